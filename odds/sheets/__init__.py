"""How an answer is printed: the sheets there are, and one small file for each format."""

from importlib import import_module
from typing import TYPE_CHECKING

from odds.ranks import near
from odds.sheets.sheet import Sheet

if TYPE_CHECKING:
    from odds.sheets.chart import Chart
    from odds.sheets.tongue import Tongue

__all__ = ["FORMATS", "PAPERS", "RESOLUTION", "SET", "Sheet", "plotted", "render", "typeset"]

FORMATS = ("text", "markdown", "csv", "json", "latex", "html")
SET = ("pdf", "png", "svg", "typ")  # these are set in type, on paper
SIZES = {"a4": "A4", "letter": "letter", "a5": "A5", "a5x2": "A5", "pocket": "63mm 88mm"}  # as a browser names them
PAPERS = tuple(SIZES)
RESOLUTION = 200  # dots an inch, of a png


def render(sheet: Sheet, form: str, *, digits: int | None = None, width: int | None = None) -> str:
    """The sheet in one of the FORMATS: text, markdown, csv, json, latex or html.

    `digits` (0 or more) is how many follow the point, where a style of writing numbers has any.
    `width` is how many characters stand on a line of text before it is wrapped.
    Raises ValueError, with near names, for another format.

    >>> from odds import load, sheet, table
    >>> rows = table(load("pharaon"), cards=[52], copies=[1, 2])
    >>> print(render(sheet(rows), "csv"), end="")
    cards,1 copy,2 copies
    52,1/52,9/884
    >>> render(sheet(rows), "cvs")
    Traceback (most recent call last):
    ValueError: expected a format among text, markdown, csv, json, latex, html, got 'cvs' (did you mean csv?)
    """
    if form not in FORMATS:
        raise ValueError(f"expected a format among {', '.join(FORMATS)}, got {form[:40]!r}{near(form, [*FORMATS])}")
    more = {"width": width} if form == "text" else {}
    renderer = import_module(f"odds.sheets.{form}")
    parts = (sheet, *sheet.parts) if form not in ("json", "html") else (sheet,)
    return "\n".join(printed for part in parts if (printed := renderer.render(part, digits, **more)))


def typeset(
    sheet: Sheet, form: str, *, paper: str = "a4", digits: int | None = None, resolution: int = RESOLUTION
) -> list[bytes]:
    """The pages of a sheet in a form of SET, or as html, on one of the PAPERS.

    They are one file for pdf, typ and html, and one a page for png and svg.
    `digits` as for `render`; `resolution` is that of a png, in dots an inch.

    >>> from odds import Race, sheet
    >>> (page,) = typeset(sheet(Race(banker=1, others=(1,))), "typ", paper="a5")
    >>> b"Lansquenet: the race" in page
    True
    """
    if paper == "pocket":
        sheet = import_module("odds.sheets.pocket").card(sheet)
    if form == "html":
        return [import_module("odds.sheets.html").render(sheet, digits, paper=paper).encode(errors="replace")]
    typst = import_module("odds.sheets.typst")
    pages: list[bytes] = typst.render(sheet, digits, form=form, paper=paper, resolution=resolution)
    return pages


def plotted(chart: "Chart", tongue: "Tongue", form: str) -> bytes:
    """A chart alone, in a form of SET, its words and numbers in a tongue."""
    page: bytes = import_module("odds.sheets.typst").plot(chart, tongue, form=form)
    return page
