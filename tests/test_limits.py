"""Limits on work hold exactly where they are drawn: what they allow is answered, and one more is refused."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import accumulate
from math import comb

import pytest

from odds import RulesError, chance, load
from odds.claims.short import claim_in_a_line
from odds.claims.verdict import judge
from odds.engine.backward import explored, work
from odds.engine.binomials import Deals
from odds.engine.enumerate import every_deal
from odds.engine.exact import exact
from odds.engine.monte_carlo import simulate, z_score
from odds.engine.stopping import policy
from odds.engine.transposing import reach
from odds.engine.turns import turns_of
from odds.lansquenet.deal import work as dealing
from odds.lansquenet.hand import hand
from odds.lansquenet.hand_on_table import hand_on_table
from odds.lansquenet.race import Race
from odds.lansquenet.rejouissance import rejouissance
from odds.lansquenet.reprise import reprise
from odds.lansquenet.shuffled import Shuffled
from odds.rules import PLAIN, Call, Place, Play
from odds.rules.betting import ride
from odds.rules.ladders import named, of_payouts
from odds.stock import MOST_CARDS, Stock, StockError
from odds.work import WorkError

# Steps for one position: what the best play, a moved stake and an opening of Lansquenet are taken to cost.
TAKEN, MOVED, OPENED = 4, 40, 40
PLAY = Play.of(load("bassette"), PLAIN)
OPENER = PLAY.enter("opener")


def test_as_many_deals_are_gone_through_as_allowed() -> None:
    deals = comb(12, 3)
    assert every_deal(PLAY, OPENER, cards=12, copies=3, most=deals).total == deals
    with pytest.raises(ValueError, match=f"at most {deals - 1} deals"):
        every_deal(PLAY, OPENER, cards=12, copies=3, most=deals - 1)


@pytest.mark.parametrize("copies", [1, 2, 4])
@pytest.mark.parametrize("name", ["bassette", "pharaon", "basset"])
def test_as_many_steps_are_counted_as_allowed(name: str, copies: int) -> None:
    """A step for each live prefix at each card; and at each card as many as if no fewer were live until the end."""
    play = Play.of(load(name), PLAIN)
    start = play.enter(load(name).joins["deal"])
    met = _met(play, start, cards=12, copies=copies)
    paid = [0, *accumulate(met[:-1])]
    costs = max(before + live * rest for before, live, rest in zip(paid, met, range(12, -1, -1), strict=True))
    assert exact(play, start, cards=12, copies=copies, most=costs).total == comb(12, copies)
    with pytest.raises(WorkError, match=f"12 cards and {copies} copies"):
        exact(play, start, cards=12, copies=copies, most=costs - 1)


def test_a_count_that_is_too_long_is_refused_before_it_is_begun() -> None:
    with pytest.raises(WorkError, match="52000 cards"):
        chance(load("basset-repeat-first"), cards=52_000, copies=4_000)


def _fewest(ask: Callable[[int], object]) -> int:
    """The fewest steps that suffice, each guess halving what is left."""
    short, enough = 0, 1_000_000
    while enough - short > 1:
        guess = (short + enough) // 2
        try:
            ask(guess)
        except WorkError:
            short = guess
        else:
            enough = guess
    return enough


def _met(play: Play, state: int, *, cards: int, copies: int) -> list[int]:
    """How many states with so many copies left can be met: at first, and after each card."""
    met, counts = {(state, copies)}, [1]
    for rest in range(cards - 1, -1, -1):
        rows = play.rows if rest else play.last_rows
        steps = {(there, left - hit) for here, left in met for hit, there in enumerate(rows[here])}
        met = {(there, left) for there, left in steps if there >= 0 and 0 <= left <= rest}
        counts.append(len(met))
    return counts


def test_positions_are_paid_for_up_to_the_last() -> None:
    """The fewest steps are a whole number of positions, and a longer stock has more of them."""
    two = Play.of(load("bassette"), ride(named("fair"), 2))
    opener = two.enter("opener")
    moved = _fewest(lambda most: reach(two, "opener", Stock.parse("Q:2 K:2"), "Q", most=most))
    taken = _fewest(lambda most: policy(two, opener, cards=6, copies=2, most=most))
    assert (moved % MOVED, taken) == (0, TAKEN * sum(_met(two, opener, cards=6, copies=2)[1:]))
    assert _fewest(lambda most: reach(two, "opener", Stock.parse("Q:2"), "Q", most=most)) < moved
    assert _fewest(lambda most: policy(two, opener, cards=5, copies=2, most=most)) < taken


@pytest.mark.parametrize(("wins", "packs", "series"), [(1, 2, 3), (1, 8, 3), (6, 2, 28), (6, 8, 28), (6, 250, 28 * 2)])
def test_whole_turns_cost_the_coefficients_of_their_series(wins: int, packs: int, series: int) -> None:
    """With as many roots as wins, a triangle with a side one longer; numbers of more than 4,096 bits cost twice."""
    play = Play.of(load("pharaon"), ride(named("bassette"), wins))
    stock = {"cards": 52 * packs, "copies": 4 * packs}
    costs = series * (4 * packs + 1)
    assert exact(play, play.enter("banker"), **stock, most=costs).total == comb(52 * packs, 4 * packs)
    with pytest.raises(WorkError):
        exact(play, play.enter("banker"), **stock, most=costs - 1)


@pytest.mark.parametrize(("cards", "weight"), [(4101, 1), (4102, 2)])
def test_a_count_of_more_than_4096_bits_costs_twice(cards: int, weight: int) -> None:
    """Half the cards are copies: the ways to deal them have 4,095 bits and 4,096."""
    play, copies = Play.of(load("pharaon")), cards // 2
    assert comb(cards, copies).bit_length() == 4095 + weight - 1
    costs = 3 * weight * (copies + 1)
    assert _fewest(lambda most: exact(play, play.enter("banker"), cards=cards, copies=copies, most=most)) == costs


@pytest.mark.parametrize(("cards", "steps"), [(64, 64), (65, 6 + 1)])
def test_whole_turns_are_dealt_together_from_thirty_two_on(cards: int, steps: int) -> None:
    """Beside the last card, which is dealt alone: 64 cards one by one, or three series of two coefficients."""
    play = Play.of(load("la-bassette"))
    assert _fewest(lambda most: exact(play, play.enter("banker"), cards=cards, copies=1, most=most)) == steps


def test_whole_turns_are_dealt_together_from_eight_a_standing_on() -> None:
    """Six standings, of as many wins: 48 turns and the last card take 28 series, and a card less one step a card."""
    play = Play.of(load("pharaon"), ride(named("bassette"), 6))
    together, one_by_one = (
        _fewest(lambda most, cards=cards: exact(play, play.enter("banker"), cards=cards, copies=2, most=most))
        for cards in (97, 96)
    )
    assert 28 * 3 <= together < 96 <= one_by_one


@pytest.mark.parametrize(("wins", "known"), [(40, True), (41, False)])
def test_turns_are_known_of_forty_standings(wins: int, known: bool) -> None:
    """A stake that rides stands otherwise after each win."""
    riding = PLAIN._replace(takes=(Fraction(1),) * wins, loses=(Fraction(1),) * wins)
    play = Play(load("pharaon"), riding)
    assert (turns_of(play, play.enter("banker")) is not None) == known


@pytest.mark.parametrize(("places", "known"), [(100, True), (101, False)])
def test_stocks_are_counted_together_for_a_hundred_states(places: int, known: bool) -> None:
    """A turn of so many places, at each of which a hit wins."""
    turn = tuple(f"p{at}" for at in range(places))
    wins = Call("wins", Fraction(0))
    led = {place: Place(then, wins, last_hit=wins) for place, then in zip(turn, (*turn[1:], turn[0]), strict=True)}
    play = Play(replace(load("bassette"), turn=turn, joins={"deal": "p0"}, places=led), PLAIN)
    found = explored(play, [play.enter("p0")])
    assert (found is not None) == known


def test_what_all_stocks_together_cost() -> None:
    """la-bassette: two places and three outcomes; fields of 19 and 159 bits, a step more for each 4,096 of them."""
    play = Play(load("la-bassette"), PLAIN)
    found = explored(play, [play.enter("banker")])
    assert found is not None
    assert work(found, cards=52, copies=4) == 52 * 5 * (1 + 3 * 19 * 5 // 4096)
    assert work(found, cards=416, copies=32) == 416 * 5 * (1 + 3 * 159 * 33 // 4096) == 416 * 5 * 4


def test_two_million_deals_are_gone_through() -> None:
    with pytest.raises(ValueError, match="expected at most 2000000 deals to go through one by one, got 2000001"):
        every_deal(PLAY, OPENER, cards=2_000_001, copies=1)


@pytest.mark.parametrize(
    ("deals", "step"),
    [(1, 1), (49, 1), (98, 1), (100, 2), (150, 3), (499_999, 9_999), (500_050, 10_000), (10**9, 10_000)],
)
def test_progress_is_told_fifty_times_or_each_ten_thousand_deals(deals: int, step: int) -> None:
    def told(done: int) -> None:
        assert done == step
        raise InterruptedError

    with pytest.raises(InterruptedError):
        simulate(PLAY, OPENER, cards=4, copies=1, deals=deals, seed=1, progress=told)


def test_whole_turns_cost_what_the_copies_that_are_left_call_for() -> None:
    """After the fasse of basset two prefixes are live, one of them with a copy less; each has three roots.

    The fasse costs a step, and at the last card some may still be live.
    """
    play = Play.of(load("basset"))
    fewest = _fewest(lambda most: exact(play, play.enter("fasse"), cards=416, copies=32, most=most))
    assert 1 + 10 * 33 + 10 * 32 <= fewest <= 1 + 10 * 33 + 10 * 32 + 8


@pytest.mark.parametrize(
    ("cards", "copies", "weight"), [(200, 100, 1), (1028, 514, 1), (1029, 514, 2), (1100, 550, 2), (3200, 1600, 4)]
)
def test_long_counts_cost_more_than_short_ones(cards: int, copies: int, weight: int) -> None:
    """A stake that stops after one win waits in one position a card, as long as its copies fit among those left."""
    one = Play.of(load("bassette"), ride(named("fair"), 1))
    assert weight == 1 + comb(cards, copies).bit_length() // 1024
    costs = TAKEN * weight * (cards - copies)
    asked = {"cards": cards, "copies": copies}
    assert policy(one, one.enter("opener"), **asked, most=costs).decisions == ()
    with pytest.raises(WorkError):
        policy(one, one.enter("opener"), **asked, most=costs - 1)


def test_moving_is_bounded_too() -> None:
    with pytest.raises(WorkError):
        reach(PLAY, "opener", Stock.fresh(), "Q", most=100)


def test_one_card_and_the_largest_stock_are_answered() -> None:
    assert chance(load("la-bassette"), cards=1, copies=1, joins="deal", began=1).loss == 1
    assert chance(load("bassette"), cards=MOST_CARDS, copies=1, began=MOST_CARDS).stake.total == MOST_CARDS
    with pytest.raises(StockError, match=f"from 1 to {MOST_CARDS} cards"):
        chance(load("bassette"), cards=MOST_CARDS + 1, copies=1)


def test_one_deal_can_be_simulated_and_none_cannot() -> None:
    assert sum(simulate(PLAY, OPENER, cards=52, copies=4, deals=1, seed=3).counts.values()) == 1
    with pytest.raises(ValueError, match="1 deal or more"):
        simulate(PLAY, OPENER, cards=52, copies=4, deals=0, seed=3)


def test_a_hand_is_answered_up_to_its_steps() -> None:
    """Two up-cards of 52 make two kinds of deal, each by 52 cards and 4 own cards."""
    steps = 2 * 52 * 4
    assert dealing(Shuffled(), 2) == steps
    assert hand(3, most=max(steps, 40 * OPENED)) == hand(3)
    for ask in (hand, rejouissance):
        with pytest.raises(WorkError, match=r"2 up-cards from 52 cards; .*--limit"):
            ask(3, most=steps - 1)
    with pytest.raises(WorkError, match=r"--limit"):
        reprise(3, turned=4, most=steps - 1)


def test_a_table_is_played_up_to_its_steps() -> None:
    """One single card lies out: one state, and then none that goes on."""
    assert hand_on_table((1, 0, 0), banker=1, most=OPENED).keeps == Fraction(1, 2)
    with pytest.raises(WorkError, match=r"--limit"):
        hand_on_table((1, 0, 0), banker=1, most=OPENED - 1)


def test_a_race_is_counted_up_to_its_steps() -> None:
    """Two ranks with 3 cards and one with 2: three sets of the first by two of the other, for two counts."""
    assert Race(banker=1, others=(3, 2, 3), most=12).before == Race(banker=1, others=(3, 2, 3)).before
    with pytest.raises(WorkError, match=r"a race of 12; .*--limit"):
        assert Race(banker=1, others=(3, 2, 3), most=11).before


def test_a_lansquenet_pack_has_at_most_a_hundred_ranks() -> None:
    assert hand(3, pack=Shuffled(ranks=100)).pack.size == 400
    with pytest.raises(ValueError, match="from 2 to 100 as the number of ranks, got 101"):
        Shuffled(ranks=101)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("advantage, bassette, cards 1..10000, copies 1 = 1/2", "at most 10000000 steps together, got 50005000"),
        ("advantage, bassette, cards 1..200, copies 1..100 = 1/2", "at most 10000 numbers, got 20000"),
    ],
)
def test_a_claim_asks_for_no_more_than_it_may(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        claim_in_a_line(line)


def test_a_claim_has_no_limit_to_raise() -> None:
    with pytest.raises(ValueError, match=r"52000 cards and 4000 copies; ask for fewer packs$"):
        judge(claim_in_a_line("advantage, basset-repeat-first, cards 52000, copies 4000 = 1"))


def test_a_z_score_counts_standard_errors() -> None:
    """60 heads in 100 throws are two standard errors of 5 above 50; a sure thing has none."""
    assert z_score(Fraction(60, 100), Fraction(1, 2), 100) == pytest.approx(2)
    assert z_score(Fraction(40, 100), Fraction(1, 2), 100) == pytest.approx(-2)
    assert z_score(Fraction(1), Fraction(1), 100) is None


def test_a_ladder_has_forty_rungs_at_most() -> None:
    assert len(of_payouts([1] * 40).pays) == 40
    for rungs in (0, 41):
        with pytest.raises(RulesError, match=f"ladder: expected from 1 to 40 rungs, got {rungs}"):
            of_payouts([1] * rungs)


def test_a_stake_is_looked_at_after_one_card_and_not_before() -> None:
    """On the opener the next card takes two thirds if it is a hit; a horizon past the stock is the whole stock."""
    one = exact(PLAY, OPENER, cards=12, copies=3, horizon=1, most=1)
    assert (one.chance("loss"), one.chance("null")) == (Fraction(3, 12), Fraction(9, 12))
    for copies in range(4):
        assert exact(PLAY, OPENER, cards=12, copies=copies, horizon=13) == exact(PLAY, OPENER, cards=12, copies=copies)
    for horizon in (0, -1):
        with pytest.raises(ValueError, match=f"a horizon of 1 card or more, got {horizon}"):
            exact(PLAY, OPENER, cards=12, copies=3, horizon=horizon)


def test_binomials_are_the_same_on_every_way_to_them() -> None:
    """Up and down, by leaps, and where there are more copies than cards."""
    deals = Deals()
    for rest in (63, 64, 65, 66, 90, 89, 70, 66, 65, 64, 3, 0, 200, 65):
        for copies in (0, 1, 2, 64, 65, 66, 80):
            assert deals(rest, copies) == comb(rest, copies), (rest, copies)
