"""What is left in the pack?

Nouns: stock (the cards not yet dealt), rank, copies.
A stock is a count for each rank; the order of the cards is what nobody knows.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from odds.ranks import COPIES_IN_A_PACK, Pack, StockError, is_rank, rank

__all__ = ["COPIES_IN_A_PACK", "MOST_CARDS", "Pack", "Stock", "StockError", "rank_and_copies"]

MOST_CARDS = 200_000


@dataclass(frozen=True, slots=True, repr=False)
class Stock:
    """The cards not yet dealt, by rank: `left` pairs each rank with its copies (0 or more, at most 200,000 cards).

    Raises StockError outside these ranges.
    Printing and parsing are inverses:

    >>> stock = Stock.fresh().without("Q 7 7 K")
    >>> print(stock)
    A:4 K:3 Q:3 J:4 10:4 9:4 8:4 7:2 6:4 5:4 4:4 3:4 2:4
    >>> Stock.parse(str(stock)) == stock
    True
    >>> stock.cards, stock.copies("queen")
    (48, 3)
    """

    left: tuple[tuple[str, int], ...]

    def __post_init__(self) -> None:
        for name, copies in self.left:
            if copies < 0:
                raise StockError(f"expected no fewer than 0 copies of {name}, got {copies}")
        if self.cards > MOST_CARDS:
            raise StockError(f"expected a stock of at most {MOST_CARDS} cards, got {self.cards}")

    @classmethod
    def fresh(cls, pack: Pack | None = None, *, packs: int = 1) -> "Stock":
        """Whole packs (1 or more) of 52 cards unless `pack` is another, shuffled together; StockError for no pack.

        >>> Stock.fresh(packs=8).cards
        416
        """
        if packs < 1:
            raise StockError(f"expected 1 pack or more, got {packs}")
        ranks = (pack or Pack.parse("52")).ranks
        return cls(tuple((name, COPIES_IN_A_PACK * packs) for name in ranks))

    @classmethod
    def of(cls, *, cards: int, copies: int) -> "Stock":
        """Only two numbers known: so many cards (1 to 200,000), of which so many (0 or more) are of the punter's rank.

        Raises StockError for more copies than cards.

        >>> print(Stock.of(cards=20, copies=3))
        rank:3 others:17
        """
        check(cards=cards, copies=copies)
        return cls((("rank", copies), ("others", cards - copies)))

    @classmethod
    def parse(cls, text: str, *, pack: Pack | None = None) -> "Stock":
        """The stock a text such as 'Q:3 K:4 7:2' counts out; a rank without a count is one card.

        The ranks are those of `pack`; without one the usual thirteen, unless every name is of one's own making.
        Raises StockError for a word that is no rank, or a count that is none.

        >>> Stock.parse("dame:3 K:4, 7:2 A")
        Stock.parse('Q:3 K:4 7:2 A:1')
        """
        counts = rank_and_copies(text)
        if not counts:
            raise StockError(f"expected ranks with their copies such as 'Q:3 K:4 7:2', got {text[:40]!r}")
        if pack is not None or any(is_rank(name) for name, _ in counts):
            ranks = (pack or Pack.parse("52")).ranks
            counts = [(rank(name, ranks), copies) for name, copies in counts]
        return cls(tuple(_added(counts).items()))

    @property
    def cards(self) -> int:
        """How many cards are left."""
        return sum(copies for _, copies in self.left)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks, in the order of the pack, or as they were counted out."""
        return tuple(name for name, _ in self.left)

    def rank(self, word: str) -> str:
        """The sign of the rank of this stock that a word names, in English, French or Italian.

        Raises StockError, with near names, when the stock has no such rank.
        """
        return rank(word, self.ranks)

    def copies(self, word: str) -> int:
        """How many cards of the rank that a word names are left; raises StockError as `rank` does."""
        return dict(self.left)[self.rank(word)]

    def without(self, seen: str | Iterable[str]) -> "Stock":
        """This stock less the cards seen: 'Q 7 7 K', or 'Q:1 7:2 K:1'.

        Raises StockError for a word that is no rank of the stock, or more cards of a rank than there were.

        >>> Stock.fresh().without("Q Q Q dame donna")
        Traceback (most recent call last):
        odds.ranks.StockError: expected at most 4 cards of rank Q among those seen, got 5
        """
        text = seen if isinstance(seen, str) else " ".join(seen)
        gone = _added([(self.rank(name), copies) for name, copies in rank_and_copies(text)])
        for name, copies in self.left:
            if gone.get(name, 0) > copies:
                raise StockError(f"expected at most {copies} cards of rank {name} among those seen, got {gone[name]}")
        return Stock(tuple((name, copies - gone.get(name, 0)) for name, copies in self.left))

    def __repr__(self) -> str:
        return f"Stock.parse({str(self)!r})"

    def __str__(self) -> str:
        return " ".join(f"{name}:{copies}" for name, copies in self.left)


def rank_and_copies(text: str) -> list[tuple[str, int]]:
    """The words of a text such as 'Q 7:2, K', each with its count (1 where none is written).

    Raises StockError for a word that is no rank with a count, or a rank that is counted and stands there again.

    >>> rank_and_copies("Q 7:2, K")
    [('Q', 1), ('7', 2), ('K', 1)]
    """
    found, counted = [], []
    for word in text.replace(",", " ").split():
        name, colon, count = word.partition(":")
        if not name or (colon and not count.isdecimal()) or len(count) > len(str(MOST_CARDS)):
            raise StockError(f"expected a rank, or a rank and a whole count such as Q:3, got {word[:40]!r}")
        found.append((name, int(count or 1)))
        counted += [name.lower()] if colon else []
    names = [name.lower() for name, _ in found]
    twice = next((name for name, _ in found if name.lower() in counted and names.count(name.lower()) > 1), None)
    if twice is not None:
        raise StockError(f"expected each rank that is counted once, got {twice!r} twice or more")
    return found


def check(*, cards: int, copies: int) -> None:
    """Raise StockError unless so many cards can hold so many copies.

    >>> check(cards=3, copies=4)
    Traceback (most recent call last):
    odds.ranks.StockError: expected at most as many copies as cards, got 4 copies in 3 cards
    """
    for number in (cards, copies):
        if not isinstance(number, int) or isinstance(number, bool):
            raise StockError(f"expected whole numbers of cards and copies, got {number!r}")
    if not 1 <= cards <= MOST_CARDS:
        raise StockError(f"expected from 1 to {MOST_CARDS} cards in the stock, got {cards}")
    if copies < 0:
        raise StockError(f"expected 0 copies or more, got {copies}")
    if copies > cards:
        raise StockError(f"expected at most as many copies as cards, got {copies} copies in {cards} cards")


def _added(counts: list[tuple[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for name, copies in counts:
        total[name] = total.get(name, 0) + copies
    return total
