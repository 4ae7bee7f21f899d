"""What up-cards does the banker deal, and when does a quadruple card end the hand?

Nouns: up-cards, composition.
A composition says how many up-cards in play are single, double, triple ...
Who holds them is left to symmetry, since every seating of a composition is equally likely.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from math import comb

from odds.lansquenet.checks import whole
from odds.lansquenet.shuffled import Shuffled
from odds.work import MOST_STEPS, WorkError

Composition = tuple[int, ...]
Deals = tuple[tuple[Composition, Fraction], ...]


def holders(composition: Composition) -> Iterator[tuple[int, int]]:
    """The multiplicities that occur in a composition, each with the number of its up-cards.

    >>> list(holders((5, 0, 1)))
    [(1, 5), (3, 1)]
    """
    return ((multiplicity, ranks) for multiplicity, ranks in enumerate(composition, start=1) if ranks)


def without(composition: Composition, multiplicity: int) -> Composition:
    """The composition after one up-card of that multiplicity is taken.

    >>> without((5, 0, 1), 3)
    (5, 0, 0)
    """
    place = multiplicity - 1
    return (*composition[:place], composition[place] - 1, *composition[place + 1 :])


def possible(up_cards: Composition, pack: Shuffled) -> Composition:
    """The up-cards of a table, refused with ValueError if the pack cannot show them with a card left for the banker.

    `up_cards` says how many are single, double, triple ...

    >>> possible((1, 0, 0, 1), Shuffled())
    Traceback (most recent call last):
    ValueError: expected 3 numbers of up-cards (single, double ... with 4 copies of a rank), got 4: 1,0,0,1
    """
    if len(up_cards) != pack.copies - 1:
        expected = f"{pack.copies - 1} numbers of up-cards (single, double ... with {pack.copies} copies of a rank)"
        raise ValueError(f"expected {expected}, got {len(up_cards)}: {','.join(map(str, up_cards))[:80]}")
    for ranks in up_cards:
        whole("the number of up-cards of a multiplicity", ranks, least=0)
    whole("the number of up-cards in play", sum(up_cards), least=1, most=pack.ranks)
    return tuple(up_cards)


def work(pack: Shuffled, cards: int, *, most: int = MOST_STEPS) -> int:
    """How many steps a hand of so many up-cards takes: every kind of deal, by every card, by each own card it can have.

    Raises WorkError for more than `most` of them.

    >>> work(Shuffled(), 2)
    416
    """
    return len(compositions(pack, cards, most=most)) * _steps_a_deal(pack)


def _steps_a_deal(pack: Shuffled) -> int:
    return pack.size * pack.copies


@lru_cache(maxsize=256)
def compositions(pack: Shuffled, cards: int, *, most: int = MOST_STEPS) -> Deals:
    """Every composition that so many cards can form short of a quadruple, with its chance.

    The chances miss 1 by the chance that a rank has shown all its copies.
    Raises WorkError where they would take more than `most` steps, as many cutters with many packs do.
    [salon-des-jeux-lansquenet: sec. 5]

    >>> [(composition, str(chance)) for composition, chance in compositions(Shuffled(), 2)]
    [((2, 0, 0), '16/17'), ((0, 1, 0), '1/17')]
    """
    deals = comb(pack.size, cards)
    kinds = most // _steps_a_deal(pack)
    found = tuple(islice(_grown(pack, cards, pack.ranks, pack.copies - 1), kinds + 1))
    if len(found) > kinds:
        raise WorkError(f"{cards} up-cards from {pack.size} cards", instead="take fewer of either")
    return tuple((composition, Fraction(ways, deals)) for composition, ways in found)


def _grown(pack: Shuffled, cards: int, ranks: int, largest: int) -> Iterator[tuple[Composition, int]]:
    """Compositions of `cards` cards from `ranks` ranks, none of them above `largest`, with the ways to draw them."""
    if not largest:
        if not cards:
            yield (), 1
        return
    fewest = max(0, cards - ranks * (largest - 1))  # the others hold no more
    for many in range(fewest, min(ranks, cards // largest) + 1):
        here = comb(ranks, many) * comb(pack.copies, largest) ** many
        for smaller, ways in _grown(pack, cards - many * largest, ranks - many, largest - 1):
            yield (*smaller, many), ways * here


@dataclass(frozen=True, slots=True)
class Quadruple:
    """A deal that ends because the card at `place` completes its rank.

    `before` is the composition of the cards dealt until then, the struck up-card counted among the highest.
    """

    chance: Fraction
    place: int
    before: Composition


def quadruples(pack: Shuffled, up_cards: int, *, most: int = MOST_STEPS) -> Iterator[Quadruple]:
    """Every way a quadruple up-card can end the deal; `most` as for `compositions`.

    [salon-des-jeux-lansquenet: sec. 5 and 13]

    >>> [(end.place, str(end.chance)) for end in quadruples(Shuffled(), 4)]
    [(4, '1/20825')]
    """
    for place in range(pack.copies, min(up_cards, pack.size) + 1):
        for before, chance in compositions(pack, place - 1, most=most):
            if before[-1]:
                yield Quadruple(chance * Fraction(before[-1], pack.size - place + 1), place, before)
