"""Files that are named on the command line in place of a name the house knows."""

_LONGEST = 1_000_000


def is_file(name: str) -> bool:
    """Whether a file is meant, and no name that the house knows: it ends in .toml, or has folders."""
    return name.endswith(".toml") or "/" in name


def text_of(name: str, what: str) -> str:
    """What a file says, up to a length that nobody writes by hand; a mark of its byte order is passed over."""
    why = ""
    try:
        with open(name, encoding="utf-8-sig") as file:  # noqa: PTH123  (pathlib would cost every command its start)
            text = file.read(_LONGEST + 1)
    except OSError as error:
        why = error.strerror or "it cannot be read"
    except UnicodeDecodeError:
        why = "it is not UTF-8"
    except ValueError:
        why = "that is no name of a file"
    if not why and len(text) > _LONGEST:
        why = f"it has more than {_LONGEST:,} characters"
    if why:
        raise ValueError(f"expected a readable {what} file, got {name!r}: {why}")
    return text


def stem_of(name: str) -> str:
    """The name of a file without its folders and its .toml, as it may be printed."""
    stem = name.replace("\\", "/").rpartition("/")[2].removesuffix(".toml")
    return "".join(sign if sign.isprintable() else "?" for sign in stem)
