"""The verdicts by examples worked by hand, the book as a whole, and what a file of claims may not say."""

from collections import Counter
from pathlib import Path

import pytest

from odds.claims.book import book
from odds.claims.claim import VERDICTS
from odds.claims.reading import ClaimError, read
from odds.claims.short import claim_in_a_line
from odds.claims.verdict import judge, judged
from odds.sources import sources

HERE = Path(__file__).parent
FOUND = {one.claim.id: one for one in judged(book().claims)}

LINES = [
    ("advantage, pharaon, 52/4 = 33/1666", "HOLDS"),
    ("advantage, pharaon, 52/4 = 99/4998", "HOLDS"),
    ("advantage, pharaon, 52/4 = 1.98 %", "ROUNDS"),
    ("advantage, pharaon, 30/2 = 1/54", "ROUNDS"),  # 54.375: cut and rounded alike
    ("advantage, pharaon, 22/2 = 1/38", "TRUNCATES"),  # 38.5
    ("advantage, pharaon, 52/4 = 4 %", "FAILS"),
    ("advantage, pharaon, 52/4 = 4 % within 3 %", "ROUNDS"),
    ("chance of 2 wins, bassette, 52/4 = 25 % about", "FAILS"),
    ("chance of 2 wins, bassette, 52/4 = 25 % within 2 %", "ROUNDS"),
    ("advantage, pharaon, 52/4 > 0", "HOLDS"),
    ("advantage, pharaon, 52/4 < 0", "FAILS"),
    ("advantage, pharaon, 4..52..2/3, over cards = falls", "HOLDS"),
    ("advantage, pharaon, 4..52..2/3, over cards = rises", "FAILS"),
    ("advantage, cards 52, copies 4, over rules = bassette < pharaon < basset", "HOLDS"),
    ("doubling, wins 1..4, over wins = 1, 3, 7, 15", "HOLDS"),
    ("doubling, wins 1..4, over wins = 1, 2, 7, 15", "FAILS"),
    ("doubling, wins 1..4 = 1, 3, 7, 15", "HOLDS"),  # the one span says over what: it was asked for once more
    ("advantage, pharaon, 4..52..2/3 = falls", "HOLDS"),
    ("tenure, cutters 3, reading montmort = 2 l. 15 s. 10 d. in the pistole", "TRUNCATES"),
    ("tenure, cutters 3, reading montmort = 2 l. 15 s. 11 d. in the pistole", "ROUNDS"),
    ("advantage, pharaon, 8/3 = 2 s. 3 d. in the guinea", "HOLDS"),
    ("chance of a win, pharaon, 8/1, given_decided true = 4 to 3 against", "HOLDS"),
    ("wins, wins 5, carry, bassette, 52/4 > 2 %", "HOLDS"),
]


@pytest.mark.parametrize(("line", "verdict"), LINES, ids=[line for line, _ in LINES])
def test_a_claim_in_a_line(line, verdict):
    assert judge(claim_in_a_line(line)).verdict == verdict


ENTRY = """
[[claim]]
id = "mine"
source = "hoyle-faro: p. 66"
says = "what the banker gains"
printed = "1/54"
quantity = "advantage"
of = { rules = "pharaon", cards = 30, copies = 2 }
"""


def verdict_of(text):
    return judge(read([("mine.toml", text)]).claims[0])


def test_a_claim_without_a_quantity_is_open():
    entry = ENTRY.replace('quantity = "advantage"\nof = { rules = "pharaon", cards = 30, copies = 2 }\n', "")
    assert verdict_of(entry).verdict == "OPEN"


def test_readings_that_disagree_make_it_depend():
    two = 'readings = [{ says = "so", copies = 2 }, { says = "or so", copies = 3 }]'
    found = verdict_of(ENTRY + two)
    assert found.verdict == "DEPENDS"
    assert [(taken.verdict, str(taken.values[0])) for taken in found.readings] == [
        ("ROUNDS", "8/435"),
        ("FAILS", "3/116"),
    ]


def test_readings_that_agree_give_their_verdict():
    two = 'readings = [{ says = "so", copies = 3 }, { says = "or so", copies = 4 }]'
    assert verdict_of(ENTRY + two).verdict == "FAILS"


