"""`odds derive`: formulas in n."""

from typing import Any

import click

from odds.ranks import near
from odds.rules import JOININGS, PLAIN, RulesError, names
from odds.rules.betting import ride
from odds.sheets import Sheet
from odds.sheets.catalogue.pages import pages_sheet

from .asked import ladder_named, rules_named
from .options import Printing, print_options, rules_like
from .pages import pages, show_page, title


@click.command("derive")
@click.argument("name", required=False, metavar="[NAME|RULES]", shell_complete=rules_like)
@click.option("--copies", type=int, default=4, show_default=True, metavar="K", help="Copies among the n cards.")
@click.option(
    "--quantity", metavar="WHAT", default="advantage", help="Or win, loss, null, an outcome by its words, wins:M."
)
@click.option("--joins", type=click.Choice(JOININGS), default="deal", show_default=True, help="How the stake comes in.")
@click.option("--symbols", default="", metavar="LETTERS", help="Shares left open, such as f,y: see above.")
@click.option("--ladder", metavar="NAME|1,3,7|FILE", help="Let it ride, for these pays.  [with --wins: the houses']")
@click.option("--wins", type=int, metavar="M", help="Let it ride to so many wins.  [with --ladder: all its rungs]")
@click.option("--against", metavar="RULES", help="Where are the two the same game, and where do they part?")
@print_options
def command(name: str | None, out: Printing, **asked: Any) -> None:
    """The derivations there are; or one, to read; or a formula for every n under RULES, worked out step by step.

    The letters: f is the opener's share, y the doublet's, g the fine's, p what the last win takes.

    \b
    Examples:
      odds derive
      odds derive the-first-copy
      odds derive pharaon --copies 4 --symbols y
      odds derive bassette --wins 2 --symbols p
      odds derive bassette --joins mid-turn --against bassette-encyclopedie
    """
    written = pages()
    if name is None:
        return out.show(pages_sheet({page: title(text) for page, text in written.items()}))
    if name in written:
        return show_page(name, out)
    if not name.endswith(".toml") and name not in names():
        raise RulesError(f"expected a derivation or a rule set, got {name!r}{near(name, [*written, *names()])}")
    return out.show(_worked_out(name, **asked))


def _worked_out(
    name: str, *, symbols: str, ladder: str | None, wins: int | None, against: str | None, **asked: Any
) -> Sheet:
    """The sheet of a formula; only here is SymPy imported."""
    from odds.engine.closed_form import closed_form, same_game
    from odds.sheets.catalogue.derive import derive_sheet, parting_sheet

    rules = rules_named(name)
    pays = rules.ladder if ladder is None else ladder_named(ladder)
    asked["betting"] = PLAIN if ladder is None and wins is None else ride(pays, wins)
    asked["letters"] = tuple(letter.strip() for letter in symbols.split(",") if letter.strip())
    if against is None:
        return derive_sheet(closed_form(rules, **asked))
    other = rules_named(against)
    partings = same_game(rules, other, **asked)
    return parting_sheet(rules, other, partings, **{key: asked[key] for key in ("copies", "quantity", "joins")})
