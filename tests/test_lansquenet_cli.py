"""`odds lansquenet`: the JSON contract against the sources and counts made here, every format, and bad input."""

import csv
import io
import json
from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

COMMANDS = ["stakes", "race", "hand", "rejouissance", "reprise", "modern"]


@pytest.fixture
def answer(odds):
    """The JSON answer of `odds lansquenet` to these words."""

    def ask(*words):
        ended = odds("lansquenet", *words, "--format", "json")
        assert (ended.status, ended.err) == (0, "")
        return json.loads(ended.out)

    return ask


def exact(number):
    assert set(number) == {"exact", "decimal"}
    value = Fraction(number["exact"])
    assert abs(value - Fraction(number["decimal"])) <= Fraction(1, 10**12)
    return value


def test_the_stakes_of_the_source(answer):
    """[salon-des-jeux, Lansquenet, sec. 12.1 and 12.2]: stake and payment for each pair of multiplicities."""
    rows = {(row["banker"], row["carabin"]): row for row in answer("stakes")["rows"]}
    least = {(1, 2): (3, 2), (2, 1): (2, 3), (3, 2): (1, 2), (2, 3): (2, 1), (3, 1): (1, 3), (1, 3): (3, 1)}
    for (banker, carabin), row in rows.items():
        assert set(row) >= {"banker", "carabin", "stake", "pays", "least_stake", "least_pays", "chance"}
        assert (row["stake"], row["pays"]) == (4 - banker, 4 - carabin)
        assert (row["least_stake"], row["least_pays"]) == least.get((banker, carabin), (1, 1))
        own, mine = 4 - banker, 4 - carabin
        firsts = [order[0] for order in permutations("b" * own + "c" * mine)]
        assert exact(row["chance"]) == Fraction(firsts.count("b"), len(firsts))
        assert exact(row["edge_at_odds"]) == 0
        assert exact(row["edge_even"]) == 2 * exact(row["chance"]) - 1
    assert len(rows) == 9
    assert rows[2, 1]["edge_even"]["exact"] == "-1/5"


def test_what_thirty_chips_may_lay(answer, odds):
    rows = {(row["banker"], row["carabin"]): row for row in answer("stakes", "--chips", "31")["rows"]}
    assert [rows[2, 1][key] for key in ("most_stake", "most_pays")] == [30, 45]
    shown = odds("lansquenet", "stakes", "--chips", "31", "--banker", "2", "--carabin", "1", "--format", "csv").out
    (row,) = csv.DictReader(io.StringIO(shown))
    assert (row["may lay"], row["at most"], row["is paid"]) == ("2, 4, 6 ... 30", "30", "45")


def test_the_stakes_stand_in_one_order(odds):
    """Stake before payment in every column: odds as payment to stake stood among them, and were taken for the stake."""
    rows = [*csv.DictReader(io.StringIO(odds("lansquenet", "stakes", "--format", "csv").out))]
    assert len(rows) == 9
    for row in rows:
        assert "odds" not in row
        for times in (2, 3, 5, 10):
            assert row[f"{times} times"] == f"{times * int(row['stake'])} : {times * int(row['pays'])}"
    assert "nothing" in odds("lansquenet", "stakes", "--chips", "1", "--banker", "2", "--carabin", "1").out


def test_complements_to_eight_need_not_be_least(answer, odds):
    (row,) = answer("stakes", "--copies", "8", "--banker", "4", "--carabin", "2")["rows"]
    assert [row[key] for key in ("stake", "pays", "least_stake", "least_pays")] == [4, 6, 2, 3]
    assert "complement" in odds("lansquenet", "stakes", "--copies", "8").out
    assert "complement" not in odds("lansquenet", "stakes").out


