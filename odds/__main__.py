"""`python -m odds`, and the command `odds`.

The command line lies beside the package in a checkout, and inside it once installed from a wheel.
"""

import gc
from importlib import import_module
from importlib.util import find_spec


def main() -> None:
    """Run the command line."""
    gc.disable()  # while modules load there is nothing to collect, and looking for it costs a tenth of the start
    program = import_module("odds.cli.main" if find_spec("odds.cli") else "cli.main")
    gc.freeze()
    gc.enable()
    program.main()


if __name__ == "__main__":
    main()
