"""What is the generating function of a stake?

Nouns: machine (the states a stake can come to), period, numerator.
A card is marked z and a hit x.  A miss leads each state to one other, so misses alone end the deal for the stake or go
round in a cycle; with P a multiple of every cycle, the coefficient of x^k is a polynomial in z over (1 - z^P)^(k + 1).
"""

from collections.abc import Sequence
from math import lcm
from typing import Any

import sympy

from odds.engine.closed_form.question import Question
from odds.engine.misses import Chain, PeriodError, chain
from odds.rules import Play

MOST_STATES = 1000
LONGEST_PERIOD = 24

Poly = Any  # an element of a sympy polynomial ring


class Machine:
    """The states that a stake can come to within so many hits, and the generating function of each.

    `places` are where the stake comes in with 0, 1, 2 ... cards left, as far as a turn goes.
    What a deal counts for, as the question weighs it, is an element of a polynomial ring in n, z and the letters.
    """

    def __init__(self, question: Question, places: Sequence[str], *, copies: int) -> None:
        self.question, self.copies = question, copies
        self.play = Play(question.rules, question.betting)
        self.ring = sympy.ring(["n", "z", *question.letters], sympy.QQ)[0]
        self.z = self.ring.gens[1]
        self._starts = [self.play.enter(place) for place in places]
        self._chains: dict[int, Chain] = {}
        self._known: dict[tuple[int, int], Poly] = {}
        self._explore([*self._starts])
        self.period = lcm(len(places), *(len(chain.cycle) or 1 for chain in self._chains.values()))
        if self.period > LONGEST_PERIOD:
            raise PeriodError(
                f"{question.rules.name}: expected places that come round together within {LONGEST_PERIOD} cards, "
                f"got a table that takes {self.period}"
            )
        self._whole = 1 - self.z**self.period

    def start(self, cards: int) -> int:
        """The state of a stake that comes in with so many cards left."""
        return self._starts[cards % len(self._starts)]

    @property
    def states(self) -> tuple[int, ...]:
        """The numbers of the states, in the order in which they are met."""
        return tuple(sorted(self._chains))

    def numerator(self, state: int, copies: int) -> Poly:
        """The coefficient of x^copies in the generating function of a state, times (1 - z^P)^(copies + 1)."""
        if (state, copies) not in self._known:
            self._known[state, copies] = self._numerator(self._chains[state], copies)
        return self._known[state, copies]

    def _numerator(self, chain: Chain, copies: int) -> Poly:
        way = sum(self.z**i * self._hit(state, copies) for i, state in enumerate(chain.way)) * self._whole
        if chain.outcome is not None:
            return way + self.z ** len(chain.way) * self._weigh(chain.outcome) * self._rest(copies)
        rounds = sum(self.z**i for i in range(0, self.period, len(chain.cycle)))
        cycle = sum(self.z**i * self._hit(state, copies) for i, state in enumerate(chain.cycle, len(chain.way)))
        return way + cycle * rounds

    def _hit(self, state: int, copies: int) -> Poly:
        """What the card dealt to a state adds, unless it is a miss that is not the last: over (1 - z^P)^copies."""
        if copies == 0:
            return self.z * self._last(state, hit=False)
        there = self.play.rows[state][1]
        after = self.numerator(there, copies - 1) if there >= 0 else self._weigh(there) * self._rest(copies - 1)
        return self.z * (after + (self._last(state, hit=True) * self._whole if copies == 1 else 0))

    def _last(self, state: int, *, hit: bool) -> Poly:
        there = self.play.last_rows[state][hit]
        return self._weigh(there if there < 0 else self.play.unsettled(there))

    def _rest(self, copies: int) -> Poly:
        """All the ways in which one card or more may follow with so many hits: over (1 - z^P)^(copies + 1)."""
        spread = sum(self.z**i for i in range(self.period))
        return self.z**copies * spread ** (copies + 1) - (0 if copies else self._whole)

    def _weigh(self, outcome: int) -> Poly:
        return self.ring.from_expr(self.question.weight(self.play.outcome(outcome)))

    def _explore(self, waiting: list[int]) -> None:
        for _ in range(self.copies + 1):
            hit: list[int] = []
            while waiting:
                state = waiting.pop(0)
                if state in self._chains:
                    continue
                self._chains[state] = chain(self.play, state)
                waiting.extend((*self._chains[state].way, *self._chains[state].cycle))
                there = self.play.rows[state][1]
                hit += [there] if there >= 0 else []
                self._bounded()
            waiting = hit

    def _bounded(self) -> None:
        if len(self._chains) > MOST_STATES:
            raise PeriodError(
                f"{self.play.rules.name}: expected a machine of at most {MOST_STATES} states, got one that has more"
            )
