"""A formula read as plain arithmetic on fractions, by nothing that knows algebra."""

import re
from fractions import Fraction
from typing import Any


def evaluate(formula: str, **values: Fraction) -> Fraction:
    """The value of a formula in text, each whole number in it being taken as a fraction."""
    exact = re.sub(r"(\d+)", r"whole(\1)", formula)
    value: Any = eval(exact, {"__builtins__": {}, "whole": Fraction}, values)
    assert isinstance(value, Fraction)
    return value
