"""Which rank of a stock is the best for the punter?

Nouns: board (every rank of a stock), ranked (a rank with its chances).
"""

from typing import NamedTuple

from odds.engine.chance import Chance, chance
from odds.rules import Joining, Rules, load
from odds.rules.supply import whole_packs_of
from odds.shown import Answers, shown
from odds.stock import Stock
from odds.work import MOST_STEPS


@shown(several="odds.sheets.catalogue.board:board_sheet")
class Ranked(NamedTuple):
    """A rank by its sign, and the chances of a stake on it."""

    rank: str
    chance: Chance


def board(
    rules: Rules | str,
    stock: Stock,
    *,
    joins: Joining | None = None,
    began: int | None = None,
    most: int = MOST_STEPS,
) -> Answers[Ranked]:
    """The chances of every rank of a stock, in its order; ranks with fewer copies than the rules show are left out.

    The card that the rules show before the deal is still in the stock, since it may be of any rank.
    `joins`, `began` and `most` as for `chance`, which says what is raised; all ranks are of one deal.

    >>> from odds import load
    >>> found = board(load("bassette"), Stock.fresh().without("Q 7 7 K"))
    >>> best = min(found, key=lambda each: each.chance.stake.advantage)
    >>> best.rank, best.chance.stake.advantage
    ('7', Fraction(25, 3384))
    """
    rules = load(rules)
    lying = rules.supply.shown
    cards = stock.cards - lying
    began = whole_packs_of(rules, stock) if began is None else began
    return Answers(
        Ranked(rank, chance(rules, cards=cards, copies=copies - lying, joins=joins, began=began, most=most))
        for rank, copies in stock.left
        if copies >= lying
    )
