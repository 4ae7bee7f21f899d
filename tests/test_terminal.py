"""The world round a command: closed and full pipes, odd encodings, terminals of every width, and Ctrl-C."""

import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path
from time import monotonic

import pytest

from cli import simulate

ROOT = Path(__file__).parents[1]
PATIENCE = 60  # seconds, on a slow machine


def start(*words, **options):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **options.pop("env", {})}
    return subprocess.Popen(
        [sys.executable, "-m", "odds", *words],
        cwd=ROOT,
        env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # a shell's background ignores it
        **options,
    )


def ran(*words, **options):
    """The exit status, standard output and standard error of a process, in bytes."""
    running = start(*words, **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options})
    out, err = running.communicate(timeout=PATIENCE)
    return running.returncode, out, err


def seen(*words, columns, until=None, **environment):
    """What a terminal of so many columns shows of a command, and its exit status; Ctrl-C once it shows `until`."""
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    env = {"TERM": "xterm", "COLUMNS": "", "NO_COLOR": "", **environment}
    running = start(*words, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    shown, begun = b"", monotonic()
    try:
        while monotonic() - begun < PATIENCE:
            if not select.select([ours], [], [], 0.1)[0]:
                continue
            try:
                more = os.read(ours, 65536)
            except OSError:  # how Linux ends a terminal
                break
            if not more:
                break
            shown += more
            if until and until in shown:
                running.send_signal(signal.SIGINT)
                until = None
        return shown.decode(), running.wait(PATIENCE)
    finally:
        running.kill()
        os.close(ours)


def on_screen(shown):
    """The lines as they stand at last: what follows a return writes over the line, once that is emptied."""
    lines = shown.replace("\x1b[?25l", "").replace("\x1b[?25h", "").replace("\r\n", "\n").split("\n")
    return [line.rpartition("\x1b[2K")[2].rpartition("\r")[2] for line in lines]


def test_a_reader_that_leaves_early_is_no_error():
    reader, writer = os.pipe()
    os.close(reader)
    status, _, err = ran("table", "bassette", stdout=writer)
    os.close(writer)
    assert (status, err) == (0, b"")


def test_a_reader_of_one_line_is_no_error():
    words = ("table", "bassette", "--digits", "500", "--as", "decimal")
    with start(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout.readline().startswith(b"Bassette")
        running.stdout.close()
        assert (running.wait(PATIENCE), running.stderr.read()) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_full_disk_is_one_sentence():
    with Path("/dev/full").open("w") as full:
        status, _, err = ran("chance", "pharaon", stdout=full)
        assert (status, err.count(b"\n")) == (2, 1)
        assert err.startswith(b"odds: expected a standard output that can be written to")
        assert ran("chance", "pharoan", stderr=full)[0] == 2


@pytest.mark.parametrize(("closed", "status"), [((1,), 0), ((0, 1, 2), 0), ((2,), 0)])
def test_closed_streams_are_no_traceback(closed, status):
    shut = " ".join(f"{number}>&-" for number in closed)
    shell = f'"{sys.executable}" -m odds chance pharaon {shut}'
    ended = subprocess.run(["sh", "-c", shell], cwd=ROOT, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (status, b"")


ENCODINGS = [
    {"LC_ALL": "C"},
    {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "ascii:strict"},
    {"PYTHONIOENCODING": "latin-1:strict"},
    {"PYTHONIOENCODING": "cp437:strict"},
]


@pytest.mark.parametrize("environment", ENCODINGS, ids=str)
def test_signs_that_cannot_be_written_are_replaced(environment):
    """The French of a sheet has accents, arrows and raised letters."""
    status, out, err = ran("sheet", "rules", "pharaon", "--lang", "fr", env=environment)
    assert (status, err) == (0, b"")
    assert b"Pharaon" in out
    assert ran("chance", "fará", env=environment)[0] == 2


def test_arguments_that_are_no_utf_8_are_one_sentence():
    for words in (
        (b"chance", b"\xff"),
        (b"chance", b"\xff.toml"),
        (b"lookup", b"\xff"),
        (b"verify", b"--claim", b"\xff"),
    ):
        status, out, err = ran(*words)
        assert (status, out, err.count(b"\n")) == (2, b"", 1)
        assert b"\\udcff" in err


@pytest.mark.parametrize("form", ["svg", "txt", "json", "html", "typ", "csv"])
def test_ranks_that_are_no_utf_8_reach_every_sheet(odds, tmp_path, form):
    file = tmp_path / f"board.{form}"
    assert odds("sheet", "board", "bassette", "--pack", "\udcff A K", "-o", str(file)).status == 0
    assert file.read_text(encoding="utf-8")


def test_what_no_font_of_the_page_has_is_one_sentence(odds, tmp_path):
    ended = odds(
        "sheet", "board", "bassette", "--pack", "\N{CJK UNIFIED IDEOGRAPH-4F60} A", "-o", str(tmp_path / "x.pdf")
    )
    assert (ended.status, ended.err.count("\n"), [*tmp_path.iterdir()]) == (2, 1, [])
    assert "could not be displayed" in ended.err


def test_no_file_commands_the_terminal(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    house = (ROOT / "odds/rules/book/pharaon.toml").read_text(encoding="utf-8")
    mine.write_text(house.replace('title = "Pharaon"', 'title = "\\u001b[2J"'), encoding="utf-8")
    ended = odds("rules", str(mine))
    assert (ended.status, ended.out) == (2, "")
    assert "title: expected a text" in ended.err
    assert "\x1b" not in ended.err + odds("chance", "\x1b[2J").err


@pytest.mark.parametrize("columns", [40, 79, 120])
def test_in_a_terminal_a_sheet_is_no_wider(columns):
    shown, status = seen("quantities", columns=columns)
    assert status == 0
    least = 79  # its names, arguments and numbers stand whole
    assert max(map(len, shown.replace("\r", "").split("\n"))) <= max(columns, least)


def test_in_a_pipe_nothing_is_wrapped(odds, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, odds("quantities").out.splitlines())) > 200


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False), ({"COLUMNS": "30"}, True)],
)
def test_colours_are_for_terminals_that_want_them(environment, coloured):
    shown, status = seen("plot", "advantage", "bassette", columns=60, **environment)
    assert status == 0
    assert ("\x1b[3" in shown) == coloured


LONG = ("simulate", "pharaon", "--deals", "1000000000")


def test_ctrl_c_leaves_one_line_where_the_bar_was():
    shown, status = seen(*LONG, columns=80, until=b"%")
    assert status == 130
    assert on_screen(shown) == ["odds: interrupted", ""]
    assert "\x1b[?25h" in shown  # the cursor is back


def test_no_bar_is_drawn_where_there_is_no_terminal():
    running = start(*LONG, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(2.5)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert (running.returncode, out, err) == (130, b"", b"odds: interrupted\n")


def test_an_interrupted_command_says_one_line(odds, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "chance", interrupted)
    assert odds("simulate", "pharaon") == (130, "", "odds: interrupted\n")


def test_a_machine_without_memory_is_one_sentence(odds, monkeypatch):
    def full(*_, **__):
        raise MemoryError

    monkeypatch.setattr(simulate, "chance", full)
    ended = odds("simulate", "pharaon")
    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)


def test_a_narrow_terminal_changes_no_answer_for_machines(odds, monkeypatch):
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert json.loads(odds("quantities", "--format", "json").out)
