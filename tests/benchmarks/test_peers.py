"""How much faster than what a user would take instead? The same questions to the peers, in one run, as ratios.

`pip install "cardodds[bench]"`, then `python -m pytest -s tests/benchmarks/test_peers.py`.
A peer only has to mix distributions, so each question is written once, for all of them, the way their users would.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any, NamedTuple

import pytest

from odds import chance, load
from odds.engine.exact import exact
from odds.engine.table import table
from odds.lansquenet import race as race_room
from odds.rules import Play
from odds.rules.betting import ride
from odds.rules.ladders import named

RULES = load("bassette")


class Peer(NamedTuple):
    """A tool by what it needs to answer: one distribution or value out of several by whole weights, and its chances."""

    mix: Callable[[list[tuple[int, Any]]], Any]
    chances: Callable[[Any], dict[Any, Fraction]]


def plain() -> Peer:
    """Dictionaries of fractions, with no library at all."""

    def mix(parts: list[tuple[int, Any]]) -> dict[Any, Fraction]:
        total, mixed = sum(weight for weight, _ in parts), {}
        for weight, part in parts:
            for value, share in (part if isinstance(part, dict) else {part: Fraction(1)}).items():
                mixed[value] = mixed.get(value, Fraction(0)) + share * Fraction(weight, total)
        return mixed

    return Peer(mix, dict)


def icepool() -> Peer:
    """Dice whose outcomes may be dice."""
    tool = import_module("icepool")

    def mix(parts: list[tuple[int, Any]]) -> Any:
        return tool.Die([part for _, part in parts], times=[weight for weight, _ in parts])

    return Peer(mix, lambda die: {value: Fraction(ways, die.denominator()) for value, ways in die.items()})


def dyce() -> Peer:
    """Histograms, expanded branch by branch."""
    tool = import_module("dyce")

    def mix(parts: list[tuple[int, Any]]) -> Any:
        which = tool.H.from_counts({at: weight for at, (weight, _) in enumerate(parts)})
        return tool.expand(lambda drawn: parts[drawn.outcome][1], which)

    return Peer(mix, lambda h: {value: Fraction(ways, h.total) for value, ways in h.items()})


def lea() -> Peer:
    """Random variables that switch, evaluated as they are made."""
    tool = import_module("lea")

    def mix(parts: list[tuple[int, Any]]) -> Any:
        which = tool.pmf({at: weight for at, (weight, _) in enumerate(parts)}, prob_type="r")
        return which.switch({at: part for at, (_, part) in enumerate(parts)}).new()

    return Peer(mix, lambda variable: dict(variable.pmf_tuple()))


PEERS = {tool.__name__: tool for tool in (plain, icepool, dyce, lea)}


def gain(peer: Peer, cards: int, copies: int) -> Any:
    """What a stake gains at bassette, in thirds: from the last card on which its first copy can lie, upwards."""
    found: Any = None
    for left in range(copies, cards + 1):
        hit = -2 if left == cards else -3 if left % 2 == 0 else 3 if left > 1 else 0
        parts = [(copies, hit)] + ([(left - copies, found)] if left > copies else [])
        found = peer.mix(parts)
    return found


def advantage(peer: Peer, cards: int, copies: int) -> Fraction:
    chances = peer.chances(gain(peer, cards, copies))
    return -sum((value * Fraction(share) for value, share in chances.items()), Fraction(0)) / 3


def four_wins(peer: Peer, cards: int) -> Fraction:
    """The chance of four wins running, with four copies."""

    @cache
    def wins(left: int, copies: int) -> Any:
        if not copies:
            return 4
        lost = left == cards or left % 2 == 0
        here = 4 - copies if lost or left == 1 else wins(left - 1, copies - 1)
        return peer.mix([(copies, here)] + ([(left - copies, wins(left - 1, copies))] if left > copies else []))

    return Fraction(peer.chances(wins(cards, 4)).get(4, 0))


def race(peer: Peer, own: int, others: tuple[int, ...]) -> list[Fraction]:
    """The chances that exactly 0, 1, 2 ... ranks show before the banker's."""

    @cache
    def before(waiting: tuple[int, ...]) -> Any:
        rest = [(count, before((*waiting[:at], *waiting[at + 1 :]))) for at, count in enumerate(waiting)]
        return peer.mix([(own, len(others) - len(waiting)), *rest])

    chances = peer.chances(before(others))
    return [Fraction(chances.get(ranks, 0)) for ranks in range(len(others) + 1)]


def cells(packs: int = 1) -> Iterable[tuple[int, int]]:
    return ((cards, copies) for cards in range(52 * packs, 0, -2) for copies in (1, 2, 3, 4) if copies <= cards)


def four_wins_here() -> Fraction:
    play = Play.of(RULES, ride(named("fair"), 4))
    return exact(play, play.enter("opener"), cards=52, copies=4).chance("win")


OTHERS = (3, 3, 3, 3, 2, 1)


def ranks_before() -> list[Fraction]:
    """The race, worked out anew: an answer that is remembered would take no time at all."""
    for remembered in filter(None, (getattr(each, "cache_clear", None) for each in vars(race_room).values())):
        remembered()
    return list(race_room.Race(2, OTHERS).before)


class Question(NamedTuple):
    """What is asked of `odds` and of a peer, and how many times faster `odds` is to be on a quiet machine."""

    ours: Callable[[], Any]
    theirs: Callable[[Peer], Any]
    goal: float


QUESTIONS = {
    "one rank at 52/4": Question(
        lambda: chance(RULES, cards=52, copies=4).stake.advantage, lambda peer: advantage(peer, 52, 4), 1
    ),
    "the 26 x 4 table": Question(
        lambda: [
            answer.stake.advantage
            for row in table(RULES, cards=range(52, 0, -1), copies=(1, 2, 3, 4))
            for answer in row.answers
            if answer
        ],
        lambda peer: [advantage(peer, *cell) for cell in cells()],
        50,
    ),
    "four wins running": Question(four_wins_here, lambda peer: four_wins(peer, 52), 1),
    "the race of seven ranks": Question(ranks_before, lambda peer: race(peer, 2, OTHERS), 1),
    **{
        f"{packs} packs": Question(
            lambda packs=packs: chance(RULES, cards=52 * packs, copies=4 * packs).stake.advantage,
            lambda peer, packs=packs: advantage(peer, 52 * packs, 4 * packs),
            goal,
        )
        for packs, goal in ((8, 20), (100, 20), (1000, 1))
    },
}


def seconds(work: Callable[[], Any]) -> tuple[float, Any]:
    """The time of one answer, the best of all that fit into a fifth of a second, and the answer."""
    best, answer, left = float("inf"), None, 0.2
    while left > 0:
        begun = perf_counter()
        answer = work()
        took = perf_counter() - begun
        best, left = min(best, took), left - took
    return best, answer


@pytest.mark.filterwarnings("ignore:.*experimental")
@pytest.mark.parametrize("name", PEERS)
@pytest.mark.parametrize("asked", QUESTIONS)
def test_against(name: str, asked: str) -> None:
    if name != "plain" and find_spec(name) is None:
        pytest.skip(f'{name} is not installed; pip install "cardodds[bench]" brings the peers')
    question, peer = QUESTIONS[asked], PEERS[name]()
    mine, answer = seconds(question.ours)
    theirs, said = seconds(lambda: question.theirs(peer))
    print(f"\n{asked}: odds {mine * 1000:.3f} ms, {name} {theirs / mine:.0f} times that (goal {question.goal})")
    assert said == answer
    assert theirs >= max(1, question.goal / 2) * mine  # the machine may be busy
