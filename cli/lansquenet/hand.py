"""`odds lansquenet hand`: the whole hand."""

import click

from odds.lansquenet.game import Game
from odds.lansquenet.hand import hand
from odds.lansquenet.turning import hand_on_table
from odds.sheets.catalogue.lansquenet.hand import hand_sheet
from odds.sheets.catalogue.lansquenet.hands import hands_sheet, table_sheet

from ..options import Printing, limit_option, print_options
from ..progress import progress
from .options import allowed, alone, cutters_option, pack_of, pack_options, reading_named, reading_option, table_options


@click.command("hand")
@cutters_option("4..12")
@reading_option
@click.option(
    "--rejouissance",
    "chips",
    type=int,
    is_flag=False,
    flag_value=0,
    metavar="[CHIPS]",
    help="Play with it, so many chips on it.  [alone: none]",
)
@pack_options
@table_options
@limit_option
@print_options
def command(
    cutters: tuple[int, ...],
    read: str,
    chips: int | None,
    pack: str,
    packs: int,
    up_cards: tuple[int, ...] | None,
    banker: int | None,
    exposed: int | None,
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
    cards, reading = pack_of(pack, packs), reading_named(read)
    alone("--up-cards", up_cards, {"--banker": banker, "--exposed": exposed})
    if up_cards is not None:
        lying = {"own": 1 if banker is None else banker, "rejouissance": exposed or 0, "chips": chips or 0}
        answer = hand_on_table(up_cards, **lying, reading=reading, pack=cards, most=limit)
        sheet = table_sheet(answer, up_cards=up_cards, **lying, reading=reading, pack=cards, styles=out.styles)
        return out.show(sheet)
    allowed(limit, cards, [Game(cards, reading).up_cards(many) for many in cutters])
    hands = []
    with progress(len(cutters), "dealing") as done:
        for many in cutters:
            hands.append(hand(many, reading=reading, pack=cards, rejouissance=chips, most=limit))
            done(1)
    one = len(hands) == 1
    return out.show(hand_sheet(hands[0], styles=out.styles) if one else hands_sheet(hands, styles=out.styles))
