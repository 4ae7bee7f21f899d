"""`rank`: one quantity by cards left and copies left, as in the tables of the old books."""

from odds.sheets.catalogue.table import table_sheet, value
from odds.sheets.printed.charts import COPIES, advantage_rows, copies_head, whole_stock_chart
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import by_copies, page
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """The table, what becomes of a stake on a whole stock, and the advantage drawn against the cards left.

    Raises ValueError for more cards than make a sheet.
    """
    game = order.game
    rows = advantage_rows(game, COPIES, began=order.began, joins=order.joins, most=order.limit)
    columns = (Column("n", "count"), *(Column(copies_head(count), order.style) for count in COPIES))
    cells: list[tuple[Cell, ...]] = [
        (row.cards, *(None if answer is None else value(answer, order.quantity, order.basis) for answer in row.answers))
        for row in rows
    ]
    what = tongue(f"quantity-{order.quantity}")
    basis = (
        tongue(f"basis-{order.basis.replace('_', '-')}") if order.quantity == "advantage" else tongue("basis-per-stake")
    )
    ways = dict.fromkeys(row.joins for row in rows)
    joins = "; ".join(
        tongue(
            "joins-cards", joins=tongue(f"joins-{way}"), cards=_cards([row.cards for row in rows if row.joins == way])
        )
        for way in ways
    )
    title = tongue.told(game, "title")
    return page(
        order,
        tongue,
        title=title,
        subtitle=tongue("rank-subtitle", what=what),
        tables=(
            Table(columns, tuple(cells), tongue("rank-caption", what=what[0].upper() + what[1:])),
            by_copies(order, tongue, tongue("whole-stock", cards=str(order.began))),
        ),
        charts=(whole_stock_chart(order, tongue),),
        basis=f"{basis}; {joins}.",
        notes=(tongue("rank-note"),),
        data=table_sheet(rows, quantity=order.quantity, basis=order.basis, styles=(order.style,)).data,
    )


def _cards(cards: list[int]) -> str:
    return ", ".join(map(str, cards)) if len(cards) < 4 else f"{cards[0]}, {cards[1]} … {cards[-1]}"
