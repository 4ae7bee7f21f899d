"""`odds lansquenet reprise`: the cards that carabins lay on."""

from typing import Any

import click

from odds.lansquenet.game import Game
from odds.lansquenet.reprise import reprise, reprise_on_table
from odds.sheets.catalogue.lansquenet.reprise import Turned, reprise_sheet
from odds.sheets.catalogue.lansquenet.words import multiplicity, up_cards_said

from ..options import Printing, limit_option, print_options
from ..spans import Span
from .options import allowed, alone, pack_of, pack_options, reading_named, reading_option, table_options


@click.command("reprise")
@click.option("--cutters", type=int, default=12, show_default=True, metavar="N", help="How many cutters.")
@click.option("--turned", type=Span(), default="0..30..2", show_default=True, metavar="SPAN", help="Cards turned.")
@reading_option
@click.option("--rejouissance", is_flag=True, help="Play with the rejouissance.")
@pack_options
@table_options
@limit_option
@print_options
def command(
    cutters: int,
    turned: tuple[int, ...],
    read: str,
    rejouissance: bool,
    pack: str,
    packs: int,
    up_cards: tuple[int, ...] | None,
    banker: int | None,
    exposed: int | None,
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
    reading, cards = reading_named(read), pack_of(pack, packs)
    alone("--up-cards", up_cards, {"--banker": banker, "--exposed": exposed})
    own, lying = 1 if banker is None else banker, exposed or 0
    asked: dict[str, Any] = {"cutters": cutters, "rejouissance": rejouissance}
    deal = f"{cutters} cutters, {'with' if rejouissance else 'without'} the rejouissance"
    if up_cards is None:
        allowed(limit, cards, [Game(cards, reading).up_cards(cutters)] * len(turned))
    else:
        asked = {"up_cards": list(up_cards), "banker": own, "exposed": lying}
        deal = f"{up_cards_said(up_cards)} up-cards; the banker's {multiplicity(own)}"
    answers = [
        Turned(many, reprise(cutters, turned=many, reading=reading, pack=cards, rejouissance=rejouissance, most=limit))
        if up_cards is None
        else Turned(many, reprise_on_table(up_cards, own=own, turned=many, rejouissance=lying, pack=cards))
        for many in turned
    ]
    out.show(reprise_sheet(answers, deal=deal, asked=asked, reading=reading, pack=cards, styles=out.styles))
