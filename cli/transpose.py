"""`odds transpose`: a riding stake that may be moved."""

import click

from odds.engine.transposing import transposed
from odds.rules import Joining
from odds.sheets.catalogue.transpose import transpose_sheet

from .asked import ladder_paid, rules_named, stock_asked
from .options import (
    Printing,
    Source,
    joins_option,
    ladder_option,
    limit_option,
    print_options,
    rules_argument,
    stock_options,
)
from .progress import progress


@click.command("transpose")
@rules_argument
@click.option("--rank", metavar="RANK", help="Where the stake lies first.  [default: the first of the stock]")
@stock_options
@joins_option
@ladder_option
@limit_option
@print_options
def command(
    rules: str,
    rank: str | None,
    source: Source,
    joins: Joining | None,
    ladder: str | None,
    limit: int,
    out: Printing,
) -> None:
    """The chance of each rung in one deal when the stake is moved to the best rank after each win.

    \b
    Examples:
      odds transpose bassette
      odds transpose bassette --rank Q --seen "Q 7 7 K 10 A"
    """
    game = rules_named(rules)
    stock, began = stock_asked(game, source)
    paid = ladder_paid(game, ladder)
    with progress(len(paid.pays), "moving") as done:
        answer = transposed(game, paid, stock=stock, rank=rank, joins=joins, began=began, most=limit, progress=done)
    out.show(transpose_sheet(answer, styles=out.styles))
