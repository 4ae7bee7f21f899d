"""In which form and on which paper does a sheet come out?"""

import sys

import click

from odds.ranks import near
from odds.sheets import FORMATS, PAPERS, SET

ENDINGS = {"md": "markdown", "txt": "text", "tex": "latex", "htm": "html"} | {form: form for form in (*FORMATS, *SET)}


def form_of(output: str | None, form: str | None = None, *, among: tuple[str, ...] = (*FORMATS, *SET)) -> str:
    """The form of a sheet or a plot: as named, as the ending of its file says, or text."""
    endings = {ending: meant for ending, meant in ENDINGS.items() if meant in among}
    ending = output.rpartition(".")[2].lower() if output and "." in output else ""
    if form is not None and ENDINGS.get(ending, form) != form:
        raise click.UsageError(f"expected --format and the ending of the file to agree, got {form} and {output!r}")
    if form is not None or output is None:
        return one_of("format", form or "text", among)
    if ending not in endings:
        known = ", ".join(f".{each}" for each in sorted(endings))
        raise click.UsageError(f"expected a file that ends in one of {known}, got {output!r}{near(ending, [*endings])}")
    return endings[ending]


def one_of(what: str, word: str, words: tuple[str, ...]) -> str:
    """A word that is one of these, or one sentence with those near it."""
    if word not in words:
        raise click.UsageError(f"expected a {what} among {', '.join(words)}, got {word!r}{near(word, [*words])}")
    return word


def paper_of(word: str) -> str:
    """One of the papers."""
    return one_of("paper", word.lower(), PAPERS)


def to_the_terminal(form: str, pages: list[bytes]) -> None:
    """Pages on standard output, if they can stand there."""
    if len(pages) > 1:
        raise click.UsageError(f"expected -o FILE for a {form} of {len(pages)} pages, a file for each, got none")
    if form in ("pdf", "png") and sys.stdout.isatty():
        raise click.UsageError(f"expected -o FILE or a pipe for a {form}, got a terminal")
    click.echo(pages[0], nl=False)
