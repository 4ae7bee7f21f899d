"""`odds table`: one quantity by cards left and copies left."""

import click

from odds.engine.table import table
from odds.rules import Joining
from odds.rules.supply import whole_stock
from odds.sheets.catalogue.chance import BASES
from odds.sheets.catalogue.table import QUANTITIES, table_sheet

from .asked import first_cards, rules_named
from .options import Printing, Source, joins_option, limit_option, pack_options, print_options, rules_argument
from .progress import progress
from .spans import Span


@click.command("table")
@rules_argument
@click.option("--quantity", type=click.Choice(QUANTITIES), default="advantage", help="What to print.")
@click.option("--basis", type=click.Choice([*BASES]), default="per_stake", show_default=True, help="Of the advantage.")
@click.option("--cards", type=Span(), metavar="SPAN", help="Cards left, such as 52..4 or 30.  [default: all]")
@click.option("--copies", type=Span(), metavar="SPAN", help="Copies left.  [default: 1 to what one pack leaves]")
@pack_options
@joins_option
@limit_option
@print_options
def command(
    rules: str,
    quantity: str,
    basis: str,
    cards: tuple[int, ...] | None,
    copies: tuple[int, ...] | None,
    source: Source,
    joins: Joining | None,
    limit: int,
    out: Printing,
) -> None:
    """The table of the old books: one quantity by cards left and copies left, where the deal or a turn begins.

    \b
    Examples:
      odds table pharaon
      odds table bassette --cards 51..5 --joins mid-turn
      odds table basset --quantity win --cards 52..40 --as percent
    """
    game = rules_named(rules)
    columns = copies or tuple(range(1, whole_stock(game)[1] + 1))
    began = first_cards(game, source, cards=max(cards or (1,)), copies=max(columns))
    span = cards or range(began, 0, -1)
    if len(span) * len(columns) > limit // 20:
        few = f"a table of at most {limit // 20} cells, got {len(span) * len(columns)}"
        raise click.UsageError(f"expected {few}; ask for fewer cards or copies, or raise the limit (--limit)")
    with progress(len(span), "counting") as done:
        rows = table(game, cards=span, copies=columns, began=began, joins=joins, most=limit, progress=done)
    out.show(table_sheet(rows, quantity=quantity, basis=basis, styles=out.styles))
