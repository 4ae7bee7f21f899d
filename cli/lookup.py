"""`odds lookup`: where a number occurs."""

import click

from odds.claims.book import book
from odds.claims.lookup import lookup, parts
from odds.sheets.catalogue.lookup import MOST, lookup_sheet

from .options import Printing, print_options
from .progress import progress


@click.command("lookup", context_settings={"ignore_unknown_options": True})  # -1/10 is a number
@click.argument("number")
@click.option("--most", type=click.IntRange(1), default=MOST, show_default=True, metavar="N", help="Rows to show.")
@print_options
def command(number: str, most: int, out: Printing) -> None:
    """Where NUMBER occurs: which game, cards, copies, quantity or claim has it, exactly or to the digits given.

    \b
    Examples:
      odds lookup 33/1666
      odds lookup 1.98%
      odds lookup "1 in 54"
      odds lookup "2 s. 4 d. in the guinea"
    """
    claims = book().claims
    with progress(len(parts(claims)), "looking") as done:
        met = lookup(number, claims, progress=done)
    out.show(lookup_sheet(met, wanted=number, most=most, styles=out.styles))
