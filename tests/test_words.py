"""Each rule set said a second time: when does a stake win, lose or stay, in words of h (hit) and m (miss)?

A deal seen through one rank is such a word; the expressions below were written from the sources, not from the tables.
A row names how the stake joins, whether the cards left are even or odd in number (any: both), and, if not whole packs,
how many cards the deal began with.
Its endings share out all words; what may befall a stake on its way has a question mark, and comes before the ending.
"""

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from odds import RulesError, chance, load, names
from odds.engine.enumerate import every_deal
from odds.rules import JOININGS, Outcome, Play

MOST_CARDS, MOST_COPIES = 10, 4
KINDS = {"wins": "win", "loses": "loss", "opened": "loss", "halved": "loss"}
LEFT = ("void", "unsettled")  # the stake still lies on the card when the deal is over
GAINS = {"wins": "1", "loses": "-1", "opened": "-2/3", "halved": "-1/2", "fined": "-1/2"}
HALF_OPENER = ("basset-cotton", "basset-demoivre")

# Banker and punter by turns: the punter's hits win, but for the very last card, which is void.
BANKER_NEXT = {"loses": "(mm)*h.*", "wins": "m(mm)*h.+", "void": "m(mm)*h", "unsettled": "m+"}
PUNTER_NEXT = {"wins": "(mm)*h.+", "void": "(mm)*h", "loses": "m(mm)*h.*", "unsettled": "m+"}
OPENER_NEXT = {"opened": "h.*", "wins": "m(mm)*h.+", "void": "m(mm)*h", "loses": "(mm)+h.*", "unsettled": "m+"}
# One card of the turn is still to come: it is not for the stake, or ends it where it is a hit.
LET_BY = {"opened": ".h.*", "wins": ".m(mm)*h.+", "void": ".m(mm)*h", "loses": ".(mm)+h.*", "unsettled": ".m*"}
BET_OFF = {
    "off": "h.*", "opened": "mh.*", "wins": "mm(mm)*h.+", "void": "mm(mm)*h", "loses": "m(mm)+h.*", "unsettled": "m+",
}  # fmt: skip
BASSETTE = {
    "deal even": OPENER_NEXT,
    "turn even": OPENER_NEXT,
    "standing even": BANKER_NEXT,
    "standing odd": PUNTER_NEXT,
}
# The same without a void card: the last one counts as any other.
ALTERNATE = {"loses": "(mm)*h.*", "wins": "m(mm)*h.*", "unsettled": "m+"}
CONTRARY = {"wins": "(mm)*h.*", "loses": "m(mm)*h.*", "unsettled": "m+"}


def basset(*, wins: str, loses: str, quiet: str) -> dict[str, dict[str, str]]:
    """The English game past its fasse, in turns of player and bank, of which the `quiet` ones settle nothing."""
    endings = {"wins": f"{quiet}{wins}.+", "loses": f"{quiet}{loses}.+", "void": f"{quiet}h", "unsettled": f"{quiet}m"}
    after_one = {ending: f".{word}" for ending, word in endings.items()}
    bank_next = {ending: f"m{word}" for ending, word in endings.items()}
    return {
        "deal even": after_one | {"fined?": "h.*", "twins?": ".(mm)*hh.*"},
        "standing odd": endings | {"twins?": "(mm)*hh.*"},
        "standing even": bank_next | {"loses": f"h.*|{bank_next['loses']}", "twins?": "m(mm)*hh.*"},
    }


DOUBLET = {"loses": "(mm)*(hm.*|hh)", "halved": "(mm)*hh.+", "wins": "(mm)*mh.+", "void": "(mm)*mh", "unsettled": "m+"}
SPLIT = {"loses": "(mm)*hm.+", "halved": "(mm)*hh.+", "wins": "(mm)*mh.+", "void": "(mm)*h", "unsettled": "m+"}

