"""`odds lansquenet stakes`: the table a banker keeps beside him."""

import click

from odds.lansquenet.stakes import stake_table
from odds.sheets.catalogue.lansquenet.stakes import stakes_sheet

from ..options import Printing, print_options


@click.command("stakes")
@click.option("--chips", type=int, metavar="N", help="What a carabin with so many (at most 100,000) may lay.")
@click.option("--banker", type=int, metavar="M", help="Only against a banker's card of this multiplicity.")
@click.option("--carabin", type=int, metavar="M", help="Only for a carabin's card of this multiplicity.")
@click.option(
    "--copies",
    type=int,
    default=4,
    show_default=True,
    metavar="S",
    help="Cards of a rank, 4 for each pack; at most 100.",
)
@print_options
def command(
    chips: int | None,
    banker: int | None,
    carabin: int | None,
    copies: int,
    out: Printing,
) -> None:
    """The rule of odds: what a carabin lays on a reprise card, and what a losing banker pays him.

    A multiplicity is 1 for a single card, 2 for a double, 3 for a triple.

    \b
    Examples:
      odds lansquenet stakes
      odds lansquenet stakes --chips 30 --banker 2
      odds lansquenet stakes --copies 8 --banker 4
    """
    table = stake_table(copies, banker=banker, carabin=carabin)
    out.show(stakes_sheet(table, chips=chips, styles=out.styles))
