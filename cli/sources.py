"""`odds sources`: the bibliography."""

from collections import Counter

import click

from odds.claims.book import book
from odds.sheets.catalogue.sources import sources_sheet

from .options import Printing, print_options


@click.command("sources")
@print_options
def command(out: Printing) -> None:
    """The books and pages that rules and claims cite, by their keys: what was seen of each, and where it can be read.

    \b
    Examples:
      odds sources
      odds sources --format csv
    """
    out.show(sources_sheet(Counter(claim.key for claim in book().claims)))
