"""What a paroli pays, should pay and costs: check values, all placings of a whole pack, several deals one by one."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from literal_parolis import PLAIN_CARRIES, PLAYERS, fates

from odds import StockError, chance, load, names
from odds.engine.carrying import Fresh
from odds.engine.exact import exact
from odds.engine.paroli import Paroli, every_ladder, paroli
from odds.engine.rungs import Rung
from odds.engine.rungs import rungs as climbed
from odds.rules import Betting, Play, RulesError
from odds.rules.betting import GREAT_PEACE, LITTLE_PEACE
from odds.rules.ladders import Ladder, named, of_payouts

PACK, COPIES = 52, 4
USUAL = {"andar-bahar": (51, 3)}  # one card of the rank is shown
ISSUED = ("bassette", "la-bassette", "bassetta", "basset")


def answer(game: str, ladder: Ladder, *, again: bool = True, carry: bool = False, wins: int | None = None) -> Paroli:
    """The paroli at the start of a usual deal, and what is carried into deals like it."""
    cards, copies = USUAL.get(game, (PACK, COPIES))
    fresh = Fresh(cards, copies, again)
    return paroli(load(game), ladder, cards=cards, copies=copies, began=cards, fresh=fresh, carry=carry, wins=wins)


def rungs(game: str, *payouts: Fraction | int, cards: int = PACK, again: bool = True) -> list[Rung]:
    """The rungs of a ladder of these payouts, with four copies."""
    ladder, fresh = Ladder("own", payouts), Fresh(cards, COPIES, again)
    place = load(game).joins["deal"]
    return list(climbed(load(game), ladder, cards=cards, copies=COPIES, place=place, fresh=fresh))


RUNNING = {
    "bassette": ("192/833", "92/833", "506/10829"),
    "la-bassette": ("192/833", "92/833", "46/833"),
    "bassetta": ("2300/10829", "1104/10829", "506/10829"),
    "basset": ("667/3185", "3036/38675", "209/7735"),
}


@pytest.mark.parametrize("game", RUNNING)
def test_two_three_and_four_wins_in_one_deal(game: str) -> None:
    chances = tuple(rung.chance for rung in answer(game, named("fair")).rungs[1:4])
    assert chances == tuple(map(Fraction, RUNNING[game]))


def test_four_and_six_wins_carried() -> None:
    carried = [rung.chance_carried for rung in answer("bassette", named("bassette")).rungs]
    assert (carried[3], carried[5]) == (Fraction(458298, 9020557), Fraction(15088, 1288651))


def test_seven_to_one_on_the_second_win_gives_the_punter_the_edge() -> None:
    """Wikipedia, Basset, Paroli System: "this would give a mathematical edge to the players"; so it does everywhere."""
    edges = {game: -rungs(game, 1, 7)[1].advantage for game in ISSUED}
    assert edges["bassette"] == Fraction(28250, 32487)
    assert round(float(edges["bassette"]), 4) == 0.8696
    assert all(Fraction(63, 100) < edge < Fraction(87, 100) for edge in edges.values())


def test_the_peaces_against_all_placings() -> None:
    """Salon des jeux, sec. 5: after the first win the stake is withdrawn, and a loss costs nothing more."""
    total = comb(PACK, COPIES)
    for peace, known in ((LITTLE_PEACE, "22/663"), (GREAT_PEACE, "1702/32487")):
        gained = Fraction(0)
        for fate, ways in fates("bassette", opener=True).items():
            wins = len(fate.won)
            gained += ways * (peace.takes[-1] if wins >= peace.stop else 0 if wins else -fate.price)
        advantage = chance(load("bassette"), cards=PACK, copies=COPIES, betting=peace).stake.advantage
        assert advantage == -gained / total == Fraction(known)


MARKED = Betting("marked", takes=(Fraction(0),) * 5, loses=tuple(Fraction(10) ** wins for wins in range(5)))


@pytest.mark.parametrize("game", PLAYERS)
def test_all_placings_of_a_pack_tell_how_far_a_stake_rides(game: str) -> None:
    """All 270725 of them, by the words of the source; a loss is marked with the power of ten of its wins."""
    told = Counter[tuple[Fraction, int | None]]()
    for fate, ways in fates(game, opener=True).items():
        gain = -fate.fee - fate.price * 10 ** len(fate.won)
        told[gain, len(fate.won) if fate.left else None] += ways
    assert told.total() == comb(PACK, COPIES) == 270725
    play = Play.of(load(game), MARKED)
    counted = exact(play, play.enter(load(game).joins["deal"]), cards=PACK, copies=COPIES)
    found = Counter[tuple[Fraction, int | None]]()
    for outcome, ways in counted.ways.items():
        found[outcome.gain, outcome.riding] += ways
    assert found == told


def deal_by_deal(game: str, wins: int, payout: int, *, deals: int, again: bool) -> tuple[Fraction, Fraction, Fraction]:
    """So many deals one after another: the chance of the rung, the gain, and the chance that the stake is left over."""
    live, reached, gained = {0: Fraction(1)}, Fraction(0), Fraction(0)
    for number in range(deals):
        after: dict[int, Fraction] = {}
        table, total = fates(game, opener=again or not number), comb(PACK, COPIES)
        for behind, weight in live.items():
            for fate, ways in table.items():
                share, up = weight * ways / total, behind + len(fate.won)
                gained -= share * fate.fee
                if up >= wins:
                    reached, gained = reached + share, gained + share * payout
                elif not fate.left:
                    gained -= share * fate.price
                elif up or game in PLAIN_CARRIES:
                    after[up] = after.get(up, Fraction(0)) + share
        live = after
    return reached, gained, sum(live.values(), Fraction(0))


@pytest.mark.parametrize("again", [True, False], ids=["opener-again", "no-opener-again"])
@pytest.mark.parametrize("game", PLAYERS)
def test_a_carried_stake_is_dealt_deal_by_deal(game: str, again: bool) -> None:
    """What six deals leave open bounds what the endless series can still add; only an opener is met again or not."""
    for wins, payout in ((1, 1), (2, 7), (4, 15), (6, 60)):
        rung = rungs(game, *[payout] * wins, again=again)[-1]
        reached, gained, open_ = deal_by_deal(game, wins, payout, deals=6, again=again or game != "bassette")
        assert open_ < Fraction(1, 10**4)
        assert 0 <= rung.chance_carried - reached <= open_
        assert abs(-rung.advantage_carried - gained) <= open_ * (payout + 2)


@pytest.mark.parametrize("game", names())
def test_the_advantage_is_linear_in_each_payout(game: str) -> None:
    """Each stake more that a rung pays takes its own chance off its own advantage, and nothing off the others."""
    plain = rungs(game, 1, 3, 7, 15, cards=24)
    for raised in range(4):
        more = [1, 3, 7, 15][: raised + 1] + [Fraction(31, 2)] * (3 - raised)
        more[raised] = Fraction(31, 2)
        for rung, other in zip(plain, rungs(game, *more, cards=24), strict=True):
            extra = other.pays - rung.pays
            assert other.advantage == rung.advantage - extra * rung.chance
            assert other.advantage_carried == rung.advantage_carried - extra * rung.chance_carried
            assert (other.chance, other.chance_carried) == (rung.chance, rung.chance_carried)


@pytest.mark.parametrize("cards", [52, 30, 8])
@pytest.mark.parametrize("game", names())
def test_the_fair_payouts_leave_no_advantage(game: str, cards: int) -> None:
    """Put back as the payout, each of the two does away with the advantage that it is fair for."""
    for wins, rung in enumerate(rungs(game, *[1] * 6, cards=cards), 1):
        assert rung.fair_even == sum(2**step for step in range(wins))
        if rung.chance:
            assert rungs(game, *[rung.fair_here] * wins, cards=cards)[-1].advantage == 0
            assert rung.keeps == 1 - rung.pays / rung.fair_here
        else:
            assert (rung.fair_here, rung.keeps) == (None, None)
        if rung.chance_carried:
            assert rungs(game, *[rung.fair_carried] * wins, cards=cards)[-1].advantage_carried == 0
        else:
            assert rung.fair_carried is None


def test_at_even_chances_the_fair_ladder_is_the_doubled_stake() -> None:
    """Salon des jeux, sec. 6: "theoretically" thirty-one and sixty-three, and what the houses kept of them."""
    assert named("fair").pays == tuple(Fraction(2**wins - 1) for wins in range(1, 7))
    short = [fair - paid for fair, paid in zip(named("fair").pays, named("bassette").pays, strict=True)]
    assert short == [0, 0, 0, 0, 1, 3]


@pytest.mark.parametrize("carry", [False, True], ids=["one deal", "carried"])
@pytest.mark.parametrize("game", sorted({*names()} - {"andar-bahar"}))
def test_with_the_fair_ladder_no_further_rung_helps(game: str, carry: bool) -> None:
    """Each rung costs at least as much as the one before, and the best play takes at once."""
    found = answer(game, named("fair"), carry=carry)
    costs = [rung.advantage_carried if carry else rung.advantage for rung in found.rungs]
    assert costs == sorted(costs)
    assert found.best.worth == -costs[0] < 0
    assert found.best.decisions
    assert not any(made.rides for made in found.best.decisions)


def test_a_game_that_favours_the_punter_may_be_ridden_further() -> None:
    """In Andar Bahar the side dealt first comes first: there the fair ladder does not hold the punter back, carried."""
    found = answer("andar-bahar", named("fair"), carry=True)
    assert found.rungs[0].advantage < 0
    assert found.best.worth > -min(rung.advantage_carried for rung in found.rungs)


@pytest.mark.parametrize("game", ["bassette", "bassette-encyclopedie", "basset-demoivre"])
def test_a_stake_that_meets_no_opener_again_loses_whole(game: str) -> None:
    """Where each stake has an opener of its own, the reading without it is the dearer one."""
    readings = [answer(game, named("fair"), again=again).rungs for again in (True, False)]
    for again, dearer in zip(*readings, strict=True):
        assert dearer.chance_carried == again.chance_carried
        assert dearer.advantage_carried >= again.advantage_carried


@pytest.mark.parametrize("game", sorted({*names()} - {"bassette", "bassette-encyclopedie", "basset-demoivre"}))
def test_a_first_card_of_the_deal_is_met_by_every_stake(game: str) -> None:
    """The soda, the single card of Bassetta and the fasse belong to the deal and not to a stake just laid."""
    twice = [answer(game, named("fair"), again=again).rungs for again in (True, False)]
    assert twice[0] == twice[1]


def test_the_liability_is_the_last_rung_that_may_be_asked() -> None:
    for name, most in (("fair", 63), ("bassette", 60), ("basset", 67), ("seven-first", 60)):
        assert answer("bassette", named(name)).liability == most
    three = answer("bassette", named("basset"), wins=3)
    assert (three.liability, len(three.rungs), three.take) == (7, 3, 0)


def test_a_stake_that_rides_is_set_against_what_may_be_taken() -> None:
    """After three wins 7 may be taken, and 8 ride: 8 in 833/400 would be fair for the fourth, less the stake itself.

    At la-bassette, with four copies, there are no nulls.
    """
    found = paroli(load("la-bassette"), named("fair"), cards=52, copies=4, joins="deal", behind=3, wins=4)
    (fourth,) = found.rungs
    assert (found.take, fourth.pays) == (7, 15)
    assert fourth.fair_here == 8 / fourth.chance - 1
    assert fourth.advantage == 7 - (15 * fourth.chance - (1 - fourth.chance))
    assert fourth.keeps == 1 - 15 / fourth.fair_here
    assert found.advantage == found.take - found.best.worth
    fair = paroli(
        load("la-bassette"), of_payouts([1, 3, 7, str(fourth.fair_here)]), cards=52, copies=4, joins="deal", behind=3
    )
    assert fair.rungs[0].advantage == 0


def test_a_stake_with_wins_behind_it_stands_and_is_carried_where_it_is_told() -> None:
    told: list[int] = []
    fresh = Fresh(40, 4)
    found = paroli("bassette", "fair", cards=50, copies=3, began=52, behind=2, fresh=fresh, progress=told.append)
    assert (found.joins, found.fresh, found.take) == ("standing", fresh, 3)
    assert [rung.wins for rung in found.rungs] == [3, 4, 5, 6]
    assert told == [1] * 5  # the best play after the rungs
    for behind in (-1, 6):
        with pytest.raises(RulesError, match=f"expected from 0 to 5 wins behind the stake, got {behind}"):
            paroli("bassette", "fair", cards=50, copies=3, behind=behind)
    told.clear()
    every_ladder("bassette", [named("fair")], progress=told.append)
    assert told == [1, 1]


def test_what_a_rung_costs_is_told_as_it_was_asked() -> None:
    """In one deal, or carried; every ladder of a rule set is carried unless said otherwise."""
    for carry in (True, False):
        found = paroli("la-bassette", "fair", cards=24, copies=3, carry=carry)
        told = [rung.advantage_carried if carry else rung.advantage for rung in found.rungs]
        assert [found.costs(rung) for rung in found.rungs] == told
        assert found.costs(found.always) == min(told)
    assert {answer.carry for answer in every_ladder("bassette", [named("fair")])} == {True}
    assert {answer.carry for answer in every_ladder("bassette", [named("fair")], carry=False)} == {False}
    found = paroli("la-bassette", "fair", cards=24, copies=3)
    last = found.rungs[-1]
    assert not found.carry
    assert last.advantage != last.advantage_carried  # or nothing would be told apart


@pytest.mark.parametrize(("cards", "copies"), [(0, 0), (3, 4), (52, -1)])
def test_a_stock_that_cannot_be_climbs_no_ladder(cards: int, copies: int) -> None:
    with pytest.raises(StockError, match="expected"):
        paroli("bassette", cards=cards, copies=copies)
