"""What a rule file says is what is dealt: the last card changes what it names, and nothing else."""

from fractions import Fraction

import pytest

from odds import Rules, RulesError, chance, read
from odds.engine.enumerate import deal
from odds.rules import Play

FILE = """
title = "Two places"
period = "never"
evidence = "modern"
sources = ["this test"]
pays = ["1/2", 3]
unsettled = "returned"
turn = ["first", "second"]
joins = { deal = "first" }

[places.first]
then = "second"
hit = { call = "waits", then = "decides" }

[places.decides]
then = "first"
hit = { call = "halved", takes = "1/4" }
miss = { call = "loses" }

[places.second]
then = "first"
hit = { call = "wins" }
"""


def rules(last: str = "") -> Rules:
    """The file with a line on the last card at the place that decides."""
    return read(FILE.replace('miss = { call = "loses" }', f'miss = {{ call = "loses" }}\n{last}'), name="two-places")


def said(last: str, word: str) -> str:
    """How a deal ends, told in hits and misses."""
    play = Play.of(rules(last))
    return deal(play, play.enter("first"), {at for at, card in enumerate(word) if card == "h"}, cards=len(word)).says


@pytest.mark.parametrize(
    ("last", "hit", "miss"),
    [
        ("", "halved", "loses"),
        ('last = { hit = { call = "void" } }', "void", "loses"),
        ('last = { miss = { call = "void" } }', "halved", "void"),
        ('last = { hit = { call = "off" }, miss = { call = "void" } }', "off", "void"),
    ],
)
def test_the_last_card_changes_what_it_names(last: str, hit: str, miss: str) -> None:
    assert (said(last, "hh"), said(last, "hm")) == (hit, miss)
    assert (said(last, "hhm"), said(last, "hmm")) == ("halved", "loses")  # not the last card


def test_its_own_ladder_and_shares_are_read() -> None:
    game = rules()
    assert game.ladder.pays == (Fraction(1, 2), Fraction(3))
    assert game.places["decides"].hit is not None
    assert game.places["decides"].hit.takes == Fraction(1, 4)
    # Three cards, two copies: hhm loses a quarter, hmh all, mhh wins.
    assert chance(game, cards=3, copies=2, joins="deal", began=3).advantage.per_stake == Fraction(1, 12)


def test_a_call_says_whether_it_takes() -> None:
    with pytest.raises(RulesError, match="two-places, places, decides, hit, takes: expected a share"):
        read(FILE.replace('takes = "1/4"', 'takes = "5/4"'), name="two-places")
    with pytest.raises(RulesError, match="no share, since 'wins' takes nothing"):
        read(FILE.replace('{ call = "wins" }', '{ call = "wins", takes = 1 }'), name="two-places")
    with pytest.raises(RulesError, match="'takes', which is missing"):
        read(FILE.replace('call = "halved", takes = "1/4"', 'call = "halved"'), name="two-places")


def test_a_share_may_be_nothing_and_a_win_takes_none() -> None:
    game = read(FILE.replace('takes = "1/4"', "takes = 0"), name="two-places")
    assert game.places["decides"].hit is not None
    assert game.places["second"].hit is not None
    assert (game.places["decides"].hit.takes, game.places["second"].hit.takes) == (0, 0)


PAYS, TURN, DEAL, LOSES = 'pays = ["1/2", 3]', 'turn = ["first", "second"]', '{ deal = "first" }', '{ call = "loses" }'
NOWHERE = "expected a place among first, decides, second, got 'third'"
NO_LADDER = "expected the name of a ladder, or a list such as [1, 3, 7], got"


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        (PAYS, "pays = 3", f", pays: {NO_LADDER} '3'"),
        (PAYS, 'pays = ""', f", pays: {NO_LADDER} ''"),
        (PAYS, 'pays = "fare"', ", pays: expected a ladder among fair"),
        (TURN, 'turn = ["first", "third"]', f", turn: {NOWHERE}"),
        (TURN, 'turn = ["first", "second", "first", "second"]', ", turn: expected each place once, got first, second"),
        (TURN, 'turn = ["second", "decides"]', ", turn: expected 'decides' after a miss at 'second', got 'first'"),
        (DEAL, '{ deal = "third" }', f", joins, deal: {NOWHERE}"),
        (DEAL, '{ deal = "first", middle = "second" }', ", joins: expected keys among deal, turn, mid_turn, got"),
        (DEAL, '{ turn = "first" }', ", joins: expected the key 'deal', which is missing"),
        (DEAL, f"{DEAL}\nstock = {{ hands = 3 }}", ", stock: expected keys among hand, punters_a_pack, shown, got"),
        (
            DEAL,
            '{ deal = "aside", turn = "first" }\n[places.aside]\nthen = "aside"',
            ", turn: expected the deal to fall into the turn, got a deal that never does",
        ),
        ("[places.decides]", '[places.decides]\nnext = "first"', ", places, decides: expected keys among then, hit"),
        (
            "[places.decides]",
            '[places.decides]\nlast = { then = "first" }',
            ", places, decides, last: expected keys among hit, miss, got 'then'",
        ),
        (LOSES, '{ call = "loses", take = 1 }', ", places, decides, miss: expected keys among call, takes, then, got"),
        (LOSES, '{ call = "losses" }', ", places, decides, miss, call: expected one of wins, loses, "),
        ('then = "second"', 'then = "third"', f", places, first: {NOWHERE}"),
        ('then = "decides"', 'then = "third"', f", places, first: {NOWHERE}"),
        (', then = "decides"', "", ": expected places that a stake can come to, got 'decides' where none does"),
    ],
)
def test_what_is_written_wrong_is_told_where(was: str, becomes: str, says: str) -> None:
    with pytest.raises(RulesError) as error:
        read(FILE.replace(was, becomes), name="mine", where="mine.toml")
    assert str(error.value).startswith(f"mine.toml{says}")


def test_a_stake_may_join_in_the_middle_of_a_turn_of_two_cards_alone() -> None:
    joins = FILE.replace('{ deal = "first" }', '{ deal = "first", mid_turn = "second" }')
    assert read(joins, name="mine").joins["mid-turn"] == "second"
    three = joins.replace('then = "first"\nhit = { call = "wins" }', 'then = "third"\n[places.third]\nthen = "first"')
    with pytest.raises(RulesError, match=r"^mine, joins, mid_turn: expected a turn of two cards, got 3$"):
        read(three.replace('"second"]', '"second", "third"]'), name="mine")


def test_a_place_that_never_comes_to_the_turn_is_refused(odds, tmp_path) -> None:
    """A stake that joined there would wait for its turn for ever."""
    file = tmp_path / "aside.toml"
    file.write_text(
        """
title = "Aside"
period = "now"
evidence = "modern"
sources = ["us"]
pays = [1]
unsettled = "returned"
turn = ["one"]
joins = { deal = "one", turn = "aside" }
[places.one]
then = "one"
hit = { call = "wins" }
[places.aside]
then = "aside"
hit = { call = "loses" }
""",
        encoding="utf-8",
    )
    ended = odds("chance", str(file), "--cards", "50", "--copies", "2")
    assert (ended.status, ended.out) == (2, "")
    assert "places, aside: expected misses that lead into the turn" in ended.err
