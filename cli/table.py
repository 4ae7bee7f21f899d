"""`odds table`: one quantity by cards left and copies left."""

import click

from odds.engine.table import table
from odds.rules import Joining
from odds.sheets.catalogue.chance import BASES
from odds.sheets.catalogue.table import QUANTITIES, table_sheet

from .asked import Source, first_cards, rules_named
from .options import joins_option, limit_option, print_options, rules_argument, show
from .progress import progress
from .spans import Span


@click.command("table")
@rules_argument
@click.option(
    "--quantity", type=click.Choice(QUANTITIES), default="advantage", show_default=True, help="What to print."
)
@click.option("--basis", type=click.Choice([*BASES]), default="per_stake", show_default=True, help="Of the advantage.")
@click.option("--cards", type=Span(), metavar="SPAN", help="Cards left, such as 52..4 or 30.  [default: all]")
@click.option("--copies", type=Span(), metavar="SPAN", default="1..4", show_default=True, help="Copies left.")
@click.option("--pack", metavar="PACK", help="The pack: 52, 40 or 32, or a list of its ranks.  [default: 52]")
@click.option("--packs", type=click.IntRange(1), metavar="N", help="How many packs are shuffled together.")
@joins_option
@limit_option
@print_options
def command(
    rules: str,
    quantity: str,
    basis: str,
    cards: tuple[int, ...] | None,
    copies: tuple[int, ...],
    pack: str | None,
    packs: int | None,
    joins: Joining | None,
    limit: int,
    styles: tuple[str, ...],
    digits: int | None,
    form: str,
) -> None:
    """The table of the old books: one quantity by cards left and copies left, where the deal or a turn begins.

    \b
    Examples:
      odds table pharaon
      odds table bassette --cards 51..5 --joins mid-turn
      odds table basset --quantity win --cards 52..40 --as percent
    """
    game = rules_named(rules)
    began = first_cards(game, Source(pack=pack, packs=packs), cards=max(cards or (1,)), copies=max(copies))
    span = cards or range(began, 0, -1)
    with progress(len(span), "counting") as done:
        rows = table(game, cards=span, copies=copies, began=began, joins=joins, most=limit, progress=done)
    show(
        table_sheet(game, rows, copies=copies, quantity=quantity, basis=basis, styles=styles or ("fraction",)),
        form,
        digits,
    )
