"""`odds board`: every rank of a stock."""

import click

from odds.engine.board import board
from odds.rules import Joining
from odds.sheets.catalogue.board import board_sheet
from odds.sheets.catalogue.chance import BASES

from .asked import rules_named, stock_asked
from .options import Printing, Source, joins_option, limit_option, print_options, rules_argument, stock_options


@click.command("board")
@rules_argument
@stock_options
@joins_option
@click.option("--basis", type=click.Choice([*BASES]), default="per_stake", show_default=True, help="Of the advantage.")
@limit_option
@print_options
def command(rules: str, source: Source, joins: Joining | None, basis: str, limit: int, out: Printing) -> None:
    """All ranks of a stock at once, the best and the worst for the punter marked.

    \b
    Examples:
      odds board bassette --seen "Q 7 7 K 10 A"
      odds board pharaon --left "A:4 K:2 Q:3 7:1" --as percent
    """
    game = rules_named(rules)
    stock, began = stock_asked(game, source)
    answers = board(game, stock, joins=joins, began=began, most=limit)
    out.show(board_sheet(answers, basis=basis, styles=out.styles))
