"""What one stake on one rank is worth: the quantities of a rule set, so many cards and so many copies left.

`rules` is a rule set, `cards` are from 1 to 200,000 and `copies` from 0 to `cards`.
`joins` is deal, turn, mid-turn or standing; where it is empty the stake joins as the cards left allow.
Each quantity is a Fraction, and raises ValueError with one sentence for arguments that cannot be.
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial

from odds.engine.chance import Advantage, Chance
from odds.engine.chance import chance as answer
from odds.engine.exact import exact
from odds.engine.outcome import Distribution
from odds.ranks import near
from odds.rules import JOININGS, Joining, Play, Rules, load
from odds.rules.joining import comes_in
from odds.rules.play import UNSETTLED, Kind
from odds.rules.supply import began, whole_packs
from odds.rules.table import EFFECTS
from odds.stock import COPIES_IN_A_PACK, check

BASSETTE = load("bassette")
_KINDS: Mapping[str, Kind] = {"win": "win", "loss": "loss", "null": "null"}


def advantage(*, rules: Rules, cards: int, copies: int, joins: str = "", basis: str = "per_stake") -> Fraction:
    """The banker's advantage on a stake, in stakes, on one of its four bases.

    >>> advantage(rules=load("pharaon"), cards=52, copies=4)
    Fraction(33, 1666)
    """
    _one_of("a basis", basis, Advantage._fields)
    found: Fraction | None = getattr(asked(rules, cards, copies, joins).advantage, basis)
    if found is None:
        raise ValueError(f"expected a stake that can be decided, got {copies} copies in {cards} cards")
    return found


def chance(
    *, kind: str, rules: Rules, cards: int, copies: int, joins: str = "", given_decided: bool = False
) -> Fraction:
    """The chance that a stake ends as a win, a loss or null; or that it does, given that it is decided.

    >>> chance(kind="win", rules=load("pharaon"), cards=52, copies=4)
    Fraction(400, 833)
    """
    _one_of("a kind of ending", kind, tuple(_KINDS))
    stake = asked(rules, cards, copies, joins).stake
    found: Fraction = stake.chance(_KINDS[kind])
    if given_decided and not stake.decided:
        raise ValueError(f"expected a stake that can be decided, got {copies} copies in {cards} cards")
    return found / stake.decided if given_decided else found


def called(*, call: str, rules: Rules, cards: int, copies: int, joins: str = "") -> Fraction:
    """The chance that a stake ends with this call: wins, loses, opened, halved, void ...

    >>> called(call="halved", rules=load("pharaon"), cards=52, copies=4)
    Fraction(33, 833)
    """
    stake = asked(rules, cards, copies, joins).stake
    return Fraction(_ending(stake, call), stake.total)


def orders(
    *, call: str, rules: Rules, cards: int, copies: int, joins: str = "", after: str = "", began: int = 0
) -> Fraction:
    """In how many orders of the cards left the stake ends with this call.

    `after` says of the first cards, which are given, whether they miss or hit: mh is a miss and then a hit.
    `began` is how many cards the deal began with, whole packs unless said otherwise.

    >>> orders(call="opened", rules=load("bassette-encyclopedie"), cards=7, copies=2, joins="mid-turn", after="mh")
    Fraction(120, 1)
    """
    check(cards=cards, copies=copies)
    if set(after) - {"m", "h"} or len(after) > cards or after.count("h") > copies:
        raise ValueError(f"expected misses and hits such as mmh that the cards can bring, got {after!r}")
    play, state = _entered(rules, cards, copies, joins, began)
    rest, left = cards - len(after), copies - after.count("h")
    state = _walked(play, state, after, cards)
    if state < 0:
        return Fraction(factorial(rest) * _ending(Distribution({play.outcome(state): 1}, 1), call))
    found = exact(play, state, cards=rest, copies=left)
    return Fraction(_ending(found, call) * factorial(left) * factorial(rest - left))


def doublet(*, cards: int, copies: int) -> Fraction:
    """The chance that the first card of a rank to come is matched by the other card of its turn; a turn begins.

    >>> doublet(cards=52, copies=4)
    Fraction(33, 833)
    """
    check(cards=cards, copies=copies)
    return Fraction(sum(_first_doublets(cards, copies).values()), comb(cards, copies))


def from_doublets(*, rules: Rules, cards: int, copies: int) -> Fraction:
    """That part of the banker's advantage which comes from the deals where a doublet decides the stake.

    A turn of the rules begins with the banker's place, and the next card begins one.

    >>> from_doublets(rules=load("pharaon"), cards=52, copies=4)
    Fraction(33, 1666)
    """
    play, state = _entered(rules, cards, copies)
    if rules.standing(play.states[state].place) != rules.turn[0] or rules.turn[0] not in ("banker", "left"):
        raise ValueError(
            f"expected rules whose turns begin with the banker's card, and a turn to begin, got {rules.name}"
        )
    gained = Fraction(0)
    for turn, ways in _first_doublets(cards, copies).items():
        ending = _walked(play, state, "m" * 2 * turn + "hh", cards)
        gained -= ways * play.outcome(ending).gain
    return gained / comb(cards, copies)


def apart_from_doublets(*, rules: Rules, cards: int, copies: int) -> Fraction:
    """What is left of the banker's advantage when the deals where a doublet decides the stake are taken out.

    >>> apart_from_doublets(rules=load("pharaon"), cards=52, copies=4)
    Fraction(0, 1)
    """
    whole = asked(rules, cards, copies, "").stake.advantage
    return whole - from_doublets(rules=rules, cards=cards, copies=copies)


def opener_advantage(*, share: Fraction, cards: int, copies: int, rules: Rules = BASSETTE) -> Fraction:
    """The banker's advantage if his opener (or fasse) took another share of the stake than the rules say.

    >>> opener_advantage(share=Fraction(1, 2), cards=52, copies=4)
    Fraction(25, 21658)
    """
    place, opener = rules.joins["deal"], rules.places[rules.joins["deal"]]
    if opener.hit is None or opener.hit.says != "opened" or not 0 <= share <= 1:
        raise ValueError(f"expected a share from 0 to 1 and rules with an opener, got {share} and {rules.name}")
    places = {**rules.places, place: opener._replace(hit=opener.hit._replace(takes=share))}
    other = replace(rules, places=places)
    return answer(other, cards=cards, copies=copies).stake.advantage


def mean_advantage(*, rules: Rules, first: int, last: int) -> Fraction:
    """The banker's mean advantage on a rank taken at random, over the turns from `first` cards left down to `last`.

    A rank of which no copy is left counts as nothing gained; every turn counts alike.

    >>> mean_advantage(rules=load("pharaon"), first=52, last=8)
    Fraction(16203, 541450)
    """
    pack = began(rules)
    stages = range(first, last - 1, -len(rules.turn))
    if not 1 <= last <= first <= pack:
        raise ValueError(f"expected from {pack} cards down to 1, got {first} down to {last}")
    total = sum((_mean_at(rules, left, pack) for left in stages), Fraction(0))
    return total / len(stages)


@lru_cache(maxsize=4096)
def asked(rules: Rules, cards: int, copies: int, joins: str) -> Chance:
    """The whole answer of the engine for one rank; a stake joins as the cards allow unless `joins` says how.

    >>> asked(load("pharaon"), 52, 4, "").win
    Fraction(400, 833)
    """
    return answer(rules, cards=cards, copies=copies, joins=_way(joins))


def _way(joins: str) -> Joining | None:
    if not joins:
        return None
    _one_of("a way of joining", joins, JOININGS)
    return next(way for way in JOININGS if way == joins)


def _ending(stake: Distribution, call: str) -> int:
    """The ways in which a call is the last; what befell the stake before it is another matter."""
    _one_of("a call", call, (*EFFECTS, UNSETTLED))
    return sum(ways for outcome, ways in stake.ways.items() if outcome.says.rpartition(", ")[2] == call)


def _entered(rules: Rules, cards: int, copies: int, joins: str = "", first: int = 0) -> tuple[Play, int]:
    first = first or whole_packs(rules, cards, copies)
    play = Play.of(rules)
    return play, play.enter(comes_in(rules, _way(joins), cards=cards, began=first)[1])


def _walked(play: Play, state: int, after: str, cards: int) -> int:
    """Where misses and hits lead; what is settled stays so."""
    for seen, letter in enumerate(after, start=1):
        if state >= 0:
            row = play.rows[state] if seen < cards else play.last_rows[state]
            state = row["mh".index(letter)]
    return state


def _first_doublets(cards: int, copies: int) -> dict[int, int]:
    """For each turn, counted from 0, the deals in which the rank shows there first, and twice."""
    if copies < 2:
        return {}
    return {turn: comb(cards - 2 * turn - 2, copies - 2) for turn in range(cards // 2)}


def _mean_at(rules: Rules, left: int, pack: int) -> Fraction:
    mean = Fraction(0)
    for copies in range(1, min(left, COPIES_IN_A_PACK) + 1):
        ways = comb(COPIES_IN_A_PACK, copies) * comb(pack - COPIES_IN_A_PACK, left - copies)
        mean += ways * answer(rules, cards=left, copies=copies).stake.advantage
    return mean / comb(pack, left)


def _one_of(what: str, word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise ValueError(f"expected {what} among {', '.join(words)}, got {word[:40]!r}{near(word, [*words])}")
