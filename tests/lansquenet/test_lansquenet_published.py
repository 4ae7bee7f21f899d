"""Published and independently counted numbers, one row of a table each."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest
from lansquenet_tables import rows

from odds.lansquenet.hand import hand
from odds.lansquenet.hand_on_table import hand_on_table
from odds.lansquenet.modern import Modern
from odds.lansquenet.reading import reading
from odds.lansquenet.stakes import Odds

TAKEN = replace(reading("salon"), quadruple_up_card="taken")


@cache
def dealt(up_cards, read=reading("salon"), chips=None):  # noqa: B008
    return hand(up_cards + 1, reading=read, chips=chips)


def chance_of(one, wanted):
    return sum(chance for gain, chance in one.distribution if wanted(gain))


QUANTITIES = {
    "p_quad_upcard": lambda u: dealt(u).quadruple_up_card,
    "p_banker_quad": lambda u: dealt(u).quadruple_own,
    "mean_singles": lambda u: dealt(u).up_cards_in_play[0],
    "mean_doubles": lambda u: dealt(u).up_cards_in_play[1],
    "mean_triples": lambda u: dealt(u).up_cards_in_play[2],
    "p_own_single": lambda u: dealt(u).banker_dealt[0],
    "p_own_double": lambda u: dealt(u).banker_dealt[1],
    "p_own_triple": lambda u: dealt(u).banker_dealt[2],
    "E_norej": lambda u: dealt(u).expectation,
    "keep_norej": lambda u: dealt(u).keeps,
    "hands_norej": lambda u: dealt(u).hands,
    "tenure_norej": lambda u: dealt(u).tenure,
    "p_net_positive": lambda u: chance_of(dealt(u), lambda gain: gain > 0),
    "p_net_zero": lambda u: chance_of(dealt(u), lambda gain: gain == 0),
    "first_taken_prob": lambda u: dealt(u).first_taken.chance,
    "first_taken_water_per_hand": lambda u: dealt(u).first_taken.waters,
    "cg_up": lambda u: dealt(u).coupe_gorge.up_cards,
    "cg_exposed": lambda u: dealt(u).coupe_gorge.exposed,
    "cg_next": lambda u: dealt(u).coupe_gorge.next_card,
    "mean_stock_cards": lambda u: dealt(u).cards_turned,
    "E_rej": lambda u: dealt(u, chips=0).expectation,
    "keep_rej": lambda u: dealt(u, chips=0).keeps,
    "tenure_rej": lambda u: dealt(u, chips=0).tenure,
    "rej_win": lambda u: dealt(u, chips=0).wager.wins,
    "rej_lose": lambda u: dealt(u, chips=0).wager.loses,
    "rej_edge": lambda u: dealt(u, chips=0).wager.advantage,
    "cg_exposed_rej": lambda u: dealt(u, chips=0).coupe_gorge.exposed,
    "E_quad_take": lambda u: dealt(u, TAKEN).expectation,
    "E_scaled": lambda u: dealt(u, reading("montmort")).expectation,
    "tenure_scaled": lambda u: dealt(u, reading("montmort")).tenure,
    "variance_norej": lambda u: dealt(u).variance,
    "seats_norej": lambda u: dealt(u).seats,
    "pmf_norej": lambda u: dealt(u).distribution,
}


@pytest.mark.parametrize(("up_cards", "quantity", "value"), rows("lansquenet.txt"))
def test_hand(up_cards, quantity, value):
    found = QUANTITIES[quantity](int(up_cards))
    if quantity == "seats_norej":
        assert found == tuple(map(Fraction, value.split()))
    elif quantity == "pmf_norej":
        pairs = (word.split(":") for word in value.split())
        assert found == tuple((int(gain), Fraction(chance)) for gain, chance in pairs)
    else:
        assert found == Fraction(value)


@pytest.mark.parametrize(("players", "value"), rows("lansquenet-tenure.txt"))
def test_montmort_tenure(players, value):
    assert hand(int(players), reading="montmort").tenure == Fraction(value)


@pytest.mark.parametrize(("players", "printed", "verdict"), rows("lansquenet-encyclopedie.txt"))
def test_encyclopedie(players, printed, verdict):
    livres, sous, deniers = map(int, printed.split())
    exact = hand(int(players), reading="montmort").tenure * 2400
    agrees = int(exact) == (livres * 20 + sous) * 12 + deniers
    assert agrees == (verdict == "agrees")


@pytest.mark.parametrize(("watering", "seat", "deniers"), rows("lansquenet-montmort-seats.txt"))
def test_montmort_seats(watering, seat, deniers):
    read = replace(reading("montmort"), watering=watering)
    lost = -2400 * hand(4, reading=read).tenure_seats["ABC".index(seat)]
    assert f"{float(lost):.2f}" == deniers


@pytest.mark.parametrize(("pack", "packs", "doublet", "advantage", "source"), rows("lansquenet-modern.txt"))
def test_modern(pack, packs, doublet, advantage, source):
    assert source
    assert Modern(packs=int(packs), pack=int(pack), doublet=doublet).advantage == Fraction(advantage)


@pytest.mark.parametrize(("carabin", "banker", "stake", "pays", "edge"), rows("lansquenet-stakes.txt"))
def test_stakes(carabin, banker, stake, pays, edge):
    odds = Odds(carabin=int(carabin), banker=int(banker))
    assert (odds.least_stake, odds.least_pays) == (int(stake), int(pays))
    assert odds.edge_even == Fraction(edge)


READING_EFFECTS = {
    "expectation": lambda one: one.expectation,
    "advantage": lambda one: one.wager.advantage,
    "first_taken": lambda one: one.first_taken.chance,
    "exposed": lambda one: one.coupe_gorge.exposed,
}


@pytest.mark.parametrize(("point", "word", "quantity", "played", "values"), rows("lansquenet-readings.txt"))
def test_reading_changes(point, word, quantity, played, values):
    read = replace(reading("salon"), **{point: word})
    for pair in values.split():
        up_cards, value = pair.split(":")
        found = READING_EFFECTS[quantity](dealt(int(up_cards), read, 0 if played == "rejouissance" else None))
        assert abs(found - Fraction(value)) <= Fraction(1, 10**6)


@pytest.mark.parametrize(("up_cards", "chance"), rows("lansquenet-keeps.txt"))
def test_keeps_from_a_table(up_cards, chance):
    assert hand_on_table(tuple(map(int, up_cards.split())), banker=1).keeps == Fraction(chance)


@pytest.mark.parametrize(("multiplicity", "own", "worth"), rows("lansquenet-up-cards.txt"))
def test_worth_of_an_up_card(multiplicity, own, worth):
    alone = tuple(int(place == int(multiplicity)) for place in (1, 2, 3))
    assert hand_on_table(alone, banker=int(own)).expectation == -Fraction(worth)


def test_a_void_rejouissance_is_not_won():
    """Counted apart, 0.012799 for a joined quadruple that plays on at 11 up-cards; it takes the void ones for won."""
    plays_on = dealt(11, replace(reading("salon"), joined_quadruple="plays-on"), 0)
    ends = dealt(11, chips=0)
    with_void_won = ends.wager.advantage + ends.joined_quadruple
    assert abs(with_void_won - Fraction("0.012799")) < Fraction(1, 10**6)
    assert plays_on.wager.advantage < with_void_won
