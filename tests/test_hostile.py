"""Hard to break: every command with random and hostile arguments ends with 0 or 2 (1 where claims are judged), in time.

The commands and their options are read from the command line itself, so that a new one is tried as soon as it exists.
"""

import io
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from time import monotonic

import click
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.main import main, odds

ROOT = Path(__file__).parents[1]
PATIENCE = 30  # seconds for one command on a slow machine; a hang is longer
JUDGES = {"verify"}

HOSTILE = [
    "", " ", "-1", "0", "1", "2", "3", "4", "5", "13", "52", "104", "1e9", "1.5", "nan", "99999999", "9" * 50, "½", "é",
    "\udcff", "\x00", "\n", "'", "%s", "{}", "../..", "/dev/null", "nowhere.toml", "A" * 3000, "None", "--", "-",
]  # fmt: skip
MEANT = [
    "Q", "dame", "Q 7 7 K", "Q:3 K:2", "A:4", "Q Q Q Q Q", "52", "40", "32", "A B C", "1,3,7", "1,0", "7,3", "1/2,3/2",
    "52..48", "4..6", "1..4", "3,1,0", "3,3,2,1", "fair", "seven-first", "salon", "montmort", "f,y", "33/1666", "1.98%",
    "1 in 54", "win", "advantage",
]  # fmt: skip
GAMES = ["bassette", "basset", "la-bassette", "pharaon", "faro", "bassetta", "andar-bahar", "pharoan"]


def commands(group: click.Group, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it."""
    ctx = click.Context(group)
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        if isinstance(command, click.Group):
            yield from commands(command, (*words, name))
        elif command is not None:
            yield (*words, name), command


COMMANDS = dict(commands(odds))


@st.composite
def command_lines(draw: st.DrawFn) -> list[str]:
    """A command, some of its arguments, and some of its options, each with something that was meant or was not."""
    name = draw(st.sampled_from(sorted(COMMANDS)))
    values = st.sampled_from(MEANT) | st.sampled_from(GAMES) | st.sampled_from(HOSTILE) | st.text(max_size=8)
    words = [*name]
    options = [param for param in COMMANDS[name].params if isinstance(param, click.Option)]
    if any(isinstance(param, click.Argument) for param in COMMANDS[name].params):
        words += draw(st.lists(st.sampled_from(GAMES) | values, max_size=2))
    for option in draw(st.lists(st.sampled_from(options), max_size=4)):
        words.append(draw(st.sampled_from(option.opts + option.secondary_opts)))
        if not option.is_flag or draw(st.integers(0, 9)) == 0:
            chosen = list(option.type.choices) if isinstance(option.type, click.Choice) else []
            words.append(str(draw(st.sampled_from(chosen) | values)) if chosen else draw(values))
    if any("--limit" in option.opts for option in options):
        words += ["--limit", "20000"]
    if any("--deals" in option.opts for option in options):
        words += ["--deals", "50"]
    return words


def run(words: list[str]) -> tuple[int, str, str]:
    """The exit status of a command in this process, and what it printed."""
    out, err, before, limit = io.StringIO(), io.StringIO(), sys.argv, sys.get_int_max_str_digits()
    sys.argv = ["odds", *words]
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
            main()
    finally:
        sys.argv = before
        sys.set_int_max_str_digits(limit)
    return int(ended.value.code or 0), out.getvalue(), err.getvalue()


@settings(max_examples=2500, deadline=None, suppress_health_check=list(HealthCheck))
@given(command_lines())
def test_no_arguments_break_a_command(tmp_path_factory: pytest.TempPathFactory, words: list[str]) -> None:
    begun = monotonic()
    with chdir(tmp_path_factory.getbasetemp()):
        status, out, err = run(words)
    assert monotonic() - begun < PATIENCE, words
    assert status in ((0, 1, 2) if words[0] in JUDGES else (0, 2)), words
    if status == 2:
        assert out == "", words
        lines = [line for line in err.splitlines() if line.startswith("odds: ")]
        assert len(lines) == 1, (words, err)
        assert err.rstrip("\n").splitlines()[-1] == lines[0], (words, err)


def broken(text: str) -> st.SearchStrategy[str]:
    """A file of the house with a piece of it cut out, doubled, or written over."""
    pieces = st.tuples(
        st.integers(0, len(text)), st.integers(0, 40), st.sampled_from(["", "x", '"', "= 3", "[", "\n", "-1"])
    )
    return pieces.map(lambda piece: text[: piece[0]] + piece[2] + text[piece[0] + piece[1] :])


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), game=st.sampled_from(["pharaon", "basset", "la-bassette"]))
def test_no_rule_file_breaks_a_command(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, game: str
) -> None:
    text = data.draw(broken((ROOT / f"odds/rules/book/{game}.toml").read_text(encoding="utf-8")))
    file = tmp_path_factory.getbasetemp() / "broken.toml"
    file.write_text(text, encoding="utf-8")
    status, out, err = run(["chance", str(file), "--cards", "12", "--copies", "3"])
    assert status in (0, 2)
    assert bool(out) == (status == 0)
    assert err.count("\n") == (status == 2)
    assert file.read_text(encoding="utf-8") == text
