"""Whole numbers as they are typed: spans (52..4, 52..4..2, 1..4, 30, 50,48,46), and counts (3,1,0)."""

import re
from typing import TYPE_CHECKING

import click

from odds.spans import span

if TYPE_CHECKING:
    Numbers = click.ParamType[tuple[int, ...]]
else:
    Numbers = click.ParamType  # which takes no type of its own in older versions

_MOST_COUNTS = 200


class Span(Numbers):
    """Whole numbers from 0 up, in the order typed."""

    name = "span"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """The numbers that a text such as '52..4' or '50,48,46' stands for."""
        if isinstance(value, tuple):
            return value
        try:
            return span(str(value))
        except ValueError as error:
            raise click.UsageError(str(error)) from None


class Counts(Numbers):
    """Whole numbers parted by commas: 3,1,0."""

    name = "counts"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """The numbers that a text such as '3,1,0' stands for."""
        if isinstance(value, tuple):
            return value
        words = str(value).replace(" ", "").split(",")
        if len(words) > _MOST_COUNTS or not all(re.fullmatch(r"-?\d{1,6}", word) for word in words):
            expected = f"expected at most {_MOST_COUNTS} whole numbers parted by commas, such as 3,1,0"
            raise click.UsageError(f"{expected}, got {str(value)[:80]!r}")
        return tuple(map(int, words))
