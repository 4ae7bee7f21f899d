"""Files that are named on the command line in place of a name the house knows."""

_LONGEST = 1_000_000


def text_of(name: str, what: str) -> str:
    """What a file says, up to a length that nobody writes by hand."""
    try:
        with open(name, encoding="utf-8") as file:  # noqa: PTH123  (importing pathlib would cost every command its start)
            return file.read(_LONGEST)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise ValueError(f"expected a readable {what} file, got {name!r}: {why}") from None


def stem_of(name: str) -> str:
    """The name of a file without its folders and its .toml, as it may be printed."""
    stem = name.replace("\\", "/").rpartition("/")[2].removesuffix(".toml")
    return "".join(sign if sign.isprintable() else "?" for sign in stem)
