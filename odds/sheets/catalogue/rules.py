"""The sheet of the rule sets: all of them in a list, or some as their tables of places, side by side."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.lansquenet.reading import READINGS
from odds.notation import fraction
from odds.rules import Call, Place, Rules
from odds.rules.ladders import Ladder
from odds.sheets.plain import PLAIN, Words
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sources import cited


def list_sheet(every: Sequence[tuple[Rules, Fraction]]) -> Sheet:
    """All rule sets, each with the banker's advantage from its whole stock."""
    columns = (Column("name"), Column("title"), Column("period"), Column("evidence"), Column("advantage", "percent"))
    return Sheet(
        title="The rule sets",
        about=(("advantage", "the banker's, per stake laid at the start of the deal on a rank with all its copies"),),
        tables=(
            Table(
                columns,
                tuple((rules.name, rules.title, rules.period, rules.evidence, gain) for rules, gain in every),
            ),
        ),
        notes=(
            "`odds rules NAME` shows one as its table of places; two names show two side by side.",
            f"Lansquenet is read in {len(READINGS)} ways: `odds rules {' '.join(READINGS)}` shows them.",
        ),
        data=[{**rules_data(rules), "advantage": gain} for rules, gain in every],
    )


def rules_sheet(shown: Sequence[Rules]) -> Sheet:
    """Each rule set as its table of places, with what its house pays, who says so, and how sure that is."""
    return Sheet(
        title=" and ".join(rules.title for rules in shown),
        about=tuple(_facts(shown[0]).items()) if len(shown) == 1 else (),
        tables=(
            *([_side_by_side(shown)] if len(shown) > 1 else []),
            *map(places, shown),
        ),
        notes=tuple(f"{rules.name}: {rules.note}" for rules in shown if rules.note),
        sources=tuple(dict.fromkeys(cited(source) for rules in shown for source in rules.sources)),
        data=rules_data(shown[0]) if len(shown) == 1 else [rules_data(rules) for rules in shown],
    )


def rules_data(rules: Rules) -> dict[str, Any]:
    """A rule set for machines."""
    return {
        "rules": rules.name,
        "title": rules.title,
        "period": rules.period,
        "evidence": rules.evidence,
        "sources": list(rules.sources),
        "pays": rules.ladder.name,
        "unsettled": rules.unsettled,
        "turn": list(rules.turn),
        "joins": dict(rules.joins),
        "places": {name: _place_data(place) for name, place in rules.places.items()},
        "note": rules.note,
    }


def _facts(rules: Rules) -> dict[str, str]:
    """What stands beside the table of places."""
    return {
        "name": rules.name,
        "period": rules.period,
        "evidence": rules.evidence,
        "a stake joins": ", ".join(f"{way} at '{place}'" for way, place in rules.joins.items()),
        "a turn": ", ".join(rules.turn),
        "unsettled stake": rules.unsettled,
        "ladder paid": _ladder(rules.ladder),
    }


def _ladder(ladder: Ladder) -> str:
    pays = ", ".join(map(fraction, ladder.pays))
    return f"{ladder.name} ({pays})" if ladder.title else pays


def _side_by_side(shown: Sequence[Rules]) -> Table:
    facts = [_facts(rules) for rules in shown]
    rows: list[tuple[Cell, ...]] = [(fact, *(each[fact] for each in facts)) for fact in facts[0] if fact != "name"]
    return Table((Column(""), *(Column(each["name"]) for each in facts)), tuple(rows))


def places(rules: Rules, *, say: Words = PLAIN, caption: str = "") -> Table:
    """The table of places: what is called at each, and what the very last card changes."""
    heads = ("place", "hit", "miss", "last", "then")
    rows: list[tuple[Cell, ...]] = [
        (
            say.place(rules, name),
            _said(rules, place.hit, say),
            _said(rules, place.miss, say),
            _last(rules, place, say),
            say.place(rules, place.then),
        )
        for name, place in rules.places.items()
    ]
    return Table(tuple(Column(say(f"head-{head}")) for head in heads), tuple(rows), caption or rules.title)


def _said(rules: Rules, call: Call | None, say: Words) -> str:
    if call is None:
        return ""
    taken = f" {fraction(call.takes)}" if call.takes not in (0, 1) else ""
    leads = f" {say.arrow} {say.place(rules, call.then)}" if call.then else ""
    return f"{say.word('outcome', call.says)}{taken}{leads}"


def _last(rules: Rules, place: Place, say: Words) -> str:
    """What the last card changes."""
    pairs = (("hit", place.hit, place.last_hit), ("miss", place.miss, place.last_miss))
    changed = {what: _said(rules, last, say) for what, usual, last in pairs if last and last != usual}
    if len(changed) == 2 and len(set(changed.values())) == 1:
        return say("last-either", call=changed["hit"])
    return "; ".join(say(f"last-{what}", call=call) for what, call in changed.items())


def _place_data(place: Place) -> dict[str, Any]:
    calls = {"hit": place.hit, "miss": place.miss, "last_hit": place.last_hit, "last_miss": place.last_miss}
    said = {
        key: {"call": call.says, "takes": call.takes, **({"then": call.then} if call.then else {})}
        for key, call in calls.items()
        if call is not None
    }
    return {"then": place.then, **said}
