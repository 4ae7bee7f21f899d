"""What does the terminal want?  Its width, and whether it is for people who want colours."""

import os
import shutil
import sys

_NARROWEST = 20  # below that nothing can be read, however it is broken


def across() -> int | None:
    """How many characters stand on a line of the terminal; None where standard output is none."""
    return max(_NARROWEST, shutil.get_terminal_size().columns) if _is_terminal() else None


def wants_colours() -> bool:
    """Whether standard output is a terminal that can show colours, and nobody said no to them."""
    return _is_terminal() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _is_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()
