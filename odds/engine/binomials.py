"""In how many ways can so many cards be dealt, card after card?"""

from math import comb

FEW = 64  # cards up to which a binomial made anew is quicker than one that is moved


class Deals:
    """C(rest, copies) for a `rest` that goes down or up by one: each binomial is moved by a factor and a divisor.

    >>> deals = Deals()
    >>> [deals(rest, 2) for rest in (102, 101, 100, 101)]
    [5151, 5050, 4950, 5050]
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, int]] = {}

    def __call__(self, rest: int, copies: int) -> int:
        """The number of ways to deal `rest` cards with so many copies among them."""
        return comb(rest, copies) if rest <= FEW else self._many(rest, copies)

    def _many(self, rest: int, copies: int) -> int:
        at, ways = self._known.get(copies, (rest, 0))
        if not ways:
            at, ways = rest, comb(rest, copies)
        while at > rest:
            ways = ways * (at - copies) // at
            at -= 1
        while at < rest:
            at += 1
            ways = ways * at // (at - copies)
        self._known[copies] = rest, ways
        return ways
