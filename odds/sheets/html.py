"""A sheet as one HTML file that prints: its own styles, MathML for fractions and formulas, SVG for the charts."""

import pkgutil
from html import escape
from typing import Any

from odds.sheets.drawing import svg
from odds.sheets.mathml import cell
from odds.sheets.setting import setting
from odds.sheets.sheet import Sheet

PAPERS = {"a4": "A4", "letter": "letter", "a5": "A5", "a5x2": "A5", "pocket": "63mm 88mm"}
LONG = 16  # a table of more rows is set in two columns


def render(sheet: Sheet, digits: int | None, *, paper: str = "a4") -> str:
    """The whole document."""
    told = setting(sheet, digits)
    styles = (pkgutil.get_data(__package__, "templates/sheet.css") or b"").decode()
    parts = [*([told["cover"]] if told["cover"] else []), *told["parts"]]
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{told["lang"]}">',
            f'<head><meta charset="utf-8"><title>{escape(told["title"])}</title>',
            f"<style>@page {{ size: {PAPERS[paper]} }}\n{styles}</style></head>",
            f'<body class="{paper}">',
            *(_part(part, told["sources"]) for part in parts),
            f"<footer>{escape(told['foot'])}</footer>",
            "</body></html>\n",
        ]
    )


def _part(part: dict[str, Any], sources: str) -> str:
    blocks = "\n".join(_svg(block) if block["kind"] == "chart" else _tables(block) for block in part["blocks"])
    small = [escape(note) for note in part["notes"]]
    small += [f"<em>{escape(label)}</em> — {escape(said)}" for label, said in part["about"]]
    small += [f"<em>{escape(sources)}</em> — {escape('; '.join(part['sources']))}"] if part["sources"] else []
    return "\n".join(
        [
            "<main>",
            f"<h1>{escape(part['title'])}</h1>",
            f'<p class="subtitle">{escape(part["subtitle"])}</p>' if part["subtitle"] else "",
            '<p class="suits" aria-hidden="true">♠♥♦♣</p>',
            f'<div class="blocks">\n{blocks}\n</div>',
            '<div class="small">' + "\n".join(f"<p>{words}</p>" for words in small) + "</div>",
            "</main>",
        ]
    )


def _tables(table: dict[str, Any]) -> str:
    rows = table["rows"]
    half = -(-len(rows) // 2)
    pieces = [rows] if len(rows) <= LONG else [rows[:half], rows[half:]]
    caption = f"<h2>{escape(table['caption'])}</h2>" if table["caption"] else ""
    long = ' class="long"' if len(pieces) > 1 else ""
    return f"<section{long}>{caption}{''.join(_table(table['columns'], piece) for piece in pieces)}</section>"


def _table(columns: list[dict[str, Any]], rows: list[list[Any]]) -> str:
    kinds = [' class="n"' if column["numeric"] else "" for column in columns]
    heads = "".join(
        f'<th scope="col"{kind}>{escape(column["head"])}</th>' for column, kind in zip(columns, kinds, strict=True)
    )
    body = "\n".join(
        "<tr>" + "".join(f"<td{kind}>{cell(each)}</td>" for each, kind in zip(row, kinds, strict=True)) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table>"


def _svg(chart: dict[str, Any]) -> str:
    caption = escape(chart["caption"])
    return f'<section class="chart"><h2>{caption}</h2>{svg(chart)}</section>'