def test_a_race_against_every_order(answer):
    race = answer("race", "--banker", "2", "--others", "3,1,1", "--stock", "9", "--order", "2,0")
    orders = ["".join(dict.fromkeys(order)) for order in permutations("bbxxxyz")]
    assert exact(race["first"]) == Fraction(sum(order[0] == "b" for order in orders), len(orders))
    before = [Fraction(sum(order.index("b") == many for order in orders), len(orders)) for many in range(4)]
    assert [exact(chance) for chance in race["before"]] == before
    assert exact(race["mean_before"]) == sum(many * chance for many, chance in enumerate(before))
    assert exact(race["order_chance"]) == Fraction(sum(order[:2] == "yb" for order in orders), len(orders))
    places = [Fraction(comb(9 - place, 1), comb(9, 2)) for place in range(1, 10)]
    assert [exact(chance) for chance in race["turned"]] == places
    assert exact(race["mean_turned"]) == sum(place * chance for place, chance in enumerate(places, start=1))


def test_the_race_of_the_seven_ranks(answer):
    race = answer("race", "--banker", "2", "--others", "3,3,3,3,2,1")
    assert race["first"]["exact"] == "2/17"
    assert len(race["before"]) == 7
    assert sum(map(exact, race["before"])) == 1


HAND = {
    "cutters", "up_cards", "expectation", "keeps", "tenure", "hands", "quadruple_up_card", "quadruple_own", "seats",
    "first_taken", "coupe_gorge", "distribution", "reading", "unit", "basis",
}  # fmt: skip


@pytest.mark.parametrize(
    ("cutters", "expectation", "keeps", "quadruple"),
    [(4, "28599/104125", "30229/104125", "0"), (5, "44248/104125", "178216/728875", "1/20825")],
)
def test_the_hand(answer, cutters, expectation, keeps, quadruple):
    hand = answer("hand", "--cutters", str(cutters))
    assert set(hand) >= HAND
    assert set(hand["first_taken"]) >= {"chance", "waters"}
    assert set(hand["coupe_gorge"]) == {"up_cards", "exposed", "next_card"}
    assert (hand["cutters"], hand["up_cards"], hand["reading"]) == (cutters, cutters - 1, "salon")
    assert (hand["expectation"]["exact"], hand["keeps"]["exact"]) == (expectation, keeps)
    assert hand["quadruple_up_card"]["exact"] == quadruple
    assert exact(hand["tenure"]) == exact(hand["expectation"]) * exact(hand["hands"])
    assert exact(hand["hands"]) * (1 - exact(hand["keeps"])) == 1
    results = [(exact(entry["gain"]), exact(entry["chance"])) for entry in hand["distribution"]]
    assert sum(chance for _, chance in results) == 1
    assert sum(gain * chance for gain, chance in results) == exact(hand["expectation"])
    assert sum(map(exact, hand["seats"])) == -exact(hand["expectation"])


def test_the_hand_of_twelve(answer):
    hand = answer("hand", "--cutters", "12")
    assert round(exact(hand["expectation"]), 6) == Fraction("1.999448")
    assert round(exact(hand["keeps"]), 6) == Fraction("0.150429")
    assert len(hand["seats"]) == 11
    assert round(exact(hand["seats"][0]), 4) == Fraction("-0.7482")
    assert round(exact(hand["seats"][-1]), 4) == Fraction("0.5198")


def test_a_span_of_cutters_is_a_table(answer, odds):
    hands = answer("hand", "--cutters", "4..12")
    assert [hand["cutters"] for hand in hands] == [*range(4, 13)]
    assert hands[0] == answer("hand", "--cutters", "4")
    rows = list(csv.DictReader(io.StringIO(odds("lansquenet", "hand", "--format", "csv").out)))
    assert [row["cutters"] for row in rows] == [str(cutters) for cutters in range(4, 13)]
    assert rows[0]["per hand"] == "0.274660"


def test_montmort_reads_the_encyclopedie(answer):
    for players, tenure in ((3, "1125/4024"), (4, "36635/73896"), (5, "141855/183553")):
        assert answer("hand", "--cutters", str(players), "--reading", "montmort")["tenure"]["exact"] == tenure


