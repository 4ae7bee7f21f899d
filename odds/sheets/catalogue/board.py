"""The sheet of a whole stock: every rank at once, the best and the worst for the punter marked."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.engine.board import Ranked
from odds.notation import many
from odds.sheets.catalogue.chance import BASES, KINDS, USUAL, about_rules, about_stake, chance_data
from odds.sheets.plain import PLAIN, Words
from odds.sheets.sheet import Cell, Column, Sheet, Table, gain_styles, number_columns

BEST, WORST = "best", "worst"


def board_sheet(answers: Sequence[Ranked], *, basis: str = "per_stake", styles: Sequence[str] = ()) -> Sheet:
    """What is to be said of each rank of a stock, all under the same rules."""
    styles, first = styles or USUAL, answers[0].chance
    columns = (
        Column("rank"),
        Column("copies", "count"),
        *(column for kind in KINDS for column in number_columns(kind, styles[:1])),
        *number_columns("advantage", gain_styles(styles)),
        Column("for the punter"),
    )
    return Sheet(
        title=f"{first.rules.title}: the board",
        about=(
            ("rules", about_rules(first.rules)),
            ("stock", many(first.cards, "card")),
            ("stake", about_stake(first.joins, first.place)),
            ("advantage", f"the banker's, {BASES[basis]}"),
        ),
        tables=(Table(columns, ranks(answers, basis=basis, often=len(styles))),),
        data=board_data(answers, basis=basis),
    )


def board_data(answers: Sequence[Ranked], *, basis: str) -> dict[str, Any]:
    """The answers under the keys of the JSON contract."""
    first, mark = answers[0].chance, marks(answers, basis=basis)
    return {
        "rules": first.rules.name,
        "cards": first.cards,
        "basis": basis,
        "ranks": [{**chance_data(answer, rank), "mark": mark[rank]} for rank, answer in answers],
    }


def ranks(answers: Sequence[Ranked], *, basis: str, often: int, say: Words = PLAIN) -> tuple[tuple[Cell, ...], ...]:
    """A row for each rank, its advantage so many times over, its mark last."""
    found = marks(answers, basis=basis)
    rows: list[tuple[Cell, ...]] = []
    for rank, answer in answers:
        chances = (answer.stake.chance(kind) for kind in KINDS)
        mark = say(f"mark-{found[rank]}") if found[rank] else ""
        rows.append((say.word("card", rank), answer.copies, *chances, *[answer.advantage_on(basis)] * often, mark))
    return tuple(rows)


def marks(answers: Sequence[Ranked], *, basis: str) -> dict[str, str]:
    """'best' for the ranks at which the banker has least, 'worst' where he has most; none where all are alike."""
    gains: dict[str, Fraction | None] = {rank: answer.advantage_on(basis) for rank, answer in answers if answer.copies}
    known = [gain for gain in gains.values() if gain is not None]
    found = {rank: "" for rank, _ in answers}
    if known and min(known) < max(known):
        found |= {rank: BEST for rank, gain in gains.items() if gain == min(known)}
        found |= {rank: WORST for rank, gain in gains.items() if gain == max(known)}
    return found
