"""Every number of a hand against literal play of all orders of a small pack."""

from functools import cache
from math import factorial

import pytest
from lansquenet_literal import SALON, every_hand, mean

from odds.lansquenet.hand import hand
from odds.lansquenet.reading import READINGS, VOCABULARY, parse_reading, reading
from odds.lansquenet.shuffled import Shuffled

SINGLE_CHANGES = [f'{point} = "{word}"' for point in SALON for word in VOCABULARY[point] if word != SALON[point]]
TOGETHER = [
    'equal_cards = "none"\ncut_before = "paid"\nrisk = "paid"',
    'equal_cards = "one"\ncut_before = "paid"\nundecided = "returned"',
    'joined_quadruple = "plays-on"\nundecided = "returned"\ncoupe_gorge = "since-own-card"',
    'watering = "own-card"\ntaken_by_rejouissance = "spared"\nquadruple_up_card = "taken"\nrisk = "paid"',
    'watering = "none"\ntaken_by_rejouissance = "spared"\njoined_quadruple = "plays-on"',
]
EVERY_READING = [*map(reading, READINGS), *map(parse_reading, SINGLE_CHANGES + TOGETHER)]
CHIPS = 3


def law(read):
    return {point: getattr(read, point) for point in SALON}


@cache
def literal(read, up_cards, chips, ranks=3, copies=4):
    hands = list(every_hand(ranks=ranks, copies=copies, up_cards=up_cards, law=law(read), chips=chips))
    assert sum(orders for orders, _ in hands) == factorial(ranks * copies) // factorial(copies) ** ranks
    return hands


@pytest.fixture(params=EVERY_READING, ids=[f"reading-{place}" for place in range(len(EVERY_READING))])
def read(request):
    return request.param


@pytest.fixture(params=[1, 2, 3, 4], ids=lambda up_cards: f"{up_cards + 1}-cutters")
def up_cards(request):
    return request.param


@pytest.fixture(params=[None, CHIPS], ids=["plain", "rejouissance"])
def both(request, read, up_cards):
    counted = hand(up_cards + 1, reading=read, pack=Shuffled(ranks=3), chips=request.param)
    return counted, literal(read, up_cards, request.param)


def test_distribution_keeps_and_cards(both):
    counted, hands = both
    assert dict(counted.distribution) == {
        gain: mean(hands, lambda one, gain=gain: one.banker == gain) for gain in {one.banker for _, one in hands}
    }
    assert counted.expectation == mean(hands, lambda one: one.banker)
    assert counted.keeps == mean(hands, lambda one: one.kept)
    assert counted.cards_turned == mean(hands, lambda one: one.turned)


def test_seats_and_first_taken(both):
    counted, hands = both
    for seat, expected in enumerate(counted.seats):
        assert expected == mean(hands, lambda one, seat=seat: one.seats[seat])
    assert counted.first_taken.chance == mean(hands, lambda one: one.first_taken is not None)
    assert counted.first_taken.waters == mean(hands, lambda one: (one.first_taken or (0, 0))[1])


def test_coupe_gorge(both):
    counted, hands = both
    meanings = counted.coupe_gorge.up_cards, counted.coupe_gorge.exposed, counted.coupe_gorge.next_card
    for place, chance in enumerate(meanings):
        assert chance == mean(hands, lambda one, place=place: one.coupe_gorge[place])


def test_deal(both):
    counted, hands = both
    assert counted.quadruple_up_card == mean(hands, lambda one: one.end == "quadruple up-card")
    assert counted.quadruple_own == mean(hands, lambda one: one.end == "quadruple own card")
    assert counted.joined_quadruple == mean(hands, lambda one: one.joined)
    completed = 1 - counted.quadruple_up_card
    for place, expected in enumerate(counted.up_cards_in_play):
        many = mean(hands, lambda one, place=place: one.composition.count(place + 1))
        assert expected * completed == many


def test_wager(both):
    counted, hands = both
    if counted.wager is None:
        assert all(one.wager == "not laid" for _, one in hands)
        return
    assert counted.wager.wins == mean(hands, lambda one: one.wager == "banker wins")
    assert counted.wager.loses == mean(hands, lambda one: one.wager == "banker loses")
    assert counted.wager.returned == mean(hands, lambda one: one.wager == "returned")
