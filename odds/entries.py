"""What does a file written by hand say, and where is it wrong?

Nouns: entries (one table of a TOML file, with its path for messages).
Every error is one sentence: where, what was expected, what came.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from odds.ranks import near

_LONGEST = 10_000
_ENDLESS = re.compile(r"\w{1000}")
_MOST_DOTS = 200
_COMMANDS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Entries:
    """One TOML table: its keys are asked for by what they should hold; `error` is what is raised when they do not.

    >>> Entries({"title": 3}, "mine").text("title")
    Traceback (most recent call last):
    ValueError: mine, title: expected a text, got '3'
    """

    def __init__(self, data: Mapping[str, Any], path: str, error: type[ValueError] = ValueError) -> None:
        self.data, self.path, self.error = data, path, error

    @classmethod
    def parse(cls, text: str, path: str, error: type[ValueError] = ValueError) -> "Entries":
        """The entries of a whole TOML text."""
        _check_readable(text, path, error)
        try:
            return cls(tomllib.loads(text), path, error)
        except (tomllib.TOMLDecodeError, RecursionError) as why:
            raise error(f"{path}: expected TOML, got a text that is none: {why}") from None

    def fail(self, key: str, expected: str) -> ValueError:
        """The error that says what was expected of a key."""
        if key not in self.data:
            return self.error(f"{self.path}: expected the key {key!r}, which is missing")
        return self.error(f"{self.path}, {key}: expected {expected}, got {_shown(self.data[key])!r}")

    def known(self, keys: tuple[str, ...]) -> None:
        """Raise unless every key is one of these."""
        for key in self.data:
            if key not in keys:
                expected = f"expected keys among {', '.join(keys)}"
                raise self.error(f"{self.path}: {expected}, got {key[:80]!r}{near(key, [*keys])}")

    def text(self, key: str, *, default: str | None = None) -> str:
        """A text that is not empty, unless the default is."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or (not value and default is None) or not _may_be_printed(value):
            raise self.fail(key, "a text")
        return value

    def one_of(self, key: str, words: tuple[str, ...]) -> str:
        """One of these words."""
        value = self.text(key)
        if value not in words:
            expected = f"one of {', '.join(words)}"
            raise self.error(f"{self.fail(key, expected)}{near(value, [*words])}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts that is not empty."""
        value = self.data.get(key)
        items = value if isinstance(value, list) else []
        if not items or not all(isinstance(item, str) and _may_be_printed(item) for item in items):
            raise self.fail(key, "a list of texts")
        return tuple(items)

    def whole(self, key: str, *, default: int = 0, most: int = 1000) -> int:
        """A whole number from 0 up."""
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise self.fail(key, f"a whole number from 0 to {most}")
        return value

    def table(self, key: str) -> "Entries":
        """The table under a key."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "a table")
        return Entries(value, f"{self.path}, {key}", self.error)

    def list_of_tables(self, key: str) -> Iterator["Entries"]:
        """The tables of a list, which may be missing, each with its number."""
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail(key, "a list of tables")
        for at, item in enumerate(value, start=1):
            yield Entries(item, f"{self.path}, {key} {at}", self.error)

    def tables(self) -> Iterator[tuple[str, "Entries"]]:
        """Every key with its table."""
        for key in self.data:
            yield key, self.table(key)


def _check_readable(text: str, path: str, error: type[ValueError]) -> None:
    """Refuse what a reader of TOML would take minutes over: numbers of many digits, and keys of many parts."""
    if _ENDLESS.search(text):
        raise error(f"{path}: expected words and numbers of fewer than 1000 signs, got a longer one")
    dotted = next((at for at, line in enumerate(text.split("\n"), start=1) if line.count(".") > _MOST_DOTS), None)
    if dotted is not None:
        raise error(f"{path}, line {dotted}: expected at most {_MOST_DOTS} dots on a line, got more")


def _shown(value: object) -> str:
    """A value for a message: what is nested may be nested deeper than can be printed."""
    return type(value).__name__ if isinstance(value, dict | list) and value else str(value)[:80]


def _may_be_printed(text: str) -> bool:
    """Whether a text is no longer than people write, and holds no signs that would command a terminal."""
    return len(text) <= _LONGEST and not _COMMANDS.search(text)


def number(value: object) -> Fraction | None:
    """A whole number or a text such as '2/3' or '7.5' as an exact number from 0 up; None where it is neither.

    Powers of ten are no such text: a few signs would make a number that no machine can hold.

    >>> number("2/3"), number(7), number(0.5), number("x"), number("1e999999999")
    (Fraction(2, 3), Fraction(7, 1), None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    text = str(value)
    if len(text) > 40 or not {*text} <= {*"0123456789/."}:
        return None
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None
