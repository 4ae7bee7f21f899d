"""Are the numbers of the old books so?

Every line of tests/tables/*.txt is one number: rule set, cards, copies, way of joining, quantity and value.
The quantity is one of the four bases of the advantage; win, loss or null; or a call (opened, wins ...), for its chance.
`orders:` and a call is for the orders of all cards that end so; `wins:` and a number is for the chance of so many wins
running, `cost:` and a number for what trying them costs, `fair:` and a number for the payout that makes the two even,
and `carried-` before any of them says that a stake left on the card goes on in fresh deals; `peace:1` is the advantage
on the little peace, `peace:2` on the great one.
The value is a fraction, a fraction with its denominator cut (1/54...), or a rounded percentage (2.0%).
"""

from collections.abc import Callable
from fractions import Fraction
from math import comb, factorial, floor
from pathlib import Path

import pytest

from odds import Chance, chance, load
from odds.engine.carrying import Fresh
from odds.engine.rungs import Rung, rungs
from odds.rules import PLAIN, Betting
from odds.rules.ladders import of_payouts

TABLES = Path(__file__).parent / "tables"
LINES = [
    line
    for table in sorted(TABLES.glob("*.txt"))
    for line in table.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


# What a line says of a rung that pays 1, and so costs 1 less for each time that it is reached.
RUNNING: dict[str, Callable[[Rung], Fraction | None]] = {
    "wins": lambda rung: rung.chance,
    "cost": lambda rung: rung.advantage + rung.chance,
    "fair": lambda rung: rung.fair_here,
    "carried-wins": lambda rung: rung.chance_carried,
    "carried-cost": lambda rung: rung.advantage_carried + rung.chance_carried,
    "carried-fair": lambda rung: rung.fair_carried,
}


def rung_of(found: Chance, wins: int) -> Rung:
    """The last rung of a ladder with so many, each of which pays 1."""
    stock = {"cards": found.cards, "copies": found.copies}
    ladder = of_payouts([1] * wins)
    *_, last = rungs(found.rules, ladder, **stock, place=found.place, fresh=Fresh(**stock))
    return last


def quantity_of(found: Chance, quantity: str) -> Fraction:
    """The quantity that a line names."""
    what, _, of = quantity.partition(":")
    if what in RUNNING and of.isdecimal():
        return RUNNING[what](rung_of(found, int(of)))
    says = {outcome.says: Fraction(ways, found.stake.total) for outcome, ways in found.stake.ways.items()}
    orders = factorial(found.cards)
    advantage = found.advantage.per_stake
    quantities = {"orders": says.get(of, 0) * orders, "peace": advantage}
    quantities |= found.advantage._asdict() | {"win": found.win, "loss": found.loss, "null": found.null}
    return Fraction({**says, **quantities}[what])


def betting_of(quantity: str) -> Betting:
    """The way of betting that a quantity speaks of."""
    what, _, number = quantity.partition(":")
    if what == "peace":
        wins = int(number) + 1
        takes = tuple(Fraction(2**win) for win in range(wins))
        return Betting(quantity, takes=takes, loses=(Fraction(1), *(Fraction(0),) * int(number)))
    return PLAIN


def bears_out(value: str, exact: Fraction) -> bool:
    """Whether the printed value is what the exact one prints as."""
    if value.endswith("..."):
        return Fraction(1, floor(1 / exact)) == Fraction(value.removesuffix("..."))
    if value.endswith("%"):
        digits = len(value.rstrip("%").partition(".")[2])
        return abs(100 * exact - Fraction(value.rstrip("%"))) <= Fraction(1, 2 * 10**digits)
    return exact == Fraction(value)


@pytest.mark.parametrize("line", LINES)
def test_published(line: str) -> None:
    name, cards, copies, joins, quantity, value = line.split()
    found = chance(
        load(name),
        cards=int(cards),
        copies=int(copies),
        joins=joins,
        began=int(cards) if joins == "deal" else None,
        betting=betting_of(quantity),
    )
    assert bears_out(value, quantity_of(found, quantity)), quantity_of(found, quantity)


@pytest.mark.parametrize(("value", "wrong"), [("1/54...", "55"), ("1/54...", "53.9"), ("2.0%", "48"), ("1/12", "12.1")])
def test_a_wrong_number_is_not_borne_out(value: str, wrong: str) -> None:
    assert not bears_out(value, 1 / Fraction(wrong))


def pharaon(cards: int, copies: int) -> Fraction:
    return chance(load("pharaon"), cards=cards, copies=copies, joins="turn").advantage.per_stake


def test_hoyle_the_fewer_cards_the_greater_the_gain() -> None:
    """Hoyle's Games, Improved and Enlarged, Faro, p. 66, first corollary."""
    for copies in range(1, 5):
        gains = [pharaon(cards, copies) for cards in range(52, 2, -2)]
        assert gains == sorted(set(gains))


def test_hoyle_the_order_of_the_gains() -> None:
    """The same page, second corollary: least with two copies, then three, then one, and most with four."""
    for cards in range(6, 53, 2):
        one, two, three, four = (pharaon(cards, copies) for copies in range(1, 5))
        assert two < three < one < four


def test_hoyle_three_per_cent_upon_all() -> None:
    """The same page: the mean over stocks of 52 to 8 cards for a rank at random, which is De Moivre's 2l. 19s. 10d."""

    def gain(cards: int) -> Fraction:
        ways = {copies: comb(cards, copies) * comb(52 - cards, 4 - copies) for copies in range(1, 5)}
        return sum((pharaon(cards, copies) * ways[copies] for copies in ways), Fraction(0)) / comb(52, 4)

    stocks = range(52, 6, -2)
    mean = sum(gain(cards) for cards in stocks) / len(stocks)
    assert mean == Fraction(16203, 541450)
    assert floor(mean * 100 * 240) == 2 * 240 + 19 * 12 + 10


def test_salon_des_jeux_pharaon_favours_the_banker_more() -> None:
    """Salon des jeux, Pharaon, after Montmort (1708): more than Bassette, from eight cards up."""
    for cards in range(8, 53, 2):
        for copies in range(1, 5):
            assert chance(load("bassette"), cards=cards, copies=copies, joins="turn").advantage.per_stake < pharaon(
                cards, copies
            )
