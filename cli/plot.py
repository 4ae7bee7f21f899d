"""`odds plot`: a chart alone."""

import shutil

import click

from odds.sheets import plotted
from odds.sheets.chart import Chart, drawn
from odds.sheets.drawing import sketch
from odds.sheets.printed.plots import PLOTS, plot
from odds.sheets.tongue import Tongue

from .forms import form_of
from .options import Source, rules_like, sheet_options
from .ordering import order_of
from .terminal import across, wants_colours
from .wishes import Wish, plot_wishes
from .writing import write

FORMS = ("text", "pdf", "png", "svg", "typ")
WIDEST = 100
_COLOURS = ("blue", "red", "green", "magenta", "cyan", "yellow")


@click.command("plot")
@click.argument("name", metavar="|".join(PLOTS))
@click.argument("rules", nargs=-1, metavar="[RULES]...", shell_complete=rules_like)
@click.option("-o", "--output", metavar="FILE", help="Write here: .svg, .png, .pdf, .typ or .txt.")
@click.option("--lang", default="en", show_default=True, metavar="LANG", help="en, fr or it.")
@click.option("--width", type=click.IntRange(20, 400), metavar="N", help="Characters across.  [default: the terminal]")
@sheet_options
@plot_wishes
def command(
    name: str,
    rules: tuple[str, ...],
    output: str | None,
    lang: str,
    width: int | None,
    source: Source,
    wish: Wish,
) -> None:
    """A chart alone: the advantage by cards left (of several rules too), a ladder against fair, the banker's result.

    \b
    Examples:
      odds plot advantage bassette pharaon
      odds plot ladder basset -o ladder.svg
      odds plot result pharaon
      odds plot lansquenet montmort --cutters 6 -o hand.pdf
    """
    draw, tongue = plot(name), Tongue.of(lang)
    form = form_of(output, among=FORMS)
    order = order_of(name, rules, source, wish)
    chart, read = draw(order, tongue), (*rules, wish.ladder)
    if form == "text":
        text = _sketched(chart, tongue, width, plain=bool(output)) + "\n"
        return write(output, [text.encode(errors="replace")], read=read) if output else click.echo(text, nl=False)
    return write(output or "", [plotted(chart, tongue, form)], read=read)


def _sketched(chart: Chart, tongue: Tongue, width: int | None, *, plain: bool) -> str:
    """As wide as the terminal, and in colours only where there is one that wants them."""
    wide = width or min(across() or shutil.get_terminal_size().columns, WIDEST)
    colours = wants_colours() and not plain
    paint = (lambda mark, line: click.style(mark, fg=_COLOURS[line % len(_COLOURS)])) if colours else None
    return sketch(drawn(chart, tongue), width=wide, paint=paint)
