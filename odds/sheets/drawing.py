"""How does a drawing stand on a screen?

Nouns: svg (in a page's own type), sketch (in plain characters, for a terminal), mark (the character of a line).
"""

from collections.abc import Callable
from html import escape
from itertools import pairwise
from textwrap import wrap

from odds.sheets.chart import FULL, Drawing

WIDE, TALL, LEFT, TOP = 460, 230, 48, 22
DASHES = ("", "6 3", "1.5 2.5", "6 2 1.5 2")
DOTS = ("#000", "#fff", "#888", "#ddd")
MARKS = "*+ox#@%&"
HIGH = 16  # rows of characters


def svg(chart: Drawing) -> str:
    """A drawing as an SVG element with its description; the names of its lines stand under it."""
    named = _named(chart)
    high = max((y + 10 for _, y, _ in named), default=TOP + TALL + 40)
    return "\n".join(
        [
            f'<svg viewBox="0 0 {WIDE + LEFT + 20} {high}" role="img" aria-label="{escape(chart["alt"])}">',
            f"<title>{escape(chart['alt'])}</title>",
            _words(0, 12, chart["up"], "start", italic=True),
            _words(LEFT + WIDE, TOP + TALL + 34, chart["across"], "end", italic=True),
            *_ground(chart),
            *(_bars(chart) if chart["look"] == "bars" else _lines(chart)),
            *(sign for place in named for sign in _name(chart, *place)),
            f'<path d="M{LEFT} {TOP + TALL}h{WIDE}" stroke="#000"/>',
            "</svg>",
        ]
    )


def _at(x: int, y: int) -> tuple[float, float]:
    return round(LEFT + x * WIDE / FULL, 1), round(TOP + TALL - y * TALL / FULL, 1)


def _words(x: float, y: float, words: str, anchor: str, *, italic: bool = False) -> str:
    style = ' font-style="italic"' if italic else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="11"{style}>{escape(words)}</text>'


def _ground(chart: Drawing) -> list[str]:
    drawn = []
    for at, words in chart["up_ticks"]:
        x, y = _at(0, at)
        drawn += [f'<path d="M{x} {y}h{WIDE}" stroke="#ccc" stroke-width=".6"/>', _words(x - 6, y + 3.5, words, "end")]
    for at, words in chart["across_ticks"]:
        x, y = _at(at, 0)
        drawn += [f'<path d="M{x} {y}v4" stroke="#000"/>', _words(x, y + 17, words, "middle")]
    return drawn


def _lines(chart: Drawing) -> list[str]:
    drawn = []
    for n, (_, points) in enumerate(chart["lines"]):
        path = "L".join("{} {}".format(*_at(x, y)) for x, y in points)
        drawn.append(f'<path d="M{path}" {_stroke(n)}/>')
        drawn += [_dot(n, *_at(x, y)) for x, y in points] if chart["dots"] else []
    return drawn


def _named(chart: Drawing) -> list[tuple[int, int, int]]:
    """Where each line is named, in rows under the frame, the highest line first: across, down, and which line."""
    x, y, places = LEFT, TOP + TALL + 50, []
    for n in chart["names"] if chart["look"] == "lines" and len(chart["lines"]) > 1 else ():
        wide = 54 + 6 * len(chart["lines"][n][0])
        if x > LEFT and x + wide > LEFT + WIDE:
            x, y = LEFT, y + 15
        places.append((x, y, n))
        x += wide
    return places


def _name(chart: Drawing, x: int, y: int, n: int) -> list[str]:
    dots = [_dot(n, x + 13, y - 4)] if chart["dots"] else []
    return [f'<path d="M{x} {y - 4}h26" {_stroke(n)}/>', *dots, _words(x + 32, y, chart["lines"][n][0], "start")]


