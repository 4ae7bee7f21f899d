"""What stands on a page, before any format?

Nouns: sheet, table, column, cell.
Cells stay exact; a column says how its numbers are written, and each format writes them its own way.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from odds import notation


class Formula(str):
    """A formula: plain characters where a format has no other way, and `latex` where it can be set."""

    __slots__ = ("latex",)
    latex: str

    def __new__(cls, text: str, latex: str) -> "Formula":
        """The formula as text, with its LaTeX beside it."""
        formula = super().__new__(cls, text)
        formula.latex = latex
        return formula


Cell = str | int | Fraction | None
NOTHING = "-"
AMOUNT_DIGITS = 3


class Column(NamedTuple):
    """A heading, and how what is under it is written: `text`, `count`, `amount` (of stakes), or a style of notation."""

    head: str
    style: str = "text"

    @property
    def of_numbers(self) -> bool:
        """Whether the column is set to the right, as numbers are."""
        return self.style not in ("text", "odds")


class Table(NamedTuple):
    """Columns and rows of exact cells, under a caption."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    caption: str = ""


class Sheet(NamedTuple):
    """A title, what it is about, tables, notes, sources; `data` is the same answer for machines (the JSON contract)."""

    title: str
    about: tuple[tuple[str, str], ...]
    tables: tuple[Table, ...]
    notes: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    data: Mapping[str, Any] | list[Any] = {}  # noqa: RUF012  (a tuple's default, never changed)


def number_columns(head: str, styles: Iterable[str]) -> tuple[Column, ...]:
    """One column a style for the same number: the first under `head`, the others under the style's own name.

    >>> [column.head for column in number_columns("chance", ["fraction", "percent"])]
    ['chance', 'percent']
    """
    return tuple(Column(style if at else head, style) for at, style in enumerate(styles))


def gain_styles(styles: Iterable[str]) -> list[str]:
    """The styles that suit a gain: odds are for chances alone.

    >>> gain_styles(["odds", "percent"])
    ['fraction', 'percent']
    """
    return ["fraction" if style == "odds" else style for style in styles]


def written(cell: Cell, column: Column, digits: int | None) -> str:
    """A cell in plain characters.

    >>> written(Fraction(33, 1666), Column("advantage", "percent"), 2), written(None, Column("gain"), None)
    ('1.98 %', '-')
    """
    if cell is None:
        return NOTHING
    if isinstance(cell, str):
        return cell
    if isinstance(cell, int):
        return notation.whole(cell)
    if column.style == "amount":
        return notation.decimal(cell, AMOUNT_DIGITS if digits is None else digits)
    return notation.write(cell, column.style, digits)


def grid(table: Table, digits: int | None) -> list[list[str]]:
    """Headings and cells in plain characters, row by row."""
    heads = [column.head for column in table.columns]
    paired = [zip(row, table.columns, strict=True) for row in table.rows]
    return [heads, *([written(cell, column, digits) for cell, column in row] for row in paired)]
