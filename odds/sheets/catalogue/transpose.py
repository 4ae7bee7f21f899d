"""The sheet of transposing: how far a riding stake gets in one deal, kept on its rank and moved to the best."""

from collections.abc import Sequence
from typing import Any

from odds.engine.transposing import Transposed
from odds.sheets.catalogue.chance import JOINED, about_rules
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns

USUAL = ("percent", "one-in")


def transpose_sheet(answer: Transposed, *, styles: Sequence[str] = ()) -> Sheet:
    """Each rung of the ladder, with both chances."""
    return Sheet(
        title=f"{answer.rules.title}: transposing a riding stake",
        about=(
            ("rules", about_rules(answer.rules)),
            ("stock", str(answer.stock)),
            ("stake", f"{JOINED[answer.joins]} on {answer.rank}"),
            ("chance", "of so many wins running in one deal"),
        ),
        tables=(_rungs(answer, styles or USUAL),),
        notes=("After each win the stake may be moved; it then stands on its new rank and meets no opener.",),
        data=transpose_data(answer),
    )


def transpose_data(answer: Transposed) -> dict[str, Any]:
    """The answer under the keys of the JSON contract."""
    return {
        "rules": answer.rules.name,
        "ladder": answer.ladder.name,
        "stock": str(answer.stock),
        "rank": answer.rank,
        "joins": answer.joins,
        "rungs": [each._asdict() for each in answer.rungs],
    }


def _rungs(answer: Transposed, styles: Sequence[str]) -> Table:
    ladder, often = answer.ladder, len(styles)
    columns = (
        Column("wins", "count"),
        Column("rung"),
        Column("pays", "fraction"),
        *number_columns("kept on its rank", styles),
        *number_columns("moved to the best rank", styles),
    )
    rows: list[tuple[Cell, ...]] = [
        (wins, ladder.rung(wins), ladder.pays[wins - 1], *[kept] * often, *[moved] * often)
        for wins, kept, moved in answer.rungs
    ]
    return Table(columns, tuple(rows))
