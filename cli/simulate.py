"""`odds simulate`: shuffled packs beside the exact chances."""

from typing import Any

import click

from odds.engine.chance import chance
from odds.engine.monte_carlo import simulate
from odds.rules import Joining, Play
from odds.sheets.catalogue.simulate import simulate_sheet

from .asked import Source, asked, rules_named
from .options import limit_option, print_options, rank_options, rules_argument, show
from .progress import progress


@click.command("simulate")
@rules_argument
@rank_options
@click.option("--deals", type=click.IntRange(1, 10**9), default=100_000, show_default=True, help="How many stocks.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same deals.")
@limit_option
@print_options
def command(
    rules: str,
    cards: int | None,
    copies: int | None,
    rank: str | None,
    joins: Joining | None,
    deals: int,
    seed: int,
    limit: int,
    styles: tuple[str, ...],
    digits: int | None,
    form: str,
    **source: Any,
) -> None:
    """Deal shuffled stocks, and set what came beside the exact chances, with z-scores.

    \b
    Examples:
      odds simulate bassette --deals 20000 --seed 1
      odds simulate basset --cards 31 --copies 3
    """
    del styles  # exact and simulated stand side by side as percentages
    game = rules_named(rules)
    question = asked(game, Source(**source), cards=cards, copies=copies, rank=rank)
    answer = chance(game, cards=question.cards, copies=question.copies, began=question.began, joins=joins, most=limit)
    play = Play.of(game)
    with progress(deals, "dealing") as done:
        estimate = simulate(
            play,
            play.enter(answer.place),
            cards=answer.cards,
            copies=answer.copies,
            deals=deals,
            seed=seed,
            progress=done,
        )
    show(simulate_sheet(answer, estimate, seed=seed, rank=question.rank), form, digits)
