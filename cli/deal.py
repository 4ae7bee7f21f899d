"""`odds deal`: the whole result of one deal."""

import click

from odds.engine.chance import chance
from odds.rules import Betting, Joining, Rules
from odds.rules.betting import GREAT_PEACE, LITTLE_PEACE, PLAIN, ride
from odds.sheets.catalogue.deal import deal_sheet

from .asked import asked, ladder_paid, rules_named
from .options import (
    Printing,
    Source,
    joins_option,
    ladder_option,
    limit_option,
    print_options,
    rank_options,
    rules_argument,
)

WAYS = {"plain": PLAIN, "little-peace": LITTLE_PEACE, "great-peace": GREAT_PEACE}


@click.command("deal")
@rules_argument
@rank_options
@joins_option
@click.option("--way", type=click.Choice([*WAYS, "paroli"]), default="plain", show_default=True, help="Way of betting.")
@ladder_option
@click.option("--wins", type=int, metavar="M", help="Take a paroli after so many wins.  [default: the whole ladder]")
@click.option("--masse/--no-masse", default=True, show_default=True, help="Lay the stake again after each taking.")
@limit_option
@print_options
def command(
    rules: str,
    source: Source,
    joins: Joining | None,
    way: str,
    ladder: str | None,
    wins: int | None,
    masse: bool,
    limit: int,
    out: Printing,
) -> None:
    """Every result that one deal can have for a plan: a stake left on one card, and laid again after each taking.

    \b
    Examples:
      odds deal bassette
      odds deal bassette --way paroli --wins 2
      odds deal pharaon --way great-peace --no-masse
    """
    game = rules_named(rules)
    betting = _betting(game, way, ladder, wins)
    plan = betting.masse() if masse else betting
    cards, copies, began, _, rank = asked(game, source)
    answer = chance(game, cards=cards, copies=copies, began=began, joins=joins, betting=plan, most=limit)
    out.show(deal_sheet(answer, rank=rank, styles=out.styles))


def _betting(game: Rules, way: str, ladder: str | None, wins: int | None) -> Betting:
    if way == "paroli":
        return ride(ladder_paid(game, ladder), wins)
    if ladder is not None or wins is not None:
        raise click.UsageError(f"expected --ladder and --wins with --way paroli alone, got --way {way}")
    return WAYS[way]
