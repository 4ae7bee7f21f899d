"""`odds lansquenet rejouissance`: the wager in the middle of the table."""

import click

from odds.lansquenet.rejouissance import rejouissance, rejouissance_on_table
from odds.sheets.catalogue.lansquenet.rejouissance import rejouissance_sheet, wagers_sheet

from ..options import Printing, limit_option, print_options
from ..spans import Counts
from .options import Deal, allowed, cutters_option, deal_options, how


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
    game = deal.game
    if up_cards is not None:
        answers = [rejouissance_on_table(up_cards, chips=chips, **how(game))]
    else:
        allowed(limit, game, cutters * 3 if len(cutters) == 1 else cutters)  # two hands beside one wager
        answers = [rejouissance(many, chips=chips, **how(game), most=limit) for many in cutters]
    alone = len(answers) == 1
    out.show(rejouissance_sheet(answers[0], styles=out.styles) if alone else wagers_sheet(answers, styles=out.styles))
