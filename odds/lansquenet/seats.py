"""What is each cutter's seat worth?

Nouns: seat, holder, watering.
Once the deal is complete a cutter's lot depends on the multiplicity of his up-card alone, so expectations are summed
over all holders of a multiplicity; where they sit is counted afterwards.  Watering is settled pair by pair: of two
up-cards and the banker's, whichever of the two shows first of the three waters the other.
"""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from math import comb

from odds.lansquenet.deal import Deals, Quadruple, holders, without
from odds.lansquenet.first_taken import taken_already
from odds.lansquenet.game import Game, pays
from odds.lansquenet.opening import Opening

Lots = defaultdict[int, Fraction]  # by multiplicity, something summed over all up-cards of it


def seats(
    *, openings: Iterable[Opening], deals: Deals, ended: Iterable[Quadruple], up_cards: int, game: Game
) -> tuple[Fraction, ...]:
    """The expectation of each cutter in a hand, from the banker's right, chips on the rejouissance apart.

    `openings`, `deals` and `ended` are all that a hand can come to, each with its chance.
    [salon-des-jeux-lansquenet: sec. 3 and 5 to 7]

    >>> from odds.lansquenet.hand import hand
    >>> [str(seat) for seat in hand(4).seats]
    ['-20537/104125', '-9833/104125', '253/14875']
    """
    lot, ranks = _nothing(), _nothing()
    for opening in openings:
        for multiplicity, expected in lots(opening, game).items():
            lot[multiplicity] += opening.chance * expected
    for dealt, chance in deals:
        for multiplicity, many in holders(dealt):
            ranks[multiplicity] += chance * many
    found = seated(lot, ranks, up_cards=up_cards, game=game)
    for dealt_to, (struck_lot, struck_ranks) in _struck(ended, game).items():
        for seat, expected in enumerate(seated(struck_lot, struck_ranks, up_cards=dealt_to, game=game)):
            found[seat] += expected
    return tuple(found)


def _nothing() -> Lots:
    return defaultdict(Fraction)


def lots(opening: Opening, game: Game) -> Lots:
    """What all holders of each multiplicity together expect once the deal of the up-cards is complete.

    [salon-des-jeux-lansquenet: sec. 5 to 7]

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> dict(lots(lying_out((3, 1, 0), banker=1, game=game), game))
    {1: Fraction(-3, 8), 2: Fraction(47, 40)}
    """
    found = _nothing()
    for taken in filter(None, (opening.banker_took, opening.rejouissance_took)):
        found[taken] -= game.risks(taken)
    watering = list(taken_already(opening, game)) if game.waters else []
    for multiplicity, others in watering:
        found[multiplicity] -= others
    if opening.rejouissance_took:
        to_all = len(watering) * sum(opening.up_cards)
        found[opening.rejouissance_took] += sum(others for _, others in watering) - to_all
    for multiplicity, ranks in holders(opening.up_cards):
        found[multiplicity] += ranks * (_against_banker(multiplicity, opening, game) + len(watering))
        if not opening.end and game.waters:
            found[multiplicity] += ranks * _among_cutters(multiplicity, opening, game)
    return found


def _against_banker(multiplicity: int, opening: Opening, game: Game) -> Fraction:
    """What the holder of one up-card still in play expects from the banker."""
    if opening.end:
        return Fraction(pays(multiplicity) if opening.end == "cut" else -game.risks(multiplicity))
    own, mine = game.left(opening.banker), game.left(multiplicity)
    return Fraction(own * pays(multiplicity) - mine * game.risks(multiplicity), own + mine)


def _among_cutters(multiplicity: int, opening: Opening, game: Game) -> Fraction:
    """What he expects from the other holders, less what he will water them."""
    own, mine = game.left(opening.banker), game.left(multiplicity)
    theirs = ((game.left(other), ranks) for other, ranks in holders(opening.up_cards))
    return sum((ranks * Fraction(left - mine, left + mine + own) for left, ranks in theirs), Fraction(0))


def seated(lot: Lots, ranks: Lots, *, up_cards: int, game: Game) -> list[Fraction]:
    """The expectation of each seat from the banker's right, over the deals that are completed.

    `lot` is what the holders of each multiplicity together expect, and `ranks` the expected number of up-cards of it.
    The cards of a rank lie in any of the seats with equal chance, the last of them holds the up-card,
    and each of the others loses its stake when the next one comes.
    """
    seats = [Fraction(0)] * up_cards
    for multiplicity, many in ranks.items():
        spread = comb(up_cards, multiplicity)
        for seat in range(up_cards):
            seats[seat] += lot[multiplicity] * Fraction(comb(seat, multiplicity - 1), spread)
            for nth in range(1, multiplicity):
                ways = comb(seat, nth - 1) * comb(up_cards - 1 - seat, multiplicity - nth)
                seats[seat] -= many * game.risks(nth) * Fraction(ways, spread)
    return seats


def _struck(ended: Iterable[Quadruple], game: Game) -> dict[int, tuple[Lots, Lots]]:
    """What holders expect, and how many up-cards there are, when a quadruple one ends the deal: by seats dealt to.

    Summed over all such deals, for seats are worth counting once.
    """
    found: dict[int, tuple[Lots, Lots]] = {}
    for end in ended:
        lot, ranks = found.setdefault(end.place - 1, (_nothing(), _nothing()))
        for multiplicity, many in holders(end.before):
            ranks[multiplicity] += end.chance * many
        for multiplicity, many in holders(without(end.before, game.highest)):
            lot[multiplicity] -= end.chance * many * game.risks_at_quadruple(multiplicity)
        lot[game.highest] += end.chance * pays(game.highest)
    return found
