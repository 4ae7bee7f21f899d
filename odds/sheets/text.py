"""A sheet for a terminal or a letter: plain characters in aligned columns."""

from odds.sheets.sheet import Sheet, Table, grid


def render(sheet: Sheet, digits: int | None) -> str:
    """Title, what it is about, tables, notes and sources, parted by empty lines."""
    about = _aligned([[f"{label}:", value] for label, value in sheet.about], [False, False])
    blocks = ["\n".join([sheet.title, *about])]
    blocks += ["\n".join(_table(table, sheet, digits)) for table in sheet.tables]
    blocks += ["\n".join(sheet.notes)] if sheet.notes else []
    blocks += (
        ["\n".join([sheet.says("sources", "Sources"), *(f"  {source}" for source in sheet.sources)])]
        if sheet.sources
        else []
    )
    return "\n\n".join(blocks) + "\n"


def _table(table: Table, sheet: Sheet, digits: int | None) -> list[str]:
    lines = _aligned(grid(table, digits, sheet.tongue), [column.of_numbers for column in table.columns])
    rule = "-" * max(map(len, lines))
    return [*([table.caption] if table.caption else []), lines[0], rule, *lines[1:]]


def _aligned(rows: list[list[str]], to_the_right: list[bool]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = zip(row, widths, to_the_right, strict=True)
        lines.append("  ".join(cell.rjust(width) if right else cell.ljust(width) for cell, width, right in cells))
    return [line.rstrip() for line in lines]
