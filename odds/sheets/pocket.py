"""What of a sheet stands on a card for the pocket?

Nouns: card (the tables alone, with a line of their basis and one of a source; charts and small print stay at home).
"""

from fractions import Fraction

from odds.sheets.sheet import Cell, Column, Sheet, Table, written
from odds.sheets.tongue import Tongue


def card(sheet: Sheet) -> Sheet:
    """The sheet, and each part of a booklet, as it goes on cards: its fractions in a line, which are read more easily.

    >>> from odds.sheets.sheet import Column, Sheet, Table
    >>> tables = (Table((Column("chance", "fraction"),), ((Fraction(1, 3),),)), Table((), (), aside=True))
    >>> page = card(Sheet("", (("Basis", "per stake; laid late."),), tables, notes=("a note",), sources=("one", "two")))
    >>> page.tables[0].rows, len(page.tables), page.about, page.notes, page.sources
    ((('1/3',),), 1, (('Basis', 'per stake'),), (), ('one',))
    """
    tongue = sheet.tongue or Tongue.of("en")
    labels = dict(sheet.about)
    kept = [tongue("label-basis"), *([] if tongue("label-rules") in labels else [tongue("label-reading")])]
    return sheet._replace(
        about=tuple((label, said.partition(";")[0].rstrip(".")) for label, said in sheet.about if label in kept),
        tables=tuple(_in_line(table, tongue) for table in sheet.tables if not table.aside),
        charts=(),
        notes=(),
        sources=sheet.sources[:1],
        parts=tuple(map(card, sheet.parts)),
    )


def _in_line(table: Table, tongue: Tongue) -> Table:
    rows = tuple(
        tuple(_cell(cell, column, tongue) for cell, column in zip(row, table.columns, strict=True))
        for row in table.rows
    )
    return table._replace(rows=rows)


def _cell(cell: Cell, column: Column, tongue: Tongue) -> Cell:
    fraction = isinstance(cell, Fraction) and column.style == "fraction"
    return written(cell, column, None, tongue) if fraction else cell
