"""Options that several commands share, and the records in which they reach a command."""

import sys
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, NamedTuple, TypeVar

import click

from odds.notation import STYLES
from odds.rules import JOININGS, names
from odds.sheets import FORMATS, Sheet, render
from odds.work import MOST_STEPS

from .spans import Span

Function = TypeVar("Function", bound=Callable[..., Any])


class Source(NamedTuple):
    """The options that say where the cards left come from, and which rank is asked about, as they were typed."""

    pack: str | None = None
    packs: int | None = None
    seen: str | None = None
    left: str | None = None
    punters: int | None = None
    hands: tuple[str, ...] = ()
    cards: int | None = None
    copies: int | None = None
    rank: str | None = None


class Printing(NamedTuple):
    """The options that say how an answer is printed."""

    styles: tuple[str, ...]
    digits: int | None
    form: str

    def show(self, sheet: Sheet) -> None:
        """Print a sheet on standard output, no wider than a terminal if it is one."""
        width = None
        if sys.stdout is not None and sys.stdout.isatty():
            from .terminal import across  # a pipe has no width, and no use for the import

            width = across()
        click.echo(render(sheet, self.form, digits=self.digits, width=width), nl=False)


# What each option is called in the record that it goes into.
_PACKS = {
    "pack": click.option("--pack", metavar="PACK", help="The pack: 52, 40, 32 or its ranks.  [default: 52]"),
    "packs": click.option("--packs", type=click.IntRange(1), metavar="N", help="How many packs are shuffled together."),
}
_STOCK = {
    **_PACKS,
    "seen": click.option("--seen", metavar="CARDS", help='Cards already seen of a fresh stock: "Q 7 7 K".'),
    "left": click.option("--left", metavar="COUNTS", help='What is left, counted out: "Q:3 K:4 7:2".'),
    "punters": click.option("--punters", type=click.IntRange(1), metavar="N", help="Punters, where packs go by them."),
    "hands": click.option("--hand", "hands", multiple=True, metavar="CARDS", help="A punter's hand, once for each."),
}
_ONE_RANK = {
    "cards": click.option("--cards", type=int, metavar="N", help="How many cards are left."),
    "copies": click.option("--copies", type=int, metavar="K", help="How many of them are of the punter's rank."),
    **_STOCK,
    "rank": click.option("--rank", metavar="RANK", help="The punter's rank, in English, French or Italian."),
}
_COPIES = click.option(
    "--copies",
    type=Span(),
    metavar="K|SPAN",
    help="How many of them are of the punter's rank; the columns of a table.",
)
_PRINTING = {
    "styles": click.option("--as", "styles", type=click.Choice(STYLES), multiple=True, help="How to write numbers."),
    "digits": click.option("--digits", type=click.IntRange(0, 10_000), metavar="N", help="Digits after the point."),
    "form": click.option(
        "--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="How to print."
    ),
}


def rules_like(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The names of rule sets that begin so, for the shell's completion."""
    del ctx, param
    return [name for name in names() if name.startswith(incomplete)]


rules_argument = click.argument("rules", metavar="RULES", shell_complete=rules_like)
joins_option = click.option(
    "--joins", type=click.Choice(JOININGS), help="How the stake comes in.  [default: as it can]"
)
ladder_option = click.option(
    "--ladder", metavar="NAME|1,3,7|FILE", help="What is paid.  [default: what the rules' houses paid]"
)
limit_option = click.option(
    "--limit",
    type=click.IntRange(1),
    default=MOST_STEPS,
    show_default=True,
    metavar="STEPS",
    help="Work allowed; a step deals a card.",
)


def pack_options(function: Function) -> Function:
    """`source`: which packs are shuffled."""
    return gathered(Source, "source", _PACKS, function)


def stock_options(function: Function) -> Function:
    """`source`: where the cards left come from."""
    return gathered(Source, "source", _STOCK, function)


def rank_options(function: Function) -> Function:
    """`source`: where the cards left come from, or their numbers, and which rank is asked about."""
    return gathered(Source, "source", _ONE_RANK, function)


def sheet_options(function: Function) -> Function:
    """`source`, as for one rank; and `copies` apart, since they may be the columns of a table."""
    told = {name: option for name, option in _ONE_RANK.items() if name != "copies"}
    return _COPIES(gathered(Source, "source", told, function))


def print_options(function: Function) -> Function:
    """`out`: how the answer is printed."""
    return gathered(Printing, "out", _PRINTING, function)


def gathered(record: Any, name: str, options: Mapping[str, Callable[..., Any]], function: Function) -> Function:
    """The function with these options, which reach it together as one record under `name`."""

    @wraps(function)
    def command(**given: Any) -> Any:
        own = {field: given.pop(field) for field in options}
        return function(**given, **{name: record(**own)})

    decorated: Any = command
    for option in reversed([*options.values()]):
        decorated = option(decorated)
    return decorated  # type: ignore[no-any-return]
