"""When should a riding stake be taken?

Nouns: decision (ride or take), policy, worth.
Backward induction over (state, cards left, copies left): from the last card to the first, the punter does after each
win what is worth more to him.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import comb, lcm
from typing import NamedTuple

from odds.engine.binomials import Deals
from odds.engine.carrying import Fresh, carries
from odds.notation import short
from odds.rules import Play
from odds.work import MOST_STEPS, Allowance, Steps

Position = tuple[int, int]  # state, copies left; the cards left are the layer it stands in
Worth = tuple[int, int]  # of the stake, and of its being left at its own rung
STEPS_A_POSITION = 4  # what solving a position costs, beside dealing one card to one state
BITS_A_STEP = 1024  # longer counts cost more
_NO_LEFT: Mapping[int, Fraction] = {}


class Decision(NamedTuple):
    """After so many wins, at this place with so many cards and copies left: ride or take, and what each is worth.

    >>> Decision(wins=1, place="banker", cards=50, copies=3, ride=Fraction(46, 49), take=Fraction(1)).rides
    False
    """

    wins: int
    place: str
    cards: int
    copies: int
    ride: Fraction
    take: Fraction

    @property
    def rides(self) -> bool:
        """Whether riding is worth more than taking."""
        return self.ride > self.take


class Policy(NamedTuple):
    """The punter's best play: what the stake is worth to him, and every decision that he can meet."""

    worth: Fraction
    decisions: tuple[Decision, ...]

    def __repr__(self) -> str:
        return f"<Policy worth {short(self.worth)} to the punter, in {len(self.decisions)} decisions>"


def policy(
    play: Play,
    state: int,
    *,
    cards: int,
    copies: int,
    left: Mapping[int, Fraction] = _NO_LEFT,
    most: Steps = MOST_STEPS,
) -> Policy:
    """The best moments to take in one deal, for a stake in `state` with so many cards and copies left.

    The way of betting gives what may be taken after each win.
    `left` is what a stake left on the card is worth when the deal is over, by the wins behind it; else nothing.
    Raises WorkError past `most` steps.

    >>> from odds.rules import load
    >>> from odds.rules.betting import ride
    >>> from odds.rules.ladders import named
    >>> play = Play.of(load("bassette"), ride(named("fair")))
    >>> best = policy(play, play.enter("opener"), cards=52, copies=4)
    >>> best.worth, any(decision.rides for decision in best.decisions)
    (Fraction(-454, 32487), False)
    """
    deal = _Induction(play, left)
    deal.solve(state, cards, copies, most)
    return deal.policy()


def best(play: Play, state: int, *, cards: int, copies: int, fresh: Fresh | None, most: Steps = MOST_STEPS) -> Policy:
    """The best moments to take when a stake left on the card is carried into fresh deals until it is settled.

    Without a fresh deal such a stake is returned.
    Raises WorkError past `most` steps in any one deal.

    >>> from odds.rules import load
    >>> from odds.rules.betting import ride
    >>> from odds.rules.ladders import named
    >>> play = Play.of(load("la-bassette"), ride(named("seven-first")))
    >>> best(play, play.enter("banker"), cards=52, copies=4, fresh=Fresh(52, 4))
    <Policy worth 703/833 to the punter, in 94 decisions>
    """
    left: dict[int, Fraction] = {}
    for rung in range(play.betting.stop - 1, -1, -1):
        if fresh is not None and carries(play.rules, rung):
            left[rung] = _worth_carried(play, rung, left, fresh, most)
    return policy(play, state, cards=cards, copies=copies, left=left, most=most)


def _worth_carried(play: Play, rung: int, above: Mapping[int, Fraction], fresh: Fresh, most: Steps) -> Fraction:
    """What a stake is worth that comes into a fresh deal at this rung.

    That deal may leave it at the same rung, so its worth x gives itself back: x = a + b x, under the policy best for x.
    Each round takes the x of the last policy; no policy is worse than the one before, and there are finitely many.
    """
    state = play.enter(fresh.place(play.rules), wins=rung)
    worth = Fraction(0)
    while True:
        deal = _Induction(play, {**above, rung: worth}, own=rung)
        deal.solve(state, fresh.cards, fresh.copies, most)
        if deal.again == 1:
            return Fraction(0)  # nothing can ever happen to such a stake
        better = (deal.worth - deal.again * worth) / (1 - deal.again)
        if better == worth:
            return worth
        worth = better


