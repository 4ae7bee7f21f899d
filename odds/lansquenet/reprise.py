"""How many reprise cards lie out for the carabins, and what are they worth?

Nouns: reprise card, carabin, turned.
As long as the banker's card has not come, the other cards of the stock come in any order, so the cards a rank has
shown are hypergeometric in the cards turned.  A fresh rank that has shown one is a reprise card; an up-card or the
rejouissance becomes one when it is taken; a rank whose copies all lie out is dead.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from odds.lansquenet.checks import whole
from odds.lansquenet.deal import Composition, compositions, holders
from odds.lansquenet.game import Game
from odds.lansquenet.opening import Opening, all_openings, lying_out
from odds.lansquenet.reading import Reading
from odds.lansquenet.shuffled import ONE_PACK, Shuffled
from odds.lansquenet.stakes import Odds
from odds.lansquenet.start import Deal, OnTable, Start
from odds.notation import short
from odds.ranks import Pack
from odds.shown import shown
from odds.work import MOST_STEPS


@shown(several="odds.sheets.catalogue.lansquenet.reprise:reprise_sheet")
@dataclass(frozen=True, slots=True, repr=False)
class Reprise:
    """The reprise cards that lie out once some cards of the stock have been turned.

    `start` is where the question begins, a deal to so many cutters or what lies on the table, and `turned` the cards of
    the stock turned since.
    `goes_on` is the chance that the stock is begun and the banker's card has not come by then.
    `cells` say by (banker's multiplicity, reprise card's multiplicity) how many such cards lie out on average, given
    that the hand goes on.

    >>> reprise(4, turned=10).goes_on
    Fraction(627, 1225)
    """

    game: Game
    start: Start
    turned: int
    goes_on: Fraction
    cells: dict[tuple[int, int], Fraction]

    def __repr__(self) -> str:
        lying = ", ".join(short(many) for many in self.lying)
        return f"<Reprise: the hand goes on with {short(self.goes_on)}, and {lying} single, double ... cards lie out>"

    @property
    def lying(self) -> tuple[Fraction, ...]:
        """Expected number of single, double, triple ... reprise cards, given that the hand goes on."""
        return tuple(
            sum((many for (_, top), many in self.cells.items() if top == multiplicity), Fraction(0))
            for multiplicity in self.game.pack.multiplicities
        )

    @property
    def edge_even(self) -> Fraction:
        """A carabin's mean edge per chip at even payment if he lays on any card lying out; at odds it is always 0."""
        laid = sum(self.cells.values(), Fraction(0))
        edges = (
            many * Odds(banker=banker, carabin=multiplicity, copies=self.game.pack.copies).edge_even
            for (banker, multiplicity), many in self.cells.items()
        )
        return sum(edges, Fraction(0)) / laid if laid else Fraction(0)


def reprise(
    cutters: int,
    *,
    turned: int,
    reading: Reading | str = "salon",
    pack: Pack | Shuffled = ONE_PACK,
    packs: int = 1,
    with_rejouissance: bool = False,
    most: int = MOST_STEPS,
) -> Reprise:
    """The reprise cards in a lansquenet of so many cutters, on average over the deals.

    There are 2 `cutters` or more, as many as the pack can deal to.
    `turned` cards have come from the stock (0 up to the pack), after the rejouissance if it is played
    (`with_rejouissance`).
    `reading` is a `Reading` or the name of one; `packs` of `pack` are shuffled together, 1 to 6.
    The stock is taken to be turned until the banker's card comes, as it is while a carabin has chips out; a banker with
    none to come takes no carabin.
    `most` is how many steps of counting are allowed.
    Raises ValueError for numbers out of range or an unknown reading, WorkError for more steps.
    [salon-des-jeux-lansquenet: sec. 10, 11 and 13]

    >>> [float(round(many, 3)) for many in reprise(4, turned=10).lying]
    [4.117, 2.702, 0.588]
    """
    game = Game.of(reading, pack, packs=packs)
    deals = compositions(game.pack, game.up_cards(cutters), most=most)
    begun = (
        opening
        for _, opening in all_openings(deals, game, with_rejouissance=with_rejouissance)
        if game.left(opening.banker) and not opening.over(game)
    )
    return _mean(begun, game, start=Deal(cutters, with_rejouissance), turned=turned)


def reprise_on_table(
    up_cards: Composition,
    *,
    banker: int,
    turned: int,
    exposed: int = 0,
    reading: Reading | str = "salon",
    pack: Pack | Shuffled = ONE_PACK,
    packs: int = 1,
) -> Reprise:
    """The reprise cards to be expected from a table as the stock begins.

    `up_cards` says how many are single, double, triple ...
    `banker` is the multiplicity of the banker's card, and `exposed` that of the rejouissance, 0 if none lies out.
    `turned` cards come from the stock; the rest is as for `reprise`, but no number hangs on the reading here.
    Raises ValueError for a table the pack cannot show.

    >>> reprise_on_table((3, 0, 0), banker=1, turned=1).lying[0]
    Fraction(4, 5)
    """
    game = Game.of(reading, pack, packs=packs)
    begun = lying_out(up_cards, banker=banker, exposed=exposed, game=game)
    return _mean([begun], game, start=OnTable(begun.up_cards, banker=banker, exposed=exposed), turned=turned)


def _mean(openings: Iterable[Opening], game: Game, *, start: Start, turned: int) -> Reprise:
    """The average over openings, each weighted by the chance that the hand goes on from it."""
    whole("the number of cards turned", turned, least=0, most=game.pack.size)
    goes_on, cells = Fraction(0), dict.fromkeys(_cells(game.pack), Fraction(0))
    for opening in openings:
        own = game.left(opening.banker)
        weight = opening.chance * Fraction(comb(max(opening.stock - turned, 0), own), comb(opening.stock, own))
        goes_on += weight
        for multiplicity, many in _lying(opening, turned, game) if weight else ():
            cells[opening.banker, multiplicity] += weight * many
    return Reprise(game, start, turned, goes_on, {cell: many / (goes_on or 1) for cell, many in cells.items()})


def _cells(pack: Shuffled) -> Iterator[tuple[int, int]]:
    return ((banker, multiplicity) for banker in pack.multiplicities for multiplicity in pack.multiplicities)


def _lying(opening: Opening, turned: int, game: Game) -> Iterator[tuple[int, Fraction]]:
    """Multiplicities of reprise cards, and how many are expected, as often as a kind of rank can make them."""
    others = opening.stock - game.left(opening.banker)
    kinds = [(0, opening.fresh(game)), *holders(opening.up_cards), (opening.exposed, bool(opening.exposed))]
    for before, ranks in kinds:
        left = game.left(before)
        for seen in range(1, min(left, turned + 1)):
            ways = comb(left, seen) * comb(others - left, turned - seen) if ranks else 0
            yield before + seen, Fraction(ranks * ways, comb(others, turned))