def test_a_slip_gives_no_verdict_but_its_value():
    slip = 'slips = [{ says = "one more card", quantity = "number", value = "1/54" }]'
    found = verdict_of(ENTRY.replace('"1/54"', '"1/54 exactly"') + slip)
    assert (found.verdict, found.readings[0].verdict, found.readings[0].slip) == ("FAILS", "HOLDS", True)


TABLE = ENTRY.replace('of = { rules = "pharaon", cards = 30, copies = 2 }', 'of = { rules = "pharaon" }')


def cells(*numbers):
    told = ((30, 2), (22, 2), (10, 3))
    rows = (f'{{ cards = {n}, copies = {k}, printed = "{text}" }}' for (n, k), text in zip(told, numbers, strict=True))
    return TABLE + f"cells = [{', '.join(rows)}]\n"


def test_a_table_is_compared_cell_by_cell():
    """Exact denominators: 54.375, 38.5 and 12."""
    assert verdict_of(cells("8/435", "2/77", "1/12")).verdict == "HOLDS"
    assert verdict_of(cells("1/54", "1/38", "1/12")).verdict == "TRUNCATES"
    assert verdict_of(cells("1/54", "1/39", "1/12")).verdict == "ROUNDS"
    wrong = verdict_of(cells("1/53", "1/38", "1/12"))
    assert (wrong.verdict, wrong.computed) == ("FAILS", "2 of 3 right")
    assert wrong.wrong == ("rules pharaon, cards 30, copies 2: exact 8/435 (1 in 54.38), stated 1/53",)


def test_a_table_needed_a_printed_that_did_nothing():
    """Its cells say what is printed."""
    found = verdict_of(cells("1/53", "1/38", "1/12").replace('printed = "1/54"\n', ""))
    assert (found.verdict, found.claim.printed) == ("FAILS", "1/53, 1/38, 1/12")
    assert [one.verdict for one in found.taken.found] == ["FAILS", "TRUNCATES", "HOLDS"]
    with pytest.raises(ClaimError, match="the key 'printed', which is missing"):
        verdict_of(ENTRY.replace('printed = "1/54"\n', ""))


def test_a_table_of_cut_and_rounded_numbers_is_neither():
    """38.5 cut to 38, 54.375 and 867.7 rounded to 868: no one rule printed both."""
    text = TABLE + (
        'cells = [{ cards = 22, copies = 2, printed = "1/38" },'
        ' { rules = "basset-demoivre", joins = "mid-turn", cards = 51, copies = 4, printed = "1/868" }]\n'
    )
    found = verdict_of(text)
    assert (found.verdict, found.computed) == ("FAILS", "all 2 right, but some cut and some rounded")


def test_a_recorded_verdict_that_differs_is_noticed():
    assert verdict_of(ENTRY + 'verdict = "HOLDS"\n').differs
    assert not verdict_of(ENTRY + 'verdict = "ROUNDS"\n').differs
    assert not verdict_of(ENTRY).differs


# The book


def test_there_are_enough_claims_and_few_are_open():
    counts = Counter(one.verdict for one in FOUND.values())
    assert sum(counts.values()) - counts["OPEN"] >= 120
    assert counts["OPEN"] <= 10
    assert set(counts) == set(VERDICTS)


@pytest.mark.parametrize("name", [*FOUND])
def test_every_recorded_verdict_is_the_one_computed(name):
    one = FOUND[name]
    assert one.claim.recorded == one.verdict
    assert one.claim.source.partition(":")[2].strip(), "a claim names its place in the source"
    assert one.claim.says.endswith(".")
    assert one.verdict != "OPEN" or one.claim.note, "an open claim says why"
    explained = one.claim.note or one.readings or one.wrong or one.computed
    assert one.verdict not in ("FAILS", "DEPENDS") or explained


@pytest.mark.parametrize("name", [name for name, one in FOUND.items() if one.claim.slips])
def test_every_slip_of_the_book_produces_what_is_printed(name):
    assert all(taken.verdict != "FAILS" for taken in FOUND[name].readings if taken.slip)


def test_ids_once_published_stay():
    """tests/claims/ids.txt lists them; a new claim may be missing there, an old one never here."""
    published = (HERE / "ids.txt").read_text().split()
    assert len(published) == len(set(published)) >= 160
    assert set(published) <= set(FOUND)


