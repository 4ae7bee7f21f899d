"""What happens in every deal, one after another?

The oracle: no algebra and no shortcut, each word of hits and misses is dealt card by card.
"""

from collections import Counter
from collections.abc import Container
from itertools import combinations
from math import comb

from odds.engine.outcome import Distribution
from odds.rules import Outcome, Play

MOST_DEALS = 2_000_000


def every_deal(
    play: Play, state: int, *, cards: int, copies: int, horizon: int | None = None, most: int = MOST_DEALS
) -> Distribution:
    """The distribution that `exact` counts, found by dealing all C(cards, copies) words.

    `horizon` stops after so many cards; a stake not settled by then ends unsettled.
    Raises ValueError when there are more than `most` of them.

    >>> from odds.rules import load
    >>> play = Play.of(load("pharaon"))
    >>> every_deal(play, play.enter("banker"), cards=4, copies=2).advantage
    Fraction(1, 4)
    """
    total = comb(cards, copies)
    if total > most:
        raise ValueError(f"expected at most {most} deals to go through one by one, got {total}")
    deals = combinations(range(cards), copies)
    ways = Counter(deal(play, state, hits, cards=cards, horizon=horizon) for hits in deals)
    return Distribution(ways, total)


def deal(play: Play, state: int, hits: Container[int], *, cards: int, horizon: int | None = None) -> Outcome:
    """How one deal ends for the stake: `hits` are the cards, counted from 0, that are of its rank.

    `horizon` is as for `every_deal`.

    >>> from odds.rules import load
    >>> play = Play.of(load("pharaon"))
    >>> [deal(play, play.enter("banker"), hits, cards=4).says for hits in ({1}, {0, 1}, {0, 3}, set())]
    ['wins', 'halved', 'loses', 'unsettled']
    """
    stop = cards if horizon is None else min(horizon, cards)
    for card in range(stop):
        row = play.rows[state] if card < cards - 1 else play.last_rows[state]
        state = row[card in hits]
        if state < 0:
            return play.outcome(state)
    return play.outcome(play.unsettled(state))
