"""What several tests share: the command line run in this process, with what it printed and how it ended."""

import shlex
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from cli.main import main


class Ended(NamedTuple):
    """The exit status of a command, and what it printed."""

    status: int
    out: str
    err: str


@pytest.fixture
def odds(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Run `odds` with these words."""
    limit = sys.get_int_max_str_digits()

    def run(*words: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["odds", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        sys.set_int_max_str_digits(limit)
        return Ended(int(ended.value.code or 0), *capsys.readouterr())

    return run


@pytest.fixture
def examples(odds: Callable[..., Ended]) -> Callable[..., list[list[str]]]:
    """The examples in the help of a command, each as the words after `odds`."""

    def told(*command: str) -> list[list[str]]:
        lines = [line.strip() for line in odds(*command, "--help").out.splitlines()]
        found = [shlex.split(line)[1:] for line in lines if line.startswith(" ".join(("odds", *command)))]
        assert found
        return found

    return told
