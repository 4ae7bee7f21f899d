"""What a riding stake is worth: wins running, ladders, fair payouts.

`rules`, `cards` and `copies` as for a plain stake; `wins` are from 1 to 40.
With `carry` a stake that a deal leaves on the card goes on in fresh ones of the same pack.
Each quantity is a Fraction, and raises ValueError with one sentence for arguments that cannot be.
"""

from fractions import Fraction

from odds.engine.carrying import Carried, Fresh, carried
from odds.engine.chance import chance
from odds.rules import Betting, Rules
from odds.rules.betting import GREAT_PEACE, LITTLE_PEACE, ride
from odds.rules.ladders import MOST_RUNGS, Ladder, named, of_payouts
from odds.rules.supply import whole_stock

_PEACES = {"little": LITTLE_PEACE, "great": GREAT_PEACE}


def wins(*, wins: int, rules: Rules, cards: int, copies: int, carry: bool = False) -> Fraction:
    """The chance of so many wins running with one stake, in one deal or, carried, in as many as it takes.

    >>> from odds.rules import load
    >>> wins(wins=2, rules=load("bassette"), cards=52, copies=4)
    Fraction(192, 833)
    """
    return unpaid(wins, rules, cards, copies, carry).chance


def most_wins(*, rules: Rules, cards: int, copies: int) -> Fraction:
    """The most wins running that one stake can have in one deal.

    >>> from odds.rules import load
    >>> most_wins(rules=load("bassette"), cards=52, copies=4)
    Fraction(4, 1)
    """
    possible = (count for count in range(copies, 0, -1) if wins(wins=count, rules=rules, cards=cards, copies=copies))
    return Fraction(next(possible, 0))


def paroli_advantage(*, ladder: str, wins: int, rules: Rules, cards: int, copies: int, carry: bool = False) -> Fraction:
    """The banker's advantage on a paroli that is taken after so many wins, on a ladder of this name or payouts (1 3 7).

    >>> from odds.rules import load
    >>> paroli_advantage(ladder="seven-first", wins=2, rules=load("bassette"), cards=52, copies=4)
    Fraction(-28250, 32487)
    """
    return -_ridden(ride(_ladder(ladder), wins), rules, cards, copies, carry).gain


def fair_payout(*, wins: int, rules: Rules, cards: int, copies: int, carry: bool = False) -> Fraction:
    """What so many wins running should pay, in stakes, for the banker to have no advantage.

    >>> from odds.rules import load
    >>> fair_payout(wins=2, rules=load("bassette"), cards=52, copies=4)
    Fraction(12083, 3744)
    """
    one = unpaid(wins, rules, cards, copies, carry)
    if not one.chance:
        raise ValueError(f"expected wins that can come, got {wins} running with {copies} copies in {cards} cards")
    return -one.gain / one.chance


def peace_advantage(*, peace: str, rules: Rules, cards: int, copies: int) -> Fraction:
    """The banker's advantage on a stake played for the little peace or the great one.

    >>> from odds.rules import load
    >>> peace_advantage(peace="little", rules=load("bassette"), cards=52, copies=4)
    Fraction(22, 663)
    """
    if peace not in _PEACES:
        raise ValueError(f"expected a peace among {', '.join(_PEACES)}, got {peace[:40]!r}")
    found = chance(rules, cards=cards, copies=copies, betting=_PEACES[peace])
    return found.stake.advantage


def doubling(*, wins: int) -> Fraction:
    """What so many wins running pay at even chances, stake and winnings riding: 1, 3, 7, 15 ...

    >>> [int(doubling(wins=count)) for count in range(1, 7)]
    [1, 3, 7, 15, 31, 63]
    """
    return Fraction(2 ** _some(wins) - 1)


def doubled(*, times: int) -> Fraction:
    """What a winning of one stake grows to when it alone is played so many times at even payment: 2, 4, 8 ...

    >>> doubled(times=2)
    Fraction(4, 1)
    """
    return Fraction(2 ** _some(times))


def corners(*, pays: int) -> Fraction:
    """How many corners are bent on a card for the win that pays so much at even chances: 1 for 3, 2 for 7 ...

    >>> corners(pays=15)
    Fraction(3, 1)
    """
    count = (pays + 1).bit_length() - 1
    if pays < 1 or 2**count - 1 != pays:
        raise ValueError(f"expected what some wins running pay at even chances, such as 7, 15 or 31, got {pays}")
    return Fraction(count - 1)


def coins(*, wins: int) -> Fraction:
    """The chance of so many wins running at even chances, as with a fair coin.

    >>> coins(wins=2)
    Fraction(1, 4)
    """
    return Fraction(1, 2 ** _some(wins))


def unpaid(wins: int, rules: Rules, cards: int, copies: int, carry: bool) -> Carried:
    """The chance of so many wins running, and what the punter would expect if they paid nothing.

    >>> from odds.rules import load
    >>> unpaid(2, load("bassette"), 52, 4, False).chance
    Fraction(192, 833)
    """
    return _ridden(Betting("", (Fraction(0),) * _some(wins), (Fraction(1),) * wins), rules, cards, copies, carry)


def _ladder(name: str) -> Ladder:
    return of_payouts(name.replace(",", " ").split()) if name[:1].isdecimal() else named(name)


def _ridden(betting: Betting, rules: Rules, cards: int, copies: int, carry: bool) -> Carried:
    """The chance of the last rung and the punter's expected gain."""
    deal = chance(rules, cards=cards, copies=copies, betting=betting).stake
    if not carry:
        return Carried(deal.chance("win"), -deal.advantage)
    return carried(rules, betting, deal, Fresh(*whole_stock(rules)))


def _some(count: int) -> int:
    if not 1 <= count <= MOST_RUNGS:
        raise ValueError(f"expected from 1 to {MOST_RUNGS} wins, got {count}")
    return count