def test_the_rejouissance_in_the_hand_and_alone(answer):
    """Counted apart, 4 cutters: 0.483234 with its procedure, edge 195558/16079875."""
    none, some = (answer("hand", "--cutters", "4", "--rejouissance", *chips) for chips in ((), ("5",)))
    assert none["expectation"]["exact"] == "54392362/112559125"
    assert none["rejouissance"]["advantage"]["exact"] == "195558/16079875"
    assert exact(some["expectation"]) - exact(none["expectation"]) == 5 * Fraction(195558, 16079875)
    alone = answer("rejouissance", "--cutters", "4", "--chips", "5")
    assert exact(alone["expectation"]) == exact(some["expectation"]) - exact(none["expectation"])
    assert sum(exact(cell["advantage"]) for cell in alone["cells"]) == exact(alone["advantage"])
    assert alone["hand"]["with"]["expectation"] == none["expectation"]


def test_a_hand_from_a_table(answer):
    """One single up-card against a single card of the banker's: one stake, evenly raced for."""
    table = answer("hand", "--up-cards", "1,0,0")
    assert [(exact(one["gain"]), exact(one["chance"])) for one in table["distribution"]] == [
        (-1, Fraction(1, 2)),
        (1, Fraction(1, 2)),
    ]
    assert exact(answer("rejouissance", "--up-cards", "3,1,0")["laid"]) == 1


def test_the_first_reprise_card(answer):
    """Three singles and a single banker: of 45 cards of the stock not his, 9 match an up-card, 36 nothing."""
    (row,) = answer("reprise", "--up-cards", "3,0,0", "--banker", "1", "--turned", "1")["rows"]
    assert list(map(exact, row["lying"])) == [Fraction(36, 45), Fraction(9, 45), 0]
    assert exact(row["goes_on"]) == Fraction(45, 48)
    assert len(answer("reprise", "--cutters", "4", "--turned", "0..4")["rows"]) == 5


def test_the_modern_game(answer):
    assert answer("modern", "--packs", "1", "--pack", "52")["advantage"]["exact"] == "1/17"
    assert answer("modern", "--doublet", "half")["advantage"]["exact"] == "1/34"
    for game in answer("modern", "--packs", "1..6", "--pack", "32"):
        cards, copies = 32 * game["packs"], 4 * game["packs"]
        alike = sum(comb(copies, 2) for _ in range(8))
        assert exact(game["advantage"]) == Fraction(alike, comb(cards, 2))
    game = answer("modern", "--pack", "40", "--passes")
    assert exact(game["keeps"]) == exact(game["bank_wins"]) - exact(game["doublets"])


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_in_the_help_run_in_every_format(odds, examples, command):
    for example in examples("lansquenet", command):
        for form in ("text", "markdown", "csv", "json", "latex"):
            ended = odds(*example, "--format", form)
            assert (ended.status, ended.err) == (0, "")
            assert ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_a_sheet_fits_a_page_and_says_where_it_comes_from(odds, command):
    shown = odds("lansquenet", command).out
    assert max(map(len, shown.splitlines())) <= 100
    assert "Salon des jeux, Lansquenet" in shown.split("Sources")[1]


