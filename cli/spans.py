"""Whole numbers as they are typed: spans (52..4, 52..4..2, 1..4, 30, 50,48,46), and counts (3,1,0)."""

import re

import click

_MOST = 10_000
_MOST_COUNTS = 200


class Span(click.ParamType[tuple[int, ...]]):
    """Whole numbers from 0 up, in the order typed."""

    name = "span"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """The numbers that a text such as '52..4' or '50,48,46' stands for."""
        if isinstance(value, tuple):
            return value
        numbers = [number for part in str(value).split(",") for number in _part(part.strip())]
        if not numbers or len(numbers) > _MOST:
            raise click.UsageError(f"expected a span of at most {_MOST} numbers such as 52..4, got {str(value)[:80]!r}")
        return tuple(numbers)


class Counts(click.ParamType[tuple[int, ...]]):
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


def _part(text: str) -> range:
    ends = text.split("..")
    if (
        not all(end.isdecimal() and len(end) < 10 for end in ends)
        or len(ends) > 3
        or (len(ends) == 3 and not int(ends[2]))
    ):
        raise click.UsageError(f"expected whole numbers such as 52..4, 52..4..2 or 30, got {text[:80]!r}")
    first, last, step = int(ends[0]), int(ends[min(1, len(ends) - 1)]), int(ends[2]) if len(ends) == 3 else 1
    return range(first, last + 1, step) if first <= last else range(first, last - 1, -step)
