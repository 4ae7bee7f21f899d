"""What does a chip on the rejouissance bring the banker?  Nouns: rejouissance, wager, multiplicity.

It is laid before the banker's own card, on the first card from the stock that will differ from it.  Before either is
seen the two cards are alike but for what becomes of cards equal to the banker's; if they join his, that is his edge,
and if the first of them merely ends the hand, the chip is laid at fair odds.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm

from odds.lansquenet.checks import MOST_STEPS
from odds.lansquenet.deal import Composition, compositions, holders, on_table
from odds.lansquenet.game import Game
from odds.lansquenet.opening import Opening, all_openings
from odds.lansquenet.pack import ONE_PACK, Pack
from odds.lansquenet.race import signed_sets
from odds.lansquenet.reading import Reading, resolved
from odds.notation import short


@dataclass(frozen=True, slots=True)
class Wager:
    """The fate of a chip on the rejouissance, from the banker's side.

    laid: chance that it comes to be laid (no quadruple up-card ends the deal).  wins, loses: the banker's chances; the
    rest of `laid` is returned.

    >>> Wager(laid=Fraction(1), wins=Fraction(1, 2), loses=Fraction(1, 3)).returned
    Fraction(1, 6)
    """

    laid: Fraction
    wins: Fraction
    loses: Fraction

    @property
    def returned(self) -> Fraction:
        """Chance that the chip is laid and goes back to its owner."""
        return self.laid - self.wins - self.loses

    @property
    def advantage(self) -> Fraction:
        """The banker's expected gain per chip and hand."""
        return self.wins - self.loses

    @property
    def per_laid(self) -> Fraction:
        """The banker's expected gain per chip laid."""
        return self.advantage / self.laid if self.laid else Fraction(0)

    @property
    def per_decided(self) -> Fraction:
        """The banker's expected gain per chip won or lost."""
        decided = self.wins + self.loses
        return self.advantage / decided if decided else Fraction(0)


@dataclass(frozen=True, slots=True, repr=False)
class Rejouissance:
    """The wager as a whole, and by multiplicities.

    cells: by (banker's multiplicity, rejouissance's multiplicity) as the stock begins, `laid` being the chance that it
    comes to that; where the rejouissance's is 0 none lies out, because the hand has ended or it is void.

    >>> rejouissance(4).cells[1, 1].per_laid
    Fraction(0, 1)
    """

    wager: Wager
    cells: dict[tuple[int, int], Wager]

    def __repr__(self) -> str:
        return f"<Rejouissance: a chip brings the banker {short(self.wager.advantage)}, by {len(self.cells)} cells>"


def rejouissance(
    cutters: int, *, reading: Reading | str = "salon", pack: Pack = ONE_PACK, most: int = MOST_STEPS
) -> Rejouissance:
    """The wager before the up-cards are dealt, in a lansquenet of so many cutters; `most` are the steps allowed.

    cutters: 2 or more, as many as the pack can deal to.  reading: a `Reading` or the name of one.
    Raises ValueError for numbers out of range or an unknown reading.
    [salon-des-jeux-lansquenet: sec. 8 and 9]

    >>> rejouissance(4).wager.advantage
    Fraction(195558, 16079875)
    """
    game = Game(pack, resolved(reading))
    return _over_deals(compositions(pack, game.up_cards(cutters), most=most), game)


def rejouissance_on_table(
    up_cards: Composition, *, reading: Reading | str = "salon", pack: Pack = ONE_PACK
) -> Rejouissance:
    """The wager with the up-cards dealt and the banker's card to come: the moment at which he sets his ceiling.

    up_cards: how many of them are single, double, triple ...  [salon-des-jeux-lansquenet: sec. 8]

    >>> rejouissance_on_table((1, 1, 0)).wager.advantage
    Fraction(3509, 317814)
    """
    return _over_deals([(on_table(up_cards, pack), Fraction(1))], Game(pack, resolved(reading)))


def _over_deals(deals: Iterable[tuple[Composition, Fraction]], game: Game) -> Rejouissance:
    found = all_openings(deals, game=game, rejouissance=True)
    return fate((opening for _, opening in found), game)


def fate(begun: Iterable[Opening], game: Game) -> Rejouissance:
    """The wager over the openings of a hand played with the rejouissance.

    >>> from odds.lansquenet.opening import table
    >>> from odds.lansquenet.reading import reading
    >>> game = Game(ONE_PACK, reading("salon"))
    >>> fate([table((3, 1, 0), own=1, rejouissance=2, game=game)], game).wager.wins
    Fraction(2, 5)
    """
    fates: defaultdict[tuple[int, int], list[Wager]] = defaultdict(list)
    for opening in begun:
        wins, loses = (opening.chance * share for share in _shares(opening, game))
        fates[opening.own, opening.rejouissance].append(Wager(opening.chance, wins, loses))
    cells = {cell: _sum(wagers) for cell, wagers in sorted(fates.items())}
    return Rejouissance(_sum(cells.values()), cells)


def _sum(wagers: Collection[Wager]) -> Wager:
    return Wager(
        laid=sum((wager.laid for wager in wagers), Fraction(0)),
        wins=sum((wager.wins for wager in wagers), Fraction(0)),
        loses=sum((wager.loses for wager in wagers), Fraction(0)),
    )


def _shares(opening: Opening, game: Game) -> tuple[Fraction, Fraction]:
    """The banker's chances to win and to lose the wager from one opening on."""
    if opening.end == "cut" and game.reading.cut_before == "paid":
        return Fraction(0), Fraction(1)
    lying = opening.rejouissance_left(game)
    if not lying:
        return Fraction(0), Fraction(0)
    own = game.left(opening.own)
    decided = Fraction(1, own + lying) - _too_late(opening, own + lying, game)
    return lying * decided, own * decided


def _too_late(opening: Opening, cards: int, game: Game) -> Fraction:
    """What is lost of 1 / cards because the last up-card may go before any of the two ranks' cards shows."""
    if game.reading.undecided == "played-out":
        return Fraction(0)
    return _after_all(tuple((game.left(up_card), ranks) for up_card, ranks in holders(opening.up_cards)), cards)


@lru_cache(maxsize=4096)
def _after_all(counted: tuple[tuple[int, int], ...], cards: int) -> Fraction:
    """The sum of 1 / (cards + w) over the signed sets of ranks with w cards, in whole numbers over one denominator."""
    sets = signed_sets(counted)
    unit = lcm(*(cards + others for others in sets))
    return Fraction(sum(ways * (unit // (cards + others)) for others, ways in sets.items()), unit)
