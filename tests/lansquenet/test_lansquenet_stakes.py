"""The rule of odds: fairness by counting who shows first, chips in hand, and what is refused."""

from fractions import Fraction
from math import comb

import pytest

from odds.lansquenet.race import Race
from odds.lansquenet.stakes import Odds, stake_table


@pytest.mark.parametrize("copies", [2, 3, 4, 8, 24])
def test_odds_are_fair_and_even_payment_is_not(copies):
    for odds in stake_table(copies):
        own, mine = copies - odds.banker, copies - odds.carabin
        loses = Fraction(comb(own + mine - 1, own), comb(own + mine, own))  # the first card is one of the carabin's
        assert odds.chance == 1 - loses == Race(banker=own, others=(mine,)).first
        assert odds.chance * odds.pays == loses * odds.stake
        assert odds.edge_at_odds == 0
        assert odds.edge_even == Fraction(odds.carabin - odds.banker, 2 * copies - odds.banker - odds.carabin)
    assert len(stake_table(copies)) == (copies - 1) ** 2


def test_the_complement_need_not_be_least_with_more_copies():
    odds = Odds(banker=4, carabin=2, copies=8)
    assert ((odds.stake, odds.pays), (odds.least_stake, odds.least_pays)) == ((4, 6), (2, 3))


@pytest.mark.parametrize("chips", [0, 1, 2, 3, 30])
def test_thirty_chips(chips):
    for odds in stake_table():
        laid = [stake for stake in range(1, chips + 1) if (stake * odds.least_pays) % odds.least_stake == 0]
        assert [stake for stake, _ in odds.multiples(chips)] == laid
        assert all(odds.payment(stake) == paid for stake, paid in odds.multiples(chips))
        assert odds.most(chips) == ((laid[-1], odds.payment(laid[-1])) if laid else (0, 0))
    assert Odds(banker=2, carabin=1).most(30) == (30, 45)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: Odds(banker=0, carabin=1), "expected a whole number from 1 to 3 as the banker's multiplicity, got 0"),
        (lambda: Odds(banker=1, carabin=4), "expected a whole number from 1 to 3 as the carabin's multiplicity, got 4"),
        (lambda: Odds(banker=1, carabin=1, copies=1), "or more as the number of copies of a rank, got 1"),
        (lambda: Odds(banker=1, carabin=2).payment(4), "expected a stake that is a multiple of 3, got 4; 3 would do"),
        (lambda: Odds(banker=1, carabin=2).payment(1), "a multiple of 3, got 1; 3 would do"),
        (lambda: Odds(banker=1, carabin=2).multiples(-1), "from 0 to 100000 as the chips in hand, got -1"),
        (lambda: stake_table(1), "the number of copies of a rank"),
    ],
)
def test_bad_stakes(ask, sentence):
    with pytest.raises(ValueError, match=sentence):
        ask()
