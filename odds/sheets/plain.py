"""What does a table say on a terminal?

Nouns: words (what the maker of a table asks for by name), plain (those of a terminal; paper has a `Tongue`).
A table that stands on both is made once, and is handed its words.
"""

from typing import Protocol

from odds.rules import Rules
from odds.rules.ladders import Ladder

SAID = {
    "wins-head": "wins",
    "rung": "rung",
    "pays": "pays",
    "fair-even": "fair at even chances",
    "fair-here": "fair in this deal",
    "fair-carried": "fair when carried",
    "keeps": "the house keeps",
    "chance-here": "chance in this deal",
    "chance-carried": "chance when carried",
    "advantage-here": "advantage in this deal",
    "advantage-carried": "advantage when carried",
    "paroli-payouts": "What each rung pays, in stakes",
    "paroli-chances": "How often it is won, and what it costs",
    "head-place": "place",
    "head-hit": "on a hit",
    "head-miss": "on a miss",
    "head-last": "if it is the very last card",
    "head-then": "then",
    "last-hit": "hit: {call}",
    "last-miss": "miss: {call}",
    "last-either": "{call} either way",
    "mark-best": "best",
    "mark-worst": "worst",
}


class Words(Protocol):
    """A message by its name, a word of the game, a place, a rung; and the arrow to a place."""

    arrow: str

    def __call__(self, name: str, **values: object) -> str:
        """The message of this name, with these values in its gaps."""

    def word(self, group: str, english: str) -> str:
        """A word of the game, such as what is called, that the engine knows in English."""

    def place(self, rules: Rules, name: str) -> str:
        """What a place is called."""

    def rung(self, ladder: Ladder, wins: int) -> str:
        """What a rung is called."""


class Plain:
    """The English of a terminal, in plain characters; the words of the games stand as the rule files have them.

    >>> PLAIN("last-either", call="void"), PLAIN.word("card", "Q")
    ('void either way', 'Q')
    """

    arrow = "->"

    def __call__(self, name: str, **values: object) -> str:
        """The message of this name."""
        return SAID[name].format(**values)

    def word(self, group: str, english: str) -> str:
        """A word of the game."""
        del group
        return english

    def place(self, rules: Rules, name: str) -> str:
        """What a place is called."""
        del rules
        return name

    def rung(self, ladder: Ladder, wins: int) -> str:
        """What a rung is called."""
        return ladder.rung(wins)


PLAIN = Plain()
