"""Are the formulas right, for every rule set, every way of joining and every outcome?

The first road is counting (`exact`) or dealing every deal; the second is the formula, read back from its text as plain
arithmetic on fractions, so that neither SymPy nor the finder is trusted.
"""

from fractions import Fraction
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

import pytest
import sympy

from odds import RulesError, load, names, read
from odds.engine.closed_form import ClosedForm, PeriodError, closed_form
from odds.engine.closed_form.writing import text
from odds.engine.enumerate import every_deal
from odds.engine.exact import exact
from odds.engine.outcome import Distribution
from odds.rules import JOININGS, PLAIN, Betting, Play
from odds.rules.betting import LITTLE_PEACE, ride
from odds.rules.ladders import named, of_payouts
from tests.arithmetic import evaluate

KNOWN = [
    line.split(maxsplit=5)
    for line in (Path(__file__).parent / "tables/formulas/known.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
COPIES = (1, 2, 3, 4, 5, 6)
EXPECTED = {"win", "loss", "null"}


def joinings(name: str) -> list[str]:
    """The ways in which a stake can join under a rule set."""
    return [way for way in JOININGS if way in load(name).joins or way == "standing"]


@cache
def counted(name: str, place: str, cards: int, copies: int) -> Distribution:
    """The distribution by counting."""
    play = Play.of(load(name))
    return exact(play, play.enter(place), cards=cards, copies=copies)


def quantity_of(found: Distribution, quantity: str) -> Fraction:
    """The advantage, a kind's chance, or the chance of an outcome by its words."""
    if quantity == "advantage":
        return found.advantage
    kinds = {kind: found.chance(kind) for kind in ("win", "loss", "null")}
    said = sum(ways for outcome, ways in found.ways.items() if outcome.says == quantity)
    return kinds.get(quantity, Fraction(said, found.total))


def assert_agrees(name: str, form: ClosedForm, *, upto: int) -> None:
    """Every piece is the exact count from its first n on, and not one turn before."""
    for piece in form.pieces:
        formula = text(piece.formula)
        assert len(piece.points) == form.copies + 4 > piece.degree + 3  # three counts more than fix the polynomial
        for cards in range(piece.valid_from, upto + 1, piece.period):
            found = counted(name, piece.place, cards, form.copies)
            assert evaluate(formula, n=Fraction(cards)) == quantity_of(found, form.quantity), (piece.parity, cards)
        before = piece.valid_from - piece.period
        if before >= form.copies:
            found = counted(name, piece.place, before, form.copies)
            assert dict(piece.early)[before] == quantity_of(found, form.quantity)
            assert piece.formula.subs("n", before) != quantity_of(found, form.quantity)


@pytest.mark.parametrize(("name", "copies", "joins", "parity", "letters", "formula"), KNOWN)
def test_known_formulas_come_out(name: str, copies: str, joins: str, parity: str, letters: str, formula: str) -> None:
    """The formulas that were worked out by hand."""
    open_letters = () if letters == "-" else tuple(letters)
    form = closed_form(load(name), copies=int(copies), joins=joins, letters=open_letters)
    piece = next(piece for piece in form.pieces if piece.parity == parity)
    assert sympy.simplify(piece.formula - sympy.sympify(formula)) == 0


@pytest.mark.parametrize("name", names())
def test_advantage_agrees_with_counting(name: str) -> None:
    """All ways of joining, up to six copies, up to forty cards, both parities."""
    for joins in joinings(name):
        for copies in COPIES:
            assert_agrees(name, closed_form(load(name), copies=copies, joins=joins), upto=40)


@pytest.mark.parametrize("name", names())
def test_every_outcome_agrees_with_counting(name: str) -> None:
    """Each kind and each outcome by its words; the kinds add up to 1."""
    for copies in COPIES:
        place = load(name).joins["deal"]
        small = [counted(name, place, cards, copies) for cards in range(copies, copies + 8)]
        words = {outcome.says for found in small for outcome in found.ways}
        forms = [closed_form(load(name), copies=copies, quantity=each) for each in sorted(EXPECTED | words)]
        for form in forms:
            assert_agrees(name, form, upto=24)
        kinds = [form for form in forms if form.quantity in EXPECTED]
        for pieces in zip(*(form.pieces for form in kinds), strict=True):
            assert sympy.simplify(sum(piece.formula for piece in pieces)) == 1


@pytest.mark.parametrize("name", names())
def test_formulas_agree_with_dealing_every_deal(name: str) -> None:
    """Small stocks dealt word by word: the formula where it holds, and the counted values below."""
    rules = load(name)
    play = Play.of(rules)
    for joins in joinings(name):
        for copies in (1, 2, 3):
            for piece in closed_form(rules, copies=copies, joins=joins).pieces:
                for cards in range(copies + (piece.residue - copies) % piece.period, 10, piece.period):
                    found = every_deal(play, play.enter(piece.place), cards=cards, copies=copies)
                    assert piece.value(cards) == found.advantage


@pytest.mark.parametrize("name", ["bassette", "basset", "pharaon", "faro", "bassetta"])
def test_wins_running_agree_with_counting(name: str) -> None:
    """The chance of m wins, for m up to 4, and of none too many."""
    rules = load(name)
    for wins in (1, 2, 3, 4):
        play = Play(rules, Betting("riding", takes=(Fraction(1),) * wins, loses=(Fraction(1),) * wins))
        form = closed_form(rules, copies=4, quantity=f"wins:{wins}")
        for cards in range(8, 30):
            found = exact(play, play.enter(rules.joins["deal"]), cards=cards, copies=4)
            assert form.at(cards) == found.chance("win")
    for wins in (3, 24):
        assert all(piece.formula == 0 for piece in closed_form(rules, copies=2, quantity=f"wins:{wins}").pieces)


def test_four_wins_running_from_a_fresh_pack() -> None:
    """506/10829 in bassette and bassetta, 46/833 in la-bassette; two running in bassette 192/833."""
    for name, chance in (("bassette", "506/10829"), ("bassetta", "506/10829"), ("la-bassette", "46/833")):
        assert closed_form(load(name), copies=4, quantity="wins:4").at(52) == Fraction(chance)
    assert closed_form(load("bassette"), copies=4, quantity="wins:2").at(52) == Fraction(192, 833)


def test_a_parolied_stake_and_masse_agree_with_counting() -> None:
    """A riding stake that pays seven on the second win, and one that is laid again."""
    for betting in (
        PLAIN._replace(takes=(Fraction(1), Fraction(7)), loses=(Fraction(1),) * 2),
        PLAIN._replace(again=True),
    ):
        for name in ("bassette", "basset"):
            rules = load(name)
            play = Play(rules, betting)
            form = closed_form(rules, copies=4, betting=betting)
            for cards in range(9, 25):
                found = exact(play, play.enter(rules.joins["deal"]), cards=cards, copies=4)
                assert form.at(cards) == found.advantage


def test_letters_stand_for_the_shares() -> None:
    """A letter given its number is the game as it is; the number is wanted."""
    form = closed_form(load("bassette"), copies=4, letters=("f",))
    assert form.at(52, f=Fraction(2, 3)) == Fraction(454, 32487)
    assert closed_form(load("basset"), copies=4, letters=("g",)).at(52, g=Fraction(1, 2)) == closed_form(
        load("basset"), copies=4
    ).at(52)
    with pytest.raises(ValueError, match="expected a number for f, got"):
        form.at(52)


def test_twelve_copies_agree_with_counting() -> None:
    """Three packs: a long formula is as right as a short one."""
    assert_agrees("bassetta", closed_form(load("bassetta"), copies=12), upto=40)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"copies": 0}, "expected 1 to 24 copies for a formula, got 0"),
        ({"copies": 25}, "expected 1 to 24 copies for a formula, got 25"),
        ({"copies": 4, "letters": ("q",)}, "expected letters among f, y, g, p, got 'q'"),
        ({"copies": 4, "quantity": "openned"}, "did you mean opened"),
        ({"copies": 4, "quantity": "wins:0"}, "expected wins:1 to wins:24, got 'wins:0'"),
        ({"copies": 4, "quantity": "wins:many"}, "expected wins:1 to wins:24"),
        ({"copies": 4, "quantity": f"wins:{'9' * 5000}"}, "expected wins:1 to wins:24, got 'wins:999"),
        ({"copies": 4, "quantity": "wins:2", "betting": LITTLE_PEACE}, "of a plain stake, .* got little peace"),
        ({"copies": 4, "joins": "late"}, "expected a way of joining among"),
    ],
)
def test_what_cannot_be_asked_is_refused(asked: dict[str, Any], sentence: str) -> None:
    """One sentence: what was expected, what came."""
    with pytest.raises(ValueError, match=sentence):
        closed_form(load("bassette"), **asked)


