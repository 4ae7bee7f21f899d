"""Many turns dealt together are the same turns dealt one by one: every standing, every outcome, all numbers of hits."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odds import Rules, load, names
from odds.engine.backward import every_stock, explored
from odds.engine.exact import exact
from odds.engine.misses import Chain, PeriodError, chain
from odds.engine.turns import turns_of
from odds.rules import PLAIN, Betting, Call, Place, Play
from tests.made_up import made_up
from tests.test_agreement import MASSE, PAROLI, PEACE, plays

# Two cards before a turn of three begins.
THREE = """
turn = ["first", "second", "third"]
joins = { deal = "aside" }
places.aside = { then = "beside", hit = { call = "waits", then = "decides" } }
places.beside = { then = "first" }
places.first = { then = "second", hit = { call = "halved", takes = "1/2" } }
places.second = { then = "third", hit = { call = "loses" } }
places.third = { then = "first", hit = { call = "wins" } }
places.decides = { then = "third", hit = { call = "wins" }, miss = { call = "loses" } }
"""
# Of a turn of four the first and the second card may leave the stake standing, each in a way of its own.
FOUR = """
turn = ["first", "second", "third", "fourth"]
joins = { deal = "first" }
places.first = { then = "second", hit = { call = "twins" } }
places.second = { then = "third", hit = { call = "waits", then = "after" } }
places.third = { then = "fourth", hit = { call = "loses" } }
places.fourth = { then = "first", hit = { call = "wins" } }
places.after = { then = "fourth", hit = { call = "off" }, miss = { call = "twins" } }
"""
GAMES = [load(name) for name in names()] + [
    made_up(text, name=name) for name, text in {"three": THREE, "four": FOUR}.items()
]
BEGUN = [
    (play, state)
    for rules in GAMES
    for betting in (PLAIN, PAROLI, PEACE)
    for play in [Play.of(rules, betting)]
    for state in map(play.enter, rules.places)
    if turns_of(play, state)
]


def card_by_card(
    play: Play, state: int, *, cards: int, rest: int
) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    """Ways by outcome and copies in all, and prefixes by state and hits: every card dealt to every prefix."""
    over: Counter[tuple[int, int]] = Counter()
    live = Counter({(state, 0): 1})
    for left in range(cards - 1, -1, -1):
        after: Counter[tuple[int, int]] = Counter()
        for (here, hits), prefixes in live.items():
            for hit, there in enumerate(play.rows[here]):
                if there >= 0:
                    after[there, hits + hit] += prefixes
                    continue
                for more in range(left + rest + 1):
                    over[there, hits + hit + more] += prefixes * comb(left + rest, more)
        live = after
    return over, live


@pytest.mark.parametrize(
    ("play", "state"), BEGUN, ids=[f"{play.rules.name}-{play.betting.name}-{state}" for play, state in BEGUN]
)
def test_turns_dealt_together_are_turns_dealt_one_by_one(play: Play, state: int) -> None:
    turns = turns_of(play, state)
    assert turns is not None
    for many in (0, 1, 2, 3, 7):
        for rest in (0, 1, 3):
            over, live = card_by_card(play, state, cards=many * turns.cards, rest=rest)
            for copies in range(min(many * turns.cards + rest, 6) + 1):
                settled, standing = turns.dealt(many, copies=copies, rest=rest)
                assert {end: ways for end, ways in settled.items() if ways} == {
                    end: ways for (end, held), ways in over.items() if held == copies
                }
                assert {type(ways) for ways in (*settled.values(), *standing.values())} <= {int}
                assert standing == {
                    (here, hits): prefixes for (here, hits), prefixes in live.items() if copies - rest <= hits <= copies
                }


@pytest.mark.parametrize("betting", [PLAIN, PAROLI, PEACE, MASSE], ids=lambda betting: betting.name)
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_stock_is_counted_the_same_card_by_card(
    monkeypatch: pytest.MonkeyPatch, rules: Rules, betting: Betting
) -> None:
    """From every place, with a few horizons: the whole of the stock, or what is left of it after some cards."""
    play = Play.of(rules, betting)
    asked = [
        {"cards": cards, "copies": copies, "horizon": horizon}
        for cards, copies in ((104, 8), (141, 3), (150, 4), (90, 0), (80, 1))
        for horizon in (None, 71, cards - 1)
    ]
    together = [exact(play, play.enter(place), **stock) for place in rules.places for stock in asked]
    monkeypatch.setattr("odds.engine.turns.turns_of", lambda *_: None)
    assert together == [exact(play, play.enter(place), **stock) for place in rules.places for stock in asked]


@settings(max_examples=200, deadline=None)
@given(plays, st.integers(33, 90), st.integers(0, 6))
def test_any_game_is_counted_the_same_from_either_end(play: Play, cards: int, copies: int) -> None:
    state = play.enter("a")
    whole = explored(play, [state])
    if whole is not None:
        [(_, [found])] = every_stock(whole, {cards: state}, copies=[copies])
        assert exact(play, state, cards=cards, copies=copies) == found


def test_which_stakes_have_turns() -> None:
    """In every rule set but one: there a tie holds for one turn, so that the ways to stand go by Fibonacci's rule.

    Not a stake that waits, nor one that is laid again and again.
    """
    without = [
        rules.name
        for rules in GAMES
        if not any(turns_of(play := Play.of(rules), play.enter(place)) for place in rules.turn)
    ]
    assert without == ["basset-repeat-first"]
    basset = Play.of(load("basset"))
    assert turns_of(basset, basset.enter("twin?")) is None
    again = Play.of(load("bassette"), MASSE)
    assert turns_of(again, again.enter("punter")) is None
    assert turns_of(basset, basset.enter("player"), 2) is None  # it has three standings
    assert turns_of(basset, basset.enter("player"), 3) is not None


def test_a_stake_with_wins_behind_it_has_a_standing_less_for_each() -> None:
    play = Play.of(load("pharaon"), PAROLI)
    for behind in range(3):
        begins = play.enter("banker", wins=behind)
        assert [turns_of(play, begins, most) is not None for most in (2 - behind, 3 - behind)] == [False, True]


def test_a_turn_that_settles_nothing_is_dealt_card_by_card() -> None:
    """Whatever comes twins: all ways lead back, and the stake stands until its last hit wins."""
    place = Place("a", hit=Call("twins", Fraction(0)), last_hit=Call("wins", Fraction(0)))
    idle = replace(load("bassette"), turn=("a",), joins={"deal": "a"}, places={"a": place})
    play = Play(idle, PLAIN)
    twinned = play.rows[play.enter("a")][1]
    assert turns_of(play, twinned) is None
    assert exact(play, twinned, cards=40, copies=5).chance("win") == Fraction(5, 40)


def test_misses_lead_to_an_outcome_or_round() -> None:
    """The very first outcome that a play meets, too."""
    play = Play(load("pharaon"), PLAIN)
    waits = play.enter("doublet?")
    assert chain(play, waits) == Chain((waits,), outcome=-1)
    banker, punter = play.enter("banker"), play.enter("punter")
    assert chain(play, banker) == Chain((), (banker, punter))
    assert chain(play, punter) == Chain((), (punter, banker))


def test_a_fine_on_each_miss_never_comes_round() -> None:
    hit, miss = Call("wins", Fraction(0)), Call("fined", Fraction(1, 2))
    places = {"a": Place("a", hit, miss, last_hit=hit, last_miss=miss)}
    play = Play(replace(load("bassette"), turn=("a",), joins={"deal": "a"}, places=places), PLAIN)
    with pytest.raises(PeriodError, match="a purse that changes each time it comes to 'a'"):
        chain(play, play.enter("a"))
    assert turns_of(play, play.enter("a")) is None
    assert exact(play, play.enter("a"), cards=30, copies=1).advantage == Fraction(sum(range(30)), 2 * 30) - 1
