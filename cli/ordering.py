"""From the options of a sheet or a plot to the order of it: which rules or reading, which stock, which claims."""

import click

from odds.claims.claim import Claim
from odds.claims.quantities import plain
from odds.rules import Rules, load, names
from odds.rules.supply import packs_for
from odds.sheets.printed import Order
from odds.stock import Stock

from .asked import asked as asked_of
from .asked import first_cards, ladder_named, rules_named, stock_asked
from .claiming import claims_named
from .files import stem_of
from .lansquenet.options import reading_named
from .options import Source
from .reads import refuse_unread
from .wishes import Wish

USUAL = "bassette"
LANSQUENET, CLAIMS = "lansquenet", "claims"
OF_LANSQUENET = ("stakes", LANSQUENET)
OF_SEVERAL = ("ladders", "advantage")
OF_ONE_RANK = ("paroli", "ladder", "result")
OF_EVERY_RANK = ("board", "booklet")
MOST_COLUMNS = 12


def order_of(name: str, rules: tuple[str, ...], source: Source, wish: Wish) -> Order:
    """The order of a sheet or a plot."""
    bound = name == "booklet" and rules[:1] == (LANSQUENET,)
    refuse_unread(f"{name} {LANSQUENET}" if bound else name)
    if name == CLAIMS:
        return _order_of_claims(rules)
    rules = rules[1:] if bound else rules
    if len(rules) > 1 and name not in OF_SEVERAL:
        raise click.UsageError(f"expected one rule set for {name}, got {len(rules)}: {' '.join(rules)}")
    if len(rules) > 1 and any((source.pack, source.packs, source.punters)):
        raise click.UsageError(f"expected one rule set beside --pack, --packs or --punters, got {' '.join(rules)}")
    reading = reading_named(rules[0] if rules else "salon") if bound or name in OF_LANSQUENET else None
    games = _games(name, () if reading else rules)
    stock, began = _stock(games[0], source, name)
    if name in OF_ONE_RANK:
        told = source._replace(copies=_one(name, wish.copies))
    else:
        told = Source(source.pack, source.packs or _by_punters(games[0], source))
    cards, copies, begun, whole, rank = asked_of(games[0], told)
    return Order(
        rules=games,
        stock=stock,
        began=begun if name in OF_ONE_RANK else began,
        cards=cards,
        copies=copies,
        whole=whole,
        rank=rank,
        columns=() if name in OF_ONE_RANK else _columns(wish.copies, began),
        joins=wish.joins,
        ladder=None if wish.ladder is None else ladder_named(wish.ladder),
        quantity=wish.quantity,
        basis=wish.basis,
        style=wish.style or "",
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


def _one(name: str, copies: tuple[int, ...] | None) -> int | None:
    """The number of copies of a sheet that is about one."""
    if copies and len(copies) > 1:
        raise click.UsageError(f"expected one number of copies for {name}, got {len(copies)}")
    return copies[0] if copies else None


def _columns(copies: tuple[int, ...] | None, began: int) -> tuple[int, ...]:
    """The copies that were asked for, each once, as the columns of a table."""
    columns = tuple(dict.fromkeys(copies or ()))
    if len(columns) > MOST_COLUMNS or any(not 1 <= count <= began for count in columns):
        expected = f"expected 1 to {MOST_COLUMNS} columns of 1 to {began} copies"
        wrong = next((count for count in columns if not 1 <= count <= began), None)
        raise click.UsageError(f"{expected}, got {len(columns) if wrong is None else f'one of {wrong}'}")
    return columns


def _by_punters(game: Rules, source: Source) -> int | None:
    punters = source.punters or len(source.hands)
    return packs_for(game, punters) if punters else None


def _games(name: str, rules: tuple[str, ...]) -> tuple[Rules, ...]:
    if name == "ladders" and not rules:
        return tuple(map(load, names()))
    return tuple(map(rules_named, rules or (USUAL,)))
