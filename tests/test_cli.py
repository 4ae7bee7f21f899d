"""The command line: answers that other roads confirm, and bad input that ends in one sentence."""

import csv
import io
import json
import os
import re
import subprocess
import sys
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

from odds.lansquenet.reading import VOCABULARY, reading

ROOT = Path(__file__).parents[1]


def test_the_first_question_is_answered_by_hand_count(odds):
    """bassette, Q, six cards seen: 46 left with 3 queens, a turn to begin; counted here place by place."""
    answer = json.loads(odds("chance", "bassette", "--rank", "Q", "--seen", "Q 7 7 K 10 A", "--format", "json").out)
    cards, copies = 46, 3
    first_at = [comb(cards - place, copies - 1) for place in range(1, cards + 1)]  # ways with the first copy at a place
    opened, wins, losses = first_at[0], sum(first_at[1::2]), sum(first_at[2::2])
    total = comb(cards, copies)
    assert (answer["cards"], answer["copies"], answer["joins"]) == (cards, copies, "turn")
    assert Fraction(answer["win"]["exact"]) == Fraction(wins, total)
    assert Fraction(answer["loss"]["exact"]) == Fraction(opened + losses, total)
    advantage = Fraction(answer["advantage"]["per_stake"]["exact"])
    assert advantage == (Fraction(2, 3) * opened + losses - wins) / total
    assert {entry["outcome"]: entry["ways"] for entry in answer["outcomes"]} == {
        "opened": opened,
        "wins": wins,
        "loses": losses,
    }


def test_json_has_the_keys_of_the_contract(odds):
    answer = json.loads(odds("chance", "bassette", "--cards", "52", "--copies", "4", "--format", "json").out)
    assert {"rules", "cards", "copies", "joins", "win", "loss", "null", "outcomes", "advantage"} <= set(answer)
    assert set(answer["outcomes"][0]) == {"outcome", "kind", "ways", "chance", "gain"}
    assert set(answer["advantage"]) == {"per_stake", "per_decided", "per_turn", "per_turn_decided"}
    assert answer["advantage"]["per_stake"] == {"exact": "454/32487", "decimal": "0.013974820698"}
    table = json.loads(odds("table", "pharaon", "--cards", "52..48", "--format", "json").out)
    assert set(table) == {"rules", "quantity", "basis", "rows"}
    assert table["rows"][3] == {
        "cards": 52,
        "copies": 4,
        "joins": "deal",
        "value": {"exact": "33/1666", "decimal": "0.019807923169"},
    }


def test_json_of_many_packs_is_read_back(odds):
    """1,200 packs: whole numbers too long for Python's reader are texts of digits, and shorter ones stay numbers."""
    limit = sys.get_int_max_str_digits()
    for packs, kind in ((8, int), (1200, str)):
        printed = odds("chance", "bassette", "--rank", "Q", "--packs", str(packs), "--format", "json").out
        try:
            sys.set_int_max_str_digits(4300)
            outcomes = json.loads(printed)["outcomes"]
            sys.set_int_max_str_digits(0)
            assert all(type(outcome["ways"]) is kind for outcome in outcomes)
            assert sum(int(outcome["ways"]) for outcome in outcomes) == comb(52 * packs, 4 * packs)
        finally:
            sys.set_int_max_str_digits(limit)


def test_every_format_prints_the_same_number(odds):
    for form in ("text", "markdown", "csv", "json"):
        assert "33/1666" in odds("chance", "pharaon", "--format", form).out
    assert r"\frac{33}{1666}" in odds("chance", "pharaon", "--format", "latex").out


def test_csv_is_read_back_as_columns(odds):
    outcomes = odds("chance", "pharaon", "--as", "fraction", "--format", "csv").out.split("\n\n")[0]
    rows = list(csv.DictReader(io.StringIO(outcomes)))
    assert sum(Fraction(row["chance"]) for row in rows if not row["outcome"].startswith("all ")) == 1


