"""Where a stake comes in, at turns of three cards as of two, and what is said where it cannot."""

import pytest

from odds import Rules, RulesError, StockError, chance, load
from odds.rules.joining import comes_in, fits, joining, place_of, turn_left
from tests.made_up import made_up

THREE = made_up(
    """
turn = ["first", "second", "third"]
joins = { deal = "first", turn = "first" }

[places.first]
then = "second"

[places.second]
then = "third"
hit = { call = "loses" }

[places.third]
then = "first"
hit = { call = "wins" }
""",
    name="three",
)


def test_a_turn_of_three_comes_round_with_every_third_card() -> None:
    assert [joining(THREE, cards=cards, began=52) for cards in (53, 52, 51, 50, 49, 48)] == [
        "deal", "deal", "standing", "standing", "turn", "standing",
    ]  # fmt: skip
    assert [place_of(THREE, "standing", cards=cards, began=52) for cards in (52, 51, 50, 49)] == [
        "first", "second", "third", "first",
    ]  # fmt: skip
    assert [cards for cards in range(52, 42, -1) if fits(THREE, "turn", cards=cards, began=52)] == [52, 49, 46, 43]
    assert [cards for cards in range(52, 42, -1) if fits(THREE, "deal", cards=cards, began=52)] == [52, 49, 46, 43]
    assert [turn_left(THREE, place) for place in THREE.turn] == [3, 2, 1]


def test_a_deal_begins_anywhere_only_where_hands_are_dealt_out_of_the_packs() -> None:
    assert fits(load("la-bassette"), "deal", cards=39, began=52)
    assert not fits(load("bassette"), "deal", cards=39, began=52)


@pytest.mark.parametrize(
    ("rules", "way", "cards", "says"),
    [
        (THREE, "turn", 51, "expected as many cards as leave a turn of three to begin, such as 52 or 49, got 51; "
                            "with 51 a stake may join as standing"),
        (THREE, "deal", 2, "expected as many cards as leave a deal of three to begin, such as 1, got 2; "
                           "with 2 a stake may join as standing"),
        (load("bassette"), "mid-turn", 52, "expected as many cards as leave a turn of bassette half dealt, "
                                           "such as 51, got 52; with 52 a stake may join as turn or standing"),
        (THREE, "mid-turn", 51, "expected a way of joining that three knows (deal or turn or standing), "
                                "got 'mid-turn'"),
        (THREE, "middle", 51, "expected a way of joining among deal, turn, mid-turn, standing, got 'middle'"),
    ],
)  # fmt: skip
def test_where_no_stake_comes_in(rules: Rules, way: str, cards: int, says: str) -> None:
    with pytest.raises(RulesError) as error:
        place_of(rules, way, cards=cards, began=52)
    assert str(error.value) == says


def test_an_empty_stock_is_not_proposed() -> None:
    with pytest.raises(RulesError, match="a turn of three to begin, got 1;"):
        place_of(THREE, "turn", cards=1, began=51)


def test_no_more_cards_are_left_than_the_deal_began_with() -> None:
    assert comes_in(load("faro"), None, cards=52, began=52)[0] == "deal"
    with pytest.raises(StockError, match="at most the 52 cards that the deal began with, got 53"):
        comes_in(load("faro"), None, cards=53, began=52)
    with pytest.raises(StockError, match="got 53"):
        chance(load("faro"), cards=53, copies=4, began=52)


def test_a_rule_set_is_asked_for_by_its_name() -> None:
    with pytest.raises(RulesError, match="expected a rule set or the name of one, got '52'"):
        load(52)  # type: ignore[arg-type]
    with pytest.raises(RulesError, match=r"a rule set by name, got the file 'faro.toml'; read\(text, name=...\) reads"):
        load("faro.toml")


def test_before_a_turn_a_stake_stands_where_its_turn_will_have_come_from() -> None:
    """Two cards before a turn of three, the second of them a miss that leads elsewhere than a hit."""
    text = """
turn = ["first", "second", "third"]
joins = { deal = "aside" }
places.aside = { then = "beside" }
places.beside = { then = "third", miss = { call = "waits", then = "first" } }
places.first = { then = "second" }
places.second = { then = "third", hit = { call = "loses" } }
places.third = { then = "first", hit = { call = "wins" } }
"""
    rules = made_up(text, name="before")
    assert [rules.walk("aside", cards) for cards in range(5)] == ["aside", "beside", "first", "second", "third"]
    assert [rules.standing(place) for place in rules.places] == ["second", "third", "first", "second", "third"]
    assert [rules.phase(dealt) for dealt in range(4)] == [1, 2, 0, 1]
    assert turn_left(rules, "aside") == 5
