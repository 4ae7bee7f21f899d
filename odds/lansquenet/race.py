"""Which rank of a shuffled stock shows first, and what has shown before the banker's?  Nouns: race, own, others.

Give every card its own uniform time between 0 and 1.  A set of ranks with w cards in all has then shown nothing
before the banker's first card with chance own / (own + w), whatever else lies in the stock; every answer here is a sum
of such terms over sets of ranks, and sets are counted by their size and their w, never one by one.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import comb, prod

from odds.lansquenet.checks import MOST_STEPS, WorkError, whole
from odds.shown import shown

MOST_STOCK = 5_200  # a hundred packs: every place of the stock has an answer of its own


@lru_cache(maxsize=256)
def _sets(counted: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], int]:
    """How many sets of ranks have so many members and so many cards, for ranks given as (count, how many ranks)."""
    sets = {(0, 0): 1}
    for count, ranks in counted:
        grown: dict[tuple[int, int], int] = {}
        for (members, cards), ways in sets.items():
            for chosen in range(ranks + 1):
                key = members + chosen, cards + chosen * count
                grown[key] = grown.get(key, 0) + ways * comb(ranks, chosen)
        sets = grown
    return sets


def signed_sets(counted: Iterable[tuple[int, int]]) -> dict[int, int]:
    """For each number of cards, the sets of ranks holding so many: those of even size less those of odd size.

    counted: pairs (cards of a rank, number of such ranks).

    >>> signed_sets([(3, 2)])
    {0: 1, 3: -2, 6: 1}
    """
    signed = {0: 1}
    for count, ranks in counted:
        grown: dict[int, int] = {}
        for cards, ways in signed.items():
            for chosen in range(ranks + 1):
                key = cards + chosen * count
                grown[key] = grown.get(key, 0) + ways * comb(ranks, chosen) * (-1) ** chosen
        signed = grown
    return signed


@lru_cache(maxsize=256)
def _before(own: int, counted: tuple[tuple[int, int], ...]) -> tuple[Fraction, ...]:
    """Chance that exactly 0, 1, 2 ... ranks show before one with `own` cards, by inclusion and exclusion."""
    ranks = sum(many for _, many in counted)
    after = [Fraction(0)] * (ranks + 1)
    for (members, cards), ways in _sets(counted).items():
        after[members] += ways * (Fraction(own, own + cards) if own + cards else 1)
    return tuple(
        sum((-1) ** (size - late) * comb(size, late) * after[size] for size in range(late, ranks + 1)) + Fraction(0)
        for late in range(ranks, -1, -1)
    )


@shown("odds.sheets.catalogue.lansquenet.race:race_sheet")
@dataclass(frozen=True, slots=True)
class Race:
    """The race between the banker's rank and other ranks in a shuffled stock.

    own: cards of the banker's rank in the stock, 0 or more.  others: the same for each other rank, in any order.  A
    rank with no card left never shows.  most: the steps of counting allowed.
    Raises ValueError for a count below 0.  [salon-des-jeux-lansquenet: sec. 4]

    >>> Race(own=2, others=(3, 3, 3, 3, 2, 1)).first
    Fraction(2, 17)
    """

    own: int
    others: tuple[int, ...]
    most: int = field(default=MOST_STEPS, compare=False, repr=False)

    def __post_init__(self) -> None:
        whole("the banker's count", self.own, least=0)
        object.__setattr__(self, "others", tuple(self.others))
        for count in self.others:
            whole("a rank's count", count, least=0)

    @property
    def cards(self) -> int:
        """All cards of the racing ranks."""
        return self.own + sum(self.others)

    @property
    def first(self) -> Fraction:
        """Chance that the banker's rank shows before every other; 0 if he has no card left."""
        return Fraction(self.own, self.cards or 1)

    @property
    def firsts(self) -> tuple[Fraction, ...]:
        """Chance of each other rank to be the first of all, in the order given.

        >>> Race(own=1, others=(3, 2)).firsts
        (Fraction(1, 2), Fraction(1, 3))
        """
        return tuple(Fraction(count, self.cards or 1) for count in self.others)

    @property
    def before(self) -> tuple[Fraction, ...]:
        """Chance that exactly 0, 1, 2 ... other ranks show before the banker's.

        Without a card of the banker's, every rank that has one shows "before" it.
        Raises WorkError for more than the `most` steps.

        >>> [str(chance) for chance in Race(own=3, others=(3, 3)).before]
        ['1/3', '1/3', '1/3']
        """
        self._counted_in_time()
        return _before(self.own, tuple(sorted(Counter(self.others).items())))

    def order(self, showing: Iterable[int]) -> Fraction:
        """Chance that the ranks show in this order; it may stop before the last.

        showing: places in `others`, counted from 0, or -1 for the banker's rank; none twice.
        Raises ValueError for any other.

        >>> Race(own=1, others=(3, 2)).order([1, -1])
        Fraction(1, 12)
        """
        counts = dict(enumerate((self.own, *self.others), start=-1))
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

        stock: all cards left, at least those of the race, at most 5200.  Sums to 1 unless the banker has none.
        Raises ValueError for another stock.

        >>> [str(chance) for chance in Race(own=1, others=(1,)).turned(4)]
        ['1/4', '1/4', '1/4', '1/4']
        """
        self._fits(stock)
        if stock > MOST_STOCK:
            raise ValueError(f"expected a stock of at most {MOST_STOCK} cards to count place by place, got {stock}")
        if not self.own:
            return (Fraction(0),) * stock
        ways = comb(stock, self.own)
        return tuple(Fraction(comb(later, self.own - 1), ways) for later in reversed(range(stock)))

    def mean_turned(self, stock: int) -> Fraction:
        """Expected number of cards turned until the banker's shows, itself included: (stock + 1) / (own + 1).

        Raises ValueError where he has no card left, or the stock does not hold the race.

        >>> Race(own=3, others=(3, 3)).mean_turned(48)
        Fraction(49, 4)
        """
        self._fits(stock)
        if not self.own:
            raise ValueError("expected a card of the banker's rank in the stock, got none: no card turned will show it")
        return Fraction(stock + 1, self.own + 1)

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
