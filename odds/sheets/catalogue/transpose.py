"""The sheet of transposing: how far a riding stake gets in one deal, kept on its rank and moved to the best."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from odds.rules import Rules
from odds.rules.ladders import Ladder
from odds.sheets.catalogue.chance import JOINED, about_rules
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns
from odds.stock import Stock


class Reach(NamedTuple):
    """The chance of so many wins in one deal, for a stake kept on its rank and for one moved to the best each time."""

    wins: int
    kept: Fraction
    moved: Fraction


def transpose_sheet(
    rules: Rules, ladder: Ladder, stock: Stock, rank: str, joins: str, reached: Sequence[Reach], styles: Sequence[str]
) -> Sheet:
    """Each rung of the ladder, with both chances."""
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
        for each in reached
    ]
    return Sheet(
        title=f"{rules.title}: transposing a riding stake",
        about=(
            ("rules", about_rules(rules)),
            ("stock", str(stock)),
            ("stake", f"{JOINED[joins]} on {rank}"),
            ("chance", "of so many wins running in one deal"),
        ),
        tables=(Table(columns, tuple(rows)),),
        notes=("After each win the stake may be moved; it then stands on its new rank and meets no opener.",),
        data={
            "rules": rules.name,
            "ladder": ladder.name,
            "stock": str(stock),
            "rank": rank,
            "joins": joins,
            "rungs": [each._asdict() for each in reached],
        },
    )
