"""Limits of Lansquenet hold exactly where they are drawn, and a question about nothing has an answer."""

from fractions import Fraction
from math import comb

import pytest

from odds.lansquenet.checks import whole
from odds.lansquenet.deal import compositions
from odds.lansquenet.first_taken import FirstTaken
from odds.lansquenet.hand import hand
from odds.lansquenet.hand_on_table import hand_on_table
from odds.lansquenet.reading import parse_reading
from odds.lansquenet.rejouissance import rejouissance, rejouissance_on_table
from odds.lansquenet.reprise import reprise
from odds.lansquenet.shuffled import Shuffled
from odds.lansquenet.stakes import Odds
from odds.lansquenet.start import Deal, OnTable
from odds.lansquenet.wager import Wager
from odds.ranks import Pack
from odds.work import WorkError


def test_true_is_no_number() -> None:
    with pytest.raises(ValueError, match="a whole number of 1 or more as the number of cutters, got True"):
        whole("the number of cutters", True, least=1)


def test_who_is_never_taken_waters_nothing() -> None:
    assert FirstTaken(Fraction(0), Fraction(0)).waters_when_taken == 0


def test_a_rejouissance_without_chips_pays_nobody() -> None:
    """Whatever ends the hand before it lies out, or while it lies there."""
    texts = [f"equal_cards = 'none'\ncut_before = '{said}'" for said in ("paid", "returned")]
    paid, returned = (hand(4, reading=parse_reading(text), chips=0) for text in texts)
    assert paid.distribution == returned.distribution
    none, one = (hand(4, chips=chips) for chips in (0, 1))
    assert one.wager is not None
    assert one.expectation - none.expectation == one.wager.advantage


def test_a_hand_is_over_with_its_last_up_card_unless_the_rejouissance_is_played_out() -> None:
    """One up-card: the own card may take it, then all its like may join it, then the rejouissance may take it."""
    apart = Fraction(48, 51) * (1 - Fraction(1, comb(50, 3)))
    alike = Fraction(3, 51) * (1 - Fraction(1, comb(50, 2)))
    for undecided, goes_on in (("played-out", apart + alike), ("returned", apart * Fraction(44, 47))):
        read = parse_reading(f"undecided = '{undecided}'")
        assert reprise(2, turned=0, reading=read, with_rejouissance=True).goes_on == goes_on


def test_no_reprise_card_lies_out_where_the_hand_is_cut() -> None:
    """Where no card joins the banker's, the card turned for the rejouissance must differ from it."""
    goes_on = Fraction(48, 51) * Fraction(47, 50) + Fraction(3, 51) * Fraction(48, 50)
    assert (
        reprise(2, turned=0, reading=parse_reading("equal_cards = 'none'"), with_rejouissance=True).goes_on == goes_on
    )


@pytest.mark.parametrize(
    ("up_cards", "own", "lying", "says"),
    [
        ((1, 1, 0), 0, 0, "from 1 to 3 as the banker's multiplicity, got 0"),
        ((1, 1, 0), 4, 0, "from 1 to 3 as the banker's multiplicity, got 4"),
        ((1, 1, 0), 1, -1, "from 0 to 3 as the rejouissance's multiplicity, got -1"),
        ((1, 1, 0), 1, 4, "from 0 to 3 as the rejouissance's multiplicity, got 4"),
        ((13, 0, 0), 1, 0, "from 2 to 13 as the number of ranks lying out, got 14"),
        ((11, 1, 0), 1, 1, "from 2 to 13 as the number of ranks lying out, got 14"),
        ((14, 0, 0), 1, 0, "from 1 to 13 as the number of up-cards in play, got 14"),
        ((0, 0, 0), 1, 1, "from 1 to 13 as the number of up-cards in play, got 0"),
        ((2, -1, 0), 1, 1, "of 0 or more as the number of up-cards of a multiplicity, got -1"),
        ((2, 1), 1, 1, r"3 numbers of up-cards \(single, double ... with 4 copies of a rank\), got 2: 2,1"),
    ],
)
def test_a_table_that_cannot_lie_out_is_refused(up_cards: tuple[int, ...], own: int, lying: int, says: str) -> None:
    with pytest.raises(ValueError, match=f"{says}$"):
        hand_on_table(up_cards, banker=own, exposed=lying)


def test_as_much_as_a_pack_can_show_lies_out() -> None:
    """Thirteen ranks with three cards left each: the banker's is as likely as any other to come last."""
    assert hand_on_table((12, 0, 0), banker=1).keeps == Fraction(1, 13)
    assert hand_on_table((1, 0, 0), banker=3).keeps == Fraction(3, 4)
    assert hand_on_table((0, 0, 1), banker=3, exposed=3).keeps == Fraction(1, 2)


def test_the_cards_turned_are_those_of_the_stock_that_the_table_leaves() -> None:
    """One card each of three ranks among the 43 left: over with the banker's, or with the second of the others."""
    assert hand_on_table((0, 0, 1), banker=3, exposed=3).cards == Fraction(44, 4) * Fraction(1 + 2 + 2, 3)


def test_nothing_is_no_stake() -> None:
    assert Odds(banker=1, carabin=2).payment(3) == 2
    with pytest.raises(ValueError, match="a whole number of 1 or more as a stake, got 0"):
        Odds(banker=1, carabin=2).payment(0)


def test_without_chips_only_the_up_cards_are_played_for() -> None:
    none, two = (hand_on_table((1, 1, 0), banker=1, exposed=1, chips=chips) for chips in (0, 2))
    assert hand_on_table((1, 1, 0), banker=1, exposed=1) == none != two


def test_a_pack_is_one_of_52_cards_unless_said() -> None:
    assert Shuffled() == Shuffled.of(Pack.parse("52")) == Shuffled(13, 4)
    assert Shuffled.of(Pack.parse("32")) == Shuffled(8, 4)
    assert Shuffled.of(Shuffled(8, 4), packs=3) == Shuffled(8, 12)


def test_as_many_kinds_of_deal_are_told_as_allowed() -> None:
    """Two cards are alike or not; a kind is taken to cost 52 cards by 4 own cards."""
    assert len(compositions(Shuffled(), 2, most=2 * 52 * 4)) == 2
    with pytest.raises(WorkError, match="got 2 up-cards from 52 cards;"):
        compositions(Shuffled(), 2, most=2 * 52 * 4 - 1)


def test_the_wager_says_where_its_question_begins() -> None:
    assert rejouissance(4).start == Deal(cutters=4, with_rejouissance=True)
    with pytest.raises(ValueError, match="got -1"):
        rejouissance_on_table((1, 1, 0), chips=-1)


def test_a_wager_that_is_never_laid_or_decided_costs_nothing() -> None:
    nothing, returned = Fraction(0), Wager(laid=Fraction(1), wins=Fraction(0), loses=Fraction(0))
    assert (returned.returned, returned.per_laid, returned.per_decided) == (1, 0, 0)
    assert Wager(nothing, nothing, nothing).per_laid == 0
    some = Wager(laid=Fraction(2, 3), wins=Fraction(1, 2), loses=Fraction(1, 10))
    assert (some.per_laid, some.per_decided) == (Fraction(2, 5) * Fraction(3, 2), Fraction(2, 5) / Fraction(3, 5))
    assert rejouissance_on_table((1, 1, 0)).start == OnTable((1, 1, 0), banker=0, exposed=0, chips=0)


def test_an_answer_is_the_same_however_much_was_allowed():
    assert rejouissance(4, most=10**8) == rejouissance(4)
