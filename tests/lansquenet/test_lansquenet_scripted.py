"""One deal or more for each numbered section of the source that bears on a chance or a payment.

Ranks are letters, `-` a cutter who gets no card.  A deal shows the up-cards from the banker's right, then his own card
and the stock; the player that every counted number is checked against must settle it as the source says.
"""

import pytest
from lansquenet_literal import SALON, Hand

from odds.lansquenet.reading import reading
from odds.lansquenet.stakes import Odds

DEALS = [
    # section, what happens, up-cards, own card and stock, banker, seats, keeps the deal
    ("3", "each cutter but the banker has an up-card and a stake on it", "ab", "c ab", 2, (-2, 0), True),
    ("4", "cards that match nothing change nothing", "ab", "c xyzxa wc", 0, (-2, 2), False),
    ("4", "the banker's card comes: he pays every up-card and loses the deal", "ab", "c c", -2, (1, 1), False),
    ("4", "all up-cards taken: he keeps the deal", "ab", "c xba", 2, (0, -2), True),
    ("5", "a second card of a rank takes the stake from the first", "aba", "c c", -2, (-1, 1, 2), False),
    ("5", "a third one takes it from the second", "aabca", "d d", -4, (-1, -1, 1, 1, 4), False),
    ("5", "a quadruple up-card: paid four, others returned", "abaaa", "", -2, (-1, 0, -1, 4, 0), False),
    ("5", "the cutters after it have no card", "aaaa-", "", -2, (-1, -1, 4, 0, 0), False),
    ("5", "his own card joins a single one and takes it", "ab", "a a", 0, (-1, 1), False),
    ("5", "his own card joins a double one and takes it", "aab", "a b", 3, (-1, -1, -1), True),
    ("5", "his own card is quadruple: he takes all and keeps the deal", "aaabc", "a", 5, (-1, -1, -1, -1, -1), True),
    ("6", "a double card is paid double", "aa", "b b", -1, (-1, 2), False),
    ("6", "a triple card is paid four times", "aaa", "b b", -2, (-1, -1, 4), False),
    ("7", "each one taken waters those still in play", "abc", "d abd", 1, (-3, -1 - 1 + 1, 1 + 1 + 1), False),
    ("7", "a double card is watered with the base stake", "aab", "c ba", 3, (-1, -1 + 1, -2), True),
    ("7", "nobody waters when the own card takes an up-card", "abc", "a a", -1, (-1, 1, 1), False),
]


@pytest.mark.parametrize(("section", "what", "up_cards", "then", "banker", "seats", "kept"), DEALS)
def test_deal(section, what, up_cards, then, banker, seats, kept):
    cards = iter(up_cards.strip("-") + then.replace(" ", ""))
    hand = Hand(cards, up_cards=len(up_cards), law=SALON).play()
    assert (hand.banker, tuple(hand.seats), hand.kept) == (banker, seats, kept), f"section {section}: {what}"
    assert hand.banker + sum(hand.seats) == 0
    assert next(hand.cards, None) is None, "the hand ended before the script"


REJOUISSANCES = [
    # section, what happens, up-cards, own card and stock, banker with 3 chips on the rejouissance, wager, keeps
    ("8", "the first card that differs; it comes first", "ab", "c r rc", 3 - 2, "banker wins", False),
    ("8", "his own card comes first: he pays it evenly", "ab", "c r c", -3 - 2, "banker loses", False),
    ("8", "cards equal to his own join it before the rejouissance", "ab", "c cc r c", -3 - 2, "banker loses", False),
    ("8", "his own card quadruple: the stakes on it go back", "aaab", "a", 4, "returned", True),
    ("8", "made quadruple by joining, read like one dealt", "ab", "c ccc", 2, "returned", True),
    ("9", "it takes a single up-card and is double", "ab", "c a a c", 1 + 3 - 1, "banker wins", False),
    ("9", "it takes a double up-card and is triple", "aab", "c a b c", 1 + 1 + 1 - 3, "banker loses", True),
    ("9", "it takes a triple up-card and is void", "aaab", "c a c", 2 + 1 - 1, "returned", False),
    ("13", "played out after the last up-card; he keeps the deal", "ab", "c r abc", 2 - 3, "banker loses", True),
    ("13", "the same, won", "ab", "c r abr", 2 + 3, "banker wins", True),
]


@pytest.mark.parametrize(("section", "what", "up_cards", "then", "banker", "wager", "kept"), REJOUISSANCES)
def test_rejouissance(section, what, up_cards, then, banker, wager, kept):
    hand = Hand(iter(up_cards + then.replace(" ", "")), up_cards=len(up_cards), law=SALON, chips=3).play()
    assert (hand.banker, hand.wager, hand.kept) == (banker, wager, kept), f"section {section}: {what}"
    assert next(hand.cards, None) is None, "the hand ended before the script"


