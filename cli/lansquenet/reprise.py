"""`odds lansquenet reprise`: the cards that carabins lay on."""

from typing import Any

import click

from odds.lansquenet.reprise import reprise, reprise_on_table
from odds.sheets.catalogue.lansquenet.reprise import Turned, reprise_sheet
from odds.sheets.catalogue.lansquenet.words import multiplicity, up_cards_said

from ..options import Printing, limit_option, print_options
from ..spans import Span
from .options import Deal, Lying, allowed, deal_options, table_options


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
        there = lying.there
        answers = [Turned(many, reprise_on_table(**there, turned=many, pack=game.pack)) for many in turned]
        told = f"{up_cards_said(there['up_cards'])} up-cards; the banker's {multiplicity(there['own'])}"
        asked = {"up_cards": list(there["up_cards"]), "banker": there["own"], "exposed": there["rejouissance"]}
    else:
        allowed(limit, game, [cutters] * len(turned))
        how: dict[str, Any] = {"reading": game.reading, "pack": game.pack, "rejouissance": rejouissance, "most": limit}
        answers = [Turned(many, reprise(cutters, turned=many, **how)) for many in turned]
        told = f"{cutters} cutters, {'with' if rejouissance else 'without'} the rejouissance"
        asked = {"cutters": cutters, "rejouissance": rejouissance}
    page = reprise_sheet(answers, deal=told, asked=asked, reading=game.reading, pack=game.pack, styles=out.styles)
    out.show(page)
