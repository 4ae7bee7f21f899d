"""How an answer is printed: the sheets there are, and one small file for each format."""

from importlib import import_module
from typing import TYPE_CHECKING

from odds.sheets.sheet import Sheet

if TYPE_CHECKING:
    from odds.sheets.chart import Chart
    from odds.sheets.tongue import Tongue

__all__ = ["FORMATS", "PAPERS", "SET", "Sheet", "plotted", "render", "typeset"]

FORMATS = ("text", "markdown", "csv", "json", "latex", "html")
SET = ("pdf", "png", "svg", "typ")  # these are set in type, on paper
PAPERS = ("a4", "letter", "a5", "a5x2", "pocket")


def render(sheet: Sheet, form: str, *, digits: int | None = None, width: int | None = None) -> str:
    """The sheet in one of the FORMATS; `digits` is how many follow the point, where a style has any.

    `width` is how many characters stand on a line of text before it is wrapped.
    """
    more = {"width": width} if form == "text" else {}
    renderer = import_module(f"odds.sheets.{form}")
    parts = (sheet, *sheet.parts) if form not in ("json", "html") else (sheet,)
    return "\n".join(printed for part in parts if (printed := renderer.render(part, digits, **more)))


def typeset(
    sheet: Sheet, form: str, *, paper: str = "a4", digits: int | None = None, resolution: int = 200
) -> list[bytes]:
    """The pages of a sheet on one of the PAPERS: one file for pdf and typ, one a page for png and svg.

    `resolution` is that of a png, in dots an inch.
    """
    if form == "html":
        return [import_module("odds.sheets.html").render(sheet, digits, paper=paper).encode(errors="replace")]
    typst = import_module("odds.sheets.typst")
    pages: list[bytes] = typst.render(sheet, digits, form=form, paper=paper, resolution=resolution)
    return pages


def plotted(chart: "Chart", tongue: "Tongue", form: str) -> bytes:
    """A chart alone, as pdf, png, svg or typ."""
    page: bytes = import_module("odds.sheets.typst").plot(chart, tongue, form=form)
    return page
