"""From the options of a sheet or a plot to the order of it: which rules or reading, which stock, which claims."""

from typing import NamedTuple

import click

from odds.claims.claim import Claim
from odds.claims.quantities import plain
from odds.rules import Joining, Rules, load, names
from odds.sheets.printed import Order
from odds.stock import Stock
from odds.work import MOST_STEPS

from .asked import asked as asked_of
from .asked import first_cards, ladder_named, rules_named, stock_asked
from .claiming import claims_named
from .files import stem_of
from .lansquenet.options import reading_named
from .options import Source

USUAL = "bassette"
LANSQUENET, CLAIMS = "lansquenet", "claims"
OF_LANSQUENET = ("stakes", LANSQUENET)
OF_SEVERAL = ("ladders", "advantage")
OF_ONE_RANK = ("paroli", "ladder", "result")
OF_EVERY_RANK = ("board", "booklet")
# Which of the options of the stock each asks for; the others of the house ask for none.
_PACKS = ("pack", "packs", "punters")
_READS = {
    **dict.fromkeys(("rank", "rules", "advantage"), _PACKS),
    **dict.fromkeys(OF_EVERY_RANK, (*_PACKS, "seen", "left", "hands")),
    **dict.fromkeys(OF_ONE_RANK, Source._fields),
}


class Wish(NamedTuple):
    """The options that say what a sheet asks, as they were typed."""

    joins: Joining | None
    ladder: str | None
    quantity: str = "advantage"
    basis: str = "per_stake"
    style: str = "fraction"
    cutters: int = 8
    limit: int = MOST_STEPS


def order_of(name: str, rules: tuple[str, ...], source: Source, wish: Wish) -> Order:
    """The order of a sheet or a plot."""
    for option, given in source._asdict().items():
        if given and option not in _READS.get(name, ()):
            raise click.UsageError(
                f"expected no --{option.removesuffix('s') if option == 'hands' else option} for {name}"
            )
    if name == CLAIMS:
        return _order_of_claims(rules)
    bound = name == "booklet" and rules[:1] == (LANSQUENET,)
    rules = rules[1:] if bound else rules
    if len(rules) > 1 and name not in OF_SEVERAL:
        raise click.UsageError(f"expected one rule set for {name}, got {len(rules)}: {' '.join(rules)}")
    if len(rules) > 1 and any((source.pack, source.packs, source.punters)):
        raise click.UsageError(f"expected one rule set beside --pack, --packs or --punters, got {' '.join(rules)}")
    reading = reading_named(rules[0] if rules else "salon") if bound or name in OF_LANSQUENET else None
    games = _games(name, () if reading else rules)
    stock, began = _stock(games[0], source, name)
    told = source if name in OF_ONE_RANK else Source(source.pack, source.packs)
    cards, copies, begun, whole, rank = asked_of(games[0], told)
    return Order(
        rules=games,
        stock=stock,
        began=begun if name in OF_ONE_RANK else began,
        cards=cards,
        copies=copies,
        whole=whole,
        rank=rank,
        joins=wish.joins,
        ladder=None if wish.ladder is None else ladder_named(wish.ladder),
        quantity=wish.quantity,
        basis=wish.basis,
        style=wish.style,
        reading=reading,
        cutters=wish.cutters,
        limit=wish.limit,
    )


def _order_of_claims(names: tuple[str, ...]) -> Order:
    """Every claim, those about some rule sets, or those of files of one's own."""
    files = tuple(name for name in names if name.endswith(".toml"))
    told = claims_named(files)
    asked = [name for name in names if name not in files]
    claims = tuple(claim for claim in told.claims if not asked or any(_about(claim, name) for name in asked))
    if not claims:
        raise click.UsageError(f"expected rule sets that something is claimed of, got {' '.join(asked)}")
    game = load(USUAL)
    cards, copies, began, whole, rank = asked_of(game, Source())
    stock = Stock.of(cards=cards, copies=copies)
    return Order((game,), stock, began, cards, copies, whole, rank, claims=claims, more=told.sources)


def _about(claim: Claim, name: str) -> bool:
    return stem_of(claim.where) == name or name in map(plain, claim.arguments.get("rules", ()))


def _stock(game: Rules, source: Source, name: str) -> tuple[Stock, int]:
    """The stock (by rank where a sheet goes through the ranks), and how many cards the deal began with."""
    if name in OF_EVERY_RANK:
        return stock_asked(game, source)
    first = first_cards(game, source, cards=0, copies=0)
    return Stock.of(cards=first, copies=0), first


def _games(name: str, rules: tuple[str, ...]) -> tuple[Rules, ...]:
    if name == "ladders" and not rules:
        return tuple(map(load, names()))
    return tuple(map(rules_named, rules or (USUAL,)))
