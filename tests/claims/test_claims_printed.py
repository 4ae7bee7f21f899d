"""A printed number stands for an interval of exact values: every form, and rounding against cutting by another road."""

from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odds.claims.money import in_money
from odds.claims.printed import ALL, number
from odds.claims.statement import Bound, Ladder, Order, Trend, statement
from odds.notation import STYLES, write

F = Fraction

# text, the value it stands for when taken as exact
FORMS = [
    ("33/1666", F(33, 1666)),
    ("99/4998", F(33, 1666)),
    ("-379/32487", F(-379, 32487)),
    ("1/54", F(1, 54)),
    ("-1/47", F(-1, 47)),
    ("-1 in 156", F(-1, 156)),
    ("\N{MINUS SIGN}1.98 %", F(-198, 10000)),
    ("1.5e-09", F(3, 2 * 10**9)),
    ("3.76e-94 %", F(376, 10**98)),
    ("1 to 1, even", F(1, 2)),
    ("1 in 54", F(1, 54)),
    ("1 in 50.5", F(2, 101)),
    ("1.98 %", F(198, 10000)),
    ("1.98%", F(198, 10000)),
    ("5,9 %", F(59, 1000)),
    ("3 per cent", F(3, 100)),
    ("3 percent", F(3, 100)),
    ("0.0198", F(198, 10000)),
    ("31", F(31)),
    ("2:1", F(2)),
    ("3 to 2", F(3, 2)),
    ("4 to 3 against", F(3, 7)),
    ("4 to 3 for", F(4, 7)),
    ("49.5 : 1 against", F(2, 101)),
    ("about 25 %", F(1, 4)),
    ("25 % about", F(1, 4)),
    ("approximately 25 %", F(1, 4)),
    ("25 % within 2 %", F(1, 4)),
    ("1/17 exactly", F(1, 17)),
    ("2 s. 4 d. in the guinea", F(28, 252)),
    ("2 l. 15 s. 10 d. in the pistole", F(670, 2400)),
    ("2 livres 15 sols 10 deniers in the pistole", F(670, 2400)),
    ("0 l. 8 s. 0 d. in the pistole", F(96, 2400)),
    ("5 shillings in the pound", F(1, 4)),
    ("2 l. 19 s. 10 d. per cent", F(718, 24000)),
]


@pytest.mark.parametrize(("text", "value"), FORMS, ids=[text for text, _ in FORMS])
def test_every_form_is_read(text, value):
    read = number(text)
    assert read.value == value
    assert read.agrees(value) == ALL


NO_NUMBERS = [
    "",
    "a third",
    "1/0",
    "1 in 0",
    "0 to 0",
    "3 to",
    "12 % %",
    "2 s. 4 d.",
    "2 s. in the shoe",
    "1.2.3",
    "in the guinea",
]


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_what_is_no_number_is_refused_in_one_sentence(text):
    with pytest.raises(ValueError, match="expected") as refused:
        number(text)
    assert "\n" not in str(refused.value)


# text, exact value, how it agrees
AGREEMENTS = [
    ("1/54", F(8, 435), {"rounds", "truncates"}),  # 54.375
    ("1/38", F(2, 77), {"truncates"}),  # 38.5, which rounds to 39
    ("1/39", F(2, 77), {"rounds"}),
    ("1/9", F(3, 28), {"rounds", "truncates"}),  # 9.33
    ("1/867", F(24, 20825), {"truncates"}),  # 867.7
    ("1/868", F(24, 20825), {"rounds"}),
    ("1/12", F(1, 12), set(ALL)),
    ("1/54 exactly", F(8, 435), set()),
    ("5,8 %", F(1, 17), {"truncates"}),  # 5.88
    ("5,9 %", F(1, 17), {"rounds"}),
    ("6 %", F(1, 17), {"rounds"}),
    ("5 %", F(1, 17), {"truncates"}),
    ("4 %", F(1, 17), set()),
    ("-5.9 %", F(1, 17), set()),
    ("-5.9 %", F(-1, 17), {"rounds"}),
    ("30", F(31), set()),
    ("3", F(12083, 3744), set()),  # a whole number is meant exactly
    ("3.2", F(12083, 3744), {"rounds", "truncates"}),
    ("about 25 %", F(24, 100), {"rounds"}),
    ("about 25 %", F(23, 100), set()),
    ("25 % within 2 %", F(23, 100), {"rounds"}),
    ("25 % within 2 %", F(229, 1000), set()),
    ("4 to 3 against", F(43, 100), set()),
    ("1 in 50.5", F(33, 1666), {"rounds"}),  # 50.48
    ("1 in 50.4", F(33, 1666), {"truncates"}),
    ("49.5 to 1 against", F(33, 1666), {"rounds"}),
    ("2 l. 15 s. 10 d. in the pistole", F(1125, 4024), {"truncates"}),  # 10.97 d.
    ("2 l. 15 s. 11 d. in the pistole", F(1125, 4024), {"rounds"}),
    ("2 l. 15 s. in the pistole", F(1125, 4024), {"truncates"}),
    ("2 l. 16 s. in the pistole", F(1125, 4024), {"rounds"}),
    ("3 l. in the pistole", F(1125, 4024), {"rounds"}),
    ("2 s. 4 d. in the guinea", F(3, 28), set()),
    ("1 in 54", F(0), set()),
]


