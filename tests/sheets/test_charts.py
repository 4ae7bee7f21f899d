"""Charts: what is drawn lies where the exact numbers put it."""

import re
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets_asked import order

from odds.engine.chance import chance
from odds.rules import load, names
from odds.rules.ladders import ladder
from odds.sheets.chart import FULL, Chart, Line, drawn, ticks_to
from odds.sheets.drawing import TALL, TOP
from odds.sheets.printed.charts import SPACE
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


def test_lines_that_share_no_number_of_cards_are_not_one():
    """A standing stake at basset is counted at odd numbers of cards: its line was taken for that of bassette."""
    chart = PLOTS["advantage"](order(load("bassette"), load("basset"), load("pharaon"), load("faro")), EN)
    assert len(chart.lines) == 4
    assert not any(";" in line.name for line in chart.lines)


def test_lines_that_lie_upon_each_other_are_named_together():
    chart = PLOTS["advantage"](order(load("andar-bahar")), EN)
    assert chart.lines[0].name == "k = 1; k = 2".replace(" =", SPACE + "=").replace("= ", "=" + SPACE)


@pytest.mark.parametrize(
    "asked",
    [
        ("bassette", "--cards", "3", "--copies", "3"),
        ("bassette", "--ladder", "1/2,3"),
        ("pharaon", "--cards", "51", "--copies", "4"),
        ("bassette", "--cards", "30", "--copies", "0"),
        ("andar-bahar",),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("form", ["html", "svg"])
def test_a_ladder_of_which_little_can_be_drawn_is_drawn(odds, tmp_path, asked, form):
    """A line without a point was set all the same, and stopped the sheet; its name stood under the chart."""
    file = tmp_path / f"x.{form}"
    assert odds("sheet", "paroli", *asked, "-o", str(file)).status == 0
    told = odds("plot", "ladder", *asked, "--width", "60").out
    frame, _, names = told.partition("wins running\n")
    for name in re.findall(r"^  (\S) ", names, flags=re.MULTILINE):
        assert any(name in line for line in frame.splitlines() if "|" in line)
    assert ("fair here" in names) == (asked[1:2] not in (("--cards",),) or asked[0] == "pharaon")


def test_what_is_fair_below_an_even_payment_is_drawn_below_it():
    chart = PLOTS["ladder"](order(load("bassette"), ladder=ladder("1/2,3")), EN)
    assert chart.ticks[1][0] == Fraction(1, 2)
    assert min(y for line in chart.lines for _, y in line.points) == Fraction(1, 2)
    assert all(0 <= y <= FULL for _, points in drawn(chart, EN)["lines"] for _, y in points)


def test_the_ladder_has_all_that_is_fair_and_says_where_it_ends():
    chart = PLOTS["ladder"](order(load("bassette")), EN)
    assert [line.name for line in chart.lines] == ["paid", "fair at evens", "fair here", "fair carried"]
    assert [len(line.points) for line in chart.lines] == [6, 6, 4, 6]
    assert chart.dots
    assert "after 4 wins" in chart.note
    assert not PLOTS["ladder"](order(load("basset"), ladder=ladder("1,3")), EN).note


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("advantage", "bassette"), ("Bassette (bassette;", "per stake laid, and left until settled")),
        (("ladder", "bassette"), ("Bassette (bassette;", "52 cards left, 4 of them", "French houses")),
        (("result", "pharaon"), ("Pharaon (pharaon;", "52 cards left, 4 of them", "laid again after each win")),
        (("lansquenet", "montmort"), ("after Montmort", "base stakes")),
    ],
)
def test_a_plot_says_its_rules_its_stock_and_its_basis(odds, tmp_path, asked, said):
    told = " ".join(odds("plot", *asked, "--width", "70").out.split())
    source = tmp_path / "x.typ"
    assert odds("plot", *asked, "-o", str(source)).status == 0
    for words in said:
        assert words in told
        assert words in source.read_text(encoding="utf-8")


def test_no_name_of_a_line_stands_inside_the_frame(odds, tmp_path):
    """The names in a corner cut a hole through the lines of andar bahar, which fall from there."""
    file = tmp_path / "x.html"
    assert odds("sheet", "rank", "andar-bahar", "-o", str(file)).status == 0
    heights = re.findall(r'<text x="[\d.]+" y="([\d.]+)"[^>]*>k\s=', file.read_text(encoding="utf-8"))
    assert len(heights) == 2
    assert all(float(y) > TOP + TALL for y in heights)
