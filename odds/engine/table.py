"""Which chances stand in the table of the old books?

Nouns: row (so many cards left), column (so many copies left).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from odds.engine.backward import every_stock, explored, work
from odds.engine.chance import Chance
from odds.engine.exact import exact
from odds.engine.outcome import Distribution
from odds.notation import short
from odds.rules import PLAIN, Joining, Play, Rules, load
from odds.rules.joining import comes_in, fits, joining, place_of
from odds.rules.supply import whole_packs, whole_stock
from odds.shown import Answers, shown
from odds.stock import check
from odds.work import MOST_STEPS


@shown(several="odds.sheets.catalogue.table:table_sheet")
class Row(NamedTuple):
    """So many cards left, how a stake comes in there, and its chances by copies left (None where too many).

    >>> from odds.rules import load
    >>> table(load("pharaon"), cards=[2], copies=[1, 4])[0]
    <Row of 2 cards, pharaon, turn: the banker's advantage by copies is 1 1/2>
    """

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
    rules: Rules | str,
    *,
    cards: Sequence[int],
    copies: Sequence[int] | None = None,
    began: int | None = None,
    joins: Joining | None = None,
    most: int = MOST_STEPS,
    progress: Callable[[int], object] | None = None,
) -> Answers[Row]:
    """A row for each of the `cards` at which a stake can join so; by itself it joins where the deal or a turn begins.

    The `cards` left are 1 to as many as the deal began with; the `copies` left are 0 or more, and unless said 1 to as
    many as one pack leaves.
    `joins`, `began` and `most` as for `chance`; `progress` is told of each row that is done.
    Raises RulesError when none of the `cards` fits, and whatever `chance` raises.
    [montmort-1713: Pharaon; demoivre-1756: Of the Game of Pharaon]

    >>> from odds.rules import load
    >>> rows = table(load("pharaon"), cards=range(52, 47, -1), copies=(1, 2, 3, 4))
    >>> [(row.cards, str(row.answers[3].advantage.per_stake)) for row in rows]
    [(52, '33/1666'), (50, '95/4606'), (48, '91/4230')]
    """
    rules = load(rules)
    copies = range(1, whole_stock(rules)[1] + 1) if copies is None else copies
    began = whole_packs(rules, max(cards), max(copies)) if began is None else began
    ways = {n: way for n in cards if (way := _way(rules, n, began, joins))}
    if not ways:
        place_of(rules, joins or "turn", cards=cards[0], began=began)
    for k in copies:
        check(cards=max(ways), copies=min(k, max(ways)))
    places = {n: comes_in(rules, way, cards=n, began=began)[1] for n, way in ways.items()}
    play = Play.of(rules)
    counted = {}
    for n, stakes in _counted(play, {n: play.enter(place) for n, place in places.items()}, copies, most):
        counted[n] = iter(stakes)
        if progress is not None:
            progress(1)
    return Answers(
        Row(
            rules,
            n,
            way,
            tuple(copies),
            tuple(Chance(rules, PLAIN, n, k, way, places[n], next(counted[n])) if k <= n else None for k in copies),
        )
        for n, way in ways.items()
    )


def _counted(
    play: Play, starts: Mapping[int, int], copies: Sequence[int], most: int
) -> Iterator[tuple[int, list[Distribution]]]:
    """What becomes of the stakes that start so: all counted together, where that is less work than one by one."""
    found = explored(play, starts.values())
    if found and work(found, cards=max(starts), copies=max(copies)) <= min(most, len(copies) * sum(starts)):
        yield from every_stock(found, starts, copies=copies)
    else:
        for n, state in starts.items():
            yield n, [exact(play, state, cards=n, copies=k, most=most) for k in copies if k <= n]


def _way(rules: Rules, cards: int, began: int, joins: Joining | None) -> Joining | None:
    """How a stake comes in with so many cards left, or None where it does not: by itself only where a turn begins."""
    if joins is None:
        begins = cards >= began or not rules.phase(began - cards)
        return joining(rules, cards=cards, began=began) if begins else None
    return joins if fits(rules, joins, cards=cards, began=began) else None
