"""The quantities of Lansquenet, old and modern, in base stakes.

`cutters` are 2 or more, as many as one pack can deal to; `reading` is salon, montmort or pierer.
A multiplicity is 1 for a single card, 2 for a double, 3 for a triple.
Each quantity is a Fraction, and raises ValueError with one sentence for arguments that cannot be.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from odds.lansquenet.coupe_gorge import CoupeGorge
from odds.lansquenet.hand import Hand, hand
from odds.lansquenet.hand_on_table import hand_on_table
from odds.lansquenet.modern import Modern
from odds.lansquenet.race import Race
from odds.lansquenet.reading import reading
from odds.lansquenet.rejouissance import rejouissance as wager
from odds.lansquenet.stakes import Odds

_COPIES = 4
_MOST_HANDS = 1000


def hand_expectation(*, cutters: int, reading: str = "salon") -> Fraction:
    """What the banker expects of one hand, among so many cutters.

    >>> hand_expectation(cutters=4)
    Fraction(28599, 104125)
    """
    return _hand(cutters, reading).expectation


def hand_keeps(*, cutters: int, reading: str = "salon") -> Fraction:
    """The chance that the banker keeps the deal after a hand.

    >>> hand_keeps(cutters=4)
    Fraction(30229, 104125)
    """
    return _hand(cutters, reading).keeps


def tenure(*, cutters: int, reading: str = "salon") -> Fraction:
    """What the banker expects until he loses the deal.

    >>> tenure(cutters=3, reading="montmort")
    Fraction(1125, 4024)
    """
    return _hand(cutters, reading).tenure


def tenure_per_cutter(*, cutters: int, reading: str = "salon") -> Fraction:
    """What the banker expects until he loses the deal, divided by the number of cutters.

    >>> tenure_per_cutter(cutters=4)
    Fraction(9533, 98528)
    """
    return _hand(cutters, reading).tenure / cutters


def tenure_term(*, number: int, cutters: int, reading: str = "salon") -> Fraction:
    """What the first, second ... hand adds to what the banker expects until he loses the deal.

    >>> tenure_term(number=1, cutters=4)
    Fraction(28599, 104125)
    """
    if not 1 <= number <= _MOST_HANDS:
        raise ValueError(f"expected a hand from 1 to {_MOST_HANDS}, got {number}")
    found = _hand(cutters, reading)
    return found.expectation * found.lasts(number)


def seat(*, seat: int, cutters: int, reading: str = "salon") -> Fraction:
    """What the cutter in a seat, counted from the banker's right, expects of one hand.

    >>> seat(seat=1, cutters=4)
    Fraction(-20537, 104125)
    """
    return _seat(_hand(cutters, reading).seats, seat)


def seat_loss(*, seat: int, cutters: int, reading: str = "salon", watering: str = "") -> Fraction:
    """What the cutter in a seat, counted from the banker's right, loses on average until the banker loses the deal.

    `watering` replaces the reading's own word for it: stock, own-card or none.

    >>> seat_loss(seat=1, cutters=4, reading="montmort")
    Fraction(20537, 73896)
    """
    return -_seat(_hand(cutters, reading, watering).tenure_seats, seat)


def full_round(*, cutters: int, reading: str = "salon") -> Fraction:
    """What a cutter expects when everyone has been the banker once.

    >>> full_round(cutters=4)
    Fraction(0, 1)
    """
    return _hand(cutters, reading).full_round


def coupe_gorge(*, before: str, cutters: int, reading: str = "salon") -> Fraction:
    """The chance that the banker's card comes before any up-card is taken, any exposed card, or as the next card.

    `before` is up_cards, exposed or next_card.

    >>> coupe_gorge(before="up_cards", cutters=4)
    Fraction(1136, 4165)
    """
    meanings = CoupeGorge._fields
    if before not in meanings:
        raise ValueError(f"expected a coupe-gorge before {', '.join(meanings)}, got {before[:40]!r}")
    found: Fraction = getattr(_hand(cutters, reading).coupe_gorge, before)
    return found


def keeps_on_table(*, up_cards: str, own: int) -> Fraction:
    """The chance to keep the deal with these up-cards on the table; `up_cards` counts the single, double, triple ones.

    >>> keeps_on_table(up_cards="1 1 0", own=1)
    Fraction(11, 40)
    """
    words = up_cards.split()
    if not words or not all(word.isdecimal() and len(word) < 3 for word in words):
        raise ValueError(f"expected the numbers of single, double and triple up-cards, such as 3 0 0, got {up_cards!r}")
    return hand_on_table(tuple(map(int, words)), banker=own).keeps


def up_card_pays(*, multiplicity: int) -> Fraction:
    """What the banker pays on a single, double or triple up-card when each further copy doubles it.

    >>> up_card_pays(multiplicity=3)
    Fraction(4, 1)
    """
    _multiplicity(multiplicity)
    return Fraction(2 ** (multiplicity - 1))


def up_card_worth(*, up_card: int, banker: int) -> Fraction:
    """What an up-card is worth to its cutter, who risks one stake, against the banker's card; watering apart.

    >>> up_card_worth(up_card=2, banker=1)
    Fraction(4, 5)
    """
    pays = up_card_pays(multiplicity=up_card)
    chance = Odds(banker=banker, carabin=up_card).chance
    return chance * pays - (1 - chance)


def level_stakes(*, stakes: int, up_card: int, banker: int) -> Fraction:
    """What the banker expects when he and the cutter each stake so much on an up-card.

    >>> level_stakes(stakes=2, up_card=2, banker=1)
    Fraction(-2, 5)
    """
    return stakes * (1 - 2 * Odds(banker=banker, carabin=up_card).chance)


def waters(*, taken: int, in_play: int) -> Fraction:
    """How many cutters are watered by the first, second ... taken, of so many up-cards in play.

    >>> waters(taken=1, in_play=3)
    Fraction(2, 1)
    """
    if not 1 <= taken <= in_play:
        raise ValueError(f"expected one of the {in_play} taken in their order, got {taken}")
    return Fraction(in_play - taken)


def carabin_chance(*, carabin: int, banker: int) -> Fraction:
    """The chance that a carabin's card (single 1, double 2, triple 3) beats the banker's.

    >>> carabin_chance(carabin=1, banker=2)
    Fraction(2, 5)
    """
    return Odds(banker=banker, carabin=carabin).chance


def carabin_ratio(*, carabin: int, banker: int) -> Fraction:
    """What the banker pays a carabin for each chip when the odds are played.

    >>> carabin_ratio(carabin=1, banker=2)
    Fraction(3, 2)
    """
    pays, stake = Odds(banker=banker, carabin=carabin).ratio
    return Fraction(pays, stake)


def carabin_stake(*, carabin: int, banker: int) -> Fraction:
    """The fewest chips a carabin can lay without breaking one, when the odds are played.

    >>> carabin_stake(carabin=2, banker=1)
    Fraction(3, 1)
    """
    return Fraction(Odds(banker=banker, carabin=carabin).least_stake)


def carabin_payment(*, stake: int, carabin: int, banker: int) -> Fraction:
    """What the banker pays a carabin for a stake when the odds are played.

    >>> carabin_payment(stake=3, carabin=2, banker=1)
    Fraction(2, 1)
    """
    return Fraction(Odds(banker=banker, carabin=carabin).payment(stake))


def carabin_edge(*, carabin: int, banker: int, paid: str = "even") -> Fraction:
    """What a carabin expects of each chip, paid evenly or at odds.

    >>> carabin_edge(carabin=1, banker=2), carabin_edge(carabin=1, banker=2, paid="odds")
    (Fraction(-1, 5), Fraction(0, 1))
    """
    if paid not in ("even", "odds"):
        raise ValueError(f"expected a payment among even, odds, got {paid[:40]!r}")
    found = Odds(banker=banker, carabin=carabin)
    return found.edge_even if paid == "even" else found.edge_at_odds


def rejouissance(*, cutters: int, reading: str = "salon") -> Fraction:
    """What the banker expects of each chip that is put on the rejouissance.

    >>> rejouissance(cutters=4)
    Fraction(195558, 16079875)
    """
    return wager(cutters, reading=reading).wager.advantage


def race(*, own: int, other: int) -> Fraction:
    """The chance that a rank with `own` cards left shows before one with `other` cards left.

    >>> race(own=3, other=2)
    Fraction(3, 5)
    """
    return Race(banker=own, others=(other,)).first


def next_card(*, copies: int, cards: int) -> Fraction:
    """The chance that the next of so many cards is one of so many copies.

    >>> next_card(copies=3, cards=51)
    Fraction(1, 17)
    """
    if not 0 <= copies <= cards or not cards:
        raise ValueError(f"expected at most as many copies as cards, got {copies} copies in {cards} cards")
    return Fraction(copies, cards)


def modern_advantage(*, packs: int = 1, pack: int = 52, doublet: str = "wins") -> Fraction:
    """The bank's advantage at modern Lansquenet; a doublet wins the bank the stake, or half of it.

    >>> modern_advantage(pack=32)
    Fraction(3, 31)
    """
    return Modern(packs=packs, pack=pack, doublet=doublet).advantage


def modern_cards(*, packs: int = 1, pack: int = 52) -> Fraction:
    """How many cards modern Lansquenet is played with.

    >>> modern_cards(packs=2)
    Fraction(104, 1)
    """
    return Fraction(Modern(packs=packs, pack=pack).cards)


@lru_cache(maxsize=256)
def _hand(cutters: int, name: str, watering: str = "") -> Hand:
    read = reading(name)
    return hand(cutters, reading=replace(read, watering=watering) if watering else read)


def _seat(seats: Sequence[Fraction], seat: int) -> Fraction:
    if not 1 <= seat <= len(seats):
        raise ValueError(f"expected a seat from 1 to {len(seats)}, got {seat}")
    return seats[seat - 1]


def _multiplicity(multiplicity: int) -> None:
    if not 1 <= multiplicity < _COPIES:
        raise ValueError(f"expected a single, double or triple card (1 to {_COPIES - 1}), got {multiplicity}")
