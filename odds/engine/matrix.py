"""What does one turn make of a stake?

Nouns: turn (as many cards as misses take to bring a state round), standing (a state in which a turn begins), matrix
(what a turn makes of each standing), root (a polynomial c for which matrix - c takes some ways to nothing).
Ways are told by hits, as polynomials in x.
"""

from collections.abc import Iterable, Mapping
from functools import reduce

from odds.engine.series import Series, free, minus, plus, times
from odds.rules import Play

Vector = Mapping[int, Series]  # ways by state, or by outcome


class Turn:
    """A turn of so many cards that begins in a state: where it leads, and the outcomes that it settles the stake with.

    Those count for every way of dealing the cards of the turn that are left.

    >>> from odds.rules import load
    >>> play = Play.of(load("pharaon"))
    >>> turn = Turn(play, play.enter("banker"), cards=2)
    >>> [(play.states[there].place, ways) for there, ways in turn.leads.items()]
    [('banker', (1,))]
    >>> [(play.outcome(ending).says, ways) for ending, ways in turn.ends.items()]
    [('wins', (0, 1)), ('loses', (0, 1)), ('halved', (0, 0, 1))]
    """

    def __init__(self, play: Play, state: int, *, cards: int) -> None:
        live: dict[int, Series] = {state: (1,)}
        ends: dict[int, Series] = {}
        for left in range(cards - 1, -1, -1):
            after: dict[int, Series] = {}
            for here, ways in live.items():
                for there, dealt in zip(play.rows[here], (ways, (0, *ways)), strict=True):
                    if there >= 0:
                        after[there] = plus(after.get(there, ()), dealt)
                    else:
                        ends[there] = plus(ends.get(there, ()), times(dealt, free(left)))
            live = after
        self.leads: Vector = live
        self.ends: Vector = ends


Matrix = Mapping[int, Turn]


def matrix(play: Play, state: int, *, cards: int, most: int) -> Matrix | None:
    """The turn of each standing to which turns lead from this one, or None where those are more than so many.

    >>> from odds.rules import load
    >>> play = Play.of(load("basset"))
    >>> found = matrix(play, play.enter("player"), cards=2, most=3)
    >>> [(play.states[here].place, [*turn.leads.values()]) for here, turn in found.items()]
    [('player', [(1,), (0, 0, 1)]), ('again', [(1,), (0, 0, 1)]), ('player', [(1,), (0, 0, 1)])]
    """
    found: dict[int, Turn] = {}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found[here] = Turn(play, here, cards=cards)
            waiting += found[here].leads
        if len(found) > most:
            return None
    return found


def roots(matrix: Matrix) -> tuple[Series, ...] | None:
    """What its roots may be, as many as it has standings, equal ones together; None where there is nothing to try.

    Standings that lead to one another may have a root of their own, and 0 for the others, if as many ways lead back
    among them from each.

    >>> from odds.rules import load
    >>> play = Play.of(load("basset"))
    >>> roots(matrix(play, play.enter("player"), cards=2, most=3))
    ((1,), (1, 0, 1), ())
    """
    found: list[Series] = []
    none: Series = ()
    for block in _blocks(matrix):
        back = {reduce(plus, (matrix[here].leads.get(there, none) for there in block), none) for here in block}
        if len(back) > 1:
            return None
        found += [*back, *[()] * (len(block) - 1)]
    return tuple(sorted(found, key=lambda root: (not root, root)))


def led(vector: Vector, matrix: Matrix, *, root: Series) -> Vector:
    """The vector times (matrix - root): where these ways lead in a turn, less `root` times as many."""
    after = _sum((ways, matrix[here].leads) for here, ways in vector.items())
    for here, ways in vector.items():
        after[here] = minus(after.get(here, ()), times(ways, root))
    return {here: ways for here, ways in after.items() if ways}


def ended(vector: Vector, matrix: Matrix) -> Vector:
    """The outcomes with which a turn settles these ways."""
    return _sum((ways, matrix[here].ends) for here, ways in vector.items())


def _sum(products: Iterable[tuple[Series, Vector]]) -> dict[int, Series]:
    """The sum of vectors, each times a series."""
    total: dict[int, Series] = {}
    for ways, vector in products:
        for there, more in vector.items():
            total[there] = plus(total.get(there, ()), times(ways, more))
    return total


def _blocks(matrix: Matrix) -> set[frozenset[int]]:
    """The standings that lead to one another, together."""
    reached = {here: {here, *turn.leads} for here, turn in matrix.items()}
    for _ in range(len(matrix).bit_length()):  # each time by twice as many turns
        reached = {here: set().union(*(reached[there] for there in known)) for here, known in reached.items()}
    return {frozenset(there for there in known if here in reached[there]) for here, known in reached.items()}
