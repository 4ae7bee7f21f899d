"""The rejouissance and the reprise cards from a known table, and the modern game, against literal play."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from lansquenet_literal import SALON, every_hand, mean

from odds.lansquenet.hand import hand
from odds.lansquenet.hand_on_table import hand_on_table
from odds.lansquenet.modern import Modern
from odds.lansquenet.race import Race
from odds.lansquenet.reading import reading
from odds.lansquenet.rejouissance import rejouissance, rejouissance_on_table
from odds.lansquenet.reprise import reprise, reprise_on_table
from odds.lansquenet.shuffled import Shuffled

SMALL = {"ranks": 3, "copies": 4}


def of(hands, wanted):
    return [(orders, one) for orders, one in hands if wanted(one)]


@pytest.mark.parametrize("up_cards", [1, 2, 3, 4, 5])
def test_rejouissance_by_multiplicities_and_on_the_table(up_cards):
    hands = list(every_hand(**SMALL, up_cards=up_cards, law=SALON, chips=1))
    counted = rejouissance(up_cards + 1, pack=Shuffled(ranks=3))
    for (own, multiplicity), cell in counted.cells.items():

        def here(one, own=own, multiplicity=multiplicity):
            lying = one.rejouissance_multiplicity if one.rejouissance_multiplicity < 4 and not one.joined else 0
            return one.wager != "not laid" and (one.own_multiplicity, lying) == (own, multiplicity)

        assert cell.laid == mean(hands, here)
        assert cell.wins == mean(hands, lambda one, here=here: here(one) and one.wager == "banker wins")
        assert cell.loses == mean(hands, lambda one, here=here: here(one) and one.wager == "banker loses")
    for composition in {one.composition for _, one in hands if one.composition}:
        table = of(hands, lambda one, composition=composition: one.composition == composition)
        up = tuple(composition.count(multiplicity) for multiplicity in (1, 2, 3))
        wager = rejouissance_on_table(up, pack=Shuffled(ranks=3)).wager
        assert wager.laid == 1
        assert wager.wins == mean(table, lambda one: one.wager == "banker wins")
        assert wager.loses == mean(table, lambda one: one.wager == "banker loses")


@pytest.mark.parametrize("up_cards", [1, 2, 3, 4])
def test_hand_from_a_table(up_cards):
    """Gains from a table on, against hands that come to it, what the banker had by then taken off."""
    every = list(every_hand(**SMALL, up_cards=up_cards, law=SALON))
    begun = of(every, lambda one: one.turned)
    assert begun
    for composition, own in {(one.composition, one.own_multiplicity) for _, one in begun}:
        table = of(begun, lambda one, at=(composition, own): (one.composition, one.own_multiplicity) == at)
        lying = list(composition)
        if own > 1:
            lying.remove(own - 1)
        counted = hand_on_table(tuple(map(lying.count, (1, 2, 3))), banker=own, pack=Shuffled(ranks=3))
        collected = up_cards - len(lying)
        assert dict(counted.distribution) == {
            gain - collected: mean(table, lambda one, gain=gain: one.banker == gain)
            for gain in {one.banker for _, one in table}
        }
        assert counted.keeps == mean(table, lambda one: one.kept)
        assert counted.cards == mean(table, lambda one: one.turned)


def test_hand_from_a_table_is_a_race():
    """With all up-cards single against 3 cards of the banker's, he keeps the deal when he comes last in the race."""
    for up_cards in range(1, 13):
        counted = hand_on_table((up_cards, 0, 0), banker=1)
        assert counted.keeps == Race(banker=3, others=(3,) * up_cards).before[-1] == Fraction(1, up_cards + 1)


def test_the_chips_on_the_rejouissance_are_raced_for():
    plain, staked = (hand_on_table((2, 1, 0), banker=2, exposed=1, chips=chips) for chips in (0, 10))
    assert staked.expectation - plain.expectation == 10 * (Fraction(3, 5) - Fraction(2, 5))
    assert (staked.keeps, staked.cards) == (plain.keeps, plain.cards)


def test_the_wager_of_the_hand_is_the_sum_of_its_cells():
    counted = rejouissance(12)
    assert counted.wager == hand(12, chips=0).wager
    assert sum(cell.advantage for cell in counted.cells.values()) == counted.wager.advantage
    assert counted.wager.per_laid * counted.wager.laid == counted.wager.advantage
    assert counted.wager.per_decided > counted.wager.per_laid > counted.wager.advantage > 0


@pytest.mark.parametrize("chips", [None, 1])
@pytest.mark.parametrize("up_cards", [1, 2, 3])
def test_reprise_cards(up_cards, chips):
    every = every_hand(**SMALL, up_cards=up_cards, law=SALON, chips=chips, carabins=True)
    begun = [(orders, one) for orders, one in every if one.end == "own card"]
    orders_in_all = 34650
    for turned in range(8):
        on = [(orders, one) for orders, one in begun if len(one.lying) >= turned]
        counted = reprise(up_cards + 1, turned=turned, pack=Shuffled(ranks=3), with_rejouissance=chips is not None)
        assert counted.goes_on == Fraction(sum(orders for orders, _ in on), orders_in_all)
        for (own, multiplicity), many in counted.cells.items() if on and turned else ():
            lying = mean(
                on,
                lambda one, own=own, multiplicity=multiplicity, turned=turned: (
                    (one.own_multiplicity == own) * one.lying[turned - 1][multiplicity]
                ),
            )
            assert many == lying


