"""`odds sheet`: printable sheets."""

import click

from odds.notation import STYLES
from odds.rules import Joining
from odds.sheets import FORMATS, RESOLUTION, render, typeset
from odds.sheets.catalogue.chance import BASES
from odds.sheets.catalogue.table import QUANTITIES
from odds.sheets.printed import SHEETS, known, sheet
from odds.sheets.tongue import Tongue

from .forms import form_of, paper_of, to_the_terminal
from .options import Source, joins_option, ladder_option, limit_option, rules_like, sheet_options
from .ordering import Wish, order_of
from .progress import progress
from .terminal import across
from .writing import write


@click.command("sheet")
@click.argument("name", required=False, metavar="[NAME]", shell_complete=lambda ctx, param, word: [*SHEETS])
@click.argument("rules", nargs=-1, metavar="[RULES]...", shell_complete=rules_like)
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    help="Write here; its ending says the format. Pages of png or svg are a file each, NAME-1.png on.",
)
@click.option(
    "--format", "form", metavar="FORMAT", help="pdf, png, svg, html, typ, text, markdown, csv, json or latex."
)
@click.option("--paper", default="a4", show_default=True, metavar="PAPER", help="a4, letter, a5, a5x2 or pocket.")
@click.option("--lang", default="en", show_default=True, metavar="LANG", help="en, fr or it.")
@click.option("--quantity", type=click.Choice(QUANTITIES), default="advantage", show_default=True, help="For rank.")
@click.option("--basis", type=click.Choice([*BASES]), default="per_stake", show_default=True, help="Of the advantage.")
@click.option("--as", "style", type=click.Choice(STYLES), help="For rank.  [default: fraction; of many packs percent]")
@click.option("--digits", type=click.IntRange(0, 60), metavar="N", help="Digits after the point.")
@click.option("--ppi", type=click.IntRange(36, 600), default=RESOLUTION, show_default=True, help="Dots an inch (png).")
@click.option("--cutters", type=click.IntRange(2, 40), default=8, show_default=True, help="Of the chart of lansquenet.")
@sheet_options
@joins_option
@ladder_option
@limit_option
def command(
    name: str | None,
    rules: tuple[str, ...],
    output: str | None,
    form: str | None,
    paper: str,
    lang: str,
    digits: int | None,
    ppi: int,
    source: Source,
    copies: tuple[int, ...] | None,
    quantity: str,
    basis: str,
    style: str | None,
    cutters: int,
    joins: Joining | None,
    ladder: str | None,
    limit: int,
) -> None:
    """A sheet for the table, the classroom or the study, for a rule set or a file of your own; alone, the list of them.

    Several pages of png or svg are a file each: NAME-1.png, NAME-2.png ...
    A booklet on a5x2 is laid for folding: print both sides, turned on the short edge, and fold; read on a screen with
    --paper a5. A sheet of one leaf comes twice on the A4. A pocket card has the tables alone.

    \b
    Examples:
      odds sheet rank pharaon -o pharaon.pdf
      odds sheet paroli bassette --lang fr --paper a5 -o paroli.pdf
      odds sheet stakes montmort --paper pocket -o cards.pdf
      odds sheet booklet lansquenet --paper a5x2 -o booklet.pdf
    """
    if name is None:
        return click.echo("\n".join(f"{each:<12}{words}" for each, words in SHEETS.items()))
    form, paper, tongue = form_of(output, form), paper_of(paper), Tongue.of(lang)
    wish = Wish(joins, ladder, copies, quantity, basis, style or "", cutters, limit)
    order = order_of(known(name), rules, source, wish)
    with progress(len(order.rules) + len(order.claims) + 4, "setting") as done:
        made = sheet(name, order._replace(progress=done), tongue)
        if form in FORMATS and form != "html":
            width = None if output else across()
            pages = [render(made, form, digits=digits, width=width).encode(errors="replace")]
        else:
            pages = typeset(made, form, paper=paper, digits=digits, resolution=ppi)
    return write(output, pages, read=(*rules, ladder)) if output else to_the_terminal(form, pages)
