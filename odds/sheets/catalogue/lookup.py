"""The sheet of a number looked up: everywhere it occurs."""

from collections import Counter
from collections.abc import Sequence

from odds.claims.lookup import Met
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns

STYLES = ("fraction", "percent")
MOST = 40


def lookup_sheet(
    met: Sequence[Met],
    *,
    wanted: str = "the number",
    taken: str = "",
    most: int = MOST,
    styles: Sequence[str] = STYLES,
) -> Sheet:
    """The occurrences, at most so many of them in the table; `data` has them all.

    `taken` is the number that was looked up in the end, where the one that was wanted occurs nowhere.
    """
    columns = (
        Column("agrees"),
        Column("where"),
        Column("cards", "count"),
        Column("copies", "count"),
        Column("stake"),
        Column("quantity"),
        *number_columns("value", styles),
    )
    rows: list[tuple[Cell, ...]] = [
        (
            how,
            where.game or f"claim {where.claim}",
            where.cards,
            where.copies,
            where.joins,
            where.quantity,
            *[where.value] * len(styles),
        )
        for how, where in met[:most]
    ]
    counts = Counter(how for how, _ in met)
    found = ", ".join(f"{count} {how}" for how, count in counts.items()) or "nowhere"
    places = f"{len(met)} place{'s' * (len(met) != 1)}{f': {found}' * bool(met)}"
    return Sheet(
        title=f"Where {wanted} occurs",
        about=(("found", "nowhere"), (f"as {taken}", places)) if taken else (("found", found),),
        tables=(Table(columns, tuple(rows)),) if rows else (),
        notes=(f"The first {most} are shown; --most shows more.",) if len(met) > most else (),
        data=[
            {
                "number": taken or wanted,
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
        ],
    )
