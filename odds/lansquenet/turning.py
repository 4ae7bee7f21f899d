"""How does a hand end once the banker turns up the stock?

Nouns: state, layer, gain.
Only cards of the ranks lying out matter, and which of them comes next depends on nothing but the cards each has left:
a state is what still lies out and what the banker has gained.  Every card that matters takes one thing off the table
or ends the hand, so states are walked forward layer by layer, in whole numbers over one denominator a layer.

How long it lasts rides along.  Give every card of the stock a uniform time: with w cards in play, the time left after
the next of them is on average w / (w + 1) of the time left before it, whichever it is; and the expected place of a
card among `stock` cards is its expected time, stock + 1 times over.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from odds.lansquenet.deal import Composition, holders, without
from odds.lansquenet.game import Game, pays
from odds.lansquenet.opening import Opening
from odds.work import MOST_STEPS, WorkError

STEPS_A_STATE = 40  # a state has several ways on, in long numbers: as much work as so many cards dealt elsewhere
LOST = -1  # in place of the banker's cards left: one of them has come

State = tuple[Composition, int, int, int]  # up-cards, cards left of the banker and of the rejouissance, gain
Layer = dict[State, tuple[int, int]]  # the chance of a state, and with it the expected cards not yet turned


class Played(NamedTuple):
    """How hands end: every gain of the banker's with its chance, whether he keeps the deal, how long it takes.

    `keeps` is the chance that he keeps the deal, and `cards` are the cards expected to be turned from the stock.
    """

    distribution: tuple[tuple[int, Fraction], ...]
    keeps: Fraction
    cards: Fraction


def played(starts: Iterable[tuple[int, Opening]], game: Game, *, chips: int, most: int = MOST_STEPS) -> Played:
    """Play openings to their ends.

    `starts` pairs each opening with the banker's gain by then; `chips` are those that lie on the rejouissance.
    Raises WorkError for more than `most` steps.

    >>> from odds.lansquenet.opening import lying_out
    >>> game = Game.of("salon")
    >>> played([(0, lying_out((3, 1, 0), banker=1, game=game))], game, chips=0).keeps
    Fraction(527, 3080)
    """
    begun = list(starts)
    unit = lcm(*(opening.chance.denominator for _, opening in begun))
    entering, layer = _entering(begun, unit, game), Layer()
    ends: list[tuple[Layer, int]] = []
    scale = 1
    for size in range(max(entering, default=0), -1, -1):
        for state, (chance, later) in entering.get(size, {}).items():
            _add(layer, state, chance * scale, later * scale)
        ends.append(({state: layer.pop(state) for state in list(layer) if _over(state, game)}, unit * scale))
        most -= STEPS_A_STATE * len(layer)
        if most < 0:
            raise WorkError(f"{size} stakes lying out with many ways to go on", instead="take fewer up-cards")
        layer, grown = _next(layer, game, chips=chips)
        scale *= grown
    in_all = sum((opening.chance * (opening.turned + opening.stock + 1) for _, opening in begun), Fraction(0))
    return _summed(ends, in_all)


def _summed(ends: list[tuple[Layer, int]], cards: Fraction) -> Played:
    """The ends of all layers, each over its denominator; `cards` are all that could be turned."""
    gains: dict[int, Fraction] = {}
    keeps = Fraction(0)
    for layer, unit in ends:
        for (up_cards, _, _, gain), (ways, later) in layer.items():
            chance = Fraction(ways, unit)
            gains[gain] = gains.get(gain, Fraction(0)) + chance
            keeps += 0 if any(up_cards) else chance
            cards -= Fraction(later, unit)
    return Played(tuple(sorted(gains.items())), keeps, cards)


def _entering(begun: list[tuple[int, Opening]], unit: int, game: Game) -> dict[int, Layer]:
    """The openings as states, by the number of stakes that lie out."""
    layers: dict[int, Layer] = {}
    for gain, opening in begun:
        state = _state(opening, gain, game)
        chance = int(opening.chance * unit)
        _add(layers.setdefault(sum(state[0]) + bool(state[2]), {}), state, chance, chance * (opening.stock + 1))
    return layers


def _state(opening: Opening, gain: int, game: Game) -> State:
    if opening.end == "quadruple":
        return (), 0, 0, gain
    if opening.end == "cut":
        return opening.up_cards, LOST, 0, gain
    return opening.up_cards, game.left(opening.banker), opening.rejouissance_left(game), gain


def _over(state: State, game: Game) -> bool:
    up_cards, own, lying, _ = state
    return own == LOST or (not any(up_cards) and (not lying or game.reading.undecided == "returned"))


def _next(layer: Layer, game: Game, *, chips: int) -> tuple[Layer, int]:
    """The layer after one more card in play, and by how much its denominator has grown."""
    steps = {state: list(_steps(state, game, chips=chips)) for state in layer}
    cards = {state: sum(count for count, _ in following) for state, following in steps.items()}
    grown = lcm(*(count * (count + 1) for count in cards.values()))
    after: Layer = {}
    for state, (chance, later) in layer.items():
        chance_each, later_each = chance * grown // cards[state], later * grown // (cards[state] + 1)
        for count, following in steps[state]:
            _add(after, following, chance_each * count, later_each * count)
    return after, grown


def _steps(state: State, game: Game, *, chips: int) -> Iterator[tuple[int, State]]:
    """What the next card in play can do: how many cards do it, and the state it leads to."""
    up_cards, own, lying, gain = state
    if own:
        owed = sum(ranks * pays(multiplicity) for multiplicity, ranks in holders(up_cards))
        yield own, (up_cards, LOST, 0, gain - owed - (chips if lying else 0))
    if lying:
        yield lying, (up_cards, own, 0, gain + chips)
    for multiplicity, ranks in holders(up_cards):
        taken = without(up_cards, multiplicity), own, lying, gain + game.risks(multiplicity)
        yield ranks * game.left(multiplicity), taken


def _add(layer: Layer, state: State, chance: int, later: int) -> None:
    before = layer.get(state, (0, 0))
    layer[state] = before[0] + chance, before[1] + later
