"""A sheet's answer as JSON: `data` as it stands, each exact number as {"exact": "33/1666", "decimal": "0.0198..."}.

A whole number of more digits than readers take for a number (Python's own stops at 4,300) is a text of digits.
"""

import json
from fractions import Fraction
from typing import Any

from odds import notation
from odds.sheets.sheet import Sheet

DIGITS = 12
_TOO_LONG = 10**4300


def render(sheet: Sheet, digits: int | None) -> str:
    """The data, indented; `digits` is how many follow the point of each decimal (12 unless said otherwise)."""
    return json.dumps(_plain(sheet.data, DIGITS if digits is None else digits), indent=2, ensure_ascii=False) + "\n"


def _plain(value: Any, digits: int) -> Any:
    if isinstance(value, Fraction):
        return {"exact": notation.fraction(value), "decimal": notation.decimal(value, digits)}
    if isinstance(value, int) and abs(value) >= _TOO_LONG:
        return notation.whole(value)
    if isinstance(value, dict):
        return {key: _plain(item, digits) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item, digits) for item in value]
    return value
