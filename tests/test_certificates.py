"""Does what comes with a formula prove it?

The checker knows nothing of the finder: it reads the JSON of `odds derive` and does arithmetic on fractions.
"""

from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import Any

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

from odds import load, names
from odds.engine.closed_form import PeriodError, closed_form, fair_shares
from odds.engine.enumerate import every_deal
from odds.rules import JOININGS, PLAIN, Betting, Call, Place, Play, Rules
from odds.rules.ladders import named
from odds.rules.table import Supply
from odds.sheets.catalogue.derive import derive_data
from tests.arithmetic import evaluate


def series(function: str, terms: int) -> list[Fraction]:
    """The first coefficients of a rational function of z, by long division."""
    above, below = (sympy.Poly(part, sympy.Symbol("z")) for part in sympy.fraction(sympy.sympify(function)))
    over, under = ([Fraction(int(c.p), int(c.q)) for c in reversed(part.all_coeffs())] for part in (above, below))
    coefficients: list[Fraction] = []
    for at in range(terms):
        carried = sum(under[i] * coefficients[at - i] for i in range(1, min(at, len(under) - 1) + 1))
        coefficients.append(((over[at] if at < len(over) else 0) - carried) / under[0])
    return coefficients


def assert_proved(data: dict[str, Any], counted: dict[int, Fraction]) -> None:
    """The generating function is the count, its partial fractions are it, and the points fix each polynomial."""
    k = data["copies"]
    coefficients = series(data["generating_function"], max(counted) + 1)
    assert {n: coefficients[n] for n in counted} == counted
    for at in range(2, 6 * (k + 2)):
        z = Fraction(1, at)
        assert evaluate(data["generating_function"], z=z) == evaluate(data["partial_fractions"], z=z)
    for residue, piece in enumerate(data["pieces"]):
        step = len(data["pieces"])
        points = {point["cards"]: Fraction(point["ways"]) for point in piece["points"]}
        assert len(points) > piece["degree"]
        assert all(n % step == residue and n >= piece["valid_from"] for n in points)
        assert all(points[n] == counted[n] for n in points if n in counted)
        for n, ways in points.items():
            assert evaluate(piece["formula"], n=Fraction(n)) * comb(n, k) == ways
        row = [
            evaluate(piece["formula"], n=Fraction(n)) * comb(n, k)
            for n in range(piece["valid_from"], piece["valid_from"] + step * (piece["degree"] + 12), step)
        ]
        for _ in range(piece["degree"] + 1):
            row = [after - before for before, after in pairwise(row)]
        assert set(row) == {0}, "no polynomial of that degree"


@pytest.mark.parametrize("name", names())
def test_every_certificate_proves_its_formula(name: str) -> None:
    """All rule sets and ways of joining, up to four copies."""
    rules = load(name)
    play = Play.of(rules)
    for joins in [way for way in JOININGS if way in rules.joins or way == "standing"]:
        for copies in (1, 2, 3, 4):
            form = closed_form(rules, copies=copies, joins=joins)
            counted = {}
            for cards in range(copies, 10):
                start = play.enter(form.pieces[cards % len(form.pieces)].place)
                found = every_deal(play, start, cards=cards, copies=copies)
                counted[cards] = found.advantage * found.total
            assert_proved(derive_data(form), counted)


@pytest.mark.parametrize("betting", [PLAIN, PLAIN._replace(again=True)], ids=["plain", "again"])
@pytest.mark.parametrize("quantity", ["advantage", "null"])
@pytest.mark.parametrize(("name", "copies"), [("bassette", 3), ("pharaon", 3), ("basset", 2), ("bassetta", 4)])
def test_the_equations_have_the_generating_function_for_solution(
    name: str, copies: int, quantity: str, betting: Betting
) -> None:
    """F = T F + S, gone through again and again up to nine cards, gives the coefficients of x^k."""
    most = 9
    working = closed_form(load(name), copies=copies, quantity=quantity, betting=betting).working
    ring, z, x = sympy.ring("z x", sympy.QQ)
    rest = sum((z * (1 + x)) ** cards for cards in range(1, most + 1))

    def element(expression: Any) -> Any:
        marked = sympy.Poly(expression, *sympy.symbols("z x R"))
        return sum((ring.domain.from_sympy(c) * z**i * x**j * rest**r for (i, j, r), c in marked.terms()), ring(0))

    def cut(polynomial: Any) -> Any:
        return ring({powers: c for powers, c in polynomial.terms() if powers[0] <= most and powers[1] <= copies})

    functions = sympy.symbols(f"F1:{len(working.states) + 1}")
    for equation, row, alone in zip(working.equations, working.matrix.tolist(), working.settled, strict=True):
        led = sum(entry * function for entry, function in zip(row, functions, strict=True))
        assert sympy.expand(equation - led - alone) == 0
    settled = [element(each) for each in working.settled]
    matrix = [[element(each) for each in row] for row in working.matrix.tolist()]
    solution = [ring(0)] * len(settled)
    for _ in range(most):
        solution = [
            cut(sum((t * f for t, f in zip(row, solution, strict=True)), s))
            for row, s in zip(matrix, settled, strict=True)
        ]
    found = [solution[0].coeff(z**n * x**copies) for n in range(1, most + 1)]
    assert [Fraction(int(c.numerator), int(c.denominator)) for c in found] == series(
        str(working.generating_function), most + 1
    )[1:]


