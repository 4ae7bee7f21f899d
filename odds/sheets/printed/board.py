"""`board`: at which rank of a stock does the banker have least, and at which most?

Nouns: rank (one row), mark (best or worst for the punter).
"""

from collections.abc import Sequence

from odds.engine.board import Ranked, board
from odds.sheets.catalogue.board import board_data, ranks
from odds.sheets.printed.charts import whole_stock_chart
from odds.sheets.printed.order import FEW, Order
from odds.sheets.printed.page import basis, by_copies, laid, outcome_columns, page, whole_note
from odds.sheets.sheet import Column, Sheet, Table
from odds.sheets.tongue import Tongue


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """A row for each rank, and the advantage drawn against the cards left."""
    answers = board(order.game, order.stock, joins=order.joins, began=order.began, most=order.limit)
    title = tongue.told(order.game, "title")
    first = answers[0][1]
    return page(
        order,
        tongue,
        title=tongue("board-title", title=title),
        subtitle=tongue("board-subtitle", cards=str(order.stock.cards)),
        tables=(
            _ranks(answers, order, tongue),
            by_copies(order, tongue),
        ),
        charts=(whole_stock_chart(order, tongue),),
        basis=basis(order, tongue, laid(first, tongue)),
        notes=(tongue("board-note"), whole_note(order, tongue)),
        data=board_data(answers, basis=order.basis),
    )


def _ranks(answers: Sequence[Ranked], order: Order, tongue: Tongue) -> Table:
    columns = (
        Column(tongue("rank-head")),
        Column(tongue("copies-head"), "count"),
        *outcome_columns(tongue, exact="fraction" if order.whole <= FEW else "decimal"),
        Column(tongue("for-the-punter")),
    )
    return Table(columns, ranks(answers, basis=order.basis, often=2, say=tongue), tongue("board-caption"))
