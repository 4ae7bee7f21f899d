"""Old bankers, played from the words of their sources: what is called of a rank, and what a riding stake comes to.

They know nothing of places, states or tables: a deal is the places of one rank's cards, counted from 1.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import NamedTuple

Calls = Iterator[tuple[int, str]]  # after which card, and what is called of the rank
WHOLE, HALF = Fraction(1), Fraction(1, 2)


def bassette(hits: Sequence[int], cards: int) -> Calls:
    """Salon des jeux, sec. 2 and 3: the first card of a turn loses, the second wins, the last lets no one win."""
    for at in hits:
        if at % 2:
            yield at, "loses"
        elif at < cards:
            yield at, "wins"


def la_bassette(hits: Sequence[int], cards: int) -> Calls:
    """IIMache, Les resultats: the left card is the banker's, the right one the players'."""
    del cards
    for at in hits:
        yield at, "loses" if at % 2 else "wins"


def bassetta(hits: Sequence[int], cards: int) -> Calls:
    """Alberti: a single card, then pairs on two piles of which the second wins; the last card is the banker's."""
    for at in hits:
        yield at, "wins" if at > 1 and at % 2 and at < cards else "loses"


def basset(hits: Sequence[int], cards: int) -> Calls:
    """Wikipedia, Modern Rules: the fasse, turns of player and bank with twins and repeats; the final card is null."""
    if 1 in hits:
        yield 1, "fined"
    before = False
    for player in range(2, cards, 2):
        came, against = player in hits, player + 1 in hits
        if came != against:
            yield player + 1, "wins" if came and not before else "loses"
        before = came


def pharaon(hits: Sequence[int], cards: int) -> Calls:
    """Encyclopedie: a doublet takes half, in the last turn the whole; the last card wins for no one."""
    for bank in range(1, cards, 2):
        last = bank + 1 == cards
        if bank in hits:
            yield bank + 1, "halved" if bank + 1 in hits and not last else "loses"
        elif bank + 1 in hits and not last:
            yield bank + 1, "wins"


PLAYERS: Mapping[str, Callable[[Sequence[int], int], Calls]] = {
    "bassette": bassette,
    "basset-cotton": bassette,  # the first card is the bank's, the second the players', and so on [Compleat Gamester]
    "la-bassette": la_bassette,
    "bassetta": bassetta,
    "basset": basset,
    "pharaon": pharaon,
}
# What a stake that meets its own first card loses, and the games where a stake laid again has a first card of its own.
OPENERS = {"bassette": Fraction(2, 3), "basset-cotton": HALF}
OPENED_AGAIN = ("bassette",)
PLAIN_CARRIES = ("bassette", "bassetta", "pharaon")  # the others give back a stake that has not won yet


class Fate(NamedTuple):
    """A stake that nobody takes: after which cards it won, what its end costs, what it paid before, if it is left."""

    won: tuple[int, ...]
    price: Fraction
    fee: Fraction
    left: bool


def fate(game: str, hits: Sequence[int], cards: int, *, opener: bool = True) -> Fate:
    """The fate of a stake laid before the first card; without `opener` its first card is like any other."""
    won: list[int] = []
    fee = Fraction(0)
    for at, call in PLAYERS[game](hits, cards):
        if call == "wins":
            won.append(at)
        elif call == "fined":
            fee = HALF
        else:
            price = HALF if call == "halved" else OPENERS.get(game, WHOLE) if at == 1 and opener else WHOLE
            return Fate(tuple(won), price, fee, left=False)
    return Fate(tuple(won), Fraction(0), fee, left=True)


def whole_deal(
    game: str, hits: Sequence[int], cards: int, *, takes: Sequence[int], loses: Sequence[int] | None = None
) -> Fraction:
    """What a punter has gained when the deal is over who takes after as many wins as `takes` has, and lays again."""
    total, wins, laid = Fraction(0), 0, 0
    for at, call in PLAYERS[game](hits, cards):
        if call == "wins":
            wins += 1
            if wins == len(takes):
                total, wins = total + takes[-1], 0
                laid = at if game in OPENED_AGAIN else laid
        elif call == "fined":
            total -= HALF
        else:
            share = HALF if call == "halved" else OPENERS.get(game, WHOLE) if at == laid + 1 else WHOLE
            return total - share * (loses[wins] if loses else 1)
    return total


def places(cards: int, copies: int, *, gone: int = 0) -> Iterator[tuple[int, ...]]:
    """Where the copies may lie among the cards left, once so many of the deal are gone."""
    return combinations(range(gone + 1, gone + cards + 1), copies)


@cache
def fates(game: str, *, opener: bool) -> Mapping[Fate, int]:
    """In how many of the 270725 placings of 4 in 52 each fate comes, its wins numbered and not placed."""
    met = Counter[tuple[Fraction, Fraction, int, bool]]()
    for hits in places(52, 4):
        one = fate(game, hits, 52, opener=opener)
        met[one.price, one.fee, len(one.won), one.left] += 1
    return {Fate((0,) * wins, price, fee, left): ways for (price, fee, wins, left), ways in met.items()}
