"""How many reprise cards lie out for the carabins, and what are they worth?  Nouns: reprise card, carabin, turned.

As long as the banker's card has not come, the other cards of the stock come in any order, so the cards a rank has
shown are hypergeometric in the cards turned.  A fresh rank that has shown one is a reprise card; an up-card or the
rejouissance becomes one when it is taken; a rank whose copies all lie out is dead.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from odds.lansquenet.checks import MOST_STEPS, whole
from odds.lansquenet.deal import Composition, compositions, holders
from odds.lansquenet.game import Game
from odds.lansquenet.opening import Opening, all_openings, table
from odds.lansquenet.pack import ONE_PACK, Pack
from odds.lansquenet.reading import Reading, reading, resolved
from odds.lansquenet.stakes import Odds
from odds.notation import short


@dataclass(frozen=True, slots=True, repr=False)
class Reprise:
    """The reprise cards that lie out once some cards of the stock have been turned.

    goes_on: chance that the stock is begun and the banker's card has not come by then.
    cells: by (banker's multiplicity, reprise card's multiplicity), how many such cards lie out on average, given that
    the hand goes on.  copies: cards of a rank.

    >>> reprise(4, turned=10).goes_on
    Fraction(627, 1225)
    """

    goes_on: Fraction
    cells: dict[tuple[int, int], Fraction]
    copies: int

    def __repr__(self) -> str:
        lying = ", ".join(short(many) for many in self.lying)
        return f"<Reprise: the hand goes on with {short(self.goes_on)}, and {lying} single, double ... cards lie out>"

    @property
    def lying(self) -> tuple[Fraction, ...]:
        """Expected number of single, double, triple ... reprise cards, given that the hand goes on."""
        return tuple(
            sum((many for (_, top), many in self.cells.items() if top == multiplicity), Fraction(0))
            for multiplicity in range(1, self.copies)
        )

    @property
    def edge_even(self) -> Fraction:
        """A carabin's mean edge per chip at even payment if he lays on any card lying out; at odds it is always 0."""
        laid = sum(self.cells.values(), Fraction(0))
        edges = (
            many * Odds(banker=own, carabin=multiplicity, copies=self.copies).edge_even
            for (own, multiplicity), many in self.cells.items()
        )
        return sum(edges, Fraction(0)) / laid if laid else Fraction(0)


def reprise(
    cutters: int,
    *,
    turned: int,
    reading: Reading | str = "salon",
    pack: Pack = ONE_PACK,
    rejouissance: bool = False,
    most: int = MOST_STEPS,
) -> Reprise:
    """The reprise cards in a lansquenet of so many cutters, on average over the deals.

    cutters: 2 or more, as many as the pack can deal to.  reading: a `Reading` or the name of one.
    turned: cards turned from the stock (0 up to the pack), after the rejouissance if there is one.
    The stock is taken to be turned until the banker's card comes, as it is while a carabin has chips out; a banker with
    none to come takes no carabin.
    most: the steps of counting allowed.
    Raises ValueError for numbers out of range or an unknown reading, WorkError for more steps.
    [salon-des-jeux-lansquenet: sec. 10, 11 and 13]

    >>> [float(round(many, 3)) for many in reprise(4, turned=10).lying]
    [4.117, 2.702, 0.588]
    """
    game = Game(pack, resolved(reading))
    deals = compositions(pack, game.up_cards(cutters), most=most)
    begun = (
        opening
        for _, opening in all_openings(deals, game, rejouissance=rejouissance)
        if game.left(opening.own) and not opening.over(game)
    )
    return _mean(begun, turned, game)


def reprise_on_table(
    up_cards: Composition, *, own: int, turned: int, rejouissance: int = 0, pack: Pack = ONE_PACK
) -> Reprise:
    """The reprise cards to be expected from a table as the stock begins.

    up_cards: how many are single, double, triple ...  own: the banker's multiplicity.
    rejouissance: its multiplicity, 0 if none lies out.  turned: cards to be turned from the stock.
    Raises ValueError for a table the pack cannot show.

    >>> reprise_on_table((3, 0, 0), own=1, turned=1).lying[0]
    Fraction(4, 5)
    """
    game = Game(pack, reading("salon"))
    return _mean([table(up_cards, own=own, rejouissance=rejouissance, game=game)], turned, game)


def _mean(openings: Iterable[Opening], turned: int, game: Game) -> Reprise:
    """The average over openings, each weighted by the chance that the hand goes on from it."""
    whole("the number of cards turned", turned, least=0, most=game.pack.size)
    goes_on, cells = Fraction(0), dict.fromkeys(_cells(game.pack), Fraction(0))
    for opening in openings:
        own = game.left(opening.own)
        weight = opening.chance * Fraction(comb(max(opening.stock - turned, 0), own), comb(opening.stock, own))
        goes_on += weight
        for multiplicity, many in _lying(opening, turned, game) if weight else ():
            cells[opening.own, multiplicity] += weight * many
    return Reprise(goes_on, {cell: many / (goes_on or 1) for cell, many in cells.items()}, game.pack.copies)


def _cells(pack: Pack) -> Iterator[tuple[int, int]]:
    return ((own, multiplicity) for own in pack.multiplicities for multiplicity in pack.multiplicities)


def _lying(opening: Opening, turned: int, game: Game) -> Iterator[tuple[int, Fraction]]:
    """Multiplicities of reprise cards, and how many are expected, as often as a kind of rank can make them."""
    others = opening.stock - game.left(opening.own)
    kinds = [(0, opening.fresh(game)), *holders(opening.up_cards), (opening.rejouissance, bool(opening.rejouissance))]
    for before, ranks in kinds:
        left = game.left(before)
        for shown in range(1, min(left, turned + 1)):
            ways = comb(left, shown) * comb(others - left, turned - shown) if ranks else 0
            yield before + shown, Fraction(ranks * ways, comb(others, turned))
