"""Which derivations are there to read?

They lie beside the command line: in a checkout at its root, and once installed inside the package.
"""

from importlib.resources import files

import click

from odds.sheets.catalogue.pages import page_sheet

from .options import Printing

_PLACE = f"{(__package__ or '').removesuffix('cli')}derivations"


def pages() -> dict[str, str]:
    """The text of each derivation by its name, in reading order.

    >>> next(iter(pages()))
    'the-first-copy'
    """
    texts = {entry.name: entry for entry in files(_PLACE).iterdir() if entry.name.endswith(".md")}
    return {_name(file): texts[file].read_text(encoding="utf-8") for file in sorted(texts)}


def title(page: str) -> str:
    """The heading of a page.

    >>> title("# The opener\\n\\nWhat it costs.")
    'The opener'
    """
    return page.partition("\n")[0].removeprefix("# ").strip()


def show_page(name: str, out: Printing) -> None:
    """Print a derivation: it is Markdown, which is plain text too."""
    page = pages()[name]
    if out.form == "json":
        out.show(page_sheet(name, title(page), page))
    elif out.form in ("text", "markdown"):
        click.echo(page, nl=False)
    else:
        raise click.UsageError(f"expected a derivation as text, markdown or json, got {out.form}")


def _name(file: str) -> str:
    """'the-opener' for 03-the-opener.md."""
    number, _, name = file.removesuffix(".md").partition("-")
    return name if number.isdecimal() else file.removesuffix(".md")
