"""What can become of a stake, card by card?

Nouns: play (rules x way of betting), state, outcome.
This is the one machine that every reader of the engine reads.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from odds.rules.betting import PLAIN, Betting
from odds.rules.table import Call, Rules

Kind = Literal["win", "loss", "null"]
UNSETTLED = "unsettled"


class State(NamedTuple):
    """A stake on the table: the place dealt next, the wins behind it, what its purse has gained, and what befell it."""

    place: str
    wins: int = 0
    purse: Fraction = Fraction(0)
    befell: tuple[str, ...] = ()


class Outcome(NamedTuple):
    """How a stake ended: the words called, whether that is a win, a loss or null, and the punter's gain in stakes.

    `riding` is the number of wins behind a stake that still lies on the card when the deal is over, and else None.

    >>> from odds import chance, load
    >>> [outcome.says for outcome in chance(load("bassette"), cards=52, copies=4).stake.ways]
    ['opened', 'wins', 'loses']
    """

    says: str
    kind: Kind
    gain: Fraction
    riding: int | None = None

    def __hash__(self) -> int:
        """By the words and the gain's numerator (a letter has none): a fraction's own hash costs more than a count."""
        return hash((self.says, getattr(self.gain, "numerator", 0)))


class Rows(dict[int, tuple[int, int]]):
    """What a miss and a hit lead to, by state: worked out when it is first asked for."""

    def __init__(self, play: "Play", *, last: bool) -> None:
        self._play, self._last = play, last

    def __missing__(self, state: int) -> tuple[int, int]:
        """The row of a state that was not asked for yet."""
        miss, hit = (self._play.after(state, hit=hit, last=self._last) for hit in (False, True))
        self[state] = miss, hit
        return miss, hit


class Play:
    """Rules x betting, numbered as they are met: states count up from 0, outcomes down from -1.

    `rows[state]` is (on a miss, on a hit), each the number of a state or of an outcome, and `last_rows[state]` the same
    for the very last card of the stock; `unsettled(state)` is the outcome when the deal ends there.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> opener = play.enter("opener")
    >>> miss, hit = play.rows[opener]
    >>> play.states[miss].place, play.outcome(hit).says
    ('punter', 'opened')
    """

    def __init__(self, rules: Rules, betting: Betting) -> None:
        self.rules, self.betting = rules, betting
        self.states: list[State] = []
        self.outcomes: list[Outcome] = []
        self._numbers: dict[State, int] = {}
        self._endings: dict[Outcome, int] = {}
        self.rows = Rows(self, last=False)
        self.last_rows = Rows(self, last=True)

    @staticmethod
    @lru_cache(maxsize=256)
    def of(rules: Rules, betting: Betting = PLAIN) -> "Play":
        """The machine for these rules and this way of betting; the same one each time it is asked for."""
        return Play(rules, betting)

    def enter(self, place: str, *, wins: int = 0) -> int:
        """The number of the state of a stake that comes in at `place` with so many wins behind it."""
        return self._state(State(place, wins))

    def outcome(self, number: int) -> Outcome:
        """The outcome of a negative number."""
        return self.outcomes[~number]

    def unsettled(self, state: int) -> int:
        """The number of the outcome of a stake that stands in this state when the deal is over."""
        here = self.states[state]
        return self._ends(here, UNSETTLED, "null", Fraction(0), riding=here.wins)

    def after(self, state: int, *, hit: bool, last: bool) -> int:
        """The number of what a card leads to."""
        here = self.states[state]
        place = self.rules.places[here.place]
        call = place.call(hit=hit, last=last)
        if call is None:
            return self._state(here._replace(place=place.then))
        there = here._replace(place=call.then or place.then)
        return _EFFECTS[call.effect](self, there, call)

    def _waits(self, there: State, call: Call) -> int:
        del call
        return self._state(there)

    def _wins(self, there: State, call: Call) -> int:
        wins = there.wins + 1
        if wins < self.betting.stop:
            return self._state(there._replace(wins=wins))
        taken = self.betting.takes[-1]
        if self.betting.again:
            return self._state(State(self._lays_again(there), purse=there.purse + taken))
        return self._ends(there, call.says, "win", taken)

    def _takes(self, there: State, call: Call) -> int:
        return self._ends(there, call.says, "loss", -call.takes * self.betting.loses[there.wins])

    def _fines(self, there: State, call: Call) -> int:
        return self._stands(there._replace(purse=there.purse - call.takes), call)

    def _stands(self, there: State, call: Call) -> int:
        befell = there.befell if call.says in there.befell else (*there.befell, call.says)
        return self._state(there._replace(befell=befell))

    def _over(self, there: State, call: Call) -> int:
        return self._ends(there, call.says, "null", Fraction(0), riding=there.wins if call.effect == "void" else None)

    def _lays_again(self, there: State) -> str:
        """A stake laid again meets the opener again where the rules say that a stake laid between turns does."""
        return self.rules.joins.get("turn", there.place)

    def _state(self, state: State) -> int:
        number = self._numbers.get(state)
        if number is None:
            number = self._numbers[state] = len(self.states)
            self.states.append(state)
        return number

    def _ends(self, there: State, says: str, kind: Kind, gain: Fraction, *, riding: int | None = None) -> int:
        outcome = Outcome(", ".join((*there.befell, says)), kind, there.purse + gain, riding)
        number = self._endings.get(outcome)
        if number is None:
            number = self._endings[outcome] = ~len(self.outcomes)
            self.outcomes.append(outcome)
        return number


_EFFECTS: dict[str, Callable[[Play, State, Call], int]] = {
    "wins": Play._wins,
    "takes": Play._takes,
    "fines": Play._fines,
    "stands": Play._stands,
    "void": Play._over,
    "off": Play._over,
    "waits": Play._waits,
}
