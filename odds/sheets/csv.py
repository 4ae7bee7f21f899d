"""How does a sheet come into a spreadsheet?

Nouns: line (of values parted by commas).
Its tables come alone, a line of headings each, parted by an empty line.
"""

import csv
import io

from odds.sheets.sheet import Sheet, grid


def render(sheet: Sheet, digits: int | None) -> str:
    """The tables; titles and notes are left to the other formats."""
    parts = []
    for table in sheet.tables:
        lines = io.StringIO()
        csv.writer(lines, lineterminator="\n").writerows(grid(table, digits))
        parts.append(lines.getvalue())
    return "\n".join(parts)
