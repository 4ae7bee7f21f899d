"""How many of the equally likely deals end in each way?

Nouns: distribution, ways, chance, advantage.
Whole ways inside; a Fraction is made only when asked for.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from odds.notation import short
from odds.rules import Outcome
from odds.rules.play import Kind
from odds.shown import shown


@shown("odds.sheets.catalogue.chance:distribution_sheet")
class Distribution(NamedTuple):
    """So many ways for each outcome, out of `total` deals that are all equally likely.

    >>> fair = Distribution({Outcome("wins", "win", Fraction(1)): 3, Outcome("loses", "loss", Fraction(-1)): 5}, 8)
    >>> fair.chance("win"), fair.advantage, fair.variance
    (Fraction(3, 8), Fraction(1, 4), Fraction(15, 16))
    """

    ways: Mapping[Outcome, int]
    total: int

    def __repr__(self) -> str:
        kinds: tuple[Kind, ...] = ("win", "loss", "null")
        return f"<Distribution: {', '.join(f'{kind} {short(self.chance(kind))}' for kind in kinds)}>"

    def chance(self, kind: Kind) -> Fraction:
        """The chance that the stake ends as a win, a loss or null."""
        return Fraction(sum(ways for outcome, ways in self.ways.items() if outcome.kind == kind), self.total)

    def chance_of(self, outcome: Outcome) -> Fraction:
        """The chance of one outcome."""
        return Fraction(self.ways.get(outcome, 0), self.total)

    @property
    def advantage(self) -> Fraction:
        """The banker's expected gain, in stakes."""
        return _over([(outcome.gain, -ways) for outcome, ways in self.ways.items()], self.total)

    @property
    def decided(self) -> Fraction:
        """The chance that the stake is won or lost at all."""
        return 1 - self.chance("null")

    @property
    def advantage_decided(self) -> Fraction | None:
        """The advantage divided by the chance of a decision; None where there never is one."""
        return self.advantage / self.decided if self.decided else None

    @property
    def ahead(self) -> Fraction:
        """The chance that the punter gains something."""
        return Fraction(sum(ways for outcome, ways in self.ways.items() if outcome.gain > 0), self.total)

    @property
    def gains(self) -> dict[Fraction, int]:
        """The ways of each gain of the punter, the greatest loss first."""
        ways: dict[Fraction, int] = {}
        for outcome in sorted(self.ways, key=lambda outcome: outcome.gain):
            ways[outcome.gain] = ways.get(outcome.gain, 0) + self.ways[outcome]
        return ways

    @property
    def variance(self) -> Fraction:
        """The variance of the punter's gain, in square stakes."""
        squares = _over([(outcome.gain**2, ways) for outcome, ways in self.ways.items()], self.total)
        return squares - self.advantage**2


def _over(weighed: Iterable[tuple[Fraction, int]], total: int) -> Fraction:
    """The sum of fractions, each so many times, over `total`: in whole numbers, on a scale that grows as it must."""
    scale, above = 1, 0
    for fraction, times in weighed:
        under = fraction.denominator
        if scale % under:
            wider = lcm(scale, under)
            scale, above = wider, above * (wider // scale)
        above += fraction.numerator * (scale // under) * times
    return Fraction(above, scale * total)
