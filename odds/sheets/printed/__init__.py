"""Which sheets are there for paper?

Nouns: sheet (made from the engine's answers to an order, in a tongue; one file each).
"""

from importlib import import_module

from odds.ranks import near
from odds.sheets.printed.order import Order
from odds.sheets.sheet import Sheet
from odds.sheets.tongue import Tongue

__all__ = ["SHEETS", "Order", "known", "sheet"]

# Name -> what is on it, for the list.
SHEETS = {
    "rank": "the old table: advantage, wins, losses or nulls by cards left and copies left",
    "paroli": "a ladder: what it pays, what would be fair, how often each rung is won",
    "ladders": "every ladder under every rule set",
    "board": "every rank of a stock",
    "rules": "one page that teaches the game",
    "stakes": "Lansquenet: the table of odds that the banker keeps beside him",
    "lansquenet": "Lansquenet: the hand for 4 to 12 cutters",
    "claims": "what the sources say, and whether it is so",
    "booklet": "the sheets of a game bound together, with a title page",
}


def known(name: str) -> str:
    """The name of a sheet, or ValueError with near names.

    >>> known("rang")
    Traceback (most recent call last):
    ValueError: expected a sheet, got 'rang' (did you mean rank?); `odds sheet` lists them
    """
    if name not in SHEETS:
        raise ValueError(f"expected a sheet, got {name[:40]!r}{near(name, [*SHEETS])}; `odds sheet` lists them")
    return name


def sheet(name: str, order: Order, tongue: Tongue) -> Sheet:
    """The sheet of this name for an order."""
    made: Sheet = import_module(f"{__name__}.{known(name)}").sheet(order, tongue)
    return made
