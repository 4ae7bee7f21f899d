"""What does a rule file say?

Nouns: TOML text in, rules out.
A file is validated at birth: a table that could not be dealt is refused with the line of thought that failed.
"""

import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from odds.ranks import near
from odds.rules.soundness import check
from odds.rules.table import EFFECTS, SHARING, WHOLE, Call, Place, Rules, RulesError, Supply

EVIDENCE = ("described", "reconstructed", "modern", "disputed")
UNSETTLED = ("carries", "returned", "must carry when parolied")
_KEYS = ("title", "period", "evidence", "sources", "pays", "unsettled", "turn", "joins", "places", "stock", "note")
_LONGEST = 10_000


def read(text: str, *, name: str, where: str | None = None) -> Rules:
    """The rule set that a TOML text describes.

    `name` is what it will be called; `where` is what errors begin with, the same unless said otherwise.
    Raises RulesError with one sentence: where, what was expected, what came.

    >>> read("title = 'Nothing'", name="mine")
    Traceback (most recent call last):
    odds.rules.table.RulesError: mine: expected the key 'period', which is missing
    """
    where = where or name
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"{where}: expected TOML, got a text that is none: {error}") from None
    table = _Table(data, where)
    table.known(_KEYS)
    rules = Rules(
        name=name,
        title=table.text("title"),
        period=table.text("period"),
        evidence=table.one_of("evidence", EVIDENCE),
        sources=table.texts("sources"),
        ladder=_ladder(table),
        unsettled=table.one_of("unsettled", UNSETTLED),
        turn=table.texts("turn"),
        joins={key.replace("_", "-"): value for key, value in _joins(table.table("joins")).items()},
        places={key: _place(place) for key, place in table.table("places").tables()},
        supply=_supply(table),
        note=table.text("note", default=""),
    )
    check(rules, where)
    return rules


class _Table:
    """One TOML table, with its path for messages."""

    def __init__(self, data: Mapping[str, Any], path: str) -> None:
        self.data, self.path = data, path

    def fail(self, key: str, expected: str) -> RulesError:
        if key not in self.data:
            return RulesError(f"{self.path}: expected the key {key!r}, which is missing")
        return RulesError(f"{self.path}, {key}: expected {expected}, got {str(self.data[key])[:80]!r}")

    def known(self, keys: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in keys:
                raise RulesError(f"{self.path}: expected keys among {', '.join(keys)}, got {key!r}{near(key, [*keys])}")

    def text(self, key: str, *, default: str | None = None) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str) or (not value and default is None) or len(value) > _LONGEST:
            raise self.fail(key, "a text")
        return value

    def one_of(self, key: str, words: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in words:
            raise self.fail(key, f"one of {', '.join(words)}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.data.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
            raise self.fail(key, "a list of texts")
        return tuple(value)

    def whole(self, key: str) -> int:
        value = self.data.get(key, 0)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 1000:
            raise self.fail(key, "a whole number from 0 to 1000")
        return value

    def table(self, key: str) -> "_Table":
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "a table")
        return _Table(value, f"{self.path}, {key}")

    def tables(self) -> Iterator[tuple[str, "_Table"]]:
        for key in self.data:
            yield key, self.table(key)


def share(value: object) -> Fraction | None:
    """A whole number or a text such as '2/3' as an exact number from 0 up; None where it is neither."""
    if isinstance(value, bool) or not isinstance(value, int | str) or len(str(value)) > 40:
        return None
    try:
        number = Fraction(value)
    except (ValueError, ZeroDivisionError):
        return None
    return number if number >= 0 else None


def _ladder(table: _Table) -> str | tuple[Fraction, ...]:
    pays = table.data.get("pays")
    if isinstance(pays, list):
        rungs = [share(rung) for rung in pays]
        if rungs and None not in rungs:
            return tuple(rung for rung in rungs if rung is not None)
    if not isinstance(pays, str) or not pays:
        raise table.fail("pays", "the name of a ladder, or a list such as [1, 3, 7]")
    return pays


def _joins(table: _Table) -> dict[str, str]:
    table.known(("deal", "turn", "mid_turn"))
    table.text("deal")
    return {key: table.text(key) for key in table.data}


def _supply(table: _Table) -> Supply:
    if "stock" not in table.data:
        return Supply()
    stock = table.table("stock")
    stock.known(("hand", "punters_a_pack", "shown"))
    return Supply(stock.whole("hand"), stock.whole("punters_a_pack"), stock.whole("shown"))


def _place(table: _Table) -> Place:
    table.known(("then", "hit", "miss", "last"))
    last = table.table("last") if "last" in table.data else _Table({}, table.path)
    last.known(("hit", "miss"))
    hit, miss = _call(table, "hit"), _call(table, "miss")
    return Place(
        then=table.text("then"),
        hit=hit,
        miss=miss,
        last_hit=_call(last, "hit") if "hit" in last.data else hit,
        last_miss=_call(last, "miss") if "miss" in last.data else miss,
    )


def _call(table: _Table, key: str) -> Call | None:
    if key not in table.data:
        return None
    call = table.table(key)
    call.known(("call", "takes", "then"))
    says = call.text("call")
    if says not in EFFECTS:
        raise call.fail("call", f"one of {', '.join(EFFECTS)}{near(says, [*EFFECTS])}")
    return Call(says, _takes(call, says), call.text("then") if "then" in call.data else None)


def _takes(call: _Table, says: str) -> Fraction:
    if EFFECTS[says] not in SHARING:
        if "takes" in call.data:
            raise call.fail("takes", f"no share, since {says!r} takes nothing")
        return Fraction(0)
    taken = share(call.data["takes"]) if "takes" in call.data else WHOLE.get(says)
    if taken is None or not 0 <= taken <= 1:
        raise call.fail("takes", "a share from 0 to 1 such as '2/3'")
    return taken
