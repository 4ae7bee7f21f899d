"""Where do misses alone lead, and what becomes of a stake that its first hit settles soon?

Nouns: chain (the states that misses lead through), line (a chain whose every first hit settles the stake), end (what a
first hit comes to).
Of each length there is one prefix of misses alone, so on a line the counts of a whole stock are sums of one falling row
of binomials.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import chain as one_after_another
from itertools import cycle
from math import comb
from typing import NamedTuple

from odds.rules import Play

SOON = 2  # cards after its first hit by which the stake is settled: a doublet takes one, and more are rare


class PeriodError(ValueError):
    """A table whose misses never bring the same state round, or too late to be of use."""


class Chain(NamedTuple):
    """Where misses alone lead from a state: a way into a cycle, or to an outcome (then there is no cycle)."""

    way: tuple[int, ...]
    cycle: tuple[int, ...] = ()
    outcome: int | None = None

    @property
    def states(self) -> tuple[int, ...]:
        """Every state, in the order in which it is first met."""
        return self.way + self.cycle

    def after(self, misses: int) -> int:
        """The state after so many misses, where they never end."""
        on_the_way = misses < len(self.way)
        return self.way[misses] if on_the_way else self.cycle[(misses - len(self.way)) % len(self.cycle)]


def chain(play: Play, state: int) -> Chain:
    """The states that come after one another by misses alone, from `state` on.

    Raises PeriodError where a round of misses costs the purse something, so that no state ever comes again.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> found = chain(play, play.enter("opener"))
    >>> [play.states[state].place for state in (*found.way, *found.cycle)]
    ['opener', 'punter', 'banker']
    """
    met: list[int] = []
    rounds: dict[object, int] = {}
    while state >= 0:
        here = play.states[state]
        at = rounds.setdefault(here._replace(purse=Fraction(0)), len(met))
        if at < len(met):
            if met[at] != state:
                raise PeriodError(
                    f"{play.rules.name}: expected misses that bring a stake round unchanged, "
                    f"got a purse that changes each time it comes to {here.place!r}, which no period can tell"
                )
            return Chain(tuple(met[:at]), tuple(met[at:]))
        met.append(state)
        state = play.rows[state][0]
    return Chain(tuple(met), outcome=state)


class End(NamedTuple):
    """A first hit comes to this outcome after so many cards more, with so many hits among those."""

    outcome: int
    cards: int
    hits: int


class Line(NamedTuple):
    """A chain that never ends, and what a first hit comes to in each of its states."""

    chain: Chain
    ends: tuple[tuple[End, ...], ...]

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
        sums = [0] * len(self.ends)
        if copies < 0:
            return sums
        order = one_after_another(range(len(sums)), cycle(range(len(self.chain.way), len(sums))))
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
    try:
        found = chain(play, state)
    except PeriodError:
        return None
    ends = [_ends(play, here) for here in found.states if found.outcome is None]
    settled = tuple(end for end in ends if end is not None)
    return Line(found, settled) if settled and len(settled) == len(ends) else None


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
