"""What is claimed, by whom, and which quantity answers it?

Nouns: claim, cell (one number of a printed table), reading (one way to take what is claimed), slip (a mistake that
would produce what is printed), case (the arguments of one number, and what is stated of it).
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from odds.claims.quantities import Quantity, Value, plain
from odds.claims.statement import Statement

Arguments = Mapping[str, tuple[Value, ...]]  # an argument may run through several values
_TOLD = ("rules", "cards", "copies")
VERDICTS = ("HOLDS", "ROUNDS", "TRUNCATES", "FAILS", "DEPENDS", "OPEN")


class Case(NamedTuple):
    """One number asked for, or several in the order of `over`; what is stated of it, and how that is printed."""

    label: str
    asked: tuple[Mapping[str, Value], ...]
    states: Statement
    printed: str


class Cell(NamedTuple):
    """One number of a printed table: the arguments it adds to those of the claim."""

    arguments: Arguments
    states: Statement
    printed: str


class Reading(NamedTuple):
    """One way to take a claim, or a slip: what it says, and the quantity with its arguments."""

    says: str
    quantity: Quantity
    arguments: Arguments


class Claim(NamedTuple):
    """A claim as it was read from its entry, all of it checked.

    >>> from odds.claims.short import claim_in_a_line
    >>> claim = claim_in_a_line("chance of 2 wins, bassette, 52/4 = 23 %")
    >>> [case.label for case in claim.cases(claim.arguments)]
    ['rules bassette, cards 52, copies 4']

    `where` is the file it stands in.
    `states` is None for a table, whose cells state a number each, and for a claim left open.
    `over` names the argument in whose order a ladder, an order or a trend is told.
    `recorded` is the verdict written beside it, "" where none is.
    """

    id: str
    where: str
    source: str
    says: str
    printed: str
    states: Statement | None
    quantity: Quantity | None
    arguments: Arguments
    over: str
    cells: tuple[Cell, ...]
    readings: tuple[Reading, ...]
    slips: tuple[Reading, ...]
    recalled: bool
    recorded: str
    note: str

    @property
    def key(self) -> str:
        """The key of its source in the bibliography."""
        return self.source.partition(":")[0]

    @property
    def place(self) -> str:
        """Where in its source it stands."""
        return self.source.partition(":")[2].strip()

    def __repr__(self) -> str:
        return f"<Claim {self.id}: {self.printed!r}>"

    def cases(self, arguments: Arguments) -> Iterator[Case]:
        """Every number that these arguments ask for."""
        if self.states is not None:
            yield from _cases(Cell(arguments, self.states, self.printed), self.over)
        for cell in self.cells:
            yield from _cases(cell._replace(arguments={**arguments, **cell.arguments}), self.over)


def _cases(cell: Cell, over: str) -> Iterator[Case]:
    """One case for each choice of the arguments that run through several values, `over` apart."""
    arguments = cell.arguments
    running = [name for name, values in arguments.items() if name != over and len(values) > 1]
    single = {name: values[0] for name, values in arguments.items()}
    for chosen in product(*(arguments[name] for name in running)):
        here = {**single, **dict(zip(running, chosen, strict=True))}
        each = arguments[over] if over else ()
        asked = tuple({**here, over: value} for value in each) if over else (here,)
        told = running or [name for name in _TOLD if name in single and name != over]
        label = ", ".join(f"{name} {plain(here[name])}" for name in told)
        yield Case(label, asked, cell.states, cell.printed)
