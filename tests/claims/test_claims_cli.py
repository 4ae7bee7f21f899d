"""The commands of the claims room: what they print, in every format, and how they end."""

import csv
import io
import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from odds.claims.claim import VERDICTS
from odds.claims.lookup import parts
from odds.claims.quantities import QUANTITIES

ROOT = Path(__file__).parents[2]
KEYS = {
    "id", "says", "source", "place", "printed", "recalled", "quantity", "of", "over", "computed", "verdict", "recorded",
    "note", "readings",
}  # fmt: skip
MINE = """
[sources.grandmother]
title = "My grandmother's notebook"
seen = "whole"

[[claim]]
id = "hers"
source = "grandmother: p. 3"
says = "Two wins running at la bassette come once in so many."
printed = "1 in 4.3"
quantity = "wins"
of = { wins = 2, rules = "la-bassette", cards = 52, copies = 4 }
verdict = "ROUNDS"
"""
TABLE = """
[[claim]]
id = "mine"
source = "hoyle-faro: the table"
says = "What the banker gains."
quantity = "advantage"
of = { rules = "pharaon" }
cells = [{ cards = 30, copies = 2, printed = "1/53" }]
"""


def test_the_whole_book_is_verified(odds):
    ended = odds("verify")
    assert (ended.status, ended.err) == (0, "")
    assert "Totals" in ended.out
    total = next(line for line in ended.out.splitlines() if line.startswith("all sources"))
    *counts, claims = map(int, total.split()[2:])
    assert len(counts) == len(VERDICTS)
    assert sum(counts) == claims >= 126


def test_json_has_the_keys_of_the_contract(odds):
    found = json.loads(odds("verify", "--format", "json").out)
    assert all(set(one) == KEYS for one in found)
    by_id = {one["id"]: one for one in found}
    assert by_id["montmort-fresh-pack"]["printed"] == "99/4998 (recalled)"
    assert by_id["montmort-fresh-pack"]["computed"]["exact"] == "33/1666"
    assert by_id["hoyle-three-per-cent"]["computed"] is None
    assert [one["verdict"] for one in by_id["hoyle-three-per-cent"]["readings"]] == ["ROUNDS", "FAILS"]
    assert by_id["euler-pharaon"]["verdict"] == "OPEN"
    exact = [Fraction(one["exact"]) for one in by_id["salon-ladder"]["computed"]]
    assert exact == [2**wins - 1 for wins in range(1, 7)]
    wrong = [cell["case"] for cell in by_id["encyclopedie-less-than-pharaon"]["computed"] if not cell["right"]]
    assert wrong == ["cards 6, copies 4", "cards 4, copies 3", "cards 4, copies 4"]
    assert "Hoyle" in by_id["hoyle-table"]["source"]


def test_the_statement_was_dropped_from_the_json(odds):
    by_id = {one["id"]: one for one in json.loads(odds("verify", "--format", "json").out)}
    one = by_id["hoyle-guinea"]
    assert one["says"].startswith("With 8 cards left")
    assert (one["place"], one["quantity"], one["over"], one["recalled"]) == (
        "p. 66, use of the table",
        "advantage",
        None,
        False,
    )
    assert one["of"] == {"rules": "pharaon", "cards": 8, "copies": 3}
    assert (by_id["salon-ladder"]["of"], by_id["salon-ladder"]["over"]) == ({"wins": [1, 2, 3, 4, 5, 6]}, "wins")
    assert by_id["montmort-fresh-pack"]["recalled"]
    assert by_id["euler-pharaon"]["quantity"] is None
    cell = next(
        cell for cell in by_id["hoyle-table"]["computed"] if cell["case"] == "rules pharaon, cards 30, copies 2"
    )
    assert (cell["printed"], cell["verdict"], cell["right"], cell["exact"]["exact"]) == (
        "1/54",
        "ROUNDS",
        True,
        "8/435",
    )