def test_every_source_is_in_the_bibliography_and_says_what_was_seen_of_it():
    for one in FOUND.values():
        assert sources()[one.claim.source.partition(":")[0]]["seen"]


def test_what_was_not_seen_is_marked_as_recalled():
    """A source known only from what others report is cited as recalled, or with who reports it."""
    for one in FOUND.values():
        key, _, place = one.claim.source.partition(":")
        if sources()[key]["seen"] == "as reported":
            assert one.claim.recalled or "as reported" in place, one.claim.id


MUST_FAIL = {
    "wikipedia-25-percent",
    "wikipedia-ladder",
    "wikipedia-trente",
    "wikipedia-soixante",
    "wikipedia-paroli",
    "salon-thirty",
    "salon-sixty",
    "salon-first-and-last-card",
    "iimache-ladder",
    "alberti-ladder",
    "gamester-trente-in-one-deal",
    "hoyle-guinea",
    "steinmetz-four-per-cent",
    "encyclopedie-tenure-6",
    "encyclopedie-tenure-7",
    "boussac-62",
}
MUST_HOLD = {
    "salon-thirty-one",
    "salon-sixty-three",
    "salon-priority",
    "wikipedia-seven-favours-players",
    "wikipedia-two-restores-bank",
    "iimache-packs",
    "hoyle-corollary-1",
    "hoyle-corollary-2",
    "salon-first-taken",
    "salon-up-card-pays",
    "demoivre-formulas",
    "montmort-fresh-pack",
}


def test_what_is_known_to_be_wrong_fails_and_what_is_right_holds():
    assert {name for name in MUST_FAIL if FOUND[name].verdict != "FAILS"} == set()
    assert {name for name in MUST_HOLD if FOUND[name].verdict != "HOLDS"} == set()
    assert FOUND["hoyle-table"].verdict == FOUND["encyclopedie-tenure-4"].verdict == "TRUNCATES"


def test_the_rule_of_odds_is_there_whole():
    """Nine pairs, and three worked examples with a stake and a payment each [Salon des jeux, Lansquenet, sec. 12]."""
    pairs = {
        (asked["carabin"], asked["banker"])
        for name, one in FOUND.items()
        if name.startswith("odds-ratio")
        for found in one.taken.found
        for asked in found.case.asked
    }
    assert pairs == {(carabin, banker) for carabin in (1, 2, 3) for banker in (1, 2, 3)}
    examples = [name for name in FOUND if name.startswith("odds-example-")]
    assert len(examples) == 6


