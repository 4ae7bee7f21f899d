"""What is the formula of?

Nouns: quantity (the advantage, a kind of outcome, one outcome by its words, so many wins), letter (a share left open).
"""

from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import sympy

from odds.ranks import near
from odds.rules import PLAIN, Betting, Call, Outcome, Place, Play, Rules

# A letter stands for the share that a call takes, and PAYOUT for what is taken on the last rung.
SHARES = {"f": "opened", "y": "halved", "g": "fined"}
PAYOUT = "p"
LETTERS = {
    **{letter: f"the share taken when '{word}' is called" for letter, word in SHARES.items()},
    PAYOUT: "what the last win takes",
}
KINDS = ("win", "loss", "null")
MOST_WINS = 24


class Question(NamedTuple):
    """A quantity under rules and a way of betting, some of whose shares may be letters."""

    rules: Rules
    betting: Betting
    quantity: str
    letters: tuple[str, ...]

    @classmethod
    def of(cls, rules: Rules, betting: Betting, quantity: str, letters: tuple[str, ...]) -> "Question":
        """The question with its letters in place of the shares they stand for.

        Raises ValueError for a letter that stands for nothing, or a number of wins that cannot be.
        """
        for letter in letters:
            if letter not in LETTERS:
                known = ", ".join([*LETTERS])
                raise ValueError(f"expected letters among {known}, got {letter!r}")
        if quantity.startswith("wins:"):
            if betting != PLAIN:
                raise ValueError(f"expected {quantity} of a plain stake, which is left to ride, got {betting.name}")
            quantity, betting = "win", _riding(quantity.removeprefix("wins:"))
        if PAYOUT in letters:
            betting = betting._replace(takes=(*betting.takes[:-1], sympy.Symbol(PAYOUT)))
        return cls(_lettered(rules, letters), betting, quantity, tuple(dict.fromkeys(letters)))

    def weight(self, outcome: Outcome) -> Any:
        """What one deal that ends so adds to the quantity: a number, or an expression in the letters."""
        if self.quantity == "advantage":
            return sympy.sympify(-outcome.gain)
        said = outcome.kind if self.quantity in KINDS else outcome.says
        return sympy.Integer(said == self.quantity)

    def check(self, play: Play, copies: int) -> None:
        """Raise ValueError when the quantity is neither known nor an outcome that the machine has met."""
        words = list(dict.fromkeys(outcome.says for outcome in play.outcomes))
        if self.quantity not in ("advantage", *KINDS, *words):
            known = ["advantage", *KINDS, "wins:M", *words]
            raise ValueError(
                f"expected a quantity that {copies} copies allow, among {'; '.join(known)}, "
                f"got {self.quantity!r}{near(self.quantity, known)}"
            )


def _riding(wins: str) -> Betting:
    """The stake rides until it has won so many times."""
    if not (wins.isdecimal() and len(wins) < 10 and 1 <= int(wins) <= MOST_WINS):
        raise ValueError(f"expected wins:1 to wins:{MOST_WINS}, got 'wins:{wins}'")
    rungs = (Fraction(1),) * int(wins)
    return PLAIN._replace(name=f"{wins} wins", takes=rungs, loses=rungs)


def _lettered(rules: Rules, letters: tuple[str, ...]) -> Rules:
    """The rules with letters where `letters` stand for shares."""
    written = {SHARES[letter]: sympy.Symbol(letter) for letter in letters if letter in SHARES}

    def call(said: Call | None) -> Call | None:
        return said._replace(takes=written[said.says]) if said and said.says in written else said

    def place(at: Place) -> Place:
        return Place(at.then, call(at.hit), call(at.miss), call(at.last_hit), call(at.last_miss))

    return replace(rules, places={name: place(at) for name, at in rules.places.items()}) if written else rules
