"""Is the punter who moves to the best rank really the best? Small packs of named ranks, all orders and all moves.

The twin below deals explicit cards, one order after another, and knows no board: ranks alike are tried one by one.
"""

import random
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import comb

import pytest
from literal_parolis import OPENERS

from odds import Pack, Stock, StockError, board, chance, load
from odds.engine.enumerate import every_deal
from odds.engine.exact import exact
from odds.engine.transposing import reach, transposed
from odds.rules import Play
from odds.rules.betting import ride
from odds.rules.ladders import named, of_payouts
from odds.work import WorkError
from tests.made_up import made_up

Cards = tuple[str, ...]


def says(game: str, at: int, cards: int) -> str | None:
    """What is called of a stake's own card at this place of a deal of so many cards, as `literal_parolis` has it."""
    if game == "bassetta":
        return "wins" if at > 1 and at % 2 and at < cards else "loses"
    if at % 2:
        return "loses"
    return None if at == cards and game in OPENERS else "wins"


def climbed(game: str, rest: Cards, rank: str, goal: int, *, gone: int = 0) -> Fraction:
    """The greatest chance of so many wins more: the next card may be any of the rest, and a win lets the stake move."""
    cards = gone + len(rest)
    ranks = sorted(set(rest))

    @cache
    def best(left: Cards, own: str, wins: int) -> Fraction:
        if wins == goal:
            return Fraction(1)
        chance = Fraction(0)
        for number, card in enumerate(left):
            after = left[:number] + left[number + 1 :]
            call = says(game, cards - len(after), cards) if card == own else None
            if call == "wins":
                chance += max(best(after, other, wins + 1) for other in ranks)
            elif call is None:
                chance += best(after, own, wins)
        return chance / len(left) if left else Fraction(0)

    return best(tuple(sorted(rest)), rank, 0)


def played_out(game: str, rest: Cards, rank: str, goal: int) -> Fraction:
    """The same with nothing remembered: every order of the cards, each card told from its like."""
    cards = len(rest)

    def best(left: Cards, own: str, wins: int) -> int:
        """In how many orders of what is left the last rung is reached."""
        if wins == goal:
            return orders(len(left))
        found = 0
        for number, card in enumerate(left):
            after = left[:number] + left[number + 1 :]
            call = says(game, cards - len(after), cards) if card == own else None
            if call == "wins":
                found += max(best(after, other, wins + 1) for other in sorted(set(rest)))
            elif call is None:
                found += best(after, own, wins)
        return found

    return Fraction(best(rest, rank, 0), orders(cards))


def orders(cards: int) -> int:
    return cards * orders(cards - 1) if cards else 1


def reached(game: str, pack: str, rank: str, goal: int, *, place: str | None = None) -> Fraction:
    """The library's answer for a pack such as 'a2 b2'."""
    play = Play.of(load(game), ride(of_payouts([1] * goal)))
    stock = Stock(tuple((word[0], int(word[1:])) for word in pack.split()))
    return reach(play, place or load(game).joins["deal"], stock, rank)


def laid_out(pack: str) -> Cards:
    return tuple(word[0] for word in pack.split() for _ in range(int(word[1:])))


GAMES = ("bassette", "basset-cotton", "la-bassette", "bassetta")
PACKS = ("a2 b2 c2", "a3 b3 c2", "a3 b3 c3", "a2 b2 c2 d2", "a4 b2 c2", "a1 b2 c3 d4", "a5 b1", "a2 b6", "a2 b3 c4 d3")


@pytest.mark.parametrize("goal", [1, 2, 3, 4])
@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_is_the_best_of_all_moves(game: str, pack: str, goal: int) -> None:
    cards = laid_out(pack)
    if game != "bassetta" and len(cards) % 2:
        cards = (*cards, "z")
        pack += " z1"
    for rank in sorted(set(cards)):
        assert reached(game, pack, rank, goal) == climbed(game, cards, rank, goal)


