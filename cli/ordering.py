"""From the options of a sheet to the order of it: which form, which rules or reading, which stock."""

import sys
from typing import NamedTuple

import click

from odds.claims.book import book
from odds.claims.claim import Claim
from odds.claims.reading import read
from odds.engine.exact import MOST_STEPS
from odds.ranks import near
from odds.rules import Joining, Rules, load, names
from odds.sheets import FORMATS, PAPERS, SET
from odds.sheets.printed import Order
from odds.stock import Stock

from .asked import asked as asked_of
from .asked import first_cards, ladder_named, rules_named, stock_asked
from .files import stem_of, text_of
from .lansquenet.options import reading_named
from .options import Source

ENDINGS = {"md": "markdown", "txt": "text", "tex": "latex", "htm": "html"} | {form: form for form in (*FORMATS, *SET)}
USUAL = "bassette"
LANSQUENET, CLAIMS = "lansquenet", "claims"
OF_LANSQUENET = ("stakes", LANSQUENET)
OF_SEVERAL = ("ladders", "advantage")
OF_ONE_RANK = ("paroli", "ladder", "result")


class Wish(NamedTuple):
    """The options that say what a sheet asks, as they were typed."""

    joins: Joining | None
    ladder: str | None
    quantity: str = "advantage"
    basis: str = "per_stake"
    style: str = "fraction"
    cutters: int = 8
    limit: int = MOST_STEPS


def form_of(output: str | None, form: str | None) -> str:
    """The form of a sheet: as named, as the ending of its file says, or text."""
    if form is not None or output is None:
        return one_of("format", form or "text", (*FORMATS, *SET))
    ending = output.rpartition(".")[2].lower() if "." in output else ""
    if ending not in ENDINGS:
        endings = ", ".join(f".{each}" for each in sorted(ENDINGS))
        raise click.UsageError(
            f"expected a file that ends in one of {endings}, got {output!r}{near(ending, [*ENDINGS])}"
        )
    return ENDINGS[ending]


def one_of(what: str, word: str, words: tuple[str, ...]) -> str:
    """A word that is one of these, or one sentence with those near it."""
    if word not in words:
        raise click.UsageError(f"expected a {what} among {', '.join(words)}, got {word!r}{near(word, [*words])}")
    return word


def paper_of(word: str) -> str:
    """One of the papers."""
    return one_of("paper", word.lower(), PAPERS)


def order_of(name: str, rules: tuple[str, ...], source: Source, wish: Wish) -> Order:
    """The order of a sheet or a plot."""
    if name == CLAIMS:
        return _order_of_claims(rules)
    of_lansquenet = name in OF_LANSQUENET or rules[:1] == (LANSQUENET,)
    rules = rules[1:] if rules[:1] == (LANSQUENET,) else rules
    if len(rules) > 1 and name not in OF_SEVERAL:
        raise click.UsageError(f"expected one rule set for {name}, got {len(rules)}: {' '.join(rules)}")
    reading = reading_named(rules[0] if rules else "salon") if of_lansquenet else None
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
    told = read((name, text_of(name, "claims")) for name in files) if files else book()
    asked = [name for name in names if name not in files]
    claims = tuple(claim for claim in told.claims if not asked or any(_about(claim, name) for name in asked))
    if not claims:
        raise click.UsageError(f"expected rule sets that something is claimed of, got {' '.join(asked)}")
    game = load(USUAL)
    cards, copies, began, whole, rank = asked_of(game, Source())
    stock = Stock.of(cards=cards, copies=copies)
    return Order((game,), stock, began, cards, copies, whole, rank, claims=claims, more=told.sources)


def _about(claim: Claim, name: str) -> bool:
    return stem_of(claim.where) == name or name in claim.arguments.get("rules", ())


def _stock(game: Rules, source: Source, name: str) -> tuple[Stock, int]:
    """The stock (by rank where a sheet goes through the ranks), and how many cards the deal began with."""
    if name in ("board", "booklet"):
        return stock_asked(game, source)
    first = first_cards(game, source, cards=0, copies=0)
    return Stock.of(cards=first, copies=0), first


def _games(name: str, rules: tuple[str, ...]) -> tuple[Rules, ...]:
    if name == "ladders" and not rules:
        return tuple(map(load, names()))
    return tuple(map(rules_named, rules or (USUAL,)))


def to_the_terminal(form: str, pages: list[bytes]) -> None:
    """Pages on standard output, if they can stand there."""
    if len(pages) > 1:
        raise click.UsageError(f"expected -o FILE for a {form} of {len(pages)} pages, a file for each, got none")
    if form in ("pdf", "png") and sys.stdout.isatty():
        raise click.UsageError(f"expected -o FILE or a pipe for a {form}, got a terminal")
    click.echo(pages[0], nl=False)
