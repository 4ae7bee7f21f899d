"""A progress bar on standard error, for work that turns out to take more than a second."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import click

_PATIENCE = 1.0  # seconds of silence before a bar is shown


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """Yield a function that is told how many more of `total` are done."""
    begun, done = monotonic(), 0
    bar: Any = None

    def tell(more: int) -> None:
        nonlocal done, bar
        done += more
        if bar is not None:
            bar.update(more)
        elif monotonic() - begun > _PATIENCE:
            bar = click.progressbar(length=total, label=label, file=sys.stderr)
            bar.__enter__()
            bar.update(done)

    try:
        yield tell
    finally:
        if bar is not None:
            bar.__exit__(None, None, None)
