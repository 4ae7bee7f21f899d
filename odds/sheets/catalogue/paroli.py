"""The sheet of a paroli: each rung as paid and as it should be paid, its chances, and when to take."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from odds.engine.paroli import Paroli
from odds.engine.stopping import Decision, Policy
from odds.notation import decimal, many, percent
from odds.sheets.catalogue.chance import JOINED, about_rules, copies
from odds.sheets.plain import PLAIN, Words
from odds.sheets.sheet import Cell, Column, Sheet, Table, gain_styles

USUAL = ("percent",)
RIDE, TAKE = "ride", "take"


def paroli_sheet(answer: Paroli, *, decisions: bool = False, rank: str = "", styles: Sequence[str] = ()) -> Sheet:
    """What is to be said of a ladder here; `decisions` says whether each is listed."""
    styles = styles or USUAL
    tables = [maker(answer, style=style) for maker in (payouts, chances) for style in styles]
    return Sheet(
        title=f"{answer.rules.title}: paroli on the ladder {answer.ladder.name}",
        about=_about(answer, rank),
        tables=(*tables, *([_decisions(answer.best)] if decisions else [])),
        notes=_notes(answer),
        data=paroli_data(answer, rank),
    )


def paroli_data(answer: Paroli, rank: str = "") -> dict[str, Any]:
    """The answer under the keys of the JSON contract."""
    return {
        "rules": answer.rules.name,
        **({"rank": rank} if rank else {}),
        "ladder": answer.ladder.name,
        "cards": answer.cards,
        "copies": answer.copies,
        "joins": answer.joins,
        "behind": answer.behind,
        "rungs": [{**rung._asdict(), "keeps": rung.keeps} for rung in answer.rungs],
        "liability": answer.liability,
        "carry": answer.carry,
        "opener_again": answer.fresh.again,
        "best": {
            "advantage": answer.advantage,
            "always": {"wins": answer.always.wins, "advantage": answer.costs(answer.always)},
            "policy": list(decision_rows(answer.best)),
        },
        **({"standing": _standing(answer)} if answer.behind else {}),
    }


def decision_rows(chosen: Policy) -> Iterable[dict[str, Any]]:
    """The decisions by wins, place and copies left: with how many cards left to ride, and with how many to take."""
    groups: dict[tuple[int, str, int], list[Decision]] = {}
    for made in chosen.decisions:
        groups.setdefault((made.wins, made.place, made.copies), []).append(made)
    for (wins, place, left), made_there in sorted(groups.items()):
        cards = {word: [made.cards for made in made_there if made.rides == (word == RIDE)] for word in (RIDE, TAKE)}
        yield {"wins": wins, "place": place, "copies": left, RIDE: _spans(cards[RIDE]), TAKE: _spans(cards[TAKE])}


def _about(answer: Paroli, rank: str) -> tuple[tuple[str, str], ...]:
    behind = f", with {many(answer.behind, 'win')} behind it" if answer.behind else ""
    again = "as a stake laid at the start of the deal" if answer.fresh.again else "where it meets no opener of its own"
    over = f", over the {decimal(answer.take, 0)} that may be taken now" if answer.behind else ""
    return (
        ("rules", about_rules(answer.rules)),
        ("ladder", f"{answer.ladder.name}{f' ({answer.ladder.title})' if answer.ladder.title else ''}"),
        ("stock", f"{many(answer.cards, 'card')}, {copies(answer.copies, rank)}"),
        ("stake", f"{JOINED[answer.joins]}{behind}; the next card falls at the place '{answer.place}'"),
        ("carried", f"into fresh deals of {answer.fresh.cards} cards and {answer.fresh.copies} copies, {again}"),
        ("advantage", f"the banker's, per stake laid, for 'always stop after so many wins'{over}"),
    )


def payouts(answer: Paroli, *, style: str = "percent", say: Words = PLAIN) -> Table:
    """What each rung pays, and should pay."""
    fair = "fraction" if style == "fraction" else "amount"
    columns = (
        Column(say("wins-head"), "count"),
        Column(say("rung")),
        Column(say("pays"), "fraction"),
        Column(say("fair-even"), "fraction"),
        Column(say("fair-here"), fair),
        Column(say("fair-carried"), fair),
        Column(say("keeps"), "percent"),
    )
    rows: list[tuple[Cell, ...]] = []
    for at in answer.rungs:
        rung = say.rung(answer.ladder, at.wins)
        rows.append((at.wins, rung, at.pays, at.fair_even, at.fair_here, at.fair_carried, at.keeps))
    return Table(columns, tuple(rows), say("paroli-payouts"))


def chances(answer: Paroli, *, style: str = "percent", say: Words = PLAIN) -> Table:
    """How often each rung is won, and what it costs to stop there."""
    (gain,) = gain_styles([style])
    columns = (
        Column(say("wins-head"), "count"),
        Column(say("chance-here"), style),
        Column(say("chance-carried"), style),
        Column(say("advantage-here"), gain),
        Column(say("advantage-carried"), gain),
    )
    rows = tuple((at.wins, at.chance, at.chance_carried, at.advantage, at.advantage_carried) for at in answer.rungs)
    return Table(columns, rows, say("paroli-chances"))


def _decisions(chosen: Policy) -> Table:
    columns = (
        Column("wins", "count"),
        Column("next place"),
        Column("copies left", "count"),
        Column("ride with cards left"),
        Column("take with cards left"),
    )
    rows: list[tuple[Cell, ...]] = [
        (row["wins"], row["place"], row["copies"], ", ".join(row[RIDE]), ", ".join(row[TAKE]))
        for row in decision_rows(chosen)
    ]
    return Table(columns, tuple(rows), "After a win, when to ride and when to take")


def _notes(answer: Paroli) -> tuple[str, ...]:
    always = answer.always
    how = "carried" if answer.carry else "in one deal, an unsettled stake returned"
    notes = [
        f"Best play, {how}: the banker's advantage is {percent(answer.advantage)}; "
        f"always stopping at '{always.name}' it is {percent(answer.costs(always))}.",
        f"The banker can owe at most {decimal(answer.liability, 0)} on a stake of 1.",
    ]
    if answer.behind:
        standing = _standing(answer)
        notes.append(
            f"Ridden on, the stake is worth {decimal(standing['worth'])}; {standing['take']} may be taken: "
            f"{standing['verdict']}. The chance of the next rung in this deal is {percent(standing['next_chance'])}."
        )
    return tuple(notes)


def _standing(answer: Paroli) -> dict[str, Any]:
    verdict = RIDE if answer.best.worth > answer.take else TAKE
    return {
        "worth": answer.best.worth,
        "take": Fraction(answer.take),
        "next_chance": answer.rungs[0].chance,
        "verdict": verdict,
    }


def _spans(cards: Sequence[int]) -> list[str]:
    """Falling numbers as spans: 50, 48, 46, 20 is '50..46..2' and '20'; numbers one apart need no step.

    >>> _spans([50, 48, 46, 20, 19, 18])
    ['50..46..2', '20..18']
    """
    spans: list[list[int]] = []
    for n in sorted(cards, reverse=True):
        steps = len(spans) and len(spans[-1]) > 1 and spans[-1][-2] - spans[-1][-1]
        if spans and ((len(spans[-1]) == 1 and spans[-1][0] - n <= 2) or steps == spans[-1][-1] - n):
            spans[-1].append(n)
        else:
            spans.append([n])
    return [_span(numbers) for numbers in spans]


def _span(numbers: Sequence[int]) -> str:
    if len(numbers) == 1:
        return str(numbers[0])
    step = numbers[0] - numbers[1]
    return f"{numbers[0]}..{numbers[-1]}" + (f"..{step}" if step > 1 else "")
