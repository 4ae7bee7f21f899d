"""The board of a stock: every rank with the chances that `chance` gives it."""

from odds import Stock, chance, load
from odds.engine.board import board


def test_every_rank_stands_in_its_order_with_its_own_copies() -> None:
    rules, stock = load("bassette"), Stock.fresh().without("Q Q Q Q 7 7 K")
    found = board(rules, stock, began=52)
    assert [one.rank for one in found] == list(stock.ranks)
    for one in found:
        assert one.chance == chance(rules, cards=45, copies=stock.copies(one.rank), began=52)


def test_the_card_shown_is_of_the_rank_asked() -> None:
    """At Andar Bahar one card of the rank lies shown: one copy and one card fewer, and no rank without a card."""
    rules, stock = load("andar-bahar"), Stock.fresh().without("Q Q Q Q 7 7 7")
    found = {one.rank: (one.chance.cards, one.chance.copies) for one in board(rules, stock, began=51)}
    assert (found["K"], found["7"]) == ((44, 3), (44, 0))
    assert "Q" not in found


def test_a_board_of_whole_packs_is_the_start_of_its_deal() -> None:
    """The card shown is of the rank asked, so a rank of four copies has three among the 51 cards left."""
    for packs in (1, 2):
        found = board(load("andar-bahar"), Stock.fresh(packs=packs))
        assert {(one.chance.cards, one.chance.copies, one.chance.joins) for one in found} == {
            (52 * packs - 1, 4 * packs - 1, "deal")
        }
