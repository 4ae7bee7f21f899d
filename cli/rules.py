"""`odds rules`: which games there are, and what each says."""

import click

from odds.engine.chance import chance
from odds.lansquenet.reading import READINGS, reading
from odds.rules import load, names
from odds.rules.supply import whole_stock
from odds.sheets.catalogue.lansquenet.reading import reading_sheet
from odds.sheets.catalogue.rules import list_sheet, rules_sheet

from .asked import rules_named
from .options import Printing, print_options, rules_like


@click.command("rules")
@click.argument("rules", nargs=-1, metavar="[NAME|FILE]...", shell_complete=rules_like)
@print_options
def command(rules: tuple[str, ...], out: Printing) -> None:
    """The rule sets there are; or one as its table of places, with its sources; or several side by side.

    So are the readings of Lansquenet: salon, montmort and pierer.

    \b
    Examples:
      odds rules
      odds rules bassette
      odds rules basset basset-cotton
      odds rules salon montmort
    """
    if rules and {*rules} <= {*READINGS}:
        return out.show(reading_sheet([reading(name) for name in rules]))
    if rules:
        return out.show(rules_sheet([rules_named(name) for name in rules]))
    every = [load(name) for name in names()]
    whole = [chance(game, cards=cards, copies=copies) for game in every for cards, copies in [whole_stock(game)]]
    return out.show(list_sheet([(answer.rules, answer.stake.advantage) for answer in whole]))
