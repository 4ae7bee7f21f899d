"""Where do misses alone lead?

Nouns: chain (the states that misses lead through).
"""

from fractions import Fraction
from typing import NamedTuple

from odds.rules import Play


class PeriodError(ValueError):
    """A table whose misses never bring the same state round, or too late to be of use."""


class Chain(NamedTuple):
    """Where misses alone lead from a state: a way into a cycle, or to an outcome (then there is no cycle)."""

    way: tuple[int, ...]
    cycle: tuple[int, ...] = ()
    outcome: int | None = None


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
