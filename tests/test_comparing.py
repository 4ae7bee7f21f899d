"""Which share is fair, where are two games the same, and what is left of an advantage in a large stock?"""

from fractions import Fraction

import pytest
import sympy

from odds import load
from odds.engine.closed_form import closed_form, fair_share, fair_shares, same_game
from odds.engine.closed_form.comparing import Fair, Parting
from odds.engine.closed_form.forms import N
from odds.engine.exact import exact
from odds.rules import PLAIN, Play
from tests.made_up import made_up

F = sympy.Symbol("f")


def test_the_opener_that_makes_bassette_fair() -> None:
    """404/833 for a fresh pack; and put back into the game, each fair share leaves no advantage."""
    for copies in (2, 3, 4, 5):
        form = closed_form(load("bassette"), copies=copies, letters=("f",))
        for fair, piece in zip(fair_share(form, "f"), form.pieces, strict=True):
            assert sympy.simplify(piece.formula.subs(F, fair.share)) == 0
    form = closed_form(load("bassette"), copies=4, letters=("f",))
    assert fair_share(form, "f")[0].share.subs(N, 52) == sympy.Rational(404, 833)
    assert form.at(52, f=Fraction(404, 833)) == 0


def test_the_payout_that_makes_a_second_win_fair() -> None:
    """What a stake that rides for two wins must be paid, so that the counted advantage is 0."""
    rules = load("bassette")
    riding = PLAIN._replace(takes=(Fraction(1), Fraction(3)), loses=(Fraction(1),) * 2)
    even, _ = fair_share(closed_form(rules, copies=4, betting=riding, letters=("p",)), "p")
    for cards in (8, 20, 52):
        share = even.share.subs(N, cards)
        payout = Fraction(int(share.p), int(share.q))
        play = Play(rules, riding._replace(takes=(Fraction(1), payout)))
        assert exact(play, play.enter("opener"), cards=cards, copies=4).advantage == 0


def test_a_fair_share_is_given_from_where_the_letter_counts() -> None:
    """A single copy in bassette: only an opener of nothing is fair; three at pharaon: only a doublet of nothing."""
    for name, copies, letter in (("bassette", 1, "f"), ("pharaon", 3, "y")):
        form = closed_form(load(name), copies=copies, letters=(letter,))
        assert [fair.share for fair in fair_shares(form)] == [0, 0]


def test_a_fair_share_is_given_from_where_the_letter_matters() -> None:
    """Two cards, both of the rank: at pharaon that is the last turn, whose doublet costs the whole stake."""
    form = closed_form(load("pharaon"), copies=2, letters=("y",))
    assert form.at(2, y=Fraction(0)) == form.at(2, y=Fraction(1)) == 1
    even, odd = fair_share(form, "y")
    assert (even.valid_from, odd.valid_from) == (4, 3)
    # A number of cards of the other class at which the letter would not matter moves nothing.
    even, _ = fair_share(closed_form(load("basset-demoivre"), copies=2, letters=("f",)), "f")
    assert (str(even.share), even.valid_from) == ("(n - 2)/(2*(n - 1))", 2)


def test_what_has_no_fair_share_is_refused() -> None:
    """The letter must be open and matter, and it must be the advantage that is asked about."""
    with pytest.raises(ValueError, match="expected the advantage with f left open, got advantage with letters none"):
        fair_share(closed_form(load("bassette"), copies=2), "f")
    with pytest.raises(ValueError, match="with y left open, got advantage with letters f"):
        fair_share(closed_form(load("bassette"), copies=2, letters=("f",)), "y")
    with pytest.raises(ValueError, match="with f left open, got win with letters f"):
        fair_share(closed_form(load("bassette"), copies=2, quantity="win", letters=("f",)), "f")
    with pytest.raises(ValueError, match="expected an advantage that depends on f"):
        fair_share(closed_form(load("pharaon"), copies=2, letters=("f",)), "f")
    assert fair_shares(closed_form(load("bassette"), copies=2, quantity="win", letters=("f",))) == ()


@pytest.mark.parametrize("name", ["bassette", "pharaon", "la-bassette", "basset"])
def test_the_leading_term_is_what_large_stocks_come_to(name: str) -> None:
    """Their quotient at a million cards is 1, but for some millionths."""
    form = closed_form(load(name), copies=4)
    for piece in form.pieces:
        cards = 10**6 + piece.residue
        quotient = form.at(cards) / Fraction(str(piece.leading.subs(N, cards)))
        assert abs(quotient - 1) < Fraction(20, 10**6)


def test_the_two_readings_of_bassette_are_one_game_between_turns() -> None:
    """They part only where a stake is laid in the middle of a turn, and not for a single copy."""
    one, two = load("bassette"), load("bassette-encyclopedie")
    for copies in (1, 2, 3, 4):
        assert all(parting.same for parting in same_game(one, two, copies=copies, joins="turn"))
        _, odd = same_game(one, two, copies=copies, joins="mid-turn")
        assert odd.same == (copies == 1)
    _, odd = same_game(one, two, copies=2, joins="mid-turn")
    assert odd.difference.subs(N, 51) == sympy.Rational(28, 3825) - sympy.Rational(26, 3825)


