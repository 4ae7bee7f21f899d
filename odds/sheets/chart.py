"""What is drawn, before any format?

Nouns: chart (its lines or bars, exact), drawing (the same in ten-thousandths of its frame), tick.
A drawing is what every format puts on its own paper; only here is anything rounded.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import log2
from typing import Literal, NamedTuple, TypedDict

from odds.sheets.tongue import Tongue

Point = tuple[Fraction, Fraction]
Look = Literal["lines", "bars"]
FULL = 10_000


class Line(NamedTuple):
    """A name and its exact points, from left to right as they are drawn."""

    name: str
    points: tuple[Point, ...]


class Chart(NamedTuple):
    """Lines over a common ground, or one line's points as bars; `alt` says in words what is to be seen.

    `ticks` are the marks below and at the side; `style` is how those at the side are written; the frame is their span.
    `log` draws the side by its logarithm, so that equal ratios stand equally far apart.
    `dots` marks each point of a line, where what lies between them means nothing.
    `subtitle` says of a chart that stands alone what it is about; `note` is what must be said under it.
    """

    caption: str
    across: str
    up: str
    lines: tuple[Line, ...]
    ticks: tuple[tuple[Fraction, ...], tuple[Fraction, ...]]
    style: str = "percent"
    look: Look = "lines"
    log: bool = False
    alt: str = ""
    dots: bool = False
    subtitle: str = ""
    note: str = ""


class Drawing(TypedDict):
    """A chart in ten-thousandths: ticks with their text, lines, the order in which they are named, a bar's width.

    It is a block of a setting too: see `odds.sheets.setting`.
    """

    kind: Literal["chart"]
    look: Look
    caption: str
    subtitle: str
    note: str
    dots: bool
    across: str
    up: str
    alt: str
    across_ticks: tuple[tuple[int, str], ...]
    up_ticks: tuple[tuple[int, str], ...]
    lines: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
    names: tuple[int, ...]
    bar: int


def drawn(chart: Chart, tongue: Tongue) -> Drawing:
    """The drawing of a chart, its ticks written as the language does; a line without a point inside is left out.

    >>> line = Line("k = 1", ((Fraction(4), Fraction(1)), (Fraction(0), Fraction(3))))
    >>> ticks = ((Fraction(4), Fraction(0)), (Fraction(0), Fraction(2)))
    >>> drawn(Chart("", "", "", (line,), ticks, style="decimal"), Tongue.of("en"))["lines"][0][1]
    ((0, 5000), (5000, 10000))
    """
    across, up = chart.ticks
    lines = [(line.name, _inside(line.points, up[0], up[-1])) for line in chart.lines]
    kept = [(name, points) for name, points in lines if points]
    placed = [(name, tuple((_at(x, across), _at(y, up, log=chart.log)) for x, y in points)) for name, points in kept]
    return {
        "kind": "chart",
        "look": chart.look,
        "caption": chart.caption,
        "subtitle": chart.subtitle,
        "note": chart.note,
        "dots": chart.dots,
        "across": chart.across,
        "up": chart.up,
        "alt": chart.alt,
        "across_ticks": tuple((_at(x, across), tongue.write(x, "fraction", None)) for x in across),
        "up_ticks": tuple((_at(y, up, log=chart.log), tongue.write(y, chart.style, 0)) for y in up),
        "lines": tuple(placed),
        "names": tuple(sorted(range(len(placed)), key=lambda at: _steepness(placed[at][1]))),
        "bar": _bar(placed[0][1] if placed else ()),
    }


def ticks_to(most: Fraction, *, least: Fraction = Fraction(0), about: int = 4) -> tuple[Fraction, ...]:
    """Round numbers from at most `least` to at least `most`, some four steps of 1, 2 or 5 times a power of ten.

    Where there is no span at all, one percent is drawn, so that a line of nothing but zeros has a ground to lie on.

    >>> [str(tick) for tick in ticks_to(Fraction(11, 100))]
    ['0', '1/20', '1/10', '3/20']
    """
    most = max(most, least + Fraction(1, 100))
    step = Fraction(1)
    while step * about > most - least:
        step /= 10
    while step * about * 10 < most - least:
        step *= 10
    step *= next(times for times in (1, 2, 5, 10) if step * times * about >= most - least)
    first, last = least // step, -(-most // step)
    return tuple(step * n for n in range(first, last + 1))


def _at(value: Fraction, ticks: Sequence[Fraction], *, log: bool = False) -> int:
    """Where a value lies between the first and the last tick; in the middle, where they are one."""
    if ticks[0] == ticks[-1]:
        return FULL // 2
    if log:
        first, last, here = (log2(x) for x in (ticks[0], ticks[-1], value))
        return round(FULL * (here - first) / (last - first))
    return round(FULL * (value - ticks[0]) / (ticks[-1] - ticks[0]))


def _inside(points: Sequence[Point], bottom: Fraction, top: Fraction) -> tuple[Point, ...]:
    """The points up to where the line leaves by the top or the bottom, that crossing included.

    >>> line = [(Fraction(x), Fraction(y)) for x, y in ((0, 1), (2, -3), (4, 0))]
    >>> [(str(x), str(y)) for x, y in _inside(line, Fraction(-1), Fraction(2))]
    [('0', '1'), ('1', '-1')]
    """
    kept: list[Point] = []
    for x, y in points:
        if not bottom <= y <= top:
            if kept:
                (before, here), edge = kept[-1], top if y > top else bottom
                kept.append((before + (x - before) * (edge - here) / (y - here), edge))
            break
        kept.append((x, y))
    return tuple(kept)


def _steepness(points: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """What puts the line that ends highest, or leaves by the top first, before the others."""
    x, y = points[-1] if points else (FULL, 0)
    return -y, x


def _bar(points: Sequence[tuple[int, int]]) -> int:
    """A width at which no bar touches another."""
    apart = [right - left for (left, _), (right, _) in pairwise(points)]
    return min(apart, default=FULL // 4) * 4 // 5
