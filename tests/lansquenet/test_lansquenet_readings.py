"""Readings are data: complete, closed, and refused in one sentence."""

import pkgutil
import tomllib
from dataclasses import fields

import pytest

from odds.lansquenet import READINGS, VOCABULARY, Pack, Reading, hand, parse_reading, reading


@pytest.mark.parametrize("name", READINGS)
def test_a_named_reading_says_every_point(name):
    table = tomllib.loads(pkgutil.get_data("odds.lansquenet", f"readings/{name}.toml").decode())
    assert list(table) == ["title", "sources", *VOCABULARY]
    assert reading(name).sources


def test_the_vocabulary_covers_the_fields():
    assert [field.name for field in fields(Reading)] == ["title", "sources", *VOCABULARY]


def test_a_reading_of_ones_own_departs_from_salon():
    own = parse_reading('title = "House"\nbanker = "apart"')
    assert (own.title, own.sources, own.risk) == ("House", (), reading("salon").risk)
    assert hand(3, reading=own).up_cards == 3
    assert hand(3, reading=own).expectation == hand(4).expectation


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("risk = base", "a reading must be TOML text"),
        ('risc = "base"', "a point of a reading must be one of .*, not 'risc'; did you mean risk"),
        ('risk = "payed"', "the point risk of a reading must be one of base, paid, not 'payed'; did you mean paid"),
        ("risk = 2", "the point risk of a reading must be one of base, paid, not '2'"),
        ("title = 3", "a reading has a title in quotes and a list of sources, not 3"),
        ('sources = "mine"', "a reading has a title in quotes and a list of sources"),
    ],
)
def test_bad_readings(text, sentence):
    with pytest.raises(ValueError, match=sentence):
        parse_reading(text)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: hand(1), "the number of cutters with 52 cards must be a whole number from 2 to 52, not 1"),
        (lambda: hand(60), "the number of cutters with 52 cards must be a whole number from 2 to 52, not 60"),
        (lambda: hand(4.0), "the number of cutters with 52 cards must be a whole number from 2 to 52, not 4.0"),
        (lambda: hand(4, reading="salom"), "the reading must be one of salon, .*; did you mean salon"),
        (lambda: hand(4, rejouissance=-1), "the number of chips on the rejouissance must be .* not -1"),
        (lambda: Pack(ranks=1), "the number of ranks must be a whole number of 2 or more, not 1"),
        (lambda: Pack(copies=1), "the number of copies of a rank must be a whole number of 2 or more, not 1"),
    ],
)
def test_bad_hands(ask, sentence):
    with pytest.raises(ValueError, match=sentence):
        ask()
