"""How often does the banker cut his own throat?

Nouns: coupe-gorge, exposed card.
His card comes out before he has taken anything: before any up-card, before any exposed card at all (up-card,
rejouissance or reprise card), or as the very next card turned.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from odds.lansquenet.deal import holders
from odds.lansquenet.game import Game
from odds.lansquenet.mean import mean
from odds.lansquenet.opening import Opening


class CoupeGorge(NamedTuple):
    """The chance of the coupe-gorge in its three meanings.

    In `up_cards` it comes before any up-card is taken (Littre, Trevoux), and in `exposed` before any exposed card is,
    reprise cards and the rejouissance among them; in `next_card` it is the very next card turned from the stock.
    """

    up_cards: Fraction
    exposed: Fraction
    next_card: Fraction


NEVER = CoupeGorge(Fraction(0), Fraction(0), Fraction(0))
ALWAYS = CoupeGorge(Fraction(1), Fraction(1), Fraction(1))


def mean_coupe_gorge(openings: Iterable[Opening], game: Game) -> CoupeGorge:
    """The chances over all openings of a hand, each weighed by its own chance.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> mean_coupe_gorge([lying_out((3, 1, 0), banker=1, game=game)], game).up_cards
    Fraction(3, 14)
    """
    return mean(CoupeGorge, ((opening.chance, coupe_gorge(opening, game)) for opening in openings))


def coupe_gorge(opening: Opening, game: Game) -> CoupeGorge:
    """The chances of the coupe-gorge from one opening on, the chance of the opening itself left out.

    The banker must have an up-card left to lose to.
    [salon-des-jeux-lansquenet: after sec. 14; littre-coupe-gorge; trevoux-coupe-gorge]

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> coupe_gorge(lying_out((3, 1, 0), banker=1, game=game), game).next_card
    Fraction(3, 46)
    """
    if not any(opening.up_cards) or opening.end == "quadruple":
        return NEVER
    if opening.end == "cut":
        return ALWAYS
    own = game.left(opening.banker)
    next_card = Fraction(own, opening.stock)
    if _spared(opening, game):
        return CoupeGorge(Fraction(0), Fraction(0), next_card)
    up_cards = sum(ranks * game.left(multiplicity) for multiplicity, ranks in holders(opening.up_cards))
    all_exposed = up_cards + opening.rejouissance_left(game)
    return CoupeGorge(
        up_cards=Fraction(own, own + up_cards),
        exposed=_before_any_pair(own, all_exposed, opening.fresh(game), game.pack.copies),
        next_card=next_card,
    )


def _spared(opening: Opening, game: Game) -> bool:
    """Whether an up-card taken before the stock counts as something taken."""
    by_rejouissance = opening.rejouissance_took and game.reading.coupe_gorge != "since-rejouissance"
    return bool(by_rejouissance or (opening.banker_took and game.reading.coupe_gorge == "since-deal"))


@lru_cache(maxsize=1024)
def _before_any_pair(own: int, exposed: int, fresh: int, copies: int) -> Fraction:
    """Chance that the banker's card shows before any exposed one and before any fresh rank has shown two cards.

    With `once` fresh ranks having shown exactly one card by the time s is left, the integral over s is a beta function:
    C(fresh, once) copies^once / C(cards - 1, once).  Each term is a share of the one before it, so that the sum is
    folded from its end, in whole numbers.
    """
    cards = own + exposed + fresh * copies
    above, below = 1, 1
    for once in reversed(range(fresh)):
        above, below = below * (cards - 1 - once) + above * (fresh - once) * copies, below * (cards - 1 - once)
    return Fraction(own * above, cards * below)
