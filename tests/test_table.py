"""The table of the old books: each cell is the chance of that stock, however the cells were counted."""

from fractions import Fraction

import pytest

from odds import StockError, chance, load, names, read
from odds.engine.table import table
from odds.rules import Rules, RulesError
from odds.work import WorkError

JOINED = [(name, joins) for name in names() for joins in (*load(name).joins, "standing")]


@pytest.mark.parametrize(("name", "joins"), [*JOINED, ("pharaon", None), ("basset", None)])
def test_each_cell_is_the_chance_of_its_stock(name: str, joins: str | None) -> None:
    """A whole table is counted together; one cell alone is counted as `chance` does."""
    rules = load(name)
    way = joins and joins.replace("_", "-")
    for row in table(rules, cards=range(52, 0, -1), copies=(0, 1, 4, 9), began=52, joins=way):
        for k, answer in zip((0, 1, 4, 9), row.answers, strict=True):
            (cell,) = table(rules, cards=(row.cards,), copies=(k,), began=52, joins=row.joins)
            assert cell.answers == (answer,)
            if k <= row.cards:
                assert answer == chance(rules, cards=row.cards, copies=k, began=52, joins=row.joins)
            else:
                assert answer is None


def test_a_table_is_of_the_packs_that_hold_it() -> None:
    """At andar-bahar a card is shown before the deal, which leaves 51 and three of its rank."""
    rules = load("andar-bahar")
    rows = table(rules, cards=(51, 50))
    assert [(row.cards, row.copies, row.joins) for row in rows] == [(51, (1, 2, 3), "deal")]
    assert rows[0].answers[2] == chance(rules, cards=51, copies=3)


def test_rows_come_in_the_order_asked() -> None:
    """And cards that fit no turn are left out."""
    rows = table(load("pharaon"), cards=(8, 52, 9, 30), copies=(2,))
    assert [row.cards for row in rows] == [8, 52, 30]
    assert [answer.cards for row in rows for answer in row.answers if answer] == [8, 52, 30]


def test_each_row_is_told_when_it_is_done() -> None:
    told: list[int] = []
    table(load("pharaon"), cards=range(52, 0, -1), copies=(1, 2), progress=told.append)
    assert sum(told) == 26


def test_a_stock_that_cannot_be_is_refused() -> None:
    for cards, copies in (((54,), (1,)), ((52,), (-1,)), ((0,), (1,))):
        with pytest.raises(StockError):
            table(load("pharaon"), cards=cards, copies=copies, began=52)
    with pytest.raises(RulesError, match="a turn of pharaon to begin"):
        table(load("pharaon"), cards=(51, 49), copies=(1,))


def test_a_table_past_the_steps_allowed_is_refused() -> None:
    with pytest.raises(WorkError):
        table(load("pharaon"), cards=range(52, 0, -1), copies=(1, 4), most=10)


def test_a_deal_has_the_packs_that_the_most_cards_and_copies_ask_for() -> None:
    assert [row.cards for row in table(load("pharaon"), cards=(20, 60), copies=(1,))] == [20, 60]
    for copies, joins in (((1, 4), "deal"), ((1, 5), "turn"), ((5, 1), "turn")):
        (row,) = table(load("pharaon"), cards=(52,), copies=copies)
        assert row.joins == joins


def test_where_no_row_fits_the_first_is_told() -> None:
    with pytest.raises(RulesError, match="a turn of bassette half dealt, such as 51, got 52;"):
        table(load("bassette"), cards=(52, 50, 48), copies=(1,), joins="mid-turn")
    with pytest.raises(RulesError, match="a turn of bassette to begin, such as 52 or 50, got 51;"):
        table(load("bassette"), cards=(51, 49, 47), copies=(1,), began=52)


def many_places() -> Rules:
    """A turn of 120 places, of which the eighth alone decides."""
    places = [f"place{number}" for number in range(120)]
    lines = [
        f"places.{here} = {{ then = '{then}' }}" for here, then in zip(places, [*places[1:], "place0"], strict=True)
    ]
    lines[7] = lines[7].replace(" }", ", hit = { call = 'loses' } }")
    head = "title = 'Many'\nperiod = 'never'\nevidence = 'modern'\nsources = ['this test']\npays = 'fair'\n"
    joins = f"unsettled = 'returned'\nturn = {places}\njoins = {{ deal = 'place0', turn = 'place0' }}\n"
    return read(head + joins + "\n".join(lines), name="many")


def test_a_game_of_very_many_places_is_counted_too() -> None:
    (row,) = table(many_places(), cards=(10,), copies=(11, 1, 2), began=10)
    none, *answers = row.answers
    assert none is None
    assert [answer.loss for answer in answers if answer] == [Fraction(1, 10), Fraction(2, 10)]
    rows = table(many_places(), cards=(241, 200, 121, 1), copies=(1,), began=241)
    assert [row.cards for row in rows] == [241, 121, 1]


def test_a_deal_has_a_row_where_no_turn_begins() -> None:
    """The soda of faro and the fasse of basset come before the turns."""
    for name, first in (("faro", [52, 51, 49]), ("basset", [52])):
        rows = table(load(name), cards=(52, 51, 50, 49), copies=(1,), began=52)
        assert [row.cards for row in rows][: len(first)] == first
        assert rows[0].joins == "deal"


@pytest.mark.parametrize("name", ["bassette", "basset", "faro"])
def test_copies_may_fill_the_stock(name: str) -> None:
    rules = load(name)
    for row in table(rules, cards=(13, 12, 11), copies=range(14), began=13, joins="standing"):
        assert row.answers[row.cards + 1 :] == (None,) * (13 - row.cards)
        for copies, answer in enumerate(row.answers[: row.cards + 1]):
            assert answer == chance(rules, cards=row.cards, copies=copies, began=13, joins="standing")
