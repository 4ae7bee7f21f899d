"""A sheet set in type by Typst: PDF, PNG and SVG, and the Typst source of it.

The template computes nothing but where things stand; every number comes to it already written.
"""

import json
import pkgutil
from collections.abc import Sequence
from typing import Any

from odds.sheets import RESOLUTION
from odds.sheets.chart import Chart, drawn
from odds.sheets.setting import setting
from odds.sheets.sheet import Sheet
from odds.sheets.tongue import Tongue

SHEET = ("paper", "cells", "chart", "leaves", "sheet")
PLOT = ("paper", "cells", "chart", "plot")
STANDARDS = ("a-2a", "ua-1")


def render(sheet: Sheet, digits: int | None, *, form: str, paper: str, resolution: int) -> list[bytes]:
    """The pages of a sheet in the form pdf (one file), png or svg (one a page), or its source, typ."""
    return _set(SHEET, {**setting(sheet, digits), "paper": paper}, form, resolution)


def plot(chart: Chart, tongue: Tongue, *, form: str) -> bytes:
    """A chart alone, in the same forms."""
    return _set(PLOT, {"title": chart.caption, "lang": tongue.code, "chart": drawn(chart, tongue)}, form)[0]


def _set(templates: Sequence[str], told: dict[str, Any], form: str, resolution: int = RESOLUTION) -> list[bytes]:
    data = json.dumps(told, ensure_ascii=False).encode(errors="replace").decode()
    if form == "typ":
        return [_source(templates, f"json(bytes({json.dumps(data, ensure_ascii=False)}))").encode()]
    return _compiled(_source(templates, "json(bytes(sys.inputs.data))"), data, form, resolution)


def _source(templates: Sequence[str], data: str) -> str:
    """One text that stands alone: the data, then the templates."""
    read = [(pkgutil.get_data(__package__, f"templates/{name}.typ") or b"").decode() for name in templates]
    return "\n".join([f"#let data = {data}\n", *read])


def _compiled(source: str, data: str, form: str, resolution: int) -> list[bytes]:
    import typst  # slow to load, and no other format needs it

    asked: dict[str, Any] = {"format": form, "ppi": resolution, "sys_inputs": {"data": data}, "timestamp": 0}
    if form == "pdf":
        asked["pdf_standards"] = [*STANDARDS]
    try:
        pages = typst.compile(source.encode(), ignore_system_fonts=True, **asked)
    except typst.TypstError as error:  # the standards of the PDF ask for a font that has every sign of it
        if "could not be displayed" not in str(error):
            raise
        raise ValueError(f"expected a page that can be set as {form}, got: {error}; html would do") from None
    return pages if isinstance(pages, list) else [pages]
