"""What does a generating function say of every P-th number of cards?

Nouns: section (the terms z^(r + P i) of a numerator over (1 - z^P)^(k + 1)), its polynomial in n.
The terms c_i z^(r + P i) give n = r + P m cards the sum of c_i C(m - i + k, k) over i up to m.
Without that bound it is a polynomial in n of degree at most k, and C(m - i + k, k) is 0 for the k numbers m below i:
so the two are equal as soon as no m - i + k is negative, and not before: one m earlier it is -1 for the last i alone,
and C(-1, k) is not 0.
"""

from math import factorial, prod

from odds.engine.closed_form.machine import Poly


class Section:
    """What becomes of the stake with n = r, r + P, r + 2 P ... cards left, k copies among them.

    The numerator's ring has n, z and then the letters for generators; what is counted lies in it, without z.
    The polynomial in n is right for `valid_from` cards and more; `least` is the first number of them that is k or more.
    """

    def __init__(self, numerator: Poly, *, period: int, residue: int, copies: int) -> None:
        self.period, self.residue, self.copies, self.ring = period, residue, copies, numerator.ring
        self.parts: dict[int, Poly] = {}
        for powers, coefficient in numerator.terms():
            i, aside = divmod(powers[1] - residue, period)
            if not aside:
                self.parts[i] = self.parts.get(i, 0) + self.ring({(0, 0, *powers[2:]): coefficient})
        self.polynomial = self._polynomial()
        self.least = copies + (residue - copies) % period
        self.valid_from = max([self.least, *(residue + period * (i - copies) for i in self.parts)])

    @property
    def numerator(self) -> Poly:
        """The terms of the section alone."""
        z = self.ring.gens[1]
        return sum((part * z ** (self.residue + self.period * i) for i, part in self.parts.items()), self.ring(0))

    def polynomial_at(self, cards: int) -> Poly:
        """The polynomial's value."""
        return self.polynomial.subs(self.ring.gens[0], cards)

    def _polynomial(self) -> Poly:
        n = self.ring.gens[0] - self.residue
        terms = (
            part * prod(n - self.period * (i - t) for t in range(1, self.copies + 1)) for i, part in self.parts.items()
        )
        unit = self.ring.domain(1, factorial(self.copies) * self.period**self.copies)
        return sum(terms, self.ring(0)) * unit
