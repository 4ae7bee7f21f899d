"""The table of the old books: one quantity by cards left and copies left."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.engine.chance import Chance
from odds.engine.table import Row
from odds.notation import many
from odds.sheets.catalogue.chance import BASES, JOINED, KINDS, about_rules
from odds.sheets.sheet import Cell, Column, Sheet, Table, gain_styles

QUANTITIES = (*KINDS, "advantage")
STYLES = ("fraction",)


def table_sheet(
    rows: Sequence[Row], *, quantity: str = "advantage", basis: str = "per_stake", styles: Sequence[str] = STYLES
) -> Sheet:
    """One quantity (win, loss, null or the advantage on a basis), a table for each style of writing it."""
    rules = rows[0].rules
    what = "the banker's advantage, " + BASES[basis] if quantity == "advantage" else f"the chance of a {quantity}"
    ways = dict.fromkeys(row.joins for row in rows)
    return Sheet(
        title=f"{rules.title}: {what}",
        about=(
            ("rules", about_rules(rules)),
            ("stake", "; ".join(f"{JOINED[way]} ({_cards(rows, way)} cards left)" for way in ways)),
        ),
        tables=tuple(
            _table(rows, quantity, basis, style)
            for style in (gain_styles(styles) if quantity == "advantage" else styles)
        ),
        data={
            "rules": rules.name,
            "quantity": quantity,
            "basis": basis if quantity == "advantage" else "per_stake",
            "rows": [
                {"cards": row.cards, "copies": count, "joins": row.joins, "value": value(answer, quantity, basis)}
                for row in rows
                for count, answer in zip(row.copies, row.answers, strict=True)
                if answer is not None
            ],
        },
    )


def value(answer: Chance, quantity: str, basis: str) -> Fraction | None:
    """The one number that stands in a cell."""
    found: Any = answer.advantage_on(basis) if quantity == "advantage" else getattr(answer, quantity)
    return found if found is None else Fraction(found)


def _table(rows: Sequence[Row], quantity: str, basis: str, style: str) -> Table:
    by_copies = (Column(many(k, "copy", "copies"), style) for k in rows[0].copies)
    columns = (Column("cards", "count"), *by_copies)
    cells: list[tuple[Cell, ...]] = [
        (row.cards, *(None if answer is None else value(answer, quantity, basis) for answer in row.answers))
        for row in rows
    ]
    return Table(columns, tuple(cells))


def _cards(rows: Sequence[Row], way: str) -> str:
    """The cards left at which a stake comes in one way, as the reader would say them."""
    cards = [row.cards for row in rows if row.joins == way]
    return ", ".join(map(str, cards)) if len(cards) < 3 else f"{cards[0]}, {cards[1]} ... {cards[-1]}"
