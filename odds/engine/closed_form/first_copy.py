"""On which places does the first of k copies lie, for every n and every k at once?

Nouns: surplus (the deals whose first copy lies on an odd place, less those where it lies on an even one), certificate.
Theorem: the surplus among n cards with k copies is the sum of C(n - j, k - j) / 2^j over j = 1 ... k - 1,
and 1 / 2^(k - 1) more where n - k is even.

Proof.  Take the first card off: if it is a copy the deal counts, and if it is none, odd and even change places.
So surplus(n, k) + surplus(n - 1, k) = C(n - 1, k - 1), and surplus(k, k) = 1, which leaves no choice.
The sum is 1 at n = k.  Added to itself at n - 1 it gives t(j) = (C(n - j, k - j) + C(n - 1 - j, k - j)) / 2^j for each
j, and 1 / 2^(k - 1) once.  `certificate` telescopes: t(j) = g(j + 1) - g(j) with g(j) = -C(n - j, k - j) / 2^(j - 1).
So all of it adds up to -g(1) = C(n - 1, k - 1).
"""

from fractions import Fraction
from math import comb
from typing import Any, NamedTuple

import sympy
from sympy.concrete.gosper import gosper_term

Expr = Any
N, K, J = sympy.symbols("n k j")


class Certificate(NamedTuple):
    """A telescoping of the terms t(j), with symbols for n and k: g(j) = ratio * t(j) has g(j + 1) - g(j) = t(j).

    Whoever does not trust it divides that by t(j): with step = t(j + 1)/t(j), ratio(j + 1) * step - ratio(j) is 1.
    """

    term: Expr
    step: Expr
    ratio: Expr

    @property
    def remainder(self) -> Expr:
        """What must be 0.

        >>> certificate().remainder
        0
        """
        return sympy.simplify(self.ratio.subs(J, J + 1) * self.step - self.ratio - 1)


def certificate() -> Certificate:
    """The telescoping certificate of the theorem, found by Gosper's algorithm.

    >>> certificate().ratio
    (-2*j + 2*n)/(j + k - 2*n)
    """
    # C(n - 1 - j, k - j) is C(n - j, k - j) (n - k) / (n - j), which makes the term hypergeometric at sight.
    term = sympy.binomial(N - J, K - J) * sympy.factor(1 + (N - K) / (N - J)) / 2**J
    return Certificate(term=term, step=sympy.hypersimp(term, J), ratio=gosper_term(term, J))


def surplus(cards: int, copies: int) -> Fraction:
    """Deals whose first copy lies on an odd place less those where it lies on an even one, by the sum of k terms.

    `copies` from 1 to `cards`.

    >>> surplus(52, 4), surplus(3, 2)
    (Fraction(10725, 1), Fraction(1, 1))
    """
    last = Fraction((cards - copies + 1) % 2, 2 ** (copies - 1))
    return sum((Fraction(comb(cards - j, copies - j), 2**j) for j in range(1, copies)), last)


def odd_chance(cards: int, copies: int) -> Fraction:
    """The chance that the first of the copies (1 to `cards`) lies on an odd place.

    Raises ValueError for copies that cannot be.

    >>> odd_chance(52, 4), odd_chance(52, 1)
    (Fraction(433, 833), Fraction(1, 2))
    """
    if not 1 <= copies <= cards:
        raise ValueError(f"expected 1 to {cards} copies among {cards} cards, got {copies}")
    return (1 + surplus(cards, copies) / comb(cards, copies)) / 2


def surplus_terms(copies: int) -> tuple[Expr, ...]:
    """The k terms of the surplus as expressions in n, for so many copies (1 or more).

    >>> [str(term) for term in surplus_terms(3)]
    ['(n - 2)*(n - 1)/4', '(n - 2)/4', '(-1)**(n - 3)/8 + 1/8']
    """
    terms = [sympy.expand_func(sympy.binomial(N - j, copies - j)) / 2**j for j in range(1, copies)]
    return (*map(sympy.factor, terms), ((-1) ** (N - copies) + 1) / sympy.Integer(2) ** copies)
