"""`odds lansquenet reprise`: the cards that carabins lay on."""

import click

from odds.lansquenet.reprise import reprise, reprise_on_table
from odds.sheets.catalogue.lansquenet.reprise import reprise_sheet

from ..options import Printing, limit_option, print_options
from ..spans import Span
from .options import Deal, Lying, allowed, deal_options, how, table_options


@click.command("reprise")
@click.option("--cutters", type=int, default=12, show_default=True, metavar="N", help="How many cutters.")
@click.option("--turned", type=Span(), default="0..30..2", show_default=True, metavar="SPAN", help="Cards turned.")
@deal_options
@click.option("--rejouissance", is_flag=True, help="Play with the rejouissance.")
@table_options
@limit_option
@print_options
def command(
    cutters: int,
    turned: tuple[int, ...],
    deal: Deal,
    rejouissance: bool,
    lying: Lying,
    limit: int,
    out: Printing,
) -> None:
    """How many reprise cards lie out as the stock is turned, single, double, triple, and what they are worth.

    \b
    Examples:
      odds lansquenet reprise
      odds lansquenet reprise --cutters 4 --turned 10
      odds lansquenet reprise --up-cards 3,0,0 --banker 2 --turned 0..8
    """
    game = deal.game
    if lying.asked:
        answers = [reprise_on_table(**lying.there, turned=many, **how(game)) for many in turned]
    else:
        allowed(limit, game, [cutters] * len(turned))
        played = {"with_rejouissance": rejouissance, "most": limit, **how(game)}
        answers = [reprise(cutters, turned=many, **played) for many in turned]
    out.show(reprise_sheet(answers, styles=out.styles))