def test_a_stake_that_cannot_join_so_is_refused() -> None:
    """Nobody joins basset between turns."""
    with pytest.raises(RulesError, match="expected a way of joining that basset knows"):
        closed_form(load("basset"), copies=4, joins="turn")


def test_fewer_cards_than_the_formula_holds_for_are_refused() -> None:
    """A single copy in bassette, joined mid-turn: with one card left there is no turn to come."""
    form = closed_form(load("bassette"), copies=1, joins="mid-turn")
    assert form.pieces[1].early == ((1, 0),)
    with pytest.raises(ValueError, match=r"expected at least 3 cards, .* \(n odd\), got 1"):
        form.at(1)


@pytest.mark.parametrize(
    ("name", "leads"),
    [
        ("bassette", {
            "opener": ("F2", "opened", "unsettled", "opened"),
            "punter": ("F3", "wins", "unsettled", "void"),
            "banker": ("F2", "loses", "unsettled", "loses"),
        }),
        ("pharaon", {
            "banker": ("F2", "F3", "unsettled", "unsettled"),
            "punter": ("F1", "wins", "unsettled", "void"),
            "doublet?": ("loses", "halved", "loses", "loses"),
        }),
        ("faro", {
            "soda": ("F2", "F2", "unsettled", "unsettled"),
            "banker": ("F3", "F4", "unsettled", "void"),
            "punter": ("F2", "wins", "unsettled", "wins"),
            "split?": ("loses", "halved", "loses", "halved"),
        }),
    ],
)  # fmt: skip
def test_the_working_says_what_each_card_leads_to(name: str, leads: dict[str, tuple[str, ...]]) -> None:
    """A miss and a hit, and both again where the card is the very last, as the table of places has it."""
    working = closed_form(load(name), copies=1).working
    assert {state.place: led for state, led in zip(working.states, working.leads, strict=True)} == leads