@pytest.mark.parametrize(
    ("quantity", "settled"),
    [
        ("void", ("0", "x*z", "0")),  # the punter's hit as the very last card
        ("null", ("z + x*z", "z + x*z", "0")),  # the same, and wherever the stock ends without a word
        ("halved", ("0", "0", "R*x*z")),
        ("loses", ("0", "0", "R*z + z + x*z")),
        ("wins", ("0", "R*x*z", "0")),
    ],
)
def test_what_each_card_of_pharaon_settles(quantity: str, settled: tuple[str, ...]) -> None:
    """By the banker's card, the punter's, and the one that decides a doublet; R stands for all that may follow."""
    working = closed_form(load("pharaon"), copies=1, quantity=quantity).working
    assert [state.place for state in working.states] == ["banker", "punter", "doublet?"]
    for found, expected in zip(working.settled, settled, strict=True):
        assert sympy.expand(found - sympy.sympify(expected)) == 0


@pytest.mark.parametrize(
    ("name", "letters", "wins"), [("bassette", "f", 1), ("pharaon", "yp", 2), ("basset", "gp", 3), ("faro", "", 1)]
)
def test_what_is_written_is_read_back(name: str, letters: str, wins: int) -> None:
    """Every formula in the JSON is, read by SymPy, the expression that was found."""
    betting = PLAIN._replace(takes=(Fraction(1),) * wins, loses=(Fraction(1),) * wins)
    for copies in (1, 2, 3, 4):
        form = closed_form(load(name), copies=copies, letters=tuple(letters), betting=betting)
        data = derive_data(form)
        written = [data["generating_function"], data["partial_fractions"], *data["equations"]]
        working = form.working
        found = [working.generating_function, working.partial_fractions, *working.equations]
        for piece, printed in zip(form.pieces, data["pieces"], strict=True):
            written += [printed["formula"], printed["leading"], *(point["ways"] for point in printed["points"])]
            found += [piece.formula, piece.leading, *(ways for _, ways in piece.points)]
        written += [fair["share"] for fair in data["fair"]]
        found += [fair.share for fair in fair_shares(form)]
        for one, two in zip(written, found, strict=True):
            assert sympy.cancel(sympy.sympify(one) - two) == 0, one


PLACES = 4
SAYS = ("wins", "loses", "opened", "fined", "twins", "void", "off", "waits")


@st.composite
def calls(draw: st.DrawFn, *, often: bool) -> Call | None:
    """Something called of a card, or nothing; `often` for hits, which mostly do something."""
    if draw(st.integers(0, 3)) == 0 if often else draw(st.integers(0, 3)) > 0:
        return None
    says = draw(st.sampled_from(SAYS))
    takes = {"loses": Fraction(1), "opened": Fraction(1, 3), "fined": Fraction(1, 2)}.get(says, Fraction(0))
    return Call(says, takes, draw(st.none() | st.integers(0, PLACES - 1).map(str)))


@st.composite
def tables(draw: st.DrawFn) -> Rules:
    """A table of a few places, none of it thought of by anybody."""
    places = {
        str(at): Place(
            draw(st.integers(0, PLACES - 1).map(str)),
            draw(calls(often=True)),
            draw(calls(often=False)),
            draw(calls(often=True)),
            draw(calls(often=False)),
        )
        for at in range(PLACES)
    }
    told = {
        "name": "random",
        "title": "Random",
        "period": "now",
        "evidence": "modern",
        "sources": (),
        "ladder": named("fair"),
    }
    return Rules(**told, unsettled="returned", turn=("0",), joins={"deal": "0"}, places=places, supply=Supply())


@settings(deadline=None, max_examples=60)
@given(tables(), st.integers(1, 3), st.sampled_from(["advantage", "win", "null", "wins:2"]))
def test_any_table_whatever_has_its_formulas(rules: Rules, copies: int, quantity: str) -> None:
    """Formula and early values against dealing every deal; or there is no period, and that is said."""
    try:
        form = closed_form(rules, copies=copies, quantity=quantity)
    except PeriodError:
        fined_for_misses = [place for place in rules.places.values() if place.miss and place.miss.says == "fined"]
        assert fined_for_misses, "misses that change no purse have a period"
        return
    wins = 2 if quantity == "wins:2" else 1
    play = Play(rules, PLAIN._replace(takes=(Fraction(1),) * wins, loses=(Fraction(1),) * wins))
    for cards in range(copies, 8):
        found = every_deal(play, play.enter("0"), cards=cards, copies=copies)
        null, advantage = found.chance("null"), found.advantage
        expected = {"advantage": advantage, "null": null}.get(quantity, found.chance("win"))
        assert form.pieces[cards % len(form.pieces)].value(cards) == expected
