"""`booklet`: what belongs together about one game?

Nouns: booklet (the sheets of a game, bound with a title page).
"""

from odds.sheets.printed import board, lansquenet, paroli, rank, rules, stakes
from odds.sheets.printed.order import Order
from odds.sheets.sheet import Sheet
from odds.sheets.tongue import Tongue


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """The rules, the table by cards left, the paroli and the board of one game; or the two sheets of Lansquenet."""
    parts = []
    for each in (lansquenet, stakes) if order.reading else (rules, rank, paroli, board):
        parts.append(each.sheet(order, tongue))
        order.progress(1)
    period = "" if order.reading else tongue.told(order.game, "period")
    return Sheet(
        title=parts[0].title,
        subtitle=tongue("booklet-subtitle", period=period) if period else tongue("booklet"),
        about=(),
        tables=(),
        sources=_once(tuple(dict.fromkeys(source for part in parts for source in part.sources))),
        data=[part.data for part in parts],
        tongue=tongue,
        parts=tuple(parts),
    )


def _once(sources: tuple[str, ...]) -> tuple[str, ...]:
    """The sources without those that another one names with more of its places."""
    return tuple(one for one in sources if not any(other != one and other.startswith(one) for other in sources))
