"""How are polynomials that count by the power of x raised, divided and multiplied?

Nouns: series (the whole coefficients of a polynomial or a power series in x, the lowest first).
A long one is given coefficient by coefficient, without end, so that it takes no room.
"""

from collections import deque
from collections.abc import Iterator
from itertools import repeat, zip_longest
from math import comb

Series = tuple[int, ...]


def plus(one: Series, other: Series) -> Series:
    """The sum of two, without zeros at the end.

    >>> plus((1, 2), (0, -2)), plus((1,), (0, 0, 3))
    ((1,), (1, 0, 3))
    """
    total = [a + b for a, b in zip_longest(one, other, fillvalue=0)]
    while total and not total[-1]:
        total.pop()
    return tuple(total)


def minus(one: Series, other: Series) -> Series:
    """The difference, likewise.

    >>> minus((1, 2, 1), (1,))
    (0, 2, 1)
    """
    return plus(one, tuple(-coefficient for coefficient in other))


def times(one: Series, other: Series) -> Series:
    """The product of two.

    >>> times((1, 1), (1, -1, 2)), times((), (1, 1))
    ((1, 0, 1, 2), ())
    """
    total = [0] * (len(one) + len(other) - 1) if one and other else []
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            total[i + j] += a * b
    return tuple(total)


def free(cards: int, most: int | None = None) -> Series:
    """The power (1 + x)^cards, which counts all ways to deal so many cards, those of up to `most` hits.

    >>> free(4), free(52, most=2)
    ((1, 4, 6, 4, 1), (1, 52, 1326))
    """
    return tuple(comb(cards, hits) for hits in range(1 + (cards if most is None else min(cards, most))))


def power(base: Series, exponent: int, *, scale: int = 1) -> Iterator[int]:
    """The coefficients of a power, all times `scale`; 1 is the power 0 of anything.

    Each follows from those before it: the derivative of b^e, times b, is e b' b^e.

    >>> from itertools import islice
    >>> [*islice(power((1, 0, 1), 3), 8)]
    [1, 0, 3, 0, 3, 0, 1, 0]
    """
    if not exponent:
        base, exponent = (1,), 1
    if not base:
        yield from repeat(0)
    low = _low(base)
    yield from repeat(0, low * exponent)
    head, *others = base[low:]
    terms = [(i, coefficient) for i, coefficient in enumerate(others, 1) if coefficient]
    found = deque([scale * head**exponent], maxlen=max(len(others), 1))
    at = 0
    while True:
        yield found[0]
        at += 1
        total = sum(((exponent + 1) * i - at) * coefficient * found[i - 1] for i, coefficient in terms if i <= at)
        found.appendleft(total // (at * head) if total else 0)


def quotient(above: Iterator[int], below: Series) -> Iterator[int]:
    """The coefficients of a quotient, where all of them are whole.

    >>> from itertools import islice
    >>> [*islice(quotient(iter([0, 2, 5, 2] + [0] * 9), (0, 1, 2)), 5)]
    [2, 1, 0, 0, 0]
    """
    low = _low(below)
    for _ in range(low):
        next(above)
    head, *others = below[low:]
    terms = [(i, coefficient) for i, coefficient in enumerate(others) if coefficient]
    found: deque[int] = deque(repeat(0, len(others)), maxlen=len(others))
    for total in above:
        for i, coefficient in terms:
            total -= coefficient * found[i]
        found.appendleft(total // head)
        yield total // head


def _low(series: Series) -> int:
    """The lowest power of x that it has."""
    return next(i for i, coefficient in enumerate(series) if coefficient)
