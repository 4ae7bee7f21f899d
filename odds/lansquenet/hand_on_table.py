"""What is still to be gained from a table, as the banker begins on the stock?

Nouns: hand on the table.
"""

from dataclasses import dataclass
from fractions import Fraction

from odds.lansquenet.checks import laid
from odds.lansquenet.deal import Composition
from odds.lansquenet.game import Game
from odds.lansquenet.opening import lying_out
from odds.lansquenet.reading import Reading
from odds.lansquenet.shuffled import ONE_PACK, Shuffled
from odds.lansquenet.start import OnTable
from odds.lansquenet.turning import played
from odds.notation import short
from odds.ranks import Pack
from odds.shown import shown
from odds.work import MOST_STEPS


@shown("odds.sheets.catalogue.lansquenet.hand_on_table:hand_on_table_sheet")
@dataclass(frozen=True, slots=True, repr=False)
class HandOnTable:
    """What is left of a hand, in base stakes.

    `start` is what lies on the table.
    `distribution` pairs every gain of the banker's that is still to come with its chance; `keeps` is the chance that he
    keeps the deal, and `cards` are the cards expected to be turned.

    >>> hand_on_table((3, 1, 0), banker=1)
    <HandOnTable: the banker expects -4/5 and keeps the deal with 527/3080>
    """

    game: Game
    start: OnTable
    distribution: tuple[tuple[int, Fraction], ...]
    keeps: Fraction
    cards: Fraction

    def __repr__(self) -> str:
        worth = f"the banker expects {short(self.expectation)} and keeps the deal with {short(self.keeps)}"
        return f"<HandOnTable: {worth}>"

    @property
    def expectation(self) -> Fraction:
        """What the banker expects to gain from here on."""
        return sum((gain * chance for gain, chance in self.distribution), Fraction(0))


def hand_on_table(
    up_cards: Composition,
    *,
    banker: int,
    exposed: int = 0,
    chips: int = 0,
    reading: Reading | str = "salon",
    pack: Pack | Shuffled = ONE_PACK,
    packs: int = 1,
    most: int = MOST_STEPS,
) -> HandOnTable:
    """The hand from a table on, as the stock begins.

    `up_cards` says how many are single, double, triple ...
    `banker` is the multiplicity of the banker's card, and `exposed` that of the rejouissance, 0 if none lies out, with
    so many `chips` on it.
    `reading` is a `Reading` or the name of one; `packs` of `pack` are shuffled together, 1 to 6.
    `most` is how many steps of counting are allowed.
    Raises ValueError for a table the pack cannot show, WorkError for more steps.
    [salon-des-jeux-lansquenet: sec. 4, 6, 8 and 13]

    >>> hand_on_table((1, 1, 0), banker=1).keeps
    Fraction(11, 40)
    """
    laid(chips)
    game = Game.of(reading, pack, packs=packs)
    begun = lying_out(up_cards, banker=banker, exposed=exposed, game=game)
    start = OnTable(begun.up_cards, banker=banker, exposed=exposed, chips=chips)
    return HandOnTable(game, start, *played([(0, begun)], game, chips=chips, most=most))
