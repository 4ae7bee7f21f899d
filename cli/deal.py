"""`odds deal`: the whole result of one deal."""

from typing import Any

import click

from odds.engine.chance import chance
from odds.rules import Betting, Joining, Rules
from odds.rules.betting import GREAT_PEACE, LITTLE_PEACE, PLAIN, paroli
from odds.sheets.catalogue.chance import STYLES
from odds.sheets.catalogue.deal import deal_sheet

from .asked import Source, asked, ladder_named, rules_named
from .options import limit_option, print_options, rank_options, rules_argument, show

WAYS = {"plain": PLAIN, "little-peace": LITTLE_PEACE, "great-peace": GREAT_PEACE}


@click.command("deal")
@rules_argument
@rank_options
@click.option("--way", type=click.Choice([*WAYS, "paroli"]), default="plain", show_default=True, help="Way of betting.")
@click.option("--ladder", metavar="NAME|1,3,7|FILE", help="What a paroli is paid.  [default: as the rules' houses]")
@click.option("--wins", type=int, metavar="M", help="Take a paroli after so many wins.  [default: the whole ladder]")
@click.option("--masse/--no-masse", default=True, show_default=True, help="Lay the stake again after each taking.")
@limit_option
@print_options
def command(
    rules: str,
    cards: int | None,
    copies: int | None,
    rank: str | None,
    joins: Joining | None,
    way: str,
    ladder: str | None,
    wins: int | None,
    masse: bool,
    limit: int,
    styles: tuple[str, ...],
    digits: int | None,
    form: str,
    **source: Any,
) -> None:
    """Every result that one deal can have for a plan: a stake left on one card, and laid again after each taking.

    \b
    Examples:
      odds deal bassette
      odds deal bassette --way paroli --wins 2
      odds deal pharaon --way great-peace --no-masse
    """
    game = rules_named(rules)
    question = asked(game, Source(**source), cards=cards, copies=copies, rank=rank)
    betting = _betting(game, way, ladder, wins)
    answer = chance(
        game,
        cards=question.cards,
        copies=question.copies,
        began=question.began,
        joins=joins,
        betting=betting.masse() if masse else betting,
        most=limit,
    )
    show(deal_sheet(answer, rank=question.rank, styles=styles or STYLES), form, digits)


def _betting(game: Rules, way: str, ladder: str | None, wins: int | None) -> Betting:
    if way == "paroli":
        return paroli(ladder_named(ladder) if ladder is not None else game.ladder, wins)
    if ladder is not None or wins is not None:
        raise click.UsageError(f"expected --ladder and --wins with --way paroli alone, got --way {way}")
    return WAYS[way]