def test_the_stock_is_told_in_four_ways(odds):
    told = [
        ("--rank", "Q", "--seen", "Q 7 7 K"),
        ("--rank", "dame", "--left", "A:4 K:3 Q:3 J:4 10:4 9:4 8:4 7:2 6:4 5:4 4:4 3:4 2:4"),
        ("--cards", "48", "--copies", "3"),
        ("--rank", "donna", "--packs", "1", "--seen", "dame sept 7 roi"),
    ]
    answers = [json.loads(odds("chance", "bassette", *words, "--format", "json").out) for words in told]
    assert len({answer["win"]["exact"] for answer in answers}) == 1


def test_a_card_to_be_shown_is_still_in_the_stock_told_by_rank(odds):
    """A whole pack by rank is the deal of one pack, of whichever rank the card shown will be."""
    left = "A:4 K:4 Q:4 J:4 10:4 9:4 8:4 7:4 6:4 5:4 4:4 3:4 2:4"
    told = [
        json.loads(odds("chance", "andar-bahar", "--rank", "Q", *source, "--format", "json").out)
        for source in ((), ("--left", left), ("--left", left, "--packs", "1"))
    ]
    assert [(answer["cards"], answer["copies"], answer["joins"]) for answer in told] == [(51, 3, "deal")] * 3
    one_more = left.replace("A:4", "A:5")
    assert odds("chance", "andar-bahar", "--rank", "Q", "--left", one_more, "--packs", "1").status == 2


def test_hands_come_out_of_the_packs(odds):
    """La Bassette: 5 punters take 2 packs; of the 104 cards 65 are in their hands, 2 of the 8 queens among them."""
    hands = ["Q A:2 K:2 J:2 10:2 9:2 8:2"] * 2 + ["7:8 6:5", "6:3 5:8 4:2", "4:6 3:7"]
    by_rank = odds(
        "chance", "la-bassette", "--rank", "Q", *(word for h in hands for word in ("--hand", h)), "--format", "json"
    )
    by_number = odds("chance", "la-bassette", "--punters", "5", "--copies", "6", "--format", "json")
    one, two = json.loads(by_rank.out), json.loads(by_number.out)
    assert (one["cards"], one["copies"], one["joins"]) == (two["cards"], two["copies"], two["joins"]) == (39, 6, "deal")
    assert one["win"] == two["win"]


def test_the_board_marks_best_and_worst(odds):
    board = json.loads(odds("board", "bassette", "--seen", "Q 7 7 K 10 A", "--format", "json").out)
    by_mark = {mark: {entry["rank"] for entry in board["ranks"] if entry["mark"] == mark} for mark in ("best", "worst")}
    assert by_mark == {"best": {"7"}, "worst": set("J986543 2".replace(" ", ""))}


def test_two_rule_sets_stand_side_by_side(odds):
    shown = odds("rules", "basset", "basset-cotton").out
    assert "fined 1/2" in shown
    assert "opened 1/2" in shown


def test_no_copies_left_is_an_answer(odds):
    ended = odds("chance", "bassette", "--cards", "9", "--copies", "0", "--format", "json")
    assert ended.status == 0
    assert json.loads(ended.out)["null"]["exact"] == "1"


def test_a_hundred_packs_print_whole(odds):
    ended = odds("chance", "bassette", "--packs", "100", "--as", "fraction")
    assert ended.status == 0
    assert len(max(ended.out.split(), key=len)) > 300


def test_a_fraction_too_long_to_be_read_aloud_was_no_html(odds):
    ended = odds("chance", "bassette", "--cards", "20000", "--copies", "8000", "--format", "html")
    assert ended.status == 0
    assert len(max(re.findall(r"<td class=\"n\"><span[^>]*>(\d+/\d+)</span></td>", ended.out), key=len)) > 4300


