"""What does every printed sheet of a rule set say beside its tables?

Nouns: page (a sheet with its rule set, basis, reading, proof and sources).
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.engine.chance import Chance, chance
from odds.rules import Rules
from odds.rules.ladders import Ladder
from odds.sheets.catalogue.chance import KINDS
from odds.sheets.chart import Chart
from odds.sheets.printed.charts import COPIES
from odds.sheets.printed.order import Order, proof
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue
from odds.sources import cited

DIGITS = 2


def page(
    order: Order,
    tongue: Tongue,
    *,
    title: str,
    subtitle: str,
    tables: Sequence[Table],
    charts: Sequence[Chart] = (),
    basis: str = "",
    notes: Sequence[str] = (),
    ladders: Sequence[Ladder] = (),
    data: Any,
) -> Sheet:
    """A sheet about the rules of an order, with all that it has to say of them."""
    about = [(tongue("label-rules"), "; ".join(_named(rules, tongue) for rules in order.rules))]
    about += [(tongue("label-basis"), basis)] if basis else []
    readings = [tongue.told(rules, "note") for rules in order.rules if rules.note] if len(order.rules) == 1 else []
    about += [(tongue("label-reading"), " ".join(readings))] if readings else []
    about += [(tongue("label-checked"), tongue("checked", deals=str(sum(map(proof, order.rules)))))]
    sources = [source for rules in order.rules for source in rules.sources]
    sources += [source for ladder in ladders for source in ladder.sources]
    return Sheet(
        title=title,
        subtitle=subtitle,
        about=tuple(about),
        tables=tuple(tables),
        charts=tuple(charts),
        notes=tuple(notes),
        sources=tuple(dict.fromkeys(map(cited, sources))),
        data=data,
        tongue=tongue,
    )


def _named(rules: Rules, tongue: Tongue) -> str:
    title, period = tongue.told(rules, "title"), tongue.told(rules, "period")
    return f"{title} ({rules.name}; {period}; {tongue.word('evidence', rules.evidence)})"


def laid(answer: Chance, tongue: Tongue) -> str:
    """How the stake of an answer comes in, and at which place the next card falls."""
    joins = tongue(f"joins-{answer.joins}")
    return tongue("laid", joins=joins, place=tongue.place(answer.rules, answer.place))


def outcome_columns(tongue: Tongue) -> tuple[Column, ...]:
    """Wins, losses and nulls, and the banker's advantage, exact and in percent."""
    return (
        *(Column(tongue(f"kind-{kind}"), "percent", DIGITS) for kind in KINDS),
        Column(tongue("quantity-advantage"), "fraction"),
        Column("%", "percent", DIGITS),
    )


def by_copies(order: Order, tongue: Tongue, caption: str) -> Table:
    """Wins, losses and nulls of a whole stock, and the banker's advantage, for 1, 2, 3 and 4 copies."""
    rows: list[tuple[Cell, ...]] = []
    for copies in COPIES:
        answer = chance(order.game, cards=order.began, copies=copies, began=order.began, most=order.limit)
        gain: Fraction = answer.stake.advantage
        rows.append((copies, *(answer.stake.chance(kind) for kind in KINDS), gain, gain))
    return Table((Column("k", "count"), *outcome_columns(tongue)), tuple(rows), caption)
