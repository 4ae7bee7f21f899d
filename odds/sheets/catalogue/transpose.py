"""The sheet of transposing: how far a riding stake gets in one deal, kept on its rank and moved to the best."""

from collections.abc import Sequence

from odds.engine.transposing import Transposed
from odds.sheets.catalogue.chance import JOINED, about_rules
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns

STYLES = ("percent", "one-in")


def transpose_sheet(answer: Transposed, *, styles: Sequence[str] = STYLES) -> Sheet:
    """Each rung of the ladder, with both chances."""
    rules, ladder = answer.rules, answer.ladder
    columns = (
        Column("wins", "count"),
        Column("rung"),
        Column("pays", "fraction"),
        *number_columns("kept on its rank", styles),
        *number_columns("moved to the best rank", styles),
    )
    rows: list[tuple[Cell, ...]] = [
        (
            each.wins,
            ladder.rung(each.wins),
            ladder.pays[each.wins - 1],
            *[each.kept] * len(styles),
            *[each.moved] * len(styles),
        )
        for each in answer.rungs
    ]
    return Sheet(
        title=f"{rules.title}: transposing a riding stake",
        about=(
            ("rules", about_rules(rules)),
            ("stock", str(answer.stock)),
            ("stake", f"{JOINED[answer.joins]} on {answer.rank}"),
            ("chance", "of so many wins running in one deal"),
        ),
        tables=(Table(columns, tuple(rows)),),
        notes=("After each win the stake may be moved; it then stands on its new rank and meets no opener.",),
        data={
            "rules": rules.name,
            "ladder": ladder.name,
            "stock": str(answer.stock),
            "rank": answer.rank,
            "joins": answer.joins,
            "rungs": [each._asdict() for each in answer.rungs],
        },
    )