REPRISES = [
    # section, what happens, up-cards, own card and stock, reprise cards that lie out before his card comes
    ("10", "a card that matches nothing is a reprise card", "ab", "c xyc", {"x": 1, "y": 1}),
    ("11", "one that matches a reprise card doubles it", "ab", "c xxc", {"x": 2}),
    ("11", "one that matches an up-card makes a double reprise card", "ab", "c ac", {"a": 2}),
    ("11", "and of a double up-card a triple one", "aab", "c ac", {"a": 3}),
    ("11", "a carabin's card is played out after the last up-card", "a", "c axc", {"a": 2, "x": 1}),
]


@pytest.mark.parametrize(("section", "what", "up_cards", "then", "lying"), REPRISES)
def test_reprise(section, what, up_cards, then, lying):
    cards = iter(up_cards + then.replace(" ", ""))
    hand = Hand(cards, up_cards=len(up_cards), law=SALON, carabins=True).play()
    assert hand.reprises == lying, f"section {section}: {what}"


ODDS = [
    # section, carabin's and banker's multiplicity, stake, what a losing banker pays
    ("12.1", 1, 1, 3, 3),
    ("12.1", 1, 2, 2, 3),
    ("12.1", 2, 1, 3, 2),
    ("12.1", 2, 3, 1, 2),
    ("12.1", 3, 2, 2, 1),
    ("12.1", 1, 3, 1, 3),
    ("12.1", 3, 1, 3, 1),
    ("12.2, example 1", 2, 1, 3, 2),
    ("12.2, example 2", 2, 3, 1, 2),
    ("12.2, example 3", 3, 1, 3, 1),
]


@pytest.mark.parametrize(("section", "carabin", "banker", "stake", "paid"), ODDS)
def test_rule_of_odds(section, carabin, banker, stake, paid):
    assert Odds(carabin=carabin, banker=banker).payment(stake) == paid, f"section {section}"


CUT_THROATS = [
    # what happens, up-cards, own card and stock, coupe-gorge before any up-card, any exposed card, as the next card
    ("the very next card", "ab", "c c", (True, True, True)),
    ("after cards that match nothing", "ab", "c xyc", (True, True, False)),
    ("after a reprise card is taken", "ab", "c xxc", (True, False, False)),
    ("after an up-card is taken", "ab", "c ac", (False, False, False)),
    ("no up-card left to lose to", "a", "c a", (False, False, False)),
]


@pytest.mark.parametrize(("what", "up_cards", "then", "meanings"), CUT_THROATS)
def test_coupe_gorge(what, up_cards, then, meanings):
    hand = Hand(iter(up_cards + then.replace(" ", "")), up_cards=len(up_cards), law=SALON).play()
    assert hand.coupe_gorge == meanings, what


OTHERWISE = [
    # point, word, up-cards, own card and stock, chips, banker, seats, keeps
    ("risk", "paid", "aa", "b a", None, 1 + 2, (-1, -2), True),
    ("quadruple_up_card", "taken", "bcaaaa", "", None, 2 - 4 + 2, (-1, -1, -1, -1, 4, 0), False),
    ("equal_cards", "none", "ab", "c c", 3, -2, (1, 1), False),
    ("equal_cards", "one", "ab", "c cc", 3, -2, (1, 1), False),
    ("joined_quadruple", "plays-on", "ab", "c cccr abr", 3, 2 + 3, (-2, 0), True),
    ("undecided", "returned", "ab", "c r ab", 3, 2, (-2, 0), True),
    ("watering", "none", "ab", "c ab", None, 2, (-1, -1), True),
    ("watering", "own-card", "abc", "a a", None, -1, (-3, 2, 2), False),
    ("taken_by_rejouissance", "spared", "ab", "c a c", 3, 1 - 1 - 3, (-1, 1), False),
]


@pytest.mark.parametrize(("point", "word", "up_cards", "then", "chips", "banker", "seats", "kept"), OTHERWISE)
def test_read_otherwise(point, word, up_cards, then, chips, banker, seats, kept):
    law = {**SALON, point: word}
    cards = iter(up_cards + then.replace(" ", ""))
    hand = Hand(cards, up_cards=len(up_cards), law=law, chips=chips).play()
    assert (hand.banker, tuple(hand.seats), hand.kept) == (banker, seats, kept)
    assert next(hand.cards, None) is None, "the hand ended before the script"


def test_the_law_of_the_player_is_the_reading_salon():
    assert {point: getattr(reading("salon"), point) for point in SALON} == SALON
