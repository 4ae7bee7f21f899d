"""How far can a riding stake get in one deal when it may be moved to another rank?

Nouns: transposing, board (how many ranks have 0, 1, 2 ... copies left).
One rank of four cards wins at most four times; a stake that is moved to the best rank after each win can go further.
Ranks with equal counts are alike, so a stock is only its board.
[Salon des jeux, Bassette, sec. 6]
"""

from collections import Counter
from fractions import Fraction
from math import factorial

from odds.engine.exact import MOST_STEPS, WorkError
from odds.rules import Play
from odds.stock import Stock

Board = tuple[int, ...]  # the number of ranks with 0, 1, 2 ... copies left
STEPS_A_POSITION = 20  # what one position costs, beside dealing one card to one state


def reach(play: Play, place: str, stock: Stock, rank: str, *, wins: int = 0, most: int = MOST_STEPS) -> Fraction:
    """The chance of as many wins as the way of betting rides for, when the punter moves to the best rank each time.

    The stake comes in on `rank` at `place` with so many wins behind it, and may be moved after each win.
    A stake that was moved stands, as a riding one does, and meets no opener.
    Raises WorkError past `most` steps.

    >>> from odds.rules import load
    >>> from odds.rules.betting import paroli
    >>> from odds.rules.ladders import named
    >>> play = Play.of(load("bassette"), paroli(named("bassette"), 2))
    >>> still, moved = Fraction(192, 833), reach(play, "opener", Stock.fresh(), "Q")
    >>> still < moved < Fraction(1, 4)
    True
    """
    counts = Counter(copies for _, copies in stock.left)
    board = tuple(counts[copies] for copies in range(max(counts) + 1))
    orders = _Search(play, most).orders(play.enter(place, wins=wins), stock.copies(rank), board)
    return Fraction(orders, factorial(stock.cards))


class _Search:
    """The best play over every position met: a state, the copies left of its rank, and the board of all ranks.

    What is kept of a position is its chance times n!, where n cards are left: a whole number.
    """

    def __init__(self, play: Play, most: int) -> None:
        self.play, self.most = play, most
        self.known: dict[tuple[int, int, Board], int] = {}

    def orders(self, state: int, own: int, board: Board) -> int:
        """In how many orders of the cards left the last rung is reached."""
        if state < 0:
            won = self.play.outcome(state).kind == "win"
            return factorial(_cards(board)) if won else 0
        at = state, own, board
        if at not in self.known:
            if len(self.known) * STEPS_A_POSITION >= self.most:
                raise WorkError(_cards(board), own)
            self.known[at] = self._dealt(state, own, board)
        return self.known[at]

    def _dealt(self, state: int, own: int, board: Board) -> int:
        cards = _cards(board)
        if not cards:
            return 0
        miss, hit = self.play.row(state) if cards > 1 else self.play.last_row(state)
        orders = own and own * self._moved(state, hit, own - 1, _less(board, own))
        for copies, ranks in enumerate(board):
            others = ranks - (copies == own)
            if copies and others:
                orders += others * copies * self._moved(state, miss, own, _less(board, copies))
        return orders

    def _moved(self, before: int, after: int, own: int, board: Board) -> int:
        """Where a card was a win, the stake goes to the rank that is best for it, or stays."""
        stays = self.orders(after, own, board)
        states = self.play.states
        if after < 0 or states[after].wins <= states[before].wins:
            return stays
        there = self.play.enter(self.play.rules.standing(states[after].place), wins=states[after].wins)
        ranks = [copies for copies, count in enumerate(board) if copies and count > (copies == own)]
        return max([stays, *(self.orders(there, copies, board) for copies in ranks)])


def _cards(board: Board) -> int:
    return sum(copies * ranks for copies, ranks in enumerate(board))


def _less(board: Board, copies: int) -> Board:
    """The board after one card of a rank with so many copies."""
    ranks = [*board]
    ranks[copies] -= 1
    ranks[copies - 1] += 1
    return tuple(ranks)
