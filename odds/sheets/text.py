"""A sheet for a terminal or a letter: plain characters in aligned columns."""

from itertools import zip_longest

from odds.sheets.sheet import Sheet, Table, grid

_INDENT = "  "


def render(sheet: Sheet, digits: int | None, *, width: int | None = None) -> str:
    """Title, what it is about, tables, notes and sources, parted by empty lines.

    What is wider than `width` is wrapped at words where it has any; numbers never are.
    """
    about = _aligned([[f"{label}:", value] for label, value in sheet.about], [True, False], width)
    blocks = ["\n".join([sheet.title, *(line for lines in about for line in lines)])]
    blocks += ["\n".join(_table(table, sheet, digits, width)) for table in sheet.tables]
    blocks += ["\n".join(_wrapped(sheet.notes, width))] if sheet.notes else []
    sources = _wrapped([f"{_INDENT}{source}" for source in sheet.sources], width)
    blocks += ["\n".join([sheet.says("sources", "Sources"), *sources])] if sources else []
    return "\n\n".join(blocks) + "\n"


def _table(table: Table, sheet: Sheet, digits: int | None, width: int | None) -> list[str]:
    numbers = [column.of_numbers for column in table.columns]
    head, *rows = _aligned(grid(table, digits, sheet.tongue), numbers, width, right=numbers)
    lines = [line for row in rows for line in row]
    rule = "-" * max(map(len, [*head, *lines]))
    return [*(_wrapped([table.caption], width) if table.caption else []), *head, rule, *lines]


def _aligned(
    rows: list[list[str]], whole: list[bool], width: int | None, *, right: list[bool] | None = None
) -> list[list[str]]:
    """The lines of each row; a column that is `whole` is never wrapped."""
    widths = _widths(rows, whole, width)
    to_the_right = right or [False] * len(whole)
    found = []
    for row in rows:
        cells = [_lines(cell, across) for cell, across in zip(row, widths, strict=True)]
        found.append([_line(parts, widths, to_the_right) for parts in zip_longest(*cells, fillvalue="")])
    return found


def _widths(rows: list[list[str]], whole: list[bool], width: int | None) -> list[int]:
    """The columns as wide as their cells, or the widest of them narrower, down to a word, so that a line fits."""
    columns = [*zip(*rows, strict=True)]
    widths = [max(map(len, column)) for column in columns]
    most = (width or 0) - len(_INDENT) * (len(widths) - 1)
    if width is None or sum(widths) <= most:
        return widths
    least = [
        across if fixed else max((len(word) for cell in column for word in cell.split()), default=0)
        for column, across, fixed in zip(columns, widths, whole, strict=True)
    ]
    while sum(widths) > most and widths != least:
        at = max((at for at in range(len(widths)) if widths[at] > least[at]), key=widths.__getitem__)
        widths[at] -= 1
    return widths


def _line(parts: tuple[str, ...], widths: list[int], to_the_right: list[bool]) -> str:
    cells = zip(parts, widths, to_the_right, strict=True)
    return _INDENT.join(part.rjust(width) if right else part.ljust(width) for part, width, right in cells).rstrip()


def _lines(text: str, width: int, *, later: str = "") -> list[str]:
    """A text on lines of so many characters, broken between words alone; those after the first begin with `later`."""
    if len(text) <= width:
        return [text]
    from textwrap import wrap  # only what is too wide pays for this import

    return wrap(text, width, subsequent_indent=later, break_long_words=False, break_on_hyphens=False) or [text]


def _wrapped(texts: tuple[str, ...] | list[str], width: int | None) -> list[str]:
    """The lines of notes or sources, or each as it stands where there is no width to keep to."""
    if width is None:
        return [*texts]
    return [line for text in texts for part in text.split("\n") for line in _lines(part, width, later=_INDENT)]
