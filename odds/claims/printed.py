"""Which exact values does a printed number stand for?

Nouns: number (as printed), step (one unit of its last digit), span (the values that print so), agreement.
A number is read as it stands: a fraction, a percentage, a decimal, one in so many, odds, or a sum of money.
"""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from odds import notation
from odds.claims.money import Sum, in_money, money

Agreement = frozenset[str]
ALL: Agreement = frozenset({"holds", "rounds", "truncates"})
NONE: Agreement = frozenset()
_DIGITS = 40
_ABOUT = re.compile(r"^(?:about|approximately|around|some)\s+|\s+(?:about|or so)$")
_SAME = Fraction(1, 20)  # "about" without a figure: a twentieth of the value either way


class Span(NamedTuple):
    """The values from `low` on, short of `high`."""

    low: Fraction
    high: Fraction

    def holds(self, value: Fraction) -> bool:
        """Whether a value lies in it."""
        return self.low <= value < self.high


class Number(NamedTuple):
    """One printed number.

    `measure` is what stands on the page, `step` one unit of its last digit (None: it is exact).
    `inverse` says that the page gives the reciprocal (1/54 and 1 in 54 give 54), `unit` what one is in its measure (100
    for a percentage).  `within` is the tolerance of an "about".

    >>> number("1/54").rounded
    Span(low=Fraction(107, 2), high=Fraction(109, 2))
    >>> number("1/54").agrees(Fraction(8, 435)) == {"rounds", "truncates"}
    True
    """

    measure: Fraction
    step: Fraction | None = None
    style: str = "fraction"
    unit: Fraction = Fraction(1)
    inverse: bool = False
    within: Fraction | None = None

    @property
    def value(self) -> Fraction:
        """The number as it stands, taken to be exact."""
        return 1 / self.measure if self.inverse else self.measure / self.unit

    @property
    def rounded(self) -> Span:
        """The sizes, in its measure, that print so when rounded, a half going up."""
        half = (self.step or Fraction(0)) / 2
        return Span(abs(self.measure) - half, abs(self.measure) + half)

    @property
    def cut(self) -> Span:
        """The sizes, in its measure, that print so when the further digits are left off."""
        return Span(abs(self.measure), abs(self.measure) + (self.step or 0))

    @property
    def reach(self) -> tuple[Fraction, Fraction]:
        """The least and the greatest value that can agree with it in any way: what lies outside need not be asked.

        >>> number("1.98 %").reach
        (Fraction(79, 4000), Fraction(199, 10000))
        """
        if self.within is not None or self.step is None:
            slack = self.within or 0
            return self.value - slack, self.value + slack
        low, high = self.rounded.low, self.cut.high
        low = -high if not self.measure else low
        sizes = (1 / high, 1 / low) if self.inverse else (low / self.unit, high / self.unit)
        least, greatest = sorted(size * (-1 if self.measure < 0 else 1) for size in sizes)
        return least, greatest

    def agrees(self, exact: Fraction) -> Agreement:
        """How an exact value agrees with it: holds, rounds, truncates, any of them or none.

        >>> sorted(number("1.98 %").agrees(Fraction(33, 1666))), sorted(number("33/1666").agrees(Fraction(33, 1666)))
        (['rounds', 'truncates'], ['holds', 'rounds', 'truncates'])
        """
        if exact == self.value:
            return ALL
        if self.within is not None:
            return frozenset({"rounds"}) if abs(exact - self.value) <= self.within else NONE
        if self.step is None or exact * self.measure < 0 or (self.inverse and not exact):
            return NONE
        size = abs(1 / exact if self.inverse else exact * self.unit)
        spans = {"rounds": self.rounded, "truncates": self.cut}
        return frozenset(how for how, span in spans.items() if span.holds(size))

    def written(self, exact: Fraction) -> str:
        """An exact value, and beside it the same in the manner of the page, with two digits more.

        >>> number("1/54").written(Fraction(8, 435)), number("2 s. 4 d. in the guinea").written(Fraction(3, 28))
        ('8/435 (1 in 54.38)', '3/28 (2 s. 3 d.)')
        """
        in_full = notation.fraction(exact)
        beside = self._beside(exact)
        if len(in_full) > _DIGITS:
            return beside or notation.decimal(exact)
        return f"{in_full} ({beside})" if beside and beside != in_full else in_full

    def _beside(self, exact: Fraction) -> str:
        digits = 2 if self.step is None else max(len(str(self.step.denominator)) - 1, 0) + 2
        if self.style == "money":
            return in_money(exact * self.unit)
        if self.style == "odds" and not 0 < exact < 1:
            return notation.decimal(exact, digits)
        if exact.denominator == 1 and self.style in ("fraction", "ratio", "decimal"):
            return ""
        style = {"fraction": "decimal", "ratio": "decimal"}.get(self.style, self.style)
        return notation.write(exact, style, max(digits, 4) if style == "decimal" else digits)


