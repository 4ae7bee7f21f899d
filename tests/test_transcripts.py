"""The documents run: every `$ odds ...` in a console block of the README prints what stands below it."""

import shlex
from pathlib import Path

import pytest

from odds import ladder, load, paroli
from odds.notation import write

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md"]


def transcripts(page: Path) -> list[tuple[str, str]]:
    """The commands in the console blocks of a page, each with what is printed below it."""
    found = []
    for block in page.read_text(encoding="utf-8").split("```console\n")[1:]:
        for part in ("\n" + block.split("\n```")[0] + "\n").split("\n$ ")[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed))
    return found


CASES = [case for page in PAGES for case in transcripts(page)]


def test_there_are_transcripts() -> None:
    assert len(CASES) >= 2


@pytest.mark.parametrize(("command", "printed"), CASES, ids=[command for command, _ in CASES])
def test_what_is_printed_is_what_is_said(odds, command: str, printed: str) -> None:
    program, *words = shlex.split(command)
    assert program == "odds"
    ended = odds(*words)
    assert (ended.out or ended.err).strip("\n") == printed.strip("\n")


def test_the_result_told_first_is_so() -> None:
    """In whole numbers: a chance of 1 in 85 is nearer to that than to 1 in 84 or 1 in 86, and so on."""
    told = PAGES[0].read_text(encoding="utf-8").partition("\n## ")[0]
    *_, sixty = rungs = paroli(load("bassette"), cards=52, copies=4).rungs
    assert [rung.pays for rung in rungs] == [1, 3, 7, 15, 30, 60]
    assert [rung.fair_even for rung in rungs] == [1, 3, 7, 15, 31, 63]
    assert f"once in {round(1 / sixty.chance_carried)} times" in told
    assert f"{round(sixty.fair_carried)} would be fair" in told
    takes = [write(rung.advantage_carried, "percent", 1) for rung in (rungs[0], sixty)]
    assert f"takes {takes[0]} of a stake that stops after one win, and {takes[1]} of one" in told
    seven = paroli(load("bassette"), ladder("seven-first"), cards=52, copies=4).rungs[1]
    assert (seven.pays, seven.wins) == (7, 2)
    assert f"loses: {write(-seven.advantage, 'percent', 0)} of each stake" in told


def test_the_files_written_from_the_readme_are_read(odds, tmp_path) -> None:
    """A rule set and a claim, as a newcomer would copy them."""
    blocks = [block.split("```")[0] for block in PAGES[0].read_text(encoding="utf-8").split("```toml\n")[1:]]
    (claims,) = [block for block in blocks if "[[claim]]" in block]
    (rules,) = [block for block in blocks if "[places." in block]
    (tmp_path / "mine.toml").write_text(claims, encoding="utf-8")
    (tmp_path / "my-house.toml").write_text(rules, encoding="utf-8")
    assert odds("verify", str(tmp_path / "mine.toml")).status == 0
    for command in ("chance", "board", "table", "paroli", "deal", "derive", "rules"):
        assert odds(command, str(tmp_path / "my-house.toml")).status == 0, command
