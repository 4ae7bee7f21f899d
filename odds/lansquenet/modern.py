"""What does the bank gain at modern Lansquenet, and how long does it win?

Nouns: coup, doublet, run, passing.
Two cards: the banker's to the left, the punters' to the right.  Alike, they are a doublet; else the stock is turned
until one of them is matched, and that side wins.  The two ranks have as many cards left, so only the doublet matters.
"""

from dataclasses import dataclass
from fractions import Fraction

from odds.lansquenet.checks import one_of, whole
from odds.lansquenet.shuffled import MOST_PACKS
from odds.ranks import COPIES_IN_A_PACK
from odds.shown import shown

PACKS = (52, 40, 32)
DOUBLET_SHARES = {"wins": Fraction(1), "half": Fraction(1, 2)}


@shown(
    "odds.sheets.catalogue.lansquenet.modern:modern_sheet",
    several="odds.sheets.catalogue.lansquenet.modern:packs_sheet",
)
@dataclass(frozen=True, slots=True)
class Modern:
    """Modern Lansquenet, every coup from freshly shuffled cards.

    There are `packs` of them, 1 to 6, each of `pack` cards, 52, 40 or 32.
    `doublet` is what one gives the bank, the stake ("wins") or half of it ("half"), and `passes` whether it also passes
    the bank on, as at Zecchinetta.
    Raises ValueError for anything else.
    [salon-des-jeux-modern; steinmetz-1870; regole-zecchinetta]

    >>> Modern().advantage, Modern(doublet="half").advantage, Modern(packs=6).advantage
    (Fraction(1, 17), Fraction(1, 34), Fraction(23, 311))
    """

    packs: int = 1
    pack: int = 52
    doublet: str = "wins"
    passes: bool = False

    def __post_init__(self) -> None:
        whole("the number of packs", self.packs, least=1, most=MOST_PACKS)
        if self.pack not in PACKS:
            raise ValueError(f"expected a pack of 52, 40 or 32 cards, got {self.pack!r}")
        one_of("what a doublet gives the bank", self.doublet, DOUBLET_SHARES)

    @property
    def cards(self) -> int:
        """All cards shuffled together."""
        return self.packs * self.pack

    @property
    def copies(self) -> int:
        """Cards of each rank among them."""
        return self.packs * COPIES_IN_A_PACK

    @property
    def doublets(self) -> Fraction:
        """Chance of a doublet."""
        return Fraction(self.copies - 1, self.cards - 1)

    @property
    def bank_wins(self) -> Fraction:
        """Chance that the bank wins a coup, doublets included."""
        return self.doublets + (1 - self.doublets) / 2

    @property
    def advantage(self) -> Fraction:
        """The bank's expected gain per chip staked on a coup."""
        punters_win = (1 - self.doublets) / 2
        return self.doublets * DOUBLET_SHARES[self.doublet] + (self.bank_wins - self.doublets) - punters_win

    @property
    def keeps(self) -> Fraction:
        """Chance that the bank stays where it is after a coup.

        >>> Modern(pack=40, passes=True).keeps
        Fraction(6, 13)
        """
        return self.bank_wins - (self.doublets if self.passes else 0)

    def run(self, wins: int) -> Fraction:
        """Chance that the banker wins exactly so many coups before he loses one or must pass the bank.

        `wins` is 0 or more; ValueError for fewer.

        >>> Modern(pack=40, passes=True).run(1)
        Fraction(49, 169)
        """
        whole("the number of wins", wins, least=0)
        lost = self.keeps**wins * (1 - self.bank_wins)
        return lost + (self.keeps ** (wins - 1) * self.doublets if self.passes and wins else 0)

    @property
    def mean_run(self) -> Fraction:
        """Expected number of coups the banker wins in one holding of the bank.

        >>> Modern().mean_run
        Fraction(9, 8)
        """
        return self.bank_wins / (1 - self.keeps)

    @property
    def tenure(self) -> Fraction:
        """The bank's expected gain in one holding, for one chip staked on every coup."""
        return self.advantage / (1 - self.keeps)

    @property
    def cards_turned(self) -> Fraction:
        """Expected cards turned in a coup, the first two included.

        >>> Modern().cards_turned
        Fraction(62, 7)
        """
        left, matching = self.cards - 2, 2 * (self.copies - 1)
        return 2 + (1 - self.doublets) * Fraction(left + 1, matching + 1)
