"""A sheet set in type by Typst: PDF, PNG and SVG, and the Typst source of it.

The template computes nothing but where things stand; every number comes to it already written.
"""

import json
import pkgutil
from typing import Any

from odds.sheets.setting import setting
from odds.sheets.sheet import Sheet

TEMPLATES = ("paper", "cells", "chart", "leaves", "sheet")
STANDARDS = ("a-2a", "ua-1")
RESOLUTION = 200


def render(sheet: Sheet, digits: int | None, *, form: str, paper: str) -> list[bytes]:
    """The pages of a sheet in the form pdf (one file), png or svg (one a page), or its source, typ."""
    data = json.dumps({**setting(sheet, digits), "paper": paper}, ensure_ascii=False)
    if form == "typ":
        return [_source(f"json(bytes({json.dumps(data, ensure_ascii=False)}))").encode()]
    return _compiled(_source("json(bytes(sys.inputs.data))"), data, form)


def _source(data: str) -> str:
    templates = [(pkgutil.get_data(__package__, f"templates/{name}.typ") or b"").decode() for name in TEMPLATES]
    return "\n".join([f"#let data = {data}\n", *templates])


def _compiled(source: str, data: str, form: str) -> list[bytes]:
    import typst

    standards: dict[str, Any] = {"pdf_standards": [*STANDARDS]} if form == "pdf" else {}
    pages = typst.compile(
        source.encode(),
        format=form,
        sys_inputs={"data": data},
        ignore_system_fonts=True,
        timestamp=0,
        ppi=RESOLUTION,
        **standards,
    )
    return pages if isinstance(pages, list) else [pages]
