"""What is a chance, or what does a stake cost, for every number of cards at once?

Nouns: closed form, piece (the formula for one residue class of n, such as the even n).
Method: transfer matrix, generating function, one section of it for each residue class, and a comparison with `exact`
before anything is returned.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb, factorial, prod
from typing import Any, NamedTuple

import sympy

from odds.engine.closed_form.machine import Machine, Poly
from odds.engine.closed_form.question import Question
from odds.engine.closed_form.section import Section
from odds.engine.closed_form.working import Working, working
from odds.engine.closed_form.writing import text
from odds.engine.exact import exact
from odds.rules import PLAIN, Betting, Rules, load
from odds.rules.joining import fits, place_of
from odds.rules.supply import began as first_cards
from odds.shown import shown

MOST_COPIES = 24
MORE_POINTS = 3  # exact counts compared beyond those that the degree asks for

Expr = Any  # a SymPy expression
N = sympy.Symbol("n")


class Piece(NamedTuple):
    """The formula for n = residue modulo period, from `valid_from` on, and the exact counts that it was compared with.

    C(n, k) times the formula is a polynomial in n of degree at most `degree`; each of the `points`, more than `degree`
    of them, is a number of cards with that polynomial's value, counted.
    `early` holds the counted values for fewer cards, where the formula is not right yet.
    `arises` says whether a stake can join so with so many cards left of whole packs.

    >>> from odds.rules import load
    >>> closed_form(load("pharaon"), copies=4).pieces[0]
    (2*n - 5)/(2*(n - 1)*(n - 3)) for n even from 4
    """

    period: int
    residue: int
    place: str
    formula: Expr
    valid_from: int
    degree: int
    points: tuple[tuple[int, Expr], ...]
    early: tuple[tuple[int, Expr], ...]
    arises: bool

    def __repr__(self) -> str:
        return f"{text(self.formula)} for n {self.parity} from {self.valid_from}"

    @property
    def parity(self) -> str:
        """The residue class in words."""
        return parity(self.residue, self.period)

    @property
    def leading(self) -> Expr:
        """What the formula is like for large n: the quotient of the leading terms above and below its line."""
        above, below = (sympy.Poly(part, N) for part in sympy.fraction(self.formula))
        power = above.degree() - below.degree() if above else 0
        return sympy.factor(sympy.LC(above) / sympy.LC(below)) * N**power

    def value(self, cards: int) -> Expr:
        """The value for so many cards of this residue class, at least as many as there are copies."""
        return dict(self.early).get(cards, self.formula.subs(N, cards))


@shown("odds.sheets.catalogue.derive:derive_sheet")
@dataclass(frozen=True, eq=False, repr=False)
class ClosedForm:
    """One rational function of n for each residue class, under rules, for a quantity and so many copies.

    It keeps the machine it was read from, and the numerator over (1 - z^P)^(copies + 1) that the machine gave.

    >>> from odds.rules import load
    >>> form = closed_form(load("pharaon"), copies=2, letters=("y",))
    >>> form
    <ClosedForm of advantage, pharaon, 2 copies: (y*(n - 2) + 2)/(n*(n - 1)) for n even from 2; y/n for n odd from 3>
    >>> form.at(52, y=Fraction(1, 2))
    Fraction(9, 884)
    """

    rules: Rules
    betting: Betting
    copies: int
    quantity: str
    joins: str
    letters: tuple[str, ...]
    pieces: tuple[Piece, ...]
    machine: Machine
    numerator: Poly

    def __repr__(self) -> str:
        pieces = "; ".join(repr(piece) for piece in self.pieces)
        return f"<ClosedForm of {self.quantity}, {self.rules.name}, {self.copies} copies: {pieces}>"

    @cached_property
    def working(self) -> Working:
        """How the formula was found, for a reader who goes the way again."""
        return working(self.machine, self.numerator)

    def piece(self, cards: int) -> Piece:
        """The piece that holds for so many cards.

        Raises ValueError for fewer cards than it holds for.
        """
        piece = self.pieces[cards % len(self.pieces)]
        if cards < piece.valid_from:
            raise ValueError(
                f"expected at least {piece.valid_from} cards, from where this formula holds (n {piece.parity}), "
                f"got {cards}; `odds chance` counts fewer"
            )
        return piece

    def at(self, cards: int, **shares: Fraction) -> Fraction:
        """The value for so many cards, with a number for each letter left open.

        Raises ValueError for fewer cards than the formula holds for, or a letter without a number.
        """
        if set(shares) != set(self.letters):
            raise ValueError(f"expected a number for {', '.join(self.letters) or 'no letter'}, got {[*shares]}")
        numbers = {sympy.Symbol(letter): sympy.sympify(share) for letter, share in shares.items()}
        value = self.piece(cards).value(cards).subs(numbers)
        return Fraction(int(value.p), int(value.q))


def closed_form(
    rules: Rules | str,
    *,
    copies: int,
    quantity: str = "advantage",
    joins: str = "deal",
    betting: Betting = PLAIN,
    letters: tuple[str, ...] = (),
    began: int | None = None,
) -> ClosedForm:
    """The formulas in n for a stake on a rank with so many `copies` (1 to 24) among the n cards left.

    `quantity` is advantage (the banker's, per stake); win, loss or null; an outcome by its words, such as 'opened';
    or wins:M, the chance that a riding stake wins M times.
    `joins` is how the stake comes in (deal, turn, mid-turn, standing); for one that is standing the place depends on n,
    and on how many cards the deal `began` with (one pack unless said otherwise).
    `letters` are shares left open: f the opener's, y the doublet's, g the fine's, p what is taken on the last rung.
    Raises ValueError for bad numbers or words, RulesError where no stake joins so, PeriodError for a table without
    a period.

    >>> from odds.rules import load
    >>> [str(piece.formula) for piece in closed_form(load("bassette"), copies=2).pieces]
    ['(n + 2)/(3*n*(n - 1))', '1/(3*n)']
    >>> closed_form(load("pharaon"), copies=4).at(52)
    Fraction(33, 1666)
    """
    rules = load(rules)
    if not 1 <= copies <= MOST_COPIES:
        raise ValueError(f"expected 1 to {MOST_COPIES} copies for a formula, got {copies}; `odds chance` counts any")
    asked = Question.of(rules, betting, quantity, letters)
    began = first_cards(rules) if began is None else began
    machine = Machine(asked, _places(rules, joins, began), copies=copies)
    sections = [_section(machine, residue) for residue in range(machine.period)]
    asked.check(machine.play, copies)
    return ClosedForm(
        rules=rules,
        betting=asked.betting,
        copies=copies,
        quantity=quantity,
        joins=joins,
        letters=asked.letters,
        pieces=tuple(
            _piece(section, machine, arises=fits(rules, joins, cards=section.residue, began=began))
            for section in sections
        ),
        machine=machine,
        numerator=sum(section.numerator for section in sections),
    )


def parity(residue: int, period: int) -> str:
    """A residue class in words.

    >>> parity(0, 2), parity(1, 3), parity(0, 1)
    ('even', '1 mod 3', 'any')
    """
    if period > 2:
        return f"{residue} mod {period}"
    return "any" if period == 1 else ("even", "odd")[residue]


def _places(rules: Rules, joins: str, began: int) -> list[str]:
    """Where the stake comes in with 0, 1, 2 ... cards left, as far as a turn goes."""
    if joins == "standing":
        return [rules.turn[rules.phase(began - cards)] for cards in range(len(rules.turn))]
    place = rules.joins.get(joins) or place_of(rules, joins, cards=0, began=0)  # which raises: no stake joins so
    return [place] * len(rules.turn)


def _section(machine: Machine, residue: int) -> Section:
    numerator = machine.numerator(machine.start(residue), machine.copies)
    return Section(numerator, period=machine.period, residue=residue, copies=machine.copies)


def _piece(section: Section, machine: Machine, *, arises: bool) -> Piece:
    """The formula that a section gives, once its polynomial is the exact count at more points than its degree."""
    first, period, copies = section.valid_from, section.period, section.copies
    cards = range(first, first + period * (copies + 1 + MORE_POINTS), period)
    points = tuple((n, _counted(machine, n)) for n in cards)
    wrong = [n for n, ways in points if section.polynomial_at(n) != section.ring.from_expr(ways)]
    if wrong:
        raise ArithmeticError(f"expected the polynomial and the count to agree, got a difference at {wrong[0]} cards")
    deals = prod(N - i for i in range(copies)) / sympy.Integer(factorial(copies))
    return Piece(
        period=period,
        residue=section.residue,
        place=machine.play.states[machine.start(section.residue)].place,
        formula=sympy.factor(section.polynomial.as_expr() / deals),
        valid_from=first,
        degree=copies,
        points=points,
        early=tuple((n, _counted(machine, n) / comb(n, copies)) for n in range(section.least, first, period)),
        arises=arises,
    )


def _counted(machine: Machine, cards: int) -> Expr:
    """The weighted ways among all deals of so many cards, by counting."""
    found = exact(machine.play, machine.start(cards), cards=cards, copies=machine.copies)
    return sympy.expand(sum(machine.question.weight(outcome) * ways for outcome, ways in found.ways.items()))
