"""When should a riding stake be taken?

Nouns: decision (ride or take), policy, worth.
Backward induction over (state, cards left, copies left): from the last card to the first, the punter does after each
win what is worth more to him.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import comb
from typing import NamedTuple

from odds.engine.carrying import Fresh, carries
from odds.engine.exact import MOST_STEPS, WorkError
from odds.rules import Play

Position = tuple[int, int]  # state, copies left; the cards left are the layer it stands in
Worth = tuple[Fraction, Fraction]  # of the stake, and of its being left at its own rung; both times the deals to come
_NO_LEFT: Mapping[int, Fraction] = {}


class Decision(NamedTuple):
    """After so many wins, at this place with so many cards and copies left: ride or take, and what each is worth."""

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


def policy(
    play: Play,
    state: int,
    *,
    cards: int,
    copies: int,
    left: Mapping[int, Fraction] = _NO_LEFT,
    most: int = MOST_STEPS,
) -> Policy:
    """The best moments to take in one deal, for a stake in `state` with so many cards and copies left.

    The way of betting gives what may be taken after each win.
    `left` is what a stake left on the card is worth when the deal is over, by the wins behind it; else nothing.
    Raises WorkError past `most` steps.

    >>> from odds.rules import load
    >>> from odds.rules.betting import paroli
    >>> from odds.rules.ladders import named
    >>> play = Play.of(load("bassette"), paroli(named("fair")))
    >>> best = policy(play, play.enter("opener"), cards=52, copies=4)
    >>> best.worth, any(decision.rides for decision in best.decisions)
    (Fraction(-454, 32487), False)
    """
    return _Induction(play, left).solve(state, cards, copies, most)


def best(play: Play, state: int, *, cards: int, copies: int, fresh: Fresh, most: int = MOST_STEPS) -> Policy:
    """The best moments to take when a stake left on the card is carried into fresh deals until it is settled.

    Raises WorkError past `most` steps in any one deal.
    """
    left: dict[int, Fraction] = {}
    for rung in range(play.betting.stop - 1, -1, -1):
        if carries(play.rules, rung):
            left[rung] = _worth_carried(play, rung, left, fresh, most)
    return policy(play, state, cards=cards, copies=copies, left=left, most=most)


def _worth_carried(play: Play, rung: int, above: Mapping[int, Fraction], fresh: Fresh, most: int) -> Fraction:
    """What a stake is worth that comes into a fresh deal at this rung.

    That deal may leave it at the same rung, so its worth x gives itself back: x = a + b x, under the policy best for x.
    Each round takes the x of the last policy; no policy is worse than the one before, and there are finitely many.
    """
    state = play.enter(fresh.place(play.rules), wins=rung)
    worth = Fraction(0)
    while True:
        induction = _Induction(play, {**above, rung: worth}, own=rung)
        total = induction.solve(state, fresh.cards, fresh.copies, most).worth
        again = induction.again
        if again == 1:
            return Fraction(0)  # nothing can ever happen to such a stake
        better = (total - again * worth) / (1 - again)
        if better == worth:
            return worth
        worth = better


class _Induction:
    """One deal, solved from its end: `again` is then the chance that it leaves the stake at its `own` rung."""

    def __init__(self, play: Play, left: Mapping[int, Fraction], *, own: int | None = None) -> None:
        self.play, self.left, self.own = play, left, own
        self.again = Fraction(0)
        self.decisions: dict[tuple[int, int, int], Decision] = {}

    def solve(self, state: int, cards: int, copies: int, most: int) -> Policy:
        """The worth of a stake in `state`, and the decisions on its way, the earliest first."""
        layers = self._layers(state, cards, copies, most)
        worths = {at: self._worth(self.play.unsettled(at[0]), 0, at[1]) for at in layers.pop()}
        for rest, layer in enumerate(reversed(layers)):
            worths = {at: self._before(at, rest, worths) for at in layer}
        worth, again = worths[state, copies]
        deals = comb(cards, copies)
        self.again = again / deals
        decisions = sorted(self.decisions.values(), key=lambda made: (made.wins, -made.cards, made.copies))
        return Policy(worth / deals, tuple(decisions))

    def _layers(self, state: int, cards: int, copies: int, most: int) -> list[set[Position]]:
        """The positions that can be met, card by card; the last layer is that of an empty stock."""
        layers = [{(state, copies)}]
        for rest in range(cards - 1, -1, -1):
            reached = (step for at in layers[-1] for step in self._steps(at, rest))
            layers.append({(there, left) for there, left in reached if there >= 0})
            most -= len(layers[-1])
            if most < 0:
                raise WorkError(cards, copies)
        return layers

    def _steps(self, at: Position, rest: int) -> Iterator[Position]:
        """Where a miss and a hit lead, each with the copies then left among the `rest` cards."""
        here, copies = at
        row = self.play.row(here) if rest else self.play.last_row(here)
        return ((there, copies - hit) for hit, there in enumerate(row) if 0 <= copies - hit <= rest)

    def _before(self, at: Position, rest: int, worths: Mapping[Position, Worth]) -> Worth:
        """The worth of a position, from the worths of those that one card leads to."""
        steps = [self._after(at[0], there, copies, rest, worths) for there, copies in self._steps(at, rest)]
        return (
            sum((worth for worth, _ in steps), Fraction(0)),
            sum((again for _, again in steps), Fraction(0)),
        )

    def _after(self, here: int, there: int, copies: int, rest: int, worths: Mapping[Position, Worth]) -> Worth:
        if there < 0:
            return self._worth(there, rest, copies)
        riding, states = worths[there, copies], self.play.states
        if states[there].wins <= states[here].wins:
            return riding
        return self._decided(there, copies, rest, riding)

    def _decided(self, there: int, copies: int, rest: int, riding: Worth) -> Worth:
        state, deals = self.play.states[there], comb(rest, copies)
        take = self.play.betting.takes[state.wins - 1] + state.purse
        made = Decision(state.wins, state.place, rest, copies, Fraction(riding[0]) / deals, take)
        self.decisions[there, copies, rest] = made
        return riding if made.rides else (take * deals, Fraction(0))

    def _worth(self, ending: int, rest: int, copies: int) -> Worth:
        """What an ending is worth, times the deals that the `rest` cards can still have."""
        outcome, deals = self.play.outcome(ending), comb(rest, copies)
        left = Fraction(0) if outcome.riding is None else self.left.get(outcome.riding, Fraction(0))
        again = deals if outcome.riding is not None and outcome.riding == self.own else 0
        return (outcome.gain + left) * deals, Fraction(again)
