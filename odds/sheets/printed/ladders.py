"""`ladders`: what does each ladder cost under each rule set?

Nouns: ladder (a column), stop (so many wins, a row), rule set (a small table).
"""

from collections.abc import Sequence

from odds.engine.paroli import Paroli, every_ladder
from odds.rules.ladders import Ladder, ladders
from odds.sheets.catalogue.ladders import RUNGS, ladders_data
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import page
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue

DIGITS = 1  # twelve tables fill a page; the exact values are a `--format json` away


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """The banker's advantage for always stopping after so many wins, and for the punter's best play."""
    paid = [*ladders().values(), *([order.ladder] if order.ladder and order.ladder not in ladders().values() else [])]
    found = []
    for game in order.rules:
        found.append(every_ladder(game, paid, most=order.limit))
        order.progress(1)
    return page(
        order,
        tongue,
        title=_title(order, tongue),
        subtitle=tongue("ladders-subtitle"),
        tables=tuple(_table(answers, tongue) for answers in found),
        basis=tongue("ladders-basis"),
        notes=(tongue("ladders-note"), *_payouts(paid, tongue)),
        ladders=paid,
        data=ladders_data([answer for answers in found for answer in answers]),
    )


def _title(order: Order, tongue: Tongue) -> str:
    if len(order.rules) > 1:
        return tongue("ladders-title")
    return tongue("ladders-of", title=tongue.told(order.game, "title"))


def _table(answers: Sequence[Paroli], tongue: Tongue) -> Table:
    game = answers[0].rules
    heads = [
        tongue.word("short", answer.ladder.name) + ("*" if answer.ladder == game.ladder else "") for answer in answers
    ]
    most = max(len(answer.rungs) for answer in answers)
    rows: list[tuple[Cell, ...]] = [
        (
            str(wins),
            *(answer.costs(answer.rungs[wins - 1]) if wins <= len(answer.rungs) else None for answer in answers),
        )
        for wins in range(1, max(most, RUNGS) + 1)
    ]
    rows.append((tongue("best-play"), *(-answer.best.worth for answer in answers)))
    columns = (Column(tongue("stop")), *(Column(head, "percent", DIGITS) for head in heads))
    return Table(columns, tuple(rows), tongue.told(game, "title"))


def _payouts(paid: Sequence[Ladder], tongue: Tongue) -> list[str]:
    told = [f"{tongue.word('short', ladder.name)} {', '.join(map(str, ladder.pays))}" for ladder in paid]
    return [tongue("ladders-paid", ladders="; ".join(told))]
