"""A sheet as LaTeX, to be put into a document that loads booktabs."""

from collections.abc import Callable
from fractions import Fraction

from odds import notation
from odds.sheets.sheet import Cell, Column, Formula, Sheet, Table, written

_MATHS = ("count", "fraction", "decimal")
_ESCAPED = str.maketrans(
    {
        **{sign: f"\\{sign}" for sign in "&%$#_{}"},
        "\\": r"\textbackslash{}",
        "~": r"\textasciitilde{}",
        "^": r"\^{}",
        "\N{MINUS SIGN}": "-",
    }
)


def render(sheet: Sheet, digits: int | None) -> str:
    """A section with its tables; fractions are set as fractions."""
    blocks = [f"\\section*{{{_safe(sheet.title)}}}"]
    about = [f"  \\item[{_safe(label)}] {_safe(value)}" for label, value in sheet.about]
    blocks += ["\n".join(["\\begin{description}", *about, "\\end{description}"])] if about else []
    blocks += [_table(table, sheet, digits) for table in sheet.tables]
    blocks += ["\n\n".join(map(_safe, sheet.notes))] if sheet.notes else []
    sources = [f"  \\item {_safe(source)}" for source in sheet.sources]
    blocks += ["\n".join(["\\begin{itemize}", *sources, "\\end{itemize}"])] if sources else []
    return "\n\n".join(blocks) + "\n"


def _table(table: Table, sheet: Sheet, digits: int | None) -> str:
    places, heads, *rows = aligned(table, head=_safe, cell=lambda cell, column: _cell(cell, column, sheet, digits))
    caption = [f"\\textit{{{_safe(table.caption)}}}\n"] if table.caption else []
    lines = [f"\\begin{{tabular}}{{{places}}}", "\\toprule", heads, "\\midrule", *rows]
    return "\n".join([*caption, *lines, "\\bottomrule", "\\end{tabular}"])


def aligned(table: Table, *, head: Callable[[str], str], cell: Callable[[Cell, Column], str]) -> list[str]:
    """The sides to which the columns of a table are set, its headings, and each of its rows."""
    sides = "".join("r" if column.of_numbers else "l" for column in table.columns)
    heads = [head(column.head) for column in table.columns]
    rows = [[cell(each, column) for each, column in zip(row, table.columns, strict=True)] for row in table.rows]
    return [sides, *(" & ".join(row) + " \\\\" for row in (heads, *rows))]


def _cell(cell: Cell, column: Column, sheet: Sheet, digits: int | None) -> str:
    if isinstance(cell, Formula):
        return f"${cell.latex}$"
    if isinstance(cell, Fraction) and column.style == "fraction":
        return f"${stacked(cell)}$"
    plain = _safe(written(cell, column, digits, sheet.tongue))
    return f"${plain}$" if isinstance(cell, int | Fraction) and column.style in _MATHS else plain


def stacked(x: Fraction) -> str:
    """A number in mathematics, as a fraction where it is one.

    >>> stacked(Fraction(-33, 1666)), stacked(Fraction(2))
    ('-\\\\frac{33}{1666}', '2')
    """
    if x.denominator == 1:
        return notation.whole(x.numerator)
    sign = "-" if x < 0 else ""
    return f"{sign}\\frac{{{notation.whole(abs(x.numerator))}}}{{{notation.whole(x.denominator)}}}"


def _safe(text: str) -> str:
    return text.translate(_ESCAPED)
