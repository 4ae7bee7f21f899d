"""What must a carabin stake, and what is he paid, when the odds are played?

Nouns: odds, stake, banker, carabin.
The carabin wins if the banker's rank shows before his own.  Each stakes the number of cards by which the other loses:
the complement of the other's multiplicity to the copies of a rank.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from odds.lansquenet.checks import whole
from odds.shown import Answers, shown

MOST_COPIES = 100
MOST_CHIPS = 100_000


@shown(several="odds.sheets.catalogue.lansquenet.stakes:stakes_sheet")
@dataclass(frozen=True, slots=True)
class Odds:
    """A reprise card against the banker's, each single, double, triple ...

    `banker` and `carabin` are their multiplicities, 1 to copies - 1; `copies` are the cards of a rank, 4 with one pack.
    Raises ValueError outside these ranges.  [salon-des-jeux-lansquenet: sec. 12]

    >>> Odds(banker=2, carabin=1).ratio, Odds(banker=2, carabin=1).edge_even
    ((3, 2), Fraction(-1, 5))
    """

    banker: int
    carabin: int
    copies: int = 4

    def __post_init__(self) -> None:
        whole("the number of copies of a rank", self.copies, least=2)
        whole("the banker's multiplicity", self.banker, least=1, most=self.copies - 1)
        whole("the carabin's multiplicity", self.carabin, least=1, most=self.copies - 1)

    @property
    def stake(self) -> int:
        """What the carabin lays by the rule of complements: copies less the banker's multiplicity."""
        return self.copies - self.banker

    @property
    def pays(self) -> int:
        """What a losing banker pays for that stake: copies less the carabin's multiplicity."""
        return self.copies - self.carabin

    @property
    def least_stake(self) -> int:
        """The smallest whole stake that can be paid without breaking a chip."""
        return self.stake // gcd(self.stake, self.pays)

    @property
    def least_pays(self) -> int:
        """What the banker pays for the least stake."""
        return self.pays // gcd(self.stake, self.pays)

    @property
    def ratio(self) -> tuple[int, int]:
        """The odds at which the banker pays, as payment to stake: (3, 2) is "3 to 2"."""
        return self.least_pays, self.least_stake

    @property
    def chance(self) -> Fraction:
        """The carabin's chance: that the banker's rank shows before his."""
        return Fraction(self.stake, self.stake + self.pays)

    @property
    def edge_even(self) -> Fraction:
        """The carabin's expectation per chip if paid evenly; below 0 it is the banker's edge."""
        return self._edge(Fraction(1))

    @property
    def edge_at_odds(self) -> Fraction:
        """The carabin's expectation per chip if the odds are played."""
        return self._edge(Fraction(self.least_pays, self.least_stake))

    def _edge(self, payment: Fraction) -> Fraction:
        return self.chance * payment - (1 - self.chance)

    def payment(self, stake: int) -> int:
        """What the banker pays for a stake, which must be a multiple of the least one.

        >>> Odds(banker=1, carabin=2).payment(9)
        6
        """
        whole("a stake", stake, least=1)
        if stake % self.least_stake:
            fitting = max(stake // self.least_stake, 1) * self.least_stake
            expected = f"expected a stake that is a multiple of {self.least_stake}"
            raise ValueError(f"{expected}, got {stake}; {fitting} would do")
        return stake // self.least_stake * self.least_pays

    def multiples(self, chips: int) -> tuple[tuple[int, int], ...]:
        """All that may be laid with so many chips in hand, and what is paid, as (stake, payment), smallest first.

        >>> Odds(banker=1, carabin=2).multiples(10)
        ((3, 2), (6, 4), (9, 6))
        """
        whole("the chips in hand", chips, least=0, most=MOST_CHIPS)
        return tuple((k * self.least_stake, k * self.least_pays) for k in range(1, chips // self.least_stake + 1))

    def most(self, chips: int) -> tuple[int, int]:
        """The largest stake within so many chips, and its payment; (0, 0) if even the least is too much.

        >>> Odds(banker=2, carabin=1).most(31)
        (30, 45)
        """
        whole("the chips in hand", chips, least=0, most=MOST_CHIPS)
        times = chips // self.least_stake
        return times * self.least_stake, times * self.least_pays


def stake_table(copies: int = 4, *, banker: int | None = None, carabin: int | None = None) -> Answers[Odds]:
    """The table a banker keeps beside him: every multiplicity of his card against every one of a carabin's.

    `copies` is the cards of a rank, 2 to 100; `banker` and `carabin` are the one multiplicity that is asked about, or
    None for all.
    Raises ValueError outside these ranges.  [salon-des-jeux-lansquenet: sec. 12]

    >>> [(odds.least_stake, odds.least_pays) for odds in stake_table()]
    [(1, 1), (3, 2), (3, 1), (2, 3), (1, 1), (2, 1), (1, 3), (1, 2), (1, 1)]
    """
    whole("the number of copies of a rank", copies, least=2, most=MOST_COPIES)
    his, theirs = (range(1, copies) if one is None else (one,) for one in (banker, carabin))
    return Answers(Odds(banker=mine, carabin=yours, copies=copies) for mine in his for yours in theirs)