def test_a_rule_file_of_ones_own_gets_every_answer(odds, tmp_path):
    text = (ROOT / "odds/rules/book/bassette.toml").read_text().replace('takes = "2/3"', 'takes = "1/2"')
    mine = tmp_path / "my-house.toml"
    mine.write_text(text)
    answer = json.loads(odds("chance", str(mine), "--format", "json").out)
    assert answer["rules"] == "my-house"
    assert answer["advantage"]["per_stake"]["exact"] == "25/21658"  # the opener of one half [De Moivre]
    for command in ("board", "table", "rules"):
        assert odds(command, str(mine)).status == 0
    assert odds("simulate", str(mine), "--deals", "200").status == 0


BAD = [
    ("chance", "pharoan", "did you mean pharaon"),
    ("chanse", "did you mean chance"),
    ("chance", "bassette", "--cards", "3", "--copies", "5", "at most as many copies as cards"),
    ("chance", "bassette", "--cards", "0", "--copies", "0", "from 1 to"),
    ("chance", "bassette", "--cards", "9", "--copies", "-1", "0 copies or more"),
    ("chance", "bassette", "--cards", "nine", "--copies", "1", "nine"),
    ("chance", "bassette", "--cards", "9.5", "--copies", "1", "9.5"),
    ("chance", "bassette", "--cards", "52", "--cards and --copies together"),
    ("chance", "bassette", "--cards", "99999999999", "--copies", "4", "200000"),
    ("chance", "bassette", "--packs", "100000", "200000"),
    ("chance", "bassette", "--cards", "51", "--copies", "4", "--joins", "turn", "52 or 50"),
    ("chance", "bassette", "--cards", "50", "--copies", "4", "--joins", "mid-turn", "51 or 49"),
    ("chance", "basset", "--cards", "50", "--copies", "4", "--joins", "turn", "deal or standing"),
    ("chance", "bassette", "--rank", "Q", "--seen", "Q Q Q Q Q", "at most 4"),
    ("chance", "bassette", "--rank", "Quen", "did you mean queen"),
    ("chance", "bassette", "--seen", "Q", "expected --rank"),
    ("chance", "bassette", "--punters", "5", "count packs by the punters"),
    ("chance", "bassette", "--pack", "53", "52, 40 or 32"),
    ("chance", "bassette", "--pack", "A A K", "A twice"),
    ("chance", "bassette", "--left", "Q:x", "Q:x"),
    ("chance", "la-bassette", "--hand", "A K Q", "hands of 13"),
    ("chance", "bassette", "--joins", "sideways", "sideways"),
    ("chance", "bassette", "--format", "pdf", "pdf"),
    ("chance", "nowhere.toml", "nowhere.toml"),
    ("chance", "basset", "--packs", "100", "--limit", "1000", "raise the limit"),
    ("table", "bassette", "--cards", "1..x", "52..4"),
    ("table", "bassette", "--cards", "10000..1", "--copies", "1..9999", "raise the limit (--limit)"),
    ("chance", "bassette", "--format", "txt", "got 'txt' (did you mean text?); see odds chance --help"),
    ("chance", "bassette", "--as", "percnt", "got 'percnt' (did you mean percent?)"),
    ("chance", "bassette", "--joins", "TURN", "got 'TURN' (did you mean turn or mid-turn?)"),
    ("chance", "bassette", "--cads", "9", "expected an option of odds chance, got '--cads' (did you mean --cards"),
    ("lansquenet", "hand", "--cuters", "4", "expected an option of odds lansquenet hand, got '--cuters'"),
    ("verify", "--claim", "Advantage, pharaon, 52/4 = 1", "did you mean advantage"),
    ("chance", "bassette", "--format", "x" * 3000, "got 'xxx"),
    ("table", "bassette", "--cards", "50", "--joins", "mid-turn", "51 or 49"),
    ("simulate", "bassette", "--deals", "0", "--deals"),
    ("chance", "RULES"),
]


