"""Options that the commands of Lansquenet share, and the records in which they reach a command."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from ..options import gathered
from ..spans import Counts, Span

if TYPE_CHECKING:
    from odds.lansquenet.game import Game
    from odds.lansquenet.reading import Reading

Function = TypeVar("Function", bound=Callable[..., Any])


class Deal(NamedTuple):
    """The options that say what is dealt, and how the text is read."""

    reading: str
    pack: str
    packs: int

    @property
    def game(self) -> "Game":
        """The pack, and the reading it is played under."""
        from odds.lansquenet.game import Game
        from odds.ranks import Pack

        return Game.of(reading_named(self.reading), Pack.parse(self.pack), packs=self.packs)


class Lying(NamedTuple):
    """The options that say what lies on a table from which the question is asked."""

    up_cards: tuple[int, ...] | None
    banker: int | None
    exposed: int | None

    @property
    def asked(self) -> bool:
        """Whether a table is told of; UsageError for a card on none."""
        if self.up_cards is not None:
            return True
        said = [name for name, given in (("--banker", self.banker), ("--exposed", self.exposed)) if given is not None]
        if said:
            raise click.UsageError(f"expected {' and '.join(said)} beside --up-cards, got no --up-cards")
        return False

    @property
    def there(self) -> dict[str, Any]:
        """The table, by the names that the questions about one know."""
        banker = 1 if self.banker is None else self.banker
        return {"up_cards": self.up_cards, "banker": banker, "exposed": self.exposed or 0}


_READING = "How the text is read: salon, montmort, pierer, or a .toml file of your own."
_DEAL = {
    "reading": click.option("--reading", default="salon", show_default=True, metavar="NAME|FILE", help=_READING),
    "pack": click.option(
        "--pack", default="52", show_default=True, metavar="PACK", help="52, 40 or 32, or 2 to 100 ranks."
    ),
    "packs": click.option(
        "--packs", type=int, default=1, show_default=True, metavar="D", help="How many are shuffled, 1 to 6."
    ),
}
_LYING = {
    "up_cards": click.option(
        "--up-cards", type=Counts(), metavar="S,D,T", help="From a table on: so many single, double, triple."
    ),
    "banker": click.option(
        "--banker", type=int, metavar="M", help="The banker's card there: 1 single, 2 double, 3 triple."
    ),
    "exposed": click.option(
        "--exposed", type=int, metavar="M", help="The rejouissance there, as --banker.  [default: none]"
    ),
}


def cutters_option(usual: str) -> Callable[[Function], Function]:
    """How many cutters: one number, or a span of them."""
    words = "How many cutters: 4, or 4..12."
    return click.option("--cutters", type=Span(), default=usual, show_default=True, metavar="SPAN", help=words)


def deal_options(function: Function) -> Function:
    """`deal`: which cards are shuffled, and how the text is read where it can be read in two ways."""
    return gathered(Deal, "deal", _DEAL, function)


def table_options(function: Function) -> Function:
    """`lying`: what lies on a table from which the question is asked."""
    return gathered(Lying, "lying", _LYING, function)


def reading_named(name: str) -> "Reading":
    """The reading of this name, or the one in a file whose name ends in .toml."""
    from odds.lansquenet.reading import parse_reading, reading

    if not name.endswith(".toml"):
        return reading(name)
    from ..files import stem_of, text_of

    return parse_reading(text_of(name, "reading"), name=stem_of(name), where=name)


def how(game: "Game") -> dict[str, Any]:
    """A game, by the names that every question knows."""
    return {"reading": game.reading, "pack": game.pack}


def allowed(limit: int, game: "Game", cutters: Iterable[int]) -> None:
    """Refuse deals to so many cutters, one after another, where they take more steps in all than are allowed."""
    from odds.lansquenet.deal import work

    for up_cards in [game.up_cards(many) for many in cutters]:  # a number of cutters is refused before any work
        limit -= work(game.pack, up_cards, most=max(limit, 0))
