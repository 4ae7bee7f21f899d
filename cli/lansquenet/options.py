"""Options that the commands of Lansquenet share."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..spans import Counts, Span

if TYPE_CHECKING:
    from odds.lansquenet.pack import Pack
    from odds.lansquenet.reading import Reading

Function = TypeVar("Function", bound=Callable[..., Any])


def cutters_option(usual: str) -> Callable[[Function], Function]:
    """How many cutters: one number, or a span of them."""
    words = "How many cutters: 4, or 4..12."
    return click.option("--cutters", type=Span(), default=usual, show_default=True, metavar="SPAN", help=words)


def reading_option(function: Function) -> Function:
    """How the text is read where it can be read in two ways."""
    option = click.option("--reading", "read", default="salon", show_default=True, metavar="NAME|FILE", help=_READING)
    return option(function)


def pack_options(function: Function) -> Function:
    """Which cards are shuffled."""
    for option in reversed(_PACK):
        function = option(function)
    return function


def table_options(function: Function) -> Function:
    """What lies on a table from which the question is asked."""
    for option in reversed(_TABLE):
        function = option(function)
    return function


def reading_named(name: str) -> "Reading":
    """The reading of this name, or the one in a file whose name ends in .toml."""
    from odds.lansquenet.reading import parse_reading, reading

    if not name.endswith(".toml"):
        return reading(name)
    from ..files import stem_of, text_of

    return parse_reading(text_of(name, "reading"), name=stem_of(name), where=name)


def pack_of(text: str, packs: int) -> "Pack":
    """So many of the packs that a text names, put together."""
    from odds.lansquenet.pack import Pack

    return Pack.shuffled(text, packs=packs)


def allowed(limit: int, pack: "Pack", deals: Iterable[int]) -> None:
    """Refuse deals of so many up-cards, one after another, where they take more steps in all than are allowed."""
    from odds.lansquenet.deal import work

    for up_cards in deals:
        limit -= work(pack, up_cards, most=max(limit, 0))


def alone(name: str, given: object, others: Mapping[str, object]) -> None:
    """Refuse options that say nothing without another one."""
    said = [other for other, value in others.items() if value is not None]
    if given is None and said:
        raise click.UsageError(f"expected {' and '.join(said)} beside {name}, got no {name}")


_READING = "How the text is read: salon, montmort, pierer, or a .toml file of your own."
_PACK = (
    click.option("--pack", default="52", show_default=True, metavar="PACK", help="52, 40 or 32, or 2 to 100 ranks."),
    click.option("--packs", type=int, default=1, show_default=True, metavar="D", help="How many are shuffled, 1 to 6."),
)
_TABLE = (
    click.option("--up-cards", type=Counts(), metavar="S,D,T", help="From a table on: so many single, double, triple."),
    click.option("--banker", type=int, metavar="M", help="The banker's card there: 1 single, 2 double, 3 triple."),
    click.option("--exposed", type=int, metavar="M", help="The rejouissance there, as --banker.  [default: none]"),
)