WORDS = {
    "bassette": BASSETTE | {"mid-turn odd": LET_BY},
    "bassette-encyclopedie": BASSETTE | {"mid-turn odd": BET_OFF},
    # A player's card in the turn after twins loses, unless it ties again ...
    "basset": basset(quiet="(mm|hh)*", wins="(?<!hh)hm", loses="(mh|(?<=hh)hm)"),
    # ... or loses at once, whatever follows it ...
    "basset-repeat-first": basset(quiet="(mm|hhmm)*(hh)?", wins="(?<!hh)hm", loses="(mh|(?<=hh)h)"),
    # ... or wins as ever.
    "basset-no-repeat": basset(quiet="(mm|hh)*", wins="hm", loses="mh"),
    "basset-demoivre": BASSETTE | {"mid-turn odd": BET_OFF},
    "basset-cotton": {"deal even": OPENER_NEXT, "standing even": BANKER_NEXT, "standing odd": PUNTER_NEXT},
    # The hands of 13 may leave a stock of either kind, so the side dealt next depends on how many the deal began with.
    "la-bassette": {
        "deal any": ALTERNATE,
        "turn even": ALTERNATE,
        "turn odd of 39": ALTERNATE,
        "standing even": ALTERNATE,
        "standing odd": CONTRARY,
        "standing even of 39": CONTRARY,
        "standing odd of 39": ALTERNATE,
    },
    "bassetta": {
        "deal any": {"loses": "h.*|m(mm)*h.*|(mm)+h", "wins": "(mm)+h.+", "unsettled": "m+"},
        "standing even": {"wins": "(mm)*h.+", "loses": "m(mm)*h.*", "unsettled": "m+"},
        "standing odd": {"loses": "(mm)*h.*", "wins": "m(mm)*h.+", "unsettled": "m+"},
    },
    "pharaon": {
        "deal even": DOUBLET,
        "turn even": DOUBLET,
        "standing even": DOUBLET,
        "standing odd": {
            "wins": "(mm)*h.+", "void": "(mm)*h", "loses": "m(mm)*(hm.*|hh)", "halved": "m(mm)*hh.+", "unsettled": "m+",
        },
    },
    "faro": {
        "deal even": {ending: f".{word}" for ending, word in SPLIT.items()},  # the soda is for nobody
        "turn odd": SPLIT,
        "standing odd": SPLIT,
        "standing even": {
            "wins": "(mm)*h.+", "void": "m(mm)*h", "loses": "m(mm)*hm.+", "halved": "m(mm)*hh.+", "unsettled": "m+",
        },
    },
    "andar-bahar": {"deal any": CONTRARY, "standing odd": CONTRARY, "standing even": ALTERNATE},
}  # fmt: skip

ROWS = [(rules, row) for rules, rows in WORDS.items() for row in rows]
JOINED = {(rules, row.split()[0]) for rules, row in ROWS}


def named(rules: str, word: str, row: dict[str, str]) -> Outcome:
    """The outcome that the one row of expressions gives to a word."""
    said = [ending for ending, pattern in row.items() if re.fullmatch(pattern, word)]
    befell = [event.removesuffix("?") for event in said if event.endswith("?")]
    ending = [event for event in said if not event.endswith("?")]
    assert len(ending) == 1, f"{rules} {word}: expected one ending, got {ending}"
    gains = {**GAINS, "opened": "-1/2"} if rules in HALF_OPENER else GAINS
    gain = sum((Fraction(gains.get(event, "0")) for event in befell + ending), Fraction(0))
    riding = 0 if ending[0] in LEFT else None
    return Outcome(", ".join(befell + ending), KINDS.get(ending[0], "null"), gain, riding)


def words(cards: int, copies: int) -> list[str]:
    """Every word with so many hits."""
    return ["".join("mh"[card in hits] for card in range(cards)) for hits in combinations(range(cards), copies)]


def stocks(row: str) -> list[tuple[int, int]]:
    """The numbers of cards and copies that a row speaks of."""
    parity = row.split()[1]
    fits = {"even": (0,), "odd": (1,), "any": (0, 1)}[parity]
    sizes = [cards for cards in range(1, MOST_CARDS + 1) if cards % 2 in fits]
    return [(cards, copies) for cards in sizes for copies in range(min(cards, MOST_COPIES) + 1)]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda text: text.replace(" ", "-"))
def test_the_table_says_what_the_words_say(name: str, row: str) -> None:
    rules, play = load(name), Play.of(load(name))
    joins, _, *rest = row.split()
    for cards, copies in stocks(row):
        expected = Counter(named(name, word, WORDS[name][row]) for word in words(cards, copies))
        began = cards if joins == "deal" else int(rest[-1]) if rest else None
        found = chance(rules, cards=cards, copies=copies, joins=joins, began=began)
        assert found.stake.ways == expected, (cards, copies)
        assert found.stake.total == expected.total()
        assert every_deal(play, play.enter(found.place), cards=cards, copies=copies).ways == expected


def test_every_rule_set_has_its_words() -> None:
    assert set(WORDS) == set(names())


@pytest.mark.parametrize("name", WORDS)
def test_a_stake_joins_in_no_other_way(name: str) -> None:
    for joins in set(JOININGS) - {joins for rules, joins in JOINED if rules == name}:
        for cards in (9, 10):
            with pytest.raises(RulesError, match="expected a way of joining"):
                chance(load(name), cards=cards, copies=2, joins=joins)


def test_a_wrong_word_is_caught() -> None:
    """Of 4 cards and 2 copies, the doublet in the last turn of pharaon takes the whole stake, and not half of it."""
    wrong = DOUBLET | {"loses": "(mm)*hm.*", "halved": "(mm)*hh.*"}
    stake = chance(load("pharaon"), cards=4, copies=2).stake
    assert stake.ways != Counter(named("pharaon", word, wrong) for word in words(4, 2))
