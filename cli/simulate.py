"""`odds simulate`: shuffled packs beside the exact chances."""

import click

from odds.engine.chance import chance
from odds.engine.monte_carlo import simulation
from odds.rules import Joining
from odds.sheets.catalogue.simulate import simulate_sheet

from .asked import asked, rules_named
from .options import Printing, Source, joins_option, limit_option, print_options, rank_options, rules_argument
from .progress import progress


@click.command("simulate")
@rules_argument
@rank_options
@joins_option
@click.option("--deals", type=click.IntRange(1, 10**9), default=100_000, show_default=True, help="How many stocks.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same deals.")
@limit_option
@print_options
def command(
    rules: str, source: Source, joins: Joining | None, deals: int, seed: int, limit: int, out: Printing
) -> None:
    """Deal shuffled stocks, and set what came beside the exact chances, with z-scores.

    \b
    Examples:
      odds simulate bassette --deals 20000 --seed 1
      odds simulate basset --cards 31 --copies 3 --deals 20000
    """
    game = rules_named(rules)
    cards, copies, began, _, rank = asked(game, source)
    answer = chance(game, cards=cards, copies=copies, began=began, joins=joins, most=limit)
    with progress(deals, "dealing") as done:
        dealt = simulation(answer, deals=deals, seed=seed, progress=done)
    out.show(simulate_sheet(dealt, rank=rank))
