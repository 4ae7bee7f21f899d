"""Do counting and dealing agree, on the games of the book and on games nobody ever played?

Exact counts prefixes forward, every_stock counts from the end of the stock, every_deal deals each word card by card;
they share the machine and nothing else.
"""

from fractions import Fraction
from itertools import pairwise
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odds import Rules, chance, load, names
from odds.engine.backward import MOST_STATES, every_stock, explored
from odds.engine.enumerate import every_deal
from odds.engine.exact import exact
from odds.rules import PLAIN, Betting, Call, Place, Play
from odds.rules.table import EFFECTS, Supply

SIZES = [(cards, copies) for cards in range(1, 11) for copies in range(min(cards, 4) + 1)]
PAROLI = Betting("paroli", takes=(Fraction(1), Fraction(3), Fraction(7)), loses=(Fraction(1),) * 3)
PEACE = Betting("peace", takes=(Fraction(1), Fraction(2)), loses=(Fraction(1), Fraction(0)))
MASSE = Betting("masse", takes=(Fraction(1),), loses=(Fraction(1),), again=True)


@pytest.mark.parametrize("name", names())
def test_exact_is_every_deal(name: str) -> None:
    """From every place, which is every way of joining, and up to every card."""
    play = Play.of(load(name))
    for place in play.rules.places:
        state = play.enter(place)
        for cards, copies in SIZES:
            for horizon in (*range(1, cards + 1), None):
                counted = exact(play, state, cards=cards, copies=copies, horizon=horizon)
                assert counted == every_deal(play, state, cards=cards, copies=copies, horizon=horizon)


@pytest.mark.parametrize("betting", [PAROLI, PEACE, MASSE], ids=lambda way: way.name)
@pytest.mark.parametrize("name", names())
def test_exact_is_every_deal_of_a_riding_stake(name: str, betting: Betting) -> None:
    play = Play.of(load(name), betting)
    for state in [play.enter(place) for place in play.rules.joins.values()]:
        for cards, copies in SIZES:
            assert exact(play, state, cards=cards, copies=copies) == every_deal(play, state, cards=cards, copies=copies)


@pytest.mark.parametrize("name", names())
def test_every_stock_is_every_deal(name: str) -> None:
    """From every place at once, a different one with each number of cards."""
    play = Play.of(load(name))
    states = [play.enter(place) for place in play.rules.places]
    whole = explored(play, states)
    assert whole is not None
    for turned in range(len(states)):
        starts = {cards: states[(cards + turned) % len(states)] for cards in range(1, 10)}
        for cards, found in every_stock(whole, starts, copies=range(5)):
            dealt = [every_deal(play, starts[cards], cards=cards, copies=k) for k in range(min(cards, 4) + 1)]
            assert found == dealt


@pytest.mark.parametrize("betting", [PLAIN, PAROLI, PEACE], ids=lambda way: way.name)
@pytest.mark.parametrize("name", names())
def test_forward_is_backward_in_whole_packs(name: str, betting: Betting) -> None:
    """Where no deal can be gone through: one pack card by card, with up to six copies, and four packs whole."""
    play = Play.of(load(name), betting)
    for place in play.rules.joins.values():
        state = play.enter(place)
        whole = explored(play, [state])
        assert whole is not None
        for top, copies in ((52, (0, 1, 3, 4, 6)), (208, (16,))):
            starts = dict.fromkeys(range(1, 53) if top == 52 else [top], state)
            for cards, found in every_stock(whole, starts, copies=copies):
                assert found == [exact(play, state, cards=cards, copies=k) for k in copies if k <= cards]


def test_a_machine_that_grows_too_large_is_not_counted_at_once() -> None:
    """Stakes laid again after each win carry ever larger purses."""
    play = Play.of(load("bassette"), MASSE)
    assert explored(play, [play.enter("opener")]) is None
    assert len(play.states) <= 4 * MOST_STATES


TURNS = {
    "bassette 52 deal": 2,
    "bassette 51 mid-turn": 3,  # the card still to come, and the turn after it
    "bassette 50 turn": 2,
    "bassette 50 standing": 2,
    "bassette 51 standing": 1,
    "basset 52 deal": 3,  # the fasse, and the first turn
    "basset 51 standing": 2,
    "la-bassette 52 deal": 2,
    "bassetta 52 deal": 3,  # the single card, and the first pair
    "bassetta 50 standing": 1,
    "pharaon 52 deal": 2,
    "faro 52 deal": 3,  # the soda, and the first turn
    "faro 51 turn": 2,
    "andar-bahar 51 deal": 2,
}


@pytest.mark.parametrize(("stake", "turn"), TURNS.items(), ids=TURNS)
def test_a_stake_laid_for_one_turn_lies_for_so_many_cards(stake: str, turn: int) -> None:
    name, cards, joins = stake.split()
    found = chance(load(name), cards=int(cards), copies=2, joins=joins)
    play = Play.of(found.rules)
    assert found.turn == every_deal(play, play.enter(found.place), cards=found.cards, copies=2, horizon=turn)


