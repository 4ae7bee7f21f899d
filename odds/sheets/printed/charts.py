"""What would people rather look at?

Nouns: the advantage against cards left, the ladder paid against fair, the distribution of the banker's result.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from odds.engine.paroli import Paroli
from odds.engine.table import Row, table
from odds.rules import Joining, Rules
from odds.sheets.chart import Chart, Line, Point, ticks_to
from odds.sheets.printed.order import Order
from odds.sheets.tongue import Tongue
from odds.work import MOST_STEPS

MOST_CARDS = 2600  # 50 packs, a row for each turn: more would be hundreds of pages
SPACE = "\N{NO-BREAK SPACE}"
TOP = Fraction(12, 100)


def copies_head(count: int) -> str:
    """So many copies left, as the heading of a column or the name of a line."""
    return f"k{SPACE}={SPACE}{count}"


def advantage_rows(
    rules: Rules, copies: Sequence[int], *, began: int, joins: Joining | None = None, most: int = MOST_STEPS
) -> Sequence[Row]:
    """The banker's advantage with every number of cards left at which a deal or a turn begins.

    Raises ValueError for more cards than make a sheet or a chart.
    """
    if began > MOST_CARDS:
        raise ValueError(f"expected at most {MOST_CARDS} cards where each turn has its row or point, got {began}")
    return table(rules, cards=range(began, 0, -1), copies=copies, began=began, joins=joins, most=most)


def whole_stock_chart(order: Order, tongue: Tongue) -> Chart:
    """The advantage of the game of an order for the copies of its tables."""
    rows = advantage_rows(order.game, order.counts, began=order.began, most=order.limit)
    return advantage_chart({tongue.told(order.game, "title"): rows}, order.counts, tongue)


def advantage_chart(found: Mapping[str, Sequence[Row]], copies: Sequence[int], tongue: Tongue) -> Chart:
    """The banker's advantage against cards left, a line for each number of copies (under each of the titles).

    Where no stake may join late, the lines are those of a stake that stands since earlier.
    """
    lines: list[Line] = []
    stands = {title: any(row.joins == "standing" for row in rows) for title, rows in found.items()}
    for title, rows in found.items():
        kept = [row for row in rows if row.joins == "standing" or not stands[title]]
        several = f"{title} ({tongue('standing')}), " if stands[title] else f"{title}, "
        for at, count in enumerate(copies):
            known = [(row.cards, row.answers[at]) for row in kept]
            points = tuple((Fraction(n), answer.stake.advantage) for n, answer in known if answer is not None)
            lines.append(Line((several if len(found) > 1 else "") + copies_head(count), points))
    heights = [y for line in lines for _, y in line.points]
    first = max(x for line in lines for x, _ in line.points)
    least = min(heights)
    return Chart(
        caption=tongue("chart-advantage-grows") if _grow(lines) else tongue("chart-advantage"),
        across=tongue("axis-cards"),
        up=tongue("axis-standing" if len(found) == 1 and any(stands.values()) else "axis-advantage"),
        lines=_merged(lines),
        ticks=(_cards_ticks(first), ticks_to(min(TOP, max(heights)), least=min(Fraction(0), max(least, -TOP)))),
        alt=tongue("alt-advantage", titles=", ".join(found), cards=str(first)),
    )


def _grow(lines: Sequence[Line]) -> bool:
    """Whether every line rises, or keeps its height, from each number of cards to the next lower."""
    heights = ([y for _, y in line.points] for line in lines)
    return all(before <= after for line in heights for before, after in pairwise(line))


def _merged(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Lines that lie upon each other as one, with both names."""
    merged: list[Line] = []
    for line in lines:
        twin = next((at for at, other in enumerate(merged) if _lie_upon_each_other(line, other)), None)
        if twin is None:
            merged.append(line)
        else:
            merged[twin] = merged[twin]._replace(name=f"{merged[twin].name}; {line.name}")
    return tuple(merged)


