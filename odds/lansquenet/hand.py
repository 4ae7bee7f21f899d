"""What is a whole hand worth, to the banker and to each cutter?

Nouns: hand, tenure, round.
A hand is a mixture of openings (deal, own card, rejouissance) and of deals that a quadruple up-card ends; every part
of the answer is a sum over them.
"""

from dataclasses import dataclass
from fractions import Fraction

from odds.lansquenet.checks import laid, whole
from odds.lansquenet.coupe_gorge import CoupeGorge, mean_coupe_gorge
from odds.lansquenet.deal import Deals, Quadruple, compositions, quadruples
from odds.lansquenet.first_taken import FirstTaken, mean_first_taken
from odds.lansquenet.game import Game
from odds.lansquenet.opening import Opening, all_openings, own_cards
from odds.lansquenet.reading import Reading
from odds.lansquenet.seats import seats
from odds.lansquenet.settling import gained, struck_gain
from odds.lansquenet.shuffled import ONE_PACK, Shuffled
from odds.lansquenet.turning import Played, played
from odds.lansquenet.wager import Wager, by_cell, in_all
from odds.notation import short
from odds.ranks import Pack
from odds.shown import shown
from odds.work import MOST_STEPS


@shown("odds.sheets.catalogue.lansquenet.hand:hand_sheet", several="odds.sheets.catalogue.lansquenet.hands:hands_sheet")
@dataclass(frozen=True, slots=True, repr=False)
class Hand:
    """All that can be said of one hand before it is dealt, in base stakes.

    `chips` are those on the rejouissance, None if it is not played, and `wager` is the fate of one.
    `distribution` pairs every gain of the banker's with its chance; `keeps` is the chance that he keeps the deal.
    `quadruple_up_card` is the chance that one ends the hand.
    `banker_dealt` are the chances of the banker's card as dealt, single to quadruple, and `joined_quadruple` is the one
    that cards joining it before the rejouissance make it quadruple.
    `up_cards_in_play` are the expected numbers of single, double ... up-cards, given that the deal is completed.
    `seats` are each cutter's expectation from the banker's right, chips on the rejouissance apart.
    `cards_turned` are expected from the stock, those for the rejouissance included.

    >>> hand(4)
    <Hand of 4 cutters, salon: the banker expects 28599/104125 and keeps the deal with 30229/104125>
    >>> hand(4).tenure, hand(4).hands, hand(4).full_round
    (Fraction(9533, 24632), Fraction(104125, 73896), Fraction(0, 1))
    """

    cutters: int
    up_cards: int
    reading: Reading
    pack: Shuffled
    chips: int | None
    distribution: tuple[tuple[int, Fraction], ...]
    keeps: Fraction
    quadruple_up_card: Fraction
    banker_dealt: tuple[Fraction, ...]
    joined_quadruple: Fraction
    up_cards_in_play: tuple[Fraction, ...]
    seats: tuple[Fraction, ...]
    first_taken: FirstTaken
    coupe_gorge: CoupeGorge
    cards_turned: Fraction
    wager: Wager | None

    def __repr__(self) -> str:
        worth = f"the banker expects {short(self.expectation)} and keeps the deal with {short(self.keeps)}"
        return f"<Hand of {self.cutters} cutters, {self.reading.name}: {worth}>"

    @property
    def expectation(self) -> Fraction:
        """The banker's expected gain in one hand."""
        return sum((gain * chance for gain, chance in self.distribution), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The variance of his gain in one hand."""
        return sum((gain**2 * chance for gain, chance in self.distribution), -(self.expectation**2))

    @property
    def quadruple_own(self) -> Fraction:
        """Chance that the banker's card, as dealt, completes its rank."""
        return self.banker_dealt[-1]

    @property
    def hands(self) -> Fraction:
        """Expected number of hands he deals before he loses the deal.

        Raises ValueError if the pack is so small that he never loses it.
        """
        if self.keeps == 1:
            raise ValueError("expected a pack whose banker can lose the deal, got one where he never does")
        return 1 / (1 - self.keeps)

    def lasts(self, hands: int) -> Fraction:
        """Chance that he deals at least so many hands, 1 or more, before he loses the deal."""
        whole("the number of hands", hands, least=1)
        return self.keeps ** (hands - 1)

    @property
    def tenure(self) -> Fraction:
        """The banker's expected gain until he loses the deal: hands are fresh shuffles, so E + E K + E K K + ..."""
        return self.expectation * self.hands

    @property
    def tenure_seats(self) -> tuple[Fraction, ...]:
        """Each seat's expectation over the banker's whole tenure."""
        return tuple(seat * self.hands for seat in self.seats)

    @property
    def full_round(self) -> Fraction:
        """What a cutter expects over a full round, once banker and once in every seat: 0 but for the rejouissance."""
        return self.tenure + sum(self.tenure_seats)


def hand(
    cutters: int,
    *,
    reading: Reading | str = "salon",
    pack: Pack | Shuffled = ONE_PACK,
    packs: int = 1,
    chips: int | None = None,
    most: int = MOST_STEPS,
) -> Hand:
    """The hand of a lansquenet of so many cutters.

    There are 2 `cutters` or more, as many as the pack can deal to.
    `reading` is a `Reading` or the name of one; `packs` of `pack` are shuffled together, 1 to 6.
    Without `chips` the rejouissance is not played.
    A number plays it with so many chips laid on it in all, and 0 follows its procedure (cards joining the banker's, an
    up-card taken) with no chip on it.
    `most` is how many steps of counting are allowed.
    Raises ValueError for numbers out of range or an unknown reading, WorkError for more steps.
    [salon-des-jeux-lansquenet: sec. 3 to 9 and 13]

    >>> hand(4).expectation, hand(4).keeps
    (Fraction(28599, 104125), Fraction(30229, 104125))
    >>> hand(4, pack=Pack.parse("32"), packs=2).pack.size
    64
    """
    game = Game.of(reading, pack, packs=packs)
    up_cards = game.up_cards(cutters)
    on_it = laid(chips)
    deals = compositions(game.pack, up_cards, most=most)
    begun = list(all_openings(deals, game, with_rejouissance=chips is not None))
    ended = list(quadruples(game.pack, up_cards, most=most))
    openings = [opening for _, opening in begun]
    gains = [(gained(opening, dealt, game=game, chips=on_it), opening) for dealt, opening in begun]
    end = played(gains, game, chips=on_it, most=most)
    return Hand(
        cutters=cutters,
        up_cards=up_cards,
        reading=game.reading,
        pack=game.pack,
        chips=chips,
        distribution=_distribution(end, ended, game),
        keeps=end.keeps,
        quadruple_up_card=sum((quadruple.chance for quadruple in ended), Fraction(0)),
        banker_dealt=_banker_dealt(deals, game),
        joined_quadruple=sum((_joined(opening, game) for opening in openings), Fraction(0)),
        up_cards_in_play=_in_play(deals, game),
        seats=seats(openings=openings, deals=deals, ended=ended, up_cards=up_cards, game=game),
        first_taken=mean_first_taken(openings, game),
        coupe_gorge=mean_coupe_gorge(openings, game),
        cards_turned=end.cards,
        wager=None if chips is None else in_all(by_cell(openings, game)),
    )


def _distribution(end: Played, ended: list[Quadruple], game: Game) -> tuple[tuple[int, Fraction], ...]:
    """The gains of hands played out, and of those a quadruple up-card ended."""
    gains = dict(end.distribution)
    for quadruple in ended:
        gain = struck_gain(quadruple, game)
        gains[gain] = gains.get(gain, Fraction(0)) + quadruple.chance
    return tuple(sorted(gains.items()))


def _banker_dealt(deals: Deals, game: Game) -> tuple[Fraction, ...]:
    """The chances of the banker's own card, single to quadruple."""
    chances = [Fraction(0)] * game.pack.copies
    for dealt, chance in deals:
        for card in own_cards(dealt, game):
            chances[card.banker - 1] += chance * card.chance
    return tuple(chances)


def _joined(opening: Opening, game: Game) -> Fraction:
    return opening.chance if opening.banker == game.pack.copies != opening.banker_took + 1 else Fraction(0)


def _in_play(deals: Deals, game: Game) -> tuple[Fraction, ...]:
    """The expected composition, given that the deal is completed."""
    completed = sum((chance for _, chance in deals), Fraction(0))
    if not completed:
        return (Fraction(0),) * (game.highest)
    totals = (sum((chance * dealt[place] for dealt, chance in deals), Fraction(0)) for place in range(game.highest))
    return tuple(total / completed for total in totals)
