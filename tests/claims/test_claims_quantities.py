"""The quantities by a second road: every deal dealt, every order gone through, or a formula from elsewhere."""

from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest

from odds.claims.quantities import KINDS, QUANTITIES, quantity
from odds.claims.short import claim_in_a_line
from odds.claims.verdict import judge
from odds.rules import load

F = Fraction


def ask(name, **arguments):
    return quantity(name).answer({key: load(value) if key == "rules" else value for key, value in arguments.items()})


@pytest.mark.parametrize("name", [*QUANTITIES])
def test_the_example_of_every_quantity_is_so(name):
    asks = QUANTITIES[name]
    claim = claim_in_a_line(asks.example)
    assert claim.quantity == asks
    assert judge(claim).verdict in ("HOLDS", "ROUNDS", "TRUNCATES")


@pytest.mark.parametrize("name", [*QUANTITIES])
def test_every_quantity_says_what_it_is(name):
    asks = QUANTITIES[name]
    assert asks.says.endswith((".", "..."))
    assert set(asks.arguments.values()) <= set(KINDS)
    assert set(asks.defaults) <= set(asks.arguments)


def test_a_chance_given_a_decision_that_never_comes_ended_in_a_traceback():
    with pytest.raises(ValueError, match="expected a stake that can be decided, got 0 copies in 52 cards"):
        ask("chance", kind="win", rules="pharaon", cards=52, copies=0, given_decided=True)


def deals(cards, copies):
    return combinations(range(cards), copies)


@pytest.mark.parametrize(("cards", "copies"), [(2, 2), (6, 2), (8, 3), (10, 4), (12, 5), (7, 1)])
def test_doublets_by_dealing_every_deal(cards, copies):
    found = sum(places[0] % 2 == 0 and places[0] + 1 in places for places in deals(cards, copies))
    assert ask("doublet", cards=cards, copies=copies) == F(found, comb(cards, copies))


@pytest.mark.parametrize(("cards", "copies"), [(6, 2), (8, 3), (10, 4), (12, 4)])
def test_what_comes_from_doublets_by_dealing_every_deal(cards, copies):
    """Pharaon: half the stake for a doublet, all of it in the last turn.  Bassette: all of it, two thirds as opener."""
    pharaon = bassette = F(0)
    for places in deals(cards, copies):
        first = places[0]
        if first % 2 == 0 and first + 1 in places:
            pharaon += 1 if first == cards - 2 else F(1, 2)
            bassette += F(2, 3) if first == 0 else 1
    ways = comb(cards, copies)
    assert ask("from-doublets", rules="pharaon", cards=cards, copies=copies) == pharaon / ways
    assert ask("from-doublets", rules="bassette", cards=cards, copies=copies) == bassette / ways
    whole = ask("advantage", rules="bassette", cards=cards, copies=copies)
    assert ask("apart-from-doublets", rules="bassette", cards=cards, copies=copies) == whole - bassette / ways


@pytest.mark.parametrize("share", [F(0), F(1, 3), F(1, 2), F(2, 3), F(1)])
def test_another_opener_by_the_closed_form(share):
    """n even, 4 copies: the doublets, less what the opener gives back of the first card."""
    for n in (52, 30, 8):
        exact = F(2 * n - 5, (n - 1) * (n - 3)) - (1 - share) * F(4, n)
        assert ask("opener-advantage", share=share, cards=n, copies=4) == exact


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_wins_running_by_dealing_every_deal(count):
    """La Bassette, 12 cards: the rank wins at odd places (counted from 0) until it shows at an even one."""
    cards, copies = 12, 4
    won = sum(all(place % 2 for place in places[:count]) for places in deals(cards, copies))
    asked = {"rules": "la-bassette", "cards": cards, "copies": copies}
    assert ask("wins", wins=count, **asked) == F(won, comb(cards, copies))
    lost = sum(any(place % 2 == 0 for place in places[:count]) for places in deals(cards, copies))
    assert ask("fair-payout", wins=count, **asked) == F(lost, won)
    paid = ask("paroli-advantage", ladder="1 7 15 30", wins=count, **asked)
    assert paid == F(lost - (1, 7, 15, 30)[count - 1] * won, comb(cards, copies))


def test_five_cards_cannot_come_of_four():
    assert ask("wins", wins=5, rules="bassette", cards=52, copies=4) == 0
    assert ask("most-wins", rules="bassette", cards=52, copies=4) == 4
    assert ask("wins", wins=5, rules="bassette", cards=52, copies=4, carry=True) > 0


