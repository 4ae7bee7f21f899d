"""Which chances stand in the table of the old books?

Nouns: row (so many cards left), column (so many copies left).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from odds.engine.chance import Chance, chance
from odds.engine.exact import MOST_STEPS
from odds.notation import short
from odds.rules import Joining, Rules
from odds.rules.joining import fits, joining, place_of
from odds.shown import Answers, shown


@shown(several="odds.sheets.catalogue.table:table_sheet")
class Row(NamedTuple):
    """So many cards left, how a stake comes in there, and its chances by copies left (None where too many)."""

    rules: Rules
    cards: int
    joins: Joining
    copies: tuple[int, ...]
    answers: tuple[Chance | None, ...]

    def __repr__(self) -> str:
        beside = zip(self.copies, self.answers, strict=True)
        told = ", ".join(f"{copies} {short(answer.stake.advantage)}" for copies, answer in beside if answer)
        return (
            f"<Row of {self.cards} cards, {self.rules.name}, {self.joins}: the banker's advantage by copies is {told}>"
        )


def table(
    rules: Rules,
    *,
    cards: Sequence[int],
    copies: Sequence[int] = (1, 2, 3, 4),
    began: int = 52,
    joins: Joining | None = None,
    most: int = MOST_STEPS,
    progress: Callable[[int], object] | None = None,
) -> Answers[Row]:
    """A row for each of the `cards` at which a stake can join so; by itself it joins where the deal or a turn begins.

    `began` is how many cards the deal began with; `progress` is told of each row that is done.
    Raises RulesError when none of the `cards` fits, and whatever `chance` raises.
    [Montmort, Pharaon; De Moivre, Of the Game of Pharaon: tables by cards left and copies left]

    >>> from odds.rules import load
    >>> rows = table(load("pharaon"), cards=range(52, 47, -1), copies=(1, 2, 3, 4))
    >>> [(row.cards, str(row.answers[3].advantage.per_stake)) for row in rows]
    [(52, '33/1666'), (50, '95/4606'), (48, '91/4230')]
    """
    ways = [(n, _way(rules, n, began, joins)) for n in cards]
    fitting = [(n, way) for n, way in ways if way is not None]
    if not fitting:
        place_of(rules, joins or "turn", cards=cards[0], began=began)
    rows = []
    for n, way in fitting:
        answers = (_cell(rules, n, k, began=began, joins=way, most=most) for k in copies)
        rows.append(Row(rules, n, way, tuple(copies), tuple(answers)))
        if progress is not None:
            progress(1)
    return Answers(rows)


def _way(rules: Rules, cards: int, began: int, joins: Joining | None) -> Joining | None:
    """How a stake comes in with so many cards left, or None where it does not: by itself only where a turn begins."""
    if joins is None:
        begins = cards >= began or not rules.phase(began - cards)
        return joining(rules, cards=cards, began=began) if begins else None
    return joins if fits(rules, joins, cards=cards, began=began) else None


def _cell(rules: Rules, cards: int, copies: int, *, began: int, joins: Joining, most: int) -> Chance | None:
    if copies > cards:
        return None
    return chance(rules, cards=cards, copies=copies, began=began, joins=joins, most=most)
