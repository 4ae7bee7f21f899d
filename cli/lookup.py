"""`odds lookup`: where a number occurs."""

from collections.abc import Sequence

import click

from odds.claims.book import book
from odds.claims.lookup import Met, as_percentage, lookup, parts
from odds.sheets.catalogue.lookup import MOST, lookup_sheet

from .options import Printing, print_options
from .progress import progress


@click.command("lookup", context_settings={"ignore_unknown_options": True})  # -1/10 is a number
@click.argument("number")
@click.option("--most", type=click.IntRange(1), default=MOST, show_default=True, metavar="N", help="Rows to show.")
@print_options
def command(number: str, most: int, out: Printing) -> None:
    """Where NUMBER occurs: which claim, or game, cards, copies and quantity, has it, exactly or to the digits given.

    A bare number that occurs nowhere is tried as a percentage.

    \b
    Examples:
      odds lookup 33/1666
      odds lookup 1.98%
      odds lookup "1 in 54"
      odds lookup "2 s. 4 d. in the guinea"
    """
    met, taken = _met(number), ""
    if not met and (taken := as_percentage(number)):
        met = _met(taken)
    out.show(lookup_sheet(met, wanted=number, taken=taken, most=most, styles=out.styles))


def _met(number: str) -> Sequence[Met]:
    claims = book().claims
    with progress(len(parts(claims)), "looking") as done:
        return lookup(number, claims, progress=done)
