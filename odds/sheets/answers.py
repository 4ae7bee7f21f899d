"""Which sheet does an answer have, and what of it goes to a notebook or to another program?

Nouns: answer, sheet, record (one row of a table, under the heads of its columns).
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from odds import sheets
from odds.notation import STYLES
from odds.sheets import notebook
from odds.sheets.sheet import Cell, Sheet, Table

_NONE = ("", "")
_KINDS = "expected an answer, such as a Chance, a Hand or a Rules, or several of one kind, got {}"


def sheet(answer: object, **how: Any) -> Sheet:
    """The sheet of an answer, or of several of one kind in a list: the page that the command line prints.

    `how` goes to the maker of that sheet: mostly `styles`, the ways of writing its numbers; `rank` for a `Chance`.
    Raises TypeError for what has no sheet.

    >>> from odds import chance, load
    >>> sheet(chance(load("pharaon"), cards=52, copies=4), rank="Q").title
    'Pharaon: the chances of Q'
    >>> sheet([load("pharaon"), load("bassette")]).title
    'Pharaon and Bassette'
    >>> sheet(52)
    Traceback (most recent call last):
    TypeError: expected an answer, such as a Chance, a Hand or a Rules, or several of one kind, got 52
    """
    if isinstance(answer, Sheet):
        return answer
    alone, several = getattr(answer, "pages", _NONE)
    if alone or several:
        return _made(alone, answer, how) if alone else _made(several, [answer], how)
    if isinstance(answer, Sequence) and answer and len({type(one) for one in answer}) == 1:
        _, several = getattr(answer[0], "pages", _NONE)
        if several:
            return _made(several, answer, how)
    raise TypeError(_KINDS.format(repr(answer)[:80]))


def records(answer: object, *, table: int | None = None, **how: Any) -> list[dict[str, Cell]]:
    """The rows of an answer's sheet as flat dicts under the heads of the columns, exact; `pandas.DataFrame` takes them.

    Numbers are whole numbers and Fractions, each once however often the sheet writes it; what is undefined is None.
    Rows that only add up the others are left out.
    The table that answers is meant, with whatever columns and rows other tables add to it; or the one of the number
    `table`, counted from 0.
    `how` goes to `sheet`.  Raises TypeError for what has no sheet, IndexError for a table that is not there.

    >>> from odds import chance, load
    >>> for record in records(chance(load("pharaon"), cards=8, copies=1)):
    ...     print(record)
    {'outcome': 'wins', 'kind': 'win', 'ways': 3, 'chance': Fraction(3, 8), 'gain': Fraction(1, 1)}
    {'outcome': 'loses', 'kind': 'loss', 'ways': 4, 'chance': Fraction(1, 2), 'gain': Fraction(-1, 1)}
    {'outcome': 'void', 'kind': 'null', 'ways': 1, 'chance': Fraction(1, 8), 'gain': Fraction(0, 1)}
    """
    page = sheet(answer, **how)
    if table is not None:
        return _rows(page.tables[table])
    found = _rows(page.tables[page.main])
    for other in page.tables[page.main + 1 :]:
        more = _rows(other)
        if _first_column(more) == _first_column(found):
            found = [{**row, **wide} for row, wide in zip(found, more, strict=True)]
        elif _heads(other) == _heads(page.tables[page.main]):
            found += more
    return found


def render(answer: object, form: str = "text", *, digits: int | None = None, **how: Any) -> str:
    """An answer, or its sheet, in one of the formats text, markdown, csv, json, latex and html.

    `digits` (0 or more) is how many follow the point, where a style of writing numbers has any; `how` goes to `sheet`.
    Raises TypeError for what has no sheet; ValueError, with near names, for another format.

    >>> from odds import table
    >>> print(render(table("pharaon", cards=[52], copies=[1, 2]), "csv"), end="")
    cards,1 copy,2 copies
    52,1/52,9/884
    """
    return sheets.render(sheet(answer, **how), form, digits=digits)


def text(answer: object) -> str:
    """An answer as the command line prints it."""
    return render(answer).rstrip("\n")


def html(answer: object) -> str:
    """An answer as a fragment of HTML, for a notebook."""
    return notebook.html(sheet(answer))


def latex(answer: object) -> str | None:
    """An answer as LaTeX that MathJax can show, or None where it is all words."""
    return notebook.latex(sheet(answer))


def _made(name: str, answer: object, how: dict[str, Any]) -> Sheet:
    module, _, maker = name.partition(":")
    made: Sheet = getattr(import_module(module), maker)(answer, **how)
    return made


def _rows(table: Table) -> list[dict[str, Cell]]:
    """The rows that are no sums, under heads that differ."""
    rows = table.rows[: len(table.rows) - table.sums]
    columns: dict[str, tuple[Cell, ...]] = {}
    for at, column in enumerate(table.columns):
        cells = tuple(row[at] for row in rows)
        if column.head == column.style and column.style in STYLES:
            continue  # the number before it, written once more
        if columns.get(column.head) not in (None, cells):
            columns[f"{column.head} {at + 1}"] = cells
        else:
            columns[column.head] = cells
    return [{head: cells[at] for head, cells in columns.items()} for at in range(len(rows))]


def _heads(table: Table) -> list[str]:
    return [column.head for column in table.columns]


def _first_column(rows: list[dict[str, Cell]]) -> list[tuple[str, Cell]]:
    return [next(iter(row.items())) for row in rows]