@pytest.mark.parametrize(("text", "exact", "how"), AGREEMENTS)
def test_agreement_by_examples_worked_by_hand(text, exact, how):
    assert number(text).agrees(exact) == how


VALUES = st.fractions(min_value=0, max_value=1, max_denominator=10**6)
DIGITS = st.integers(min_value=0, max_value=8)


def printed(value, digits, rounding):
    """The decimal module's own opinion, and the digits as they are printed."""
    with localcontext() as context:
        context.prec = 60
        exact = Decimal(value.numerator) / Decimal(value.denominator)
        return f"{exact.quantize(Decimal(1).scaleb(-digits), rounding=rounding):f}"


@given(VALUES, DIGITS)
def test_a_rounded_percentage_rounds_and_a_cut_one_truncates(value, digits):
    for how, rounding in (("rounds", ROUND_HALF_UP), ("truncates", ROUND_DOWN)):
        assert how in number(f"{printed(100 * value, digits, rounding)} %").agrees(value)


@given(VALUES, DIGITS)
def test_the_next_percentage_up_or_down_does_neither(value, digits):
    step = Decimal(1).scaleb(-digits)
    cut = Decimal(printed(100 * value, digits, ROUND_DOWN))
    assert not number(f"{cut + 2 * step:f} %").agrees(value)
    if cut > step:
        assert not number(f"{cut - step:f} %").agrees(value)


@given(st.fractions(min_value="1/100000", max_value=1, max_denominator=10**6))
def test_a_denominator_is_rounded_or_cut_alike(value):
    rounded, cut = (printed(1 / value, 0, rounding) for rounding in (ROUND_HALF_UP, ROUND_DOWN))
    assert "rounds" in number(f"1/{rounded}").agrees(value)
    assert "truncates" in number(f"1 in {cut}").agrees(value)
    assert not number(f"1/{int(cut) + 2}").agrees(value)


@given(st.integers(0, 9), st.integers(0, 19), st.integers(0, 11), st.integers(1, 99))
def test_money_is_cut_to_the_penny(pounds, shillings, pence, hundredths):
    told = f"{pounds} l. {shillings} s. {pence} d. in the pistole"
    exact = F(240 * pounds + 12 * shillings + pence, 2400)
    assert number(told).value == exact
    assert "truncates" in number(told).agrees(exact + F(hundredths, 240000)) or not exact


@given(VALUES, VALUES, DIGITS)
def test_nothing_agrees_beyond_its_reach(value, other, digits):
    for text in (f"{printed(100 * other, digits, ROUND_DOWN)} %", f"1 in {printed(1 + other, digits, ROUND_DOWN)}"):
        least, most = number(text).reach
        assert least <= value <= most or not number(text).agrees(value)


@given(
    st.fractions(min_value=-3, max_value=3, max_denominator=10**9)
    | st.fractions(max_value=F(1, 10**12), min_value=0, max_denominator=10**100),
    st.sampled_from(STYLES),
    st.integers(0, 8),
)
def test_what_is_written_is_read_again(value, style, digits):
    """Every way of writing a number is one that a page may have: read again, it agrees with what was written."""
    printed = write(value, style, digits)
    if printed != "never" and not (style == "decimal" and not digits):  # without a point it is a whole number
        assert number(printed).agrees(value), printed


def test_a_negative_denominator_is_rounded_as_a_positive_one():
    assert number("-1/47").agrees(F(-14, 663)) == {"rounds", "truncates"}
    assert number("1/47").agrees(F(14, 663)) == {"rounds", "truncates"}
    assert not number("-1/47").agrees(F(14, 663))
    least, greatest = number("-1/47").reach
    assert least <= F(-14, 663) <= greatest
    with pytest.raises(ValueError, match="expected a number"):
        number("-3 to 2")


def test_a_sum_of_money_is_written_as_it_is_counted():
    assert in_money(F(240 * 11 + 12 * 2)) == "11 l. 2 s. 0 d."
    assert in_money(F(-1, 3)) == "-0.33 d."


def test_statements_that_are_no_numbers():
    assert statement("> 0").agrees((F(1), F(2))) == ALL
    assert not statement("> 0").agrees((F(1), F(0)))
    assert statement(">= 0").agrees((F(1), F(0))) == ALL
    assert statement("= 0").agrees((F(0),)) == ALL
    assert not statement("= 0").agrees((F(1, 10**9),))
    assert statement("less than 25 %").agrees((F(24, 100),)) == ALL
    assert not statement("at most 3 %").agrees((F(31, 1000),))
    assert statement("falls").agrees((F(3), F(2), F(1))) == ALL
    assert not statement("falls").agrees((F(3), F(2), F(2)))
    assert statement("2 < 3 < 1").agrees((F(1), F(2), F(3))) == ALL
    assert not statement("2 < 3 < 1").agrees((F(1), F(3), F(2)))
    assert statement("1, 3, 7").agrees((F(1), F(3), F(7))) == ALL
    assert not statement("1, 3, 7").agrees((F(1), F(3)))
    kinds = [type(statement(text)) for text in ("> 0", "falls", "2 < 3", "1, 3")]
    assert kinds == [Bound, Trend, Order, Ladder]
    assert statement("2 < 3 < 1").written((F(5), F(5), F(1))) == "1 < 2 = 3"
    assert statement("rises").written((F(1), F(3), F(2))) == "neither rises nor falls all the way"