@pytest.mark.parametrize("case", BAD, ids=" ".join)
def test_bad_input_is_one_sentence_on_standard_error(odds, case):
    *words, says = case
    ended = odds(*words)
    assert ended.status == 2
    assert ended.out == ""
    assert ended.err.count("\n") == 1
    assert ended.err.startswith("odds: ")
    assert says in ended.err


RULES = (ROOT / "odds/rules/book/pharaon.toml").read_text()
BAD_RULES = [
    ("title = \nperiod = 3", "line 1"),
    (RULES.replace("halved", "halfed"), "did you mean halved"),
    (RULES.replace('"1/2"', '"3/2"'), "a share from 0 to 1"),
    (RULES.replace('"1/2"', '"half"'), "a share from 0 to 1"),
    (RULES.replace('evidence = "described"', 'evidence = "sure"'), "one of described"),
    (RULES.replace('then = "punter"', 'then = "puntr"'), "did you mean punter"),
    (RULES.replace('deal = "banker"', 'deal = "bank"'), "did you mean banker"),
    (RULES.replace("period", "perriod"), "did you mean period"),
    (RULES.replace('turn = ["banker", "punter"]', 'turn = ["banker", "doublet?"]'), "after a miss"),
    (RULES + '[places.attic]\nthen = "banker"\n', "attic"),
    (
        RULES.replace('"wins"', '"void"').replace('"loses"', '"void"').replace('"halved", takes = "1/2"', '"void"'),
        "never ends",
    ),
    (RULES.replace('"loses"', '"loses", takes = true'), "a share from 0 to 1"),
    ("x = 1\n" + RULES, "'x'"),
]


@pytest.mark.parametrize(("text", "says"), BAD_RULES, ids=[says for _, says in BAD_RULES])
def test_a_bad_rule_file_says_where_and_what(odds, tmp_path, text, says):
    mine = tmp_path / "my-house.toml"
    mine.write_text(text)
    ended = odds("chance", str(mine))
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(f"odds: {mine}")
    assert ended.err.count("\n") == 1
    assert says in ended.err


def as_process(*words, **options):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "odds", *words], capture_output=True, text=True, env=environment, check=False, **options
    )


def test_it_runs_from_a_checkout_as_a_module():
    ended = as_process("chance", "pharaon", cwd=ROOT)
    assert ended.returncode == 0
    assert "33/1666" in ended.stdout
    assert "\x1b" not in ended.stdout


def test_the_shell_completes_rule_sets():
    environment = {**os.environ, "_ODDS_COMPLETE": "bash_complete", "COMP_WORDS": "odds chance phar", "COMP_CWORD": "2"}
    ended = subprocess.run(
        [sys.executable, "-m", "odds"], capture_output=True, text=True, cwd=ROOT, env=environment, check=False
    )
    assert ended.stdout.split() == ["plain,pharaon"]


@pytest.mark.parametrize("command", ["chance", "board", "table", "rules", "simulate"])
def test_the_examples_in_the_help_run(odds, examples, command):
    for example in examples(command):
        assert odds(*example).status == 0


def test_a_reading_of_lansquenet_was_refused_as_a_rule_set(odds):
    found = json.loads(odds("rules", "montmort", "--format", "json").out)
    assert set(found) == {"reading", "title", "sources", "points"}
    assert found["points"] == {point: getattr(reading("montmort"), point) for point in VOCABULARY}
    shown = odds("rules", "salon", "montmort").out
    assert "Montmort, Essay d'analyse" in shown
    lines = [line.split() for line in shown.splitlines()]
    assert [words[0] for words in lines if words and words[0] in VOCABULARY] == [*VOCABULARY]
    for point, *words in filter(None, lines):
        if point in VOCABULARY:
            assert words[:2] == [getattr(reading(name), point) for name in ("salon", "montmort")]
            assert words[-1].endswith("?")
    assert "expected a rule set, got 'montmort'" in odds("rules", "montmort", "pharaon").err
