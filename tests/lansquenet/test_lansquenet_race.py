"""The race against all orders of its cards, and against what symmetry and the integral say."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odds.lansquenet.race import Race, sets

RACES = [(1, (1,)), (2, (1, 2)), (3, (1, 1)), (2, (2, 0, 1)), (0, (2, 1)), (1, (3, 2)), (1, (1, 1, 1, 1))]


def showings(own, others):
    """The order in which ranks first show, -1 for the banker's, for each way to order the cards."""
    cards = [-1] * own + [place for place, count in enumerate(others) for _ in range(count)]
    return Counter(tuple(dict.fromkeys(order)) for order in permutations(cards))


@pytest.mark.parametrize(("own", "others"), RACES)
def test_race_against_every_order(own, others):
    race, seen = Race(banker=own, others=others), showings(own, others)
    total = factorial(race.cards)
    assert race.first == Fraction(sum(ways for order, ways in seen.items() if order[0] == -1), total)
    for place, chance in enumerate(race.firsts):
        assert chance == Fraction(sum(ways for order, ways in seen.items() if order[0] == place), total)
    for order, ways in seen.items():
        assert race.order(order) == Fraction(ways, total)
    for many, chance in enumerate(race.before):
        ended = sum(ways for order, ways in seen.items() if (*order, -1).index(-1) == many)
        assert chance == Fraction(ended, total)


def before_by_integral(own, others):
    """The integral over s of own s^(own-1) prod (s^c + z (1 - s^c)), as polynomials in z of polynomials in s."""
    terms = {(0, own - 1): own}
    for count in others:
        grown = Counter()
        for (late, power), weight in terms.items():
            grown[late, power + count] += weight
            grown[late + 1, power] += weight
            grown[late + 1, power + count] -= weight
        terms = grown
    chances = [Fraction(0)] * (len(others) + 1)
    for (many, power), weight in terms.items():
        chances[many] += Fraction(weight, power + 1)
    return tuple(chances)


@settings(deadline=None)
@given(own=st.integers(1, 7), others=st.lists(st.integers(0, 9), max_size=9))
def test_before_against_the_integral(own, others):
    race = Race(banker=own, others=tuple(others))
    assert race.before == before_by_integral(own, others)
    assert sum(race.before) == 1
    assert race.first == race.before[0] or 0 in others


def test_forty_equal_ranks_are_uniform():
    assert set(Race(banker=3, others=(3,) * 40).before) == {Fraction(1, 41)}


def test_without_a_card_the_banker_comes_last():
    assert Race(banker=0, others=(3, 0, 1)).before == (0, 0, 1, 0)
    assert Race(banker=0, others=()).first == 0


@pytest.mark.parametrize(("own", "stock"), [(1, 1), (1, 5), (2, 6), (3, 48), (4, 9)])
def test_cards_turned(own, stock):
    race = Race(banker=own, others=())
    places = race.turned(stock)
    kept = Fraction(1)
    for place, chance in enumerate(places, start=1):
        left = stock - place + 1
        assert chance == kept * Fraction(own, left)
        kept *= 1 - Fraction(own, left)
    assert race.mean_turned(stock) == sum(place * chance for place, chance in enumerate(places, start=1))


def test_sets_of_two_kinds():
    """Two ranks with 3 cards and four with 1: every one of the 64 sets, by its members and its cards."""
    kinds = (3, 3, 1, 1, 1, 1)
    chosen = [one for many in range(len(kinds) + 1) for one in combinations(kinds, many)]
    assert sets(((3, 2), (1, 4))) == Counter((len(one), sum(one)) for one in chosen)


def test_orders_of_all_ranks_sum_to_one():
    race = Race(banker=2, others=(1, 3, 2))
    assert sum(race.order(order) for order in permutations((-1, 0, 1, 2))) == 1
    assert race.order((2, -1)) == prod((Fraction(2, 8), Fraction(2, 6)))


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: Race(banker=-1, others=()), "expected a whole number of 0 or more as the banker's count, got -1"),
        (lambda: Race(banker=1, others=(2, -3)), "expected a whole number of 0 or more as a rank's count, got -3"),
        (lambda: Race(banker=2, others=(3,)).turned(4), "expected .* as a stock that holds the 5 racing cards, got 4"),
        (lambda: Race(banker=2, others=(3,)).turned(5201), "a stock of at most 5200 cards .* place by place, got 5201"),
        (lambda: Race(banker=2, others=(3,)).mean_turned(4), "a stock that holds the 5 racing cards, got 4"),
        (lambda: Race(banker=0, others=(3,)).mean_turned(4), "a card of the banker's rank in the stock, got none"),
        (
            lambda: Race(banker=1, others=(3,)).order((0, 0)),
            "expected an order of ranks from -1 to 0, each once, got 0",
        ),
    ],
)
def test_bad_races(ask, sentence):
    with pytest.raises(ValueError, match=sentence):
        ask()


def test_a_race_is_known_by_its_cards_alone():
    assert Race(banker=1, others=[3, 2]) == Race(banker=1, others=(3, 2)) == Race(banker=1, others=(3, 2), most=5)
    assert repr(Race(banker=1, others=(3, 2))) == "Race(banker=1, others=(3, 2))"


def test_where_no_card_is_left_nobody_is_first():
    race = Race(banker=0, others=(0, 0))
    assert (race.first, race.firsts, race.order([0, -1])) == (0, (0, 0), 0)
    assert Race(banker=1, others=(0,)).order([-1, 0]) == 0


def test_every_place_of_the_largest_stock_is_told():
    assert Race(banker=1, others=(3,)).turned(5200) == (Fraction(1, 5200),) * 5200
    assert Race(banker=0, others=(3,)).turned(4) == (0, 0, 0, 0)


def test_the_sets_of_many_counts_are_ranks_by_cards():
    """Twelve ranks of 1 to 12 cards: 0 to 12 of them hold 0 to 79 cards with the banker's one, for each count."""
    steps = 13 * 80 * 12
    assert sum(Race(banker=1, others=range(1, 13), most=steps).before) == 1
    with pytest.raises(ValueError, match=f"a race of {steps};"):
        assert Race(banker=1, others=range(1, 13), most=steps - 1).before
