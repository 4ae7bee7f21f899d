"""`paroli`: what a ladder pays and should pay, and how often each of its rungs is won."""

from odds.engine.carrying import Fresh
from odds.engine.riding import Paroli, riding
from odds.rules.ladders import Ladder
from odds.sheets.catalogue.paroli import paroli_data
from odds.sheets.printed.charts import ladder_chart
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import page
from odds.sheets.sheet import Column, Sheet, Table
from odds.sheets.tongue import Tongue


def climbed(order: Order) -> Paroli:
    """The ladder of an order on its rank, from these cards."""
    return riding(
        order.game,
        order.paid,
        cards=order.cards,
        copies=order.copies,
        began=order.began,
        fresh=Fresh(order.began, order.whole),
        joins=order.joins,
        most=order.limit,
    )


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """Both tables of a ladder, and the ladder drawn against what would be fair."""
    answer = climbed(order)
    stock = tongue("stock", cards=str(order.cards), copies=str(order.copies))
    return page(
        order,
        tongue,
        title=tongue("paroli-title", title=tongue.told(order.game, "title")),
        subtitle=tongue("paroli-subtitle", ladder=_ladder(order.paid, tongue), stock=stock),
        tables=(_payouts(answer, tongue), _chances(answer, tongue)),
        charts=(ladder_chart(answer, tongue),),
        basis=tongue("paroli-basis", joins=tongue(f"joins-{answer.joins}")),
        notes=_notes(answer, tongue),
        ladders=(order.paid,),
        data=paroli_data(answer, order.rank),
    )


def rung(ladder: Ladder, wins: int, tongue: Tongue) -> str:
    """What a rung is called, or the number of its wins."""
    return ladder.rung(wins, tongue.code) if tongue.code in ladder.names else tongue("wins", count=wins)


def _ladder(ladder: Ladder, tongue: Tongue) -> str:
    return tongue.word("ladder", ladder.name)


def _payouts(answer: Paroli, tongue: Tongue) -> Table:
    columns = (
        Column(tongue("wins-head"), "count"),
        Column(tongue("rung")),
        Column(tongue("pays"), "fraction"),
        Column(tongue("fair-even"), "fraction"),
        Column(tongue("fair-here"), "amount"),
        Column(tongue("fair-carried"), "amount"),
        Column(tongue("keeps"), "percent"),
    )
    rows = tuple(
        (at.wins, rung(answer.ladder, at.wins, tongue), at.pays, at.fair_even, at.fair_here, at.fair_carried, at.keeps)
        for at in answer.rungs
    )
    return Table(columns, rows, tongue("paroli-payouts"))


def _chances(answer: Paroli, tongue: Tongue) -> Table:
    columns = (
        Column(tongue("wins-head"), "count"),
        Column(tongue("chance-here"), "percent"),
        Column(tongue("chance-carried"), "percent"),
        Column(tongue("advantage-here"), "percent"),
        Column(tongue("advantage-carried"), "percent"),
    )
    rows = tuple((at.wins, at.chance, at.chance_carried, at.advantage, at.advantage_carried) for at in answer.rungs)
    return Table(columns, rows, tongue("paroli-chances"))


def _notes(answer: Paroli, tongue: Tongue) -> tuple[str, ...]:
    best, always = -answer.best.worth, answer.always
    return (
        tongue("paroli-note"),
        tongue(
            "paroli-best",
            best=tongue.write(best, "percent", None),
            rung=rung(answer.ladder, always.wins, tongue),
            always=tongue.write(answer.costs(always), "percent", None),
            most=tongue.write(answer.liability, "fraction", None),
        ),
    )
