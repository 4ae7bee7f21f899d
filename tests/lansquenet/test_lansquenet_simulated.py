"""Shuffled packs of 52 played card by card: every mean within 5 standard errors."""

from math import sqrt
from random import Random

import pytest
from lansquenet_literal import SALON, Hand

from odds.lansquenet.hand import hand
from odds.lansquenet.reading import reading

HANDS = 4000


@pytest.mark.parametrize(
    ("cutters", "name", "chips"), [(4, "salon", None), (12, "salon", 2), (12, "montmort", None), (7, "pierer", 5)]
)
def test_simulated(cutters, name, chips):
    counted = hand(cutters, reading=name, chips=chips)
    random, pack = Random(cutters), [rank for rank in range(13) for _ in range(4)]
    law = {point: getattr(reading(name), point) for point in SALON}
    played = []
    for _ in range(HANDS):
        random.shuffle(pack)
        played.append(Hand(iter(pack), up_cards=cutters - 1, law=law, chips=chips).play())
    expected = {
        lambda one: one.banker: counted.expectation,
        lambda one: one.banker**2: counted.variance + counted.expectation**2,
        lambda one: one.kept: counted.keeps,
        lambda one: one.turned: counted.cards_turned,
        lambda one: one.first_taken is not None: counted.first_taken.chance,
        lambda one: (one.first_taken or (0, 0))[1]: counted.first_taken.waters,
        lambda one: one.coupe_gorge[1]: counted.coupe_gorge.exposed,
        lambda one: one.wager == "banker wins": counted.wager.wins if counted.wager else 0,
        lambda one: one.wager == "banker loses": counted.wager.loses if counted.wager else 0,
        **{lambda one, seat=seat: one.seats[seat]: value for seat, value in enumerate(counted.seats)},
    }
    for value, exact in expected.items():
        values = [float(value(one)) for one in played]
        mean = sum(values) / HANDS
        spread = sqrt(sum((one - mean) ** 2 for one in values) / (HANDS - 1) / HANDS)
        assert abs(mean - float(exact)) <= 5 * spread
