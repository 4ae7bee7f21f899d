"""Charts: what is drawn lies where the exact numbers put it."""

from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets_asked import order

from odds.engine.chance import chance
from odds.rules import load, names
from odds.sheets.chart import FULL, Chart, Line, drawn, ticks_to
from odds.sheets.printed.plots import PLOTS
from odds.sheets.tongue import Tongue

ROOT = Path(__file__).parents[2]

EN = Tongue.of("en")


@given(st.fractions(min_value=Fraction(1, 1000), max_value=1000), st.integers(2, 12))
def test_ticks_are_round_and_hold_what_is_drawn(most, about):
    ticks = ticks_to(most, about=about)
    steps = {high - low for low, high in pairwise(ticks)}
    assert ticks[0] == 0
    assert ticks[-1] >= most
    assert len(steps) == 1
    (step,) = steps
    while step < 1:
        step *= 10
    while step >= 10:
        step /= 10
    assert step in (1, 2, 5)
    assert len(ticks) <= about + 2


def test_a_line_of_zeros_has_a_ground():
    assert ticks_to(Fraction(0))[-1] == Fraction(1, 100)


def test_the_advantage_is_drawn_where_it_is():
    chart = PLOTS["advantage"](order(load("pharaon")), EN)
    four = next(line for line in chart.lines if line.name.endswith("4"))
    for cards, value in four.points:
        assert value == chance(load("pharaon"), cards=int(cards), copies=4, began=52).advantage.per_stake
    (_, points) = drawn(chart, EN)["lines"][chart.lines.index(four)]
    x, y = points[0]
    top = chart.ticks[1][-1]
    assert x == 0
    assert abs(Fraction(y, FULL) * top - Fraction(33, 1666)) < Fraction(1, 10_000)
    assert all(0 <= x <= FULL and 0 <= y <= FULL for x, y in points)


def test_a_line_leaves_by_the_top():
    steep = Line("", ((Fraction(2), Fraction(0)), (Fraction(0), Fraction(4))))
    chart = Chart("", "", "", (steep,), ((Fraction(2), Fraction(0)), (Fraction(0), Fraction(1))))
    assert drawn(chart, EN)["lines"][0][1] == ((0, 0), (FULL // 4, FULL))


def test_equal_ratios_stand_equally_far_apart_on_the_ladder():
    chart = PLOTS["ladder"](order(load("pharaon")), EN)
    heights = [at for at, _ in drawn(chart, EN)["up_ticks"]]
    steps = {high - low for low, high in pairwise(heights)}
    assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("name", ["result", "lansquenet"])
def test_the_bars_are_a_distribution(name):
    chart = PLOTS[name](order(load("bassette")), EN)
    assert sum(chance for _, chance in chart.lines[0].points) == 1
    drawing = drawn(chart, EN)
    assert all(
        drawing["bar"] <= right[0] - left[0]
        for left, right in zip(drawing["lines"][0][1], drawing["lines"][0][1][1:], strict=False)
    )


def test_the_chart_says_that_the_advantage_grows_only_where_it_does(odds, tmp_path) -> None:
    """With half a doublet and half an opener it first falls for two copies and more; at pharaon it never does."""
    game = (ROOT / "odds/rules/book/pharaon.toml").read_text(encoding="utf-8")
    opener = '[places.opener]\nthen = "punter"\nhit = { call = "opened", takes = "1/2" }\n'
    mine = game.replace('deal = "banker"\nturn = "banker"', 'deal = "opener"\nturn = "opener"') + opener
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    assert "grows as the stock runs out" in odds("plot", "advantage", "pharaon").out
    assert "grows" not in odds("plot", "advantage", str(tmp_path / "mine.toml")).out


@pytest.mark.parametrize("name", names())
def test_no_game_leaves_its_chart(odds, name: str) -> None:
    """Andar Bahar falls to a hundred per cent for the punter, far below where the chart ends."""
    ended = odds("plot", "advantage", name)
    assert (ended.status, ended.err) == (0, "")
    chart = PLOTS["advantage"](order(load(name)), EN)
    for _, points in drawn(chart, EN)["lines"]:
        assert all(0 <= at <= FULL for point in points for at in point)