@pytest.mark.parametrize(("cutters", "turned"), [(3, 1), (4, 20), (12, 6)])
def test_the_edge_of_reprise_cards_is_a_mean_over_those_that_lie_out(cutters, turned):
    """The banker loses the chip when his card comes first: it has 4 less `own` cards left, the other 4 less its own."""
    found = reprise(cutters, turned=turned)
    gained = [many * Fraction(top - own, 8 - top - own) for (own, top), many in found.cells.items()]
    assert found.edge_even == sum(gained) / sum(found.cells.values()) > 0
    assert reprise(cutters, turned=0).edge_even == 0  # where none lies out


def test_the_first_card_of_the_stock_as_a_reprise_card():
    table = reprise_on_table((3, 0, 0), banker=1, turned=1)
    assert table.goes_on == Fraction(45, 48)
    assert table.lying == (Fraction(9 * 4, 45), Fraction(9, 45), 0)
    assert reprise_on_table((3, 0, 0), banker=2, turned=0).lying == (0, 0, 0)
    assert reprise_on_table((0, 0, 1), banker=1, turned=49).goes_on == 0


def test_a_banker_who_cannot_lose_takes_no_carabin():
    plays_on = replace(reading("salon"), joined_quadruple="plays-on")
    asked = {"turned": 3, "pack": Shuffled(ranks=3), "with_rejouissance": True}
    dealt, played_on = reprise(4, **asked), reprise(4, reading=plays_on, **asked)
    assert (played_on.goes_on, played_on.cells) == (dealt.goes_on, dealt.cells)


def test_the_mean_edge_at_even_payment():
    table = reprise_on_table((3, 0, 0), banker=2, turned=1)
    single, double = Fraction(36, 45), Fraction(9, 45)
    assert table.lying == (single, double, 0)
    assert table.edge_even == (single * Fraction(-1, 5)) / (single + double)
    assert reprise_on_table((3, 0, 0), banker=2, turned=0).edge_even == 0


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: reprise(4, turned=-1), "expected .* as the number of cards turned, got -1"),
        (lambda: reprise_on_table((3, 0, 0), banker=4, turned=1), "to 3 as the banker's multiplicity, got 4"),
        (
            lambda: reprise_on_table((13, 0, 0), banker=1, turned=1),
            "expected .* as the number of ranks lying out, got 14",
        ),
        (lambda: reprise_on_table((3, 0, 0), banker=1, exposed=4, turned=1), "the rejouissance's multiplicity"),
        (lambda: rejouissance_on_table((0, 0, 0)), "to 13 as the number of up-cards in play, got 0"),
        (lambda: rejouissance_on_table((-1, 2, 0)), "expected .* as the number of up-cards of a multiplicity, got -1"),
        (lambda: rejouissance_on_table((1, 2)), "expected 3 numbers of up-cards .*, got 2: 1,2"),
        (lambda: hand_on_table((3, 0, 0), banker=1, chips=-1), "the number of chips on the rejouissance"),
        (lambda: hand(4).lasts(0), "expected a whole number of 1 or more as the number of hands, got 0"),
        (lambda: Modern(packs=0), "expected a whole number from 1 to 6 as the number of packs, got 0"),
        (lambda: Modern(pack=36), "expected a pack of 52, 40 or 32 cards, got 36"),
        (lambda: Modern(doublet="halves"), "expected one of wins, half as .*, got 'halves' .did you mean half"),
        (lambda: Modern().run(-1), "expected a whole number of 0 or more as the number of wins, got -1"),
    ],
)
def test_bad_questions(ask, sentence):
    with pytest.raises(ValueError, match=sentence):
        ask()


@pytest.mark.parametrize(("packs", "pack"), list(product((1, 2, 6), (52, 40, 32))))
def test_modern_coup_by_coup(packs, pack):
    """Walk one coup: the second card, then the stock until either rank shows again."""
    game = Modern(packs=packs, pack=pack)
    copies, cards = packs * 4, packs * pack
    doublet = Fraction(copies - 1, cards - 1)
    bank, turned, still = doublet, 2 * doublet, 1 - doublet
    for left in range(cards - 2, 2 * copies - 3, -1):
        hit = still * Fraction(copies - 1, left)
        bank += hit
        turned += 2 * hit * (cards - left + 1)
        still -= 2 * hit
    assert still == 0
    assert (game.doublets, game.bank_wins, game.cards_turned) == (doublet, bank, turned)
    assert game.advantage == bank - (1 - bank)
    assert Modern(packs=packs, pack=pack, doublet="half").advantage == game.advantage / 2


@pytest.mark.parametrize("passes", [False, True])
def test_runs_of_the_bank(passes):
    game = Modern(pack=40, passes=passes)
    runs = [game.run(wins) for wins in range(200)]
    assert abs(sum(runs) - 1) < Fraction(1, 10**40)
    mean_run = sum(wins * chance for wins, chance in enumerate(runs))
    assert abs(mean_run - game.mean_run) < Fraction(1, 10**40)
    assert game.bank_wins == Fraction(7, 13)
    assert game.keeps == (Fraction(6, 13) if passes else Fraction(7, 13))
    assert game.tenure == game.advantage / (1 - game.keeps)