def test_where_two_games_part_is_where_the_counts_differ() -> None:
    """Every pair of a few games, small stocks: equal exactly where the comparison says so."""
    names = ("bassette", "pharaon", "faro", "la-bassette", "bassetta", "basset", "basset-cotton")
    games = [load(name) for name in names]
    for first in games:
        for second in games:
            for copies in (1, 2, 3):
                partings = same_game(first, second, copies=copies)
                for cards in range(copies, 16):
                    parting = partings[cards % 2]
                    gains = []
                    for rules in (first, second):
                        play = Play.of(rules)
                        found = exact(play, play.enter(rules.joins["deal"]), cards=cards, copies=copies)
                        gains.append(found.advantage)
                    expected = cards not in parting.part if parting.difference == 0 else cards in parting.meet
                    assert (gains[0] == gains[1]) == expected
                    assert {n % 2 for n in (parting.valid_from, *parting.meet)} == {cards % 2}


def test_two_games_are_the_same_when_neither_their_formulas_nor_any_stock_parts_them() -> None:
    zero, one = sympy.Integer(0), sympy.Integer(1)
    assert Parting("even", zero, valid_from=4, meet=(), part=()).same
    assert not Parting("even", zero, valid_from=4, meet=(), part=(2,)).same
    assert not Parting("even", one / N, valid_from=4, meet=(), part=()).same


@pytest.mark.parametrize(
    ("share", "possible"),
    [
        ("0", True), ("1/2", True), ("1", True), ("n/(2*n - 1)", True), ("(n - 1)/n", True), ("1/(2*n)", True),
        ("3/2", False), ("-1/2", False), ("n/(n - 1)", False), ("-1/n", False), ("(1 - n)/n", False),
        ("p/2", None),
    ],
)  # fmt: skip
def test_a_share_is_possible_when_it_ends_between_nothing_and_the_whole(share: str, possible: bool | None) -> None:
    assert Fair("y", "even", sympy.sympify(share), valid_from=2).possible is possible


def test_a_payout_is_no_share_and_may_be_anything() -> None:
    assert Fair("p", "even", sympy.Rational(1, 2), valid_from=2).possible is None


def test_a_meeting_counts_from_where_both_formulas_hold() -> None:
    """The formulas are equal at three cards, where one does not hold yet: there the counts differ."""
    _, odd = same_game(load("basset-repeat-first"), load("bassette"), copies=3, quantity="null")
    assert odd.difference.subs(N, 3) == 0
    assert (odd.valid_from, odd.meet, odd.part) == (5, (), ())


def test_games_meet_where_they_are_equal_whatever_a_letter_stands_for() -> None:
    """Whether the first card repeats counts for nothing with as many cards as copies, or one more."""
    one, two = load("basset"), load("basset-no-repeat")
    even, odd = same_game(one, two, copies=4, letters=("p",))
    assert (even.meet, odd.meet) == ((4,), (5,))
    for pays in (Fraction(1), Fraction(3), Fraction(-1)):
        plays = [Play(rules, PLAIN._replace(takes=(pays,))) for rules in (one, two)]
        for cards in range(4, 12):
            gains = {
                exact(play, play.enter(play.rules.joins["deal"]), cards=cards, copies=4).advantage for play in plays
            }
            assert (len(gains) == 1) == (cards in (4, 5) or pays == -1)


LAST = """
turn = ["banker", "punter"]
joins = { deal = "banker" }
places.banker = { then = "punter", hit = { call = "loses" }, last.hit = { call = "halved", takes = "1/2" } }
places.punter = { then = "banker", hit = { call = "wins" } }
"""


def test_a_share_that_counts_for_some_stocks_alone_is_fair_for_those() -> None:
    """The last card is the banker's where the stock is odd; a single copy then loses one stake more than it wins."""
    form = closed_form(made_up(LAST, name="last"), copies=1, letters=("y",))
    assert [(fair.parity, fair.share) for fair in fair_shares(form)] == [("odd", 0)]
    assert form.pieces[0].formula == 0


THREE = """
turn = ["first", "second", "third"]
joins = { deal = "first" }
places.first = { then = "second", hit = { call = "loses" } }
places.second = { then = "third", hit = { call = "wins" } }
places.third = { then = "first", hit = { call = "wins" } }
"""


@pytest.mark.parametrize("copies", [1, 2, 3])
@pytest.mark.parametrize("name", ["la-bassette", "pharaon"])
def test_games_of_different_turns_are_compared_in_the_classes_of_both(name: str, copies: int) -> None:
    """A turn of three against one of two: six classes, each told for numbers of cards of its own alone."""
    three, two = made_up(THREE, name="three"), load(name)
    partings = same_game(three, two, copies=copies)
    assert [parting.parity for parting in partings] == [f"{residue} mod 6" for residue in range(6)]
    for residue, parting in enumerate(partings):
        counts = {
            cards: [exact(play, play.enter(rules.joins["deal"]), cards=cards, copies=copies).advantage
                    for rules in (three, two) for play in [Play.of(rules)]]
            for cards in range(copies, 40) if cards % 6 == residue
        }  # fmt: skip
        assert parting.valid_from in counts
        assert parting.meet == tuple(cards for cards, (one, other) in counts.items() if one == other)
        assert not parting.part
        for cards, (one, other) in counts.items():
            if cards >= parting.valid_from:
                assert parting.difference.subs(N, cards) == sympy.sympify(one - other)
