"""A sheet as Markdown, with pipe tables."""

from odds.sheets.sheet import Formula, Sheet, Table, grid


def render(sheet: Sheet, digits: int | None) -> str:
    """A heading, a list of what it is about, the tables, notes and sources as lists."""
    blocks = [f"# {sheet.title}"]
    blocks += ["\n".join(f"- {label}: {_safe(value)}" for label, value in sheet.about)] if sheet.about else []
    blocks += [_table(table, digits) for table in sheet.tables]
    blocks += ["\n".join(sheet.notes)] if sheet.notes else []
    blocks += ["\n".join(["## Sources", "", *(f"- {source}" for source in sheet.sources)])] if sheet.sources else []
    return "\n\n".join(blocks) + "\n"


def _table(table: Table, digits: int | None) -> str:
    heads, *rows = grid(table, digits)
    rules = ["---:" if column.of_numbers else "---" for column in table.columns]
    lines = ["| " + " | ".join(map(_safe, row)) + " |" for row in [heads, rules, *rows]]
    return "\n".join([*([f"**{table.caption}**", ""] if table.caption else []), *lines])


def _safe(cell: str) -> str:
    if isinstance(cell, Formula):
        return f"${cell.latex}$"
    return cell.replace("|", "\\|")
