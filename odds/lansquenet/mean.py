"""What is it worth on average over the openings of a hand?

Nouns: mean.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple, TypeVar

Record = TypeVar("Record", bound=NamedTuple)


def mean(kind: type[Record], weighed: Iterable[tuple[Fraction, Record]]) -> Record:
    """The mean of records of one `kind`, number by number, each record weighed by the chance before it.

    Where the chances miss 1, nothing is to be had in the rest of the hands.

    >>> from odds.lansquenet.wager import Wager
    >>> half = Fraction(1, 2)
    >>> mean(Wager, [(half, Wager(laid=Fraction(1), wins=half, loses=half))]).wins
    Fraction(1, 4)
    """
    found = list(weighed)
    numbers = range(len(kind._fields))
    return kind._make(sum((chance * one[number] for chance, one in found), Fraction(0)) for number in numbers)
