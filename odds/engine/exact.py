"""In how many of the C(n, k) words of hits and misses does the stake end in each way?

Method: count forward over prefixes.
Carry the number of prefixes that leave the stake unsettled, by (state, hits so far);
where a card settles it and leaves r cards with j copies among them, each such prefix stands for C(r, j) deals.
"""

from math import comb

from odds.engine.outcome import Distribution
from odds.rules import Play

Live = dict[tuple[int, int], int]  # (state, hits seen) -> prefixes


def exact(play: Play, state: int, *, cards: int, copies: int, horizon: int | None = None) -> Distribution:
    """The distribution of what becomes of a stake in `state`, with so many cards left and so many copies among them.

    `horizon` stops after so many cards (1 to `cards`): a stake not settled by then ends unsettled.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> exact(play, play.enter("opener"), cards=52, copies=4).advantage
    Fraction(454, 32487)
    """
    ways: dict[int, int] = {}
    live: Live = {(state, 0): 1}
    stop = max(0, cards - horizon) if horizon is not None else 0
    deals = _Deals()
    for rest in range(cards - 1, stop - 1, -1):
        after: Live = {}
        for (here, hits), prefixes in live.items():
            row = play.row(here) if rest else play.last_row(here)
            for hit, there in enumerate(row):
                seen = hits + hit
                if not 0 <= copies - seen <= rest:
                    continue
                if there >= 0:
                    after[there, seen] = after.get((there, seen), 0) + prefixes
                else:
                    ways[there] = ways.get(there, 0) + prefixes * deals.of(rest, copies - seen)
        live = after
        if not live:
            break
    for (here, hits), prefixes in live.items():
        ending = play.unsettled(here)
        ways[ending] = ways.get(ending, 0) + prefixes * deals.of(stop, copies - hits)
    return Distribution({play.outcome(ending): count for ending, count in ways.items() if count}, comb(cards, copies))


class _Deals:
    """C(rest, copies) for a `rest` that only falls: each binomial moves down by one multiplication and one division."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, int]] = {}

    def of(self, rest: int, copies: int) -> int:
        """The number of ways to deal `rest` cards with so many copies among them."""
        at, ways = self._known.get(copies) or (rest, comb(rest, copies))
        while at > rest:
            ways = ways * (at - copies) // at
            at -= 1
        self._known[copies] = rest, ways
        return ways
