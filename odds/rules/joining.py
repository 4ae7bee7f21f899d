"""Where does a stake come in?

Nouns: joining (at the start of the deal, between turns, in the middle of a turn, or standing since earlier).
The places come round with the cards dealt, so it depends on how many the deal began with and how many are left.
"""

from odds.ranks import StockError, near
from odds.rules.errors import RulesError
from odds.rules.table import JOININGS, Joining, Rules


def joining(rules: Rules, *, cards: int, began: int) -> Joining:
    """How a stake comes in when so many cards are left of a deal that began with `began`, unless one says otherwise.

    A whole stock is the start of the deal; later it is between turns or in the middle of one where the rules let stakes
    join there, and else standing.

    >>> from odds.rules import load
    >>> [joining(load("bassette"), cards=cards, began=52) for cards in (52, 50, 49)]
    ['deal', 'turn', 'mid-turn']
    >>> joining(load("basset"), cards=50, began=52)
    'standing'
    """
    if cards >= began:
        return "deal"
    way: Joining = "mid-turn" if rules.phase(began - cards) else "turn"
    return way if way in rules.joins else "standing"


def comes_in(rules: Rules, joins: Joining | None, *, cards: int, began: int) -> tuple[Joining, str]:
    """How a stake comes in, by itself where `joins` does not say, and the place where it does.

    Raises StockError for more cards than the deal began with, RulesError as `place_of` does.

    >>> from odds.rules import load
    >>> comes_in(load("bassette"), None, cards=50, began=52), comes_in(load("bassette"), "standing", cards=50, began=52)
    (('turn', 'opener'), ('standing', 'banker'))
    """
    if cards > began:
        raise StockError(f"expected at most the {began} cards that the deal began with, got {cards}")
    way = joins or joining(rules, cards=cards, began=began)
    return way, place_of(rules, way, cards=cards, began=began)


def place_of(rules: Rules, way: str, *, cards: int, began: int) -> str:
    """The place where a stake that joins in this way comes in.

    Raises RulesError where the rules let no stake join so, or so many cards left do not fit.

    >>> from odds.rules import load
    >>> place_of(load("bassette"), "standing", cards=50, began=52)
    'banker'
    >>> place_of(load("bassette"), "turn", cards=49, began=52)
    Traceback (most recent call last):
    odds.rules.errors.RulesError: expected as many cards as leave a turn of bassette to begin, such as 50 or 48, got \
49; with 49 a stake may join as mid-turn or standing
    """
    if way not in JOININGS:
        raise RulesError(f"expected a way of joining among {', '.join(JOININGS)}, got {way!r}{near(way, [*JOININGS])}")
    if way == "standing":
        return rules.turn[rules.phase(began - cards)]
    if way not in rules.joins:
        ways = " or ".join([*rules.joins, "standing"])
        raise RulesError(f"expected a way of joining that {rules.name} knows ({ways}), got {way!r}")
    if not fits(rules, way, cards=cards, began=began):
        raise RulesError(_misfit(rules, way, cards, began))
    return rules.joins[way]


def fits(rules: Rules, way: str, *, cards: int, began: int) -> bool:
    """Whether a stake can come in so with so many cards left: a turn must begin, or be half dealt.

    A deal begins with whole packs, so a shorter stock must at least end on the same place, unless the rules deal hands
    out of the packs.

    >>> from odds.rules import load
    >>> [fits(load("bassette"), way, cards=49, began=52) for way in JOININGS]
    [False, False, True, True]
    """
    phase = rules.phase(began - cards)
    if way == "deal":
        return bool(rules.supply.hand) or not (began - cards) % len(rules.turn)
    return {"turn": not phase, "mid-turn": bool(phase)}.get(way, True)


def turn_left(rules: Rules, place: str) -> int:
    """How many cards until the turn that a stake at `place` is laid for is over: what comes before the turn included.

    >>> from odds.rules import load
    >>> turn_left(load("bassette"), "opener"), turn_left(load("bassette"), "aside"), turn_left(load("basset"), "fasse")
    (2, 3, 3)
    """
    cards = 1
    while place not in rules.turn or rules.turn.index(place) < len(rules.turn) - 1:
        place, cards = rules.walk(place, 1), cards + 1
    return cards


def _misfit(rules: Rules, way: str, cards: int, began: int) -> str:
    what = {"deal": "a deal of {} to begin", "turn": "a turn of {} to begin", "mid-turn": "a turn of {} half dealt"}[
        way
    ]
    near_by = range(min(cards + 1, began), max(cards - len(rules.turn), 0), -1)
    fitting = [str(n) for n in near_by if fits(rules, way, cards=n, began=began)]
    such = f", such as {' or '.join(fitting)}" if fitting else ""
    others = [other for other in (*rules.joins, "standing") if other != "deal"]
    instead = [other for other in others if fits(rules, other, cards=cards, began=began)]
    return (
        f"expected as many cards as leave {what.format(rules.name)}{such}, got {cards}; "
        f"with {cards} a stake may join as {' or '.join(instead)}"
    )
