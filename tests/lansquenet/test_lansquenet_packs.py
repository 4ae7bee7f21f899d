"""Other packs and as many cutters as they allow: literal play, and laws that hold for all."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import product
from math import comb

import pytest
from lansquenet_literal import SALON, every_hand, mean

from odds import Pack
from odds.lansquenet.hand import hand
from odds.lansquenet.reading import reading
from odds.lansquenet.rejouissance import rejouissance
from odds.lansquenet.reprise import reprise
from odds.lansquenet.shuffled import Shuffled

PACKS = [(3, 4, 6), (3, 4, 8), (3, 4, 11), (4, 3, 3), (4, 3, 5), (2, 5, 3), (2, 2, 1), (5, 2, 3), (2, 4, 7)]


@pytest.mark.parametrize("chips", [None, 2])
@pytest.mark.parametrize(("ranks", "copies", "up_cards"), PACKS)
def test_small_packs(ranks, copies, up_cards, chips):
    counted = hand(up_cards + 1, pack=Shuffled(ranks=ranks, copies=copies), chips=chips)
    hands = list(every_hand(ranks=ranks, copies=copies, up_cards=up_cards, law=SALON, chips=chips))
    assert counted.expectation == mean(hands, lambda one: one.banker)
    assert counted.variance == mean(hands, lambda one: one.banker**2) - counted.expectation**2
    assert counted.keeps == mean(hands, lambda one: one.kept)
    assert counted.cards_turned == mean(hands, lambda one: one.turned)
    assert counted.first_taken.waters == mean(hands, lambda one: (one.first_taken or (0, 0))[1])
    assert counted.coupe_gorge.exposed == mean(hands, lambda one: one.coupe_gorge[1])
    assert list(counted.seats) == [mean(hands, lambda one, seat=seat: one.seats[seat]) for seat in range(up_cards)]


@pytest.mark.parametrize("name", ["salon", "montmort", "pierer"])
@pytest.mark.parametrize("copies", [4, 8])
@pytest.mark.parametrize("cutters", [2, 4, 9, 12])
def test_a_full_round_sums_to_zero(cutters, copies, name):
    for chips in (None, 0, 7):
        one = hand(cutters, reading=name, pack=Shuffled(copies=copies), chips=chips)
        stakes = one.wager.advantage * chips if chips else 0
        assert one.full_round == stakes * one.hands
        assert sum(chance for _, chance in one.distribution) == 1
        assert sum(one.banker_dealt) + one.quadruple_up_card == 1


def test_the_expected_up_cards_in_play():
    """Ranks take x^0 to x^3 of (1 + x)^4 each: one of them fixed, the other twelve make up eleven cards."""
    others = Counter({0: 1})
    for _ in range(12):
        grown = Counter()
        for (cards, ways), (taken, many) in product(others.items(), enumerate((1, 4, 6, 4))):
            grown[cards + taken] += ways * many
        others = grown
    one = hand(12)
    for multiplicity, ways in ((1, 4), (2, 6), (3, 4)):
        expected = Fraction(13 * ways * others[11 - multiplicity], comb(52, 11))
        assert one.up_cards_in_play[multiplicity - 1] * (1 - one.quadruple_up_card) == expected


@pytest.mark.parametrize("word", ["returned", "taken", "lower-taken"])
def test_two_triples_when_one_becomes_quadruple(word):
    read = replace(reading("salon"), quadruple_up_card=word)
    counted = hand(9, reading=read, pack=Shuffled(ranks=3))
    law = {**SALON, "quadruple_up_card": word}
    hands = list(every_hand(ranks=3, copies=4, up_cards=8, law=law))
    assert counted.expectation == mean(hands, lambda one: one.banker)
    assert list(counted.seats) == [mean(hands, lambda one, seat=seat: one.seats[seat]) for seat in range(8)]


def test_forty_up_cards_cannot_pass_without_a_quadruple():
    one = hand(41)
    assert (one.up_cards, one.quadruple_up_card, one.keeps) == (40, 1, 0)
    assert one.full_round == 0
    assert one.up_cards_in_play == (0, 0, 0)


def test_a_banker_who_never_loses_the_deal():
    one = hand(2, pack=Shuffled(ranks=2, copies=2), chips=0)
    assert one.keeps == 1
    with pytest.raises(ValueError, match="can lose the deal, got one where he never does"):
        _ = one.tenure


def test_how_long_a_tenure_lasts():
    one = hand(4)
    assert [one.lasts(hands) for hands in (1, 2, 3)] == [1, one.keeps, one.keeps**2]
    assert abs(sum(one.lasts(hands) for hands in range(1, 60)) - one.hands) < Fraction(1, 10**20)


def test_montmort_finds_the_rejouissance_fair():
    for cutters in (2, 4, 7, 12):
        assert hand(cutters, reading="montmort", chips=0).wager.advantage == 0


def test_the_more_cutters_the_less_he_keeps_the_deal():
    for name in ("salon", "montmort"):
        keeps = [hand(cutters, reading=name).keeps for cutters in range(2, 14)]
        assert keeps == sorted(keeps, reverse=True)


@pytest.mark.parametrize("ask", [hand, rejouissance, partial(reprise, turned=3)])
def test_the_packs_of_the_front_door(ask):
    """Two packs of 32 are 8 ranks of 8 copies, however they are said."""
    said = ask(4, pack=Pack.parse("32"), packs=2)
    assert said == ask(4, pack=Shuffled(ranks=8), packs=2) == ask(4, pack=Shuffled(ranks=8, copies=8))


@pytest.mark.parametrize(
    ("how", "error", "sentence"),
    [
        ({"pack": "32"}, TypeError, "expected a pack, such as Pack.parse.* got '32'"),
        ({"pack": 32}, TypeError, "got '32'"),
        ({"packs": 7}, ValueError, "a whole number from 1 to 6 as the number of packs, got 7"),
        ({"packs": "2"}, ValueError, "as the number of packs, got 2"),
        ({"pack": Pack.parse("Q")}, ValueError, "from 2 to 100 as the number of ranks, got 1"),
        ({"reading": 3}, TypeError, "expected a Reading or the name of one, got 3"),
    ],
)
def test_what_is_no_pack_or_no_reading_is_refused_in_a_sentence(how, error, sentence):
    with pytest.raises(error, match=sentence):
        hand(4, **how)