shares = st.sampled_from([Fraction(0), Fraction(1, 3), Fraction(1, 2), Fraction(1)])


def calls(places: tuple[str, ...]) -> st.SearchStrategy[Call | None]:
    """Anything a banker may call, or nothing."""
    then = st.none() | st.sampled_from(places)
    return st.none() | st.builds(Call, says=st.sampled_from([*EFFECTS]), takes=shares, then=then)


def reached(places: dict[str, Place]) -> dict[str, Place]:
    """The places that a stake which joins at the first can come to."""
    found, waiting = {}, ["a"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = place = places[name]
            called = (place.hit, place.miss, place.last_hit, place.last_miss)
            waiting += [place.then, *(call.then for call in called if call and call.then)]
    return found


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """A table of one to five places, all of them reached."""
    known = tuple("abcde"[: draw(st.integers(1, 5))])
    call = calls(known)
    place = st.builds(Place, then=st.sampled_from(known), hit=call, miss=call, last_hit=call, last_miss=call)
    return Rules(
        name="nobody-s",
        title="Nobody's game",
        period="never",
        evidence="reconstructed",
        sources=("none",),
        ladder="bassette",
        unsettled="returned",
        turn=("a",),
        joins={"deal": "a"},
        places=reached({name: draw(place) for name in known}),
        supply=Supply(),
    )


@st.composite
def bettings(draw: st.DrawFn) -> Betting:
    """A way of betting that stops after one to three wins."""
    stop = draw(st.integers(1, 3))
    sums = st.lists(st.sampled_from([Fraction(n) for n in (0, 1, 2, 3, 7)]), min_size=stop, max_size=stop)
    return Betting("some", takes=tuple(draw(sums)), loses=tuple(draw(sums)), again=draw(st.booleans()))


plays = st.builds(Play, rules(), st.just(PLAIN) | bettings())
stocks = st.integers(1, 9).flatmap(lambda cards: st.tuples(st.just(cards), st.integers(0, min(cards, 5))))


@settings(max_examples=400, deadline=None)
@given(plays, stocks, st.integers(1, 9))
def test_exact_is_every_deal_of_any_game(play: Play, stock: tuple[int, int], horizon: int) -> None:
    cards, copies = stock
    state = play.enter("a")
    for stop in (None, min(horizon, cards)):
        counted = exact(play, state, cards=cards, copies=copies, horizon=stop)
        assert counted == every_deal(play, state, cards=cards, copies=copies, horizon=stop)
        assert sum(counted.ways.values()) == counted.total == comb(cards, copies)
        assert counted.chance("win") + counted.chance("loss") + counted.chance("null") == 1
        assert all(counted.ways.values())
        assert counted.variance >= 0


@settings(deadline=None)
@given(plays, stocks)
def test_a_later_horizon_unsettles_nothing(play: Play, stock: tuple[int, int]) -> None:
    cards, copies = stock
    state = play.enter("a")
    by_card = [exact(play, state, cards=cards, copies=copies, horizon=stop) for stop in range(1, cards + 1)]
    assert by_card[-1] == exact(play, state, cards=cards, copies=copies)
    for earlier, later in pairwise(by_card):
        for outcome, ways in earlier.ways.items():
            if not outcome.says.endswith("unsettled"):
                assert later.ways[outcome] >= ways


@pytest.mark.parametrize("name", names())
def test_no_copies_left_is_null_for_certain(name: str) -> None:
    """Salon des jeux, Bassette, sec. 6: the punter who had not noticed that the four similar cards had gone by."""
    for cards in range(1, 11):
        found = chance(load(name), cards=cards, copies=0, joins="standing")
        assert (found.null, found.advantage.per_stake, found.advantage.per_decided) == (1, 0, None)


@pytest.mark.parametrize("copies", [2, 3, 4])
def test_the_opener_gives_back_a_third(copies: int) -> None:
    """With two copies or more none waits for the last card: Bassette is La Bassette less a third of each opener."""
    for cards in range(copies + copies % 2, 53, 2):
        whole = chance(load("la-bassette"), cards=cards, copies=copies, joins="turn").advantage.per_stake
        bassette = chance(load("bassette"), cards=cards, copies=copies, joins="turn").advantage.per_stake
        assert bassette == whole - Fraction(copies, 3 * cards)


@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_a_turn_leaves_the_same_game(copies: int) -> None:
    """Montmort's recursion (recalled, not retrieved): after a turn, pharaon is pharaon with two cards fewer."""
    gain = {1: Fraction(1, 2), 2: Fraction(1)}.get(copies, Fraction(0))
    for cards in range(4, 53, 2):
        turn = Fraction(1, cards * (cards - 1))
        gain = turn * (Fraction(copies * (copies - 1), 2) + (cards - copies) * (cards - copies - 1) * gain)
        assert chance(load("pharaon"), cards=cards, copies=copies, joins="turn").advantage.per_stake == gain
