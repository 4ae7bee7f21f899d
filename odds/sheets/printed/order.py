"""What is a printed sheet asked about?

Nouns: order (the question, with every option told), proof (that the numbers of a rule set were checked).
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import comb
from typing import NamedTuple

from odds.claims.claim import Claim
from odds.engine.enumerate import every_deal
from odds.engine.exact import exact
from odds.lansquenet.reading import Reading
from odds.rules import Joining, Play, Rules
from odds.rules.ladders import Ladder
from odds.stock import Stock
from odds.work import MOST_STEPS

FEW = 6  # with more copies than so many, a fraction is wider than its column
SMALL = ((8, 4), (9, 3), (9, 4))


class Order(NamedTuple):
    """What a sheet is about: the rules with the stock as it was told, and what is asked of them.

    `columns` are the copies left of the table by cards left, where they were asked for.
    `claims`, with `more` sources of their own, are those of the sheet of claims.
    `progress` is told of each step that is done.
    """

    rules: tuple[Rules, ...]
    stock: Stock
    began: int
    cards: int
    copies: int
    whole: int
    rank: str = ""
    joins: Joining | None = None
    ladder: Ladder | None = None
    columns: tuple[int, ...] = ()
    quantity: str = "advantage"
    basis: str = "per_stake"
    style: str = ""
    reading: Reading | None = None
    cutters: int = 8
    claims: tuple[Claim, ...] = ()
    more: Mapping[str, Mapping[str, str]] = {}
    limit: int = MOST_STEPS
    progress: Callable[[int], object] = lambda _: None

    @property
    def game(self) -> Rules:
        """The rule set of a sheet that is about one."""
        return self.rules[0]

    @property
    def paid(self) -> Ladder:
        """The ladder asked about, or the one that the rules' houses paid."""
        return self.ladder or self.game.ladder

    @property
    def written(self) -> str:
        """The style of the table by cards left: the one asked for, or fractions while they are short enough to set."""
        return self.style or ("fraction" if max(self.counts) <= FEW else "percent")

    @property
    def counts(self) -> tuple[int, ...]:
        """The copies left that a table has: those asked for, or up to a whole rank in four steps, 1 to 4 of one pack.

        >>> from odds.rules import load
        >>> from odds.stock import Stock
        >>> stock = Stock.fresh(packs=8)
        >>> Order((load("basset"),), stock, 416, 416, 32, 32).counts
        (8, 16, 24, 32)
        """
        return self.columns or tuple(dict.fromkeys(-(-self.whole * part // 4) for part in range(1, 5)))


@lru_cache(maxsize=64)
def proof(rules: Rules) -> int:
    """How many deals of small stocks were dealt one by one under these rules, all as the count has them.

    Raises ArithmeticError if the two roads part.

    >>> from odds.rules import load
    >>> proof(load("pharaon"))
    280
    """
    play, deals = Play.of(rules), 0
    for place in sorted(set(rules.joins.values())):
        state = play.enter(place)
        for cards, copies in SMALL:
            counted = exact(play, state, cards=cards, copies=copies)
            dealt = every_deal(play, state, cards=cards, copies=copies)
            if {outcome: ways for outcome, ways in counted.ways.items() if ways} != dealt.ways:
                raise ArithmeticError(f"the count and the deals part under {rules.name}, with {cards} cards")
            deals += comb(cards, copies)
    return deals
