"""The sheet that sets every ladder under every rule set."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.engine.paroli import Paroli
from odds.notation import many
from odds.sheets.sheet import Cell, Column, Sheet, Table

USUAL = ("percent",)
RUNGS = 6


def ladders_sheet(answers: Sequence[Paroli], *, styles: Sequence[str] = ()) -> Sheet:
    """The banker's advantage for stopping after 1, 2, 3 ... wins, a row for each rule set and ladder."""
    style = (styles or USUAL)[0]
    how = "carried into fresh deals" if answers[0].carry else "returned when the deal ends"
    columns = (
        Column("rules"),
        Column("ladder"),
        *(Column(many(wins, "win"), style) for wins in range(1, RUNGS + 1)),
        Column("best play", style),
        Column("most owed", "fraction"),
    )
    return Sheet(
        title="Every ladder under every rule set",
        about=(
            ("advantage", f"the banker's, per stake laid on a whole stock; an unsettled stake is {how}"),
            ("columns", "always stop after so many wins; best play stops when it is best"),
        ),
        tables=(Table(columns, tuple(_row(answer) for answer in answers)),),
        notes=("* the ladder that the rule set's source pays", "Below zero the advantage is the punter's."),
        data=ladders_data(answers),
    )


def ladders_data(answers: Sequence[Paroli]) -> list[dict[str, Any]]:
    """The answers under the keys of the JSON contract."""
    return [
        {
            "rules": answer.rules.name,
            "ladder": answer.ladder.name,
            "paid": answer.ladder == answer.rules.ladder,
            "carry": answer.carry,
            "advantages": _advantages(answer),
            "best": -answer.best.worth,
            "liability": answer.liability,
        }
        for answer in answers
    ]


def _advantages(answer: Paroli) -> list[Fraction]:
    return [answer.costs(rung) for rung in answer.rungs]


def _row(answer: Paroli) -> tuple[Cell, ...]:
    stops: list[Cell] = [*_advantages(answer)]
    stops += [None] * (RUNGS - len(stops))
    paid = "*" if answer.ladder == answer.rules.ladder else ""
    best = -answer.best.worth
    return (answer.rules.name, answer.ladder.name + paid, *stops[:RUNGS], best, answer.liability)
