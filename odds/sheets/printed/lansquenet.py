"""`lansquenet`: the hand for 4 to 12 cutters, its seats, and the rejouissance."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.lansquenet.hand import Hand, hand
from odds.lansquenet.reading import READINGS, Reading, reading
from odds.sheets.catalogue.lansquenet.hands import hands_sheet
from odds.sheets.chart import Chart
from odds.sheets.printed.charts import result_chart
from odds.sheets.printed.order import Order
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue
from odds.sources import cited

CUTTERS = range(4, 13)


def lansquenet_page(
    order: Order,
    tongue: Tongue,
    *,
    title: str,
    subtitle: str,
    tables: Sequence[Table],
    charts: Sequence[Chart] = (),
    notes: Sequence[str],
    basis: str,
    data: Any,
) -> Sheet:
    """A sheet about Lansquenet, with its reading, its proof and its sources."""
    read = order.reading or reading("salon")
    return Sheet(
        title=title,
        subtitle=subtitle,
        about=(
            (tongue("label-basis"), basis),
            (tongue("label-reading"), read_as(read, tongue)),
            (tongue("label-checked"), tongue("checked-lansquenet")),
        ),
        tables=tuple(tables),
        charts=tuple(charts),
        notes=tuple(notes),
        sources=tuple(map(cited, read.sources)),
        data=data,
        tongue=tongue,
    )


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """What the banker and every seat expect of a hand, and how it ends."""
    read = order.reading or reading("salon")
    plain = [hand(cutters, reading=read, most=order.limit) for cutters in CUTTERS]
    chips = [hand(cutters, reading=read, chips=1, most=order.limit) for cutters in CUTTERS]
    chosen = hand(order.cutters, reading=read, most=order.limit)
    return lansquenet_page(
        order,
        tongue,
        title=tongue("lansquenet-title"),
        subtitle=tongue("lansquenet-subtitle"),
        tables=(_hands(plain, tongue), _seats(plain, tongue), _rejouissance(chips, tongue)),
        charts=(hand_chart(chosen, tongue),),
        notes=(tongue("lansquenet-note"),),
        basis=tongue("lansquenet-basis"),
        data=hands_sheet(chips).data,
    )


def read_as(read: Reading, tongue: Tongue) -> str:
    """What a reading is called: one of ours in the tongue of the sheet, one's own as it was written."""
    ours = read.name in READINGS and read == reading(read.name)
    return tongue.word("reading", read.name) if ours and tongue.code != "en" else read.title


def hand_chart(answer: Hand, tongue: Tongue) -> Chart:
    """The distribution of the banker's result in one hand."""
    chances = {Fraction(gain): chance for gain, chance in answer.distribution}
    return result_chart(chances, tongue, what=tongue("lansquenet-of", cutters=str(answer.cutters)))


def _hands(hands: Sequence[Hand], tongue: Tongue) -> Table:
    heads = ("cutters", "expectation", "deviation", "keeps", "dealt", "tenure", "quadruple")
    styles = ("count", "amount", "amount", "percent", "amount", "amount", "percent")
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (h.cutters, h.expectation, h.variance, h.keeps, h.hands, h.tenure, h.quadruple_up_card) for h in hands
    )
    columns = tuple(Column(tongue(f"lansquenet-{head}"), style) for head, style in zip(heads, styles, strict=True))
    return Table(columns, rows, tongue("lansquenet-hands"))


def _seats(hands: Sequence[Hand], tongue: Tongue) -> Table:
    most = max(len(h.seats) for h in hands)
    columns = (Column(tongue("lansquenet-seat"), "count"), *(Column(str(h.cutters), "amount") for h in hands))
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (seat + 1, *(h.seats[seat] if seat < len(h.seats) else "" for h in hands)) for seat in range(most)
    )
    return Table(columns, rows, tongue("lansquenet-seats"))


def _rejouissance(hands: Sequence[Hand], tongue: Tongue) -> Table:
    heads = ("cutters", "laid", "wins", "loses", "chip")
    columns = tuple(Column(tongue(f"lansquenet-{head}"), "count" if head == "cutters" else "percent") for head in heads)
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (h.cutters, w.laid, w.wins, w.loses, w.advantage) for h in hands if (w := h.wager) is not None
    )
    return Table(columns, rows, tongue("lansquenet-rejouissance"))
