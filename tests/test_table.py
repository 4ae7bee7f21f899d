"""The table of the old books: each cell is the chance of that stock, however the cells were counted."""

import pytest

from odds import StockError, chance, load, names
from odds.engine.table import table
from odds.rules import RulesError
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
        table(load("pharaon"), cards=range(52, 0, -1), copies=(1, 4), most=40)
