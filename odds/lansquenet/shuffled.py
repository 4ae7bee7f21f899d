"""What cards is Lansquenet played with?

Nouns: shuffled (all the cards put together), rank, copies, multiplicity.
"""

from dataclasses import dataclass

from odds.lansquenet.checks import whole
from odds.ranks import COPIES_IN_A_PACK, Pack

MOST_PACKS = 6
MOST_RANKS = 100


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Ranks with the same number of copies each; neither suits nor names matter here.

    `ranks` is the number of ranks, 2 to 100, and `copies` the number of cards of each, 2 or more; several packs put
    together have more copies.
    Raises ValueError for anything else.  [salon-des-jeux-lansquenet: sec. 2]

    >>> Shuffled(), Shuffled().size
    (Shuffled(ranks=13, copies=4), 52)
    """

    ranks: int = 13
    copies: int = COPIES_IN_A_PACK

    def __post_init__(self) -> None:
        whole("the number of ranks", self.ranks, least=2, most=MOST_RANKS)
        whole("the number of copies of a rank", self.copies, least=2)

    @classmethod
    def of(cls, pack: "Pack | Shuffled", *, packs: int = 1) -> "Shuffled":
        """So many of these packs put together, 1 to 6.

        Raises ValueError for numbers out of range, TypeError for what is no pack.

        >>> Shuffled.of(Pack.parse("32"), packs=2)
        Shuffled(ranks=8, copies=8)
        >>> Shuffled.of("32")
        Traceback (most recent call last):
        TypeError: expected a pack, such as Pack.parse("32"), or Shuffled(ranks=8, copies=4), got '32'
        """
        whole("the number of packs", packs, least=1, most=MOST_PACKS)
        if isinstance(pack, Shuffled):
            return cls(ranks=pack.ranks, copies=pack.copies * packs)
        if not isinstance(pack, Pack):
            likely = 'such as Pack.parse("32"), or Shuffled(ranks=8, copies=4)'
            raise TypeError(f"expected a pack, {likely}, got {str(pack)[:80]!r}")
        return cls(ranks=len(pack.ranks), copies=COPIES_IN_A_PACK * packs)

    @property
    def size(self) -> int:
        """All the cards."""
        return self.ranks * self.copies

    @property
    def multiplicities(self) -> range:
        """What a card in play can be: single, double ... up to one short of all copies."""
        return range(1, self.copies)


ONE_PACK = Shuffled()
