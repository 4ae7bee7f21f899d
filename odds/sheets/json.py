"""A sheet's answer as JSON: `data` as it stands, each exact number as {"exact": "33/1666", "decimal": "0.0198..."}."""

import json
from fractions import Fraction
from typing import Any

from odds import notation
from odds.sheets.sheet import Sheet

DIGITS = 12


def render(sheet: Sheet, digits: int | None) -> str:
    """The data, indented; `digits` is how many follow the point of each decimal (12 unless said otherwise)."""
    return json.dumps(_plain(sheet.data, DIGITS if digits is None else digits), indent=2, ensure_ascii=False) + "\n"


def _plain(value: Any, digits: int) -> Any:
    if isinstance(value, Fraction):
        return {"exact": notation.fraction(value), "decimal": notation.decimal(value, digits)}
    if isinstance(value, dict):
        return {key: _plain(item, digits) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item, digits) for item in value]
    return value
