"""`odds lansquenet rejouissance`: the wager in the middle of the table."""

from typing import Any

import click

from odds.lansquenet.hand import hand
from odds.lansquenet.rejouissance import rejouissance, rejouissance_on_table
from odds.sheets.catalogue.lansquenet.rejouissance import Asked, rejouissance_sheet, wagers_sheet

from ..options import Printing, limit_option, print_options
from ..spans import Counts
from .options import Deal, allowed, cutters_option, deal_options


@click.command("rejouissance")
@cutters_option("4..12")
@deal_options
@click.option("--chips", type=int, metavar="N", help="What so many chips on it bring the banker.")
@click.option("--up-cards", type=Counts(), metavar="S,D,T", help="With so many single, double, triple on the table.")
@limit_option
@print_options
def command(
    cutters: tuple[int, ...],
    deal: Deal,
    chips: int | None,
    up_cards: tuple[int, ...] | None,
    limit: int,
    out: Printing,
) -> None:
    """What a chip on the rejouissance brings the banker, and what the rejouissance changes in the hand.

    \b
    Examples:
      odds lansquenet rejouissance
      odds lansquenet rejouissance --cutters 12 --chips 40
      odds lansquenet rejouissance --up-cards 3,1,0
    """
    if chips is not None and chips < 0:
        raise click.UsageError(f"expected 0 chips or more on the rejouissance, got {chips}")
    game = deal.game
    how: dict[str, Any] = {"reading": game.reading, "pack": game.pack}
    if up_cards is None:
        allowed(limit, game, cutters * 3 if len(cutters) == 1 else cutters)  # two hands beside the wager
    if up_cards is not None:
        answer = rejouissance_on_table(up_cards, **how)
        sheet = rejouissance_sheet(answer, Asked(**how, up_cards=up_cards, chips=chips), styles=out.styles)
    elif len(cutters) == 1:
        hands = hand(cutters[0], **how, most=limit), hand(cutters[0], rejouissance=0, **how, most=limit)
        asked = Asked(**how, cutters=cutters[0], chips=chips)
        sheet = rejouissance_sheet(rejouissance(cutters[0], **how, most=limit), asked, hands=hands, styles=out.styles)
    else:
        answers = [(rejouissance(many, **how, most=limit), Asked(**how, cutters=many)) for many in cutters]
        sheet = wagers_sheet(answers, styles=out.styles)
    out.show(sheet)
