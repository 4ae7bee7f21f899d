"""What has the banker gained by the time the stock is turned?

Nouns: gain, base stake.
"""

from odds.lansquenet.deal import Composition, Quadruple, holders, without
from odds.lansquenet.game import Game, pays
from odds.lansquenet.opening import Opening


def collected(up_cards: Composition, game: Game) -> int:
    """Stakes removed during the deal as single cards became double, double ones triple ...

    [salon-des-jeux-lansquenet: sec. 5]

    >>> game = Game.of("salon")
    >>> collected((3, 1, 0), game)
    1
    """
    return sum(ranks * game.risks(made) for top, ranks in holders(up_cards) for made in range(1, top))


def gained(opening: Opening, dealt: Composition, *, game: Game, chips: int) -> int:
    """The banker's gain at an opening that followed the deal of this composition, `chips` on the rejouissance.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> gained(lying_out((3, 1, 0), banker=1, game=game), (3, 1, 0), game=game, chips=0)
    1
    """
    gain = collected(dealt, game)
    gain += sum(game.risks(taken) for taken in (opening.banker_took, opening.rejouissance_took) if taken)
    if opening.end == "quadruple":
        gain += sum(ranks * game.risks(multiplicity) for multiplicity, ranks in holders(opening.up_cards))
    if opening.end == "cut":
        gain -= sum(ranks * pays(multiplicity) for multiplicity, ranks in holders(opening.up_cards))
        gain -= chips if game.reading.cut_before == "paid" else 0
    return gain


def struck_gain(end: Quadruple, game: Game) -> int:
    """The banker's gain when a quadruple up-card ends the deal.  [salon-des-jeux-lansquenet: sec. 5]

    >>> from odds.lansquenet.deal import quadruples
    >>> from odds.lansquenet.shuffled import ONE_PACK
    >>> game = Game.of("salon")
    >>> struck_gain(next(quadruples(ONE_PACK, 5)), game)
    -2
    """
    others = without(end.before, game.highest)
    taken = sum(ranks * game.risks_at_quadruple(multiplicity) for multiplicity, ranks in holders(others))
    return collected(end.before, game) + taken - pays(game.highest)
