"""The punter's result over a whole deal, taking and laying again: all placings, played by the words of the sources."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from literal_parolis import PLAYERS, places, whole_deal

from odds import chance, load
from odds.rules import PLAIN
from odds.rules.betting import LITTLE_PEACE, ride
from odds.rules.ladders import named

PLANS = {"plain": PLAIN, "paroli to two": ride(named("bassette"), 2), "little peace": LITTLE_PEACE}
DEALS = [(game, plan, cards, 4) for game in PLAYERS for plan in PLANS for cards in (8, 12, 18)]
DEALS += [("bassette", "plain", 52, 4), ("basset", "paroli to two", 52, 3), ("pharaon", "plain", 26, 5)]


@pytest.mark.parametrize(("game", "plan", "cards", "copies"), DEALS)
def test_a_whole_deal_is_what_all_placings_say(game: str, plan: str, cards: int, copies: int) -> None:
    """Taken, and laid again each time: the distribution, its mean and variance, and the chance of being ahead."""
    betting = PLANS[plan]
    gains = Counter(
        whole_deal(game, hits, cards, takes=betting.takes, loses=betting.loses) for hits in places(cards, copies)
    )
    total = comb(cards, copies)
    found = chance(load(game), cards=cards, copies=copies, began=cards, joins="deal", betting=betting.masse()).stake
    assert found.gains == gains
    assert list(found.gains) == sorted(gains)
    mean = sum((gain * ways for gain, ways in gains.items()), Fraction(0)) / total
    assert found.advantage == -mean
    assert found.variance == sum(((gain - mean) ** 2 * ways for gain, ways in gains.items()), Fraction(0)) / total
    assert found.ahead == Fraction(sum(ways for gain, ways in gains.items() if gain > 0), total)
