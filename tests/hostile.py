"""What the hostile tests share: a command run in this process, what a good end is, and values nobody meant.

`HOSTILE=20 python -m pytest tests/test_hostile*.py` runs twenty times as many examples as CI does.
"""

import io
import os
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from datetime import date
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from cli.main import main

ROOT = Path(__file__).parents[1]
TIMES = int(os.environ.get("HOSTILE", "1"))
PATIENCE = 30 if TIMES == 1 else 120  # seconds for one command on a slow machine; a hang is longer
JUDGES = {"verify"}
HOUSE = re.compile(r"expected|Missing|Invalid|[Gg]ot unexpected|requires? an? |does not take|did not expect")


def examples(many: int) -> settings:
    """So many examples in CI, and `HOSTILE` times as many by hand."""
    return settings(max_examples=many * TIMES, deadline=None, suppress_health_check=list(HealthCheck))


def run(words: Sequence[str]) -> tuple[int, str, str]:
    """The exit status of a command in this process, and what it printed."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    before, limit = sys.argv, sys.get_int_max_str_digits()
    sys.argv = ["odds", *words]
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
            main()
    finally:
        sys.argv = before
        sys.set_int_max_str_digits(limit)
    said, complained = (stream.buffer.getvalue().decode(errors="replace") for stream in (out, err))
    return int(ended.value.code or 0), said, complained


def ends_well(words: Sequence[str], room: Path) -> int:
    """Run a command in a folder: it answers, or says what is wrong in one sentence of the house; and in time."""
    begun = monotonic()
    with chdir(room):
        status, out, err = run(words)
    assert monotonic() - begun < PATIENCE, words
    assert status in ((0, 1, 2) if words[0] in JUDGES else (0, 2)), (words, err)
    assert err.count("\n") == (status == 2), (words, err)
    if status == 2:
        assert out == "", words
        assert err.startswith("odds: "), (words, err)
        assert HOUSE.search(err), (words, err)
        assert len(err) < 1500, (words, err)
        assert err.rstrip("\n").isprintable(), (words, err)
    return status


def broken(text: str) -> st.SearchStrategy[str]:
    """A file of the house with a piece of it cut out, doubled, or written over."""
    pieces = st.tuples(
        st.integers(0, len(text)), st.integers(0, 40), st.sampled_from(["", "x", '"', "= 3", "[", "\n", "-1", "\0"])
    )
    return pieces.map(lambda piece: text[: piece[0]] + piece[2] + text[piece[0] + piece[1] :])


NUMBERS = [
    -1,
    0,
    1,
    2,
    7,
    41,
    1001,
    10**9,
    10**30,
    -(10**30),
    0.5,
    -0.0,
    1e300,
    float("nan"),
    float("inf"),
    True,
    False,
]
WORDS = [
    "", " ", "-", "½", "2/3", "-1/2", "1/0", "0/1", "1", "1e9", "1e999999999", "nan", "wins", "a" * 900, "52..1",
    "1..4", "9..9999999", "\N{GREEK SMALL LETTER OMEGA}ins", "banker\N{ZERO WIDTH SPACE}", "\x1b[2J", "../x", "%s{}",
    "\N{RIGHT-TO-LEFT OVERRIDE}x", "bassette", "pharaon", "win", "standing", "f", "1 1 1", "doublet?",
]  # fmt: skip
ODD = st.sampled_from([*NUMBERS, *WORDS, date(1713, 7, 1), [], {}, [[]], [{}], {"": ""}, [[1]], [1, 3, 7], ["1", "x"]])


def mutated(text: str) -> st.SearchStrategy[str]:
    """A file of the house that is still TOML, with one to three of its values replaced, dropped or moved."""
    data = tomllib.loads(text)
    places = [*paths(data)]
    values = ODD | st.sampled_from([value_at(data, place) for place in places])
    changes = st.lists(st.tuples(st.sampled_from(places), values | st.just(DROP)), min_size=1, max_size=3)

    def change(several: list[tuple[tuple[Any, ...], Any]]) -> str:
        found = data
        for place, value in several:
            found = replaced(found, place, value)
        return "\n".join(f"{word(key)} = {toml(value)}" for key, value in found.items())

    return changes.map(change)


DROP = object()


def paths(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of every value within a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (*at, key)
        yield from paths(item, (*at, key))


def value_at(value: Any, place: tuple[Any, ...]) -> Any:
    return value_at(value[place[0]], place[1:]) if place else value


def replaced(value: Any, place: tuple[Any, ...], new: Any) -> Any:
    """The value with another one at a place, or without it; as it is where an earlier change took the place away."""
    if not place:
        return new
    if place[0] not in (value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()):
        return value
    items = value.items() if isinstance(value, dict) else enumerate(value)
    kept = [(key, replaced(item, place[1:], new) if key == place[0] else item) for key, item in items]
    kept = [(key, item) for key, item in kept if item is not DROP]
    return dict(kept) if isinstance(value, dict) else [item for _, item in kept]


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool | date):
        return str(value).lower()
    if isinstance(value, str):
        return word(value)
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{word(key)} = {toml(item)}" for key, item in value.items()) + "}"
    return repr(value).replace("e+", "e")


def word(text: str) -> str:
    signs = (f"\\u{ord(sign):04x}" if sign in '"\\' or not " " <= sign < "\x7f" else sign for sign in text)
    return f'"{"".join(signs)}"'
