"""The table of the old books: one quantity by cards left and copies left."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.engine.chance import Chance
from odds.engine.table import Row
from odds.notation import many
from odds.rules import Joining
from odds.sheets.catalogue.chance import BASES, JOINED, KINDS, about_rules
from odds.sheets.sheet import Cell, Column, Sheet, Table, gain_styles

QUANTITIES = (*KINDS, "advantage")
USUAL = ("fraction",)


def table_sheet(
    rows: Sequence[Row], *, quantity: str = "advantage", basis: str = "per_stake", styles: Sequence[str] = ()
) -> Sheet:
    """One quantity (win, loss, null or the advantage on a basis), a table for each style of writing it."""
    rules = rows[0].rules
    what = "the banker's advantage, " + BASES[basis] if quantity == "advantage" else f"the chance of a {quantity}"
    came = cards_by_way(rows, dots="...").items()
    cells = values(rows, quantity=quantity, basis=basis)
    written = gain_styles(styles or USUAL) if quantity == "advantage" else styles or USUAL
    heads = [many(k, "copy", "copies") for k in rows[0].copies]
    return Sheet(
        title=f"{rules.title}: {what}",
        about=(
            ("rules", about_rules(rules)),
            ("stake", "; ".join(f"{JOINED[way]} ({cards} cards left)" for way, cards in came)),
        ),
        tables=tuple(
            Table((Column("cards", "count"), *(Column(head, style) for head in heads)), cells) for style in written
        ),
        data=table_data(rows, quantity=quantity, basis=basis),
    )


def table_data(rows: Sequence[Row], *, quantity: str, basis: str) -> dict[str, Any]:
    """The table under the keys of the JSON contract."""
    return {
        "rules": rows[0].rules.name,
        "quantity": quantity,
        "basis": basis if quantity == "advantage" else "per_stake",
        "rows": [
            {"cards": row.cards, "copies": count, "joins": row.joins, "value": _value(answer, quantity, basis)}
            for row in rows
            for count, answer in zip(row.copies, row.answers, strict=True)
            if answer is not None
        ],
    }


def values(rows: Sequence[Row], *, quantity: str, basis: str) -> tuple[tuple[Cell, ...], ...]:
    """The cards left and what stands beside them, a row for each number."""
    return tuple(
        (row.cards, *(None if answer is None else _value(answer, quantity, basis) for answer in row.answers))
        for row in rows
    )


def cards_by_way(rows: Sequence[Row], *, dots: str) -> dict[Joining, str]:
    """The cards left at which a stake comes in each way, as the reader would say them; `dots` stand for the others."""
    found: dict[Joining, list[int]] = {}
    for row in rows:
        found.setdefault(row.joins, []).append(row.cards)
    return {
        way: f"{cards[0]}, {cards[1]} {dots} {cards[-1]}" if len(cards) > 2 else ", ".join(map(str, cards))
        for way, cards in found.items()
    }


def _value(answer: Chance, quantity: str, basis: str) -> Fraction | None:
    found: Any = answer.advantage_on(basis) if quantity == "advantage" else getattr(answer, quantity)
    return found if found is None else Fraction(found)
