"""`odds lansquenet race`: which rank shows first."""

import click

from odds.lansquenet.race import Race
from odds.sheets.catalogue.lansquenet.race import race_sheet

from ..options import Printing, limit_option, print_options
from ..spans import Counts


@click.command("race")
@click.option("--banker", type=int, default=3, show_default=True, metavar="N", help="Cards of the banker's rank left.")
@click.option("--others", type=Counts(), default="3,3,3", show_default=True, metavar="N,N,...", help="Of the others.")
@click.option("--stock", type=int, metavar="N", help="All cards left, at most 5200: when does the banker's show?")
@click.option("--order", type=Counts(), metavar="I,J,...", help="That they show so: others from 1 on, the banker's 0.")
@limit_option
@print_options
def command(
    banker: int,
    others: tuple[int, ...],
    stock: int | None,
    order: tuple[int, ...] | None,
    limit: int,
    out: Printing,
) -> None:
    """Which rank of a shuffled stock shows first, and how many of the others show before the banker's.

    \b
    Examples:
      odds lansquenet race --banker 2 --others 3,3,3,3,2,1
      odds lansquenet race --banker 3 --others 3,3,2 --stock 45
      odds lansquenet race --banker 1 --others 3,2 --order 2,0
    """
    if order and (len({*order}) < len(order) or not {*order} <= {*range(len(others) + 1)}):
        known = f"0 (the banker's) to {len(others)}"
        raise click.UsageError(f"expected an order of ranks from {known}, each once, got {','.join(map(str, order))}")
    race = Race(banker=banker, others=others, most=limit)
    out.show(race_sheet(race, stock=stock, order=order, styles=out.styles))
