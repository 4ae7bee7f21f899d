"""What becomes of a stake over many turns, counted together?

Let q = (1 + x)^P count all ways to deal the P cards of a turn, by the power of x as many as there are hits among them.
With the matrix M of a turn, e for the standing in which the stake begins, and E for what a turn settles, T turns leave
it standing in e M^T ways, and settle it in e g(M) E ways, where g(M) is the sum of M^t q^(T - 1 - t) over the turns t,
since those after a stake is settled may be anything; so g(y) = (y^T - q^T) / (y - q).
Where e (M - c1) (M - c2) ... (M - cd) = 0, Newton's interpolation at the roots c1 ... cd gives any function of M:
e f(M) = sum of f[c1 ... ci] e (M - c1) ... (M - c(i - 1)), with the divided differences f[...] of f.
Those of y^T are powers and quotients of polynomials, and those of g are the same with q for one root more.
So any number of turns takes a few series in x, and of these as many coefficients as there are copies.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice, tee
from math import comb
from operator import sub

from odds.engine.exact import Live
from odds.engine.matrix import Vector, ended, led, matrix, roots
from odds.engine.misses import PeriodError, chain
from odds.engine.series import Series, free, minus, power, quotient, times
from odds.rules import Play

MOST_STANDINGS = 40


class Turns:
    """The turns of a stake that begins one in a given state: so many cards each, and the roots of their matrix.

    For each root, `standing` is the product e (M - c1) ... of the roots before it, and `settled` that times E.
    """

    def __init__(
        self, cards: int, roots: tuple[Series, ...], standing: tuple[Vector, ...], settled: tuple[Vector, ...]
    ) -> None:
        self.cards, self.roots, self.standing, self.settled = cards, roots, standing, settled

    @property
    def work(self) -> int:
        """How many series are gone through: a triangle of divided differences, at the roots and q."""
        return comb(len(self.roots) + 2, 2)

    def dealt(self, turns: int, *, copies: int, rest: int) -> tuple[Mapping[int, int], Live]:
        """So many turns, and `rest` cards after them, so many copies in all: ways by outcome, and what still stands.

        >>> from odds.rules import load
        >>> play = Play.of(load("pharaon"))
        >>> ways, live = turns_of(play, play.enter("banker")).dealt(2, copies=1, rest=1)
        >>> {play.outcome(ending).says: count for ending, count in ways.items() if count}
        {'wins': 2, 'loses': 2}
        >>> {(play.states[here].place, hits): prefixes for (here, hits), prefixes in live.items()}
        {('banker', 0): 1}
        """
        after = free(rest, most=copies)
        settled: list[Vector] = [
            {ending: times(ways, after) for ending, ways in vector.items()} for vector in self.settled
        ]
        widest = max(len(ways) for vector in (*self.standing, *settled) for ways in vector.values())
        sums = [*deque(islice(self._sums(turns), copies + 1), maxlen=rest + widest)]
        first = copies + 1 - len(sums)  # the coefficients before it are not asked for

        def coefficient(at: int, ways: Series, root: int) -> int:
            return sum(count * sums[at - hits - first][root] for hits, count in enumerate(ways) if hits <= at)

        over: dict[int, int] = defaultdict(int)
        live: dict[tuple[int, int], int] = defaultdict(int)
        for at, vector in enumerate(settled, len(self.roots)):
            for ending, ways in vector.items():
                over[ending] += coefficient(copies, ways, at)
        for at, vector in enumerate(self.standing):
            for here, ways in vector.items():
                for hits in range(max(0, copies - rest), copies + 1):
                    live[here, hits] += coefficient(hits, ways, at)
        return over, {standing: prefixes for standing, prefixes in live.items() if prefixes}

    def _sums(self, turns: int) -> Iterator[tuple[int, ...]]:
        """For each power of x the divided differences of y^turns at the first 1, 2 ... roots, then those of g."""
        differences = _Differences(self.roots, turns)
        q, last = free(self.cards), power((1, 1), self.cards * turns)
        settled = []
        for at, root in enumerate(self.roots):
            last, mine = tee(quotient(map(sub, last, differences(0, at)), minus(q, root)))
            settled.append(mine)
        return zip(*(differences(0, at) for at in range(len(self.roots))), *settled, strict=False)


class _Differences:
    """The divided differences of y^turns at neighbouring roots, each as often as it is asked for."""

    def __init__(self, roots: tuple[Series, ...], turns: int) -> None:
        self.roots, self.turns = roots, turns
        self._known: dict[tuple[int, int], Iterator[int]] = {}

    def __call__(self, first: int, last: int) -> Iterator[int]:
        if (first, last) not in self._known:
            self._known[first, last] = self._between(first, last)
        self._known[first, last], mine = tee(self._known[first, last])
        return mine

    def _between(self, first: int, last: int) -> Iterator[int]:
        one, other, more = self.roots[first], self.roots[last], last - first
        if one == other:  # and all between: the derivative, but for a factorial
            return power(one, max(0, self.turns - more), scale=comb(self.turns, more))
        return quotient(map(sub, self(first + 1, last), self(first, last - 1)), minus(other, one))


@lru_cache(maxsize=256)
def turns_of(play: Play, state: int, most: int = MOST_STANDINGS) -> Turns | None:
    """The turns of a stake that begins one in this state; None where they have more than `most` standings, or no roots.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> [turns_of(play, play.enter(place)) is not None for place in ("opener", "punter", "banker")]
    [False, True, True]
    """
    if most < play.betting.stop - play.states[state].wins:  # each win leads to a standing of its own
        return None
    try:
        found = chain(play, state)
    except PeriodError:
        return None
    if found.way:
        return None
    cards = len(found.cycle)
    turn = matrix(play, state, cards=cards, most=most)
    tried = roots(turn) if turn else None
    if turn is None or tried is None or free(cards) in tried:
        return None
    standing: list[Vector] = []
    vector: Vector = {state: (1,)}
    for root in tried:
        if vector:
            standing.append(vector)
            vector = led(vector, turn, root=root)
    if vector:
        return None
    return Turns(
        cards=cards,
        roots=tried[: len(standing)],
        standing=tuple(standing),
        settled=tuple(ended(vector, turn) for vector in standing),
    )
