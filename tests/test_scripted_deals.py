"""The rules once more, as deals of real cards: one for each paragraph of a source that bears on a stake.

A deal is its cards in order; the bar stands where the stake on the queen was laid, if not at the start.
"""

from fractions import Fraction

import pytest

from odds import RulesError, load
from odds.engine.enumerate import deal
from odds.rules import Play
from odds.rules.joining import joining, place_of


def ends(name: str, cards: str, *, rank: str = "Q") -> tuple[str, Fraction]:
    """What becomes of a stake on a rank when these cards are dealt: what was called, and the punter's gain."""
    rules = load(name)
    gone, left = cut_at_bar(cards)
    began = len(gone) + len(left)
    play = Play.of(rules)
    place = place_of(rules, joining(rules, cards=len(left), began=began), cards=len(left), began=began)
    hits = {number for number, card in enumerate(left) if card == rank}
    outcome = deal(play, play.enter(place), hits, cards=len(left))
    return outcome.says, outcome.gain


def cut_at_bar(cards: str) -> tuple[list[str], list[str]]:
    """The cards dealt before the stake was laid, and those after."""
    gone, bar, left = cards.partition("|")
    return (gone.split(), left.split()) if bar else ([], cards.split())


BASSETTE = {
    "sec. 2: the first card of a turn is the banker's": ("7 K Q J", "loses", "-1"),
    "sec. 2: the second card of a turn is the punters'": ("J Q 7 K", "wins", "1"),
    "sec. 2: turns follow one another in the same way": ("7 K 2 3 J Q A 10", "wins", "1"),
    "sec. 3: a win is paid the amount of the bet": ("7 K J Q 2 3", "wins", "1"),
    "sec. 3: the last card lets no one win": ("J K 7 Q", "void", "0"),
    "sec. 3: the opener takes two thirds": ("Q J 7 K", "opened", "-2/3"),
    "sec. 3: a new bet between turns meets an opener": ("J K | Q 7 8 9", "opened", "-2/3"),
    "sec. 3: a new bet past its opener loses whole": ("J K | 7 8 Q 9", "loses", "-1"),
    "sec. 3: of two queens the banker's comes first": ("J K Q Q", "loses", "-1"),
    "sec. 3: two queens on the opener take two thirds": ("Q Q J K", "opened", "-2/3"),
    "sec. 4: a bet in mid-turn counts for the next turn": ("J | 7 8 Q 9 10", "wins", "1"),
    "sec. 4: the card still to come is not for it": ("J | Q 7 8 9 10", "unsettled", "0"),
    "sec. 4: the card still to come, and then an opener": ("J | Q Q 7 8 9", "opened", "-2/3"),
    "sec. 4: a bet in mid-turn meets an opener": ("J | 7 Q K 8 9", "opened", "-2/3"),
    "sec. 4: a card freed of its bet is out of the game": ("J Q Q 7", "wins", "1"),
    "sec. 6: the last card is void, and the bet left for the next stock": ("J K 7 8 9 Q", "void", "0"),
    "sec. 6: the four similar cards had gone by": ("Q Q Q Q | J K 7 8", "unsettled", "0"),
}

ENCYCLOPEDIE = {
    "a hit on the card still to come in the turn ends the bet": ("J | Q 7 8 9 10", "off", "0"),
    "after it the first card is of reduced value": ("J | 7 Q K 8 9", "opened", "-2/3"),
    "later it is a full win": ("J | 7 8 Q 9 10", "wins", "1"),
    "later it is a full loss": ("J | 7 8 9 Q 10", "loses", "-1"),
}

BASSET = {
    "the fasse is paid half, and the stake stands to win": ("Q Q 7 8", "fined, wins", "1/2"),
    "the fasse is paid half, and the stake stands to lose": ("Q 7 Q 8", "fined, loses", "-3/2"),
    "the fasse is paid half, and the stake is left over": ("Q 7 8 9", "fined, unsettled", "-1/2"),
    "the fasse is discarded, and the next card is the players'": ("7 Q 8 9", "wins", "1"),
    "the second card of a turn is the bank's": ("7 8 Q 9", "loses", "-1"),
    "twins are null, and the stake stands": ("7 Q Q 8 9 10", "twins, unsettled", "0"),
    "twins are null, and later the stake wins": ("7 Q Q 8 9 Q K 2", "twins, wins", "1"),
    "twins are null, and later the stake loses": ("7 Q Q 8 Q 9", "twins, loses", "-1"),
    "the players' card twice in a row, after a tie, loses": ("7 Q Q Q 8 9", "twins, loses", "-1"),
    "a second tie in a row is a tie": ("7 Q Q Q Q 8", "twins, unsettled", "0"),
    "a third turn with the players' card loses too": ("7 Q Q Q Q Q 8 9", "twins, loses", "-1"),
    "the final card is null": ("7 8 9 Q", "void", "0"),
    "the final card is null after a fasse, too": ("Q 8 9 Q", "fined, void", "-1/2"),
    "the final card is null though it comes twice in a row": ("7 Q Q Q", "twins, void", "0"),
}

REPEAT_FIRST = {
    "a tie in the turn after loses at once": ("7 Q Q Q Q 8", "twins, loses", "-1"),
    "a win in the turn after loses": ("7 Q Q Q 8 9", "twins, loses", "-1"),
    "a turn between, and the players' card wins": ("7 Q Q 8 9 Q K 2", "twins, wins", "1"),
}
NO_REPEAT = {
    "the rule ignored, the turn after wins": ("7 Q Q Q 8 9", "twins, wins", "1"),
    "the rule ignored, a second tie is a tie": ("7 Q Q Q Q 8", "twins, unsettled", "0"),
}
COTTON = {
    "the fasse settles the stake at half": ("Q Q 7 8", "opened", "-1/2"),
    "past the fasse the first card settles, twins or not": ("7 Q Q 8", "wins", "1"),
    "the last card pays nothing": ("7 8 9 Q", "void", "0"),
}

