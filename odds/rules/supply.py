"""Where does the stock come from?

Nouns: packs, hands (dealt to the punters out of the same packs), the card shown before the deal.
"""

from collections.abc import Sequence

from odds.rules.errors import RulesError
from odds.rules.table import Rules
from odds.stock import COPIES_IN_A_PACK, Pack, Stock, StockError, rank_and_copies

USUAL = Pack.parse("52")


def packs_for(rules: Rules, punters: int) -> int:
    """How many packs so many punters (1 or more) call for.

    Raises RulesError where the rules do not count packs by the punters.
    [iimache-la-bassette: Choix du type de jeu; alberti-bassetta: note **]

    >>> from odds.rules import load
    >>> [packs_for(load("la-bassette"), punters) for punters in (2, 3, 4, 7, 8, 16)]
    [1, 1, 2, 2, 3, 5]
    """
    if not rules.supply.punters_a_pack:
        raise RulesError(f"expected rules that count packs by the punters, got {rules.name}, which does not")
    return punters // rules.supply.punters_a_pack + 1


def began(rules: Rules, *, pack: Pack = USUAL, packs: int | None = None, punters: int | None = None) -> int:
    """How many cards the deal begins with: the packs, less the hands dealt out of them and the card shown.

    Raises RulesError where the hands would leave nothing to deal.

    >>> from odds.rules import load
    >>> began(load("bassette")), began(load("la-bassette"), punters=5), began(load("andar-bahar"))
    (52, 39, 51)
    >>> began(load("la-bassette"), pack=Pack.parse("40"), punters=3)
    1
    """
    packs = packs or (packs_for(rules, punters) if punters else 1)
    cards = pack.cards * packs - rules.supply.hand * (punters or 0) - rules.supply.shown
    if cards < 1:
        hands = f"{punters} hands of {rules.supply.hand}"
        raise RulesError(f"expected hands that leave a stock, got {hands} out of {packs} packs")
    return cards


def whole_packs(rules: Rules, cards: int, copies: int, *, pack: Pack = USUAL) -> int:
    """How many cards a deal began with of which so many are left: the fewest whole packs that can have held them.

    >>> from odds.rules import load
    >>> [whole_packs(load("bassette"), cards, copies) for cards, copies in ((20, 3), (20, 5), (60, 3))]
    [52, 104, 104]
    >>> whole_packs(load("andar-bahar"), 20, 3), whole_packs(load("andar-bahar"), 20, 4)
    (51, 103)
    """
    shown = rules.supply.shown
    packs = max(-(-(cards + shown) // pack.cards), -(-(copies + shown) // COPIES_IN_A_PACK))
    return began(rules, pack=pack, packs=packs)


def whole_packs_of(rules: Rules, stock: Stock) -> int:
    """The same for a stock by its ranks, in which a card that the rules show is still: one deal for all of them.

    >>> from odds.rules import load
    >>> whole_packs_of(load("andar-bahar"), Stock.fresh()), whole_packs_of(load("basset"), Stock.parse("A:5 K:3"))
    (51, 104)
    """
    return whole_packs(rules, *once_shown(rules, stock))


def once_shown(rules: Rules, stock: Stock) -> tuple[int, int]:
    """How many cards such a stock leaves once one is shown, and of a rank that is shown at most how many copies.

    >>> from odds.rules import load
    >>> once_shown(load("andar-bahar"), Stock.fresh()), once_shown(load("basset"), Stock.parse("A:5 K:3"))
    ((51, 3), (8, 5))
    """
    most = max((copies for _, copies in stock.left), default=0)
    return stock.cards - rules.supply.shown, most - rules.supply.shown


def whole_stock(rules: Rules) -> tuple[int, int]:
    """How many cards a deal of one pack begins with, and how many of a rank are among them.

    >>> from odds.rules import load
    >>> whole_stock(load("bassette")), whole_stock(load("andar-bahar"))
    ((52, 4), (51, 3))
    """
    return began(rules), COPIES_IN_A_PACK - rules.supply.shown


def fresh_copies(
    rules: Rules, *, cards: int, copies: int, began: int, pack: Pack = USUAL, packs: int | None = None
) -> int:
    """How many copies of a rank a fresh deal holds, when so many are left of one that began with `began` cards.

    All that its packs hold, less what is shown; unless the deal has only begun, whose own number is then meant.

    >>> from odds.rules import load
    >>> [fresh_copies(load("bassette"), cards=cards, copies=2, began=52) for cards in (52, 30)]
    [2, 4]
    """
    if cards == began:
        return copies
    packs = packs or -(-(began + rules.supply.shown) // pack.cards)
    return COPIES_IN_A_PACK * packs - rules.supply.shown


def stock_of(
    rules: Rules, *, pack: Pack = USUAL, packs: int | None = None, punters: int | None = None, hands: Sequence[str] = ()
) -> Stock:
    """The stock that the deal begins with, by rank; the card shown is still in it, since it is of no rank yet.

    `hands` are the cards in each punter's hand where the rules deal hands, one text each.
    Raises RulesError for hands that the rules do not deal, or that are not as many or as large as they should be.

    >>> from odds.rules import load
    >>> print(stock_of(load("la-bassette"), hands=["A K Q J 10 9 8 7 6 5 4 3 2", "A:3 K:3 Q:3 J:3 10"]))
    A:0 K:0 Q:0 J:0 10:2 9:3 8:3 7:3 6:3 5:3 4:3 3:3 2:3
    """
    size = rules.supply.hand
    if hands and not size:
        raise RulesError(f"expected hands only where the rules deal them, got {len(hands)} at {rules.name}")
    for hand in hands:
        held = sum(copies for _, copies in rank_and_copies(hand))
        if held != size:
            raise StockError(f"expected hands of {size} cards, got one of {held}: {hand!r}")
    punters = punters or len(hands)
    if size and len(hands) != punters:
        raise RulesError(
            f"expected the cards of each of the {punters} hands, or the copies left alone (--copies), "
            f"got the cards of {len(hands)}"
        )
    packs = packs or (packs_for(rules, punters) if punters else 1)
    stock = Stock.fresh(pack, packs=packs)
    for hand in hands:
        stock = stock.without(hand)
    return stock
