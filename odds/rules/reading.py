"""What does a rule file say?

Nouns: TOML text in, rules out.
A file is validated at birth: a table that could not be dealt is refused with the line of thought that failed.
"""

from fractions import Fraction

from odds.entries import Entries, number
from odds.ranks import near
from odds.rules.errors import RulesError
from odds.rules.ladders import Ladder, named, of_payouts
from odds.rules.soundness import check
from odds.rules.table import EFFECTS, SHARING, WHOLE, Call, Place, Rules, Supply

EVIDENCE = ("described", "reconstructed", "modern", "disputed")
UNSETTLED = ("carries", "returned", "must carry when parolied")
_KEYS = ("title", "period", "evidence", "sources", "pays", "unsettled", "turn", "joins", "places", "stock", "note")


def read(text: str, *, name: str, where: str | None = None) -> Rules:
    """The rule set that a TOML text describes; 'Rules of your own' in the README is such a text, key by key.

    `name` is what it will be called; `where` is what errors begin with, the same unless said otherwise.
    Raises RulesError with one sentence: where, what was expected, what came.

    >>> blanks = read(
    ...     '''
    ... title = "Blanks"
    ... period = "now"
    ... evidence = "modern"
    ... sources = ["the reader"]
    ... pays = [1]
    ... unsettled = "returned"
    ... turn = ["left", "right"]
    ... joins = { deal = "left", turn = "left" }
    ... places.left = { then = "right", hit = { call = "loses" } }
    ... places.right = { then = "left", hit = { call = "wins" } }
    ... ''',
    ...     name="blanks",
    ... )
    >>> blanks, blanks.walk("left", 1)
    (<Rules blanks>, 'right')
    >>> read("title = 'Nothing'", name="mine")
    Traceback (most recent call last):
    odds.rules.errors.RulesError: mine: expected the key 'period', which is missing
    """
    where = where or name
    table = Entries.parse(text, where, RulesError)
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


def _ladder(table: Entries) -> Ladder:
    pays = table.data.get("pays")
    if isinstance(pays, str) and pays:
        try:
            return named(pays)
        except RulesError as error:
            raise RulesError(f"{table.path}, pays: {error}") from None
    if not isinstance(pays, list):
        raise table.fail("pays", "the name of a ladder, or a list such as [1, 3, 7]")
    return of_payouts(pays, f"{table.path}, pays")


def _joins(table: Entries) -> dict[str, str]:
    table.known(("deal", "turn", "mid_turn"))
    table.text("deal")
    return {key: table.text(key) for key in table.data}


def _supply(table: Entries) -> Supply:
    if "stock" not in table.data:
        return Supply()
    stock = table.table("stock")
    stock.known(("hand", "punters_a_pack", "shown"))
    return Supply(stock.whole("hand"), stock.whole("punters_a_pack"), stock.whole("shown"))


def _place(table: Entries) -> Place:
    table.known(("then", "hit", "miss", "last"))
    last = table.table("last") if "last" in table.data else Entries({}, table.path, table.error)
    last.known(("hit", "miss"))
    hit, miss = _call(table, "hit"), _call(table, "miss")
    return Place(
        then=table.text("then"),
        hit=hit,
        miss=miss,
        last_hit=_call(last, "hit") if "hit" in last.data else hit,
        last_miss=_call(last, "miss") if "miss" in last.data else miss,
    )


def _call(table: Entries, key: str) -> Call | None:
    if key not in table.data:
        return None
    call = table.table(key)
    call.known(("call", "takes", "then"))
    says = call.text("call")
    if says not in EFFECTS:
        raise call.fail("call", f"one of {', '.join(EFFECTS)}{near(says, [*EFFECTS])}")
    return Call(says, _takes(call, says), call.text("then") if "then" in call.data else None)


def _takes(call: Entries, says: str) -> Fraction:
    if EFFECTS[says] not in SHARING:
        if "takes" in call.data:
            raise call.fail("takes", f"no share, since {says!r} takes nothing")
        return Fraction(0)
    taken = number(call.data["takes"]) if "takes" in call.data else WHOLE.get(says)
    if taken is None or taken > 1:
        raise call.fail("takes", "a share from 0 to 1 such as '2/3'")
    return taken
