"""`paroli`: what does a ladder pay, what should it pay, and how often is each of its rungs won?

Nouns: rung, and what is climbed (the ladder of an order, on its rank).
"""

from odds.engine.carrying import Fresh
from odds.engine.paroli import Paroli, paroli
from odds.sheets.catalogue.paroli import chances, paroli_data, payouts
from odds.sheets.printed.charts import ladder_chart
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import page, paid
from odds.sheets.sheet import Sheet
from odds.sheets.tongue import Tongue


def climbed(order: Order) -> Paroli:
    """The ladder of an order on its rank, from these cards."""
    return paroli(
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
        subtitle=tongue("paroli-subtitle", ladder=paid(order, tongue), stock=stock),
        tables=(payouts(answer, say=tongue), chances(answer, say=tongue)),
        charts=(ladder_chart(answer, tongue),),
        basis=tongue("paroli-basis", joins=tongue(f"joins-{answer.joins}")),
        notes=_notes(answer, tongue),
        ladders=(order.paid,),
        data=paroli_data(answer, order.rank),
    )


def _notes(answer: Paroli, tongue: Tongue) -> tuple[str, ...]:
    best, always = answer.advantage, answer.always
    return (
        tongue("paroli-note"),
        tongue(
            "paroli-best",
            best=tongue.write(best, "percent", None),
            rung=tongue.rung(answer.ladder, always.wins),
            always=tongue.write(answer.costs(always), "percent", None),
            most=tongue.write(answer.liability, "fraction", None),
        ),
    )