LA_BASSETTE = {
    "the first card goes left, and the banker collects": ("Q 7 8 9", "loses", "-1"),
    "the second card goes right, and the banker pays": ("7 Q 8 9", "wins", "1"),
    "two cards alike: the banker collects without paying": ("7 8 Q Q", "loses", "-1"),
    "two by two until all bets are decided": ("7 8 9 10 J Q", "wins", "1"),
    "an odd stock ends on a card of the banker's": ("7 8 Q", "loses", "-1"),
    "a bet neither won nor lost": ("7 8 9", "unsettled", "0"),
}

BASSETTA = {
    "the single first card wins all bets on it": ("Q 7 8 9", "loses", "-1"),
    "the first pile loses": ("7 Q 8 9", "loses", "-1"),
    "the second pile wins, and is paid equal": ("7 8 Q 9", "wins", "1"),
    "of two alike the first pile's comes first": ("7 Q Q 8", "loses", "-1"),
    "pairs follow until all bets are resolved": ("7 8 9 10 Q J", "wins", "1"),
    "the last card is the banker's": ("7 8 9 Q", "loses", "-1"),
    "the last card is the banker's on the second pile, too": ("7 8 Q", "loses", "-1"),
    "the deck is exhausted": ("7 8 9 10", "unsettled", "0"),
}

PHARAON = {
    "the odd card is the banker's": ("Q 7 8 9", "loses", "-1"),
    "the even card is the punter's": ("7 Q 8 9", "wins", "1"),
    "a doublet takes half": ("Q Q 7 8", "halved", "-1/2"),
    "a doublet in the last turn takes the whole": ("7 8 Q Q", "loses", "-1"),
    "the last card is void": ("7 8 9 Q", "void", "0"),
    "a stake laid between turns is like any other": ("7 8 | Q 9", "loses", "-1"),
}

FARO = {
    "the soda is for nobody": ("Q 7 8 9", "unsettled", "0"),
    "the losing card comes first": ("7 Q 8 9", "loses", "-1"),
    "the winning card comes second": ("7 8 Q 9", "wins", "1"),
    "a split takes half": ("7 Q Q 8", "halved", "-1/2"),
    "the hock is dead": ("7 8 9 Q", "void", "0"),
    "a split before the hock takes half": ("7 8 9 | Q Q 10", "halved", "-1/2"),
}

ANDAR_BAHAR = {
    "the rank shown comes on the side dealt first": ("7 8 Q", "wins", "1"),
    "the rank shown comes on the other side": ("7 Q 8", "loses", "-1"),
}

SOURCES = {
    ("Salon des jeux, Bassette", "bassette"): BASSETTE,
    ("Encyclopedie, Bassette, and Bernoulli, Ars Conjectandi III, problem XXI", "bassette-encyclopedie"): ENCYCLOPEDIE,
    ("Wikipedia, Basset, Modern Rules", "basset"): BASSET,
    ("Wikipedia, Basset, twice in a row read strictly", "basset-repeat-first"): REPEAT_FIRST,
    ("Wikipedia, Basset, twice in a row ignored", "basset-no-repeat"): NO_REPEAT,
    ("The Compleat Gamester, Basset", "basset-cotton"): COTTON,
    ("IIMache de la Tetonniere, La Bassette", "la-bassette"): LA_BASSETTE,
    ("Alberti, Bassetta", "bassetta"): BASSETTA,
    ("Encyclopedie, Pharaon", "pharaon"): PHARAON,
    ("Faro as played in America", "faro"): FARO,
    ("Andar Bahar as played today", "andar-bahar"): ANDAR_BAHAR,
}
DEALS = {
    f"{source}, {paragraph}": (rules, *deal)
    for (source, rules), deals in SOURCES.items()
    for paragraph, deal in deals.items()
}


@pytest.mark.parametrize(("name", "cards", "says", "gain"), DEALS.values(), ids=DEALS)
def test_the_deal_ends_as_its_source_says(name: str, cards: str, says: str, gain: str) -> None:
    assert ends(name, cards) == (says, Fraction(gain))


def test_the_jack_loses_the_king_wins() -> None:
    """Salon des jeux, Bassette, sec. 2: what the banker announces of a jack followed by a king."""
    turns = "2 3 J K 4 5"
    assert ends("bassette", turns, rank="J") == ("loses", -1)
    assert ends("bassette", turns, rank="K") == ("wins", 1)


def test_no_card_is_added_once_play_begins() -> None:
    """Wikipedia, Basset (banking game), Modern Rules: stakes are laid before the fasse is shown."""
    for joins, cards in (("turn", 49), ("mid-turn", 50)):
        with pytest.raises(RulesError, match="expected a way of joining that basset knows"):
            place_of(load("basset"), joins, cards=cards, began=52)


LEFT_OVER = {
    "Salon des jeux, Bassette, sec. 6": ("bassette", "carries"),
    "Wikipedia, Basset, Modern Rules": ("basset", "must carry when parolied"),
    "IIMache, La Bassette, Fin d'un tour de jeu": ("la-bassette", "returned"),
    "Alberti, Bassetta, a riding bet": ("bassetta", "carries"),
}


@pytest.mark.parametrize(("name", "becomes"), LEFT_OVER.values(), ids=LEFT_OVER)
def test_what_becomes_of_an_unsettled_stake(name: str, becomes: str) -> None:
    assert load(name).unsettled == becomes
