"""The sheet of a number looked up: everywhere it occurs."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from odds.claims.lookup import Met
from odds.notation import many
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns

USUAL = ("fraction", "percent")
MOST = 40


def lookup_sheet(
    met: Sequence[Met], *, wanted: str = "", taken: str = "", most: int = MOST, styles: Sequence[str] = ()
) -> Sheet:
    """The occurrences, at most so many of them in the table; `data` has them all.

    `taken` is the number that was looked up in the end, where the one that was wanted occurs nowhere.
    """
    counts = Counter(how for how, _ in met)
    found = ", ".join(f"{count} {how}" for how, count in counts.items()) or "nowhere"
    places = f"{many(len(met), 'place')}{f': {found}' * bool(met)}"
    return Sheet(
        title=f"Where {wanted or 'the number'} occurs",
        about=(("found", "nowhere"), (f"as {taken}", places)) if taken else (("found", found),),
        tables=(_places(met[:most], styles or USUAL),) if met else (),
        notes=(f"The first {most} are shown; --most shows more.",) if len(met) > most else (),
        data=lookup_data(met, taken or wanted),
    )


def lookup_data(met: Sequence[Met], number: str) -> list[dict[str, Any]]:
    """Every occurrence of a number, as it was looked up, under the keys of the JSON contract."""
    return [
        {
            "number": number or None,
            "agrees": how,
            "game": where.game or None,
            "claim": where.claim or None,
            "cards": where.cards,
            "copies": where.copies,
            "joins": where.joins or None,
            "quantity": where.quantity,
            "value": where.value,
        }
        for how, where in met
    ]


def _places(met: Sequence[Met], styles: Sequence[str]) -> Table:
    columns = (
        Column("agrees"),
        Column("where"),
        Column("cards", "count"),
        Column("copies", "count"),
        Column("stake"),
        Column("quantity"),
        *number_columns("value", styles),
    )
    rows: list[tuple[Cell, ...]] = []
    for how, at in met:
        where = at.game or f"claim {at.claim}"
        rows.append((how, where, at.cards, at.copies, at.joins, at.quantity, *[at.value] * len(styles)))
    return Table(columns, tuple(rows))
