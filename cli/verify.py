"""`odds verify`: what was claimed, and whether it is so."""

import click

from odds.claims.verdict import judged
from odds.sheets.catalogue.verify import one_table, verify_sheet

from .claiming import cited_by, claims_named
from .options import Printing, print_options
from .progress import progress


@click.command("verify")
@click.argument("names", nargs=-1, metavar="[ID|FILE]...")
@click.option("--claim", "lines", multiple=True, metavar="LINE", help="One claim: 'advantage, pharaon, 52/4 = 1.98 %'.")
@click.option("--source", metavar="KEY", help="Only those that stand in this source; `odds sources` lists them.")
@print_options
def command(names: tuple[str, ...], lines: tuple[str, ...], source: str | None, out: Printing) -> int:
    """Compute every claim of the book again (or those of these IDs and FILEs, or of a LINE), with a verdict on each.

    What is named is told whole: wording, place, what was asked, readings, cells.
    A FILE ends in .toml or has a folder; everything else is the ID of a claim of the book.

    The exit status is 1 when a verdict differs from the one recorded beside its claim, or when a claim FAILS beside
    which none is recorded.

    A LINE is a quantity, its arguments parted by commas, and what is stated: =, < or > and a number.
    A ladder has a number for each value of a span (fourth example); an order is told over an argument: 'advantage,
    cards 52, copies 4, over rules = bassette < pharaon'.
    `odds quantities` has an example of each quantity.

    \b
    A FILE is TOML, an entry a claim:
      [[claim]]
      id = "hoyle-guinea"
      source = "hoyle-faro: p. 66"
      says = "With 8 cards left and 3 copies the gain is so much in the guinea."
      printed = "2 s. 4 d. in the guinea"
      quantity = "advantage"
      of = { rules = "pharaon", cards = 8, copies = 3 }
      verdict = "FAILS"

    A claim asks for at most 10,000 numbers, and for ten million steps of counting (a step deals a card).

    \b
    printed   1/54, 1.98 %, 1 in 54, 4 to 3 against, about 25 %, > 0; or a ladder (1, 3, 7),
              an order (2 < 3 < 1), rises or falls, told over the argument named in `over`
    of        arguments; a list, or a span such as cards = "52..4..2", asks for each of them;
              rules may be a file, looked for beside this one
    cells     a table, in place of `printed`: each has its arguments and its own `printed`
    readings, slips   each `says` what it is, with the arguments that differ
    within, recalled  a tolerance; true where the text itself was not seen
    verdict, note     what was found before; why
    [sources.KEY]     a source beyond the bibliography, with its title

    \b
    Examples:
      odds verify
      odds verify hoyle-guinea
      odds verify --claim 'chance of 2 wins, bassette, 52/4 = 23 %'
      odds verify --claim 'doubling, wins 1..6 = 1, 3, 7, 15, 31, 63'
      odds verify --claim 'tenure, cutters 4, reading montmort = 4 l. 19 s. 1 d. in the pistole' --format json
    """
    claims = claims_named(names, lines)
    claims = cited_by(claims, source) if source is not None else claims
    with progress(len(claims.claims), "verifying") as done:
        found = list(judged(claims.claims, progress=done))
    whole = bool(names or lines or source)
    sheet = verify_sheet(found, claims.sources, out.styles, whole=whole)
    out.show(one_table(found, claims.sources, out.styles) if out.form == "csv" else sheet)
    return int(any(one.differs or one.refuted for one in found))
