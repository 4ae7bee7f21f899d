"""What becomes of a stake that its first hit settles, at once or a card or two later?

Nouns: line (the states that misses alone lead through, round and round), end (what a first hit there comes to).
Of each length there is then one unsettled prefix alone, that of misses, so the counts of a whole stock are sums of one
falling row of binomials.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, cycle
from math import comb
from typing import NamedTuple

from odds.rules import Play

SOON = 2  # cards after its first hit by which the stake is settled
LONGEST = 60  # states that misses may lead through before one comes again


class End(NamedTuple):
    """A first hit comes to this outcome after so many cards more, with so many hits among those."""

    outcome: int
    cards: int
    hits: int


class Line(NamedTuple):
    """The states that misses lead through; after the last comes the one at `back` again."""

    states: tuple[int, ...]
    back: int
    ends: tuple[tuple[End, ...], ...]

    def after(self, misses: int) -> int:
        """The state after so many misses."""
        round_ = len(self.states) - self.back
        return self.states[misses if misses < self.back else self.back + (misses - self.back) % round_]

    def ways(self, *, cards: int, copies: int, dealt: int) -> Iterator[tuple[int, int]]:
        """An outcome and its ways, again and again: those where the first hit is among the first cards `dealt`.

        At least SOON cards and one more are left after those.
        """
        for later, hits in {(end.cards, end.hits) for ends in self.ends for end in ends}:
            sums = self._sums(cards - 1 - later, copies - 1 - hits, dealt)
            for ends, ways in zip(self.ends, sums, strict=True):
                yield from ((end.outcome, ways) for end in ends if (end.cards, end.hits) == (later, hits))

    def _sums(self, rest: int, copies: int, terms: int) -> list[int]:
        """C(rest, copies) + C(rest - 1, copies) + ..., so many terms in all, parted by the states of the line."""
        sums = [0] * len(self.states)
        if copies < 0:
            return sums
        order = chain(range(len(sums)), cycle(range(self.back, len(sums))))
        deals = comb(rest, copies)
        for left, at in zip(range(rest, rest - terms, -1), order, strict=False):
            sums[at] += deals
            deals = deals * (left - copies) // left
        return sums


@lru_cache(maxsize=256)
def line(play: Play, state: int) -> Line | None:
    """The line of misses from a state, or None where a miss settles the stake, or its first hit does not soon.

    >>> from odds.rules import load
    >>> faro, basset = Play.of(load("faro")), Play.of(load("basset"))
    >>> [line(play, play.enter(play.rules.turn[0])) is not None for play in (faro, basset)]
    [True, False]
    """
    states: list[int] = []
    ends = []
    while state not in states:
        found = _ends(play, state) if state >= 0 and len(states) < LONGEST else None
        if found is None:
            return None
        states.append(state)
        ends.append(found)
        state = play.rows[state][0]
    return Line(tuple(states), states.index(state), tuple(ends))


def _ends(play: Play, state: int) -> tuple[End, ...] | None:
    """What a first hit in this state may come to, or None where it may leave the stake unsettled for long."""
    ends, waiting = [], [End(play.rows[state][1], 0, 0)]
    while waiting:
        there, cards, hits = waiting.pop()
        if there < 0:
            ends.append(End(there, cards, hits))
        elif cards == SOON:
            return None
        else:
            waiting += [End(after, cards + 1, hits + hit) for hit, after in enumerate(play.rows[there])]
    return tuple(ends)
