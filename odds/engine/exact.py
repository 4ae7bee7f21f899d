"""In how many of the C(n, k) words of hits and misses does the stake end in each way?

Method: count forward over prefixes.
Carry the number of prefixes that leave the stake unsettled, by (state, hits so far);
where a card settles it and leaves r cards with j copies among them, each such prefix stands for C(r, j) deals.
"""

from math import comb

from odds.engine.outcome import Distribution
from odds.rules import Play

MOST_STEPS = 10_000_000  # a step is one card dealt to one state: some ten seconds of them in all
FEW = 64  # cards of which Python itself counts the ways at once
BITS_A_STEP = 4096  # counts longer than this cost more than one

Live = dict[tuple[int, int], int]  # (state, hits seen) -> prefixes


def exact(
    play: Play, state: int, *, cards: int, copies: int, horizon: int | None = None, most: int = MOST_STEPS
) -> Distribution:
    """The distribution of what becomes of a stake in `state`, with so many cards left and so many copies among them.

    `horizon` stops after so many cards (1 to `cards`): a stake not settled by then ends unsettled.
    Raises ValueError for another horizon, WorkError when the count would take more than `most` steps.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> exact(play, play.enter("opener"), cards=52, copies=4).advantage
    Fraction(454, 32487)
    """
    if horizon is not None and not horizon >= 1:
        raise ValueError(f"expected a horizon of 1 card or more, got {horizon}")
    count = _Count(play, copies)
    live: Live = {(state, 0): 1}
    stop = 0 if horizon is None else max(0, cards - horizon)
    deals = comb(cards, copies)
    weight = 1 + deals.bit_length() // BITS_A_STEP
    for rest in range(cards - 1, stop - 1, -1):
        if most < weight * len(live) * (rest + 1 - stop):  # no fewer will be live at the cards to come
            raise WorkError(cards, copies)
        most -= weight * len(live)
        live = count.card(live, rest)
    for (here, hits), prefixes in live.items():
        count.settle(play.unsettled(here), prefixes, stop, copies - hits)
    ways = {play.outcome(ending): ways for ending, ways in count.ways.items() if ways}
    return Distribution(ways, deals)


class WorkError(ValueError):
    """A count that would take longer than was allowed."""

    def __init__(self, cards: int, copies: int) -> None:
        super().__init__(
            f"expected a stock small enough for the steps allowed, got {cards} cards and {copies} copies; "
            "ask for fewer packs, or raise the limit (--limit)"
        )


class _Count:
    """The ways settled so far, by outcome."""

    def __init__(self, play: Play, copies: int) -> None:
        self.play, self.copies = play, copies
        self.ways: dict[int, int] = {}
        self._deals = _Deals()

    def card(self, live: Live, rest: int) -> Live:
        """Deal one card to every live prefix, leaving `rest` cards: the prefixes that are still live."""
        after: Live = {}
        row = self.play.row if rest else self.play.last_row
        for (here, hits), prefixes in live.items():
            miss, hit = row(here)
            left = self.copies - hits
            if left <= rest:
                if miss >= 0:
                    after[miss, hits] = after.get((miss, hits), 0) + prefixes
                else:
                    self.settle(miss, prefixes, rest, left)
            if left:
                if hit >= 0:
                    after[hit, hits + 1] = after.get((hit, hits + 1), 0) + prefixes
                else:
                    self.settle(hit, prefixes, rest, left - 1)
        return after

    def settle(self, ending: int, prefixes: int, rest: int, left: int) -> None:
        """So many prefixes end so, whatever the `rest` cards, `left` copies among them, may be."""
        self.ways[ending] = self.ways.get(ending, 0) + prefixes * self._deals.of(rest, left)


class _Deals:
    """C(rest, copies) for a `rest` that only falls: each binomial moves down by one multiplication and one division."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, int]] = {}

    def of(self, rest: int, copies: int) -> int:
        """The number of ways to deal `rest` cards with so many copies among them."""
        if rest <= FEW:
            return comb(rest, copies)
        at, ways = self._known.get(copies) or (rest, comb(rest, copies))
        while at > rest:
            ways = ways * (at - copies) // at
            at -= 1
        self._known[copies] = rest, ways
        return ways
