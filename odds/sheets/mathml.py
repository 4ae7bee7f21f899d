"""How do a fraction and a formula stand in a browser, which knows MathML but no LaTeX?

Nouns: token (of LaTeX), row (what stands side by side).
Only what formulas in n are written with is known: fractions, powers, indices, brackets, sums and products.
"""

import re
from html import escape

from odds.sheets.setting import Said
from odds.sheets.sheet import Formula

_TOKEN = re.compile(r"\\[a-z]+|[A-Za-z]|\d+|\S")
_SILENT = ("\\left", "\\right")
_STACKED = '<mfrac style="padding:.12em 0">{}{}</mfrac>'
_RAISED = {"^": "<msup>{}{}</msup>", "_": "<msub>{}{}</msub>"}
_MINUS = "\N{MINUS SIGN}"


def cell(said: Said) -> str:
    """A cell of a setting: words as they are, a formula or a stacked fraction as MathML.

    >>> cell("3 < 4")
    '3 &lt; 4'
    >>> cell({"sign": "", "over": "1", "under": "2", "say": "1 over 2"})
    '<math alttext="1 over 2"><mfrac style="padding:.12em 0"><mn>1</mn><mn>2</mn></mfrac></math>'
    >>> cell(Formula("n**2", "n^{2}"))
    '<math alttext="n**2"><msup><mi>n</mi><mrow><mn>2</mn></mrow></msup></math>'
    """
    if isinstance(said, Formula):
        tokens = [token for token in _TOKEN.findall(said.latex) if token not in _SILENT]
        return f'<math alttext="{escape(said)}">{_row(tokens[::-1])}</math>'
    if isinstance(said, str):
        return escape(said)
    sign = f"<mo>{said['sign']}</mo>" if said["sign"] else ""
    stacked = _STACKED.format(f"<mn>{said['over']}</mn>", f"<mn>{said['under']}</mn>")
    return f'<math alttext="{escape(said["say"])}">{sign}{stacked}</math>'


def _row(waiting: list[str]) -> str:
    """What the tokens say up to the end of their group; the next one is the last of the list."""
    row: list[str] = []
    while waiting and waiting[-1] != "}":
        token = waiting.pop()
        if token == "\\frac":
            row.append(_STACKED.format(_group(waiting), _group(waiting)))
        elif token in _RAISED:
            row.append(_RAISED[token].format(row.pop(), _group(waiting)))
        else:
            row.append(_sign(token))
    return "".join(row)


def _group(waiting: list[str]) -> str:
    waiting.pop()
    row = _row(waiting)
    waiting.pop()
    return f"<mrow>{row}</mrow>"


def _sign(token: str) -> str:
    if token in ("(", ")"):
        return f'<mo stretchy="false">{token}</mo>'
    kind = "mn" if token.isdecimal() else "mi" if token.isalpha() else "mo"
    return f"<{kind}>{_MINUS if token == '-' else escape(token)}</{kind}>"
