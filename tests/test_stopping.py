"""Is the best policy the best? Against every stopping rule there is, on stocks small enough to try them all.

A stopping rule is a set of situations in which the punter takes: (wins, cards left, copies left) just after a win.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations
from typing import NamedTuple

import pytest
from literal_parolis import PLAIN_CARRIES, PLAYERS, Fate, fate, places

from odds import load
from odds.engine.carrying import Fresh
from odds.engine.stopping import Policy, best, policy
from odds.rules import Play
from odds.rules.betting import ride
from odds.rules.joining import place_of
from odds.rules.ladders import named, of_payouts
from odds.work import WorkError

Situation = tuple[int, int, int]
Left = Mapping[int, Fraction]
LADDERS = {"fair": "1 3 7 15", "seven first": "1 7 15 30", "flat": "2 2 2", "steep": "1 2 19", "two rungs": "1 4"}


class Deal(NamedTuple):
    """A stake nobody takes: the situations after its wins, and its end."""

    wins: tuple[Situation, ...]
    end: Fate


class Stock(NamedTuple):
    """Cards and copies left, how many of the deal are gone, and the wins behind the stake."""

    cards: int
    copies: int
    gone: int = 0
    behind: int = 0
    opener: bool = True


def deals(game: str, stock: Stock) -> list[Deal]:
    """Every deal of this stock."""
    found = []
    began = stock.gone + stock.cards
    for hits in places(stock.cards, stock.copies, gone=stock.gone):
        end = fate(game, hits, began, opener=stock.opener)
        wins = [
            (stock.behind + number, began - at, sum(hit > at for hit in hits)) for number, at in enumerate(end.won, 1)
        ]
        found.append(Deal(tuple(wins), end))
    return found


def every_rule(all_deals: Sequence[Deal], top: int) -> Iterator[frozenset[Situation]]:
    """Every set of situations short of the last rung, in which the punter may take or ride."""
    met = sorted({won for deal in all_deals for won in deal.wins if won[0] < top})
    assert len(met) <= 12
    return map(frozenset, chain.from_iterable(combinations(met, size) for size in range(len(met) + 1)))


class Result(NamedTuple):
    """The punter's mean gain, and the chance that the deal leaves the stake at the rung where it came in."""

    gain: Fraction
    again: Fraction


def under(
    rule: frozenset[Situation], all_deals: Sequence[Deal], pays: Sequence[Fraction], left: Left, *, behind: int = 0
) -> Result:
    """What a stopping rule comes to; a stake left on the card is worth `left`, by its wins, where that is known."""
    gain, again = Fraction(0), 0
    for deal in all_deals:
        gain -= deal.end.fee
        taken = next((won for won in deal.wins if won in rule or won[0] == len(pays)), None)
        rung = deal.wins[-1][0] if deal.wins else behind
        if taken:
            gain += pays[taken[0] - 1]
        elif not deal.end.left:
            gain -= deal.end.price
        elif rung in left:
            gain += left[rung]
        else:
            again += rung == behind
    return Result(gain / len(all_deals), Fraction(again, len(all_deals)))


def payouts(ladder: str) -> tuple[Fraction, ...]:
    return of_payouts(LADDERS[ladder].split()).pays


def asked(game: str, ladder: str, stock: Stock, left: Left | None = None) -> Policy:
    """The library's answer to the same question."""
    rules, play = load(game), Play.of(load(game), ride(of_payouts(LADDERS[ladder].split())))
    way = "standing" if stock.behind or stock.gone else "deal"
    place = place_of(rules, way, cards=stock.cards, began=stock.gone + stock.cards)
    return policy(play, play.enter(place, wins=stock.behind), cards=stock.cards, copies=stock.copies, left=left or {})


STOCKS = {
    "eight cards": Stock(8, 3),
    "ten cards": Stock(10, 2),
    "four copies": Stock(8, 4),
    "one win behind": Stock(8, 3, gone=2, behind=1),
    "one win behind, in mid-turn": Stock(7, 2, gone=3, behind=1),
    "two wins behind": Stock(6, 2, gone=2, behind=2),
}
QUESTIONS = [
    (game, ladder, stock)
    for game in PLAYERS
    for ladder in LADDERS
    for stock in STOCKS
    if not ("behind" in stock and ladder == "two rungs")
]


@pytest.mark.parametrize(("game", "ladder", "stock"), QUESTIONS)
def test_no_stopping_rule_does_better_in_one_deal(game: str, ladder: str, stock: str) -> None:
    """The best of all rules is worth what the policy is, and the policy's own decisions come to as much."""
    pays, all_deals = payouts(ladder), deals(game, STOCKS[stock])
    found = asked(game, ladder, STOCKS[stock])
    assert found.worth == max(under(rule, all_deals, pays, {}).gain for rule in every_rule(all_deals, len(pays)))
    assert found.worth == under(takes(found), all_deals, pays, {}).gain


