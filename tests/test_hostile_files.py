"""No file breaks a command: rules, ladders, claims and readings with pieces cut out, odd values, and worse.

`HOSTILE=20` in the environment runs twenty times as many.
"""

from pathlib import Path

import pytest
from hostile import ROOT, broken, ends_well, examples, mutated, run
from hypothesis import given
from hypothesis import strategies as st

from odds.lansquenet.reading import READINGS
from odds.rules import names

FILES = {
    "rules": [ROOT / f"odds/rules/book/{name}.toml" for name in names()],
    "claims": sorted((ROOT / "odds/claims/book").glob("*.toml")),
    "reading": [ROOT / f"odds/lansquenet/readings/{name}.toml" for name in READINGS],
}
LADDER = """
title = "Mine"
pays = [1, "7/2", 7, 15]
sources = ["this test"]
en = ["one", "two", "three", "four"]
fr = ["un", "deux", "trois", "quatre"]
"""
OF_RULES = [
    "chance {} --cards 12 --copies 3", "rules {}", "rules bassette {}",
    "paroli {} --cards 12 --copies 3 --carry --policy",
    "sheet rules {}", "sheet paroli {} --lang it", "sheet board {} --format json", "plot ladder {}", "plot result {}",
    "table {} --cards 12..8 --copies 1..2", "board {} --left A:2,K:1", "deal {} --cards 12 --copies 3",
    "transpose {} --left A:2,K:1", "simulate {} --cards 12 --copies 3 --deals 20", "ladders {}",
]  # fmt: skip
OF_LADDERS = [
    "paroli bassette --cards 12 --copies 3 --ladder {}", "deal bassette --way paroli --cards 12 --copies 3 --ladder {}",
    "sheet paroli --ladder {}", "plot ladder --ladder {}", "transpose bassette --left A:2,K:1 --ladder {}",
    "ladders bassette --ladder {}",
]  # fmt: skip
OF_READINGS = [
    "lansquenet hand --cutters 4 --reading {}", "lansquenet hand --up-cards 1,1,0 --reading {}",
    "lansquenet rejouissance --cutters 4 --reading {}", "lansquenet reprise --cutters 4 --turned 9 --reading {}",
    "plot lansquenet {} --cutters 3", "sheet stakes {}",
]  # fmt: skip


def files(kind: str) -> st.SearchStrategy[str]:
    """The text of a file of this kind, cut up or with odd values in it."""
    texts = [LADDER] if kind == "ladder" else [file.read_text(encoding="utf-8") for file in FILES[kind]]
    return st.sampled_from(texts).flatmap(lambda text: broken(text) | mutated(text))


def no_command_breaks(text: str, command: str, room: Path) -> None:
    """The command ends well with that file, and leaves it as it is."""
    file = room / "mine.toml"
    file.write_text(text, encoding="utf-8")
    ends_well(command.format(file).split(), room)
    assert file.read_text(encoding="utf-8") == text
    assert [*room.iterdir()] == [file]


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("files")


@examples(700)
@given(text=files("rules"), command=st.sampled_from(OF_RULES))
def test_no_rule_file_breaks_a_command(room: Path, text: str, command: str) -> None:
    no_command_breaks(text, command, room)


@examples(30)
@given(
    text=files("rules"), more=st.sampled_from(["--copies 2", "--copies 2 --wins 2", "--copies 1 --against bassette"])
)
def test_no_rule_file_breaks_a_formula(room: Path, text: str, more: str) -> None:
    no_command_breaks(text, f"derive {{}} {more}", room)


@examples(200)
@given(text=files("ladder"), command=st.sampled_from(OF_LADDERS))
def test_no_ladder_file_breaks_a_command(room: Path, text: str, command: str) -> None:
    no_command_breaks(text, command, room)


@examples(200)
@given(text=files("reading"), command=st.sampled_from(OF_READINGS))
def test_no_reading_breaks_a_command(room: Path, text: str, command: str) -> None:
    no_command_breaks(text, command, room)


@examples(150)
@given(text=files("claims"), command=st.sampled_from(["verify {}", "verify {} --format json", "sheet claims {}"]))
def test_no_file_of_claims_breaks_a_command(room: Path, text: str, command: str) -> None:
    no_command_breaks(text, command, room)


PHARAON = (ROOT / "odds/rules/book/pharaon.toml").read_text(encoding="utf-8")
RING = """
title = "A ring"
period = "never"
evidence = "modern"
sources = ["this test"]
pays = [1]
unsettled = "returned"
turn = [{turn}]
joins = {{ deal = "p0" }}
"""


def ring(places: int) -> str:
    """So many places round, the stake won at the first of them and lost at all others."""
    told = RING.format(turn=", ".join(f'"p{at}"' for at in range(places)))
    calls = [
        f'[places.p{at}]\nthen = "p{(at + 1) % places}"\nhit = {{ call = "{"loses" if at else "wins"}" }}\n'
        for at in range(places)
    ]
    return told + "\n".join(calls)


def test_a_thousand_places_are_dealt(room: Path) -> None:
    """The stake is won when the first card of all is one of the 4 among 52."""
    file = room / "mine.toml"
    file.write_text(ring(1000), encoding="utf-8")
    status, out, _ = run(["chance", str(file), "--as", "fraction"])
    assert status == 0
    assert "1/13" in out.partition("all wins")[2].partition("\n")[0]
    for command in OF_RULES:
        no_command_breaks(ring(1000), command, room)


ENDLESS = {
    "digits": f"title = {'9' * 900_000}",
    "a number within": PHARAON.replace('"1/2"', "9" * 900),
    "dots": f"title{'.a' * 300_000} = 1",
    "brackets": f"title = {'[' * 100_000}",
    "tables": f"title = {'{a=' * 200}1{'}' * 200}",
    "length": " " * 1_000_001,
    "keys": "\n".join(f"k{at} = {at}" for at in range(60_000)),
    "quotes": f'title = """{"x " * 400_000}"""',
    "a byte that is no UTF-8": "\N{REPLACEMENT CHARACTER}",
}


@pytest.mark.parametrize("what", ENDLESS)
@pytest.mark.parametrize(
    "command", ["chance {}", "verify {}", "paroli bassette --ladder {}", "lansquenet hand --reading {}"]
)
def test_no_endless_file_takes_long(tmp_path: Path, what: str, command: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff" if "UTF-8" in what else ENDLESS[what].encode())
    assert ends_well(command.format(file).split(), tmp_path) == 2


def test_a_mark_of_the_byte_order_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PHARAON, encoding="utf-8-sig")
    assert run(["chance", str(file)])[0] == 0
