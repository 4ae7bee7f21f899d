"""`odds chance`: one rank."""

import click

from odds.engine.chance import chance
from odds.rules import Joining
from odds.sheets.catalogue.chance import chance_sheet

from .asked import asked, rules_named
from .options import Printing, Source, joins_option, limit_option, print_options, rank_options, rules_argument


@click.command("chance")
@rules_argument
@rank_options
@joins_option
@limit_option
@print_options
def command(rules: str, source: Source, joins: Joining | None, limit: int, out: Printing) -> None:
    """The chances of one rank under RULES (a name from `odds rules`, or a .toml file), and what they cost.

    \b
    Examples:
      odds chance bassette --rank Q --seen "Q 7 7 K 10 A"
      odds chance pharaon --cards 30 --copies 2 --as one-in
      odds chance la-bassette --punters 5 --copies 6
    """
    game = rules_named(rules)
    cards, copies, began, _, rank = asked(game, source)
    answer = chance(game, cards=cards, copies=copies, began=began, joins=joins, most=limit)
    out.show(chance_sheet(answer, rank=rank, styles=out.styles))
