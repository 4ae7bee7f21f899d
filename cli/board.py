"""`odds board`: every rank of a stock."""

from typing import Any

import click

from odds.engine.chance import chance
from odds.rules import Joining
from odds.sheets.catalogue.board import board_sheet
from odds.sheets.catalogue.chance import BASES, STYLES

from .asked import Source, rules_named, stock_asked
from .options import joins_option, limit_option, print_options, rules_argument, show, stock_options


@click.command("board")
@rules_argument
@stock_options
@joins_option
@click.option("--basis", type=click.Choice([*BASES]), default="per_stake", show_default=True, help="Of the advantage.")
@limit_option
@print_options
def command(
    rules: str,
    joins: Joining | None,
    basis: str,
    limit: int,
    styles: tuple[str, ...],
    digits: int | None,
    form: str,
    **source: Any,
) -> None:
    """All ranks of a stock at once, the best and the worst for the punter marked.

    \b
    Examples:
      odds board bassette --seen "Q 7 7 K 10 A"
      odds board pharaon --left "A:4 K:2 Q:3 7:1" --as percent
    """
    table = rules_named(rules)
    stock, began = stock_asked(table, Source(**source))
    shown = table.supply.shown
    answers = [
        (rank, chance(table, cards=stock.cards - shown, copies=copies - shown, began=began, joins=joins, most=limit))
        for rank, copies in stock.left
        if copies >= shown
    ]
    show(board_sheet(answers, basis=basis, styles=styles or STYLES), form, digits)
