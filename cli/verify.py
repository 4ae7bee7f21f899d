"""`odds verify`: what was claimed, and whether it is so."""

import click

from odds.claims.book import book
from odds.claims.reading import Claims, read
from odds.claims.short import OWN, claim_in_a_line
from odds.claims.verdict import judged
from odds.sheets.catalogue.verify import verify_sheet

from .files import text_of
from .options import Printing, print_options
from .progress import progress


@click.command("verify")
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--claim", "lines", multiple=True, metavar="LINE", help="One claim: 'advantage, pharaon, 52/4 = 1.98 %'.")
@print_options
def command(files: tuple[str, ...], lines: tuple[str, ...], out: Printing) -> int:
    """Compute every claim of the book again (or those of FILES, or of a LINE) and give a verdict on each.

    The exit status is 1 when a verdict differs from the one recorded beside its claim, or when a claim FAILS beside
    which none is recorded.

    A LINE is a quantity, its arguments parted by commas, and what is stated: =, < or > and a number.
    A ladder has a number for each value of a span, as in the third example; an order is told over one: 'advantage,
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
    of        arguments; a list, or a span such as cards = "52..4..2", asks for each of them
    cells     a table: each has its arguments and its own `printed`
    readings, slips   each `says` what it is, with the arguments that differ
    within, recalled  a tolerance; true where the text itself was not seen
    verdict, note     what was found before; why
    [sources.KEY]     a source beyond the bibliography, with its title

    \b
    Examples:
      odds verify
      odds verify --claim 'chance of 2 wins, bassette, 52/4 = 23 %'
      odds verify --claim 'doubling, wins 1..6 = 1, 3, 7, 15, 31, 63'
      odds verify --claim 'tenure, cutters 4, reading montmort = 4 l. 19 s. 1 d. in the pistole' --format json
    """
    claims = _claims(files, lines)
    with progress(len(claims.claims), "verifying") as done:
        found = list(judged(claims.claims, progress=done))
    out.show(verify_sheet(found, claims.sources, styles=out.styles))
    return int(any(one.differs or one.refuted for one in found))


def _claims(files: tuple[str, ...], lines: tuple[str, ...]) -> Claims:
    if not files and not lines:
        return book()
    told = read((name, text_of(name, "claims")) for name in files)
    own = tuple(claim_in_a_line(line, f"own-{number}") for number, line in enumerate(lines, start=1))
    return Claims((*told.claims, *own), {**told.sources, **OWN})