BAD_FILES = [
    ("no TOML", "[[claim", "TOML"),
    ("no table", 'claim = "x"', "a list of tables"),
    ("an unknown key at the top", "[[clam]]\nx = 1", "did you mean claim?"),
    ("no id", ENTRY.replace('id = "mine"\n', ""), "'id'"),
    ("a bad id", ENTRY.replace('"mine"', '"My claim"'), "small letters"),
    ("an own source without a title", ENTRY + '[sources.mine]\nauthor = "me"', "'title'"),
]
BAD_ENTRIES = [
    ("a duplicate id", ENTRY + ENTRY, "no other claim has"),
    ("an unknown key", ENTRY + 'verdct = "HOLDS"', "did you mean verdict"),
    ("an unknown source", ENTRY.replace("hoyle-faro", "hoyl-faro"), "did you mean hoyle-faro"),
    ("no source", ENTRY.replace('source = "hoyle-faro: p. 66"\n', ""), "'source'"),
    ("an unknown quantity", ENTRY.replace('"advantage"', '"advantge"'), "did you mean advantage"),
    ("an unknown rule set", ENTRY.replace('"pharaon"', '"pharoan"'), "did you mean pharaon?"),
    ("an unknown argument", ENTRY.replace("cards = 30", "card = 30"), "did you mean cards?"),
    ("a missing argument", ENTRY.replace("cards = 30, ", ""), "argument cards"),
    ("an argument of another kind", ENTRY.replace("30", '"thirty"'), "whole numbers"),
    ("an impossible stock", ENTRY.replace("copies = 2", "copies = 31"), "as many copies as cards"),
    ("an impossible joining", ENTRY.replace("copies = 2", 'copies = 2, joins = "mid"'), "a way of joining"),
    ("a value that is no number", ENTRY.replace('"1/54"', '"a lot"'), "expected a number"),
    ("a tolerance that is no number", ENTRY + 'within = "a bit"', "expected a number"),
    ("an unknown verdict", ENTRY + 'verdict = "TRUE"', "one of HOLDS"),
    ("an order of nothing", ENTRY.replace('"1/54"', '"2 < 3"'), "over"),
    ("a number told over something", ENTRY + 'over = "cards"', "over"),
    ("a trend over one value", ENTRY.replace('"1/54"', '"falls"') + 'over = "cards"', "several values"),
    ("an order over no argument", ENTRY.replace('"1/54"', '"2 < 3"') + 'over = "rank"', "rank"),
    ("recalled by a word", ENTRY + 'recalled = "yes"', "true or false"),
    ("an empty list", ENTRY.replace("cards = 30", "cards = []"), "a value, or several"),
    ("a slip without words", ENTRY + "slips = [{ copies = 3 }]", "'says'"),
    ("a reading of an unknown quantity", ENTRY + 'readings = [{ says = "x", quantity = "y" }]', "expected a quantity"),
    ("arguments of no quantity", ENTRY.replace('quantity = "advantage"\n', ""), "'quantity'"),
    ("a tolerance of a bound", ENTRY.replace('"1/54"', '"> 0"') + 'within = "1 %"', "beside one number"),
    (
        "too many numbers",
        ENTRY.replace("30", '"9999..1"').replace("copies = 2", 'copies = "1..9"'),
        "at most 10000 numbers",
    ),
    ("a table without cells", TABLE + "cells = []", "one cell or more"),
    ("cells that are no table", ENTRY + "cells = 3", "a list of tables"),
    ("a cell without a number", TABLE + "cells = [{ cards = 3 }]", "'printed'"),
    ("a cell with a ladder", TABLE + 'cells = [{ cards = 3, printed = "1, 2" }]', "one number"),
]


def refusal(text):
    """The one sentence in which a file is refused."""
    with pytest.raises(ClaimError, match="expected") as refused:
        list(judged(read([("mine.toml", text)]).claims))
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize(("text", "says"), [case[1:] for case in BAD_FILES], ids=[case[0] for case in BAD_FILES])
def test_a_bad_file_says_what_was_expected(text, says):
    assert refusal(text).startswith("mine.toml")
    assert says in refusal(text)


@pytest.mark.parametrize(("text", "says"), [case[1:] for case in BAD_ENTRIES], ids=[case[0] for case in BAD_ENTRIES])
def test_a_bad_entry_says_in_which_claim_and_what_was_expected(text, says):
    assert refusal(text).startswith("mine.toml, mine")
    assert says in refusal(text)


def test_a_duplicate_id_is_found_across_files():
    with pytest.raises(ClaimError, match=r"^two.toml, mine: expected an id"):
        read([("one.toml", ENTRY), ("two.toml", ENTRY)])


BAD_LINES = [
    ("", "a line such as"),
    ("advantage", "a line such as"),
    ("advantge, pharaon, 52/4 = 1 %", "did you mean advantage"),
    ("advantage, pharoan, 52/4 = 1 %", "did you mean pharaon"),
    ("advantage, pharaon, 52/4 = one", "expected a number"),
    ("advantage, pharaon = 1 %", "argument cards"),
    ("advantage, pharaon, 52/4, card 3 = 1 %", "did you mean cards"),
    ("chance of win, pharaon, 52/4 = 48 %", "did you mean wins"),
    ("doubling, nonsense = 3", "with its value"),
    ("doubling, wins 0 = 0", "from 1 to 40 wins"),
    ("advantage, pharaon, 52/4 = falls", "', over wins' in a line"),
    ("advantage, pharaon, 52..50/2..4 = falls", "', over wins' in a line"),
    ("advantage, cards 52, copies 4 = bassette < pharaon", "', over wins' in a line"),
]


@pytest.mark.parametrize(("line", "says"), BAD_LINES)
def test_a_bad_line_says_what_was_expected(line, says):
    with pytest.raises(ValueError, match="expected") as refused:
        judge(claim_in_a_line(line))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)
