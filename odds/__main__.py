"""`python -m odds`, and the command `odds`.

The command line lies beside the package in a checkout, and inside it once installed from a wheel.
"""

import gc
import sys
from importlib import import_module
from importlib.util import find_spec


def main() -> None:
    """Run the command line; one that is interrupted before it can tell so, or twice, says no more than one line."""
    try:
        _run()
    except KeyboardInterrupt:
        sys.stderr.write("odds: interrupted\n")
        sys.exit(130)
    except SystemExit as ended:
        if ended.code == 130:
            import signal  # only an interruption pays for this import

            signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise


def _run() -> None:
    gc.disable()  # while modules load there is nothing to collect, and looking for it costs a tenth of the start
    program = import_module("odds.cli.main" if find_spec("odds.cli") else "cli.main")
    gc.freeze()
    gc.enable()
    program.main()


if __name__ == "__main__":
    main()
