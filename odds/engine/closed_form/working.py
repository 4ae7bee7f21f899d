"""How was the formula found?

Nouns: working (states, transfer matrix, what each state settles, generating function, partial fractions).
With F the column of the states' generating functions in z (a card) and x (a hit), F = T F + S.
"""

from typing import Any, NamedTuple

import sympy

from odds.engine.closed_form.machine import Machine, Poly
from odds.rules import State

Expr = Any
Z, X, REST = sympy.symbols("z x R")


class Working(NamedTuple):
    """What a reader needs to go the way again.

    `leads` says what a miss and a hit lead to in each state, and what they do when the card is the very last.
    `matrix` T and `settled` S are in z and x; in S, R stands for all that may follow, z (1 + x) / (1 - z (1 + x)).
    `generating_function` is the coefficient of x^k: that of z^n in it, divided by C(n, k), is the quantity.

    >>> from odds import closed_form, load
    >>> found = closed_form(load("pharaon"), copies=1).working
    >>> [state.place for state in found.states], found.period
    (['banker', 'punter', 'doublet?'], 2)
    """

    states: tuple[State, ...]
    leads: tuple[tuple[str, ...], ...]
    matrix: Expr
    settled: Expr
    period: int
    generating_function: Expr
    partial_fractions: Expr

    @property
    def equations(self) -> tuple[Expr, ...]:
        """The right side of each state's equation, with F1, F2 ... for the states' generating functions."""
        column = sympy.Matrix([sympy.Symbol(_name(at)) for at in range(len(self.states))])
        return tuple(self.matrix * column + self.settled)


def working(machine: Machine, numerator: Poly) -> Working:
    """The working behind a machine's numerator over (1 - z^P)^(copies + 1)."""
    whole = (1 - Z**machine.period) ** (machine.copies + 1)
    function = sympy.factor(sympy.cancel(numerator.as_expr() / whole))
    return Working(
        states=tuple(machine.play.states[state] for state in machine.states),
        leads=_leads(machine),
        matrix=_matrix(machine),
        settled=_settled(machine),
        period=machine.period,
        generating_function=function,
        partial_fractions=sympy.apart(function, Z),
    )


def _name(at: int) -> str:
    return f"F{at + 1}"


def _leads(machine: Machine) -> tuple[tuple[str, ...], ...]:
    play = machine.play
    names = {state: _name(at) for at, state in enumerate(machine.states)}

    def lead(there: int, *, last: bool) -> str:
        if there >= 0 and not last:
            return names.get(there, "none is left")
        return play.outcome(there if there < 0 else play.unsettled(there)).says

    return tuple(
        (
            *(lead(there, last=False) for there in play.rows[state]),
            *(lead(there, last=True) for there in play.last_rows[state]),
        )
        for state in machine.states
    )


def _matrix(machine: Machine) -> Expr:
    order = {state: at for at, state in enumerate(machine.states)}
    matrix = sympy.zeros(len(order), len(order))
    for state, at in order.items():
        for there, mark in zip(machine.play.rows[state], (Z, Z * X), strict=True):
            if there in order:
                matrix[at, order[there]] += mark
    return matrix


def _settled(machine: Machine) -> Expr:
    """What each state settles with its card: the rest follows as it may, or the card is the very last."""
    play, weight, rows = machine.play, machine.question.weight, []
    for state in machine.states:
        settled = sympy.Integer(0)
        for mark, there, last in zip((Z, Z * X), play.rows[state], play.last_rows[state], strict=True):
            settled += mark * (weight(play.outcome(there)) * REST if there < 0 else 0)
            settled += mark * weight(play.outcome(last if last < 0 else play.unsettled(last)))
        rows.append(sympy.expand(settled))
    return sympy.Matrix(rows)
