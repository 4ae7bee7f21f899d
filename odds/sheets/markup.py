"""How does a table stand in a browser?

Nouns: dress (what stands in the tags of a table: a class or a style of its own).
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from odds.sheets.mathml import cell
from odds.sheets.setting import Heading, Said

UNBROKEN = 200  # signs of a number or a sentence; a longer one may be broken anywhere


class Dress(NamedTuple):
    """The attributes of a table, of the row of its headings, and of the cells with words and with numbers."""

    table: str = ""
    heads: str = ""
    words: str = ""
    numbers: str = ""


def table(columns: Sequence[Heading], rows: Sequence[Sequence[Said]], dress: Dress, *, caption: str = "") -> str:
    """A table under its headings; `caption` is an element, or nothing.

    >>> print(table([{"head": "k", "numeric": True}], [["1"]], Dress(numbers='class="n"')))
    <table>
    <thead><tr><th scope="col" class="n">k</th></tr></thead>
    <tbody>
    <tr><td class="n">1</td></tr>
    </tbody></table>
    """
    dresses = [dress.numbers if column["numeric"] else dress.words for column in columns]
    heads = _row("th", (escape(column["head"]) for column in columns), [f'scope="col" {each}' for each in dresses])
    lines = [
        _tag("table", dress.table),
        caption,
        f"<thead>{_tag('tr', dress.heads)}{heads}</tr></thead>",
        "<tbody>",
        *(f"<tr>{_row('td', map(_cell, row), dresses)}</tr>" for row in rows),
        "</tbody></table>",
    ]
    return "\n".join(filter(None, lines))


def _row(name: str, cells: Iterable[str], dresses: Sequence[str]) -> str:
    return "".join(f"{_tag(name, dress)}{said}</{name}>" for said, dress in zip(cells, dresses, strict=True))


def _tag(name: str, dress: str) -> str:
    return f"<{name} {dress}".rstrip() + ">"


def _cell(said: Said) -> str:
    told = cell(said)
    long = isinstance(said, str) and len(said) > UNBROKEN and "<math" not in told
    return f'<span style="word-break:break-all">{told}</span>' if long else told
