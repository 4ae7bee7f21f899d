"""How an answer is printed: the sheets there are, and one small file for each format."""

from importlib import import_module

from odds.sheets.sheet import Sheet

__all__ = ["FORMATS", "Sheet", "render"]

FORMATS = ("text", "markdown", "csv", "json", "latex")


def render(sheet: Sheet, form: str, *, digits: int | None = None) -> str:
    """The sheet in one of the FORMATS; `digits` is how many follow the point, where a style has any."""
    printed: str = import_module(f"odds.sheets.{form}").render(sheet, digits)
    return printed
