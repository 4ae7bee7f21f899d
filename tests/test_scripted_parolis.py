"""Riding stakes as deals of real cards: one for each paragraph of a source that bears on them.

A deal is its cards in order, and a semicolon begins the next deal; the stake lies on the queen from the start.
It rides until it is taken after so many wins, and is carried on where the rules say that one left over is.
"""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from odds import load
from odds.engine.carrying import Fresh, carries
from odds.engine.enumerate import deal
from odds.rules import PLAIN, Betting, Outcome, Play
from odds.rules.betting import GREAT_PEACE, LITTLE_PEACE, ride


def dealt(name: str, cards: str, betting: Betting, *, again: bool = True) -> Iterator[Outcome]:
    """How each deal ends for the stake."""
    rules, play = load(name), Play.of(load(name), betting)
    state = play.enter(rules.joins["deal"])
    for pack in cards.split(";"):
        order = pack.split()
        hits = {number for number, card in enumerate(order) if card == "Q"}
        outcome = deal(play, state, hits, cards=len(order))
        yield outcome
        if outcome.riding is None or not carries(rules, outcome.riding):
            return
        fresh = Fresh(len(order), len(hits), again)
        state = play.enter(fresh.place(rules), wins=outcome.riding)


def ends(name: str, cards: str, betting: Betting, *, again: bool = True) -> tuple[str, Fraction]:
    """What was called last, and what the punter has gained in all."""
    outcomes = list(dealt(name, cards, betting, again=again))
    return outcomes[-1].says, sum((outcome.gain for outcome in outcomes), Fraction(0))


def wins(name: str, number: int) -> Betting:
    """The paroli that the rule set's source pays, taken after so many wins."""
    return ride(load(name).ladder, number)


TWICE = "J Q 7 8 9 Q K 2"
THRICE = "J Q 7 Q 8 Q 9 10"
FOURFOLD = "J Q 7 Q 8 Q 9 Q K 10"

BASSETTE = {
    "sec. 5: the little peace wins double": (TWICE, LITTLE_PEACE, "wins", "2"),
    "sec. 5: the little peace lost is even": ("J Q 7 8 Q 9", LITTLE_PEACE, "loses", "0"),
    "sec. 5: before the first win the stake itself is lost": ("J 7 Q 8", LITTLE_PEACE, "loses", "-1"),
    "sec. 5: the great peace takes four times the stake": (THRICE, GREAT_PEACE, "wins", "4"),
    "sec. 5: the great peace lost costs nothing": ("J Q 7 Q Q 8", GREAT_PEACE, "loses", "0"),
    "sec. 5: the alpiou takes three times the stake": (TWICE, wins("bassette", 2), "wins", "3"),
    "sec. 5: an alpiou lost costs the initial stake": ("J Q 7 8 Q 9", wins("bassette", 2), "loses", "-1"),
    "sec. 5: seven and the go": (THRICE, wins("bassette", 3), "wins", "7"),
    "sec. 5: seven and the go lost costs the initial stake": ("J Q 7 Q Q 8", wins("bassette", 3), "loses", "-1"),
    "sec. 5: fifteen and the go": (FOURFOLD, wins("bassette", 4), "wins", "15"),
    "sec. 3: a riding stake meets no opener in the turn after": ("J Q Q 7", wins("bassette", 2), "loses", "-1"),
    "sec. 3: no alpiou is won with the last card": ("J Q 7 Q", wins("bassette", 2), "void", "0"),
    "sec. 5: a masse laid again meets an opener": ("J Q Q 7", PLAIN.masse(), "opened", "1/3"),
    "sec. 5: a masse laid again may win again": (TWICE, PLAIN.masse(), "unsettled", "2"),
    "sec. 6: what is left goes on with the next deal": ("J Q 7 8; J Q 7 8", wins("bassette", 2), "wins", "3"),
    "sec. 6: and so does a card that the last one voided": ("J Q 7 Q; J Q 7 8", wins("bassette", 2), "wins", "3"),
    "sec. 6: four similar cards gone by, and a void one": (f"{FOURFOLD}; J Q", wins("bassette", 5), "void", "0"),
    "sec. 6: thirty and the go is paid thirty times": (f"{FOURFOLD}; J Q 7 8", wins("bassette", 5), "wins", "30"),
    "sec. 6: sixty and the go is paid sixty times": (f"{FOURFOLD}; {TWICE}", wins("bassette", 6), "wins", "60"),
    "sec. 6: the next deal has an opener": (f"{FOURFOLD}; Q J 7 8", wins("bassette", 5), "opened", "-2/3"),
}

