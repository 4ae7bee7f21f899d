"""A progress bar on standard error, for work that turns out to take more than a second, where somebody looks on."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import click

_PATIENCE = 1.0  # seconds of silence before a bar is shown
_NO_BAR = "\r\x1b[2K\x1b[?25h"  # the line is empty again, and the cursor back


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """Yield a function that is told how many more of `total` are done.

    The bar is for a terminal alone; it goes when the work ends otherwise than well, for what is said then.
    """
    begun, done = monotonic(), 0
    bar: Any = None

    def tell(more: int) -> None:
        nonlocal done, bar
        done += more
        if bar is not None:
            bar.update(more)
        elif monotonic() - begun > _PATIENCE and _is_seen():
            bar = click.progressbar(length=total, label=label, file=sys.stderr)
            bar.__enter__()
            bar.update(done)

    try:
        yield tell
    except BaseException:
        if bar is not None:
            click.echo(_NO_BAR, nl=False, err=True, color=True)
        raise
    if bar is not None:
        bar.__exit__(None, None, None)


def _is_seen() -> bool:
    return sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
