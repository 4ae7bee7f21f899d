"""`rank`: how does one quantity change with the cards left and the copies left?

Nouns: quantity (an advantage or a chance), row (a number of cards left), column (a number of copies), as in old books.
"""

from odds.sheets.catalogue.table import cards_by_way, table_data, values
from odds.sheets.printed.charts import advantage_rows, copies_head, whole_stock_chart
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import basis, by_copies, page, whole_note
from odds.sheets.sheet import Column, Sheet, Table
from odds.sheets.tongue import Tongue


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """The table, what becomes of a stake on a whole stock, and the advantage drawn against the cards left.

    Raises ValueError for more cards than make a sheet.
    """
    rows = advantage_rows(order.game, order.counts, began=order.began, joins=order.joins, most=order.limit)
    asked = {"quantity": order.quantity, "basis": order.basis}
    what = tongue(f"asked-{order.quantity}")
    columns = (Column("n", "count"), *(Column(copies_head(count), order.written) for count in order.counts))
    came = cards_by_way(rows, dots="…").items()
    joins = "; ".join(tongue("joins-cards", joins=tongue(f"joins-{way}"), cards=cards) for way, cards in came)
    return page(
        order,
        tongue,
        title=tongue.told(order.game, "title"),
        subtitle=tongue("rank-subtitle", what=what),
        tables=(
            Table(columns, values(rows, **asked), tongue("rank-caption", what=what[0].upper() + what[1:])),
            by_copies(order, tongue),
        ),
        charts=(whole_stock_chart(order, tongue),),
        basis=basis(order, tongue, joins),
        notes=(tongue("rank-note"), whole_note(order, tongue)),
        data=table_data(rows, **asked),
    )
