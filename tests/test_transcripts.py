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
    assert len(CASES) >= 3


@pytest.mark.parametrize(("command", "printed"), CASES, ids=[command for command, _ in CASES])
def test_what_is_printed_is_what_is_said(odds, command: str, printed: str) -> None:
    program, *words = shlex.split(command)
    assert program == "odds"
    ended = odds(*words)
    assert (ended.out or ended.err).strip("\n") == printed.strip("\n")
