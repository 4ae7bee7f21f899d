"""Which share makes the game fair, and are two games the same?

Nouns: fair share, parting (of two games).
"""

from math import lcm
from typing import Any, NamedTuple

import sympy

from odds.engine.closed_form.forms import ClosedForm, N, Piece, closed_form, parity
from odds.rules import PLAIN, Betting, Rules

Expr = Any


class Fair(NamedTuple):
    """The share that makes the advantage 0, as a function of n (and of the other letters), from `valid_from` on."""

    letter: str
    parity: str
    share: Expr
    valid_from: int

    @property
    def possible(self) -> bool | None:
        """Whether it lies from 0 to 1, as a share must, for all large n; None for a payout, or if other letters stay.

        >>> from odds.rules import load
        >>> [fair.possible for fair in fair_share(closed_form(load("pharaon"), copies=2, letters=("y",)), "y")]
        [False, True]
        """
        if self.letter == "p" or self.share.free_symbols - {N}:
            return None
        return bool(_in_the_end(self.share) >= 0 and _in_the_end(1 - self.share) >= 0)


def _in_the_end(expr: Expr) -> Expr:
    """A number with the sign that a rational function of n keeps for all large n."""
    above, below = sympy.fraction(sympy.together(expr))
    return sympy.LC(above, N) / sympy.LC(below, N)


class Parting(NamedTuple):
    """How two games stand to each other where n is of one residue class.

    `difference` is the quantity under the first less that under the second, for n from `valid_from` on.
    `meet` are the numbers of cards where the two are equal though their formulas differ; `part` are those where they
    differ though the formulas are the same (below `valid_from`, then).

    >>> from odds.rules import load
    >>> [parting.same for parting in same_game(load("pharaon"), load("pharaon"), copies=2)]
    [True, True]
    """

    parity: str
    difference: Expr
    valid_from: int
    meet: tuple[int, ...]
    part: tuple[int, ...]

    @property
    def same(self) -> bool:
        """Whether the two are equal for every n of this class."""
        return self.difference == 0 and not self.part


def fair_share(form: ClosedForm, letter: str) -> tuple[Fair, ...]:
    """The share for each residue class in which the advantage depends on it.

    Raises ValueError unless the form is of the advantage, with this letter left open, and depends on it.

    >>> from odds.rules import load
    >>> even, odd = fair_share(closed_form(load("bassette"), copies=4, letters=("f",)), "f")
    >>> even.share.subs(N, 52)
    404/833
    """
    if form.quantity != "advantage" or letter not in form.letters:
        open_letters = ", ".join(form.letters) or "none"
        raise ValueError(
            f"expected the advantage with {letter} left open, got {form.quantity} with letters {open_letters}"
        )
    fair = tuple(_fair(piece, letter) for piece in form.pieces if piece.formula.has(sympy.Symbol(letter)))
    if not fair:
        raise ValueError(f"expected an advantage that depends on {letter}, got one that does not")
    return fair


def fair_shares(form: ClosedForm) -> tuple[Fair, ...]:
    """The fair share of each letter left open on which an advantage depends; none for other quantities.

    >>> from odds.rules import load
    >>> [(fair.letter, fair.parity, fair.share) for fair in fair_shares(closed_form(load("pharaon"), copies=2))]
    []
    >>> [str(fair.share) for fair in fair_shares(closed_form(load("pharaon"), copies=2, letters=("y",)))]
    ['-2/(n - 2)', '0']
    """
    if form.quantity != "advantage":
        return ()
    used = [letter for letter in form.letters if any(piece.formula.has(sympy.Symbol(letter)) for piece in form.pieces)]
    return tuple(fair for letter in used for fair in fair_share(form, letter))


def _fair(piece: Piece, letter: str) -> Fair:
    above, _ = sympy.fraction(piece.formula)
    linear = sympy.Poly(above, sympy.Symbol(letter))
    slope, rest = linear.coeff_monomial(sympy.Symbol(letter)), linear.coeff_monomial(1)
    past = [n + piece.period for n in _roots(slope) if n % piece.period == piece.residue]
    return Fair(letter, piece.parity, sympy.factor(-rest / slope), max([piece.valid_from, *past]))


def same_game(
    first: Rules,
    second: Rules,
    *,
    copies: int,
    quantity: str = "advantage",
    joins: str = "deal",
    betting: Betting = PLAIN,
    letters: tuple[str, ...] = (),
) -> tuple[Parting, ...]:
    """Where two rule sets are equal in one quantity, and where they part, class by class.

    `copies`, `quantity`, `joins`, `betting` and `letters` as for `closed_form`.
    Raises what `closed_form` raises.

    >>> from odds.rules import load
    >>> even, odd = same_game(load("bassette"), load("la-bassette"), copies=1)
    >>> even.difference, odd.difference, even.same
    (2/(3*n), -1/(3*n), False)
    """
    one, two = (
        closed_form(rules, copies=copies, quantity=quantity, joins=joins, betting=betting, letters=letters)
        for rules in (first, second)
    )
    period = lcm(len(one.pieces), len(two.pieces))
    return tuple(_parting(one, two, residue, period) for residue in range(period))


def _parting(one: ClosedForm, two: ClosedForm, residue: int, period: int) -> Parting:
    ours, theirs = (form.pieces[residue % len(form.pieces)] for form in (one, two))
    difference = sympy.factor(ours.formula - theirs.formula)
    least = one.copies + (residue - one.copies) % period
    valid_from = max(ours.valid_from, theirs.valid_from)
    valid_from += (residue - valid_from) % period
    early = {n: ours.value(n) - theirs.value(n) for n in range(least, valid_from, period)}
    met = [n for n, apart in early.items() if not apart]
    met += [n for n in _roots(difference) if n >= valid_from and n % period == residue]
    return Parting(
        parity=parity(residue, period),
        difference=difference,
        valid_from=valid_from,
        meet=tuple(met) if difference else (),
        part=() if difference else tuple(n for n, apart in early.items() if apart),
    )


def _roots(formula: Expr) -> list[int]:
    """The whole numbers n at which a rational function is 0 whatever its letters are; none where it is 0 throughout."""
    above, _ = sympy.fraction(formula)
    return sorted(int(root) for root in sympy.Poly(above, N).ground_roots() if root.is_Integer)
