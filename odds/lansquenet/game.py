"""What is being played, with which cards and under which reading?

Nouns: game, risk, multiplicity.
"""

from dataclasses import dataclass

from odds.lansquenet.checks import whole
from odds.lansquenet.reading import PLAIN, Reading, resolved
from odds.lansquenet.shuffled import ONE_PACK, Shuffled
from odds.ranks import Pack


def pays(multiplicity: int) -> int:
    """What the banker stakes against an up-card: 1 on a single, 2 on a double, 4 on a triple.

    The source stops at the triple; packs with more copies go on doubling.
    [salon-des-jeux-lansquenet: sec. 5 and 6]

    >>> [pays(multiplicity) for multiplicity in (1, 2, 3)]
    [1, 2, 4]
    """
    return 1 << (multiplicity - 1)


@dataclass(frozen=True, slots=True)
class Game:
    """The cards, and the reading they are played under.

    >>> game = Game.of("montmort")
    >>> game.left(3), game.risks(3), game.up_cards(12)
    (1, 4, 11)
    """

    pack: Shuffled
    reading: Reading

    @classmethod
    def of(cls, reading: Reading | str = PLAIN, pack: Pack | Shuffled = ONE_PACK, *, packs: int = 1) -> "Game":
        """The game that a question names: a reading or its name, and so many packs put together.

        Raises ValueError for an unknown reading or a number out of range, TypeError for a `pack` that is none.

        >>> Game.of("pierer", Pack.parse("32"), packs=2).pack
        Shuffled(ranks=8, copies=8)
        """
        return cls(Shuffled.of(pack, packs=packs), resolved(reading))

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
