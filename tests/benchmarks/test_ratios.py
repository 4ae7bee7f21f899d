"""Is it fast? Ratios in one run, against what a user would write instead, so that the machine's own speed drops out.

`python -m pytest -s tests/benchmarks` prints them.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from math import comb
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter

import pytest

from odds import chance, load
from odds.engine.table import table

ROOT = Path(__file__).parents[2]
RULES = load("bassette")


def by_hand(cards: int, copies: int) -> Fraction:
    """What a user would write for one table cell of bassette: a loop over the places of the first copy."""
    ways = comb(cards, copies)
    at, gain = ways * copies // cards, Fraction(0)
    for place in range(1, cards - copies + 2):
        last = place == cards
        gain += at * (Fraction(2, 3) if place == 1 else 1 if place % 2 else 0 if last else -1)
        if place < cards:
            at = at * (cards - place - copies + 1) // (cards - place)
    return gain / ways


def seconds(work: Callable[[], object], times: int) -> float:
    """The best of three runs, each of so many times, for one time."""
    best = float("inf")
    for _ in range(3):
        begun = perf_counter()
        for _ in range(times):
            work()
        best = min(best, perf_counter() - begun)
    return best / times


def report(name: str, ratio: float, most: float) -> None:
    print(f"\n{name}: {ratio:.2f} (at most {most})")
    assert ratio <= most, name


def test_by_hand_says_the_same() -> None:
    for cards in range(52, 3, -2):
        for copies in (1, 2, 3, 4):
            assert by_hand(cards, copies) == chance(RULES, cards=cards, copies=copies).advantage.per_stake


def test_one_chance_costs_little_more_than_a_loop_by_hand() -> None:
    ratio = seconds(lambda: chance(RULES, cards=52, copies=4), 200) / seconds(lambda: by_hand(52, 4), 200)
    report("one chance at 52/4, against a loop by hand", ratio, 1)


def test_the_table_costs_little_more_than_loops_by_hand() -> None:
    cells = [(cards, copies) for cards in range(52, 0, -2) for copies in (1, 2, 3, 4) if copies <= cards]
    whole = seconds(lambda: table(RULES, cards=range(52, 0, -1), copies=(1, 2, 3, 4)), 5)
    report(
        "the 26 x 4 table, against loops by hand", whole / seconds(lambda: [by_hand(*cell) for cell in cells], 5), 0.3
    )


@pytest.mark.parametrize(("packs", "most"), [(100, 500), (1000, 25_000)])
def test_many_packs_grow_little_faster_than_their_cards(packs: int, most: float) -> None:
    one = seconds(lambda: chance(RULES, cards=52, copies=4), 200)
    many = seconds(lambda: chance(RULES, cards=52 * packs, copies=4 * packs), 1)
    report(f"{packs} packs, against one", many / one, most)


COMPLETION = {"_ODDS_COMPLETE": "bash_complete", "COMP_WORDS": "odds chance ba", "COMP_CWORD": "2"}
STARTS: dict[str, dict[str, str]] = {
    "chance bassette --rank Q --seen Q,7,7,K,10,A": {},
    "--help": {},
    "paroli bassette": {},
    "lansquenet stakes": {},
    "": COMPLETION,
}


@pytest.mark.parametrize("words", STARTS, ids=lambda words: words.partition(" --")[0] or "completion")
def test_a_command_starts_nearly_as_fast_as_its_parser(words: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"PYTHONPATH": str(ROOT), **STARTS[words]}
    ours = [sys.executable, "-m", "odds", *words.split()]
    parser = [sys.executable, "-c", "import click"]

    def run(command: list[str]) -> float:
        """The time that the processor works on it, which a busy machine stretches least."""
        begun = getrusage(RUSAGE_CHILDREN)
        ended = subprocess.run(command, check=True, capture_output=True, env=environment, cwd=ROOT)
        assert ended.stdout or command is parser
        done = getrusage(RUSAGE_CHILDREN)
        return done.ru_utime - begun.ru_utime + done.ru_stime - begun.ru_stime

    run(ours), run(parser)
    pairs = [(run(ours), run(parser)) for _ in range(15)]
    ratio = min(a for a, _ in pairs) / min(b for _, b in pairs)
    report(f"odds {words or 'as it completes a word'}, as a process, against importing click", ratio, 1.5)