@pytest.mark.parametrize("goal", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_over_every_order_of_six_cards(game: str, goal: int) -> None:
    for pack in ("a2 b2 c2", "a3 b2 c1", "a4 b2"):
        assert reached(game, pack, "a", goal) == played_out(game, laid_out(pack), "a", goal)


def turn_says(game: str, *, first: bool, second: bool, before: bool, last: bool) -> str | None:
    """What is called at the end of a turn whose first or second card is of the rank, or the last turn's was."""
    if game == "pharaon":
        return "loses" if first else "wins" if second and not last else None
    if first == second:
        return None
    return "wins" if first and not before else "loses"


@cache
def turned(game: str, left: Cards, own: str, goal: int, *, before: bool = False) -> Fraction:
    """The greatest chance of so many wins more where turns must be seen whole: two cards at a time."""
    if not goal:
        return Fraction(1)
    chance, pairs = Fraction(0), list(permutations(range(len(left)), 2))
    for one, two in pairs:
        after = tuple(card for number, card in enumerate(left) if number not in (one, two))
        first, second = left[one] == own, left[two] == own
        call = turn_says(game, first=first, second=second, before=before, last=not after)
        if call != "loses":
            goes_on = goal - (call == "wins")
            stays = turned(game, after, own, goes_on, before=first and game == "basset")
            moves = [turned(game, after, other, goes_on) for other in {*after} - {own}] if call else []
            chance += max([stays, *moves])
    return chance / len(pairs) if pairs else Fraction(0)


def after_the_fasse(rest: Cards, rank: str, goal: int) -> Fraction:
    """Basset turns up a fasse first, which settles nothing."""
    left = [rest[:number] + rest[number + 1 :] for number in range(len(rest))]
    return sum((turned("basset", cards, rank, goal) for cards in left), Fraction(0)) / len(rest)


@pytest.mark.parametrize("goal", [1, 2, 3])
@pytest.mark.parametrize("pack", ["a2 b2 c2", "a4 b2 c2", "a2 b2 c2 d2", "a4 b4", "a3 b3 c4"])
@pytest.mark.parametrize("game", ["basset", "pharaon"])
def test_the_best_move_where_turns_are_seen_whole(game: str, pack: str, goal: int) -> None:
    for rank in "ab":
        cards = laid_out(pack)
        wanted = after_the_fasse(cards, rank, goal) if game == "basset" else turned(game, cards, rank, goal)
        assert reached(game, pack, rank, goal) == wanted


@pytest.mark.parametrize("game", ["bassette", "la-bassette"])
def test_a_stake_that_stands_may_move_as_well(game: str) -> None:
    """Seven cards left of eight, then six: the punter's place comes next, then the banker's."""
    for pack, place, gone in (("a3 b2 c2", "punter", 1), ("a2 b2 c2", "banker", 2)):
        for goal in (1, 2, 3):
            wanted = climbed(game, laid_out(pack), "a", goal, gone=gone)
            assert reached(game, pack, "a", goal, place=place) == wanted


def kept(game: str, goal: int, *, cards: int, copies: int) -> Fraction:
    play = Play.of(load(game), ride(of_payouts([1] * goal)))
    return exact(play, play.enter(load(game).joins["deal"]), cards=cards, copies=copies).chance("win")


@pytest.mark.parametrize("game", ["bassette", "basset", "la-bassette", "bassetta", "pharaon", "faro"])
def test_moving_never_hurts(game: str) -> None:
    """Before the first win there is nothing to move, and where there is but one rank nowhere to move it to."""
    for pack in ("a2 b2 c2 d2", "a4 b4", "a3 b3 c3 d3"):
        cards, copies = len(laid_out(pack)), int(pack[1])
        assert reached(game, pack, "a", 1) == kept(game, 1, cards=cards, copies=copies)
        for goal in (2, 3, 4):
            assert reached(game, pack, "a", goal) >= kept(game, goal, cards=cards, copies=copies)
            assert reached(game, pack, "a", goal) <= reached(game, pack, "a", goal - 1)
    for goal in (1, 2, 3):
        assert reached(game, "a8", "a", goal) == kept(game, goal, cards=8, copies=8)


def test_only_a_stake_that_moves_passes_the_copies_of_its_rank() -> None:
    """Salon des jeux, sec. 6: transposing allows additional parolis; one rank of two wins twice at the most."""
    assert kept("bassette", 3, cards=8, copies=2) == 0
    assert reached("bassette", "a2 b2 c2 d2", "a", 3) > 0
    assert reached("bassette", "a2 b6", "a", 9) == 0


def wins_next(cards: int, copies: int) -> Fraction:
    """Bassette, so many cards left and the banker's next: the chance that the first copy comes at a punter's place."""
    ways = sum(comb(cards - at, copies - 1) for at in range(2, cards, 2)) if copies else 0
    return Fraction(ways, comb(cards, copies))


@cache
def liked(cards: int) -> list[int]:
    """The copies left that a punter likes best with so many cards left, the best first."""
    return sorted(range(5), key=lambda copies: wins_next(cards, copies) if copies <= cards else -1, reverse=True)


def greedy(order: list[int], goal: int) -> bool:
    """Whether a stake on rank 0 that moves each time to where the next win is likeliest wins so often in this deal."""
    left, own, wins = [4] * 13, 0, 0
    for at, card in enumerate(order, 1):
        left[card] -= 1
        if card != own:
            continue
        if at % 2 or at == 52:
            return False
        wins += 1
        if wins == goal:
            return True
        own = next(left.index(copies) for copies in liked(52 - at) if copies in left)
    return False


def test_a_greedy_punter_at_the_whole_pack() -> None:
    """For two wins to move where the next is likeliest is best; for more it may fall short, and never does better."""
    dealer, deals, pack = random.Random(1679), 40_000, [rank for rank in range(13) for _ in range(4)]
    won = dict.fromkeys((2, 4), 0)
    for _ in range(deals):
        dealer.shuffle(pack)
        for goal in won:
            won[goal] += greedy(pack, goal)
    whole = " ".join(f"{rank}4" for rank in "abcdefghijklm")
    for goal, count in won.items():
        chance = float(reached("bassette", whole, "a", goal))
        error = (count / deals - chance) / (chance * (1 - chance) / deals) ** 0.5
        assert error < 5
        assert goal > 2 or error > -5


def test_a_board_past_the_positions_allowed_is_refused() -> None:
    play = Play.of(load("bassette"), ride(of_payouts([1, 3])))
    with pytest.raises(WorkError, match="raise the limit"):
        reach(play, "opener", Stock.fresh(), "Q", most=50)


def test_it_is_the_same_in_which_order_the_states_were_met() -> None:
    rules, betting, stock = load("bassette"), ride(of_payouts([1, 3])), Stock.parse("Q:2 K:3 7:1")
    asked, again = Play(rules, betting), Play(rules, betting)
    again.enter("banker", wins=1)
    assert 0 < reach(asked, "opener", stock, "Q") == reach(again, "opener", stock, "Q")


STEPS_A_POSITION = 40
OTHERS = {"K": 3, "Q": 4, "J": 2, "10": 2, "9": 1}


def left_of(others: dict[str, int]) -> int:
    """How many ways these ranks can be left in, those alike not told apart."""
    return len({tuple(sorted(left)) for left in product(*(range(copies + 1) for copies in others.values()))})


@pytest.mark.parametrize("game", ["bassette", "pharaon"])
def test_a_stake_that_nothing_can_befall_meets_every_position_once(game: str) -> None:
    play = Play.of(load(game), ride(of_payouts([1, 3])))
    stock = Stock(tuple({"A": 0, **OTHERS}.items()))
    costs = STEPS_A_POSITION * (left_of(OTHERS) - 1)
    place = play.rules.joins["deal"]
    assert reach(play, place, stock, "A", most=costs) == 0
    with pytest.raises(WorkError):
        reach(play, place, stock, "A", most=costs - 1)


@pytest.mark.parametrize("rank", ["A", "K", "9"])
@pytest.mark.parametrize("game", ["bassette", "pharaon"])
def test_what_a_board_costs_at_least_is_known_before_a_card_is_dealt(
    monkeypatch: pytest.MonkeyPatch, game: str, rank: str
) -> None:
    """All that misses lead to, but the position that is there already and the one without a card."""
    play = Play.of(load(game), ride(of_payouts([1, 3])))
    place, stock = play.rules.joins["deal"], Stock(tuple({"A": 0, **OTHERS}.items()))
    costs = STEPS_A_POSITION * (left_of({other: copies for other, copies in OTHERS.items() if other != rank}) - 2)

    def dealt(*_: object, last: bool) -> None:
        raise InterruptedError

    monkeypatch.setattr("odds.engine.transposing._draws", dealt)
    with pytest.raises(WorkError):
        reach(play, place, stock, rank, most=costs - 1)
    with pytest.raises(InterruptedError):
        reach(play, place, stock, rank, most=costs)


def test_a_stake_that_a_miss_settles_costs_little_on_any_board() -> None:
    rules = made_up(
        """
turn = ["only"]
joins = { deal = "only" }
places.only = { then = "only", hit = { call = "wins" }, miss = { call = "loses" } }
""",
        name="one",
    )
    assert reach(Play.of(rules, ride(of_payouts([1]))), "only", Stock.fresh(packs=50), "Q", most=1) == Fraction(1, 13)


def test_every_rung_is_climbed_kept_and_moved() -> None:
    told: list[int] = []
    rules, ladder, stock = load("bassette"), named("seven-first"), Stock.fresh(Pack.parse("K Q"))
    found = transposed(rules, ladder, stock=stock, rank="Q", began=8, progress=told.append)
    assert [rung.wins for rung in found.rungs] == [1, 2, 3, 4, 5]
    for rung in found.rungs:
        play = Play.of(rules, ride(ladder, rung.wins))
        kept = every_deal(play, play.enter("opener"), cards=8, copies=4)
        assert (rung.kept, rung.moved) == (kept.chance("win"), reach(play, "opener", stock, "Q"))
    assert sum(told) == 5
    with pytest.raises(StockError):
        transposed(rules, stock=stock.without("K:4 Q:4"))
    with pytest.raises(StockError):
        reach(Play.of(rules, ride(ladder, 1)), "opener", stock.without("K:4 Q:4"), "Q")


def test_the_card_shown_is_off_the_stock() -> None:
    """At andar-bahar a card of the punter's rank lies on the table before the deal."""
    rules = load("andar-bahar")
    answer = transposed(rules, stock=Stock.fresh(), rank="Q")
    assert (answer.joins, answer.stock.cards, answer.stock.copies("Q")) == ("deal", 51, 3)
    assert answer.rungs[0].kept == chance(rules, cards=51, copies=3).win
    with pytest.raises(StockError, match="from 1 to"):
        transposed(rules, stock=Stock(()))


def test_all_ranks_of_a_board_are_of_one_deal() -> None:
    """Five aces are of two packs, and so is every other card beside them."""
    found = board(load("basset"), Stock.parse("A:5 K:3 Q:4 J:4 10:4 9:4 8:4 7:4 6:4 5:4 4:4 3:4 2:4"))
    # The fasse is out, and 51 cards.
    assert {(one.chance.joins, one.chance.place) for one in found} == {("standing", "bank")}


def test_a_stake_that_moves_is_of_the_deal_that_its_board_is_of() -> None:
    """However few copies its own rank has: five aces are of two packs, and half of those cards are out."""
    stock = Stock.parse("A:5 K:3 Q:4 J:4 10:4 9:4 8:4 7:4 6:4 5:4 4:4 3:4 2:4")
    answer = transposed(load("basset"), [1], stock=stock, rank="Q")
    (queen,) = (one.chance for one in board(load("basset"), stock) if one.rank == "Q")
    assert answer.joins == queen.joins == "standing"
    assert answer.rungs[0].kept == queen.win