def _dot(n: int, x: float, y: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="2.4" fill="{DOTS[n % 4]}" stroke="#000" stroke-width=".7"/>'


def _stroke(n: int) -> str:
    dash = f' stroke-dasharray="{DASHES[n % 4]}"' if DASHES[n % 4] else ""
    return f'fill="none" stroke="#000" stroke-width="{1 if n < 4 else 2}"{dash}'


def _bars(chart: Drawing) -> list[str]:
    wide, drawn = chart["bar"] * WIDE / FULL, []
    for _, points in chart["lines"]:
        for x, y in points:
            left, top = _at(x, y)
            size = f'width="{wide:.1f}" height="{TOP + TALL - top:.1f}"'
            drawn.append(
                f'<rect x="{left - wide / 2:.1f}" y="{top}" {size} fill="#c8c8c8" stroke="#000" stroke-width=".6"/>'
            )
    return drawn


def sketch(drawing: Drawing, *, width: int, paint: Callable[[str, int], str] | None = None) -> str:
    """A drawing in plain characters, no wider than `width`; `paint` may colour the mark of each line.

    >>> from fractions import Fraction
    >>> from odds.sheets.chart import Chart, Line, drawn
    >>> from odds.sheets.tongue import Tongue
    >>> half, one = Fraction(1, 2), Fraction(1)
    >>> ticks = ((0 * one, 2 * one), (0 * one, one))
    >>> bars = Chart("", "x", "y", (Line("", ((half, half), (3 * half, one))),), ticks, style="fraction", look="bars")
    >>> print(sketch(drawn(bars, Tongue.of("en")), width=12))  # doctest: +ELLIPSIS
    y
    1 |     *
    ...
      |     *
      |  *  *
    ...
    0 |  *  *
      +--------
       0      2
              x
    """
    margin = max(len(words) for _, words in drawing["up_ticks"])
    wide = max(8, width - margin - 4)
    field = _field(drawing, wide, paint or _plain)
    sides = {_row(at): words for at, words in drawing["up_ticks"]}
    lines = [f"{sides.get(row, '').rjust(margin)} |{''.join(cells)}" for row, cells in enumerate(field)]
    below = [" "] * (wide + 2)
    for at, words in drawing["across_ticks"]:
        start = min(round(at * (wide - 1) / FULL), wide - len(words))
        below[start : start + len(words)] = words
    names = [f"  {MARKS[n % len(MARKS)]} {drawing['lines'][n][0]}" for n in drawing["names"] if drawing["lines"][n][0]]
    pad = " " * margin
    return "\n".join(
        line.rstrip()
        for line in [
            *([drawing["caption"]] if drawing["caption"] else []),
            *wrap(drawing["subtitle"], width),
            drawing["up"],
            *lines,
            f"{pad} +{'-' * wide}",
            f"{pad}  {''.join(below)}",
            f"{pad}  {drawing['across'].rjust(wide)}",
            *names,
            *wrap(drawing["note"], width),
        ]
    )


def _field(drawing: Drawing, wide: int, paint: Callable[[str, int], str]) -> list[list[str]]:
    """The rows of characters; a line that others cover wholly shows at one place, so that its name has a mark."""
    field = [[" "] * wide for _ in range(HIGH)]
    filled = [_filled(drawing, points, wide) for _, points in drawing["lines"]]
    marks = [paint(MARKS[n % len(MARKS)], n) for n in range(len(filled))]
    for mark, places in zip(marks, filled, strict=True):
        for x, y in places:
            field[y][x] = mark
    for mark, places in zip(marks, filled, strict=True):
        if places and all(field[y][x] != mark for x, y in places):
            x, y = places[len(places) // 2]
            field[y][x] = mark
    return field


def _plain(mark: str, line: int) -> str:
    del line
    return mark


def _row(at: int) -> int:
    return HIGH - 1 - round(at * (HIGH - 1) / FULL)


def _filled(drawing: Drawing, points: tuple[tuple[int, int], ...], wide: int) -> list[tuple[int, int]]:
    """The characters that a line, or the bars of one, fill."""
    if drawing["look"] == "bars":
        tops = [(round(x * (wide - 1) / FULL), _row(y)) for x, y in points]
        return [(x, row) for x, top in tops for row in range(top, HIGH)]
    filled = [(round(x * (wide - 1) / FULL), _row(y)) for x, y in points[:1]]
    for (x0, y0), (x1, y1) in pairwise(points):
        first, last = round(x0 * (wide - 1) / FULL), round(x1 * (wide - 1) / FULL)
        steps = max(1, last - first)
        for step in range(steps + 1):
            filled.append((first + (last - first) * step // steps, _row(y0 + (y1 - y0) * step // steps)))
    return filled
