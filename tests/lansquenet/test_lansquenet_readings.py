"""Readings are data: complete, closed, and refused in one sentence."""

import pkgutil
import tomllib
from dataclasses import fields, replace

import pytest

from odds.lansquenet.hand import hand
from odds.lansquenet.reading import READINGS, VOCABULARY, Reading, parse_reading, reading
from odds.lansquenet.shuffled import Shuffled


@pytest.mark.parametrize("name", READINGS)
def test_a_named_reading_says_every_point(name):
    table = tomllib.loads(pkgutil.get_data("odds.lansquenet", f"readings/{name}.toml").decode())
    assert list(table) == ["title", "sources", *VOCABULARY]
    assert reading(name).sources


def test_the_vocabulary_covers_the_fields():
    assert [field.name for field in fields(Reading)] == ["name", "title", "sources", *VOCABULARY]


def test_a_reading_of_ones_own_departs_from_salon():
    own = parse_reading('title = "House"\nbanker = "apart"')
    assert (own.title, own.sources, own.risk) == ("House", (), reading("salon").risk)
    assert hand(3, reading=own).up_cards == 3
    assert hand(3, reading=own).expectation == hand(4).expectation


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("risk = base", "reading: expected TOML, got a text that is none"),
        ('risc = "base"', "reading: expected keys among .*, got 'risc' .did you mean risk"),
        ('risk = "payed"', "reading, risk: expected one of base, paid, got 'payed' .did you mean paid"),
        ("risk = 2", "reading, risk: expected a text, got '2'"),
        ("title = 3", "reading, title: expected a text, got '3'"),
        ('sources = "mine"', "reading, sources: expected a list of texts, got 'mine'"),
    ],
)
def test_bad_readings(text, sentence):
    with pytest.raises(ValueError, match=sentence):
        parse_reading(text)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: hand(1), "expected a whole number from 2 to 52 as the number of cutters with 52 cards, got 1"),
        (lambda: hand(60), "expected a whole number from 2 to 52 as the number of cutters with 52 cards, got 60"),
        (lambda: hand(4.0), "expected a whole number from 2 to 52 as the number of cutters with 52 cards, got 4.0"),
        (lambda: hand(4, reading="salom"), "expected one of salon, .* as the reading, got 'salom' .did you mean salon"),
        (lambda: hand(4, chips=-1), "expected .* as the number of chips on the rejouissance, got -1"),
        (lambda: Shuffled(ranks=1), "expected a whole number from 2 to 100 as the number of ranks, got 1"),
        (lambda: Shuffled(copies=1), "expected a whole number of 2 or more as the number of copies of a rank, got 1"),
    ],
)
def test_bad_hands(ask, sentence):
    with pytest.raises(ValueError, match=sentence):
        ask()


@pytest.mark.parametrize("point", VOCABULARY)
def test_a_reading_made_by_hand_keeps_to_the_words(point):
    with pytest.raises(ValueError, match=f"as the point {point} of a reading, got 'as we like'"):
        replace(reading("salon"), **{point: "as we like"})
