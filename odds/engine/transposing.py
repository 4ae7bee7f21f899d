"""How far can a riding stake get in one deal when it may be moved to another rank?

Nouns: transposing, transposed (the whole answer), board (how many ranks have 0, 1, 2 ... copies left).
One rank of four cards wins at most four times; a stake that is moved to the best rank after each win can go further.
Ranks with equal counts are alike, so a stock is only its board.
A position with n cards left is known by its chance times n!, a whole number: the orders in which it succeeds.
[salon-des-jeux-bassette: sec. 6]
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import partial
from itertools import accumulate
from math import factorial
from typing import NamedTuple

from odds.engine.exact import exact
from odds.engine.misses import PeriodError, chain
from odds.notation import short
from odds.rules import Joining, Play, Rules, load
from odds.rules.betting import ride
from odds.rules.joining import comes_in
from odds.rules.ladders import Ladder
from odds.rules.ladders import ladder as ladder_of
from odds.rules.supply import whole_packs_of
from odds.shown import shown
from odds.stock import Stock, check
from odds.work import MOST_STEPS, Allowance

Board = tuple[int, ...]  # the number of ranks with 0, 1, 2 ... copies left
STEPS_A_POSITION = 40  # what one position costs, beside dealing one card to one state


class Reach(NamedTuple):
    """The chance of so many wins in one deal, for a stake kept on its rank and for one moved to the best each time."""

    wins: int
    kept: Fraction
    moved: Fraction


@shown("odds.sheets.catalogue.transpose:transpose_sheet")
class Transposed(NamedTuple):
    """How far a stake on one rank of a stock gets on a ladder: each rung, kept and moved."""

    rules: Rules
    ladder: Ladder
    stock: Stock
    rank: str
    joins: Joining
    rungs: tuple[Reach, ...]

    def __repr__(self) -> str:
        last = self.rungs[-1]
        return (
            f"<Transposed in {self.rules.name}, {self.stock.cards} cards, on {self.rank}: {last.wins} wins running, "
            f"kept {short(last.kept)}, moved {short(last.moved)}>"
        )


class Position(NamedTuple):
    """A state of the stake, the copies left of its rank, and the board of all ranks."""

    state: int
    own: int
    board: Board


Draws = list[tuple[int, list[Position]]]  # so many cards, and the positions that each of them leaves open


def transposed(
    rules: Rules | str,
    ladder: Ladder | str | Sequence[object] | None = None,
    *,
    stock: Stock,
    rank: str | None = None,
    joins: Joining | None = None,
    began: int | None = None,
    most: int = MOST_STEPS,
    progress: Callable[[int], object] = lambda _: None,
) -> Transposed:
    """How far a riding stake gets in one deal, kept on its rank and moved to the best rank after each win.

    It climbs `ladder`, by its name or its payments, or what the rules' own houses paid, and lies first on `rank`, the
    first of the `stock` unless said otherwise; a card that the rules show before the deal is of that rank, and still in
    the stock.
    `joins`, `began` and `most` as for `chance`; `progress` is told of each rung that is done.
    Raises StockError for a rank that is not in the stock or a stock that is empty, RulesError where a stake cannot join
    so, WorkError past the steps allowed.
    [salon-des-jeux-bassette: sec. 6]

    >>> from odds import Stock, load
    >>> transposed(load("bassette"), stock=Stock.fresh())
    <Transposed in bassette, 52 cards, on A: 6 wins running, kept 0, moved 0.008781>
    """
    rules = load(rules)
    paid = rules.ladder if ladder is None else ladder_of(ladder)
    check(cards=stock.cards, copies=0)
    name = stock.ranks[0] if rank is None else stock.rank(rank)
    began = whole_packs_of(rules, stock) if began is None else began
    stock = stock.without(" ".join([name] * rules.supply.shown))
    copies = stock.copies(name)
    way, place = comes_in(rules, joins, cards=stock.cards, began=began)
    rungs = []
    for wins in range(1, len(paid.pays) + 1):
        play = Play.of(rules, ride(paid, wins))
        kept = exact(play, play.enter(place), cards=stock.cards, copies=copies, most=most)
        rungs.append(Reach(wins, kept.chance("win"), reach(play, place, stock, name, most=most)))
        progress(1)
    return Transposed(rules, paid, stock, name, way, tuple(rungs))


def reach(play: Play, place: str, stock: Stock, rank: str, *, wins: int = 0, most: int = MOST_STEPS) -> Fraction:
    """The chance of as many wins as the way of betting rides for, when the punter moves to the best rank each time.

    The stake comes in on `rank` at `place` with so many wins behind it, and may be moved after each win.
    A stake that was moved stands, as a riding one does, and meets no opener.
    Raises StockError for an empty stock, WorkError past `most` steps.

    >>> from odds.rules import load
    >>> from odds.rules.betting import ride
    >>> from odds.rules.ladders import named
    >>> play = Play.of(load("bassette"), ride(named("bassette"), 2))
    >>> still, moved = Fraction(192, 833), reach(play, "opener", Stock.fresh(), "Q")
    >>> still < moved < Fraction(1, 4)
    True
    """
    check(cards=stock.cards, copies=stock.copies(rank))
    counts = Counter(copies for _, copies in stock.left)
    board = tuple(counts[copies] for copies in range(max(counts) + 1))
    start = Position(play.enter(place, wins=wins), stock.copies(rank), board)
    layers = _layers(play, start, stock, most)
    orders: dict[Position, int] = dict.fromkeys(layers.pop(), 0)
    for cards, layer in enumerate(reversed(layers)):
        won = factorial(cards)  # once the last rung is won, every order of the cards left will do
        orders = {at: _orders(play, draws, orders, won) for at, draws in layer.items()}
    return Fraction(orders[start], factorial(stock.cards))


def _layers(play: Play, start: Position, stock: Stock, most: int) -> list[dict[Position, Draws]]:
    """The positions that can be met, card by card, each with where the next card can lead."""
    layers: list[dict[Position, Draws]] = []
    met = {start}
    allowed = Allowance(most)
    spend = partial(allowed.spend, cards=stock.cards, copies=start.own)
    spend(0, needed=STEPS_A_POSITION * _fewest(play, start))
    for cards in range(stock.cards, 0, -1):
        layer: dict[Position, Draws] = {}
        after: set[Position] = set()
        for at in met:
            known = len(after)
            layer[at] = [*_draws(play, at, last=cards == 1)]
            after.update(option for _, options in layer[at] for option in options if option.state >= 0)
            spend(STEPS_A_POSITION * (len(after) - known))
        layers.append(layer)
        met = after
    return [*layers, {at: [] for at in met}]


def _fewest(play: Play, start: Position) -> int:
    """How many positions are met at least: misses lead to all that the other ranks can come to, unless one settles.

    With those ranks in a row, each is left with no more copies than it had, and no fewer than the one before it.
    The position of the start costs nothing, and where no card is left there may be none.
    """
    with suppress(PeriodError):  # whose misses cost the purse something, and settle nothing
        if chain(play, start.state).outcome is not None:
            return 0
    ways = [1]  # by the copies left of the last rank in the row so far
    for copies, ranks in enumerate(start.board):
        for _ in range(ranks - (copies == start.own)):
            upto = [*accumulate(ways)]
            ways = upto + upto[-1:] * (copies + 1 - len(upto))
    return sum(ways) - 2


def _draws(play: Play, at: Position, *, last: bool) -> Iterator[tuple[int, list[Position]]]:
    """So many cards that lead to the same place, and the positions among which the punter may then choose."""
    miss, hit = play.last_rows[at.state] if last else play.rows[at.state]
    if at.own:
        yield at.own, _choices(play, at.state, Position(hit, at.own - 1, _less(at.board, at.own)))
    for copies, ranks in enumerate(at.board):
        others = ranks - (copies == at.own)
        if copies and others:
            yield others * copies, _choices(play, at.state, Position(miss, at.own, _less(at.board, copies)))


def _choices(play: Play, before: int, after: Position) -> list[Position]:
    """Where a card was a win, the stake may stay or go to another rank; else it stays."""
    states = play.states
    if after.state < 0 or states[after.state].wins <= states[before].wins:
        return [after]
    there = play.enter(play.rules.standing(states[after.state].place), wins=states[after.state].wins)
    ranks = [copies for copies, count in enumerate(after.board) if copies and count > (copies == after.own)]
    return [after, *(Position(there, copies, after.board) for copies in ranks)]


def _orders(play: Play, draws: Draws, below: Mapping[Position, int], won: int) -> int:
    """In how many orders of the cards left the last rung is reached, from those of the positions one card on."""

    def orders(option: Position) -> int:
        if option.state >= 0:
            return below[option]
        return won if play.outcome(option.state).kind == "win" else 0

    return sum(cards * max(map(orders, options)) for cards, options in draws)


def _less(board: Board, copies: int) -> Board:
    """The board after one card of a rank with so many copies."""
    ranks = [*board]
    ranks[copies] -= 1
    ranks[copies - 1] += 1
    return tuple(ranks)
