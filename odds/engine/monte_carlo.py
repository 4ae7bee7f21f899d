"""What do shuffled packs say?

Nouns: estimate, standard error, simulation (an estimate beside the exact answer).
The one module with chance in it: the seed is an argument, and the same seed gives the same deals.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from random import Random
from typing import NamedTuple

from odds.engine.chance import Chance
from odds.engine.enumerate import deal
from odds.rules import Outcome, Play
from odds.shown import shown


@dataclass(frozen=True)
class Estimate:
    """How often each outcome came in so many deals.

    >>> wins, loses = Outcome("wins", "win", Fraction(1)), Outcome("loses", "loss", Fraction(-1))
    >>> found = Estimate({wins: 45, loses: 55}, 100)
    >>> found.share(wins), found.advantage, round(found.standard_error, 4)
    (Fraction(9, 20), Fraction(1, 10), 0.0995)
    """

    counts: Mapping[Outcome, int]
    deals: int

    def share(self, outcome: Outcome) -> Fraction:
        """The share of deals that ended so."""
        return Fraction(self.counts.get(outcome, 0), self.deals)

    @property
    def advantage(self) -> Fraction:
        """The banker's mean gain per stake."""
        return -sum((outcome.gain * count for outcome, count in self.counts.items()), Fraction(0)) / self.deals

    @property
    def standard_error(self) -> float:
        """The standard error of that mean, from the spread of the deals themselves."""
        squares = sum((outcome.gain**2 * count for outcome, count in self.counts.items()), Fraction(0)) / self.deals
        return sqrt((squares - self.advantage**2) / self.deals)


def simulate(
    play: Play,
    state: int,
    *,
    cards: int,
    copies: int,
    deals: int,
    seed: int,
    progress: Callable[[int], object] | None = None,
) -> Estimate:
    """So many deals (1 or more) of shuffled stocks; `progress` is told now and then how many more are done.

    `state` and the numbers of `cards` and `copies` as for `exact`; the same `seed` gives the same deals.
    Raises ValueError for fewer than one deal.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> estimate = simulate(play, play.enter("opener"), cards=52, copies=4, deals=2000, seed=1)
    >>> abs(estimate.advantage - Fraction(454, 32487)) < 5 * estimate.standard_error
    True
    """
    if deals < 1:
        raise ValueError(f"expected 1 deal or more, got {deals}")
    shuffled = Random(seed)
    places = range(cards)
    counts: Counter[Outcome] = Counter()
    step = max(1, min(10_000, deals // 50))
    for done in range(0, deals, step):
        now = min(step, deals - done)
        for _ in range(now):
            counts[deal(play, state, set(shuffled.sample(places, copies)), cards=cards)] += 1
        if progress is not None:
            progress(now)
    return Estimate(counts, deals)


@shown("odds.sheets.catalogue.simulate:simulate_sheet")
class Simulation(NamedTuple):
    """The exact answer for a stake, and what shuffled stocks gave for the same.

    >>> from odds import chance, load
    >>> simulation(chance(load("faro"), cards=52, copies=4), deals=50, seed=1)
    <Simulation of 50 deals with the seed 1 beside <Chance in faro, 52 cards, 4 copies, deal: win 400/833, \
loss 433/833, null 0>>
    """

    answer: Chance
    estimate: Estimate
    seed: int

    @property
    def z(self) -> float | None:
        """How many standard errors the mean gain lies from the exact advantage; None where every deal ended alike."""
        error = self.estimate.standard_error
        return float(self.estimate.advantage - self.answer.stake.advantage) / error if error else None

    def __repr__(self) -> str:
        return f"<Simulation of {self.estimate.deals} deals with the seed {self.seed} beside {self.answer!r}>"


def simulation(answer: Chance, *, deals: int, seed: int, progress: Callable[[int], object] | None = None) -> Simulation:
    """The stake of an answer in so many (1 or more) shuffled stocks, beside its exact chances.

    `seed` is any whole number; the same seed gives the same deals.
    `progress` is told now and then how many deals more are done.
    Raises ValueError for fewer than one deal.

    >>> from odds import chance, load
    >>> dealt = simulation(chance(load("pharaon"), cards=52, copies=4), deals=2000, seed=1)
    >>> abs(dealt.z) < 5
    True
    """
    play = Play.of(answer.rules, answer.betting)
    stock = {"cards": answer.cards, "copies": answer.copies}
    estimate = simulate(play, play.enter(answer.place), **stock, deals=deals, seed=seed, progress=progress)
    return Simulation(answer, estimate, seed)


def z_score(share: Fraction, chance: Fraction, deals: int) -> float | None:
    """How many standard errors a share of so many deals lies from its exact chance; None for a chance of 0 or 1.

    >>> z_score(Fraction(3, 4), Fraction(1, 2), 100)
    5.0
    """
    spread = chance * (1 - chance)
    return float(share - chance) / sqrt(spread / deals) if spread else None