def _lie_upon_each_other(one: Line, other: Line) -> bool:
    """Whether they agree wherever both are known, and are known together along at least half of the longer."""
    ground = dict(one.points)
    shared = [ground[x] == y for x, y in other.points if x in ground]
    return all(shared) and 2 * len(shared) >= max(len(one.points), len(other.points))


def ladder_chart(answer: Paroli, tongue: Tongue) -> Chart:
    """What a ladder pays against the three fair payouts, by wins; the side goes by doubling.

    What is 0 or less has no place on such a side, and is left out.
    """
    rungs = answer.rungs
    columns: dict[str, Sequence[Fraction | int | None]] = {
        "chart-paid": [rung.pays for rung in rungs],
        "chart-even": [rung.fair_even for rung in rungs],
        "chart-here": [rung.fair_here for rung in rungs],
        "chart-carried": [rung.fair_carried for rung in rungs],
    }
    lines = [Line(tongue(name), _above_zero(column)) for name, column in columns.items()]
    heights = [y for line in lines for _, y in line.points]
    reached = len([rung for rung in rungs if rung.fair_here is not None])
    return Chart(
        caption=tongue("chart-ladder"),
        across=tongue("axis-wins"),
        up=tongue("axis-pays"),
        lines=_merged([line for line in lines if line.points]),
        ticks=(
            tuple(Fraction(n) for n in range(1, len(rungs) + 1)),
            _doublings(heights),
        ),
        style="fraction",
        log=True,
        dots=True,
        note=_reached(reached, len(rungs), tongue),
        alt=tongue("alt-ladder", ladder=answer.ladder.name, pays=", ".join(map(str, answer.ladder.pays))),
    )


def _reached(wins: int, rungs: int, tongue: Tongue) -> str:
    """How far the line of what is fair here goes, where it does not go all the way."""
    if not wins:
        return tongue("chart-never")
    return tongue("chart-reached", wins=tongue("wins", count=wins)) if wins < rungs else ""


def _above_zero(payouts: Sequence[Fraction | int | None]) -> tuple[Point, ...]:
    return tuple((Fraction(n), Fraction(pays)) for n, pays in enumerate(payouts, start=1) if pays and pays > 0)


def _doublings(heights: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """1 doubled, and halved where something lies below it, until all the heights are between; 1/64 is the least."""
    side = [Fraction(1)]
    while side[-1] < max(heights, default=Fraction(1)):
        side.append(side[-1] * 2)
    while side[0] > max(min(heights, default=Fraction(1)), Fraction(1, 64)):
        side.insert(0, side[0] / 2)
    return tuple(side)


def result_chart(chances: Mapping[Fraction, Fraction], tongue: Tongue, *, what: str) -> Chart:
    """The banker's result, with the chance of each."""
    results = sorted(chances)
    most = max(chances.values())
    best = max(results, key=lambda result: chances[result])
    said = {"best": tongue.write(best, "fraction", None), "chance": tongue.write(most, "percent", 1)}
    return Chart(
        caption=tongue("chart-result", what=what),
        across=tongue("axis-result"),
        up=tongue("axis-chance"),
        lines=(Line("", tuple((result, chances[result]) for result in results)),),
        ticks=(_result_ticks(results), ticks_to(most)),
        look="bars",
        alt=tongue("alt-result", what=what, **said),
    )


def _cards_ticks(first: Fraction) -> tuple[Fraction, ...]:
    """Cards left, falling from the first to 0 in some five round steps."""
    step = ticks_to(first, about=6)[1]
    return (first, *(tick for tick in reversed(ticks_to(first, about=6)) if first - tick > step / 2))


def _result_ticks(results: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Round numbers that leave half a step of air at either end."""
    air = min((high - low for low, high in pairwise(results)), default=Fraction(1)) / 2
    return ticks_to(max(results) + air, least=min(results) - air, about=10)
