"""What cards is Lansquenet played with?  Nouns: pack, rank, copies, multiplicity."""

from dataclasses import dataclass

from odds.lansquenet.checks import whole
from odds.ranks import COPIES_IN_A_PACK
from odds.ranks import Pack as OnePack

MOST_PACKS = 6
MOST_RANKS = 100


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack of ranks, each with the same number of copies; suits do not matter.

    ranks: number of ranks, 2 to 100.  copies: cards of each rank, 2 or more; several packs put together
    have more copies.  Raises ValueError for anything else.  [salon-des-jeux-lansquenet: sec. 2]

    >>> Pack(), Pack().size
    (Pack(ranks=13, copies=4), 52)
    """

    ranks: int = 13
    copies: int = 4

    def __post_init__(self) -> None:
        whole("the number of ranks", self.ranks, least=2, most=MOST_RANKS)
        whole("the number of copies of a rank", self.copies, least=2)

    @classmethod
    def shuffled(cls, text: str = "52", *, packs: int = 1) -> "Pack":
        """Some packs put together.

        text: 52, 40 or 32, or the ranks of one pack.  packs: 1 to 6.

        >>> Pack.shuffled("32", packs=2)
        Pack(ranks=8, copies=8)
        """
        whole("the number of packs", packs, least=1, most=MOST_PACKS)
        return cls(ranks=len(OnePack.parse(text).ranks), copies=COPIES_IN_A_PACK * packs)

    @property
    def size(self) -> int:
        """All cards of the pack."""
        return self.ranks * self.copies

    @property
    def multiplicities(self) -> range:
        """What a card in play can be: single, double ... up to one short of all copies."""
        return range(1, self.copies)


ONE_PACK = Pack()


def pays(multiplicity: int) -> int:
    """What the banker stakes against an up-card: 1 on a single, 2 on a double, 4 on a triple.

    The source stops at the triple; packs with more copies go on doubling.
    [salon-des-jeux-lansquenet: sec. 5 and 6]

    >>> [pays(multiplicity) for multiplicity in (1, 2, 3)]
    [1, 2, 4]
    """
    return 1 << (multiplicity - 1)
