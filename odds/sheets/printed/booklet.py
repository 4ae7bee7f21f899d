"""`booklet`: the sheets of a game bound together, with a title page."""

from odds.sheets.printed import board, paroli, rank, rules
from odds.sheets.printed.order import Order
from odds.sheets.sheet import Sheet
from odds.sheets.tongue import Tongue

BOUND = (rules, rank, paroli, board)


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """The rules, the table by cards left, the paroli and the board of one game."""
    game, parts = order.game, []
    for each in BOUND:
        parts.append(each.sheet(order, tongue))
        order.progress(1)
    return Sheet(
        title=tongue.told(game, "title"),
        subtitle=tongue("booklet-subtitle", period=tongue.told(game, "period")),
        about=(),
        tables=(),
        sources=tuple(dict.fromkeys(source for part in parts for source in part.sources)),
        data=[part.data for part in parts],
        tongue=tongue,
        parts=tuple(parts),
    )
