"""Which charts are asked for alone?

Nouns: plot (a chart by its name).
"""

from collections.abc import Callable, Mapping
from fractions import Fraction

from odds.engine.chance import chance
from odds.lansquenet.hand import hand
from odds.lansquenet.reading import reading
from odds.ranks import near
from odds.rules import PLAIN
from odds.rules.supply import began
from odds.sheets.chart import Chart
from odds.sheets.printed.charts import COPIES, advantage_chart, advantage_rows, ladder_chart, result_chart
from odds.sheets.printed.lansquenet import hand_chart
from odds.sheets.printed.order import Order
from odds.sheets.printed.paroli import climbed
from odds.sheets.tongue import Tongue


def advantage(order: Order, tongue: Tongue) -> Chart:
    """The advantage against cards left for 1 to 4 copies, or for 4 under several rule sets."""
    one = len(order.rules) == 1
    copies = COPIES if one else (order.copies,)
    firsts = {rules: order.began if one else began(rules) for rules in order.rules}
    rows = {
        tongue.told(rules, "title"): advantage_rows(rules, copies, began=first, most=order.limit)
        for rules, first in firsts.items()
    }
    return advantage_chart(rows, copies, tongue)


def ladder(order: Order, tongue: Tongue) -> Chart:
    """The ladder paid against fair."""
    return ladder_chart(climbed(order), tongue)


def result(order: Order, tongue: Tongue) -> Chart:
    """The banker's result in one deal against a punter who lays his stake again after each win."""
    again = PLAIN.masse()
    answer = chance(
        order.game, cards=order.cards, copies=order.copies, began=order.began, joins=order.joins, betting=again
    )
    deal = answer.stake
    chances = {-gain: Fraction(ways, deal.total) for gain, ways in deal.gains.items()}
    return result_chart(chances, tongue, what=tongue.told(order.game, "title"))


def lansquenet(order: Order, tongue: Tongue) -> Chart:
    """The banker's result in one hand of Lansquenet."""
    return hand_chart(hand(order.cutters, reading=order.reading or reading("salon")), tongue)


PLOTS: Mapping[str, Callable[[Order, Tongue], Chart]] = {
    "advantage": advantage,
    "ladder": ladder,
    "result": result,
    "lansquenet": lansquenet,
}


def plot(name: str) -> Callable[[Order, Tongue], Chart]:
    """The plot of this name, or ValueError with near names.

    >>> plot("laddr")
    Traceback (most recent call last):
    ValueError: expected a plot among advantage, ladder, result, lansquenet, got 'laddr' (did you mean ladder?)
    """
    if name not in PLOTS:
        raise ValueError(f"expected a plot among {', '.join(PLOTS)}, got {name[:40]!r}{near(name, [*PLOTS])}")
    return PLOTS[name]
