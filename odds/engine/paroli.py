"""All that is to be known of a paroli: what each rung is worth, and the best moments to take.

Nouns: paroli (the whole answer).
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from odds.engine.carrying import Fresh
from odds.engine.rungs import Rung, rungs
from odds.engine.stopping import Policy, best
from odds.notation import short
from odds.rules import Joining, Play, Rules, load
from odds.rules.betting import ride
from odds.rules.errors import RulesError
from odds.rules.joining import comes_in
from odds.rules.ladders import Ladder
from odds.rules.ladders import ladder as ladder_of
from odds.rules.supply import fresh_copies, whole_packs, whole_stock
from odds.shown import shown
from odds.stock import check
from odds.work import MOST_STEPS, Allowance


@shown("odds.sheets.catalogue.paroli:paroli_sheet", several="odds.sheets.catalogue.ladders:ladders_sheet")
class Paroli(NamedTuple):
    """The answer for one ladder under one rule set: its rungs from here, and the best play.

    With `carry` the best play carries a stake left on the card into fresh deals; without, such a stake is returned.

    >>> from odds import ladder, load
    >>> answer = paroli(load("bassette"), ladder("fair"), cards=52, copies=4, wins=2)
    >>> answer
    <Paroli on fair, bassette, 52 cards, 4 copies: the banker's advantage by wins is 1 454/32487; 2 1702/32487>
    >>> answer.always.wins, answer.liability, answer.best.worth
    (1, Fraction(3, 1), Fraction(-454, 32487))
    """

    rules: Rules
    ladder: Ladder
    cards: int
    copies: int
    joins: str
    place: str
    behind: int
    fresh: Fresh
    rungs: tuple[Rung, ...]
    carry: bool
    best: Policy

    @property
    def take(self) -> Fraction:
        """What may be taken at once, for the wins behind the stake."""
        return self.ladder.pays[self.behind - 1] if self.behind else Fraction(0)

    @property
    def liability(self) -> Fraction:
        """The most that the banker can owe on one stake: the last rung."""
        return self.ladder.pays[self.rungs[-1].wins - 1]

    @property
    def always(self) -> Rung:
        """The best rung for "always stop after so many wins"."""
        return min(self.rungs, key=self.costs)

    @property
    def advantage(self) -> Fraction:
        """The banker's advantage against the best play, over what may be taken at once."""
        return self.take - self.best.worth

    def __repr__(self) -> str:
        costs = "; ".join(f"{rung.wins} {short(self.costs(rung))}" for rung in self.rungs)
        return (
            f"<Paroli on {self.ladder.name}, {self.rules.name}, {self.cards} cards, {self.copies} copies: "
            f"the banker's advantage by wins is {costs}>"
        )

    def costs(self, rung: Rung) -> Fraction:
        """The banker's advantage for stopping at this rung, in one deal or carried, as was asked."""
        return rung.advantage_carried if self.carry else rung.advantage


def every_ladder(
    rules: Rules | str,
    ladders: Sequence[Ladder],
    *,
    carry: bool = True,
    most: int = MOST_STEPS,
    progress: Callable[[int], object] = lambda _: None,
) -> list[Paroli]:
    """A paroli from the deal of one pack on each of the `ladders`, and on what the rules' own houses paid.

    `carry` and `most` as for `paroli`, which says what is raised; `progress` is told of each ladder that is done.

    >>> from odds import ladder, load
    >>> [answer.ladder.name for answer in every_ladder(load("bassette"), [ladder("fair")])]
    ['fair', 'bassette']
    """
    rules = load(rules)
    cards, copies = whole_stock(rules)
    answers = []
    for ladder in [*ladders, *([] if rules.ladder in ladders else [rules.ladder])]:
        answers.append(paroli(rules, ladder, cards=cards, copies=copies, carry=carry, most=most))
        progress(1)
    return answers


def paroli(
    rules: Rules | str,
    ladder: Ladder | str | Sequence[object] | None = None,
    *,
    cards: int,
    copies: int,
    began: int | None = None,
    fresh: Fresh | None = None,
    joins: Joining | None = None,
    behind: int = 0,
    wins: int | None = None,
    carry: bool = False,
    most: int = MOST_STEPS,
    progress: Callable[[int], object] = lambda _: None,
) -> Paroli:
    """A paroli, rung by rung, and its best play: on a rank with `copies` (0 or more) among `cards` (1 or more) left.

    It climbs `ladder`, by its name or its payments, or what the rules' own houses paid, up to so many `wins` (1 to its
    rungs; all unless said).
    `joins`, `began` and `most`, which all its counts share, as for `chance`; `behind` is how many wins the stake has
    already (0 up to the last rung but one; where there are any it stands, unless told otherwise).
    `fresh` is the deal that a stake left on the card is carried into, another of the same packs unless said otherwise;
    `carry` says whether the best play counts on it.
    `progress` is told of each rung that is done, and of the best play.
    Raises StockError, RulesError and WorkError as `chance` does, and RulesError for wins that the ladder does not have.
    [salon-des-jeux-bassette: sec. 5 and 6]

    >>> answer = paroli("bassette", "seven-first", cards=52, copies=4)
    >>> answer.rungs[1].advantage, answer.liability
    (Fraction(-28250, 32487), Fraction(60, 1))
    """
    rules = load(rules)
    check(cards=cards, copies=copies)
    paid = rules.ladder if ladder is None else ladder_of(ladder)
    began = whole_packs(rules, cards, copies) if began is None else began
    fresh = fresh or Fresh(began, fresh_copies(rules, cards=cards, copies=copies, began=began))
    betting = ride(paid, wins)
    if not 0 <= behind < betting.stop:
        raise RulesError(f"expected from 0 to {betting.stop - 1} wins behind the stake, got {behind}")
    way, place = comes_in(rules, joins or ("standing" if behind else None), cards=cards, began=began)
    play = Play.of(rules, betting)
    state = play.enter(place, wins=behind)
    allowed = Allowance(most)
    climbed = []
    for rung in rungs(
        rules, paid, cards=cards, copies=copies, place=place, fresh=fresh, behind=behind, wins=wins, most=allowed
    ):
        climbed.append(rung)
        progress(1)
    solved = best(play, state, cards=cards, copies=copies, fresh=fresh if carry else None, most=allowed)
    progress(1)
    return Paroli(
        rules=rules,
        ladder=paid,
        cards=cards,
        copies=copies,
        joins=way,
        place=place,
        behind=behind,
        fresh=fresh,
        rungs=tuple(climbed),
        carry=carry,
        best=solved,
    )