BASSET = {
    "1st win, the pay": ("7 Q 8 9", wins("basset", 1), "wins", "1"),
    "2nd win, paroli": ("7 Q 8 9 10 Q J K", wins("basset", 2), "wins", "2"),
    "3rd win, sept-et-le-va": ("7 Q 8 9 10 Q J 2 3 Q 4 K", wins("basset", 3), "wins", "7"),
    "a parolied card that loses costs the original wager": ("7 Q 8 9 Q J", wins("basset", 2), "loses", "-1"),
    "drawn for the players twice in a row it loses": ("7 Q 8 Q 9 10", wins("basset", 2), "loses", "-1"),
    "twins lose no parlay and pay none": ("7 Q 8 9 10 Q Q J 2 K", wins("basset", 2), "twins, unsettled", "0"),
    "after twins, the players' card once more loses": ("7 Q 8 9 10 Q Q Q 2 K", wins("basset", 2), "twins, loses", "-1"),
    "the final card pays no parlay": ("7 Q 8 9 10 Q", wins("basset", 2), "void", "0"),
    "a standing parlay goes on in the next round": ("7 Q 8 9; J Q 8 9", wins("basset", 2), "wins", "2"),
    "and pays half at its fasse": ("7 Q 8 9; Q Q 8 9", wins("basset", 2), "fined, wins", "3/2"),
    "it goes on until it pays or loses": ("7 Q 8 9; J K 7 8; J K Q 8", wins("basset", 2), "loses", "-1"),
    "a wager that was never parlayed does not": ("7 8 9 10; J Q 8 9", wins("basset", 2), "unsettled", "0"),
    "5th win, trent-et-le-va, in the next round": (
        "7 Q 8 9 10 Q J 2 3 Q 4 5 6 Q A K; 7 Q 8 9", wins("basset", 5), "wins", "33",
    ),
    "6th win, soissant-et-le-va, in the next round": (
        "7 Q 8 9 10 Q J 2 3 Q 4 5 6 Q A K; 7 Q 8 9 10 Q J K", wins("basset", 6), "wins", "67",
    ),
    "masse: the same wager on the same card as a new bet": ("7 Q 8 9 10 Q J K", PLAIN.masse(), "unsettled", "2"),
}  # fmt: skip

LA_BASSETTE = {
    "1 victoire: 1 fois la mise": ("J Q 7 8", wins("la-bassette", 1), "wins", "1"),
    "2 victoires: 7 fois": (TWICE, wins("la-bassette", 2), "wins", "7"),
    "3 victoires: 15 fois": (THRICE, wins("la-bassette", 3), "wins", "15"),
    "4 victoires: 30 fois": (FOURFOLD, wins("la-bassette", 4), "wins", "30"),
    "5 victoires: 60 fois": (f"{FOURFOLD}; J Q 7 8", wins("la-bassette", 5), "wins", "60"),
    "apres 1 victoire le banquier gagne le pari de depart": ("J Q Q 7", wins("la-bassette", 2), "loses", "-1"),
    "apres 2 victoires": ("J Q 7 Q Q 8", wins("la-bassette", 3), "loses", "-1"),
    "apres 3 victoires": (f"{THRICE} Q 2", wins("la-bassette", 4), "loses", "-1"),
    "apres 4 victoires": (f"{FOURFOLD}; Q J", wins("la-bassette", 5), "loses", "-1"),
    "deux cartes de meme valeur: le banquier ramasse": ("J Q 7 8 Q Q", wins("la-bassette", 2), "loses", "-1"),
    "un pari ni gagne ni perdu: le joueur recupere sa mise": ("J K; J Q", wins("la-bassette", 2), "unsettled", "0"),
    "une carte a gagne, et reste en jeu": ("J Q 7 8; J Q 7 8", wins("la-bassette", 2), "wins", "7"),
    "le pari initial reste en jeu": ("J Q 7 8 Q K", PLAIN.masse(), "loses", "0"),
}

BASSETTA = {
    "the banker must pay equal": ("J 7 Q 8", wins("bassetta", 1), "wins", "1"),
    "let ride, it is paid seven times": ("J 7 Q 8 Q 9", wins("bassetta", 2), "wins", "7"),
    "let ride again, fifteen times": ("J 7 Q 8 Q 9 Q K", wins("bassetta", 3), "wins", "15"),
    "the fourth time, thirty times": ("J 7 Q 8 Q 9 Q K Q 2", wins("bassetta", 4), "wins", "30"),
    "four times in one deal and a fifth in the next hand, sixty times": (
        "J 7 Q 8 Q 9 Q K Q 2; J 7 Q 8", wins("bassetta", 5), "wins", "60",
    ),
    "on the first pile a riding bet is lost": ("J 7 Q Q 8 9", wins("bassetta", 2), "loses", "-1"),
    "the banker wins any bet on the last card": ("J 7 Q 8 Q", wins("bassetta", 2), "loses", "-1"),
    "the next hand's single card wins for the banker": ("J 7 Q 8; Q 7 9 8", wins("bassetta", 2), "loses", "-1"),
}  # fmt: skip

SOURCES = {
    ("Salon des jeux, Bassette", "bassette"): BASSETTE,
    ("Wikipedia, Basset, Modern Rules", "basset"): BASSET,
    ("IIMache de la Tetonniere, La Bassette, Variante", "la-bassette"): LA_BASSETTE,
    ("Alberti, Bassetta", "bassetta"): BASSETTA,
}
DEALS = {
    f"{source}, {paragraph}": (rules, *script)
    for (source, rules), scripts in SOURCES.items()
    for paragraph, script in scripts.items()
}


@pytest.mark.parametrize(("name", "cards", "betting", "says", "gain"), DEALS.values(), ids=DEALS)
def test_the_stake_ends_as_its_source_says(name: str, cards: str, betting: Betting, says: str, gain: str) -> None:
    assert ends(name, cards, betting) == (says, Fraction(gain))


def test_a_carried_stake_may_be_spared_its_opener_but_not_its_loss() -> None:
    """Salon des jeux, sec. 6, read so that the stake goes on as it lies: the banker's first card takes it whole."""
    assert ends("bassette", "J Q 7 8; Q J 7 8", wins("bassette", 2), again=False) == ("loses", -1)


def test_the_soda_and_the_single_card_are_what_they_are_for_every_stake() -> None:
    """With or without an opener again: the soda is for nobody, and the first card of Bassetta is the banker's."""
    for again in (True, False):
        assert ends("faro", "J 7 Q 8; Q 7 8 9", wins("faro", 2), again=again) == ("unsettled", 0)
        assert ends("bassetta", "J 7 Q 8; Q 7 9 8", wins("bassetta", 2), again=again) == ("loses", -1)
