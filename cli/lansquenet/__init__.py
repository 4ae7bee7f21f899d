"""`odds lansquenet`: the race between ranks, and all that hangs on it; each question is a command of its own."""

import click

from ..commands import Commands

# Name -> what it answers, as in `cli.main`.
COMMANDS = {
    "stakes": "The rule of odds: what a carabin lays and is paid.",
    "race": "Which rank shows first, and how many before the banker's.",
    "hand": "The hand: what it is worth to the banker and to each seat.",
    "rejouissance": "The rejouissance: what a chip on it brings the banker.",
    "reprise": "Reprise cards: how many lie out, and what they are worth.",
    "modern": "Modern Lansquenet: the bank's advantage, and its runs.",
}


@click.command(
    "lansquenet",
    cls=Commands,
    known=COMMANDS,
    package=__package__,
    invoke_without_command=True,
    no_args_is_help=False,
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Lansquenet, the old game with its rejouissance and carabins, and the modern one.

    \b
    Example: odds lansquenet hand --cutters 12
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