class _Induction:
    """One deal, solved from its end in whole numbers: worths times `scale` times the deals still to come.

    `again` is the chance that the deal leaves the stake at its `own` rung.
    """

    def __init__(self, play: Play, left: Mapping[int, Fraction], *, own: int | None = None) -> None:
        self.play, self.left, self.own = play, left, own
        self.worth = self.again = Fraction(0)
        self.scale = 1
        self._deals = Deals()
        self.met: dict[
            tuple[int, int, int], tuple[int, int, int]
        ] = {}  # (state, cards, copies) -> ridden, taken, deals

    def solve(self, state: int, cards: int, copies: int, most: Steps) -> None:
        """Find the worth of a stake in `state`, and every decision on its way."""
        layers = self._layers(state, cards, copies, most)
        self.scale = self._common_denominator()
        worths = {at: self._ended(self.play.unsettled(at[0]), 1) for at in layers.pop()}
        for rest, layer in enumerate(reversed(layers)):
            worths = {at: self._before(at, rest, worths) for at in layer}
        worth, again = worths[state, copies]
        deals = comb(cards, copies)
        self.worth, self.again = Fraction(worth, deals * self.scale), Fraction(again, deals)

    def policy(self) -> Policy:
        """What was found, the earliest decisions first."""
        decisions = [self._decision(*at) for at in self.met]
        return Policy(self.worth, tuple(sorted(decisions, key=lambda made: (made.wins, -made.cards, made.copies))))

    def _decision(self, there: int, cards: int, copies: int) -> Decision:
        state, (ridden, taken, deals) = self.play.states[there], self.met[there, cards, copies]
        ride, take = (Fraction(worth, deals * self.scale) for worth in (ridden, taken))
        return Decision(state.wins, state.place, cards, copies, ride, take)

    def _layers(self, state: int, cards: int, copies: int, most: Steps) -> list[set[Position]]:
        """The positions that can be met, card by card; the last layer is that of an empty stock."""
        allowed = Allowance.of(most)
        weight = 1 + comb(cards, copies).bit_length() // BITS_A_STEP
        layers = [{(state, copies)}]
        for rest in range(cards - 1, -1, -1):
            reached = (step for at in layers[-1] for step in self._steps(at, rest))
            layers.append({(there, left) for there, left in reached if there >= 0})
            allowed.spend(STEPS_A_POSITION * weight * len(layers[-1]), cards=cards, copies=copies)
        return layers

    def _common_denominator(self) -> int:
        """One that makes whole every gain, payout and worth that can be met."""
        met = [outcome.gain for outcome in self.play.outcomes] + [state.purse for state in self.play.states]
        return lcm(*(x.denominator for x in (*met, *self.play.betting.takes, *self.left.values())))

    def _steps(self, at: Position, rest: int) -> Iterator[Position]:
        """Where a miss and a hit lead, each with the copies then left among the `rest` cards."""
        here, copies = at
        row = self.play.rows[here] if rest else self.play.last_rows[here]
        return ((there, copies - hit) for hit, there in enumerate(row) if 0 <= copies - hit <= rest)

    def _before(self, at: Position, rest: int, worths: Mapping[Position, Worth]) -> Worth:
        """The worth of a position, from the worths of those that one card leads to."""
        worth = again = 0
        for there, copies in self._steps(at, rest):
            more = self._after(at[0], there, copies, rest, worths)
            worth, again = worth + more[0], again + more[1]
        return worth, again

    def _after(self, here: int, there: int, copies: int, rest: int, worths: Mapping[Position, Worth]) -> Worth:
        if there < 0:
            return self._ended(there, self._deals(rest, copies))
        riding, states = worths[there, copies], self.play.states
        if states[there].wins <= states[here].wins:
            return riding
        deals = self._deals(rest, copies)
        taken = self._whole(self.play.betting.takes[states[there].wins - 1] + states[there].purse) * deals
        self.met[there, rest, copies] = riding[0], taken, deals
        return riding if riding[0] > taken else (taken, 0)

    def _ended(self, ending: int, deals: int) -> Worth:
        """What an ending is worth, with so many deals still to come."""
        outcome = self.play.outcome(ending)
        if outcome.riding is None:
            return self._whole(outcome.gain) * deals, 0
        left = self.left.get(outcome.riding, Fraction(0))
        return self._whole(outcome.gain + left) * deals, deals if outcome.riding == self.own else 0

    def _whole(self, x: Fraction) -> int:
        return x.numerator * (self.scale // x.denominator)