TABLE = """
title = "Mine"
period = "now"
evidence = "modern"
sources = ["myself"]
pays = [1]
unsettled = "returned"
turn = [{turn}]
joins = {{ deal = "p0" }}
[places]
{places}
"""


def wheel(length: int, *, miss: str = "") -> str:
    """A rule file with a turn of so many places, at the first of which a hit loses, and at the others wins."""
    calls = ["loses", *["wins"] * (length - 1)]
    places = [
        f'p{at} = {{ then = "p{(at + 1) % length}", hit = {{ call = "{call}" }}{miss if not at else ""} }}'
        for at, call in enumerate(calls)
    ]
    return TABLE.format(turn=", ".join(f'"p{at}"' for at in range(length)), places="\n".join(places))


def test_a_turn_of_three_has_three_formulas() -> None:
    """A banker and two punters: a formula for each residue class, of which the first copy's place gives the terms."""
    rules = read(wheel(3), name="mine")
    form = closed_form(rules, copies=2)
    assert [piece.parity for piece in form.pieces] == ["0 mod 3", "1 mod 3", "2 mod 3"]
    for cards in range(5, 30):
        gains = sum((1 if place % 3 == 1 else -1) * (cards - place) for place in range(1, cards))
        assert form.at(cards) == Fraction(gains, comb(cards, 2))