def test_cells_that_fail_are_told_with_what_they_state(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(TABLE)
    ended = odds("verify", str(mine))
    assert ended.status == 1
    assert "rules pharaon, cards 30, copies 2  1/53       8/435 (1 in 54.38)  FAILS" in ended.out
    (one,) = json.loads(odds("verify", str(mine), "--format", "json").out)
    assert [(cell["printed"], cell["verdict"]) for cell in one["computed"]] == [("1/53", "FAILS")]


def test_a_claim_that_fails_unrecorded_ended_with_0(odds):
    """And it was said that no verdict differs from the one recorded, where none was."""
    ended = odds("verify", "--claim", "advantage, pharaon, 52/4 = 3 %")
    assert ended.status == 1
    assert "recorded:  none\n" in ended.out
    for line in ("advantage, pharaon, 52/4 = 1.98 %", "advantage, pharaon, 52/4 = 2 % about"):
        assert odds("verify", "--claim", line).status == 0


@pytest.mark.parametrize("form", ["text", "markdown", "csv", "json", "latex"])
def test_every_format_prints_every_command(odds, form):
    for words, says in (
        (("verify",), "hoyle-table"),
        (("quantities",), "fair-payout"),
        (("lookup", "33/1666"), "pharaon"),
    ):
        ended = odds(*words, "--format", form)
        assert ended.status == 0
        assert says in ended.out


def test_exact_values_are_written_as_one_likes(odds):
    line = "advantage, pharaon, 22/2 = 1/38"
    told = csv.DictReader(io.StringIO(odds("verify", "--claim", line, "--as", "percent", "--format", "csv").out))
    assert next(told)["exact"] == "2.597 %"


@pytest.mark.parametrize(("words", "seconds"), [(["verify"], 5), (["lookup", "1.98%"], 2)])
def test_it_is_quick_as_a_process(words, seconds):
    """Processor time, which other work on the machine does not lengthen."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "odds", *words], cwd=ROOT, capture_output=True, check=True)
    after = os.times()
    assert after.children_user + after.children_system - before.children_user - before.children_system < seconds


def test_a_file_of_ones_own(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE)
    ended = odds("verify", str(mine))
    assert ended.status == 0
    assert "My grandmother's notebook" in ended.out
    assert "192/833 (1 in 4.339)" in ended.out


def test_a_verdict_that_differs_ends_with_1(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE.replace('"ROUNDS"', '"HOLDS"'))
    ended = odds("verify", str(mine))
    assert ended.status == 1
    assert "ROUNDS (recorded HOLDS)" in ended.out
    assert "otherwise for hers" in ended.out


def test_a_claim_without_a_recorded_verdict_ends_with_1_where_it_fails(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE.replace('verdict = "ROUNDS"', "").replace("4.3", "9.3"))
    ended = odds("verify", str(mine), "--format", "json")
    assert ended.status == 1
    (one,) = json.loads(ended.out)
    assert (one["verdict"], one["recorded"]) == ("FAILS", None)


def test_several_files_and_lines_together(odds, tmp_path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(MINE.replace('"hers"', f'"{name}"'))
    words = [str(tmp_path / "one.toml"), str(tmp_path / "two.toml")]
    lines = ["--claim", "doubling, wins 5 = 31", "--claim", "doubling, wins 5 = 30"]
    found = json.loads(odds("verify", *words, *lines, "--format", "json").out)
    told = [(one["id"], one["verdict"]) for one in found]
    assert told == [("one", "ROUNDS"), ("two", "ROUNDS"), ("own-1", "HOLDS"), ("own-2", "FAILS")]


BAD = [
    (("verify", "nowhere.toml"), "nowhere.toml"),
    (("verify", "hoyle-ginea"), "did you mean hoyle-guinea"),
    (("verify", "--source", "hoyle"), "(did you mean hoyle-faro?); `odds sources` lists them"),
    (("verify", "--claim", "advantage, nowhere.toml, 52/4 = 1 %"), "readable rule file, got 'nowhere.toml'"),
    (("verify", "--claim", "advantge, pharaon, 52/4 = 1 %"), "did you mean advantage"),
    (("verify", "--claim", "advantage, pharaon, 52/4 = much"), "expected a number"),
    (("lookup", "much"), "expected a number"),
    (("lookup", "1/0"), "above 0"),
]


@pytest.mark.parametrize(("words", "says"), BAD)
def test_bad_input_ends_with_2_and_one_sentence(odds, words, says):
    ended = odds(*words)
    assert (ended.status, ended.out) == (2, "")
    assert says in ended.err
    assert ended.err.count("\n") == 1


def test_a_bad_file_names_itself_and_the_claim(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE.replace('"wins"', '"winz"'))
    ended = odds("verify", str(mine))
    assert ended.status == 2
    assert ended.err.startswith(f"odds: {mine}, hers, quantity: expected a quantity, got 'winz'")


def test_quantities_lists_them_all_with_their_arguments(odds):
    told = list(csv.DictReader(io.StringIO(odds("quantities", "--format", "csv").out)))
    assert [row["quantity"] for row in told] == [*QUANTITIES]
    assert (
        next(row for row in told if row["quantity"] == "wins")["arguments"] == "wins, rules, cards, copies, carry=false"
    )
    data = json.loads(odds("quantities", "--format", "json").out)
    assert set(data[0]) == {"quantity", "says", "arguments", "defaults", "example"}


def places(found, **of):
    """The occurrences of these."""
    return [one for one in found if all(one[key] == value for key, value in of.items())]


def test_a_fraction_is_looked_up_in_games_and_claims(odds):
    found = json.loads(odds("lookup", "33/1666", "--format", "json").out)
    assert places(found, agrees="exactly", game="pharaon", cards=52, copies=4, quantity="advantage per stake")
    assert places(found, agrees="exactly", claim="steinmetz-four-per-cent")
    assert all(one["value"]["exact"] == "33/1666" for one in found if one["agrees"] == "exactly")


def test_lookup_knows_the_ends_of_a_lansquenet_deal(odds):
    found = json.loads(odds("lookup", "1/20825", "--format", "json").out)
    places = {(row["game"], row["quantity"]) for row in found}
    assert ("lansquenet, salon, 5 cutters", "quadruple up-card") in places
    assert ("lansquenet, salon, 4 cutters", "quadruple own card") in places


def test_digits_are_looked_up(odds):
    found = json.loads(odds("lookup", "1.98%", "--format", "json").out)
    assert places(found, agrees="rounded", game="pharaon", cards=52, copies=4)
    assert not places(found, agrees="exactly")
    for one in found:
        assert 100 * Fraction(one["value"]["exact"]) - Fraction("1.98") < Fraction(1, 100)


def test_a_cut_denominator_finds_the_cell_of_hoyles_table(odds):
    found = json.loads(odds("lookup", "1 in 38", "--format", "json").out)
    assert places(found, agrees="cut", game="pharaon", cards=22, copies=2)


def test_a_misprint_is_found_where_it_is_printed_and_the_slip_that_gives_it(odds):
    found = json.loads(odds("lookup", "2 s. 4 d. in the guinea", "--format", "json").out)
    assert places(found, agrees="as printed", claim="hoyle-guinea")


def test_a_known_rule_is_found_by_its_number():
    """Values counted apart from this package (tests/tables), each found where it belongs."""
    known = {
        "929/21658": ("basset", "advantage per stake"),
        "1237/10829": ("bassetta", "advantage per stake"),
        "458298/9020557": ("bassette", "chance of 4 wins, carried"),
        "28599/104125": ("lansquenet, salon, 4 cutters", "hand expectation"),
        "3/62": ("modern lansquenet, 1 of 32, doublet half", "modern advantage"),
    }
    everywhere = [where for part in parts([]) for where in part()]
    for number, (game, quantity) in known.items():
        assert any(
            (where.game, where.quantity) == (game, quantity) for where in everywhere if where.value == Fraction(number)
        )


def test_a_number_that_occurs_nowhere_says_so(odds):
    ended = odds("lookup", "123456/1234567")
    assert ended.status == 0
    assert "nowhere" in ended.out


def test_the_claims_that_print_a_number_stood_below_forty_coincidences(odds):
    found = json.loads(odds("lookup", "2 s. 4 d. in the guinea", "--format", "json").out)
    printed = [one for one in found if one["agrees"] == "as printed"]
    assert len(printed) == 3
    assert found[:3] == printed
    ranks = [0 if one["claim"] else 1 if one["cards"] in (None, 52, 51) else 2 for one in found]
    assert ranks == sorted(ranks)
    assert {0, 2} <= {*ranks}
    whole = json.loads(odds("lookup", "1.98 %", "--format", "json").out)
    games = [one for one in whole if not one["claim"]]
    assert (games[0]["cards"], games[0]["copies"]) == (52, 4)


def test_a_bare_number_was_not_tried_as_a_percentage(odds):
    ended = odds("lookup", "1.98")
    found = json.loads(odds("lookup", "1.98", "--format", "json").out)
    assert found == json.loads(odds("lookup", "1.98 %", "--format", "json").out)
    assert {one["number"] for one in found} == {"1.98 %"}
    assert "found:      nowhere\n" in ended.out
    assert f"as 1.98 %:  {len(found)} places" in ended.out
    assert {one["number"] for one in json.loads(odds("lookup", "0.25", "--format", "json").out)} == {"0.25"}


def test_a_long_list_is_cut_and_says_so(odds):
    ended = odds("lookup", "50 %", "--most", "3")
    assert ended.out.count("exactly") <= 5
    assert "--most" in ended.out


@pytest.mark.parametrize("command", ["verify", "quantities", "lookup", "sources"])
def test_the_examples_in_the_help_run(odds, examples, command):
    for example in examples(command):
        assert odds(*example).status == 0
