"""Claims asked for by their ids, by a source, and from files that name rule sets of their own."""

import csv
import io
import json
from pathlib import Path

import pytest

from odds.claims.book import book
from odds.claims.reading import ClaimError, read
from odds.sources import sources

README = Path(__file__).parents[2] / "README.md"
ENTRY = """
[[claim]]
id = "mine"
source = "hoyle-faro: p. 66"
says = "What our house gains."
printed = "-355/21658"
quantity = "advantage"
of = { rules = "house/maison.toml", cards = 52, copies = 4 }
verdict = "HOLDS"
"""


@pytest.fixture
def folder(tmp_path):
    """A folder with the rule set of the README in a folder of its own."""
    blocks = [block.split("```")[0] for block in README.read_text(encoding="utf-8").split("```toml\n")[1:]]
    (rules,) = [block for block in blocks if "[places." in block]
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "maison.toml").write_text(rules, encoding="utf-8")
    return tmp_path


def data(ended):
    return json.loads(ended.out)


def test_the_id_that_lookup_printed_was_taken_for_a_file(odds):
    ended = odds("verify", "hoyle-guinea")
    assert ended.status == 0
    wording = next(claim.says for claim in book().claims if claim.id == "hoyle-guinea")
    for told in (wording, "p. 66", "asked: advantage, rules pharaon, cards 8, copies 3", "3/28 (2 s. 3 d.)", "a slip"):
        assert told in ended.out
    assert [one["id"] for one in data(odds("verify", "hoyle-table", "hoyle-guinea", "--format", "json"))] == [
        "hoyle-table",
        "hoyle-guinea",
    ]


def test_a_table_asked_for_by_its_id_is_told_cell_by_cell(odds):
    lines = odds("verify", "hoyle-table").out.splitlines()
    start = lines.index("hoyle-table, cell by cell")
    assert lines[start + 3].split()[-6:] == ["1/54", "8/435", "(1", "in", "54.38)", "ROUNDS"]


def test_the_wording_of_a_source_is_told(odds):
    ended = odds("verify", "--source", "hoyle-faro")
    claims = [claim for claim in book().claims if claim.source.startswith("hoyle-faro:")]
    assert len(claims) > 5
    assert all(f"{claim.id}: {claim.says}" in ended.out for claim in claims)
    assert {one["id"] for one in data(odds("verify", "--source", "hoyle-faro", "--format", "json"))} == {
        claim.id for claim in claims
    }


def test_the_csv_had_no_source_no_statement_and_no_note(odds):
    rows = list(csv.DictReader(io.StringIO(odds("verify", "--format", "csv").out)))
    assert len(rows) == len(book().claims)
    claims = {claim.id: claim for claim in book().claims}
    for row in rows:
        claim = claims[row["claim"]]
        assert (row["says"], row["place"], row["note"]) == (claim.says, claim.place, claim.note)
        assert sources()[claim.key]["title"] in row["source"]


def test_a_rule_file_was_refused_in_a_claim_file(odds, folder):
    """It is looked for from the folder of the file that names it."""
    (folder / "mine.toml").write_text(ENTRY, encoding="utf-8")
    found = odds("chance", str(folder / "house/maison.toml"), "--format", "json")
    assert data(found)["advantage"]["per_stake"]["exact"] == "-355/21658"
    ended = odds("verify", str(folder / "mine.toml"), "--format", "json")
    assert ended.status == 0
    (one,) = data(ended)
    assert (one["verdict"], one["of"]["rules"]) == ("HOLDS", "maison")
    assert odds("sheet", "claims", str(folder / "mine.toml"), "--format", "json").status == 0


def test_a_rule_file_was_refused_in_a_line(odds, folder, monkeypatch):
    monkeypatch.chdir(folder / "house")
    assert odds("verify", "--claim", "advantage, maison.toml, 52/4 < 0").status == 0
    order = "advantage, cards 52, copies 4, over rules = maison.toml < bassette < pharaon"
    assert odds("verify", "--claim", order).status == 0
    reading = ENTRY.replace("house/maison.toml", "pharaon") + 'readings = [{ says = "ours", rules = "maison.toml" }]'
    Path("mine.toml").write_text(reading, encoding="utf-8")
    assert odds("verify", "mine.toml").status == 0


def test_a_bad_rule_file_in_a_claim_says_where(odds, folder):
    (folder / "mine.toml").write_text(ENTRY.replace("house/maison", "mine"), encoding="utf-8")
    ended = odds("verify", str(folder / "mine.toml"))
    assert ended.status == 2
    assert ended.err.startswith(f"odds: {folder}/mine.toml, mine, of, rules: {folder}/mine.toml: expected keys among")


def test_the_library_opens_no_file_that_a_claim_names():
    with pytest.raises(ClaimError, match=r"expected a rule set by name, got the file 'house/maison\.toml'"):
        read([("mine.toml", ENTRY)])


def test_the_keys_of_the_bibliography_were_told_nowhere(odds, tmp_path):
    found = {one["key"]: one for one in data(odds("sources", "--format", "json"))}
    assert [*found] == [*sources()]
    assert found["hoyle-faro"]["address"] == sources()["hoyle-faro"]["address"]
    assert sum(one["claims"] for one in found.values()) == len(book().claims)
    assert "Abraham De Moivre, The Doctrine of Chances" in odds("sources").out
    (tmp_path / "mine.toml").write_text(
        ENTRY.replace("hoyle-faro", "hoyle").replace("house/maison.toml", "pharaon"), encoding="utf-8"
    )
    assert "`odds sources` lists them" in odds("verify", str(tmp_path / "mine.toml")).err


def test_the_book_told_by_ids_alone_says_how_the_wording_is_asked_for(odds):
    assert "`odds verify ID` tells a claim whole" in odds("verify").out
    assert "odds verify ID" not in odds("verify", "hoyle-guinea").out
    assert "Recalled: stated from memory" in odds("verify", "montmort-fresh-pack").out
    assert "Recalled" not in odds("verify", "hoyle-guinea").out


def test_in_a_terminal_of_100_columns_claims_are_no_wider(odds, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("cli.terminal.across", lambda: 100)
    for words in (("verify",), ("verify", "hoyle-guinea", "hoyle-table"), ("lookup", "1.98"), ("rules", "montmort")):
        assert max(map(len, odds(*words).out.splitlines())) <= 100
