"""A sheet in a notebook: a fragment of HTML that styles nothing but itself, and an array that MathJax can show."""

import re
from fractions import Fraction
from html import escape

from odds.sheets.chart import Drawing
from odds.sheets.drawing import svg
from odds.sheets.latex import aligned, stacked
from odds.sheets.markup import Dress, table
from odds.sheets.setting import Part, TableSet, leaves, setting
from odds.sheets.sheet import Cell, Column, Formula, Sheet, written

MOST_ROWS = 60  # a longer array fits on no page
_DRESS = Dress(
    table='style="border-collapse:collapse;margin:.6em 0"',
    heads='style="border-bottom:1px solid"',
    words='style="text-align:left;padding:.15em .6em"',
    numbers='style="text-align:right;padding:.15em .6em"',
)
_CAPTION = "caption-side:top;text-align:left;font-style:italic;white-space:nowrap"
_SMALL = "font-size:smaller;max-width:60em"
_NUMBER = re.compile(r"(-?\d+(?:\.\d+)?)( %)?")
_SIGN = re.compile(r"[%&#_${}\\~^]")
_SIGNS = {"\\": r"\backslash{}", "~": r"\sim{}", "^": r"\wedge{}"}


def html(sheet: Sheet) -> str:
    """A fragment: title, what it is about, tables and charts, notes and sources.

    >>> from odds import Race
    >>> Race(banker=1, others=(1,))._repr_html_()[:43]
    '<div>\\n<strong>Lansquenet: the race</strong>'
    """
    told = setting(sheet, None)
    return "\n".join(_part(part, told["sources"]) for part in leaves(told))


def _part(part: Part, sources: str) -> str:
    about = "<br/>\n".join(f"<em>{escape(label)}</em>: {escape(said)}" for label, said in part["about"])
    notes = [escape(note) for note in part["notes"]]
    notes += [f"{escape(sources)}: {escape('; '.join(part['sources']))}"] if part["sources"] else []
    blocks = [_chart(block) if block["kind"] == "chart" else _table(block) for block in part["blocks"]]
    lines = [
        f"<strong>{escape(part['title'])}</strong>",
        f"<div>{escape(part['subtitle'])}</div>" if part["subtitle"] else "",
        f'<div style="{_SMALL}">{about}</div>' if about else "",
        *blocks,
        f'<div style="{_SMALL}">' + "<br/>\n".join(notes) + "</div>" if notes else "",
    ]
    return "\n".join(["<div>", *filter(None, lines), "</div>"])


def _chart(chart: Drawing) -> str:
    note = f"<small>{escape(chart['note'])}</small>" if chart["note"] else ""
    return f'<div style="max-width:40em"><em>{escape(chart["caption"])}</em>{svg(chart)}{note}</div>'


def _table(block: TableSet) -> str:
    caption = f'<caption style="{_CAPTION}">{escape(block["caption"])}</caption>' if block["caption"] else ""
    return table(block["columns"], block["rows"], _DRESS, caption=caption)


def latex(sheet: Sheet) -> str | None:
    """The table that answers, as an array; None where it is all words, or longer than a page.

    >>> from odds import Race
    >>> print(Race(banker=1, others=())._repr_latex_())
    $$\\begin{array}{lrrrr}
    \\text{rank with cards left} & \\text{ranks} & \\text{each} & \\text{percent} & \\text{together} \\\\
    \\hline
    \\text{the banker's} & 1 & 1 & 100.000\\,\\% & 100.000\\,\\% \\\\
    \\end{array}$$
    """
    answers = sheet.tables[sheet.main] if sheet.tables else None
    if answers is None or len(answers.rows) > MOST_ROWS or not any(map(_maths, sum(answers.rows, ()))):
        return None
    places, heads, *rows = aligned(answers, head=_words, cell=_set)
    return "\n".join([f"$$\\begin{{array}}{{{places}}}", heads, "\\hline", *rows, "\\end{array}$$"])


def _maths(cell: Cell) -> bool:
    return isinstance(cell, int | Fraction | Formula)


def _set(cell: Cell, column: Column) -> str:
    if isinstance(cell, Formula):
        return cell.latex
    if isinstance(cell, Fraction) and column.style == "fraction":
        return stacked(cell)
    plain = written(cell, column, None)
    number = _NUMBER.fullmatch(plain) if isinstance(cell, int | Fraction) else None
    return _words(plain) if number is None else number[1] + ("\\,\\%" if number[2] else "")


def _words(text: str) -> str:
    """Words in mathematics; MathJax would show the backslash of an escaped sign among them, so signs stand outside."""
    words = [f"\\text{{{run}}}" if run else "" for run in _SIGN.split(text)]
    signs = [_SIGNS.get(sign, f"\\{sign}") for sign in _SIGN.findall(text)]
    return "".join(word + sign for word, sign in zip(words, [*signs, ""], strict=True))
