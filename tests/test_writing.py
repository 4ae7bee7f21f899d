"""Formulas as they are written, for a terminal and for LaTeX, each set out by hand."""

import pytest
import sympy

from odds.engine.closed_form.writing import latex, summed, text

n, z, f, y, p = sympy.symbols("n z f y p")


@pytest.mark.parametrize(
    ("formula", "plain", "set_out"),
    [
        (0 * n, "0", "0"),
        (sympy.Integer(7), "7", "7"),
        (sympy.Rational(-2, 3), "-2/3", "-\\frac{2}{3}"),
        (n, "n", "n"),
        (-n, "-n", "-n"),
        (n + 1, "n + 1", "n + 1"),
        (-n - 1, "-(n + 1)", "-(n + 1)"),
        (2 * n + 2, "2*(n + 1)", "2 (n + 1)"),
        ((n + 1) ** 2, "(n + 1)**2", "(n + 1)^{2}"),
        ((n - 1) ** 2 * n, "n*(n - 1)**2", "n (n - 1)^{2}"),
        (1 / n, "1/n", "\\frac{1}{n}"),
        (1 / (n - 1), "1/(n - 1)", "\\frac{1}{n - 1}"),
        (1 / (2 * n), "1/(2*n)", "\\frac{1}{2 n}"),
        (-1 / (n - 1) ** 2, "-1/(n - 1)**2", "-\\frac{1}{(n - 1)^{2}}"),
        ((n + 1) / n, "(n + 1)/n", "\\frac{n + 1}{n}"),
        (-(n + 1) / (2 * n), "-(n + 1)/(2*n)", "-\\frac{n + 1}{2 n}"),
        (3 * (n - 2) / (n * (n - 1)), "3*(n - 2)/(n*(n - 1))", "\\frac{3 (n - 2)}{n (n - 1)}"),
        ((n + 3) * (n - 3) / n, "(n - 3)*(n + 3)/n", "\\frac{(n - 3) (n + 3)}{n}"),
        ((n - 2) * (n - 1) / 4, "(n - 1)*(n - 2)/4", "\\frac{(n - 1) (n - 2)}{4}"),
        ((n**2 + n + 1) * (n - 5), "(n - 5)*(n**2 + n + 1)", "(n - 5) (n^{2} + n + 1)"),
        (z / (z - 1), "-z/(1 - z)", "-\\frac{z}{1 - z}"),
        (z / (z - 1) ** 2, "z/(1 - z)**2", "\\frac{z}{(1 - z)^{2}}"),
        (z / (z - 1) ** 3, "-z/(1 - z)**3", "-\\frac{z}{(1 - z)^{3}}"),
        ((z - 1) * (z + 1), "-(1 - z)*(z + 1)", "-(1 - z) (z + 1)"),
        (y / n, "y/n", "\\frac{y}{n}"),
        (-y, "-y", "-y"),
        ((3 - p) / 4, "(3 - p)/4", "\\frac{3 - p}{4}"),
        ((p - 3) / 4, "(p - 3)/4", "\\frac{p - 3}{4}"),
        (-(p - 3) * (n - 1), "(n - 1)*(3 - p)", "(n - 1) (3 - p)"),
        (-((p - 3) ** 2), "-(p - 3)**2", "-(p - 3)^{2}"),
        (-(p - 3) * (y - 2), "(2 - y)*(p - 3)", "(2 - y) (p - 3)"),
        (-2 * y * (p - 3), "2*y*(3 - p)", "2 y (3 - p)"),
        (-2 * y, "-2*y", "-2 y"),
        ((p - 3) * (1 - f), "(1 - f)*(p - 3)", "(1 - f) (p - 3)"),
        (y * (n - 2) + 2, "y*(n - 2) + 2", "y \\left(n - 2\\right) + 2"),
        ((y * (n - 2) + 2) / n, "(y*(n - 2) + 2)/n", "\\frac{y \\left(n - 2\\right) + 2}{n}"),
        (f * n + y * n + 1, "f*n + n*y + 1", "f n + n y + 1"),
    ],
)  # fmt: skip
def test_a_formula_is_written_so(formula: sympy.Expr, plain: str, set_out: str) -> None:
    assert text(formula) == plain
    assert latex(formula) == set_out
    assert sympy.simplify(sympy.sympify(plain) - formula) == 0


@pytest.mark.parametrize(
    ("terms", "plain"),
    [
        ([1 / (1 - z)], "1/(1 - z)"),
        ([1 / (z + 1), 1 / (1 - z)], "1/(1 - z) + 1/(z + 1)"),
        ([1 / (1 - z) ** 2, 1 / (2 * (1 - z))], "1/(2*(1 - z)) + 1/(1 - z)**2"),
        ([-1 / (1 - z) ** 2, 1 / (2 * (1 - z))], "1/(2*(1 - z)) - 1/(1 - z)**2"),
        ([1 / (2 * (1 - z) ** 2), 3 / (1 - z)], "3/(1 - z) + 1/(2*(1 - z)**2)"),
        ([2 / (1 - z) ** 3, -z, sympy.Integer(5), 1 / (1 - z) ** 2], "-z + 5 + 1/(1 - z)**2 + 2/(1 - z)**3"),
    ],
)  # fmt: skip
def test_a_sum_begins_with_what_has_no_pole_and_goes_on_by_poles(terms: list[sympy.Expr], plain: str) -> None:
    total = sympy.Add(*terms)
    assert summed(total, text) == plain
    assert sympy.simplify(sympy.sympify(plain) - total) == 0
