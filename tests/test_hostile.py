"""Hard to break: every command with random and hostile arguments ends with 0 or 2 (1 where claims are judged), in time.

The commands and their options are read from the command line itself, so that a new one is tried as soon as it exists.
`HOSTILE=20` in the environment runs twenty times as many.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from hostile import ROOT, ends_well, examples
from hypothesis import given
from hypothesis import strategies as st

from cli.main import odds

HOSTILE = [
    "", " ", "-1", "0", "1", "2", "3", "4", "5", "13", "52", "104", "1e9", "1.5", "nan", "99999999", "9" * 50, "½", "é",
    "\udcff", "\x00", "\n", "'", "%s", "{}", "../..", "/dev/null", "nowhere.toml", "A" * 3000, "None", "--", "-",
    "\x1b[2J",
]  # fmt: skip
MEANT = [
    "Q", "dame", "Q 7 7 K", "Q:3 K:2", "A:4", "Q Q Q Q Q", "52", "40", "32", "A B C", "1,3,7", "1,0", "7,3", "1/2,3/2",
    "52..48", "4..6", "1..4", "3,1,0", "3,3,2,1", "fair", "seven-first", "salon", "montmort", "f,y", "33/1666", "1.98%",
    "1 in 54", "win", "advantage",
]  # fmt: skip
GAMES = ["bassette", "basset", "la-bassette", "pharaon", "faro", "bassetta", "andar-bahar", "pharoan", "rules.toml"]
OUTPUTS = [
    "new.txt", "new.svg", "new.typ", "new.html", "good.txt", "good.svg", "link.txt", "dangling.csv", "folder",
    "folder.txt", "no/such.txt", "folder/new.txt", "closed/new.txt", "a\nb.md", "\udcff.txt", "x" * 300 + ".txt",
    "", ".", "rules.toml", "./rules.txt", "\x00.txt", "/dev/full", "/dev/null", "new", ".txt", "new.TXT",
    "good.txt/x.txt",
]  # fmt: skip


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
    arguments = [param for param in COMMANDS[name].params if isinstance(param, click.Argument)]
    if len(arguments) > 1:  # sheet and plot: a kind, then rules
        words.append(draw(st.sampled_from((arguments[0].metavar or "").strip("[]").split("|")) | values))
    if arguments:
        words += draw(st.lists(st.sampled_from(GAMES) | values, max_size=2))
    for option in draw(st.lists(st.sampled_from(options), max_size=4)):
        words.append(draw(st.sampled_from(option.opts + option.secondary_opts)))
        if "--output" in option.opts:
            words.append(draw(st.sampled_from(OUTPUTS)))
        elif not option.is_flag or draw(st.integers(0, 9)) == 0:
            chosen = list(option.type.choices) if isinstance(option.type, click.Choice) else []
            words.append(str(draw(st.sampled_from(chosen) | values)) if chosen else draw(values))
    if any("--limit" in option.opts for option in options):
        words += ["--limit", "20000"]
    if any("--deals" in option.opts for option in options):
        words += ["--deals", "50"]
    return words


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with files that must stay as they are."""
    room = tmp_path_factory.mktemp("room")
    for name in ("rules.toml", "rules.txt"):
        (room / name).write_bytes((ROOT / "odds/rules/book/pharaon.toml").read_bytes())
    for name in ("good.txt", "good.svg", "real.txt"):
        (room / name).write_bytes(b"good")
    (room / "link.txt").symlink_to("real.txt")
    (room / "dangling.csv").symlink_to("nowhere.csv")
    (room / "folder").mkdir()
    (room / "folder.txt").mkdir()
    (room / "closed").mkdir(mode=0o500)
    yield room
    (room / "closed").chmod(0o700)


def held(room: Path) -> dict[bytes, tuple[int, bytes]]:
    """Everything under a folder: the mode of each entry, and what it holds or where it leads."""
    found = {}
    for folder, folders, files in os.walk(os.fsencode(room)):
        for entry in (os.path.join(folder, name) for name in (*folders, *files)):  # noqa: PTH118
            link = os.readlink(entry) if os.path.islink(entry) else b""  # noqa: PTH114, PTH115
            text = b"" if link or os.path.isdir(entry) else Path(os.fsdecode(entry)).read_bytes()  # noqa: PTH112
            found[entry] = os.lstat(entry).st_mode, link or text
    return found


def may_change(words: list[str], room: Path) -> set[bytes]:
    """The files that a command which ended well was asked to write."""
    at = [place + 1 for place, word in enumerate(words[:-1]) if word in ("-o", "--output")]
    leads = {"link.txt": "real.txt", "dangling.csv": "nowhere.csv"}
    return {os.path.normpath(os.fsencode(room / leads.get(words[place], words[place]))) for place in at[-1:]}


def put_back(room: Path, before: dict[bytes, tuple[int, bytes]], after: dict[bytes, tuple[int, bytes]]) -> None:
    for entry in after.keys() - before.keys():
        os.unlink(entry)  # noqa: PTH108
    for entry in before.keys() & after.keys():
        if before[entry] != after[entry]:
            Path(os.fsdecode(entry)).write_bytes(before[entry][1])


def changes_no_other_file(words: list[str], room: Path) -> None:
    """A run that fails changes no file, one that ends well only that which it was asked to write."""
    before = held(room)
    status = ends_well(words, room)
    after = held(room)
    changed = {entry for entry in before.keys() | after.keys() if before.get(entry) != after.get(entry)}
    put_back(room, before, after)
    assert changed <= (may_change(words, room) if status == 0 else set()), (words, changed)


@examples(2500)
@given(words=command_lines())
def test_no_arguments_break_a_command(room: Path, words: list[str]) -> None:
    changes_no_other_file(words, room)


QUICK = ["sheet stakes", "sheet rules ./rules.txt", "sheet rules rules.toml", "plot ladder", "plot result rules.toml"]


@examples(150)
@given(quick=st.sampled_from(QUICK), output=st.sampled_from(OUTPUTS), form=st.sampled_from(["", "--format text"]))
def test_no_name_of_an_output_breaks_a_file(room: Path, quick: str, output: str, form: str) -> None:
    more = form.split() if quick.startswith("sheet") else []
    changes_no_other_file([*quick.split(), *more, "-o", output], room)
