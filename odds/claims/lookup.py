"""Where does a number occur?

Nouns: occurrence (a place where an exact value stands), how (it agrees: exactly, rounded, cut, or as printed).
The values are counted anew each time: every rule set with one pack, ladders, Lansquenet, and the claims of the book.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from typing import NamedTuple

from odds.claims.book import book
from odds.claims.claim import Claim
from odds.claims.printed import Number, number
from odds.claims.quantities.parolis import unpaid
from odds.claims.statement import Ladder, One
from odds.claims.verdict import judge
from odds.engine.chance import Chance, chance
from odds.lansquenet.hand import Hand, hand
from odds.lansquenet.modern import DOUBLET_SHARES, PACKS, Modern
from odds.lansquenet.reading import READINGS
from odds.lansquenet.rejouissance import rejouissance
from odds.lansquenet.shuffled import MOST_PACKS
from odds.lansquenet.stakes import stake_table
from odds.rules import Joining, Rules, load, names
from odds.rules.joining import joining, place_of
from odds.rules.ladders import ladders
from odds.rules.supply import whole_stock
from odds.shown import Answers, shown

HOWS = {"holds": "exactly", "rounds": "rounded", "truncates": "cut"}
PRINTED = "as printed"
_COPIES = 4
_WINS = 6
_CUTTERS = range(2, 13)


class Occurrence(NamedTuple):
    """Where a value stands: in which game, with so many cards and copies left, as which quantity, or in which claim.

    `whole` says that the deal begins, with all its cards.
    """

    value: Fraction
    game: str
    quantity: str
    cards: int | None = None
    copies: int | None = None
    joins: str = ""
    claim: str = ""
    whole: bool = True


@shown(several="odds.sheets.catalogue.lookup:lookup_sheet")
class Met(NamedTuple):
    """An occurrence, and how its value agrees with the number looked up."""

    how: str
    where: Occurrence


def lookup(
    text: str, claims: Iterable[Claim] | None = None, *, progress: Callable[[int], object] | None = None
) -> Answers[Met]:
    """Every occurrence of a number as it is printed: in claims, then in whole deals, then with fewer cards left.

    Among these what is printed so comes first, then what agrees exactly, rounded, and cut.
    It is looked up in every game with one pack, and in these claims (those of the book unless told otherwise).
    `progress` is told of each part of `parts` that is gone through.
    Raises ValueError for a text that is no number.

    >>> [(met.how, met.where.game, met.where.cards, met.where.copies) for met in lookup("454/32487", [])][:1]
    [('exactly', 'bassette', 52, 4)]
    """
    claims = book().claims if claims is None else claims
    wanted = number(text)
    least, most = wanted.reach
    met = []
    for part in parts(claims):
        near = (where for where in part() if least <= where.value <= most)
        met += [Met(how, where) for where in near if (how := _how(wanted, where))]
        if progress is not None:
            progress(1)
    return Answers(sorted(met, key=_rank))


def as_percentage(text: str) -> str:
    """The same digits as a percentage, or '' where they are no bare number.

    >>> as_percentage("1.98"), as_percentage("1.98 %"), as_percentage("33/1666")
    ('1.98 %', '', '')
    """
    said = f"{text.strip()} %"
    try:
        return said if number(said).style == "percent" else ""
    except ValueError:
        return ""


def parts(claims: Iterable[Claim]) -> list[Callable[[], Iterator[Occurrence]]]:
    """Where to look, part by part: each rule set, Lansquenet, the claims.

    >>> len(parts([])) == len(names()) + 2
    True
    """
    games = [partial(_in_game, load(name)) for name in names()]
    return [*games, _in_lansquenet, partial(_in_claims, claims)]


def _rank(met: Met) -> tuple[int, int]:
    """Where an occurrence comes in the list: what somebody wrote, or a whole deal, is seldom met by mere chance."""
    first = 0 if met.where.claim else 1 if met.where.whole else 2
    return first, [PRINTED, *HOWS.values()].index(met.how)


def _how(wanted: Number, where: Occurrence) -> str:
    """How a value agrees, or '' where it does not; a printed number counts only if it is the very same."""
    agrees = wanted.agrees(where.value)
    if where.quantity == PRINTED:
        return PRINTED if where.value == wanted.value else ""
    return next((word for how, word in HOWS.items() if how in agrees), "")


def _in_game(game: Rules) -> Iterator[Occurrence]:
    yield from _stakes(game)
    yield from _parolis(game)


def _stakes(game: Rules) -> Iterator[Occurrence]:
    whole, _ = whole_stock(game)
    for cards in range(whole, 0, -1):
        ways: tuple[Joining, Joining] = (joining(game, cards=cards, began=whole), "standing")
        places = {place_of(game, way, cards=cards, began=whole): way for way in reversed(ways)}
        for joins in places.values():
            for copies in range(1, min(cards, _COPIES) + 1):
                yield from _stake(game, cards, copies, joins, whole)


def _stake(game: Rules, cards: int, copies: int, joins: Joining, whole: int) -> Iterator[Occurrence]:
    answer = chance(game, cards=cards, copies=copies, joins=joins, began=whole)
    for quantity, value in _numbers(answer):
        yield Occurrence(value, game.name, quantity, cards, copies, joins, whole=cards == whole)


def _numbers(answer: Chance) -> Iterator[tuple[str, Fraction]]:
    """The numbers of one stake; what is decided in any case is told once."""
    for basis, value in answer.advantage._asdict().items():
        if value is not None and (answer.null or basis != "per_decided"):
            yield f"advantage {basis.replace('_', ' ')}", value
    for kind in ("win", "loss", "null"):
        yield f"chance of a {kind}", getattr(answer, kind)


def _parolis(game: Rules) -> Iterator[Occurrence]:
    """Wins running from a whole stock, what they should pay, and the advantage for each payment of a ladder."""
    cards, copies = whole_stock(game)
    for count in range(1, _WINS + 1):
        for carry in (False, True):
            ridden = unpaid(count, game, cards, copies, carry)
            told = f"{count} win{'s' * (count > 1)}{', carried' * carry}"
            if ridden.chance:
                yield Occurrence(ridden.chance, game.name, f"chance of {told}", cards, copies)
                yield Occurrence(-ridden.gain / ridden.chance, game.name, f"fair payout of {told}", cards, copies)
            for pays in _payouts(count) if carry or count > 1 else ():  # one win in one deal is the plain stake
                value = -ridden.gain - pays * ridden.chance
                yield Occurrence(value, game.name, f"advantage on {told}, paying {pays}", cards, copies)


def _payouts(count: int) -> Iterable[Fraction]:
    """What the ladders pay for so many wins, each payment once."""
    return dict.fromkeys(ladder.pays[count - 1] for ladder in ladders().values() if count <= len(ladder.pays))


def _in_lansquenet() -> Iterator[Occurrence]:
    for reading in READINGS:
        for cutters in _CUTTERS:
            game = f"lansquenet, {reading}, {cutters} cutters"
            for quantity, value in _of_hand(hand(cutters, reading=reading)):
                yield Occurrence(value, game, quantity)
            yield Occurrence(rejouissance(cutters, reading=reading).wager.advantage, game, "rejouissance")
    for odds in stake_table():
        game = f"lansquenet, carabin {odds.carabin} against banker {odds.banker}"
        yield Occurrence(odds.chance, game, "carabin chance")
        yield Occurrence(odds.edge_even, game, "carabin edge at even payment")
        yield Occurrence(Fraction(*odds.ratio), game, "carabin ratio")
    for pack, packs, doublet in product(PACKS, range(1, MOST_PACKS + 1), DOUBLET_SHARES):
        game = f"modern lansquenet, {packs} of {pack}, doublet {doublet}"
        yield Occurrence(Modern(packs=packs, pack=pack, doublet=doublet).advantage, game, "modern advantage")


def _of_hand(found: Hand) -> Iterator[tuple[str, Fraction]]:
    yield "hand expectation", found.expectation
    yield "hand keeps", found.keeps
    yield "tenure", found.tenure
    yield from ((f"expectation of seat {seat}", value) for seat, value in enumerate(found.seats, start=1))
    yield "quadruple up-card", found.quadruple_up_card
    yield "quadruple own card", found.quadruple_own
    yield "first-taken", found.first_taken.chance
    yield "coupe-gorge before up-cards", found.coupe_gorge.up_cards
    yield "coupe-gorge before exposed cards", found.coupe_gorge.exposed
    yield "coupe-gorge on the next card", found.coupe_gorge.next_card


def _in_claims(claims: Iterable[Claim]) -> Iterator[Occurrence]:
    """The printed numbers of the claims, and the exact values that answer them."""
    for claim in claims:
        if not (claim.quantity or claim.readings) or not isinstance(claim.states, One | Ladder | None):
            continue
        judged = judge(claim)
        for found in judged.taken.found if judged.taken else ():
            for value in dict.fromkeys(found.values):
                yield Occurrence(value, "", f"exact value, {found.case.label}".removesuffix(", "), claim=claim.id)
        for taken in judged.readings:
            for value in dict.fromkeys(taken.values):
                yield Occurrence(value, "", f"reading: {taken.says}", claim=claim.id)
        for printed in _printed(claim):
            yield Occurrence(printed.value, "", PRINTED, claim=claim.id)


def _printed(claim: Claim) -> Iterator[Number]:
    for states in (claim.states, *(cell.states for cell in claim.cells)):
        if isinstance(states, One):
            yield states.number
        elif isinstance(states, Ladder):
            yield from states.rungs
