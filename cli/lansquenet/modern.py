"""`odds lansquenet modern`: the game of two cards."""

import click

from odds.lansquenet.modern import DOUBLET_SHARES, Modern
from odds.sheets.catalogue.lansquenet.modern import modern_sheet, packs_sheet

from ..options import Printing, print_options
from ..spans import Span


@click.command("modern")
@click.option(
    "--packs", type=Span(), default="1", show_default=True, metavar="SPAN", help="How many packs: 1, or 1..6."
)
@click.option("--pack", type=int, default=52, show_default=True, metavar="CARDS", help="Cards of a pack: 52, 40 or 32.")
@click.option(
    "--doublet", default="wins", show_default=True, metavar="|".join(DOUBLET_SHARES), help="What it gives the bank."
)
@click.option("--passes", is_flag=True, help="A doublet also passes the bank on, as at Zecchinetta.")
@print_options
def command(
    packs: tuple[int, ...],
    pack: int,
    doublet: str,
    passes: bool,
    out: Printing,
) -> None:
    """Modern Lansquenet: what the bank gains on a coup, and how long it wins.

    \b
    Examples:
      odds lansquenet modern
      odds lansquenet modern --packs 1..6 --pack 52
      odds lansquenet modern --pack 40 --passes
    """
    games = [Modern(packs=many, pack=pack, doublet=doublet, passes=passes) for many in packs]
    sheet = modern_sheet(games[0], styles=out.styles) if len(games) == 1 else packs_sheet(games, styles=out.styles)
    out.show(sheet)
