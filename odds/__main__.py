"""`python -m odds`, and the command `odds`.

The command line lies beside the package in a checkout, and inside it once installed from a wheel.
"""

import gc
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line, and leave at once.

    Taking the interpreter apart would cost a short answer a tenth more, and could still be interrupted.
    """
    try:
        _run()
        code = 0
    except KeyboardInterrupt:  # before the command line can say so itself
        sys.stderr.write("odds: interrupted\n")
        code = 130
    except SystemExit as ended:
        code = int(ended.code or 0)
    os._exit(code)  # what was printed is flushed by then


def _run() -> None:
    gc.disable()  # while modules load there is nothing to collect, and looking for it costs a tenth of the start
    program = import_module("odds.cli.main" if find_spec("odds.cli") else "cli.main")
    gc.freeze()
    gc.enable()
    program.main()


if __name__ == "__main__":
    main()
