"""What does a claim state of the exact values?

Nouns: statement: a number, a ladder (a number each), a bound, an order, a trend.
"""

import re
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from odds import notation
from odds.claims.printed import ALL, NONE, Agreement, Number, number

Values = tuple[Fraction, ...]
_BOUND = re.compile(r"(<=|>=|<|>|=|less than|more than|at most|at least) ?(.+)")
_SIGNS = {"less than": "<", "more than": ">", "at most": "<=", "at least": ">="}


class One(NamedTuple):
    """A printed number, the same for every value.

    >>> sorted(statement("0.33").agrees((Fraction(1, 3), Fraction(1, 3))))
    ['rounds', 'truncates']
    """

    number: Number

    def agrees(self, values: Values) -> Agreement:
        """How all the values agree with it."""
        return _all([self.number.agrees(value) for value in values])

    def written(self, values: Values) -> str:
        """The values, beside the manner in which the number is printed."""
        return ", ".join(dict.fromkeys(self.number.written(value) for value in values))


class Ladder(NamedTuple):
    """A printed number for each of the values, in their order.

    >>> statement("1, 3, 7").agrees((Fraction(1), Fraction(3), Fraction(7))) == ALL
    True
    """

    rungs: tuple[Number, ...]

    def agrees(self, values: Values) -> Agreement:
        """How the values agree, one by one."""
        if len(values) != len(self.rungs):
            return NONE
        return _all([rung.agrees(value) for rung, value in zip(self.rungs, values, strict=True)])

    def written(self, values: Values) -> str:
        """The values as a list."""
        return ", ".join(notation.fraction(value) for value in values)


class Bound(NamedTuple):
    """That every value lies on one side of a number.

    >>> statement("at most 3 %").agrees((Fraction(1, 50), Fraction(1, 40))) == ALL
    True
    """

    sign: str
    than: Number

    def agrees(self, values: Values) -> Agreement:
        """Whether they all do."""
        return ALL if all(self._holds(value) for value in values) else NONE

    def _holds(self, value: Fraction) -> bool:
        than = self.than.value
        return bool((value < than and "<" in self.sign) or (value > than and ">" in self.sign)) or (
            value == than and "=" in self.sign
        )

    def written(self, values: Values) -> str:
        """The value, or the least and the greatest of several."""
        return spread(values, self.than)


class Order(NamedTuple):
    """That the values stand in strictly rising order; `words` say whose they are.

    >>> statement("2 < 3 < 1").written((Fraction(1), Fraction(3), Fraction(2)))
    '2 < 1 < 3'
    """

    words: tuple[str, ...]

    def agrees(self, values: Values) -> Agreement:
        """Whether each is above the one before."""
        return ALL if all(one < other for one, other in pairwise(values)) else NONE

    def written(self, values: Values) -> str:
        """The words in the order of their values."""
        ranked = sorted(zip(values, self.words, strict=True), key=lambda pair: pair[0])
        signs = [
            "",
            *(" = " if one == other else " < " for (one, _), (other, _) in pairwise(ranked)),
        ]
        return "".join(sign + word for sign, (_, word) in zip(signs, ranked, strict=True))


class Trend(NamedTuple):
    """That the values rise, or fall, all the way.

    >>> statement("rises").written((Fraction(2), Fraction(1)))
    'falls'
    """

    rises: bool

    def agrees(self, values: Values) -> Agreement:
        """Whether they do."""
        return Order(()).agrees(values if self.rises else values[::-1])

    def written(self, values: Values) -> str:
        """What they do."""
        if Trend(True).agrees(values):
            return "rises"
        return "falls" if Trend(False).agrees(values) else "neither rises nor falls all the way"


Statement = One | Ladder | Bound | Order | Trend


def statement(text: str, *, within: str | None = None) -> Statement:
    """What a text states: '1.98 %', '1, 3, 7, 15', '> 0', 'at most 3 %', '2 < 3 < 1 < 4', 'rises', 'falls'.

    `within` is the tolerance of a number.  Raises ValueError for a text that states nothing of the kind.

    >>> statement("2 < 3 < 1 < 4").words
    ('2', '3', '1', '4')
    >>> statement("> 0").agrees((Fraction(1, 2), Fraction(0))) == NONE
    True
    """
    said = " ".join(text.split())
    bound = _BOUND.fullmatch(said)
    if said in ("rises", "falls"):
        return Trend(said == "rises")
    if bound:
        return Bound(_SIGNS.get(bound[1], bound[1]), number(bound[2]))
    if " < " in said:
        return Order(tuple(word.strip() for word in said.split(" < ")))
    if ", " in said:
        return Ladder(tuple(number(part) for part in said.split(", ")))
    return One(number(said, within=within))


def spread(values: Values, like: Number) -> str:
    """One value, or the least and the greatest of several, written like a number.

    >>> spread((Fraction(1, 2), Fraction(1, 3)), number("0"))
    '1/3 (0.3333) to 1/2 (0.5000)'
    """
    least, most = min(values), max(values)
    return like.written(least) if least == most else f"{like.written(least)} to {like.written(most)}"


def _all(agreements: list[Agreement]) -> Agreement:
    return ALL.intersection(*agreements) if agreements else NONE
