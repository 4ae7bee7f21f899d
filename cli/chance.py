"""`odds chance`: one rank."""

from typing import Any

import click

from odds.engine.chance import chance
from odds.rules import Joining
from odds.sheets.catalogue.chance import STYLES, chance_sheet

from .asked import Source, asked, rules_named
from .options import limit_option, print_options, rank_options, rules_argument, show


@click.command("chance")
@rules_argument
@rank_options
@limit_option
@print_options
def command(
    rules: str,
    cards: int | None,
    copies: int | None,
    rank: str | None,
    joins: Joining | None,
    limit: int,
    styles: tuple[str, ...],
    digits: int | None,
    form: str,
    **source: Any,
) -> None:
    """The chances of one rank under RULES (a name from `odds rules`, or a .toml file), and what they cost.

    \b
    Examples:
      odds chance bassette --rank Q --seen "Q 7 7 K 10 A"
      odds chance pharaon --cards 30 --copies 2 --as one-in
      odds chance la-bassette --punters 5 --copies 6
    """
    table = rules_named(rules)
    question = asked(table, Source(**source), cards=cards, copies=copies, rank=rank)
    answer = chance(table, cards=question.cards, copies=question.copies, began=question.began, joins=joins, most=limit)
    show(chance_sheet(answer, rank=question.rank, styles=styles or STYLES), form, digits)
