"""`odds lansquenet hand`: the whole hand."""

import click

from odds.lansquenet.hand import hand
from odds.lansquenet.hand_on_table import hand_on_table
from odds.sheets.catalogue.lansquenet.hand import hand_sheet
from odds.sheets.catalogue.lansquenet.hand_on_table import hand_on_table_sheet
from odds.sheets.catalogue.lansquenet.hands import hands_sheet

from ..options import Printing, limit_option, print_options
from ..progress import progress
from .options import Deal, Lying, allowed, cutters_option, deal_options, how, table_options


@click.command("hand")
@cutters_option("4..12")
@deal_options
@click.option(
    "--rejouissance",
    "chips",
    type=int,
    is_flag=False,
    flag_value=0,
    metavar="[CHIPS]",
    help="Play with it, so many chips on it.  [alone: none]",
)
@table_options
@limit_option
@print_options
def command(
    cutters: tuple[int, ...],
    deal: Deal,
    chips: int | None,
    lying: Lying,
    limit: int,
    out: Printing,
) -> None:
    """What a hand is worth to the banker and to every seat, with all its chances; for a span of cutters, a table.

    \b
    Examples:
      odds lansquenet hand --cutters 4
      odds lansquenet hand --cutters 4..12 --rejouissance
      odds lansquenet hand --cutters 5 --reading montmort
      odds lansquenet hand --up-cards 3,1,0 --banker 2
    """
    game = deal.game
    if lying.asked:
        answer = hand_on_table(**lying.there, chips=chips or 0, **how(game), most=limit)
        return out.show(hand_on_table_sheet(answer, styles=out.styles))
    allowed(limit, game, cutters)
    hands = []
    with progress(len(cutters), "dealing") as done:
        for many in cutters:
            hands.append(hand(many, **how(game), chips=chips, most=limit))
            done(1)
    one = len(hands) == 1
    return out.show(hand_sheet(hands[0], styles=out.styles) if one else hands_sheet(hands, styles=out.styles))
