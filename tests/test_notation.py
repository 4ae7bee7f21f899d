"""Is every digit that is printed the right one?

The other roads: the decimal module with a wide context, mpmath, and Python's own printing of whole numbers.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import ROUND_HALF_UP, Context, Decimal
from fractions import Fraction
from math import comb, factorial

import mpmath
import pytest
from hypothesis import given
from hypothesis import strategies as st

from odds.notation import STYLES, decimal, fraction, odds, one_in, percent, whole, write

WIDE = Context(prec=400)
digits = st.integers(0, 40)
chances = st.fractions(0, 1, max_denominator=10**12)
inside = chances.filter(lambda x: 0 < x < 1)
# Chances so near to never or always that few digits would say so.
extremes = st.builds(
    lambda small, sure: 1 - small if sure else small,
    st.builds(Fraction, st.just(1), st.integers(2, 10**60)),
    st.booleans(),
)


@contextmanager
def any_length() -> Iterator[None]:
    """Python's own limit on the digits of a whole number lifted, and put back."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(before)


def other_road(x: Fraction, places: int) -> str:
    """The decimals by the decimal module."""
    quotient = WIDE.divide(Decimal(x.numerator), Decimal(x.denominator))
    return f"{quotient.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP, context=WIDE):f}"


@given(st.fractions(-1000, 1000, max_denominator=10**12), digits)
def test_decimals_by_another_road(x: Fraction, places: int) -> None:
    expected = other_road(x, places)
    if abs(Fraction(expected)) not in (0, 1):
        assert decimal(x, places) == expected


@given(st.integers(-(10**6), 10**6), st.integers(1, 5))
def test_halves_go_away_from_zero(halves: int, places: int) -> None:
    x = Fraction(halves, 2 * 10**places)
    expected = other_road(x, places)
    if abs(Fraction(expected)) not in (0, 1):
        assert decimal(x, places) == expected


@given(inside, st.integers(1, 40))
def test_percentages_by_another_road(x: Fraction, places: int) -> None:
    expected = other_road(100 * x, places)
    if Fraction(expected) not in (0, 100):
        assert percent(x, places) == f"{expected} %"


@pytest.mark.parametrize(
    ("numerator", "denominator"), [(454, 32487), (1, 7), (101, 4998), (comb(52, 4), factorial(20))]
)
def test_decimals_by_mpmath(numerator: int, denominator: int) -> None:
    with mpmath.workdps(120):
        expected = int(mpmath.nint(mpmath.mpf(numerator) / denominator * mpmath.mpf(10) ** 90))
    assert decimal(Fraction(numerator, denominator), 90) == f"0.{expected:090d}"


@given(inside | extremes, st.integers(0, 12))
def test_what_may_be_never_prints_as_0_nor_as_1(x: Fraction, places: int) -> None:
    assert 0 < Fraction(decimal(x, places)) < 1
    assert 0 < Fraction(percent(x, places).removesuffix(" %")) < 100
    assert -1 < Fraction(decimal(-x, places)) < 0


@given(inside | extremes)
def test_whole_percentages_never_say_0_nor_100(x: Fraction) -> None:
    assert 0 < Fraction(percent(x, 0).removesuffix(" %")) < 100


@given(extremes.filter(lambda x: x < Fraction(1, 100)), st.integers(2, 6))
def test_tiny_values_keep_their_first_digits(x: Fraction, places: int) -> None:
    text = decimal(x, places)
    if "e" in text:
        error = abs(Fraction(text) - x) / x
        assert error <= Fraction(5, 10**places)


def test_never_and_always_print_as_such() -> None:
    assert [decimal(Fraction(n), 3) for n in (0, 1)] == ["0.000", "1.000"]
    assert [percent(Fraction(n), 0) for n in (0, 1)] == ["0 %", "100 %"]
    assert percent(Fraction(9996, 10000), 1) == "99.9 %"
    assert percent(1 - Fraction(1, 10**50), 2) == "99.99 %"


@pytest.mark.parametrize(
    ("x", "places", "said"), [("1029/1000", 0, "1.03"), ("51/50", 1, "1.02"), ("-1029/1000", 0, "-1.03")]
)
def test_a_little_more_than_1_is_rounded_to_neither_1_nor_2(x: str, places: int, said: str) -> None:
    assert decimal(Fraction(x), places) == said
    assert one_in(1 / Fraction(x), places) == (f"-1 in {said[1:]}" if x[0] == "-" else f"1 in {said}")


@given(extremes, st.integers(0, 12))
def test_what_is_more_than_1_is_told_within_one_unit_of_the_last_place(x: Fraction, places: int) -> None:
    text = decimal(1 + x, places)
    assert text.rstrip(".0") != "1"
    assert abs(Fraction(text) - 1 - x) <= Fraction(1, 10**places)


@given(st.fractions(max_denominator=10**6))
def test_fractions_read_back(x: Fraction) -> None:
    assert Fraction(fraction(x)) == x


@given(inside)
def test_odds_and_one_in_read_back(x: Fraction) -> None:
    first, to, second, side = odds(x).replace(",", "").split()
    assert (to, int(first) >= int(second)) == ("to", True)
    favour = {"for": Fraction(int(first), int(first) + int(second)), "even": Fraction(1, 2)}
    assert favour.get(side, Fraction(int(second), int(first) + int(second))) == x
    said = Fraction(one_in(x, 20).removeprefix("1 in "))
    assert abs(said - 1 / x) <= Fraction(1, 2 * 10**20)


@pytest.mark.parametrize(
    ("x", "said"),
    [
        ("400/833", "433 to 400 against"),
        ("3/4", "3 to 1 for"),
        ("1/2", "1 to 1, even"),
        ("1/54", "53 to 1 against"),
    ],
)
def test_odds_name_their_side(x: str, said: str) -> None:
    assert odds(Fraction(x)) == said


@pytest.mark.parametrize(
    ("x", "said"), [("33/1666", "1 in 50.5"), ("1/54", "1 in 54"), ("0", "never"), ("2/77", "1 in 38.5")]
)
def test_one_in(x: str, said: str) -> None:
    assert one_in(Fraction(x), 1) == said


def test_whole_numbers_of_any_length() -> None:
    for number in (0, 9, 10**4299, 10**4300 - 1, 10**4300, 10**4301 + 7, 7**20000, factorial(5000), -(3**9999)):
        printed = whole(number)
        with any_length():
            assert printed == str(number)


@given(st.integers(4000, 30000), st.integers(0, 10**9))
def test_long_whole_numbers_keep_their_zeros(power: int, rest: int) -> None:
    printed = whole(10**power + rest)
    with any_length():
        assert printed == str(10**power + rest)


def test_a_fraction_of_many_packs_prints_in_every_style() -> None:
    """Some 1,200 packs pass Python's limit of 4,300 digits."""
    x = Fraction(comb(30_000, 14_000) + 1, comb(30_000, 15_000))
    with any_length():
        expected = str(x)
    assert len(expected) > 2 * 4300
    assert fraction(x) == expected
    assert all(write(x, style) for style in STYLES)
    long = decimal(x, 10_000)
    with any_length():
        assert long == "0." + str((2 * x.numerator * 10**10_000 // x.denominator + 1) // 2).zfill(10_000)


def test_the_styles_are_the_writers() -> None:
    x = Fraction(33, 1666)
    assert [write(x, style) for style in STYLES] == [
        "33/1666",
        "0.019808",
        "1.981 %",
        "1633 to 33 against",
        "1 in 50.485",
    ]
    assert [write(x, style, 1) for style in STYLES[1:3]] == [decimal(x, 1), percent(x, 1)]
