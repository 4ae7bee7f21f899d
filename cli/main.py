"""The command `odds`: which commands there are, and how every one of them ends."""

import os
import sys
from importlib import import_module

import click

# Name -> what it answers. The words stand here so that `odds --help` imports no command.
COMMANDS = {
    "chance": "The chances of one rank, and what they cost.",
    "board": "All ranks at once, best and worst for the punter.",
    "table": "The table of the old books: cards left by copies left.",
    "rules": "The rule sets there are, or one as its table of places.",
    "paroli": "A ladder on one rank: what it pays and should pay, and when to take.",
    "ladders": "Every ladder under every rule set.",
    "deal": "The whole result of one deal for a plan of betting.",
    "transpose": "How far a stake gets when it may be moved to the best rank.",
    "simulate": "Shuffled packs beside the exact chances.",
}


class Commands(click.Group):
    """Commands by name, each imported only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order in which they are best read."""
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"{__package__}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list in `odds --help`, from COMMANDS alone."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names, or one sentence that says which are near it."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from odds.ranks import near  # only a mistake pays for this import

            raise click.UsageError(f"expected a command, got {args[0]!r}{near(args[0], [*COMMANDS])}; see odds --help")
        return super().resolve_command(ctx, args)


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    del param
    if value:
        click.echo(f"odds {import_module('odds').__version__}")
        ctx.exit()


@click.command(
    cls=Commands,
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
        sys.stdout.flush()
    except click.exceptions.Abort:
        _complain("interrupted")
        code = 130
    except (click.ClickException, ValueError) as error:
        _complain(_sentence(error))
        code = 2
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can be printed there
        code = 0 if isinstance(error, BrokenPipeError) else 2  # a reader who has seen enough is no failure
        if code:
            _complain(f"expected a standard output that can be written to, got: {error.strerror}")
    sys.exit(code)


def _sentence(error: Exception) -> str:
    """What went wrong, in one sentence; where click itself says it, with the help that would tell more."""
    if not isinstance(error, click.ClickException):
        return str(error)
    ctx = getattr(error, "ctx", None)
    return error.format_message().rstrip(".") + (f"; see {ctx.command_path} --help" if ctx else "")


def _complain(sentence: str) -> None:
    click.echo(f"odds: {' '.join(sentence.split())}", err=True)
