"""The documents run: every `$ odds ...` in a console block of the README prints what stands below it."""

import shlex
from pathlib import Path

import pytest

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
