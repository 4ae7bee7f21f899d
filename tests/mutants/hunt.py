"""Which mutants do the tests let pass?  Nouns: survivor (a mutant that every test lets pass).

    python tests/mutants/hunt.py [--sharp] [--new] [ROOM or FILE]...

It takes an hour or two, so it is no part of the suite.
No library does it here: one known tool passes over decorated functions, properties and data, another starts Python
anew for each of ten thousand mutants.
Each mutant stands for its file in a process of its own, which runs the sharpest tests first and stops at the first that
fails; then all tests, unless `--sharp` is said.  Listed survivors run the sharp tests alone, or none with `--new`.
Nothing is written, so what a test starts as a process runs the source as it is.
A survivor that is not listed makes the hunt fail, and so does a listed one that is caught.
"""

import gc
import importlib.machinery
import os
import resource
import signal
import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import click  # noqa: F401  what the tests use is loaded once for all mutants
import fluent.runtime  # noqa: F401
import mpmath  # noqa: F401
import pytest
import sympy  # noqa: F401
import typst  # noqa: F401
from hypothesis import HealthCheck, Phase, settings
from mutants import ROOT, Mutant, mutants

ROOMS = ("odds/rules", "odds/lansquenet", "odds/engine")
MEMORY = 4 * 2**30
SECONDS = 20  # of processor time for one test: more than any takes


def _tests(names: str, folder: str = "tests/test_") -> tuple[str, ...]:
    return tuple(f"{folder}{name}.py" for name in names.split())


# For each part of the source the tests that notice most, the quickest first.
RULES = "limits ladders joining rule_files supply scripted_deals scripted_parolis words published table stock agreement"
DEALS = "limits series turns outcome joining scripted_deals published table board words stock cli whole_deal agreement"
RACES = "limits scripted race stakes readings published carabins simulated literal_hands packs"
BETS = "limits outcome scripted_parolis stopping parolis cli_paroli"
FORMS = "writing comparing first_copy derive closed_form certificates"
SHARP: dict[str | tuple[str, ...], tuple[str, ...]] = {
    "odds/rules": (*_tests(RULES), "tests/test_cli.py::test_a_bad_rule_file_says_where_and_what"),
    "odds/lansquenet": (*_tests(RACES, "tests/lansquenet/test_lansquenet_"), *_tests("limits lansquenet_cli")),
    "odds/engine/closed_form": ("odds/engine/closed_form", *_tests(FORMS)),
    ("odds/engine/board", "odds/engine/transposing"): _tests("limits board transposing cli cli_paroli"),
    "odds/engine/monte_carlo": _tests("limits simulation"),
    _tests("carrying paroli rungs stopping", "odds/engine/"): _tests(BETS),
    "odds/engine": (*_tests(DEALS), "tests/claims/test_claims_verdicts.py", "odds/engine"),
}
WHOLE = ("tests", "odds", "derivations", "README.md")
APART = ("tests/benchmarks", "tests/mutants", "tests/test_hostile.py", "tests/test_house.py")  # slow, or read files
OPTIONS = ("-x", "-q", "--assert=plain", "-p", "no:cacheprovider", *(f"--ignore={test}" for test in APART))


def listed() -> set[tuple[str, ...]]:
    """The survivors that are known: file, line, and what it becomes."""
    entries = tomllib.loads(Path(__file__).with_name("survivors.toml").read_text())["survivor"]
    return {(one["file"], one["line"], becomes) for one in entries for becomes in one["becomes"]}


def hunt(file: str, words: list[str]) -> tuple[Counter[str], bool]:
    """How many mutants of a file came to what end, and whether the list is right about them."""
    sharp = next(tests for places, tests in SHARP.items() if file.startswith(places))
    if not sound(sharp):
        sys.exit(f"expected tests that pass on the source as it is: {' '.join(sharp)}")
    ends: Counter[str] = Counter()
    right, survivors = True, listed()
    for mutant in mutants(file):
        known = mutant[:3] in survivors
        whole = () if known or "--sharp" in words else WHOLE
        end = "survived" if known and "--new" in words else ended(mutant, file, *sharp, *whole)
        ends[end] += 1
        if known != (end == "survived"):
            right = False
            print(f"{end}, {'' if known else 'not '}listed: {file}\n  {mutant.line}\n  {mutant.becomes}", flush=True)
    return ends, right


@cache
def sound(tests: tuple[str, ...]) -> bool:
    """Whether these tests pass on the source as it is."""
    return ended(None, *tests) == "survived"


def ended(mutant: Mutant | None, *tests: str) -> str:
    """What becomes of a mutant, or of the source as it is, at these tests in turn: caught, timed out, or survived."""
    child = os.fork()
    if not child:
        os._exit(_run(mutant, tests))
    _, status = os.waitpid(child, 0)
    late = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
    return "timed out" if late else "caught" if status else "survived"


def _run(mutant: Mutant | None, tests: tuple[str, ...]) -> int:
    """In a process of its own: let the mutant stand for its file, and stop at the first test that fails."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    if mutant:
        loader, path, code = importlib.machinery.SourceFileLoader, str(ROOT / mutant.file), mutant.code()
        as_it_is = loader.get_code
        loader.get_code = lambda self, name: code if self.path == path else as_it_is(self, name)
    for test in tests:
        said = pytest.main([*OPTIONS, test], plugins=[_Patience()])
        if said not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return 1
    return 0


class _Patience:
    """Each test has its own time, and so has the collection of a file's tests."""

    def __init__(self) -> None:
        self.pytest_runtest_logstart()

    def pytest_runtest_logstart(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)


def main(words: list[str]) -> int:
    """Hunt at these places, or in all three rooms."""
    os.chdir(ROOT)
    settings.register_profile(
        "hunt", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate),
    )  # fmt: skip
    settings.load_profile("hunt")
    gc.freeze()
    right, total = True, Counter[str]()
    for place in [word for word in words if not word.startswith("--")] or ROOMS:
        for path in sorted((ROOT / place).rglob("*.py")) or [ROOT / place]:
            file = path.relative_to(ROOT).as_posix()
            ends, agreed = hunt(file, words)
            right, total = right and agreed, total + ends
            print(f"{file}: {ends.total()} mutants, {', '.join(f'{ends[end]} {end}' for end in ends)}", flush=True)
    print(f"{total.total()} mutants, {', '.join(f'{total[end]} {end}' for end in total)}")
    return not right


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
