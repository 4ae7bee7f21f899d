"""What stands on a page, before any format?

Nouns: sheet, table, column, cell.
Cells stay exact; a column says how its numbers are written, and each format writes them its own way.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from odds import notation
from odds.shown import shown

if TYPE_CHECKING:  # a terminal's answer has no use for them, and pays for no import
    from odds.sheets.chart import Chart
    from odds.sheets.tongue import Tongue


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
    """A heading, and how what is under it is written: `text`, `count`, `amount` (of stakes), or a style of notation.

    `digits` follow the point of its numbers, unless the reader asks for others.
    """

    head: str
    style: str = "text"
    digits: int | None = None

    @property
    def of_numbers(self) -> bool:
        """Whether the column is set to the right, as numbers are."""
        return self.style not in ("text", "odds")


class Table(NamedTuple):
    """Columns and rows of exact cells, under a caption; the last so many rows only add up those above (`sums`).

    One that stands `aside` goes with another that answers, and has no place on a pocket card.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    caption: str = ""
    sums: int = 0
    aside: bool = False


@shown()
class Sheet(NamedTuple):
    """A title, what it is about, tables, notes, sources; `data` is the same answer for machines (the JSON contract).

    `main` is the number of the table that answers, where others lead up to it.
    One made for paper has a tongue, in which its numbers are written too, and may have charts.
    One with parts is a booklet: its own page is the title page, and they follow.
    """

    title: str
    about: tuple[tuple[str, str], ...]
    tables: tuple[Table, ...]
    notes: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    data: Mapping[str, Any] | list[Any] = {}  # noqa: RUF012  (a tuple's default, never changed)
    subtitle: str = ""
    charts: tuple["Chart", ...] = ()
    tongue: "Tongue | None" = None
    parts: tuple["Sheet", ...] = ()
    main: int = 0

    def __repr__(self) -> str:
        return f"<Sheet {self.title!r}>"

    def says(self, name: str, english: str) -> str:
        """A word of the page itself, in the tongue of the sheet."""
        return self.tongue(name) if self.tongue else english


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


def written(cell: Cell, column: Column, digits: int | None, tongue: "Tongue | None" = None) -> str:
    """A cell in plain characters, a number as the tongue has it.

    >>> written(Fraction(33, 1666), Column("advantage", "percent"), 2), written(None, Column("gain"), None)
    ('1.98 %', '-')
    """
    if cell is None:
        return NOTHING
    if isinstance(cell, str):
        return cell
    number = Fraction(cell)
    style = "fraction" if isinstance(cell, int) else column.style
    digits = column.digits if digits is None else digits
    if style == "amount":
        style, digits = "decimal", AMOUNT_DIGITS if digits is None else digits
    return tongue.write(number, style, digits) if tongue else notation.write(number, style, digits)


def grid(table: Table, digits: int | None, tongue: "Tongue | None" = None) -> list[list[str]]:
    """Headings and cells in plain characters, row by row."""
    heads = [column.head for column in table.columns]
    paired = [zip(row, table.columns, strict=True) for row in table.rows]
    return [heads, *([written(cell, column, digits, tongue) for cell, column in row] for row in paired)]