@pytest.mark.parametrize("began", [52, 53, 54])
def test_a_stake_that_stands_at_a_turn_of_three_is_met_where_its_deal_has_come_to(began: int) -> None:
    rules = read(wheel(3), name="mine")
    play = Play.of(rules)
    form = closed_form(rules, copies=2, joins="standing", began=began)
    for cards in range(6, 20):
        place = rules.turn[(began - cards) % 3]
        assert form.piece(cards).place == place
        assert form.at(cards) == exact(play, play.enter(place), cards=cards, copies=2).advantage


def test_a_purse_that_changes_each_round_is_refused() -> None:
    """A fine on every miss leaves no period."""
    rules = read(wheel(2, miss=', miss = { call = "fined", takes = "1/2" }'), name="mine")
    with pytest.raises(PeriodError, match="mine: expected misses that bring a stake round unchanged, got a purse"):
        closed_form(rules, copies=2)


def test_a_stake_that_waits_longer_is_settled_by_misses_too() -> None:
    """A turn of three, whose hits wait for two cards more: two misses are a loss."""
    rules = read(
        TABLE.format(
            turn='"p0", "p1", "p2"',
            places="""
p0 = { then = "p1", hit = { call = "waits", then = "w0" } }
p1 = { then = "p2", hit = { call = "wins" } }
p2 = { then = "p0", hit = { call = "loses" } }
w0 = { then = "w1", hit = { call = "wins" } }
w1 = { then = "p0", hit = { call = "off" }, miss = { call = "loses" } }
""",
        ),
        name="mine",
    )
    for copies in (1, 2, 3):
        form = closed_form(rules, copies=copies)
        assert [piece.parity for piece in form.pieces] == ["0 mod 3", "1 mod 3", "2 mod 3"]
        play = Play.of(rules)
        for piece in form.pieces:
            for cards in range(copies + (piece.residue - copies) % 3, 14, 3):
                assert piece.value(cards) == every_deal(play, play.enter("p0"), cards=cards, copies=copies).advantage


def test_what_the_last_of_three_wins_takes_is_a_letter() -> None:
    rules = load("bassette")
    form = closed_form(rules, copies=4, betting=ride(named("fair"), 3), letters=("p",))
    for pays in (7, 30):
        play = Play.of(rules, ride(of_payouts([1, 3, pays])))
        for cards in range(8, 20):
            found = exact(play, play.enter("opener"), cards=cards, copies=4)
            assert form.at(cards, p=Fraction(pays)) == found.advantage


def test_a_machine_that_is_too_large_is_refused() -> None:
    """Fines that add up to ever new purses, with every copy that comes."""
    places = """
p0 = { then = "p1", hit = { call = "fined", takes = "1/2" } }
p1 = { then = "p2", hit = { call = "fined", takes = "1/3" } }
p2 = { then = "p3", hit = { call = "fined", takes = "1/5" } }
p3 = { then = "p0", hit = { call = "wins" } }
"""
    rules = read(TABLE.format(turn='"p0", "p1", "p2", "p3"', places=places), name="mine")
    with pytest.raises(PeriodError, match="mine: expected a machine of at most 1000 states, got one that has more"):
        closed_form(rules, copies=20)


def test_the_longest_period_has_its_formulas() -> None:
    form = closed_form(read(wheel(24), name="mine"), copies=1)
    for cards in (30, 47):
        gains = sum(1 if place % 24 == 1 else -1 for place in range(1, cards + 1))
        assert form.at(cards) == Fraction(gains, cards)


def test_a_period_that_is_too_long_is_refused() -> None:
    """A turn of so many places that the formulas would fill a book."""
    with pytest.raises(PeriodError, match="got a table that takes 25"):
        closed_form(read(wheel(25), name="mine"), copies=2)


def test_a_formula_that_is_not_the_count_is_never_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """The count that it is compared with is one deal off."""

    def one_off(*asked: Any, **stock: int) -> Distribution:
        found = exact(*asked, **stock)
        outcome = next(iter(found.ways))
        return found._replace(ways={**found.ways, outcome: found.ways[outcome] + 1})

    monkeypatch.setattr("odds.engine.closed_form.forms.exact", one_off)
    with pytest.raises(ArithmeticError, match="expected the polynomial and the count to agree, got a difference at"):
        closed_form(load("bassette"), copies=2)
