"""Can these rules be dealt?

A table is sound when every place named exists and can be come to, the stake is settled somewhere,
and the turn comes round.
"""

from odds.ranks import near
from odds.rules.errors import RulesError
from odds.rules.table import Rules


def check(rules: Rules, where: str) -> None:
    """Raise RulesError, with one sentence, unless the table can be dealt from every place where a stake joins."""
    for key, place in rules.joins.items():
        _must_be_place(rules, place, f"{where}, joins, {key}")
    for place in rules.turn:
        _must_be_place(rules, place, f"{where}, turn")
    reached = _reached(rules, where)
    lost = [place for place in rules.places if place not in reached]
    if lost:
        raise RulesError(f"{where}: expected places that a stake can come to, got {lost[0]!r} where none does")
    calls = [call for place in rules.places.values() for call in (place.hit, place.miss) if call]
    if not any(call.effect in ("wins", "takes") for call in calls):
        raise RulesError(f"{where}: expected a place where the stake wins or loses, got a table that never ends")
    _check_turn(rules, where)


def _must_be_place(rules: Rules, place: str, where: str) -> None:
    if place not in rules.places:
        raise RulesError(
            f"{where}: expected a place among {', '.join(rules.places)}, got {place!r}{near(place, [*rules.places])}"
        )


def _reached(rules: Rules, where: str) -> set[str]:
    """The places that a stake can come to, those of the turn among them, since a standing stake may be at any."""
    reached: set[str] = set()
    waiting = [*rules.joins.values(), *rules.turn]
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        place = rules.places[name]
        calls = (place.hit, place.miss, place.last_hit, place.last_miss)
        for then in [place.then, *(call.then for call in calls if call and call.then)]:
            _must_be_place(rules, then, f"{where}, places, {name}")
            waiting.append(then)
    return reached


def _check_turn(rules: Rules, where: str) -> None:
    """The turn must come round by misses alone, and from every place they must lead into it."""
    for place, following in zip(rules.turn, rules.turn[1:] + rules.turn[:1], strict=True):
        if rules.walk(place, 1) != following:
            raise RulesError(
                f"{where}, turn: expected {following!r} after a miss at {place!r}, got {rules.walk(place, 1)!r}"
            )
    if len(set(rules.turn)) < len(rules.turn):
        raise RulesError(f"{where}, turn: expected each place once, got {', '.join(rules.turn)}")
    if rules.walk(rules.joins["deal"], len(rules.places)) not in rules.turn:
        raise RulesError(f"{where}, turn: expected the deal to fall into the turn, got a deal that never does")
    for place in rules.places:
        if rules.walk(place, len(rules.places)) not in rules.turn:
            raise RulesError(
                f"{where}, places, {place}: expected misses that lead into the turn, got some that never come to it"
            )
    if "mid-turn" in rules.joins and len(rules.turn) != 2:
        raise RulesError(f"{where}, joins, mid_turn: expected a turn of two cards, got {len(rules.turn)}")
