"""The command `odds`: which commands there are, and how every one of them ends."""

import os
import sys
from contextlib import suppress
from importlib import import_module

import click

from .commands import Commands

# Name -> what it answers. The words stand here so that `odds --help` imports no command.
COMMANDS = {
    "chance": "The chances of one rank, and what they cost.",
    "board": "All ranks at once, best and worst for the punter.",
    "table": "The table of the old books: cards left by copies left.",
    "derive": "A formula for every n, worked out, or a derivation to read.",
    "rules": "The rule sets there are, or one as its table of places.",
    "paroli": "A ladder on one rank: what it pays and should pay, and when to take.",
    "ladders": "Every ladder under every rule set.",
    "deal": "The whole result of one deal for a plan of betting.",
    "transpose": "How far a stake gets when it may be moved to the best rank.",
    "sheet": "Printable sheets: PDF, PNG, SVG, HTML, in three languages, on five papers.",
    "plot": "A chart alone: SVG, PNG, PDF, or in the terminal.",
    "simulate": "Shuffled packs beside the exact chances.",
    "verify": "What the old books claim, and whether it is so.",
    "quantities": "What a claim can ask for by name.",
    "lookup": "Where a number occurs.",
    "sources": "The bibliography: the keys that claims cite.",
    "lansquenet": "Lansquenet: the stakes, the race, the hand, the rejouissance, the carabins.",
}


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    del param
    if value:
        click.echo(f"odds {import_module('odds').__version__}")
        ctx.exit()


@click.command(
    cls=Commands,
    known=COMMANDS,
    package=__package__,
    invoke_without_command=True,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
@click.pass_context
def odds(ctx: click.Context) -> None:
    """Exact odds for the old banking card games.

    \b
    Example: odds chance bassette --rank Q --seen "Q 7 7 K 10 A"
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Run the command line and exit: 0 when answered, 2 for bad input (one sentence to say so), 130 interrupted."""
    sys.set_int_max_str_digits(0)  # exact answers from many packs are longer than Python would print
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = odds.main(prog_name="odds", standalone_mode=False) or 0
        click.echo(nl=False)  # what is still to be flushed; there may be no standard output at all
    except (click.exceptions.Abort, KeyboardInterrupt):
        _complain("interrupted")
        code = 130
    except (click.ClickException, ValueError) as error:
        from .wrong import sentence  # only a mistake pays for this import

        _complain(sentence(error))
        code = 2
    except MemoryError:
        _complain("expected a question that fits into the memory, got one that does not; ask for fewer cards")
        code = 2
    except (BrokenPipeError, SystemExit):  # the reader has seen enough, and click exits where it meets that: no failure
        code = _print_no_more(0)
    except OSError as error:
        _complain(f"expected a standard output that can be written to, got: {error.strerror}")
        code = _print_no_more(2)
    sys.exit(code)


def _print_no_more(code: int) -> int:
    """This exit status; what is still to be flushed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _complain(sentence: str) -> None:
    with suppress(OSError):  # nobody can be told
        click.echo(f"odds: {sentence}", err=True)
