"""`odds paroli`: a ladder on one rank."""

from typing import Any

import click

from odds.engine.riding import riding
from odds.rules import Joining
from odds.sheets.catalogue.paroli import STYLES, paroli_sheet

from .asked import Source, asked, fresh_deal, ladder_named, rules_named
from .options import limit_option, print_options, rank_options, rules_argument, show
from .progress import progress


@click.command("paroli")
@rules_argument
@rank_options
@click.option("--ladder", metavar="NAME|1,3,7|FILE", help="What is paid.  [default: what the rules' houses paid]")
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
    cards: int | None,
    copies: int | None,
    rank: str | None,
    joins: Joining | None,
    ladder: str | None,
    wins: int | None,
    standing: bool,
    rung: int,
    carry: bool,
    opener_again: bool,
    policy: bool,
    limit: int,
    styles: tuple[str, ...],
    digits: int | None,
    form: str,
    **source: Any,
) -> None:
    """What each rung of a ladder pays and should pay, how often it is won, and when to take.

    \b
    Examples:
      odds paroli bassette
      odds paroli bassette --ladder seven-first --wins 2
      odds paroli la-bassette --carry --policy
      odds paroli bassette --cards 30 --copies 2 --standing --rung 1
    """
    game = rules_named(rules)
    question = asked(game, Source(**source), cards=cards, copies=copies, rank=rank)
    paid = ladder_named(ladder) if ladder is not None else game.ladder
    with progress(len(paid.pays) + 1, "climbing") as done:
        answer = riding(
            game,
            paid,
            cards=question.cards,
            copies=question.copies,
            began=question.began,
            fresh=fresh_deal(question, again=opener_again),
            joins="standing" if standing else joins,
            behind=rung,
            wins=wins,
            carry=carry,
            most=limit,
            progress=done,
        )
    sheet = paroli_sheet(answer, decisions=policy, rank=question.rank, styles=styles or STYLES)
    show(sheet, form, digits)
