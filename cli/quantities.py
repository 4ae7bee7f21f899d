"""`odds quantities`: what can be asked by name."""

import click

from odds.sheets.catalogue.quantities import quantities_sheet

from .options import format_options, show


@click.command("quantities")
@format_options
def command(digits: int | None, form: str) -> None:
    """What a claim can ask for by name, each with its arguments and an example that runs.

    \b
    Examples:
      odds quantities
      odds quantities --format markdown
    """
    show(quantities_sheet(), form, digits)
