"""How many packs, hands and cards a deal begins with, and what is refused where they do not fit."""

import pytest

from odds import Pack, RulesError, Stock, StockError, load
from odds.rules.supply import began, fresh_copies, packs_for, stock_of, whole_packs


def test_hands_must_leave_a_card_to_deal() -> None:
    rules = load("la-bassette")
    assert began(rules, packs=1, punters=3) == 13
    assert began(rules, pack=Pack.parse("40"), packs=1, punters=3) == 1
    with pytest.raises(RulesError, match="expected hands that leave a stock, got 4 hands of 13 out of 1 packs"):
        began(rules, packs=1, punters=4)


def test_packs_are_counted_by_the_punters_only_where_the_rules_say_so() -> None:
    assert packs_for(load("la-bassette"), 4) == 2
    with pytest.raises(RulesError, match="expected rules that count packs by the punters, got bassette"):
        packs_for(load("bassette"), 4)


@pytest.mark.parametrize(
    ("game", "cards", "copies", "whole"),
    [
        ("bassette", 52, 4, 52), ("bassette", 53, 4, 104), ("bassette", 1, 0, 52), ("bassette", 9, 8, 104),
        ("bassette", 9, 9, 156), ("andar-bahar", 51, 3, 51), ("andar-bahar", 52, 3, 103), ("andar-bahar", 9, 4, 103),
    ],
)  # fmt: skip
def test_the_fewest_packs_that_can_have_held_the_cards(game: str, cards: int, copies: int, whole: int) -> None:
    """At Andar Bahar one card of the rank lies shown beside the stock."""
    assert whole_packs(load(game), cards, copies) == whole


def test_a_fresh_deal_holds_every_copy_of_its_packs_but_the_card_shown() -> None:
    usual, shown = load("bassette"), load("andar-bahar")
    assert [fresh_copies(usual, cards=30, copies=2, began=52, packs=packs) for packs in (None, 2)] == [4, 8]
    assert [fresh_copies(shown, cards=30, copies=2, began=began) for began in (51, 52, 103)] == [3, 7, 7]
    assert fresh_copies(shown, cards=51, copies=2, began=51) == 2  # it has only begun


HAND = "A K Q J 10 9 8 7 6 5 4 3 2"


def test_the_stock_is_what_the_hands_leave_of_the_packs() -> None:
    assert stock_of(load("bassette")) == Stock.fresh()
    assert stock_of(load("bassette"), packs=2) == Stock.fresh(packs=2)
    three, four = (stock_of(load("la-bassette"), hands=[HAND] * punters) for punters in (3, 4))
    assert {copies for _, copies in three.left} == {1}
    assert {copies for _, copies in four.left} == {8 - 4}
    assert stock_of(load("la-bassette"), packs=3, hands=[HAND]).copies("Q") == 11


def test_hands_are_told_whole_and_all_or_not_at_all() -> None:
    rules = load("la-bassette")
    with pytest.raises(StockError, match="expected hands of 13 cards, got one of 12: 'A:4 K:4 Q:4'"):
        stock_of(rules, hands=[HAND, "A:4 K:4 Q:4"])
    with pytest.raises(RulesError, match=r"each of the 2 hands, or the copies left alone .*, got the cards of 1"):
        stock_of(rules, punters=2, hands=[HAND])
    with pytest.raises(RulesError, match="each of the 5 hands"):
        stock_of(rules, punters=5)
    with pytest.raises(RulesError, match="expected hands only where the rules deal them, got 1 at faro"):
        stock_of(load("faro"), hands=[HAND])
    with pytest.raises(RulesError, match="rules that count packs by the punters, got faro"):
        stock_of(load("faro"), punters=3)
