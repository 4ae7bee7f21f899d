"""A file is written beside its place and then renamed, so that a failed run never replaces a good one."""

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from stat import S_ISREG

import click

_WHY = {
    errno.ENOENT: "there is no such directory",
    errno.ENOTDIR: "there is no such directory",
    errno.EACCES: "it may not be written there",
    errno.EROFS: "it may not be written there",
    errno.EISDIR: "it is a directory",
    errno.ENOSPC: "the disk is full",
}


def write(name: str, pages: Sequence[bytes]) -> None:
    """Write one file, or one for each of several pages: sheet-1.png, sheet-2.png ...

    Raises click.ClickException with one sentence; whatever stood there before then stands there still.
    """
    stem, dot, ending = name.rpartition(".")
    names = [name] if len(pages) == 1 else [f"{stem}-{n}{dot}{ending}" for n in range(1, len(pages) + 1)]
    beside: list[tuple[str, str]] = []
    try:
        for each, page in zip(names, pages, strict=True):
            _write(each, page, beside)
        while beside:
            os.replace(*beside[0])  # noqa: PTH105
            beside.pop(0)
    except OSError as error:
        why = _WHY.get(error.errno or 0, error.strerror)
        raise click.ClickException(f"expected to write {name!r}, but {why}; nothing was changed") from None
    finally:
        for part, _ in beside:
            with suppress(OSError):
                os.unlink(part)  # noqa: PTH108


def _write(name: str, page: bytes, beside: list[tuple[str, str]]) -> None:
    """The page in a file beside its place, noted in `beside`; straight into what is no file, such as a pipe."""
    place = os.path.realpath(name)
    mode = os.stat(place).st_mode if os.path.exists(place) else None  # noqa: PTH110, PTH116
    if os.path.isdir(place):  # noqa: PTH112
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    part = f"{place}.{os.getpid()}.part" if mode is None or S_ISREG(mode) else place
    if part != place:
        beside.append((part, place))
    with open(part, "xb" if part != place else "wb") as file:  # noqa: PTH123
        file.write(page)
        file.flush()
        if part != place:
            os.fsync(file.fileno())
    if part != place and mode is not None:
        os.chmod(part, mode & 0o7777)  # noqa: PTH101
