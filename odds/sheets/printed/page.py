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
from odds.sheets.printed.order import FEW, Order, proof
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue
from odds.sources import cited
from odds.sources import sources as bibliography

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
    about = [(tongue("label-rules"), "; ".join(named(rules, tongue) for rules in order.rules))]
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
        sources=_once(sources),
        data=data,
        tongue=tongue,
    )


def _once(sources: Sequence[str]) -> tuple[str, ...]:
    """The sources as they are cited, each once: with all the places of it that are named."""
    places: dict[str, list[str]] = {}
    for source in sources:
        key, _, place = source.partition(":")
        known = key in bibliography()
        places.setdefault(key if known else source, []).append(place.strip() if known else "")
    told = ((key, "; ".join(filter(None, dict.fromkeys(each)))) for key, each in places.items())
    return tuple(cited(f"{key}: {place}" if place else key) for key, place in told)


def named(rules: Rules, tongue: Tongue) -> str:
    """A rule set in a line: its title, its name, its period and how sure it is."""
    title, period = tongue.told(rules, "title"), tongue.told(rules, "period")
    return f"{title} ({rules.name}; {period}; {tongue.word('evidence', rules.evidence)})"


def paid(order: Order, tongue: Tongue) -> str:
    """The ladder of an order in words, or what one of its own pays."""
    name = order.paid.name
    told = tongue.word("ladder", name)
    return told if told != name else f"{tongue('chart-paid')} {name}"


def basis(order: Order, tongue: Tongue, laid: str) -> str:
    """What the numbers of a table are, how its stakes are `laid`, and what stands beside it where that is another."""
    on = order.basis.replace("_", "-")
    own = tongue(f"basis-{on if order.quantity == 'advantage' else order.quantity}")
    usual = tongue("basis-per-stake")
    return f"{'; '.join([own, laid, *([] if own == usual else [tongue('basis-beside', basis=usual)])])}."


def laid(answer: Chance, tongue: Tongue) -> str:
    """How the stake of an answer comes in, and at which place the next card falls."""
    joins = tongue(f"joins-{answer.joins}")
    return tongue("laid", joins=joins, place=tongue.place(answer.rules, answer.place))


def outcome_columns(tongue: Tongue, *, exact: str = "fraction") -> tuple[Column, ...]:
    """Wins, losses and nulls, and the banker's advantage, exact (or in another style) and in percent."""
    return (
        *(Column(tongue(f"kind-{kind}"), "percent", DIGITS) for kind in KINDS),
        Column(tongue("quantity-advantage"), exact),
        Column("%", "percent", DIGITS),
    )


def whole_note(order: Order, tongue: Tongue) -> str:
    """What it means that the small table has copies that no whole stock has."""
    return tongue("whole-note", cards=str(order.began), copies=str(order.whole))


def by_copies(order: Order, tongue: Tongue) -> Table:
    """Wins, losses and nulls with the cards of a whole stock, and the banker's advantage, by copies among them."""
    rows: list[tuple[Cell, ...]] = []
    for copies in order.counts:
        answer = chance(order.game, cards=order.began, copies=copies, began=order.began, most=order.limit)
        gain: Fraction = answer.stake.advantage
        rows.append((copies, *(answer.stake.chance(kind) for kind in KINDS), gain, gain))
    caption = tongue("whole-stock", cards=str(order.began))
    exact = "fraction" if max(order.counts) <= FEW else "decimal"
    return Table((Column("k", "count"), *outcome_columns(tongue, exact=exact)), tuple(rows), caption, aside=True)
