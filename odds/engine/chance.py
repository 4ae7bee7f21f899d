"""What are the chances of one rank, and what do they cost?

Nouns: chance (the whole answer), basis of the advantage.
"""

from fractions import Fraction
from typing import NamedTuple

from odds.engine.exact import exact
from odds.engine.outcome import Distribution
from odds.notation import short
from odds.ranks import near
from odds.rules import PLAIN, Betting, Joining, Play, Rules, load
from odds.rules.joining import comes_in, turn_left
from odds.rules.supply import whole_packs
from odds.shown import shown
from odds.stock import check
from odds.work import MOST_STEPS


@shown("odds.sheets.catalogue.chance:advantage_sheet")
class Advantage(NamedTuple):
    """The banker's expected gain in stakes, on four bases; None where the stake is never decided.

    Per stake laid, and left until it is settled or the stock ends; the same divided by the chance that it is settled;
    per turn, the stake being taken back if that turn does not settle it; that divided by the chance that the turn does.

    >>> from odds.rules import load
    >>> chance(load("faro"), cards=2, copies=0).advantage.per_decided is None
    True
    """

    per_stake: Fraction
    per_decided: Fraction | None
    per_turn: Fraction
    per_turn_decided: Fraction | None


@shown("odds.sheets.catalogue.chance:chance_sheet")
class Chance(NamedTuple):
    """The answer for one rank: what becomes of a stake left until it is settled, and of one laid for a single turn.

    >>> from odds.rules import load
    >>> answer = chance(load("bassette"), cards=52, copies=4)
    >>> answer
    <Chance in bassette, 52 cards, 4 copies, deal: win 400/833, loss 433/833, null 0>
    >>> answer.turn.chance("win"), answer.advantage.per_turn
    (Fraction(16, 221), Fraction(-14, 663))
    """

    rules: Rules
    betting: Betting
    cards: int
    copies: int
    joins: str
    place: str
    stake: Distribution

    def __repr__(self) -> str:
        stock = f"{self.rules.name}, {self.cards} cards, {self.copies} copies, {self.joins}"
        return f"<Chance in {stock}: win {short(self.win)}, loss {short(self.loss)}, null {short(self.null)}>"

    @property
    def turn(self) -> Distribution:
        """What becomes of a stake laid for a single turn, and taken back if that does not settle it."""
        play = Play.of(self.rules, self.betting)
        horizon = turn_left(self.rules, self.place)
        return exact(play, play.enter(self.place), cards=self.cards, copies=self.copies, horizon=horizon)

    @property
    def win(self) -> Fraction:
        """The chance that the stake wins."""
        return self.stake.chance("win")

    @property
    def loss(self) -> Fraction:
        """The chance that the stake, or a share of it, is lost."""
        return self.stake.chance("loss")

    @property
    def null(self) -> Fraction:
        """The chance that nothing is settled."""
        return self.stake.chance("null")

    @property
    def advantage(self) -> Advantage:
        """The banker's advantage on its four bases."""
        turn = self.turn
        return Advantage(self.stake.advantage, self.stake.advantage_decided, turn.advantage, turn.advantage_decided)

    def advantage_on(self, basis: str) -> Fraction | None:
        """The banker's advantage on one basis, a field of `Advantage`; the others are not worked out.

        None where the stake is never decided.

        >>> from odds.rules import load
        >>> chance(load("pharaon"), cards=52, copies=4).advantage_on("per_stake")
        Fraction(33, 1666)
        """
        if basis not in Advantage._fields:
            known = ", ".join(Advantage._fields)
            raise ValueError(f"expected a basis among {known}, got {basis!r}{near(basis, [*Advantage._fields])}")
        settled = self.turn if basis.startswith("per_turn") else self.stake
        return settled.advantage_decided if basis.endswith("decided") else settled.advantage

    @property
    def variance(self) -> Fraction:
        """The variance of the punter's gain on one stake left until settled."""
        return self.stake.variance


def chance(
    rules: Rules | str,
    *,
    cards: int,
    copies: int,
    joins: Joining | None = None,
    began: int | None = None,
    betting: Betting = PLAIN,
    most: int = MOST_STEPS,
) -> Chance:
    """The chances of a stake on a rank of which `copies` (0 or more) are among the `cards` (1 to 200,000) left.

    `rules` is a rule set, or the name of one that `names()` lists.
    `joins` is how the stake comes in: deal, turn, mid-turn or standing; as the cards left allow unless said otherwise.
    `began` is the number of cards that the deal began with (whole packs of 52 unless said otherwise): it decides which
    place comes next.
    `betting` is the way of betting, plain unless said otherwise: `ride` makes others.
    `most` bounds the steps of counting (1 or more; a step is one card dealt to one state).
    Raises StockError for a stock that cannot be, RulesError where a stake cannot join so, WorkError past the bound.
    [salon-des-jeux-bassette: sec. 2 to 4]

    >>> queen = chance("bassette", cards=52, copies=4)
    >>> queen.joins, queen.win, queen.advantage.per_stake
    ('deal', Fraction(400, 833), Fraction(454, 32487))
    >>> chance("pharaon", cards=52, copies=4).advantage.per_turn_decided
    Fraction(1, 66)
    """
    rules = load(rules)
    check(cards=cards, copies=copies)
    began = whole_packs(rules, cards, copies) if began is None else began
    way, place = comes_in(rules, joins, cards=cards, began=began)
    play = Play.of(rules, betting)
    state = play.enter(place)
    return Chance(
        rules=rules,
        betting=betting,
        cards=cards,
        copies=copies,
        joins=way,
        place=place,
        stake=exact(play, state, cards=cards, copies=copies, most=most),
    )
