"""`stakes`: what does a carabin lay at Lansquenet, and what is he paid?

Nouns: multiplicity (how many copies of a rank are out), stake and payment, multiple (the same for so many chips).
"""

from fractions import Fraction

from odds.lansquenet.stakes import Odds, stake_table
from odds.sheets.catalogue.lansquenet.stakes import stakes_sheet
from odds.sheets.printed.charts import SPACE
from odds.sheets.printed.lansquenet import lansquenet_page
from odds.sheets.printed.order import Order
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue

CHIPS = 12  # the most chips that the table of multiples pays


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """Stakes and payments for every multiplicity against every other, with their multiples."""
    every = stake_table()
    return lansquenet_page(
        order,
        tongue,
        title=tongue("stakes-title"),
        subtitle=tongue("stakes-subtitle"),
        tables=(_odds(every, tongue), _multiples(every, tongue)),
        notes=(tongue("stakes-rule"), tongue("stakes-example")),
        basis=tongue("stakes-basis"),
        data=stakes_sheet(every).data,
    )


def _odds(every: tuple[Odds, ...], tongue: Tongue) -> Table:
    columns = (
        Column(tongue("stakes-banker")),
        Column(tongue("stakes-carabin")),
        Column(tongue("stakes-lays"), "count"),
        Column(tongue("stakes-paid"), "count"),
        Column(tongue("stakes-chance"), "fraction"),
        Column(tongue("stakes-even"), "fraction"),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            tongue(f"multiplicity-{odds.banker}"),
            tongue(f"multiplicity-{odds.carabin}"),
            odds.least_stake,
            odds.least_pays,
            odds.chance,
            odds.edge_even,
        )
        for odds in every
    )
    return Table(columns, rows, tongue("stakes-caption"))


def _multiples(every: tuple[Odds, ...], tongue: Tongue) -> Table:
    """A row for each stake in chips, a column for each least stake with its payment; nothing where a chip breaks."""
    ratios = sorted({odds.ratio for odds in every}, key=lambda ratio: Fraction(*ratio))
    columns = (
        Column(tongue("stakes-chips"), "count"),
        *(Column(_ratio(stake, pays, tongue), "count") for pays, stake in ratios),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (chips, *(chips // stake * pays if chips % stake == 0 else None for pays, stake in ratios))
        for chips in range(1, CHIPS + 1)
    )
    return Table(columns, rows, tongue("stakes-multiples"))


def _ratio(stake: int, pays: int, tongue: Tongue) -> str:
    """In the words of the first table, and in its order; broken at the comma alone."""
    return tongue("stakes-ratio", stake=stake, pays=pays).replace(" ", SPACE).replace(f",{SPACE}", ", ")
