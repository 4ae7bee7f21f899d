"""The commands of the parolis: the keys and the numbers of their JSON, every format, and bad input in one sentence."""

import csv
import io
import json
from fractions import Fraction
from math import comb

import pytest

from odds import names

COMMANDS = {
    "paroli": ("paroli", "bassette"),
    "ladders": ("ladders", "bassette"),
    "deal": ("deal", "bassette"),
    "transpose": ("transpose", "bassette", "--left", "Q:2 K:2 J:2 A:2"),
}


def exact(value):
    """The fraction of a number in JSON, which is written out as one and as a decimal."""
    assert set(value) == {"exact", "decimal"}
    fraction = Fraction(value["exact"])
    assert abs(fraction - Fraction(value["decimal"])) <= Fraction(1, 10**12)
    return fraction


@pytest.fixture
def asked(odds):
    """The answer of a command as JSON gives it."""

    def ask(*words):
        ended = odds(*words, "--format", "json")
        assert (ended.status, ended.err) == (0, "")
        return json.loads(ended.out)

    return ask


def test_paroli_keeps_the_contract(asked):
    answer = asked("paroli", "bassette")
    assert {"rules", "ladder", "cards", "copies", "rungs", "best"} <= set(answer)
    assert (answer["rules"], answer["ladder"], answer["cards"], answer["copies"]) == ("bassette", "bassette", 52, 4)
    assert {"advantage", "policy"} <= set(answer["best"])
    keys = {"wins", "name", "pays", "fair_even", "fair_here", "chance", "chance_carried", "advantage"}
    assert all(keys | {"advantage_carried"} <= set(rung) for rung in answer["rungs"])
    assert [rung["wins"] for rung in answer["rungs"]] == [1, 2, 3, 4, 5, 6]
    assert [rung["name"] for rung in answer["rungs"][1:3]] == ["alpiou or paroli", "seven and the go"]


def test_paroli_gives_the_check_values(asked):
    rungs = asked("paroli", "bassette")["rungs"]
    assert [rung["chance"]["exact"] for rung in rungs] == ["400/833", "192/833", "92/833", "506/10829", "0", "0"]
    assert exact(rungs[3]["chance_carried"]) == Fraction(458298, 9020557)
    assert exact(rungs[5]["chance_carried"]) == Fraction(15088, 1288651)
    assert [exact(rung["pays"]) for rung in rungs] == [1, 3, 7, 15, 30, 60]
    assert [exact(rung["fair_even"]) for rung in rungs] == [1, 3, 7, 15, 31, 63]
    assert rungs[4]["fair_here"] is None
    seven = asked("paroli", "bassette", "--ladder", "seven-first", "--wins", "2")
    assert exact(seven["rungs"][-1]["advantage"]) == Fraction(-28250, 32487)
    assert exact(seven["best"]["advantage"]) == Fraction(-28250, 32487)
    assert exact(seven["liability"]) == 7


