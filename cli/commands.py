"""A group of commands that are imported only when they are called."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click


class Commands(click.Group):
    """Commands by name: `known` says in words what each answers, so that the help imports none of them."""

    def __init__(self, *words: Any, known: Mapping[str, str], package: str, **more: Any) -> None:
        super().__init__(*words, **more)
        self.known, self.package = known, package

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order in which they are best read."""
        return [*self.known]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, imported now."""
        if cmd_name not in self.known:
            return None
        command: click.Command = import_module(f"{self.package}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list in the help, from what is known alone."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.known.items()))

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; that it was interrupted is told by `main`, in one line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise click.exceptions.Abort from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names, or one sentence that says which are near it."""
        if args and args[0] not in self.known and not args[0].startswith("-"):
            from odds.ranks import near  # only a mistake pays for this import

            raise click.UsageError(f"expected a command, got {args[0]!r}{near(args[0], [*self.known])}", ctx)
        return super().resolve_command(ctx, args)