@pytest.mark.parametrize("style", ["fraction", "decimal", "percent", "odds", "one-in"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_style_is_written(odds, command, style):
    assert odds("lansquenet", command, "--as", style).status == 0


def test_every_format_prints_the_same_number(odds):
    for form in ("text", "markdown", "csv", "json"):
        assert "28599/104125" in odds("lansquenet", "hand", "--cutters", "4", "--format", form).out
    assert r"\frac{28599}{104125}" in odds("lansquenet", "hand", "--cutters", "4", "--format", "latex").out


def test_a_reading_of_ones_own(answer, odds, tmp_path):
    """A banker apart from the cutters: three cutters then have the up-cards of four."""
    mine = tmp_path / "fireside.toml"
    mine.write_text('title = "By the fire"\nbanker = "apart"\n')
    hand = answer("hand", "--cutters", "3", "--reading", str(mine))
    assert (hand["reading"], hand["departs"], hand["up_cards"]) == ("fireside", {"banker": "apart"}, 3)
    assert hand["expectation"] == answer("hand", "--cutters", "4")["expectation"]
    assert "By the fire" in odds("lansquenet", "hand", "--cutters", "3", "--reading", str(mine)).out


BAD = [
    ("hand --cutters 1", "from 2 to 52 as the number of cutters with 52 cards, got 1"),
    ("hand --cutters 60", "got 60"),
    ("hand --cutters 45 --packs 6", "take fewer"),
    ("hand --cutters 4..60", "got 53"),
    ("hand --cutters four", "got 'four'"),
    ("hand --reading salom", "did you mean salon?"),
    ("hand --reading nowhere.toml", "nowhere.toml"),
    ("hand --packs 7", "from 1 to 6 as the number of packs, got 7"),
    ("hand --pack 53", "52, 40 or 32"),
    ("hand --banker 2", "expected --banker beside --up-cards"),
    ("hand --up-cards 3,-1,0", "got -1"),
    ("hand --up-cards 1,2", "expected 3 numbers of up-cards"),
    ("hand --up-cards 3,0,0 --banker 4", "from 1 to 3 as the banker's multiplicity, got 4"),
    ("stakes --banker 0", "from 1 to 3 as the banker's multiplicity, got 0"),
    ("stakes --carabin 4", "from 1 to 3 as the carabin's multiplicity, got 4"),
    ("stakes --copies 1", "from 2 to 100 as the number of copies of a rank, got 1"),
    ("stakes --chips -1", "from 0 to 100000 as the chips in hand, got -1"),
    ("stakes --chips 99999999", "from 0 to 100000"),
    ("hand --cutters 9..9999999", "a span of at most"),
    ("race --banker -1", "0 or more as the banker's count, got -1"),
    ("race --others 3,-2", "0 or more as a rank's count, got -2"),
    ("race --others 3,x", "parted by commas"),
    (
        "race --limit 3 --others 999999,888888",
        "fewer ranks, or fewer different counts of cards, or raise the limit (--limit)",
    ),
    ("race --others 3 --stock 4", "a stock that holds the 6 racing cards, got 4"),
    ("race --others 3 --order 0,0", "each once, got 0,0"),
    ("rejouissance --chips -1", "got -1"),
    ("reprise --turned 60", "from 0 to 52 as the number of cards turned, got 60"),
    ("modern --packs 0", "from 1 to 6 as the number of packs, got 0"),
    ("modern --pack 36", "52, 40 or 32 cards, got 36"),
    ("modern --doublet halves", "did you mean half?"),
    ("stake", "did you mean stakes?"),
]


@pytest.mark.parametrize(("words", "says"), BAD, ids=[words for words, _ in BAD])
def test_bad_input_is_one_sentence(odds, words, says):
    ended = odds("lansquenet", *words.split())
    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert ended.err.startswith("odds: expected ")
    assert says in ended.err
    assert ", got " in ended.err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("risk = base", "expected TOML"),
        ('risc = "base"', "got 'risc' (did you mean risk?)"),
        ('risk = "payed"', "risk: expected one of base, paid, got 'payed' (did you mean paid?)"),
        ("title = 3", "title: expected a text, got '3'"),
    ],
)
def test_a_bad_reading_says_where_and_what(odds, tmp_path, text, says):
    mine = tmp_path / "fireside.toml"
    mine.write_text(text)
    ended = odds("lansquenet", "hand", "--cutters", "4", "--reading", str(mine))
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(f"odds: {mine}")
    assert ended.err.count("\n") == 1
    assert says in ended.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("race", "--banker", "1", "--others", "1"), "banker's rank:  1 card left\nothers:         1 card left\n"),
        (("race", "--banker", "2", "--others", "1,1"), "2 cards left\nothers:         1, 1 cards left\n"),
        (("stakes", "--chips", "1"), "has 1 chip in hand\n"),
    ],
)
def test_one_is_not_many(odds, words, said):
    assert said in odds("lansquenet", *words).out


def test_a_stock_too_long_to_count_is_refused(odds):
    ended = odds("lansquenet", "race", "--stock", "99999999999999")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert "at most 5200 cards" in ended.err
