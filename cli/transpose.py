"""`odds transpose`: a riding stake that may be moved."""

import click

from odds.engine.exact import exact
from odds.engine.transposing import reach
from odds.rules import Joining, Play
from odds.rules.betting import paroli
from odds.rules.joining import comes_in
from odds.sheets.catalogue.transpose import Reach, transpose_sheet

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
    name = stock.rank(rank) if rank is not None else stock.ranks[0]
    paid = ladder_paid(game, ladder)
    way, place = comes_in(game, joins, cards=stock.cards, began=began)
    reached = []
    with progress(len(paid.pays), "moving") as done:
        for wins in range(1, len(paid.pays) + 1):
            play = Play.of(game, paroli(paid, wins))
            kept = exact(play, play.enter(place), cards=stock.cards, copies=stock.copies(name), most=limit)
            moved = reach(play, place, stock, name, most=limit)
            reached.append(Reach(wins, kept.chance("win"), moved))
            done(1)
    out.show(transpose_sheet(game, paid, stock, name, way, reached, out.styles or ("percent", "one-in")))
