"""What is handed to a typesetter?

Nouns: setting (a sheet in words, its numbers already written), block, cell (words, or the parts of a stacked fraction).
Typst and HTML read the same setting; neither of them computes anything but where it stands.
"""

from fractions import Fraction
from typing import Any

from odds import __version__, notation
from odds.sheets.chart import Chart, drawn
from odds.sheets.sheet import Cell, Column, Sheet, Table, written
from odds.sheets.tongue import MINUS, Tongue

NOTHING = "\N{EM DASH}"
LONGEST = 10**100  # of a number that can be read aloud


def setting(sheet: Sheet, digits: int | None) -> dict[str, Any]:
    """The sheet for machines that set it: its parts one after another (a sheet without parts is its own)."""
    tongue = sheet.tongue or Tongue.of("en")
    return {
        "title": sheet.title,
        "lang": tongue.code,
        "foot": tongue("foot", version=__version__),
        "page": tongue("page"),
        "sources": tongue("sources"),
        "fold": bool(sheet.parts),
        "parts": [_part(part, digits, tongue) for part in (*([sheet] if not sheet.parts else []), *sheet.parts)],
        "cover": _part(sheet, digits, tongue) if sheet.parts else None,
    }


def _part(sheet: Sheet, digits: int | None, tongue: Tongue) -> dict[str, Any]:
    tables = [_table(table, digits, tongue) for table in sheet.tables]
    charts = [chart_block(chart, tongue) for chart in sheet.charts]
    return {
        "title": sheet.title,
        "subtitle": sheet.subtitle,
        "blocks": [*tables[:1], *charts, *tables[1:]],
        "about": [[label, said] for label, said in sheet.about],
        "notes": list(sheet.notes),
        "sources": list(sheet.sources),
    }


def chart_block(chart: Chart, tongue: Tongue) -> dict[str, Any]:
    """A chart as its drawing."""
    drawing = drawn(chart, tongue)._asdict()
    return {**drawing, "look": chart.kind, "kind": "chart"}


def _table(table: Table, digits: int | None, tongue: Tongue) -> dict[str, Any]:
    return {
        "kind": "table",
        "caption": table.caption,
        "columns": [{"head": column.head, "numeric": column.of_numbers} for column in table.columns],
        "rows": [
            [_cell(cell, column, digits, tongue) for cell, column in zip(row, table.columns, strict=True)]
            for row in table.rows
        ],
    }


def _cell(cell: Cell, column: Column, digits: int | None, tongue: Tongue) -> str | dict[str, str]:
    """Words, or a stacked fraction: its sign, what stands over and under the line, and how it is spoken.

    A fraction that nobody could read aloud stays in a line.
    """
    if isinstance(cell, Fraction) and column.style == "fraction" and _is_stacked(cell):
        return {
            "sign": MINUS if cell < 0 else "",
            "over": notation.whole(abs(cell.numerator)),
            "under": notation.whole(cell.denominator),
            "say": tongue.spoken(cell),
        }
    return NOTHING if cell is None else written(cell, column, digits, tongue)


def _is_stacked(x: Fraction) -> bool:
    return x.denominator != 1 and max(abs(x.numerator), x.denominator) < LONGEST