def takes(found: Policy) -> frozenset[Situation]:
    """The situations in which a policy takes."""
    return frozenset((made.wins, made.cards, made.copies) for made in found.decisions if not made.rides)


@pytest.mark.parametrize(("game", "ladder", "stock"), QUESTIONS)
def test_a_decision_weighs_what_the_deals_say(game: str, ladder: str, stock: str) -> None:
    """Of the deals that come to it: ridden on there, and then as the policy says, they come to `ride`."""
    pays, all_deals = payouts(ladder), deals(game, STOCKS[stock])
    found = asked(game, ladder, STOCKS[stock])
    met = {(won, deal.end.fee) for deal in all_deals for won in deal.wins}
    rule, told = takes(found), set()
    for made in found.decisions:
        here = made.wins, made.cards, made.copies
        fee = pays[made.wins - 1] - made.take
        through = [deal for deal in all_deals if here in deal.wins and deal.end.fee == fee]
        onward = [deal._replace(wins=deal.wins[deal.wins.index(here) + 1 :]) for deal in through]
        assert made.take == pays[made.wins - 1] - fee
        assert made.ride == under(rule, onward, pays, {}).gain
        told.add((here, fee))
    assert told == {(won, fee) for won, fee in met if won[0] < len(pays)}


@pytest.mark.parametrize("again", [True, False], ids=["opener-again", "no-opener-again"])
@pytest.mark.parametrize("ladder", LADDERS)
@pytest.mark.parametrize("game", PLAYERS)
def test_no_stopping_rule_does_better_across_deals(game: str, ladder: str, again: bool) -> None:
    """From the last rung down: each rule of a fresh deal gives x = a + b x, and a rung is worth the best of them."""
    pays, cards, copies = payouts(ladder), 8, 2
    met_again = again or game != "bassette"
    left: dict[int, Fraction] = {}
    for rung in range(len(pays) - 1, -1, -1):
        if rung or game in PLAIN_CARRIES:
            all_deals = deals(game, Stock(cards, copies, behind=rung, opener=met_again))
            results = [under(rule, all_deals, pays, left, behind=rung) for rule in every_rule(all_deals, len(pays))]
            left[rung] = max(result.gain / (1 - result.again) for result in results)
    first = deals(game, Stock(cards, copies))
    wanted = max(under(rule, first, pays, left).gain for rule in every_rule(first, len(pays)))
    play = Play.of(load(game), ride(of_payouts(LADDERS[ladder].split())))
    state = play.enter(load(game).joins["deal"])
    assert best(play, state, cards=cards, copies=copies, fresh=Fresh(cards, copies, again)).worth == wanted


@pytest.mark.parametrize("game", PLAYERS)
def test_many_deals_come_near_the_worth_across_deals(game: str) -> None:
    """Each deal more is solved with what the deals after it are worth; what the last leaves open bounds the rest."""
    pays, stock = payouts("steep"), Stock(6, 2)
    coming_in = {rung: deals(game, stock._replace(behind=rung)) for rung in range(len(pays))}
    if game not in PLAIN_CARRIES:
        del coming_in[0]
    stays = max(Fraction(sum(deal.end.left for deal in dealt), len(dealt)) for dealt in coming_in.values())
    worth, number = dict.fromkeys(coming_in, Fraction(0)), 12
    for _ in range(number):
        worth = {
            rung: max(under(rule, dealt, pays, worth, behind=rung).gain for rule in every_rule(dealt, len(pays)))
            for rung, dealt in coming_in.items()
        }
    play = Play.of(load(game), ride(of_payouts(LADDERS["steep"].split())))
    for rung in coming_in:
        state = play.enter(load(game).joins["deal"], wins=rung)
        found = best(play, state, cards=6, copies=2, fresh=Fresh(6, 2)).worth
        assert abs(found - worth[rung]) <= stays**number * (pays[-1] + 2)


def test_the_fair_ladder_is_never_ridden_and_seven_first_always_once() -> None:
    """A whole pack at Bassette: 7 for the second win is worth waiting for wherever the first win came."""
    rules = load("bassette")
    for name, rides in (("fair", False), ("seven-first", True)):
        play = Play.of(rules, ride(named(name)))
        found = policy(play, play.enter("opener"), cards=52, copies=4)
        early = {made.rides for made in found.decisions if made.wins == 1 and made.cards > 4}
        assert early == {rides}


def test_a_policy_past_the_steps_allowed_is_refused() -> None:
    play = Play.of(load("bassette"), ride(named("fair")))
    with pytest.raises(WorkError, match="raise the limit"):
        policy(play, play.enter("opener"), cards=52, copies=4, most=100)
