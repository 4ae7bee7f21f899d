"""A file is written beside its place and then renamed, so that a failed run never replaces a good one."""

import errno
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from stat import S_ISDIR, S_ISREG

import click

_WHY = {
    errno.ENOENT: "there is no such directory",
    errno.ENOTDIR: "there is no such directory",
    errno.EACCES: "it may not be written there",
    errno.EROFS: "it may not be written there",
    errno.EISDIR: "it is a directory",
    errno.ENOSPC: "the disk is full",
}


def write(name: str, pages: Sequence[bytes], *, read: Iterable[str | None] = ()) -> None:
    """Write one file, or one for each of several pages: sheet-1.png, sheet-2.png ..., which standard error is told of.

    `read` are the names that the answer was asked with, which may be files: none of them is written over.
    Raises click.ClickException with one sentence; whatever stood there before then stands there still.
    """
    stem, dot, ending = name.rpartition(".")
    names = [name] if len(pages) == 1 else [f"{stem}-{n}{dot}{ending}" for n in range(1, len(pages) + 1)]
    beside: list[tuple[str, str]] = []
    moved = 0
    try:
        for each in names:
            _keep(each, read)
        for each, page in zip(names, pages, strict=True):
            _write(each, page, beside)
        while moved < len(beside):
            os.replace(*beside[moved])  # noqa: PTH105
            moved += 1
        _tell(name, names)
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        number = (error.errno if isinstance(error, OSError) else None) or 0
        why = _WHY.get(number, os.strerror(number) if number else "that is no name of a file")
        left = f"{moved} of {len(names)} pages were written" if moved else "nothing was changed"
        raise click.ClickException(f"expected to write {name!r}, but {why}; {left}") from None
    finally:
        for part, _ in beside[moved:]:
            with suppress(OSError):
                os.unlink(part)  # noqa: PTH108


def _tell(name: str, names: Sequence[str]) -> None:
    """Which files were written, where they are not the one asked for, which may stand there from before."""
    if len(names) > 1:
        older = f"; {name} is of an older run" if os.path.exists(name) else ""  # noqa: PTH110
        between = " ... " if len(names) > 2 else " and "
        click.echo(f"odds: wrote {len(names)} pages, {names[0]}{between}{names[-1]}{older}", err=True)


def _keep(name: str, read: Iterable[str | None]) -> None:
    """Refuse to write over what was read."""
    for source in read:
        if source and os.path.exists(source) and os.path.exists(name) and os.path.samefile(source, name):  # noqa: PTH110, PTH121
            raise click.UsageError(f"expected another file than {source!r}, which is read, got {name!r} to write")


def _write(name: str, page: bytes, beside: list[tuple[str, str]]) -> None:
    """The page in a file beside its place, noted in `beside`; straight into what is no file, such as a pipe."""
    mode = os.stat(name).st_mode if os.path.exists(name) else None  # noqa: PTH110, PTH116
    if mode is not None and S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if mode is not None and not S_ISREG(mode):
        with open(name, "wb") as pipe:  # noqa: PTH123
            pipe.write(page)
        return
    place = os.path.realpath(name)
    part = f"{place}.{os.getpid()}.part"
    beside.append((part, place))
    with open(part, "xb") as file:  # noqa: PTH123
        file.write(page)
        file.flush()
        os.fsync(file.fileno())
    if mode is not None:
        os.chmod(part, mode & 0o7777)  # noqa: PTH101
