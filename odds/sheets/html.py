"""A sheet as one HTML file that prints: its own styles, MathML for fractions and formulas, SVG for the charts."""

import pkgutil
from html import escape

from odds.sheets import SIZES
from odds.sheets.chart import Drawing
from odds.sheets.drawing import svg
from odds.sheets.markup import Dress, table
from odds.sheets.setting import LONG, Part, TableSet, leaves, setting
from odds.sheets.sheet import Sheet

DRESS = Dress(numbers='class="n"')


def render(sheet: Sheet, digits: int | None, *, paper: str = "a4") -> str:
    """The whole document."""
    told = setting(sheet, digits)
    styles = (pkgutil.get_data(__package__, "templates/sheet.css") or b"").decode()
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{told["lang"]}">',
            f'<head><meta charset="utf-8"><title>{escape(told["title"])}</title>',
            f"<style>@page {{ size: {SIZES[paper]} }}\n{styles}</style></head>",
            f'<body class="{paper}">',
            *(_part(part, told["sources"]) for part in leaves(told)),
            f"<footer>{escape(told['foot'])}</footer>",
            "</body></html>\n",
        ]
    )


def _part(part: Part, sources: str) -> str:
    blocks = "\n".join(_chart(block) if block["kind"] == "chart" else _table(block) for block in part["blocks"])
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


def _table(block: TableSet) -> str:
    rows = block["rows"]
    half = -(-len(rows) // 2)
    pieces = [rows] if len(rows) <= LONG else [rows[:half], rows[half:]]
    caption = f"<h2>{escape(block['caption'])}</h2>" if block["caption"] else ""
    long = ' class="long"' if len(pieces) > 1 else ""
    return f"<section{long}>{caption}{''.join(table(block['columns'], piece, DRESS) for piece in pieces)}</section>"


def _chart(chart: Drawing) -> str:
    caption = escape(chart["caption"])
    note = f'<p class="note">{escape(chart["note"])}</p>' if chart["note"] else ""
    return f'<section class="chart"><h2>{caption}</h2>{svg(chart)}{note}</section>'
