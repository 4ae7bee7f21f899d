"""Spans of whole numbers as they are typed: 52..4, 52..4..2, 1..4, 30, 50,48,46."""

import click

from odds.spans import span


class Span(click.ParamType[tuple[int, ...]]):
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
