"""`odds paroli`: a ladder on one rank."""

import click

from odds.engine.carrying import Fresh
from odds.engine.paroli import paroli
from odds.rules import Joining
from odds.sheets.catalogue.paroli import paroli_sheet

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
from .progress import progress


@click.command("paroli")
@rules_argument
@rank_options
@joins_option
@ladder_option
@click.option("--wins", type=int, metavar="M", help="Go no further than so many wins.")
@click.option("--standing", is_flag=True, help="The stake stands since earlier (as --joins standing).")
@click.option("--rung", type=int, default=0, metavar="R", help="Wins that a standing stake has behind it.")
@click.option("--carry", is_flag=True, help="Best play carries a stake left on the card into fresh deals.")
@click.option("--opener-again/--no-opener-again", default=True, help="A carried stake comes in as one just laid.")
@click.option("--policy", is_flag=True, help="List when to ride and when to take.")
@limit_option
@print_options
def command(
    rules: str,
    source: Source,
    joins: Joining | None,
    ladder: str | None,
    wins: int | None,
    standing: bool,
    rung: int,
    carry: bool,
    opener_again: bool,
    policy: bool,
    limit: int,
    out: Printing,
) -> None:
    """What each rung of a ladder pays and should pay, how often it is won, and when to take.

    \b
    Examples:
      odds paroli bassette
      odds paroli bassette --ladder seven-first --wins 2
      odds paroli la-bassette --carry --policy
      odds paroli bassette --cards 30 --copies 2 --standing --rung 1
    """
    if standing and joins not in (None, "standing"):
        raise click.UsageError(f"expected --standing or --joins {joins}, got both")
    game = rules_named(rules)
    paid = ladder_paid(game, ladder)
    cards, copies, began, whole, rank = asked(game, source)
    with progress(len(paid.pays) + 1, "climbing") as done:
        answer = paroli(
            game,
            paid,
            cards=cards,
            copies=copies,
            began=began,
            fresh=Fresh(began, whole, opener_again),
            joins="standing" if standing else joins,
            behind=rung,
            wins=wins,
            carry=carry,
            most=limit,
            progress=done,
        )
    out.show(paroli_sheet(answer, decisions=policy, rank=rank, styles=out.styles))
