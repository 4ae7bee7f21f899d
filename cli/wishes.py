"""What is asked of a sheet or a plot, beside its rules and its stock: the options that say so, and their record."""

from collections.abc import Callable
from typing import Any, NamedTuple

import click

from odds.notation import STYLES
from odds.rules import Joining
from odds.sheets.catalogue.chance import BASES
from odds.sheets.catalogue.table import QUANTITIES
from odds.work import MOST_STEPS

from .options import Function, gathered, joins_option, ladder_option, limit_option
from .spans import Span


class Wish(NamedTuple):
    """The options that say what a sheet asks, as they were typed."""

    joins: Joining | None = None
    ladder: str | None = None
    copies: tuple[int, ...] | None = None
    quantity: str = "advantage"
    basis: str = "per_stake"
    style: str | None = None
    cutters: int = 8
    limit: int = MOST_STEPS


_OF_BOTH: dict[str, Callable[..., Any]] = {
    "cutters": click.option(
        "--cutters", type=click.IntRange(2, 40), default=8, show_default=True, help="Of the chart of lansquenet."
    ),
    "copies": click.option(
        "--copies",
        type=Span(),
        metavar="K|SPAN",
        help="How many of them are of the punter's rank; the columns of a table.",
    ),
    "joins": joins_option,
    "ladder": ladder_option,
    "limit": limit_option,
}
_OF_SHEETS = {
    "quantity": click.option(
        "--quantity", type=click.Choice(QUANTITIES), default="advantage", show_default=True, help="For rank."
    ),
    "basis": click.option(
        "--basis", type=click.Choice([*BASES]), default="per_stake", show_default=True, help="Of the advantage."
    ),
    "style": click.option(
        "--as", "style", type=click.Choice(STYLES), help="For rank.  [default: fraction; of many packs percent]"
    ),
    **_OF_BOTH,
}


def sheet_wishes(function: Function) -> Function:
    """`wish`: what is asked of a sheet."""
    return gathered(Wish, "wish", _OF_SHEETS, function)


def plot_wishes(function: Function) -> Function:
    """`wish`: what is asked of a plot."""
    return gathered(Wish, "wish", _OF_BOTH, function)