def test_a_ladder_may_be_told_in_three_ways(asked, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text('title = "mine"\npays = [1, 7, 15, 30, 60]\nen = ["one", "two", "three", "four", "five"]\n')
    by_name, by_list, by_file = (
        asked("paroli", "bassette", "--ladder", told) for told in ("seven-first", "1, 7,15,30,60", str(mine))
    )
    assert [answer["ladder"] for answer in (by_list, by_file)] == ["1, 7, 15, 30, 60", "mine"]
    assert [rung["name"] for rung in by_file["rungs"][:2]] == ["one", "two"]
    for answer in (by_list, by_file):
        assert [rung["advantage"] for rung in answer["rungs"]] == [rung["advantage"] for rung in by_name["rungs"]]


def first_at(cards, copies):
    """In how many deals the first copy comes at each place from 1 up."""
    return [comb(cards - place, copies - 1) for place in range(1, cards + 1)]


def test_a_standing_stake_is_counted_by_hand(asked):
    """Ten cards and two copies, one win behind: the next is the banker's, and the last card would be void."""
    standing = asked("paroli", "bassette", "--cards", "10", "--copies", "2", "--standing", "--rung", "1")
    wins, losses = sum(first_at(10, 2)[1::2]), sum(first_at(10, 2)[0::2])
    assert standing["behind"] == 1
    assert [rung["wins"] for rung in standing["rungs"]] == [2, 3, 4, 5, 6]
    told = standing["standing"]
    assert exact(told["next_chance"]) == Fraction(wins, comb(10, 2))
    assert exact(told["worth"]) == Fraction(3 * wins - losses, comb(10, 2)) == Fraction(7, 9)
    assert (exact(told["take"]), told["verdict"]) == (1, "take")
    richer = asked(
        "paroli", "bassette", "--cards", "10", "--copies", "2", "--standing", "--rung", "1", "--ladder", "1,7"
    )
    assert exact(richer["standing"]["worth"]) == Fraction(7 * wins - losses, comb(10, 2))
    assert richer["standing"]["verdict"] == "ride"


def test_a_stake_with_wins_behind_it_may_come_in_with_the_deal(asked):
    """It is a stake of Bassette like any just laid: it may be opened, and wins 400 times in 833; 15 might be taken."""
    carried = asked("paroli", "bassette", "--rung", "4", "--joins", "deal")
    assert (carried["joins"], carried["behind"]) == ("deal", 4)
    five = carried["rungs"][0]
    assert exact(five["chance"]) == Fraction(400, 833)
    assert exact(five["advantage"]) == 15 + Fraction(16054, 32487) - 30 * Fraction(400, 833)
    assert asked("paroli", "bassette", "--rung", "4")["joins"] == "standing"


def test_carrying_has_its_own_best_play(asked):
    """Seven first at La Bassette: carried, a stake that is left over is worth more than one given back."""
    one_deal, carried = asked("paroli", "la-bassette"), asked("paroli", "la-bassette", "--carry")
    assert (one_deal["carry"], carried["carry"]) == (False, True)
    assert one_deal["rungs"] == carried["rungs"]
    assert exact(carried["best"]["advantage"]) <= exact(one_deal["best"]["advantage"])
    last = asked("paroli", "la-bassette", "--cards", "2", "--copies", "0", "--rung", "1", "--carry")
    assert exact(last["standing"]["worth"]) > exact(last["standing"]["take"])
    left = asked("paroli", "la-bassette", "--cards", "2", "--copies", "0", "--rung", "1")
    assert exact(left["standing"]["worth"]) == 0


def test_no_opener_again_costs_the_third_of_an_opener(asked):
    """All copies out, one win behind: the stake comes into a fresh deal, whose first card takes a third more of it."""
    words = ("paroli", "bassette", "--cards", "2", "--copies", "0", "--rung", "1", "--wins", "2")
    again, not_again = asked(*words), asked(*words, "--no-opener-again")
    assert (again["opener_again"], not_again["opener_again"]) == (True, False)
    costs = [exact(answer["rungs"][0]["advantage_carried"]) for answer in (again, not_again)]
    assert costs[1] - costs[0] == Fraction(1, 13) / 3
    assert costs[0] == 1 + Fraction(16054, 32487) - 3 * Fraction(400, 833)


def test_the_policy_is_listed_when_asked_for(odds, asked):
    # Of 4 cards left, 3 of them its own, 1 deal in 4 wins 7 and the others lose 1: no more than may be taken.
    plain, listed = odds("paroli", "bassette").out, odds("paroli", "bassette", "--policy").out
    title = "After a win, when to ride and when to take"
    assert title not in plain
    assert title in listed
    first = asked("paroli", "bassette", "--ladder", "1,7")["best"]["policy"][0]
    assert (first["wins"], first["place"], first["copies"]) == (1, "banker", 3)
    assert first["ride"] == ["50..6..2"]
    assert first["take"] == ["4"]


def test_ladders_sets_each_ladder_under_each_rule_set(asked):
    table = asked("ladders", "bassette", "basset", "--ladder", "1,3,8,20", "--no-carry")
    pairs = [(row["rules"], row["ladder"]) for row in table]
    paid = ["fair", "bassette", "basset", "seven-first", "1, 3, 8, 20"]
    assert pairs == [(rules, ladder) for rules in ("bassette", "basset") for ladder in paid]
    assert [row["ladder"] for row in table if row["paid"]] == ["bassette", "basset"]
    by_pair = dict(zip(pairs, table, strict=True))
    seven = by_pair["bassette", "seven-first"]
    assert exact(seven["advantages"][1]) == Fraction(-28250, 32487)
    assert exact(seven["liability"]) == 60
    own = by_pair["basset", "1, 3, 8, 20"]
    assert exact(own["advantages"][1]) == Fraction(445931, 541450) - 3 * Fraction(667, 3185)
    assert all(exact(row["best"]) <= min(map(exact, row["advantages"])) for row in table)


def test_ladders_without_a_name_compares_them_all(asked):
    pairs = [(row["rules"], row["ladder"]) for row in asked("ladders")]
    assert pairs == [(rules, ladder) for rules in names() for ladder in ("fair", "bassette", "basset", "seven-first")]


def test_a_whole_deal_is_counted_by_hand(asked):
    """Bassette, four cards and two copies, masse: six placings, of which a win in the second place is laid again."""
    answer = asked("deal", "bassette", "--cards", "4", "--copies", "2", "--joins", "deal")
    third = Fraction(2, 3)
    # Places 12, 13, 14: opened. 23: wins, then opened again. 24: wins, then the last card is void. 34: loses.
    told = sorted([-third] * 3 + [1 - third, Fraction(1), Fraction(-1)])
    assert [(exact(entry["result"]), entry["ways"]) for entry in answer["distribution"]] == [
        (result, told.count(result)) for result in dict.fromkeys(told)
    ]
    mean = sum(told) / 6
    assert exact(answer["mean"]) == mean
    assert exact(answer["variance"]) == sum((result - mean) ** 2 for result in told) / 6
    assert exact(answer["ahead"]) == Fraction(2, 6)


def test_a_whole_deal_may_end_with_the_first_taking(asked):
    peace = asked("deal", "bassette", "--way", "little-peace", "--no-masse")
    assert exact(peace["mean"]) == Fraction(-22, 663)
    paroli = asked("deal", "bassette", "--way", "paroli", "--wins", "2", "--no-masse")
    assert exact(paroli["mean"]) == 3 * Fraction(192, 833) - Fraction(24166, 32487)


def test_transpose_is_counted_by_hand(asked):
    """La Bassette, ranks of one card: whichever comes second wins, and another may win as the fourth."""
    one = asked("transpose", "la-bassette", "--left", "Q:1 K:1", "--rank", "Q")
    assert {"rules", "ladder", "stock", "rank", "joins", "rungs"} <= set(one)
    assert [exact(rung["moved"]) for rung in one["rungs"]] == [Fraction(1, 2), 0, 0, 0, 0]
    # Four ranks of one card: the first win at the second card (1 in 4), and then the fourth (1 in 2).
    four = asked("transpose", "la-bassette", "--left", "Q:1 K:1 J:1 A:1", "--rank", "Q", "--joins", "deal")
    assert [exact(rung["moved"]) for rung in four["rungs"][:3]] == [Fraction(1, 2), Fraction(1, 8), 0]
    assert [exact(rung["kept"]) for rung in four["rungs"][:3]] == [Fraction(1, 2), 0, 0]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_format_tells_the_same(odds, command):
    words = COMMANDS[command]
    shown = {form: odds(*words, "--format", form) for form in ("text", "markdown", "csv", "json", "latex")}
    assert all((ended.status, ended.err) == (0, "") for ended in shown.values())
    json.loads(shown["json"].out)
    rows = list(csv.reader(io.StringIO(shown["csv"].out.split("\n\n")[0])))
    assert len({len(row) for row in rows}) == 1
    assert shown["markdown"].out.count("|") > 10
    assert "\\begin{tabular}" in shown["latex"].out
    for cell in rows[1][:2]:
        assert all(cell in shown[form].out for form in ("text", "markdown", "latex"))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_in_the_help_run(odds, examples, command):
    for example in examples(command):
        assert odds(*example).status == 0


BAD = [
    ("transpose", "bassette", "--left", "Q:0", "from 1 to 200000 cards"),
    ("paroli", "bassette", "--ladder", "", "expected from 1 to 40 rungs, got 0"),
    ("paroli", "bassette", "--ladder", "7,3", "do not descend, got 3 after 7"),
    ("paroli", "bassette", "--ladder", "1,0,7", "each rung to pay something, got '0'"),
    ("paroli", "bassette", "--ladder", "1,x", "a rung such as 7 or '7/2', got 'x'"),
    ("paroli", "bassette", "--ladder", "1,,7", "a rung such as 7 or '7/2', got ''"),
    ("paroli", "bassette", "--ladder=-1,3", "a rung such as 7 or '7/2', got '-1'"),
    ("paroli", "bassette", "--ladder", "1,1e99999999", "got '1e99999999'"),
    ("paroli", "bassette", "--ladder", "bassete", "did you mean bassette"),
    ("paroli", "bassette", "--ladder", "nowhere.toml", "a readable ladder file, got 'nowhere.toml'"),
    ("paroli", "bassette", "--wins", "7", "from 1 to 6 wins on the ladder bassette, got 7"),
    ("paroli", "bassette", "--wins", "0", "from 1 to 6 wins on the ladder bassette, got 0"),
    ("paroli", "bassette", "--wins", "-1", "from 1 to 6 wins on the ladder bassette, got -1"),
    ("paroli", "bassette", "--wins", "two", "two"),
    ("paroli", "bassette", "--standing", "--rung", "6", "from 0 to 5 wins behind the stake, got 6"),
    ("paroli", "bassette", "--standing", "--rung", "-1", "from 0 to 5 wins behind the stake, got -1"),
    ("paroli", "bassette", "--rung", "2", "--wins", "2", "from 0 to 1 wins behind the stake, got 2"),
    ("paroli", "bassette", "--standing", "--joins", "deal", "--standing or --joins deal, got both"),
    ("paroli", "bassette", "--limit", "100", "raise the limit"),
    ("ladders", "bassete", "did you mean bassette"),
    ("ladders", "bassette", "--ladder", "3,1", "do not descend, got 1 after 3"),
    ("deal", "bassette", "--way", "paroli", "--wins", "9", "from 1 to 6 wins on the ladder bassette, got 9"),
    ("deal", "bassette", "--wins", "2", "--way paroli"),
    ("deal", "bassette", "--way", "martingale", "martingale"),
    ("transpose", "bassette", "--ladder", " ", "expected from 1 to 40 rungs, got 0"),
    ("transpose", "bassette", "--rank", "Z", "'Z'"),
    ("transpose", "bassette", "--limit", "10", "raise the limit"),
]


@pytest.mark.parametrize("case", BAD, ids=" ".join)
def test_bad_input_is_one_sentence_on_standard_error(odds, case):
    *words, says = case
    refused(odds(*words), says)


def refused(ended, says):
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert ended.err.startswith("odds: ")
    assert says in ended.err


BAD_LADDERS = [
    ("pays = [1, 3]\ntitel = 'x'", "got 'titel' (did you mean title?)"),
    ("pays = []", "from 1 to 40 rungs, got 0"),
    ("pays = [3, 1]", "do not descend, got 1 after 3"),
    ("pays = [1, 0]", "each rung to pay something, got '0'"),
    ("pays = [1, 2.5]", "a rung such as 7 or '7/2', got '2.5'"),
    ("pays = 3", "a list such as [1, 3, 7]"),
    ("title = 'x'", "the key 'pays', which is missing"),
    ("pays = [1, 3]\nen = ['one']", "a name for each of the 2 rungs"),
    ("pays = [1,", "TOML"),
]


@pytest.mark.parametrize(("text", "says"), BAD_LADDERS, ids=[text for text, _ in BAD_LADDERS])
def test_a_bad_ladder_file_says_where_and_what(odds, tmp_path, text, says):
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    ended = odds("paroli", "bassette", "--ladder", str(mine))
    refused(ended, says)
    assert str(mine) in ended.err


def test_a_ladder_that_is_no_text_is_refused(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_bytes(b"\xff\xfe")
    refused(odds("paroli", "bassette", "--ladder", str(mine)), "it is not UTF-8")


def test_the_rungs_of_an_own_ladder_are_called_by_what_they_pay(odds):
    answer = json.loads(odds("paroli", "bassette", "--ladder", "1,3,8,29", "--format", "json").out)
    assert [rung["name"] for rung in answer["rungs"]] == ["the pay", "paroli", "3 wins", "4 wins"]
    answer = json.loads(odds("paroli", "bassette", "--ladder", "1/2,7", "--format", "json").out)
    assert [rung["name"] for rung in answer["rungs"]] == ["1 win", "seven"]
