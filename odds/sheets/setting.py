"""What is handed to a typesetter?

Nouns: setting (a sheet in words, its numbers already written), part (a page's worth of it), block (a table set, or a
drawing), said (what a cell says: words, or a stacked fraction).
Typst and HTML read the same setting; neither of them computes anything but where it stands.
"""

from fractions import Fraction
from typing import Literal, TypedDict

from odds import __version__, notation
from odds.sheets.chart import Drawing, drawn
from odds.sheets.sheet import Cell, Column, Sheet, Table, written
from odds.sheets.tongue import MINUS, Tongue

EMPTY = "\N{EM DASH}"  # in print a hyphen would look like a minus
LONG = 16  # a table of more rows is set in two columns
LONGEST = 10**100  # of a number that can be read aloud


class Stacked(TypedDict):
    """A fraction: its sign, what stands over and under the line, and how it is spoken."""

    sign: str
    over: str
    under: str
    say: str


Said = str | Stacked


class Heading(TypedDict):
    """What stands over a column, and whether that is set to the right, as numbers are."""

    head: str
    numeric: bool


class TableSet(TypedDict):
    """A table with its cells written."""

    kind: Literal["table"]
    caption: str
    columns: list[Heading]
    rows: list[list[Said]]


Block = TableSet | Drawing


class Part(TypedDict):
    """One sheet, or the title page of several."""

    title: str
    subtitle: str
    blocks: list[Block]
    about: list[tuple[str, str]]
    notes: list[str]
    sources: list[str]


class Setting(TypedDict):
    """The parts one after another, the words of the page itself, and how they lie; `cover` is the title page."""

    title: str
    lang: str
    foot: str
    page: str
    sources: str
    fold: bool
    long: int
    parts: list[Part]
    cover: Part | None


def setting(sheet: Sheet, digits: int | None) -> Setting:
    """The sheet for machines that set it: its parts one after another (a sheet without parts is its own)."""
    tongue = sheet.tongue or Tongue.of("en")
    return {
        "title": sheet.title,
        "lang": tongue.code,
        "foot": tongue("foot", version=__version__),
        "page": tongue("page"),
        "sources": tongue("sources"),
        "fold": bool(sheet.parts),
        "long": LONG,
        "parts": [_part(part, digits, tongue) for part in (*([sheet] if not sheet.parts else []), *sheet.parts)],
        "cover": _part(sheet, digits, tongue) if sheet.parts else None,
    }


def leaves(told: Setting) -> list[Part]:
    """The title page, if there is one, and the parts."""
    return [*([told["cover"]] if told["cover"] else []), *told["parts"]]


def _part(sheet: Sheet, digits: int | None, tongue: Tongue) -> Part:
    tables = [_table(table, digits, tongue) for table in sheet.tables]
    charts = [drawn(chart, tongue) for chart in sheet.charts]
    return {
        "title": sheet.title,
        "subtitle": sheet.subtitle,
        "blocks": [*tables[:1], *charts, *tables[1:]],
        "about": list(sheet.about),
        "notes": list(sheet.notes),
        "sources": list(sheet.sources),
    }


def _table(table: Table, digits: int | None, tongue: Tongue) -> TableSet:
    return {
        "kind": "table",
        "caption": table.caption,
        "columns": [{"head": column.head, "numeric": column.of_numbers} for column in table.columns],
        "rows": [
            [_cell(cell, column, digits, tongue) for cell, column in zip(row, table.columns, strict=True)]
            for row in table.rows
        ],
    }


def _cell(cell: Cell, column: Column, digits: int | None, tongue: Tongue) -> Said:
    """Words, or a stacked fraction; one that nobody could read aloud stays in a line."""
    if isinstance(cell, Fraction) and column.style == "fraction" and _is_stacked(cell):
        return {
            "sign": MINUS if cell < 0 else "",
            "over": notation.whole(abs(cell.numerator)),
            "under": notation.whole(cell.denominator),
            "say": tongue.spoken(cell),
        }
    return EMPTY if cell is None else written(cell, column, digits, tongue)


def _is_stacked(x: Fraction) -> bool:
    return x.denominator != 1 and max(abs(x.numerator), x.denominator) < LONGEST
