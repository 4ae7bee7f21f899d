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
from odds.sheets.printed.charts import advantage_chart, advantage_rows, ladder_chart, result_chart
from odds.sheets.printed.lansquenet import hand_chart, read_as
from odds.sheets.printed.order import Order
from odds.sheets.printed.page import named, paid
from odds.sheets.printed.paroli import climbed
from odds.sheets.tongue import Tongue


def advantage(order: Order, tongue: Tongue) -> Chart:
    """The advantage against cards left by copies left, or for a whole rank under several rule sets."""
    one = len(order.rules) == 1
    copies = order.counts if one else order.columns or (order.copies,)
    firsts = {rules: order.began if one else began(rules) for rules in order.rules}
    rows = {
        tongue.told(rules, "title"): advantage_rows(rules, copies, began=first, most=order.limit)
        for rules, first in firsts.items()
    }
    told = (*(named(rules, tongue) for rules in order.rules), tongue("basis-per-stake"))
    return advantage_chart(rows, copies, tongue)._replace(subtitle="; ".join(told))


def ladder(order: Order, tongue: Tongue) -> Chart:
    """The ladder paid against fair."""
    answer = climbed(order)
    about = (named(order.game, tongue), paid(order, tongue), _laid(order, answer.joins, tongue))
    return ladder_chart(answer, tongue)._replace(subtitle="; ".join(about))


def result(order: Order, tongue: Tongue) -> Chart:
    """The banker's result in one deal against a punter who lays his stake again after each win."""
    again = PLAIN.masse()
    answer = chance(
        order.game,
        cards=order.cards,
        copies=order.copies,
        began=order.began,
        joins=order.joins,
        betting=again,
        most=order.limit,
    )
    deal = answer.stake
    chances = {-gain: Fraction(ways, deal.total) for gain, ways in deal.gains.items()}
    about = (named(order.game, tongue), _laid(order, answer.joins, tongue), tongue("laid-again"))
    chart = result_chart(chances, tongue, what=tongue.told(order.game, "title"))
    return chart._replace(subtitle="; ".join(about))


def lansquenet(order: Order, tongue: Tongue) -> Chart:
    """The banker's result in one hand of Lansquenet."""
    read = order.reading or reading("salon")
    about = f"{tongue('label-reading')} — {read_as(read, tongue)}; {tongue('lansquenet-drawn')}"
    return hand_chart(hand(order.cutters, reading=read, most=order.limit), tongue)._replace(subtitle=about)


def _laid(order: Order, joins: str, tongue: Tongue) -> str:
    """From which cards, and how the stake comes in."""
    stock = tongue("stock", cards=str(order.cards), copies=str(order.copies))
    return f"{stock}; {tongue(f'joins-{joins}')}"


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
