"""`--format json` is a contract: every key that an answer has stands in the README's table, and the other way round."""

import json
import re
import shlex
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `([a-z ]+)` \| (.+) \|$", README.partition("## JSON")[2], flags=re.M))

# For each row of the table, questions that bring out all of its keys between them.
ASKED = {
    "chance": ["chance pharaon --rank Q"],
    "board": ['board pharaon --left "Q:2 K:1"'],
    "table": ["table pharaon --cards 8"],
    "paroli": ["paroli bassette --rank Q --rung 1"],
    "derive": [
        "derive pharaon --copies 2 --symbols y",
        "derive bassette --copies 2 --against la-bassette",
        "derive the-opener",
    ],
    "ladders": ["ladders bassette"],
    "deal": ["deal bassette --rank Q"],
    "transpose": ['transpose bassette --left "Q:2 K:1"'],
    "rules": ["rules pharaon", "rules basset pharaon", "rules", "rules montmort"],
    "verify": ["verify --source montmort-1713", "verify --source salon-des-jeux-lansquenet"],
    "quantities": ["quantities"],
    "sources": ["sources"],
    "lookup": ["lookup 33/1666"],
    "simulate": ["simulate pharaon --deals 100"],
    "lansquenet stakes": ["lansquenet stakes"],
    "lansquenet race": ["lansquenet race --stock 45 --order 1,0"],
    "lansquenet hand": ["lansquenet hand --cutters 4", "lansquenet hand --up-cards 3,1,0"],
    "lansquenet rejouissance": [
        "lansquenet rejouissance --cutters 4 --chips 9",
        "lansquenet rejouissance --up-cards 3,1,0",
        "lansquenet rejouissance",
    ],
    "lansquenet reprise": ["lansquenet reprise --cutters 4", "lansquenet reprise --up-cards 3,0,0 --turned 2"],
    "lansquenet modern": ["lansquenet modern"],
}


def tops(found: object) -> set[str]:
    """The keys of an answer, or of each of several."""
    return {key for one in (found if isinstance(found, list) else [found]) for key in one}


def told(row: str) -> set[str]:
    """The keys of the answer itself that a row names: what stands in parentheses is inside one of them."""
    while re.search(r"\([^()]*\)", row):
        row = re.sub(r"\([^()]*\)", "", row)
    return set(re.findall(r"`([a-z_]+)`", row))


def test_every_command_that_answers_has_its_row() -> None:
    assert set(ROWS) == set(ASKED)


@pytest.mark.parametrize("name", ASKED)
def test_the_keys_are_those_that_are_promised(odds, name: str) -> None:
    met: set[str] = set()
    for words in ASKED[name]:
        ended = odds(*shlex.split(words), "--format", "json")
        assert ended.status in (0, 1), ended.err
        met |= tops(json.loads(ended.out))
    assert met == told(ROWS[name])
