"""In how many of the C(n, k) words of hits and misses does the stake end in each way?

Method: count forward over prefixes.
Carry the number of prefixes that leave the stake unsettled, by (state, hits so far);
where a card settles it and leaves r cards with j copies among them, each such prefix stands for C(r, j) deals.
Where whole turns can be dealt together, `turns` counts those cards at once.
"""

from collections import defaultdict
from collections.abc import Mapping
from math import comb

from odds.engine.binomials import Deals
from odds.engine.outcome import Distribution
from odds.rules import Play
from odds.work import MOST_STEPS, Allowance, Steps

FEW_LIVE = 2  # more prefixes are dealt card by card
FEW_TURNS = 32  # so many are dealt card by card
TURNS_A_STANDING = 8  # fewer are sooner dealt card by card
BITS_A_STEP = 4096  # counts longer than this cost more than one

Live = Mapping[tuple[int, int], int]  # (state, hits seen) -> prefixes


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
    rest, allowed = cards, count.allowed
    while rest > stop:
        if len(live) <= FEW_LIVE and rest - stop > count.few:
            live, rest = count.whole_turns(live, rest, stop)
        steps = count.weight * len(live)
        if steps * (rest - stop) > allowed.left:  # no fewer are live at the cards to come
            allowed.spend(steps, cards=cards, copies=copies, needed=steps * (rest - stop))  # which raises
        allowed.left -= steps
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
        self._deals = Deals()
        self.allowed = Allowance.of(most)
        self.turn = len(play.rules.turn)
        self.few = self.turn * FEW_TURNS
        self.weight = 1 + comb(cards, copies).bit_length() // BITS_A_STEP

    def whole_turns(self, live: Live, rest: int, stop: int) -> tuple[Live, int]:
        """Deal whole turns to every live prefix, where each begins one, and leave the last card, which may differ."""
        # A stock of one pack does without, and starts the sooner.
        from odds.engine.turns import MOST_STANDINGS, turns_of

        coming = rest - stop - 1
        most = min(coming // (self.turn * TURNS_A_STANDING), MOST_STANDINGS)
        found = [turns_of(self.play, here, most) for here, _ in live]
        known = [turns for turns in found if turns]
        if len(known) < len(live) or len({turns.cards for turns in known}) != 1:
            return live, rest
        many = coming // known[0].cards
        left = rest - many * known[0].cards
        after: dict[tuple[int, int], int] = defaultdict(int)
        for turns, ((_, hits), prefixes) in zip(known, live.items(), strict=True):
            steps = self.weight * turns.work * (self.copies - hits + 1)
            self.allowed.spend(steps, cards=self.cards, copies=self.copies)
            settled, standing = turns.dealt(many, copies=self.copies - hits, rest=left)
            for ending, ways in settled.items():
                self.ways[ending] += prefixes * ways
            for (there, more), ways in standing.items():
                after[there, hits + more] += prefixes * ways
        return after, left

    def card(self, live: Live, rest: int) -> Live:
        """Deal one card to every live prefix, leaving `rest` cards: the prefixes that are still live."""
        after: dict[tuple[int, int], int] = {}
        ways, deals = self.ways, self._deals
        rows = self.play.rows if rest else self.play.last_rows
        for (here, hits), prefixes in live.items():
            miss, hit = rows[here]
            left = self.copies - hits
            if left <= rest:
                if miss >= 0:
                    after[miss, hits] = after.get((miss, hits), 0) + prefixes
                else:
                    ways[miss] += prefixes * deals(rest, left)
            if left:
                if hit >= 0:
                    after[hit, hits + 1] = after.get((hit, hits + 1), 0) + prefixes
                else:
                    ways[hit] += prefixes * deals(rest, left - 1)
        return after
