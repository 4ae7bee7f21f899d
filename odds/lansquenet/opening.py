"""What lies on the table when the banker begins to turn up the stock?

Nouns: opening, own card, rejouissance.
From a composition of up-cards the own card, the cards that join it and the rejouissance lead to a few openings, each
with its chance.
An opening is everything the rest of the hand depends on.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from odds.lansquenet.checks import whole
from odds.lansquenet.deal import Composition, holders, possible, without
from odds.lansquenet.game import Game


@dataclass(frozen=True, slots=True)
class Opening:
    """A table as the banker begins on the stock, or as the hand ends before that.

    `chance` is that of coming here, and `up_cards` are those still in play.
    `banker` is the multiplicity of the banker's card, and `exposed` that of the rejouissance, 0 if none lies out;
    `banker_took` and `rejouissance_took` are those of the up-cards they took, 0 for none.
    `stock` is the cards left, `turned` those turned from it so far.
    `end` is "" while the hand goes on, else "quadruple" (every up-card is the banker's) or "cut" (his card has come).
    """

    chance: Fraction
    up_cards: Composition
    banker: int
    stock: int
    exposed: int = 0
    turned: int = 0
    banker_took: int = 0
    rejouissance_took: int = 0
    end: Literal["", "quadruple", "cut"] = ""

    def rejouissance_left(self, game: Game) -> int:
        """Cards of the rejouissance's rank still in the stock; 0 if none lies out."""
        return game.left(self.exposed) if self.exposed else 0

    def fresh(self, game: Game) -> int:
        """Ranks of which no card has been seen."""
        return game.pack.ranks - 1 - sum(self.up_cards) - bool(self.exposed or self.rejouissance_took)

    def over(self, game: Game) -> bool:
        """Whether nothing is left to turn the stock for."""
        undecided = self.exposed and game.reading.undecided == "played-out"
        return bool(self.end) or (not any(self.up_cards) and not undecided)


def lying_out(up_cards: Composition, *, banker: int, exposed: int = 0, game: Game) -> Opening:
    """A table as it is seen when the stock begins.

    `up_cards` says how many are single, double, triple ...
    `banker` is the multiplicity of the banker's card, and `exposed` that of the rejouissance, 0 if none lies out.
    Raises ValueError if the pack cannot show it.

    >>> game = Game.of("salon")
    >>> lying_out((3, 1, 0), banker=1, game=game).stock
    46
    """
    lying = possible(up_cards, game.pack)
    whole("the banker's multiplicity", banker, least=1, most=game.highest)
    whole("the rejouissance's multiplicity", exposed, least=0, most=game.highest)
    whole("the number of ranks lying out", sum(lying) + 1 + bool(exposed), least=2, most=game.pack.ranks)
    shown = banker + exposed + sum(multiplicity * ranks for multiplicity, ranks in holders(lying))
    return Opening(Fraction(1), lying, banker=banker, stock=game.pack.size - shown, exposed=exposed)


def openings(composition: Composition, game: Game, *, with_rejouissance: bool) -> Iterator[Opening]:
    """Every opening that can follow a complete deal of up-cards, with its chance given that deal.

    [salon-des-jeux-lansquenet: sec. 5, 8 and 9]

    >>> game = Game.of("salon")
    >>> [str(opening.chance) for opening in openings((1, 1, 0), game, with_rejouissance=False)]
    ['44/49', '3/49', '2/49']
    """
    for opening in own_cards(composition, game):
        if (
            opening.end
            or not with_rejouissance
            or not (any(opening.up_cards) or game.reading.undecided == "played-out")
        ):
            yield opening
        else:
            yield from _exposed(opening, game)


def own_cards(composition: Composition, game: Game) -> Iterator[Opening]:
    """The banker's own card: single, or joined to an up-card that it takes.

    >>> [(card.banker, str(card.chance)) for card in own_cards((1, 1, 0), Game.of("salon"))]
    [(1, '44/49'), (2, '3/49'), (3, '2/49')]
    """
    dealt = sum(multiplicity * ranks for multiplicity, ranks in holders(composition))
    left = game.pack.size - dealt
    fresh = (game.pack.ranks - sum(composition)) * game.pack.copies
    if fresh:
        yield Opening(Fraction(fresh, left), composition, banker=1, stock=left - 1)
    for multiplicity, ranks in holders(composition):
        formed = multiplicity + 1
        yield Opening(
            Fraction(ranks * game.left(multiplicity), left),
            without(composition, multiplicity),
            banker=formed,
            stock=left - 1,
            banker_took=multiplicity,
            end="quadruple" if formed == game.pack.copies else "",
        )


def _exposed(opening: Opening, game: Game) -> Iterator[Opening]:
    """The card turned for the rejouissance: it differs from the banker's, joins his card, or cuts the hand."""
    yield from _differing(opening, game)
    alike = game.left(opening.banker)
    if not alike:
        return
    chance = opening.chance * Fraction(alike, opening.stock)
    same = replace(opening, chance=chance, turned=opening.turned + 1, stock=opening.stock - 1)
    if game.reading.equal_cards == "none" or (game.reading.equal_cards == "one" and opening.turned):
        yield replace(same, end="cut")
        return
    joined = replace(same, banker=opening.banker + 1)
    if joined.banker == game.pack.copies and game.reading.joined_quadruple == "dealt":
        yield replace(joined, end="quadruple")
    else:
        yield from _exposed(joined, game)


def _differing(opening: Opening, game: Game) -> Iterator[Opening]:
    """A rejouissance of a fresh rank, or one that takes an up-card; made quadruple, it is void."""
    after = replace(opening, turned=opening.turned + 1, stock=opening.stock - 1)
    fresh = (game.pack.ranks - 1 - sum(opening.up_cards)) * game.pack.copies
    if fresh:
        yield replace(after, chance=opening.chance * Fraction(fresh, opening.stock), exposed=1)
    for multiplicity, ranks in holders(opening.up_cards):
        formed = multiplicity + 1
        yield replace(
            after,
            chance=opening.chance * Fraction(ranks * game.left(multiplicity), opening.stock),
            up_cards=without(opening.up_cards, multiplicity),
            exposed=0 if formed == game.pack.copies else formed,
            rejouissance_took=multiplicity,
        )


def all_openings(
    deals: Iterable[tuple[Composition, Fraction]], game: Game, *, with_rejouissance: bool
) -> Iterator[tuple[Composition, Opening]]:
    """Every opening of every deal, each with the composition it followed and its chance in all.

    >>> from odds.lansquenet.deal import compositions
    >>> from odds.lansquenet.shuffled import ONE_PACK
    >>> game = Game.of("salon")
    >>> found = all_openings(compositions(ONE_PACK, 2), game, with_rejouissance=False)
    >>> sum(opening.chance for _, opening in found)
    Fraction(1, 1)
    """
    for dealt, chance in deals:
        for opening in openings(dealt, game, with_rejouissance=with_rejouissance):
            yield dealt, replace(opening, chance=chance * opening.chance)
