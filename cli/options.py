"""Options that several commands share."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from odds.engine.exact import MOST_STEPS
from odds.notation import STYLES
from odds.rules import JOININGS, names
from odds.sheets import FORMATS, Sheet, render

Function = TypeVar("Function", bound=Callable[..., Any])

_STOCK = (
    click.option("--pack", metavar="PACK", help="The pack: 52, 40 or 32, or a list of its ranks.  [default: 52]"),
    click.option("--packs", type=click.IntRange(1), metavar="N", help="How many packs are shuffled together."),
    click.option("--seen", metavar="CARDS", help='Cards already seen of a fresh stock: "Q 7 7 K".'),
    click.option("--left", metavar="COUNTS", help='What is left, counted out: "Q:3 K:4 7:2".'),
    click.option(
        "--punters", type=click.IntRange(1), metavar="N", help="Punters, where the rules count packs by them."
    ),
    click.option("--hand", "hands", multiple=True, metavar="CARDS", help="A hand dealt from the packs; once for each."),
)
_NUMBERS = (
    click.option("--cards", type=int, metavar="N", help="How many cards are left."),
    click.option("--copies", type=int, metavar="K", help="How many of them are of the punter's rank."),
    click.option("--rank", metavar="RANK", help="The punter's rank, in English, French or Italian."),
)
_LIMIT = click.option(
    "--limit", type=click.IntRange(1), default=MOST_STEPS, show_default=True, metavar="STEPS", help="Work allowed."
)
_JOINS = click.option("--joins", type=click.Choice(JOININGS), help="How the stake comes in.  [default: as N allows]")
_PRINT = (
    click.option(
        "--as", "styles", type=click.Choice(STYLES), multiple=True, help="How numbers are written (repeatable)."
    ),
    click.option("--digits", type=click.IntRange(0, 10_000), metavar="N", help="Digits after the point."),
    click.option(
        "--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="How to print."
    ),
)


def rules_argument(function: Function) -> Function:
    """RULES: the name of a rule set, or a file of one's own."""
    return click.argument("rules", metavar="RULES", shell_complete=rules_like)(function)


def rules_like(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The names of rule sets that begin so, for the shell's completion."""
    del ctx, param
    return [name for name in names() if name.startswith(incomplete)]


def stock_options(function: Function) -> Function:
    """Where the cards left come from."""
    return _all(_STOCK, function)


def rank_options(function: Function) -> Function:
    """Where the cards left come from, and which rank is asked about."""
    return _all((*_NUMBERS, *_STOCK, _JOINS), function)


def limit_option(function: Function) -> Function:
    """How much work is allowed."""
    return _LIMIT(function)


def joins_option(function: Function) -> Function:
    """How a stake comes in."""
    return _JOINS(function)


def print_options(function: Function) -> Function:
    """How the answer is printed."""
    return _all(_PRINT, function)


def format_options(function: Function) -> Function:
    """How an answer that chooses its own style of numbers is printed."""
    return _all(_PRINT[1:], function)


def show(sheet: Sheet, form: str, digits: int | None) -> None:
    """Print a sheet on standard output."""
    click.echo(render(sheet, form, digits=digits), nl=False)


def _all(options: tuple[Callable[[Function], Function], ...], function: Function) -> Function:
    for option in reversed(options):
        function = option(function)
    return function
