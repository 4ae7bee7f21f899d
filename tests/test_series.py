"""Polynomials are what they say: each operation against a sum over all pairs of terms, or against its own inverse."""

from fractions import Fraction
from itertools import islice
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odds.engine.series import Series, free, minus, plus, power, quotient, times

polynomials = st.lists(st.integers(-3, 3), max_size=5).map(lambda found: plus(tuple(found), ()))


def at(series: Series, x: Fraction) -> Fraction:
    return sum((coefficient * x**i for i, coefficient in enumerate(series)), Fraction(0))


@given(polynomials, polynomials, st.fractions(-3, 3))
def test_sums_and_products_are_those_of_their_values(one: Series, other: Series, x: Fraction) -> None:
    assert at(plus(one, other), x) == at(one, x) + at(other, x)
    assert at(minus(one, other), x) == at(one, x) - at(other, x)
    assert at(times(one, other), x) == at(one, x) * at(other, x)


@given(polynomials, polynomials)
def test_no_sum_ends_with_nothing(one: Series, other: Series) -> None:
    for total in (plus(one, other), minus(one, other), minus(one, one)):
        assert not total or total[-1]
    assert minus(one, one) == times(one, ()) == times((), one) == ()


def multiplied(base: Series, exponent: int, terms: int) -> list[int]:
    product: Series = (1,)
    for _ in range(exponent):
        product = times(product, base)
    return [*islice([*product, *[0] * terms], terms)]


@given(polynomials, st.integers(0, 7), st.integers(-2, 3))
def test_a_power_is_multiplied_out(base: Series, exponent: int, scale: int) -> None:
    expected = [scale * coefficient for coefficient in multiplied(base, exponent, 20)]
    assert [*islice(power(base, exponent, scale=scale), 20)] == expected


def test_a_high_power_is_the_binomial_theorem() -> None:
    assert [*islice(power((1, 1), 5200), 401)] == [comb(5200, hits) for hits in range(401)]
    squares = [comb(500, hits // 2) if hits % 2 == 0 else 0 for hits in range(41)]
    assert [*islice(power((1, 0, 1), 500), 41)] == squares


@settings(max_examples=200)
@given(polynomials, polynomials.filter(bool), st.integers(0, 3))
def test_a_quotient_is_what_was_multiplied(one: Series, other: Series, low: int) -> None:
    """Divisors that begin with x, and with other numbers than 1, too."""
    below = (*[0] * low, *other)
    product = iter([*times(one, below), *[0] * 20])
    found = [*islice(quotient(product, below), 10)]
    assert found == [*islice([*one, *[0] * 10], 10)]


@pytest.mark.parametrize("cards", range(6))
def test_cards_that_may_be_anything_are_counted_by_hits(cards: int) -> None:
    assert free(cards) == tuple(multiplied((1, 1), cards, cards + 1))
    for most in range(cards + 3):
        assert free(cards, most=most) == free(cards)[: most + 1]
