"""How is a formula written?

One product over another, the factors in the order of their roots: (n + 2)/(3*n*(n - 1)).
What is written as text is read back by SymPy as the same expression.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import sympy

from odds.engine.closed_form.question import LETTERS

Expr = Any
Factor = tuple[Expr, int]
Z = sympy.Symbol("z")


class _Style(NamedTuple):
    """How an expression, a product, a power and a quotient are set."""

    write: Callable[[Expr], str]
    times: str
    power: str
    quotient: str


_TEXT = _Style(str, "*", "{}**{}", "{}/{}")
_LATEX = _Style(sympy.latex, " ", "{}^{{{}}}", "\\frac{{{}}}{{{}}}")


def text(formula: Expr) -> str:
    """A rational function as one line of plain characters.

    >>> n, f = sympy.symbols("n f")
    >>> text((2 * n**2 + n - 12) / (3 * n * (n - 1) * (n - 3)))
    '(2*n**2 + n - 12)/(3*n*(n - 1)*(n - 3))'
    >>> text((f * n - f - n / 2 + 1) / (n - 1) / n), text(1 / n - n), text((1 - 2 * f) / n)
    ('(2*f*(n - 1) - n + 2)/(2*n*(n - 1))', '-(n - 1)*(n + 1)/n', '(1 - 2*f)/n')
    """
    sign, above, below = _parts(formula)
    over = _set(above, _TEXT, bare=not sign and below == [])
    under = _set(below, _TEXT, bare=False)
    return sign + (_TEXT.quotient.format(over, f"({under})" if len(below) > 1 else under) if below else over)


def latex(formula: Expr) -> str:
    """The same for LaTeX, in mathematics.

    >>> print(latex((Z + 1) / (2 * (Z - 1) ** 3)))
    -\\frac{z + 1}{2 (1 - z)^{3}}
    """
    sign, above, below = _parts(formula)
    over = _set(above, _LATEX, bare=bool(below) or not sign)
    return sign + (_LATEX.quotient.format(over, _set(below, _LATEX, bare=True)) if below else over)


def summed(formula: Expr, write: Callable[[Expr], str]) -> str:
    """A sum, each term written by `text` or `latex`.

    >>> summed(1 / (1 + Z) - Z + 2 / (1 - Z), text)
    '-z + 2/(1 - z) + 1/(z + 1)'
    """
    first, *others = [write(term) for term in sorted(sympy.Add.make_args(formula), key=_pole)]
    return first + "".join(f" - {term[1:]}" if term.startswith("-") else f" + {term}" for term in others)


def _pole(term: Expr) -> tuple[tuple[str, int], str]:
    """Terms without a pole first, then by the pole and its order."""
    below = _parts(term)[2]
    return (str(below[-1][0]), below[-1][1]) if below else ("", 0), str(term)


def _parts(formula: Expr) -> tuple[str, list[Factor], list[Factor]]:
    """The sign, and the factors above and below the line; a number other than 1 comes first among them."""
    sides = [_factors(part) for part in sympy.fraction(sympy.factor(formula))]
    sign = "-" if sides[0][0] * sides[1][0] < 0 else ""
    (above, over), (below, under) = ((abs(number), factors) for number, factors in sides)
    over = over if above == 1 and over else [(above, 1), *over]
    if sign:
        sign, over = _turned(over)
    return sign, over, under if below == 1 else [(below, 1), *under]


def _turned(factors: list[Factor]) -> tuple[str, list[Factor]]:
    """A minus taken into the factor that has a letter in it, where there is one: (3 - p)/4 for -(p - 3)/4."""
    lettered = [(factor, power) for factor, power in factors if factor.is_Add and power == 1 and _letters(factor)]
    if not lettered:
        return "-", factors
    return "", [(-factor, power) if (factor, power) == lettered[0] else (factor, power) for factor, power in factors]


def _factors(part: Expr) -> tuple[Expr, list[Factor]]:
    """The number and the factors of a polynomial in their order; 1 - z stands for z - 1."""
    number, factors = sympy.factor_list(part)
    turns = sum(power for factor, power in factors if factor == Z - 1)
    turned = [(1 - Z if factor == Z - 1 else factor, power) for factor, power in factors]
    return number * (-1) ** turns, sorted(turned, key=_order)


def _order(factor: Factor) -> tuple[int, int, bool, Expr, str]:
    """By letters, then by degree; n comes before n - 1, that before n - 2, and n + 1 after them."""
    expr = factor[0]
    constant = expr.as_coeff_Add()[0]
    return len(expr.free_symbols), int(sympy.total_degree(expr)), bool(constant > 0), abs(constant), str(expr)


def _set(factors: list[Factor], style: _Style, *, bare: bool) -> str:
    """A product; `bare` leaves a sum that stands alone without brackets."""
    alone = bare and len(factors) == 1 and factors[0][1] == 1
    pieces = []
    for factor, power in factors:
        piece = style.write(_by_letter(factor))
        piece = f"({piece})" if factor.is_Add and not alone else piece
        pieces.append(style.power.format(piece, power) if power > 1 else piece)
    return style.times.join(pieces)


def _by_letter(factor: Expr) -> Expr:
    """A factor with what belongs to each letter put together."""
    letters = _letters(factor)
    return sympy.collect(factor, letters, sympy.factor) if letters else factor


def _letters(factor: Expr) -> list[Expr]:
    return sorted((letter for letter in sympy.sympify(factor).free_symbols if str(letter) in LETTERS), key=str)
