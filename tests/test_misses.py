"""Cards that are all misses are counted in one sweep: the line they lead along is the one they are dealt along."""

import pytest

from odds import Rules, load, read
from odds.engine.enumerate import every_deal
from odds.engine.exact import exact
from odds.engine.misses import SOON, chain, line
from odds.rules import Play

# Two cards before a turn of three begins.
THREE = read(
    """
title = "Three places"
period = "never"
evidence = "modern"
sources = ["this test"]
pays = "fair"
unsettled = "returned"
turn = ["first", "second", "third"]
joins = { deal = "aside" }
places.aside = { then = "beside", hit = { call = "waits", then = "decides" } }
places.beside = { then = "first" }
places.first = { then = "second", hit = { call = "halved", takes = "1/2" } }
places.second = { then = "third", hit = { call = "loses" } }
places.third = { then = "first", hit = { call = "wins" } }
places.decides = { then = "third", hit = { call = "wins" }, miss = { call = "loses" } }
""",
    name="three",
)
FOUR = read(
    """
title = "Four places"
period = "never"
evidence = "modern"
sources = ["this test"]
pays = "fair"
unsettled = "returned"
turn = ["first", "second", "third", "fourth"]
joins = { deal = "aside" }
places.aside = { then = "first", hit = { call = "wins" } }
places.first = { then = "second", hit = { call = "halved", takes = "1/2" } }
places.second = { then = "third", hit = { call = "loses" } }
places.third = { then = "fourth", hit = { call = "off" } }
places.fourth = { then = "first", hit = { call = "wins" } }
""",
    name="four",
)
LINES = [
    (rules, place)
    for rules, places in (
        (THREE, THREE.turn),
        (FOUR, ("aside", *FOUR.turn)),
        (load("faro"), load("faro").turn),
        (load("bassette"), ("opener", "banker", "punter")),
    )
    for place in places
]


@pytest.mark.parametrize(("rules", "place"), LINES, ids=[f"{rules.name}-{place}" for rules, place in LINES])
def test_misses_lead_along_the_line(rules: Rules, place: str) -> None:
    play = Play.of(rules)
    here = play.enter(place)
    found = chain(play, here)
    assert line(play, here) is not None
    for misses in range(12):
        assert found.after(misses) == here
        here = play.rows[here][0]


def test_where_a_hit_or_a_miss_does_otherwise_there_is_no_line() -> None:
    """A twin lets the stake stand for longer; a miss may settle it; a call may wait past the turn."""
    for rules, place in ((load("basset"), "player"), (THREE, "decides"), (THREE, "aside")):
        play = Play.of(rules)
        assert line(play, play.enter(place)) is None


@pytest.mark.parametrize("rules", [THREE, FOUR])
@pytest.mark.parametrize("cards", range(1, SOON + 13))
def test_a_sweep_counts_what_every_deal_shows(rules: Rules, cards: int) -> None:
    play = Play.of(rules)
    start = play.enter(rules.joins["deal"])
    for copies in range(min(cards, 4) + 1):
        for horizon in (None, 1, 5, 9):
            asked = {"cards": cards, "copies": copies, "horizon": horizon}
            assert exact(play, start, **asked) == every_deal(play, start, **asked)
