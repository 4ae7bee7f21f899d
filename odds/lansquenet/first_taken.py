"""How often is a cutter first-taken, and what does he water?

Nouns: first-taken, watering.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from odds.lansquenet.deal import holders
from odds.lansquenet.game import Game
from odds.lansquenet.mean import mean
from odds.lansquenet.opening import Opening


class FirstTaken(NamedTuple):
    """The cutter who first sees his up-card taken by a card of the stock.

    `chance` is that a hand has one, and `waters` are the chips he waters, on average over all hands.
    [salon-des-jeux-lansquenet: sec. 7]
    """

    chance: Fraction
    waters: Fraction

    @property
    def waters_when_taken(self) -> Fraction:
        """The chips he waters on average, given that there is one.

        >>> FirstTaken(Fraction(1, 2), Fraction(3, 4)).waters_when_taken
        Fraction(3, 2)
        """
        return self.waters / self.chance if self.chance else Fraction(0)


def mean_first_taken(openings: Iterable[Opening], game: Game) -> FirstTaken:
    """The first-taken over all openings of a hand, each weighed by its own chance.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> mean_first_taken([lying_out((3, 1, 0), banker=1, game=game)], game).waters
    Fraction(33, 14)
    """
    return mean(FirstTaken, ((opening.chance, first_taken(opening, game)) for opening in openings))


def taken_already(opening: Opening, game: Game) -> Iterator[tuple[int, int]]:
    """Up-cards taken in the way that makes a first-taken, before the stock is turned.

    Each comes as its multiplicity and the number of other up-cards then in play.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> list(taken_already(lying_out((3, 1, 0), banker=1, game=game), game))
    []
    """
    in_play = sum(opening.up_cards)
    if opening.banker_took and opening.banker_took < game.highest and game.reading.watering == "own-card":
        yield opening.banker_took, in_play + bool(opening.rejouissance_took)
    if opening.rejouissance_took and game.reading.taken_by_rejouissance == "waters":
        yield opening.rejouissance_took, in_play


def first_taken(opening: Opening, game: Game) -> FirstTaken:
    """The first-taken from one opening on, the chance of the opening itself left out.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> first_taken(lying_out((3, 1, 0), banker=1, game=game), game)
    FirstTaken(chance=Fraction(11, 14), waters=Fraction(33, 14))
    """
    for _, others in taken_already(opening, game):
        return FirstTaken(Fraction(1), Fraction(others * game.waters))
    in_play = sum(opening.up_cards)
    if opening.end or not in_play:
        return FirstTaken(Fraction(0), Fraction(0))
    theirs = sum(ranks * game.left(multiplicity) for multiplicity, ranks in holders(opening.up_cards))
    chance = Fraction(theirs, theirs + game.left(opening.banker))
    return FirstTaken(chance, chance * (in_play - 1) * game.waters)
