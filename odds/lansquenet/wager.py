"""What becomes of a chip on the rejouissance, from one opening or over many?

Nouns: wager (the fate of a chip), cell (the banker's multiplicity and the rejouissance's).
"""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from odds.lansquenet.deal import holders
from odds.lansquenet.game import Game
from odds.lansquenet.mean import mean
from odds.lansquenet.opening import Opening
from odds.lansquenet.race import sets


class Wager(NamedTuple):
    """The fate of a chip on the rejouissance, from the banker's side.

    `laid` is the chance that it comes to be laid (no quadruple up-card ends the deal), and `wins` and `loses` are the
    banker's chances; the rest of `laid` is returned.

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


Cells = dict[tuple[int, int], Wager]


def by_cell(openings: Iterable[Opening], game: Game) -> Cells:
    """The wager over the openings of a hand played with the rejouissance, cell by cell.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> by_cell([lying_out((3, 1, 0), banker=1, exposed=2, game=game)], game)[1, 2].wins
    Fraction(2, 5)
    """
    fates: defaultdict[tuple[int, int], list[tuple[Fraction, Wager]]] = defaultdict(list)
    for opening in openings:
        fates[opening.banker, opening.exposed].append((opening.chance, wager(opening, game)))
    return {cell: mean(Wager, weighed) for cell, weighed in sorted(fates.items())}


def in_all(cells: Cells) -> Wager:
    """The wager whatever the multiplicities.

    >>> half = Wager(laid=Fraction(1, 2), wins=Fraction(1, 4), loses=Fraction(1, 4))
    >>> in_all({(1, 1): half, (2, 1): half}).laid
    Fraction(1, 1)
    """
    return mean(Wager, ((Fraction(1), cell) for cell in cells.values()))  # a cell holds its chance already


def wager(opening: Opening, game: Game) -> Wager:
    """The wager from one opening on, the chance of the opening itself left out.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> wager(lying_out((3, 1, 0), banker=1, exposed=2, game=game), game).loses
    Fraction(3, 5)
    """
    laid, never = Fraction(1), Fraction(0)
    if opening.end == "cut" and game.reading.cut_before == "paid":
        return Wager(laid, wins=never, loses=Fraction(1))
    lying = opening.rejouissance_left(game)
    if not lying:
        return Wager(laid, wins=never, loses=never)
    own = game.left(opening.banker)
    decided = Fraction(1, own + lying) - _too_late(opening, own + lying, game)
    return Wager(laid, wins=lying * decided, loses=own * decided)


def _too_late(opening: Opening, cards: int, game: Game) -> Fraction:
    """What is lost of 1 / cards because the last up-card may go before any of the two ranks' cards shows."""
    if game.reading.undecided == "played-out":
        return Fraction(0)
    return _after_all(tuple((game.left(up_card), ranks) for up_card, ranks in holders(opening.up_cards)), cards)


@lru_cache(maxsize=4096)
def _after_all(counted: tuple[tuple[int, int], ...], cards: int) -> Fraction:
    """The sum of 1 / (cards + w) over sets of ranks with w cards, those of odd size taken off.

    It is summed in whole numbers, over one denominator.
    """
    found = sets(counted)
    unit = lcm(*(cards + others for _, others in found))
    parts = ((-1) ** members * ways * (unit // (cards + others)) for (members, others), ways in found.items())
    return Fraction(sum(parts), unit)
