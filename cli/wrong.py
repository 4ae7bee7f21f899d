"""What is said when a command goes wrong?  One sentence, with near names; imported only then."""

import re

import click

from odds.ranks import near

_LONGEST = 300  # of a word: what is longer is no name, and drowns the sentence


def sentence(error: Exception) -> str:
    """What went wrong, on one line; where the command line itself is wrong, with the help that would tell more."""
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    said = _usage(error, ctx) if isinstance(error, click.ClickException) else str(error)
    said = said.rstrip(".") + (f"; see {ctx.command_path} --help" if ctx else "")
    return " ".join(_short(word) for word in said.split())


def _usage(error: click.ClickException, ctx: click.Context | None) -> str:
    """The words of a usage error: click's own, but for a choice or an option that there is none of."""
    if isinstance(error, click.NoSuchOption) and ctx:
        known = [name for param in ctx.command.get_params(ctx) for name in (*param.opts, *param.secondary_opts)]
        return f"expected an option of {ctx.command_path}, got {error.option_name!r}{near(error.option_name, known)}"
    param = getattr(error, "param", None)
    got = re.match(r"(['\"])(.*?)\1 is not one of", getattr(error, "message", ""), re.DOTALL)
    if got and param is not None and isinstance(param.type, click.Choice):
        choices = [*map(str, param.type.choices)]
        return f"expected {param.opts[0]} among {', '.join(choices)}, got {got[2]!r}{near(got[2], choices)}"
    return error.format_message()


def _short(word: str) -> str:
    """A word that may be printed: no control characters, and no end of a long one."""
    word = word if len(word) <= _LONGEST else f"{word[:80]}..."
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in word)
