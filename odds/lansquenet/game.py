"""What is being played, with which cards and under which reading?  Nouns: game, risk, multiplicity."""

from dataclasses import dataclass

from odds.lansquenet.checks import whole
from odds.lansquenet.pack import Pack, pays
from odds.lansquenet.reading import Reading


@dataclass(frozen=True, slots=True)
class Game:
    """A pack and the reading it is played under.

    >>> from odds.lansquenet.reading import reading
    >>> game = Game(Pack(), reading("montmort"))
    >>> game.left(3), game.risks(3), game.up_cards(12)
    (1, 4, 11)
    """

    pack: Pack
    reading: Reading

    @property
    def highest(self) -> int:
        """The highest multiplicity a card in play can have: one short of all copies."""
        return self.pack.copies - 1

    def left(self, multiplicity: int) -> int:
        """Cards of a rank still to come when so many of them lie face up."""
        return self.pack.copies - multiplicity

    def risks(self, multiplicity: int) -> int:
        """What a cutter loses to the banker on an up-card of this multiplicity, in base stakes."""
        return 1 if self.reading.risk == "base" else pays(multiplicity)

    def risks_at_quadruple(self, multiplicity: int) -> int:
        """What a cutter loses on his up-card when another one becomes quadruple."""
        spared = self.reading.quadruple_up_card == "lower-taken" and multiplicity == self.highest
        return 0 if self.reading.quadruple_up_card == "returned" or spared else self.risks(multiplicity)

    @property
    def waters(self) -> bool:
        """Whether a cutter whose up-card is taken pays those still in play."""
        return self.reading.watering != "none"

    def up_cards(self, cutters: int) -> int:
        """How many up-cards a lansquenet of so many cutters deals; ValueError if the pack does not allow it."""
        seated = 1 if self.reading.banker == "cutter" else 0
        most = self.pack.size - 1 + seated
        whole(f"the number of cutters with {self.pack.size} cards", cutters, least=1 + seated, most=most)
        return cutters - seated
