"""Which rank of a shuffled stock shows first, and what has shown before the banker's?

Nouns: race, set (of ranks, told by how many they are and how many cards they have).
Give every card its own uniform time between 0 and 1.
A set of ranks with w cards in all has then shown nothing before the first of the banker's b cards with the chance
b / (b + w), whatever else lies in the stock; every answer here is a sum of such terms over sets of ranks, and sets are
counted by their size and their w, never one by one.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import comb, prod

from odds.lansquenet.checks import whole
from odds.shown import shown
from odds.work import MOST_STEPS, WorkError

MOST_STOCK = 5_200  # a hundred packs: every place of the stock has an answer of its own


@lru_cache(maxsize=256)
def sets(counted: tuple[tuple[int, int], ...]) -> Mapping[tuple[int, int], int]:
    """How many sets of ranks have so many members and so many cards.

    `counted` pairs a number of cards with the number of ranks that have so many.

    >>> sets(((3, 2),))
    {(0, 0): 1, (1, 3): 2, (2, 6): 1}
    """
    found = {(0, 0): 1}
    for count, ranks in counted:
        grown: dict[tuple[int, int], int] = {}
        for (members, cards), ways in found.items():
            for chosen in range(ranks + 1):
                key = members + chosen, cards + chosen * count
                grown[key] = grown.get(key, 0) + ways * comb(ranks, chosen)
        found = grown
    return found


@lru_cache(maxsize=256)
def _before(banker: int, counted: tuple[tuple[int, int], ...]) -> tuple[Fraction, ...]:
    """Chance that exactly 0, 1, 2 ... ranks show before one with so many cards, by inclusion and exclusion."""
    ranks = sum(many for _, many in counted)
    after = [Fraction(0)] * (ranks + 1)
    for (members, cards), ways in sets(counted).items():
        after[members] += ways * (Fraction(banker, banker + cards) if banker + cards else 1)
    # With L ranks behind the banker's, after[size] is the mean of comb(L, size): each set of that size lies behind it
    # or not.  If L is not below `late`, the sum of (-1)^(size - late) comb(size, late) comb(L, size) over all sizes is
    # comb(L, late) (1 - 1)^(L - late), which is 1 if L is `late` and else 0: its mean is the chance of just so many.
    return tuple(
        sum((-1) ** (size - late) * comb(size, late) * after[size] for size in range(late, ranks + 1)) + Fraction(0)
        for late in range(ranks, -1, -1)
    )


@shown("odds.sheets.catalogue.lansquenet.race:race_sheet")
@dataclass(frozen=True, slots=True)
class Race:
    """The race between the banker's rank and other ranks in a shuffled stock.

    `banker` is how many cards of his rank the stock holds, 0 or more, and `others` the same for each other rank, in any
    order; a rank with no card left never shows.
    `most` is how many steps of counting are allowed.
    Raises ValueError for a count below 0.  [salon-des-jeux-lansquenet: sec. 4]

    >>> Race(banker=2, others=(3, 3, 3, 3, 2, 1)).first
    Fraction(2, 17)
    """

    banker: int
    others: tuple[int, ...]
    most: int = field(default=MOST_STEPS, compare=False, repr=False)

    def __post_init__(self) -> None:
        whole("the banker's count", self.banker, least=0)
        object.__setattr__(self, "others", tuple(self.others))
        for count in self.others:
            whole("a rank's count", count, least=0)

    @property
    def cards(self) -> int:
        """All cards of the racing ranks."""
        return self.banker + sum(self.others)

    @property
    def first(self) -> Fraction:
        """Chance that the banker's rank shows before every other; 0 if he has no card left."""
        return Fraction(self.banker, self.cards or 1)

    @property
    def firsts(self) -> tuple[Fraction, ...]:
        """Chance of each other rank to be the first of all, in the order given.

        >>> Race(banker=1, others=(3, 2)).firsts
        (Fraction(1, 2), Fraction(1, 3))
        """
        return tuple(Fraction(count, self.cards or 1) for count in self.others)

    @property
    def before(self) -> tuple[Fraction, ...]:
        """Chance that exactly 0, 1, 2 ... other ranks show before the banker's.

        Without a card of the banker's, every rank that has one shows "before" it.
        Raises WorkError for more than the `most` steps.

        >>> [str(chance) for chance in Race(banker=3, others=(3, 3)).before]
        ['1/3', '1/3', '1/3']
        """
        self._counted_in_time()
        return _before(self.banker, tuple(sorted(Counter(self.others).items())))

    def order(self, showing: Iterable[int]) -> Fraction:
        """Chance that the ranks show in this order; it may stop before the last.

        `showing` gives their places in `others`, counted from 0, or -1 for the banker's rank; none twice.
        Raises ValueError for any other.

        >>> Race(banker=1, others=(3, 2)).order([1, -1])
        Fraction(1, 12)
        """
        counts = dict(enumerate((self.banker, *self.others), start=-1))
        chance, left = Fraction(1), self.cards
        for place in showing:
            if place not in counts:
                expected = f"an order of ranks from -1 to {len(self.others) - 1}, each once"
                raise ValueError(f"expected {expected}, got {place!r}")
            count = counts.pop(place)
            chance *= Fraction(count, left or 1)
            left -= count
        return chance

    def turned(self, stock: int) -> tuple[Fraction, ...]:
        """Chance that the banker's first card is the 1st, 2nd, 3rd ... card turned from the stock.

        `stock` is all cards left, at least those of the race, at most 5200.
        The chances sum to 1 unless the banker has no card.
        Raises ValueError for another stock.

        >>> [str(chance) for chance in Race(banker=1, others=(1,)).turned(4)]
        ['1/4', '1/4', '1/4', '1/4']
        """
        self._fits(stock)
        if stock > MOST_STOCK:
            raise ValueError(f"expected a stock of at most {MOST_STOCK} cards to count place by place, got {stock}")
        if not self.banker:
            return (Fraction(0),) * stock
        ways = comb(stock, self.banker)
        return tuple(Fraction(comb(later, self.banker - 1), ways) for later in reversed(range(stock)))

    def mean_turned(self, stock: int) -> Fraction:
        """Expected number of cards turned until the banker's shows, itself included: (stock + 1) / (banker + 1).

        Raises ValueError where he has no card left, or the stock does not hold the race.

        >>> Race(banker=3, others=(3, 3)).mean_turned(48)
        Fraction(49, 4)
        """
        self._fits(stock)
        if not self.banker:
            raise ValueError("expected a card of the banker's rank in the stock, got none: no card turned will show it")
        return Fraction(stock + 1, self.banker + 1)

    def _counted_in_time(self) -> None:
        """Refuse a race whose sets are too many: ranks times cards, or what the counts can make up if that is fewer."""
        ranks = Counter(self.others)
        sets = min((len(self.others) + 1) * (self.cards + 1), prod(many + 1 for many in ranks.values()))
        if sets * len(ranks) > self.most:
            raise WorkError(
                f"a race of {sets * len(ranks)}", instead="take fewer ranks, or fewer different counts of cards"
            )

    def _fits(self, stock: int) -> None:
        whole(f"a stock that holds the {self.cards} racing cards", stock, least=self.cards)
