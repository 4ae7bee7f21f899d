"""What does a chip on the rejouissance bring the banker?

Nouns: rejouissance (the whole answer), wager, cell.
The chip is laid before the banker's own card, on the first card from the stock that will differ from it.
Before either is seen the two cards are alike but for what becomes of cards equal to the banker's; if they join his,
that is his edge, and if the first of them merely ends the hand, the chip is laid at fair odds.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from odds.lansquenet.checks import laid
from odds.lansquenet.deal import Composition, compositions, possible
from odds.lansquenet.game import Game
from odds.lansquenet.hand import Hand, hand
from odds.lansquenet.opening import all_openings
from odds.lansquenet.reading import Reading
from odds.lansquenet.shuffled import ONE_PACK, Shuffled
from odds.lansquenet.start import Deal, OnTable, Start
from odds.lansquenet.wager import Cells, Wager, by_cell, in_all
from odds.notation import short
from odds.ranks import Pack
from odds.shown import shown
from odds.work import MOST_STEPS


@shown(
    "odds.sheets.catalogue.lansquenet.rejouissance:rejouissance_sheet",
    several="odds.sheets.catalogue.lansquenet.rejouissance:wagers_sheet",
)
@dataclass(frozen=True, slots=True, repr=False)
class Rejouissance:
    """The wager as a whole, and by multiplicities.

    `start` is where the question begins: a deal to so many cutters, or a table with the banker's card to come.
    `chips` are those it was asked of, or None.
    `cells` are by (banker's multiplicity, rejouissance's multiplicity) as the stock begins, `laid` being the chance
    that it comes to that; where the rejouissance's is 0 none lies out, because the hand has ended or it is void.
    `most` is how many steps of counting are allowed.

    >>> rejouissance(4).cells[1, 1].per_laid
    Fraction(0, 1)
    """

    game: Game
    start: Start
    chips: int | None
    cells: Cells
    most: int = field(default=MOST_STEPS, compare=False)

    def __repr__(self) -> str:
        return f"<Rejouissance: a chip brings the banker {short(self.wager.advantage)}, by {len(self.cells)} cells>"

    @property
    def wager(self) -> Wager:
        """The fate of a chip, whatever the multiplicities."""
        return in_all(self.cells)

    @property
    def hands(self) -> tuple[Hand, Hand] | None:
        """What its procedure changes: the hand without it, and with it and no chips; None from a table.

        >>> without, played = rejouissance(4).hands
        >>> played.keeps > without.keeps
        True
        """
        if isinstance(self.start, OnTable):
            return None
        reading, pack = self.game.reading, self.game.pack
        without, played = (
            hand(self.start.cutters, reading=reading, pack=pack, chips=chips, most=self.most) for chips in (None, 0)
        )
        return without, played


def rejouissance(
    cutters: int,
    *,
    reading: Reading | str = "salon",
    pack: Pack | Shuffled = ONE_PACK,
    packs: int = 1,
    chips: int | None = None,
    most: int = MOST_STEPS,
) -> Rejouissance:
    """The wager before the up-cards are dealt, in a lansquenet of so many cutters.

    There are 2 `cutters` or more, as many as the pack can deal to.
    `reading` is a `Reading` or the name of one; `packs` of `pack` are shuffled together, 1 to 6.
    With `chips`, 0 or more, the page says what so many bring.
    `most` is how many steps of counting are allowed.
    Raises ValueError for numbers out of range or an unknown reading, WorkError for more steps.
    [salon-des-jeux-lansquenet: sec. 8 and 9]

    >>> rejouissance(4).wager.advantage
    Fraction(195558, 16079875)
    """
    laid(chips)
    game = Game.of(reading, pack, packs=packs)
    deals = compositions(game.pack, game.up_cards(cutters), most=most)
    return _over(deals, game, start=Deal(cutters, with_rejouissance=True), chips=chips, most=most)


def rejouissance_on_table(
    up_cards: Composition,
    *,
    reading: Reading | str = "salon",
    pack: Pack | Shuffled = ONE_PACK,
    packs: int = 1,
    chips: int | None = None,
) -> Rejouissance:
    """The wager with the up-cards dealt and the banker's card to come: the moment at which he sets his ceiling.

    `up_cards` says how many of them are single, double, triple ...; the rest is as for `rejouissance`.
    Raises ValueError for a table the pack cannot show.  [salon-des-jeux-lansquenet: sec. 8]

    >>> rejouissance_on_table((1, 1, 0)).wager.advantage
    Fraction(3509, 317814)
    """
    laid(chips)
    game = Game.of(reading, pack, packs=packs)
    lying = possible(up_cards, game.pack)
    return _over([(lying, Fraction(1))], game, start=OnTable(lying), chips=chips)


def _over(
    deals: Iterable[tuple[Composition, Fraction]],
    game: Game,
    *,
    start: Start,
    chips: int | None,
    most: int = MOST_STEPS,
) -> Rejouissance:
    """The wager over these deals."""
    begun = (opening for _, opening in all_openings(deals, game, with_rejouissance=True))
    return Rejouissance(game, start, chips, by_cell(begun, game), most)
