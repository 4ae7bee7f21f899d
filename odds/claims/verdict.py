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
from odds.shown import shown

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

    @property
    def verdict(self) -> str:
        """The verdict on this case alone."""
        return _verdict(self.agrees)


class Taken(NamedTuple):
    """What a claim comes to under one reading, or by a slip."""

    says: str
    found: tuple[Found, ...]
    slip: bool = False

    @property
    def verdict(self) -> str:
        """The verdict on the claim, so taken."""
        return _verdict(ALL.intersection(*(one.agrees for one in self.found)))

    @property
    def values(self) -> Values:
        """Every exact value that was computed."""
        return tuple(value for one in self.found for value in one.values)

    @property
    def computed(self) -> str:
        """The value in words; of bounds the least and the greatest value, of other numbers how many are right."""
        told = dict.fromkeys(one.written for one in self.found)
        if len(told) < 2:
            return "".join(told)
        states = self.found[0].case.states
        return f"{self._right}, {states.written(self.values)}" if isinstance(states, Bound) else self._right

    @property
    def _right(self) -> str:
        right = sum(bool(one.agrees) for one in self.found)
        if right < len(self.found):
            return f"{right} of {len(self.found)} right"
        return f"all {right} right{', but some cut and some rounded' * (self.verdict == 'FAILS')}"


@shown(several="odds.sheets.catalogue.verify:verify_sheet")
class Judged(NamedTuple):
    """A claim and the verdict on it; what it comes to (None where it is open, or depends); its readings and slips.

    >>> from odds.claims.short import verify
    >>> verify("advantage, pharaon, 52/4 = 1.98 %")
    <Judged own-1: '1.98 %' ROUNDS, 33/1666 (1.9808 %)>
    """

    claim: Claim
    verdict: str
    taken: Taken | None
    readings: tuple[Taken, ...]

    def __repr__(self) -> str:
        return f"<Judged {self.claim.id}: {self.claim.printed!r} {self.verdict}, {self.computed}>"

    @property
    def differs(self) -> bool:
        """Whether another verdict was recorded."""
        return self.claim.recorded not in ("", self.verdict)

    @property
    def refuted(self) -> bool:
        """Whether it fails, and nobody recorded that it does."""
        return self.verdict == "FAILS" and not self.claim.recorded

    @property
    def computed(self) -> str:
        """What was computed, in words."""
        return self.taken.computed if self.taken else "see the readings" if self.readings else ""

    @property
    def wrong(self) -> tuple[str, ...]:
        """Of several numbers those that fail, each with what it should have been, and in a table what it states."""
        found = self.taken.found if self.taken else ()
        if len(found) < 2 and not self.claim.cells:
            return ()
        table = bool(self.claim.cells)
        return tuple(
            f"{one.case.label}: exact {one.written}{f', stated {one.case.printed}' * table}"
            for one in found
            if not one.agrees
        )


def judge(claim: Claim) -> Judged:
    """The verdict on a claim, everything computed now.

    Raises ClaimError where a quantity cannot be answered with the arguments given.

    >>> from odds.claims.book import book
    >>> table = next(claim for claim in book().claims if claim.id == "hoyle-table")
    >>> judge(table).verdict
    'TRUNCATES'
    """
    plain = Reading("", claim.quantity, claim.arguments) if claim.quantity else None
    taken = [_taken(claim, reading) for reading in claim.readings or filter(None, [plain])]
    slips = [_taken(claim, slip)._replace(slip=True) for slip in claim.slips]
    told = (*(taken if claim.readings else []), *slips)
    words = {one.verdict for one in taken}
    if len(words) == 1:
        return Judged(claim, words.pop(), taken[0], told)
    return Judged(claim, "DEPENDS" if words else "OPEN", None, told)


def judged(claims: Iterable[Claim], *, progress: Callable[[int], object] | None = None) -> Iterator[Judged]:
    """The claims with their verdicts, one by one; `progress` is told of each.

    Raises ClaimError as `judge` does.

    >>> from odds.claims.short import claim_in_a_line
    >>> [one.verdict for one in judged(map(claim_in_a_line, ("doubling, wins 5 = 31", "coins, wins 2 = 1/3")))]
    ['HOLDS', 'FAILS']
    """
    for claim in claims:
        yield judge(claim)
        if progress is not None:
            progress(1)


def _verdict(agrees: Agreement) -> str:
    return next((verdict for word, verdict in _WORDS if word in agrees), "FAILS")


def _taken(claim: Claim, reading: Reading) -> Taken:
    return Taken(reading.says, tuple(_found(claim, reading.quantity, reading.arguments)))


def _found(claim: Claim, asks: Quantity, arguments: Arguments) -> Iterator[Found]:
    for case in claim.cases(arguments):
        values = tuple(_answer(claim, asks, asked) for asked in case.asked)
        yield Found(case, values, case.states.agrees(values))


def _answer(claim: Claim, asks: Quantity, asked: Mapping[str, Value]) -> Fraction:
    try:
        return asks.answer(asked)
    except ValueError as error:
        why = str(error).removesuffix(", or raise the limit (--limit)")  # a claim has none to raise
        raise ClaimError(f"{claim.where}, {claim.id}: {why}") from None
