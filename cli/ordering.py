"""From the options of a sheet to the order of it: which form, which rules or reading, which stock."""

import sys
from typing import NamedTuple

import click

from odds.ranks import near
from odds.rules import Joining, Rules, load, names
from odds.sheets import FORMATS, PAPERS, SET
from odds.sheets.printed import Order, known

from .asked import asked, first_cards, ladder_named, rules_named, stock_asked
from .lansquenet.options import reading_named
from .options import Source

ENDINGS = {"md": "markdown", "txt": "text", "tex": "latex", "htm": "html"} | {form: form for form in (*FORMATS, *SET)}
USUAL = "bassette"
OF_LANSQUENET = ("stakes", "lansquenet")
OF_EVERY_GAME = ("ladders",)


class Wish(NamedTuple):
    """The options that say what a sheet asks, as they were typed."""

    joins: Joining | None
    ladder: str | None
    quantity: str
    basis: str
    style: str
    cutters: int
    limit: int


def form_of(output: str | None, form: str | None) -> str:
    """The form of a sheet: as named, as the ending of its file says, or text."""
    if form is not None or output is None:
        return one_of("format", form or "text", (*FORMATS, *SET))
    ending = output.rpartition(".")[2].lower() if "." in output else ""
    if ending not in ENDINGS:
        endings = ", ".join(f".{each}" for each in sorted(ENDINGS))
        raise click.UsageError(f"expected a file that ends in one of {endings}, got {output!r}{near(ending, [*ENDINGS])}")
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
    """The order of a sheet."""
    known(name)
    if len(rules) > 1 and name not in OF_EVERY_GAME:
        raise click.UsageError(f"expected one rule set for the sheet {name}, got {len(rules)}: {' '.join(rules)}")
    reading = reading_named(rules[0] if rules else "salon") if name in OF_LANSQUENET else None
    games = _games(name, () if reading else rules)
    first = games[0]
    stock, began = (None, first_cards(first, source, cards=0, copies=0)) if name == "rank" else stock_asked(first, source)
    cards, copies, begun, whole, rank = asked(first, source if name == "paroli" else Source(source.pack, source.packs))
    return Order(
        rules=games,
        stock=stock,
        began=begun if name == "paroli" else began,
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


def _games(name: str, rules: tuple[str, ...]) -> tuple[Rules, ...]:
    if name in OF_EVERY_GAME and not rules:
        return tuple(map(load, names()))
    return tuple(map(rules_named, rules or (USUAL,)))


def to_the_terminal(form: str, pages: list[bytes]) -> None:
    """Pages on standard output, if they can stand there."""
    if len(pages) > 1:
        raise click.UsageError(f"expected -o FILE for a {form} of {len(pages)} pages, a file for each, got none")
    if form in ("pdf", "png") and sys.stdout.isatty():
        raise click.UsageError(f"expected -o FILE or a pipe for a {form}, got a terminal")
    click.echo(pages[0], nl=False)