def number(text: str, *, within: str | None = None) -> Number:
    """The number that a text prints, such as 33/1666, 1.98 %, 5,9 %, 0.0198, 1 in 54, 3 to 2, 4 to 3 against, or money.

    'about' before or behind it allows a twentieth of the value either way; '25 % within 2 %' states the tolerance, as
    does `within`; 'exactly' takes 1/54 or 1.98 % for the very number.
    Raises ValueError for a text that is no number.

    >>> number("4 to 3 against").value, number("25 % within 2 %").within
    (Fraction(3, 7), Fraction(1, 50))
    """
    said, _, stated = " ".join(text.split()).partition(" within ")
    stated = within or stated
    about = bool(_ABOUT.search(said))
    said = _ABOUT.sub("", said)
    exactly = said.endswith(" exactly")
    found = _plain(said.removesuffix(" exactly"), text)
    if stated:
        return found._replace(within=abs(_plain(stated, text).value))
    if about:
        return found._replace(within=abs(found.value) * _SAME)
    return found._replace(step=None) if exactly else found


def _plain(said: str, text: str) -> Number:
    said = re.sub(r"(?<=\d),(?=\d)", ".", said)
    size = said.removeprefix("-").removeprefix("\N{MINUS SIGN}")
    for form, reader in _FORMS:
        found = form.fullmatch(size)
        signed = size != said
        if found and not (signed and reader is _odds):
            read = reader(*found.groups())
            return read._replace(measure=-read.measure) if signed else read
    paid = money(said)
    if paid is None:
        expected = "expected a number such as 33/1666, 1.98 %, 1 in 54, 3 to 2 or 2 s. 4 d. in the guinea"
        raise ValueError(f"{expected}, got {text[:80]!r}")
    return _of_money(paid)


def _percent(digits: str) -> Number:
    return Number(Fraction(digits), _step(digits), "percent", Fraction(100))


def _one_in(digits: str) -> Number:
    return Number(_positive(digits), _step(digits), "one-in", inverse=True)


def _fraction(above: str, below: str) -> Number:
    if above == "1":
        return _one_in(below)
    return Number(Fraction(int(above), int(_positive(below))))


def _odds(one: str, other: str, side: str | None) -> Number:
    first, second = Fraction(one), Fraction(other)
    if not first + second or (not side and not second):
        raise ValueError(f"expected odds of two numbers that are not 0, got '{one} to {other}'")
    if not side:
        return Number(first / second, style="ratio")
    ours, theirs = (second, first) if side == "against" else (first, second)
    if "." in one and ours == 1:
        return Number(theirs + 1, _step(one), "one-in", inverse=True)
    return Number(ours / (ours + theirs), style="odds")


def _decimal(digits: str) -> Number:
    step = _step(digits) if "." in digits or "e" in digits else None
    return Number(Fraction(digits), step, "decimal" if step else "fraction")


def _of_money(paid: Sum) -> Number:
    return Number(Fraction(paid.pence), Fraction(paid.least), "money", Fraction(paid.whole))


def _step(digits: str) -> Fraction:
    mantissa, _, power = digits.partition("e")
    return Fraction(10) ** (int(power or 0) - len(mantissa.partition(".")[2]))


def _positive(digits: str) -> Fraction:
    value = Fraction(digits)
    if not value:
        raise ValueError("expected a number above 0 to divide by, got 0")
    return value


_N = r"(\d{1,400}(?:\.\d{1,40})?)"
_POWER = r"(?:e[-+]?\d{1,3})?"
_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Number]], ...] = (
    (re.compile(rf"(\d{{1,40}}(?:\.\d{{1,40}})?{_POWER}) ?(?:%|per ?cent)"), _percent),
    (re.compile(rf"1 in {_N}"), _one_in),
    (re.compile(r"(\d{1,400}) ?/ ?(\d{1,400})"), _fraction),
    (re.compile(rf"{_N} ?(?:to|:) ?{_N}(?:,? (for|against|even))?"), _odds),
    (re.compile(rf"(\d{{1,400}}(?:\.\d{{1,400}})?{_POWER})"), _decimal),
)
