"""Is the sum of k terms the count of the first copy's places?"""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
import sympy

from odds import load
from odds.engine.closed_form import closed_form
from odds.engine.closed_form.first_copy import J, K, N, certificate, odd_chance, surplus, surplus_terms


def test_the_sum_is_the_count_of_every_deal() -> None:
    """All words of small stocks, one by one."""
    for cards in range(1, 12):
        for copies in range(1, cards + 1):
            first = [places[0] for places in combinations(range(1, cards + 1), copies)]
            odd = sum(place % 2 for place in first)
            assert surplus(cards, copies) == 2 * odd - len(first)
            assert odd_chance(cards, copies) == Fraction(odd, len(first))


@pytest.mark.parametrize("copies", [*range(1, 13), 24])
def test_the_sum_is_la_bassette(copies: int) -> None:
    """The general machine comes to the same, for every parity; there are k terms, and they add up to its formula."""
    form = closed_form(load("la-bassette"), copies=copies)
    terms = surplus_terms(copies)
    assert len(terms) == copies
    for cards in range(copies + 1, 60):
        assert form.at(cards) == surplus(cards, copies) / comb(cards, copies)
        assert sum(term.subs(N, cards) for term in terms) == sympy.sympify(surplus(cards, copies))


def test_the_certificate_telescopes() -> None:
    """The ratio and the step are those of the terms of the proof, for numbers and for symbols."""
    proof = certificate()
    assert proof.remainder == 0

    def term(n: int, k: int, j: int) -> Fraction:
        return Fraction(comb(n - j, k - j) + comb(n - 1 - j, k - j), 2**j)

    for n, k, j in [(7, 3, 1), (9, 5, 1), (9, 5, 2), (9, 5, 3), (30, 12, 7), (31, 12, 10)]:
        at = {N: n, K: k, J: j}
        assert proof.term.subs(at) == sympy.sympify(term(n, k, j))
        assert proof.step.subs(at) == sympy.sympify(term(n, k, j + 1) / term(n, k, j))
        assert proof.ratio.subs(at) == sympy.sympify(-Fraction(comb(n - j, k - j), 2 ** (j - 1)) / term(n, k, j))


def test_copies_that_cannot_be_are_refused() -> None:
    """None, or more than there are cards."""
    for copies in (0, 6):
        with pytest.raises(ValueError, match=f"expected 1 to 5 copies among 5 cards, got {copies}"):
            odd_chance(5, copies)
