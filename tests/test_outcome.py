"""What a distribution says of its ways, each sum done once more in plain fractions."""

from fractions import Fraction
from itertools import pairwise

import pytest

from odds import chance, load
from odds.engine.carrying import Carried, Fresh, carried
from odds.engine.monte_carlo import Estimate
from odds.engine.outcome import Distribution
from odds.engine.stopping import best
from odds.rules import PLAIN, Outcome, Play
from odds.rules.betting import ride
from odds.rules.ladders import named

WAYS = {
    Outcome("halved", "loss", Fraction(-1, 2)): 3,
    Outcome("opened", "loss", Fraction(-2, 3)): 4,
    Outcome("void", "null", Fraction(0)): 5,
    Outcome("wins", "win", Fraction(1, 4)): 6,
    Outcome("twins, wins", "win", Fraction(1, 4)): 7,
    Outcome("wins again", "win", Fraction(3)): 1,
}
STAKE = Distribution(WAYS, 26)


def test_means_are_sums_of_fractions() -> None:
    mean = sum(outcome.gain * ways for outcome, ways in WAYS.items()) / 26
    assert STAKE.advantage == -mean
    assert STAKE.variance == sum((outcome.gain - mean) ** 2 * ways for outcome, ways in WAYS.items()) / 26
    assert STAKE.advantage_decided == -mean / Fraction(21, 26)


def test_who_is_ahead_has_gained_something() -> None:
    assert STAKE.ahead == Fraction(6 + 7 + 1, 26)


def test_ways_of_the_same_gain_are_added() -> None:
    assert list(STAKE.gains.items()) == [
        (Fraction(-2, 3), 4), (Fraction(-1, 2), 3), (Fraction(0), 5), (Fraction(1, 4), 13), (Fraction(3), 1),
    ]  # fmt: skip


def test_what_never_happens_has_no_chance() -> None:
    assert STAKE.chance_of(Outcome("void", "null", Fraction(0))) == Fraction(5, 26)
    assert STAKE.chance_of(Outcome("off", "null", Fraction(0))) == 0
    wins, off = Outcome("wins", "win", Fraction(1)), Outcome("off", "null", Fraction(0))
    estimate = Estimate({wins: 3}, 4)
    assert (estimate.share(wins), estimate.share(off)) == (Fraction(3, 4), 0)


def test_one_basis_is_the_same_as_among_all_four() -> None:
    answer = chance(load("bassette"), cards=50, copies=1)
    assert [answer.advantage_on(basis) for basis in answer.advantage._fields] == list(answer.advantage)
    assert len(set(answer.advantage)) > 2
    with pytest.raises(ValueError, match=r"expected a basis among per_stake, .*, got 'per_trun' .did you mean"):
        answer.advantage_on("per_trun")


def test_a_stake_to_which_nothing_can_happen_comes_to_nothing() -> None:
    """No copy is left of its rank, now or in any deal that it is carried into."""
    deal = chance(load("bassette"), cards=52, copies=0).stake
    assert carried(load("bassette"), PLAIN, deal, Fresh(52, 0)) == Carried(Fraction(0), Fraction(0))
    play = Play.of(load("bassette"), ride(named("fair")))
    assert best(play, play.enter("opener"), cards=52, copies=0, fresh=Fresh(52, 0)).worth == 0


def test_a_stake_that_waits_for_a_fresh_deal_is_worth_what_it_is_there() -> None:
    """No copy is left of its rank in this deal, and four come in the next."""
    play = Play.of(load("bassette"), ride(named("fair")))
    fresh = Fresh(52, 4)
    waits = best(play, play.enter("banker"), cards=10, copies=0, fresh=fresh).worth
    assert waits == best(play, play.enter("opener"), cards=52, copies=4, fresh=fresh).worth < 0


def test_the_earliest_decisions_come_first() -> None:
    play = Play.of(load("bassette"), ride(named("fair")))
    decisions = best(play, play.enter("opener"), cards=12, copies=4, fresh=None).decisions
    assert len(decisions) > 10
    for one, after in pairwise(decisions):
        assert one.wins < after.wins or (one.wins == after.wins and one.cards >= after.cards)
