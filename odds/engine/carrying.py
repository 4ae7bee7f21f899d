"""What becomes of a stake that is carried from deal to deal?

Nouns: fresh deal, riding stake.
A stake left on the card with r wins behind it comes into the next deal with r wins behind it, so the chances of a stake
that starts a fresh deal at rung r rest only on those of the rungs above.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from odds.engine.exact import exact
from odds.engine.outcome import Distribution
from odds.rules import Betting, Play, Rules
from odds.rules.joining import place_of
from odds.work import MOST_STEPS, Steps


class Fresh(NamedTuple):
    """The deal that a carried stake comes into: so many cards and copies, and whether it meets the opener again.

    The readings of the sources: it comes in as a stake laid at the start of the deal (`again`), or as one that stands.
    Only an opener can be spared, which every stake has of its own: a first card of the deal is met by all.
    [salon-des-jeux-bassette: sec. 6]

    >>> from odds.rules import load
    >>> [Fresh(52, 4, again=False).place(load(name)) for name in ("bassette", "faro")]
    ['banker', 'soda']
    """

    cards: int
    copies: int
    again: bool = True

    def place(self, rules: Rules) -> str:
        """The place where the carried stake comes in."""
        own_opener = rules.joins.get("turn") == rules.joins["deal"]
        way = "standing" if own_opener and not self.again else "deal"
        return place_of(rules, way, cards=self.cards, began=self.cards)


class Carried(NamedTuple):
    """The chance of reaching the last rung, in however many deals, and the punter's expected gain in stakes."""

    chance: Fraction
    gain: Fraction


def carries(rules: Rules, riding: int) -> bool:
    """Whether a stake with so many wins behind it goes on in the next deal: riding ones must, plain ones by the rules.

    >>> from odds.rules import load
    >>> carries(load("basset"), 0), carries(load("basset"), 1), carries(load("bassette"), 0)
    (False, True, True)
    """
    return riding > 0 or rules.unsettled == "carries"


def carried(rules: Rules, betting: Betting, deal: Distribution, fresh: Fresh, *, most: Steps = MOST_STEPS) -> Carried:
    """What a stake comes to whose first deal ends as `deal` says, when it is carried on until it is settled.

    `fresh` is every deal after the first.  Raises WorkError past `most` steps in any one of them.

    >>> from odds import chance, load
    >>> from odds.rules.betting import ride
    >>> from odds.rules.ladders import named
    >>> four = ride(named("bassette"), 4)
    >>> deal = chance(load("bassette"), cards=52, copies=4, betting=four).stake
    >>> carried(load("bassette"), four, deal, Fresh(52, 4)).chance
    Fraction(458298, 9020557)
    """
    rungs: dict[int, Carried] = {}
    play = Play.of(rules, betting)
    left = [outcome.riding for outcome in deal.ways if outcome.riding is not None and carries(rules, outcome.riding)]
    for wins in range(betting.stop - 1, min(left, default=betting.stop) - 1, -1):
        state = play.enter(fresh.place(rules), wins=wins)
        again = exact(play, state, cards=fresh.cards, copies=fresh.copies, most=most)
        rungs[wins] = _settled(again, rungs, wins)
    return _settled(deal, rungs, None)


def _settled(deal: Distribution, above: Mapping[int, Carried], own: int | None) -> Carried:
    """One deal, its riding stakes worth what the rungs above are worth; those of its `own` rung begin it once more."""
    chance, gain, going_on = deal.chance("win"), -deal.advantage, Fraction(0)
    for outcome, ways in deal.ways.items():
        share = Fraction(ways, deal.total)
        if outcome.riding is not None and outcome.riding == own:
            going_on += share
        elif outcome.riding is not None and outcome.riding in above:
            chance += share * above[outcome.riding].chance
            gain += share * above[outcome.riding].gain
    if going_on == 1:
        return Carried(Fraction(0), Fraction(0))  # nothing can ever happen to such a stake
    return Carried(chance / (1 - going_on), gain / (1 - going_on))