def test_orders_by_going_through_them_all():
    """Pharaon with 6 cards, two of them (0 and 1) the punter's: every order dealt turn by turn."""
    found = {}
    for order in permutations(range(6)):
        turns = [(order[at] < 2, order[at + 1] < 2) for at in range(0, 6, 2)]
        turn = next(at for at, both in enumerate(turns) if any(both))
        left, right = turns[turn]
        call = "halved" if left and right and turn < 2 else "loses" if left else "wins"
        beginning = "".join("mh"[card < 2] for card in order[:2])
        for after in ("", beginning[:1], beginning):
            found[after, call] = found.get((after, call), 0) + 1
    ways = {"": 1, "m": 4, "h": 2, "mm": 12, "mh": 8, "hm": 8, "hh": 2}  # how many ways to choose the first cards
    for (after, call), count in found.items():
        asked = ask("orders", call=call, rules="pharaon", cards=6, copies=2, after=after)
        assert asked * ways[after] == count, (after, call)


def test_the_mean_by_dealing_out_every_stage():
    """Of 52 cards 52 - n are gone: the chance of each count of copies left, times De Moivre's forms, turn by turn."""
    half = F(1, 2)
    forms = {
        1: lambda n: F(1, n),
        2: lambda n: ((n - 2) * half + 2) / (n * (n - 1)),
        3: lambda n: F(3, 4 * (n - 1)),
        4: lambda n: F(2 * n - 5, 2 * (n - 1) * (n - 3)),
    }
    stages = range(52, 7, -2)
    mean = sum(
        F(comb(n, k) * comb(52 - n, 4 - k), comb(52, 4)) * form(n) for n in stages for k, form in forms.items()
    ) / len(stages)
    assert ask("mean-advantage", rules="pharaon", first=52, last=8) == mean == F(16203, 541450)


@pytest.mark.parametrize("ranks", ["1 1 1", "2 1", "3", "2 2 1", "1"])
def test_orders_of_the_last_cards_by_going_through_them(ranks):
    cards = "".join("abc"[at] * int(count) for at, count in enumerate(ranks.split()))
    orders = len(set(permutations(cards)))
    assert ask("orders-named", ranks=ranks) == orders
    assert ask("naming-payout", ranks=ranks) == orders - 1  # won once in so many, and lost else
    assert ask("naming-advantage", ranks=ranks, pays=orders - 1) == 0


def test_packs_by_taking_one_more_until_a_card_is_left():
    for punters in range(1, 40):
        packs = 1
        while 52 * packs - 13 * punters < 1:
            packs += 1
        assert ask("packs-needed", punters=punters) == packs


def test_a_parlay_by_playing_it():
    for count in range(1, 8):
        stake = F(1)
        for _ in range(count):
            stake *= 2
        assert ask("doubling", wins=count) == stake - 1
        assert ask("doubled", times=count) == stake
        assert ask("coins", wins=count) == 1 / stake
        assert ask("corners", pays=int(stake) - 1) == count - 1


def first_of(own, other, orders_of=permutations):
    """The share of the orders of so many cards of each of two ranks in which the first rank shows first."""
    orders = list(orders_of("a" * own + "b" * other))
    return F(sum(order[0] == "a" for order in orders), len(orders))


@pytest.mark.parametrize("carabin", [1, 2, 3])
@pytest.mark.parametrize("banker", [1, 2, 3])
def test_the_rule_of_odds_by_turning_every_order(carabin, banker):
    wins = first_of(4 - banker, 4 - carabin)
    pair = {"carabin": carabin, "banker": banker}
    assert ask("carabin-chance", **pair) == wins
    assert ask("carabin-edge", **pair) == wins - (1 - wins)
    assert ask("carabin-edge", **pair, paid="odds") == 0
    assert ask("carabin-ratio", **pair) == (1 - wins) / wins
    stake = ask("carabin-stake", **pair)
    assert ask("carabin-payment", **pair, stake=int(stake)) * wins == stake * (1 - wins)
    assert ask("up-card-worth", up_card=carabin, banker=banker) == wins * (1, 2, 4)[carabin - 1] - (1 - wins)
    assert ask("level-stakes", stakes=2, up_card=carabin, banker=banker) == 2 * ((1 - wins) - wins)
    assert ask("race", own=4 - banker, other=4 - carabin) == wins


def test_a_tenure_is_the_sum_of_its_hands():
    terms = [ask("tenure-term", number=count, cutters=4) for count in range(1, 60)]
    tenure = ask("tenure", cutters=4)
    assert 0 < tenure - sum(terms) < F(1, 10**20)
    assert ask("tenure-per-cutter", cutters=4) * 4 == tenure
    assert sum(ask("seat-loss", seat=seat, cutters=4) for seat in (1, 2, 3)) == tenure
    assert sum(ask("seat", seat=seat, cutters=4) for seat in (1, 2, 3)) == -ask("hand-expectation", cutters=4)


def test_a_turn_of_two_cards_by_hand():
    assert ask("turns", cards=51) == 25
    assert ask("left-over", cards=51, turns=24) == 3
    assert ask("pack", ranks=8, packs=3) == 96
    assert ask("least-stake", share=F(2, 3)) == 3
    assert ask("next-card", copies=3, cards=51) == F(1, 17)
    assert ask("waters", taken=1, in_play=11) == 10
