"""In how many of the C(n, k) words of hits and misses does the stake end in each way?

Method: count forward over prefixes.
Carry the number of prefixes that leave the stake unsettled, by (state, hits so far);
where a card settles it and leaves r cards with j copies among them, each such prefix stands for C(r, j) deals.
Where the next hit settles every prefix soon, only misses are carried on, and `misses` counts those cards at once.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from math import comb

from odds.engine.misses import SOON, Line, line
from odds.engine.outcome import Distribution
from odds.rules import Play
from odds.work import MOST_STEPS, Allowance, Steps

FEW = 64  # cards up to which a binomial made anew is quicker than one moved down
FEW_LINES = 2  # more prefixes are dealt together no slower
BITS_A_STEP = 4096  # counts longer than this cost more than one

Live = dict[tuple[int, int], int]  # (state, hits seen) -> prefixes


def exact(
    play: Play, state: int, *, cards: int, copies: int, horizon: int | None = None, most: Steps = MOST_STEPS
) -> Distribution:
    """The distribution of what becomes of a stake in `state`, with so many cards left and so many copies among them.

    `horizon` stops after so many cards (1 or more): a stake not settled by then ends unsettled.
    Raises ValueError for a horizon below 1, WorkError when the count would take more than `most` steps.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> exact(play, play.enter("opener"), cards=52, copies=4).advantage
    Fraction(454, 32487)
    """
    if horizon is not None and not horizon >= 1:
        raise ValueError(f"expected a horizon of 1 card or more, got {horizon}")
    stop = 0 if horizon is None else max(0, cards - horizon)
    count = _Count(play, cards, copies, most)
    live: Live = {(state, 0): 1}
    rest = cards
    while rest > stop:
        if len(live) <= FEW_LINES:
            live, rest = count.sweep(live, rest, stop)
        count.spend(len(live), 1, rest - stop)
        rest -= 1
        live = count.card(live, rest)
    for (here, hits), prefixes in live.items():
        count.ways[play.unsettled(here)] += prefixes * comb(stop, copies - hits)
    ways = {play.outcome(ending): ways for ending, ways in count.ways.items() if ways}
    return Distribution(ways, comb(cards, copies))


class _Count:
    """The ways settled so far, by outcome, and the steps that are allowed."""

    def __init__(self, play: Play, cards: int, copies: int, most: Steps) -> None:
        self.play, self.cards, self.copies = play, cards, copies
        self.ways: dict[int, int] = defaultdict(int)
        self._deals = _Deals()
        self._allowed = Allowance.of(most)
        self._weight = 1 + comb(cards, copies).bit_length() // BITS_A_STEP

    def spend(self, live: int, cards: int, coming: int) -> None:
        """A step for each live prefix and card.  No fewer are live at the cards to come: those must be payable too."""
        steps = self._weight * live
        self._allowed.spend(steps * cards, cards=self.cards, copies=self.copies, needed=steps * coming)

    def sweep(self, live: Live, rest: int, stop: int) -> tuple[Live, int]:
        """Where the next hit settles every live prefix soon: deal misses alone, and count the hits among them.

        The last cards are left to deal one by one, for what comes after a hit might not fit among them.
        """
        swept = rest - max(stop, 1) - SOON
        lines = self._lines(live) if swept > 0 else None
        if lines is None:
            return live, rest
        self.spend(len(live), swept, rest - stop)
        after: Live = defaultdict(int)
        for misses, ((_, hits), prefixes) in zip(lines, live.items(), strict=True):
            for ending, ways in misses.ways(cards=rest, copies=self.copies - hits, dealt=swept):
                self.ways[ending] += prefixes * ways
            after[misses.chain.after(swept), hits] += prefixes
        return after, rest - swept

    def _lines(self, live: Live) -> list[Line] | None:
        """The line of misses from each live prefix, or None where one has none."""
        lines = []
        for here, _ in live:
            found = line(self.play, here)
            if found is None:
                return None
            lines.append(found)
        return lines

    def card(self, live: Live, rest: int) -> Live:
        """Deal one card to every live prefix, leaving `rest` cards: the prefixes that are still live."""
        after: Live = defaultdict(int)
        ways, deals = self.ways, self._deals.of(rest)
        rows = self.play.rows if rest else self.play.last_rows
        for (here, hits), prefixes in live.items():
            miss, hit = rows[here]
            left = self.copies - hits
            if left <= rest:
                if miss >= 0:
                    after[miss, hits] += prefixes
                else:
                    ways[miss] += prefixes * deals(left)
            if left:
                if hit >= 0:
                    after[hit, hits + 1] += prefixes
                else:
                    ways[hit] += prefixes * deals(left - 1)
        return after


class _Deals:
    """C(rest, copies) for a `rest` that only falls: each binomial moves down by one multiplication and one division."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, int]] = {}

    def of(self, rest: int) -> Callable[[int], int]:
        """The number of ways to deal `rest` cards, by how many copies are among them."""
        return partial(comb if rest <= FEW else self._many, rest)

    def _many(self, rest: int, copies: int) -> int:
        at, ways = self._known.get(copies) or (rest, comb(rest, copies))
        while at > rest:
            ways = ways * (at - copies) // at
            at -= 1
        self._known[copies] = rest, ways
        return ways
