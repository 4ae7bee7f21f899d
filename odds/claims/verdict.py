"""Is it so?

Nouns: verdict, judged (a claim with its verdict), taken (one reading with its value).
HOLDS exactly; ROUNDS to the printed digits, or lies within the tolerance claimed; TRUNCATES to them; FAILS; DEPENDS on
the reading; OPEN, where nothing here can tell.  Where rounding and cutting print the same, it ROUNDS.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from odds.claims.claim import Arguments, Case, Claim, Reading
from odds.claims.printed import ALL, Agreement
from odds.claims.quantities import Quantity, Value
from odds.claims.reading import ClaimError
from odds.claims.statement import Bound, Values

_WORDS = (("holds", "HOLDS"), ("rounds", "ROUNDS"), ("truncates", "TRUNCATES"))


class Found(NamedTuple):
    """One case with its exact values, and how they agree with what is stated."""

    case: Case
    values: Values
    agrees: Agreement

    @property
    def written(self) -> str:
        """The exact values, written in the manner of the page."""
        return self.case.states.written(self.values)


class Taken(NamedTuple):
    """What a claim comes to under one reading, or by a slip: the verdict, the exact values, and these in words."""

    says: str
    verdict: str
    values: Values
    computed: str
    slip: bool = False


class Judged(NamedTuple):
    """A claim, the verdict computed, what was found, and the readings and slips."""

    claim: Claim
    verdict: str
    found: tuple[Found, ...]
    readings: tuple[Taken, ...]

    @property
    def differs(self) -> bool:
        """Whether another verdict was recorded."""
        return self.claim.recorded not in ("", self.verdict)

    @property
    def values(self) -> Values:
        """Every exact value that was computed."""
        return tuple(value for one in self.found for value in one.values)

    @property
    def computed(self) -> str:
        """What was computed, in words: the value, or how many numbers of a table are right."""
        return "see the readings" if self.claim.readings and not self.found else _told(self.found)

    @property
    def wrong(self) -> tuple[str, ...]:
        """Of several numbers those that fail, each with what it should have been."""
        if len(self.found) < 2:
            return ()
        return tuple(f"{one.case.label}: {one.written}" for one in self.found if not one.agrees)


def judge(claim: Claim) -> Judged:
    """The verdict on a claim, everything computed now.

    Raises ClaimError where a quantity cannot be answered with the arguments given.

    >>> from odds.claims.book import book
    >>> table = next(claim for claim in book().claims if claim.id == "hoyle-table")
    >>> judge(table).verdict
    'TRUNCATES'
    """
    readings = tuple(_taken(claim, reading, slip=False) for reading in claim.readings)
    slips = tuple(_taken(claim, slip, slip=True) for slip in claim.slips)
    if claim.quantity is None and not readings:
        return Judged(claim, "OPEN", (), slips)
    if readings:
        words = {taken.verdict for taken in readings}
        found = tuple(_found(claim, claim.readings[0].quantity, claim.readings[0].arguments)) if len(words) == 1 else ()
        return Judged(claim, words.pop() if len(words) == 1 else "DEPENDS", found, (*readings, *slips))
    assert claim.quantity is not None
    found = tuple(_found(claim, claim.quantity, claim.arguments))
    return Judged(claim, _verdict(found), found, slips)


def judged(claims: Iterable[Claim], *, progress: Callable[[int], object] | None = None) -> Iterator[Judged]:
    """The claims with their verdicts, one by one; `progress` is told of each."""
    for claim in claims:
        yield judge(claim)
        if progress is not None:
            progress(1)


def _taken(claim: Claim, reading: Reading, *, slip: bool) -> Taken:
    found = tuple(_found(claim, reading.quantity, reading.arguments))
    values = tuple(value for one in found for value in one.values)
    return Taken(reading.says, _verdict(found), values, _told(found), slip)


def _found(claim: Claim, asks: Quantity, arguments: Arguments) -> Iterator[Found]:
    for case in claim.cases(arguments):
        values = tuple(_answer(claim, asks, asked) for asked in case.asked)
        yield Found(case, values, case.states.agrees(values))


def _answer(claim: Claim, asks: Quantity, asked: Mapping[str, Value]) -> Fraction:
    try:
        return asks.answer(asked)
    except ValueError as error:
        raise ClaimError(f"{claim.where}, {claim.id}: {error}") from None


def _verdict(found: Iterable[Found]) -> str:
    common = ALL.intersection(*(one.agrees for one in found))
    return next((verdict for word, verdict in _WORDS if word in common), "FAILS")


def _told(found: tuple[Found, ...]) -> str:
    """The value; of bounds the least and the greatest value; of other numbers how many are right."""
    told = dict.fromkeys(one.written for one in found)
    if len(told) < 2:
        return "".join(told)
    right = sum(bool(one.agrees) for one in found)
    count = f"all {len(found)} right" if right == len(found) else f"{right} of {len(found)} right"
    states = found[0].case.states
    if not isinstance(states, Bound):
        return count
    return f"{count}, {states.written(tuple(value for one in found for value in one.values))}"
