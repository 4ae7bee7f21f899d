"""`odds ladders`: every ladder under every rule set."""

import click

from odds.engine.paroli import Paroli, every_ladder
from odds.rules import load, names
from odds.rules.ladders import ladders
from odds.sheets.catalogue.ladders import ladders_sheet

from .asked import ladder_named, rules_named
from .options import Printing, print_options, rules_like
from .progress import progress


@click.command("ladders")
@click.argument("rules", nargs=-1, metavar="[RULES]...", shell_complete=rules_like)
@click.option("--ladder", "own", multiple=True, metavar="1,3,7|FILE", help="One more ladder beside those with names.")
@click.option("--carry/--no-carry", default=True, show_default=True, help="Carry a stake left on the card.")
@print_options
def command(rules: tuple[str, ...], own: tuple[str, ...], carry: bool, out: Printing) -> None:
    """The banker's advantage on every ladder under every rule set (or these RULES), for a whole stock.

    \b
    Examples:
      odds ladders
      odds ladders bassette basset --ladder 1,3,8,20
    """
    games = [rules_named(name) for name in rules] or [load(name) for name in names()]
    paid = [*ladders().values(), *(ladder_named(name) for name in own)]
    answers: list[Paroli] = []
    with progress(len(games) * len(paid), "climbing") as done:
        for game in games:
            answers += every_ladder(game, paid, carry=carry, progress=done)
    out.show(ladders_sheet(answers, styles=out.styles))
