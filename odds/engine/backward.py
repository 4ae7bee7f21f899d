"""In how many ways does the stake end, for every stock up to a size and every number of copies at once?

Nouns: explored (a play gone through to its end), field (the bits of a whole number in which one count stands).
Method: count backward, from the end of the stock.
Let P(s, n) be the polynomial in x whose coefficient of x^k counts the deals of n cards with k copies among them.
Then P(s, n) = P(after a miss, n - 1) + x P(after a hit, n - 1), where an outcome is a state that every card leaves as
it is.
The coefficients of a state, apart for each outcome, stand side by side in one whole number, in fields so wide that none
overflows: one more card costs a state one shift and one addition, for all copies together.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import comb
from typing import NamedTuple

from odds.engine.exact import BITS_A_STEP
from odds.engine.outcome import Distribution
from odds.rules import Outcome, Play

MOST_STATES = 100

Rows = list[tuple[int, int]]  # where a miss and a hit lead, as places in the list of states and outcomes


class Explored(NamedTuple):
    """The states that a stake can come to, and after them the outcomes, in one list.

    `at` is the place of each in that list, by its number in the play; `last` are the rows of the very last card;
    `ends` is the outcome that each counts for when no card is left.
    """

    at: Mapping[int, int]
    rows: Rows
    last: Rows
    ends: Sequence[int]
    outcomes: Sequence[Outcome]


def explored(play: Play, starts: Iterable[int]) -> Explored | None:
    """All that can become of a stake in one of these states; None where that takes more than MOST_STATES.

    >>> from odds.rules import PLAIN, load
    >>> play = Play(load("bassette"), PLAIN)
    >>> [play.outcome(~end).says for end in explored(play, [play.enter("opener")]).ends]
    ['unsettled', 'unsettled', 'unsettled', 'opened', 'wins', 'void', 'loses', 'unsettled']
    """
    states = list(dict.fromkeys(starts))
    for state in states:  # which grow while they are gone through
        for there in (*play.rows[state], *play.last_rows[state]):
            if there >= 0 and there not in states:
                states.append(there)
        if len(states) > MOST_STATES:
            return None
    ends = [~play.unsettled(state) for state in states]
    outcomes = range(len(play.outcomes))
    at = {state: place for place, state in enumerate([*states, *(~end for end in outcomes)])}
    stay: Rows = [(at[~end], at[~end]) for end in outcomes]
    return Explored(
        at=at,
        rows=[(at[miss], at[hit]) for miss, hit in (play.rows[state] for state in states)] + stay,
        last=[(at[miss], at[hit]) for miss, hit in (play.last_rows[state] for state in states)] + stay,
        ends=[*ends, *outcomes],
        outcomes=tuple(play.outcomes),
    )


class Fields:
    """Where the counts stand in a whole number: one field for each outcome, and all of those for each copy."""

    def __init__(self, outcomes: Sequence[Outcome], *, cards: int, copies: int) -> None:
        self.bits = comb(cards, min(copies, cards // 2)).bit_length()
        self.stride = self.bits * len(outcomes)  # how far a hit moves every count
        self.width = self.stride * (copies + 1)
        self._shifts = [(outcome, self.bits * end) for end, outcome in enumerate(outcomes)]
        self._field = (1 << self.bits) - 1

    def ways(self, number: int, copies: int) -> dict[Outcome, int]:
        """The ways of each outcome that has any, with so many copies."""
        number >>= self.stride * copies
        return {outcome: ways for outcome, shift in self._shifts if (ways := number >> shift & self._field)}


def work(found: Explored, *, cards: int, copies: int) -> int:
    """How many steps it takes to count every stock of up to so many cards and copies, a step for each BITS_A_STEP."""
    fields = Fields(found.outcomes, cards=cards, copies=copies)
    return cards * len(found.rows) * (1 + fields.width // BITS_A_STEP)


def every_stock(
    found: Explored, starts: Mapping[int, int], *, copies: Sequence[int]
) -> Iterator[tuple[int, list[Distribution]]]:
    """What becomes of a stake with so many cards left, for each of the `starts`, and each of the `copies` that fit.

    `starts` is the state of the stake by the number of cards left; the fewest cards come first.

    >>> from odds.rules import load
    >>> play = Play.of(load("bassette"))
    >>> opener = play.enter("opener")
    >>> for cards, found in every_stock(explored(play, [opener]), {4: opener, 52: opener}, copies=(1, 4)):
    ...     print(cards, [str(stake.advantage) for stake in found])
    4 ['1/6', '2/3']
    52 ['1/78', '454/32487']
    """
    cards, most = max(starts), max(copies)
    fields = Fields(found.outcomes, cards=cards, copies=most)
    stride, mask = fields.stride, (1 << fields.width) - 1
    counts = [1 << fields.bits * end for end in found.ends]
    rows = found.last
    for left in range(1, cards + 1):
        counts = [counts[miss] + (counts[hit] << stride) & mask for miss, hit in rows]
        rows = found.rows
        if left in starts:
            number = counts[found.at[starts[left]]]
            yield left, [Distribution(fields.ways(number, k), comb(left, k)) for k in copies if k <= left]
