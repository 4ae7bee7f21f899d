"""`odds quantities`: what can be asked by name."""

import click

from odds.sheets.catalogue.quantities import quantities_sheet

from .options import Printing, print_options


@click.command("quantities")
@print_options
def command(out: Printing) -> None:
    """What a claim can ask for by name, each with its arguments and an example that runs.

    \b
    Examples:
      odds quantities
      odds quantities --format markdown
    """
    out.show(quantities_sheet())
