"""What is counted without a rule set: cards, packs, turns, chips, orders named, and the old closed forms.

Counts are whole numbers; each quantity is a Fraction, and raises ValueError with one sentence where it cannot be.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod

from odds.claims.quantities.stakes import asked
from odds.rules import load

_HAND = 13


def pack(*, ranks: int = 13, copies: int = 4, packs: int = 1) -> Fraction:
    """How many cards there are in packs of so many ranks.

    >>> pack(ranks=10)
    Fraction(40, 1)
    """
    return Fraction(ranks * copies * packs)


def books(*, cards: int = 52, ranks: int = 13) -> Fraction:
    """How many books of one card of each rank so many cards make up.

    >>> books(cards=52)
    Fraction(4, 1)
    """
    return Fraction(cards // _above_0(ranks))


def turns(*, cards: int) -> Fraction:
    """How many whole turns of two cards a stock gives.

    >>> turns(cards=51)
    Fraction(25, 1)
    """
    return Fraction(cards // 2)


def left_over(*, cards: int, turns: int) -> Fraction:
    """How many cards of a stock are left after so many turns of two.

    >>> left_over(cards=51, turns=24)
    Fraction(3, 1)
    """
    if 2 * turns > cards:
        raise ValueError(f"expected at most {cards // 2} turns in {cards} cards, got {turns}")
    return Fraction(cards - 2 * turns)


def packs_needed(*, punters: int) -> Fraction:
    """How few packs give each punter a hand of 13 and leave the banker something to deal.

    >>> [int(packs_needed(punters=count)) for count in (3, 4, 7, 8)]
    [1, 2, 2, 3]
    """
    return Fraction(_HAND * punters // 52 + 1)


def least_stake(*, share: Fraction) -> Fraction:
    """The smallest whole stake of which this share is whole.

    >>> least_stake(share=Fraction(2, 3))
    Fraction(3, 1)
    """
    return Fraction(share.denominator)


def orders_named(*, ranks: str) -> Fraction:
    """How many orders the last cards can come in when only ranks matter; `ranks` counts each: 1 1 1, or 2 1.

    >>> orders_named(ranks="1 1 1"), orders_named(ranks="2 1")
    (Fraction(6, 1), Fraction(3, 1))
    """
    counts = [int(word) for word in ranks.split() if word.isdecimal() and len(word) < 4]
    if not counts or len(counts) != len(ranks.split()) or sum(counts) > 100:
        raise ValueError(f"expected how many of each rank are left, such as 1 1 1, got {ranks[:40]!r}")
    return Fraction(factorial(sum(counts)) // prod(map(factorial, counts)))


def naming_payout(*, ranks: str) -> Fraction:
    """What naming the order of the last cards should pay, in stakes, for the house to have no advantage.

    >>> naming_payout(ranks="1 1 1")
    Fraction(5, 1)
    """
    return orders_named(ranks=ranks) - 1


def naming_advantage(*, ranks: str, pays: int) -> Fraction:
    """The house's advantage when naming the order of the last cards pays so many stakes.

    >>> naming_advantage(ranks="1 1 1", pays=4)
    Fraction(1, 6)
    """
    return 1 - Fraction(pays + 1) / orders_named(ranks=ranks)


def number(*, value: Fraction) -> Fraction:
    """The number itself: to show what another number amounts to in money or in per cent.

    >>> number(value=Fraction(1, 9))
    Fraction(1, 9)
    """
    return value


def formula(*, name: str, cards: int, copies: int) -> Fraction:
    """The banker's gain at pharaon by an old formula: `demoivre` (1 to 4 copies) or `montmort`, the recursion.

    >>> formula(name="demoivre", cards=52, copies=4), formula(name="montmort", cards=52, copies=4)
    (Fraction(33, 1666), Fraction(33, 1666))
    """
    if name not in _FORMULAS:
        raise ValueError(f"expected a formula among {', '.join(_FORMULAS)}, got {name[:40]!r}")
    if cards % 2 or not 1 <= copies <= 4 or not copies < cards <= 1000:
        raise ValueError(f"expected an even number of cards and from 1 to 4 copies, got {cards} and {copies}")
    return _FORMULAS[name](cards, copies)


def formula_error(*, name: str, cards: int, copies: int) -> Fraction:
    """By how much an old formula for the banker's gain at pharaon misses the exact value.

    >>> formula_error(name="montmort", cards=52, copies=4)
    Fraction(0, 1)
    """
    return formula(name=name, cards=cards, copies=copies) - asked(load("pharaon"), cards, copies, "").stake.advantage


def _demoivre(n: int, copies: int) -> Fraction:
    y = Fraction(1, 2)  # the share taken on a doublet
    forms = (
        Fraction(1, n),
        ((n - 2) * y + 2) / (n * (n - 1)),
        3 * y / (2 * (n - 1)),
        (2 * n - 5) * y / ((n - 1) * (n - 3)),
    )
    return forms[copies - 1]


@lru_cache(maxsize=1024)
def _montmort(n: int, p: int) -> Fraction:
    """Half the chance of a doublet in this turn, and the rest of the stock when the turn brings no card of the rank."""
    if n == 2:
        return Fraction(p, 2)
    pairs = Fraction(1, n * (n - 1))
    rest = _montmort(n - 2, p) if p <= n - 2 else Fraction(0)
    return p * (p - 1) * pairs / 2 + (n - p) * (n - p - 1) * pairs * rest


_FORMULAS: dict[str, Callable[[int, int], Fraction]] = {"demoivre": _demoivre, "montmort": _montmort}


def _above_0(count: int) -> int:
    if count < 1:
        raise ValueError(f"expected 1 or more, got {count}")
    return count
