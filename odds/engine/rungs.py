"""What should a paroli pay, what does it pay, and how often is it won?

Nouns: rung, fair payout.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from odds.engine.carrying import Fresh, carried
from odds.engine.exact import exact
from odds.rules import Play, Rules
from odds.rules.betting import ride
from odds.rules.ladders import Ladder
from odds.work import MOST_STEPS, Steps


class Rung(NamedTuple):
    """One rung of a ladder for this stock: "stop after so many wins", in one deal and carried into fresh ones.

    The advantage is the banker's: what may be taken at once, for wins behind the stake, less what riding on is worth.
    `fair_even` is fair at even chances, `fair_here` is the payout that would leave the banker no advantage in one deal
    of this stock, and `fair_carried` the same when the stake is carried; None where the rung cannot be reached.

    >>> from odds import ladder, load, paroli
    >>> (first, *_) = paroli(load("bassette"), ladder("fair"), cards=52, copies=4).rungs
    >>> first.chance, first.fair_here, first.keeps
    (Fraction(400, 833), Fraction(8027, 7800), Fraction(227, 8027))
    """

    wins: int
    name: str
    pays: Fraction
    fair_even: Fraction
    fair_here: Fraction | None
    fair_carried: Fraction | None
    chance: Fraction
    chance_carried: Fraction
    advantage: Fraction
    advantage_carried: Fraction

    @property
    def keeps(self) -> Fraction | None:
        """What the house keeps of the fair payout for this stock, as a share of it; below 0 where it pays too much.

        None where the rung cannot be reached, or is reached for certain, so that nothing would be fair.
        """
        return 1 - self.pays / self.fair_here if self.fair_here else None


def rungs(
    rules: Rules,
    ladder: Ladder,
    *,
    cards: int,
    copies: int,
    place: str,
    fresh: Fresh,
    behind: int = 0,
    wins: int | None = None,
    most: Steps = MOST_STEPS,
) -> Iterator[Rung]:
    """Every rung above `behind`, the wins that the stake has already, up to so many `wins` (all unless said).

    The stake comes in at `place`, with so many cards left and so many copies among them.
    Raises RulesError for more wins than the ladder has rungs, WorkError past the steps allowed.
    [salon-des-jeux-bassette: sec. 5 and 6; wikipedia-basset: Modern Rules, Parlay Table]

    >>> from odds.rules import load
    >>> from odds.rules.ladders import named
    >>> one, two, *more = rungs(load("bassette"), named("fair"), cards=52, copies=4, place="opener", fresh=Fresh(52, 4))
    >>> two.chance, two.fair_even, two.fair_here
    (Fraction(192, 833), Fraction(3, 1), Fraction(12083, 3744))
    """
    top = ride(ladder, wins).stop
    take = ladder.pays[behind - 1] if behind else Fraction(0)
    for stop in range(behind + 1, top + 1):
        betting = ride(ladder, stop)
        play = Play.of(rules, betting)
        deal = exact(play, play.enter(place, wins=behind), cards=cards, copies=copies, most=most)
        chance, pays = deal.chance("win"), betting.takes[-1]
        on = carried(rules, betting, deal, fresh, most=most)
        costs, costs_carried = take + deal.advantage, take - on.gain
        yield Rung(
            wins=stop,
            name=ladder.rung(stop),
            pays=pays,
            fair_even=Fraction(2**stop - 1),
            fair_here=_fair(pays, chance, costs),
            fair_carried=_fair(pays, on.chance, costs_carried),
            chance=chance,
            chance_carried=on.chance,
            advantage=costs,
            advantage_carried=costs_carried,
        )


def _fair(pays: Fraction, chance: Fraction, advantage: Fraction) -> Fraction | None:
    """The payout at which the advantage would vanish: it falls by `chance` for each stake more that is paid."""
    return pays + advantage / chance if chance else None
