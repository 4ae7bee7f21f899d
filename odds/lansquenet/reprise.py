"""How many reprise cards lie out for the carabins, and what are they worth?  Nouns: reprise card, carabin, turn.

As long as the banker's card has not come, the other cards of the stock come in any order: every rank shows a number of
cards that is hypergeometric in the cards turned.  A fresh rank that has shown a card is a reprise card; an up-card or
the rejouissance becomes one when it is taken; a rank with all its copies out is dead.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from odds.lansquenet.checks import whole
from odds.lansquenet.deal import Composition, compositions, holders, on_table
from odds.lansquenet.opening import Opening, all_openings
from odds.lansquenet.pack import ONE_PACK, Pack
from odds.lansquenet.reading import Reading, resolved


@dataclass(frozen=True, slots=True)
class Reprise:
    """The reprise cards after some cards of the stock, the hand going on.

    turned: cards turned from the stock.  goes_on: chance that the banker's card has not come by then.
    lying: expected number of single, double, triple ... reprise cards, given that it has not.
    """

    turned: int
    goes_on: Fraction
    lying: tuple[Fraction, ...]

    @property
    def all_lying(self) -> Fraction:
        """Expected number of reprise cards of any multiplicity, given that the hand goes on."""
        return sum(self.lying, Fraction(0))
