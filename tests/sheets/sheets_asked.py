"""What the tests of the sheets share: an order without a command line, and the JSON that Typst is handed."""

import json
from typing import Any

from odds.claims.book import book
from odds.lansquenet.reading import reading
from odds.rules import Rules, load, names
from odds.rules.supply import began, stock_of
from odds.sheets import typeset
from odds.sheets.printed import SHEETS, Order, sheet
from odds.sheets.sheet import Sheet
from odds.sheets.tongue import Tongue

OF_LANSQUENET = ("stakes", "lansquenet")


def order(*games: Rules, **more: Any) -> Order:
    """Everything about a whole stock of the first of these games."""
    cards, copies = began(games[0]), 4 - games[0].supply.shown
    return Order(games, stock_of(games[0]), cards, cards, copies, copies, **more)


def made(name: str, game: str = "bassette", language: str = "en", **more: Any) -> Sheet:
    """A sheet of a built-in game."""
    games = tuple(map(load, names() if name == "ladders" else (game,)))
    more["claims"] = book().claims if name == "claims" else ()
    read = {"reading": reading("salon")} if name in OF_LANSQUENET else {}
    return sheet(name, order(*games, **read, **more), Tongue.of(language))


def handed(page: Sheet, *, paper: str = "a4") -> dict[str, Any]:
    """The data that a sheet's Typst source carries with it."""
    source = typeset(page, "typ", paper=paper)[0].decode()
    literal = source.split("\n", 1)[0].removeprefix("#let data = json(bytes(").removesuffix("))")
    data: dict[str, Any] = json.loads(json.loads(literal))
    return data


__all__ = ["OF_LANSQUENET", "SHEETS", "handed", "made", "order"]
