"""What is printed is what is so: the numbers handed to the typesetter, against other roads to them."""

import csv
import io
import re
from fractions import Fraction
from math import comb

import pytest
from sheets_asked import handed, made, order

from odds.engine.chance import chance
from odds.lansquenet.hand import hand
from odds.rules import load, names, read
from odds.sheets.printed import sheet
from odds.sheets.printed.order import proof
from odds.sheets.tongue import Tongue

MY_HOUSE = """
title = "Chez ma tante"
period = "Sundays"
evidence = "modern"
sources = ["my aunt"]
pays = [1, 4]
unsettled = "returned"
turn = ["hers", "mine"]
note = "She deals."
[joins]
deal = "hers"
turn = "hers"
[places.hers]
then = "mine"
hit = { call = "loses" }
[places.mine]
then = "hers"
hit = { call = "wins" }
"""


def exact(cell):
    """A cell of the setting as the number that it shows."""
    if isinstance(cell, str):
        return None if cell == "\N{EM DASH}" else Fraction(cell.replace("\N{MINUS SIGN}", "-"))
    value = Fraction(int(cell["over"]), int(cell["under"]))
    return -value if cell["sign"] else value


def pharaon(n: int, k: int) -> Fraction:
    """The advantage at Pharaon counted by hand: half of each doublet, and the last card of the stock void.

    A doublet in turn t leaves k - 2 copies below it; only in the last turn does it cost the whole stake, and there the
    last card, were it the punter's, does not win.
    """
    gained = Fraction(0)
    for turn in range(n // 2):
        below = n - 2 * turn - 2
        both = Fraction(comb(below, k - 2), comb(n, k)) if k > 1 else Fraction(0)
        one = Fraction(comb(below, k - 1), comb(n, k))
        last = not below
        gained += both * (1 if last else Fraction(1, 2)) + one * (1 if last else 0)
    return gained


def test_the_old_table_is_the_one_counted_by_hand():
    table = handed(made("rank", "pharaon"))["parts"][0]["blocks"][0]
    assert [int(row[0]) for row in table["rows"]] == list(range(52, 0, -2))
    for row in table["rows"]:
        for k, cell in enumerate(row[1:], start=1):
            assert exact(cell) == (pharaon(int(row[0]), k) if k <= int(row[0]) else None)


def test_a_source_is_cited_once_with_all_its_places():
    for name in ("paroli", "rules", "booklet", "ladders"):
        sources = sheet(name, order(load("bassette")), Tongue.of("en")).sources
        (salon,) = [source for source in sources if source.startswith("Salon des jeux, Bassette")]
        assert salon.startswith("Salon des jeux, Bassette, 2 to 6; 5 and 6")
    assert "my aunt" in sheet("paroli", order(read(MY_HOUSE, name="my-house")), Tongue.of("en")).sources


def test_one_rule_set_is_not_headed_as_every_one():
    assert sheet("ladders", order(load("bassette")), Tongue.of("fr")).title == "Bassette : les échelles"
    assert sheet("ladders", order(load("bassette"), load("basset")), Tongue.of("fr")).title.startswith("Toutes")


def test_no_column_of_the_rules_is_empty():
    for name in names():
        table = made("rules", name).tables[0]
        for at, column in enumerate(table.columns):
            assert any(row[at] for row in table.rows), (name, column.head)


def test_many_packs_have_the_rank_that_they_hold(odds):
    """With eight packs the columns were 1 to 4 copies, which no stock of 32 of a rank has at first."""
    rows = list(csv.reader(io.StringIO(odds("sheet", "rank", "bassette", "--packs", "8", "--format", "csv").out)))
    assert [head.split("\N{NO-BREAK SPACE}")[-1] for head in rows[0][1:]] == ["8", "16", "24", "32"]
    whole = chance(load("bassette"), cards=416, copies=32).advantage.per_stake
    assert abs(Fraction(rows[1][4].rstrip("%")) / 100 - whole) < Fraction(1, 10**5)
    small = rows[next(at for at, row in enumerate(rows) if row[:1] == ["k"]) + 1 :][:4]
    assert [row[0] for row in small] == ["8", "16", "24", "32"]
    assert abs(Fraction(small[3][4]) - whole) < Fraction(1, 10**5)


def test_the_copies_asked_for_are_the_columns():
    page = made("rank", "pharaon", columns=(2, 7))
    assert [column.head[-1] for column in page.tables[0].columns[1:]] == ["2", "7"]
    for row in page.tables[0].rows:
        if row[0] >= 7:
            expected = chance(load("pharaon"), cards=row[0], copies=7, began=52).advantage.per_stake
            assert row[2] == expected
    assert [row[0] for row in page.tables[1].rows] == [2, 7]
    assert any("a whole stock has 4" in note for note in page.notes)


def test_the_stakes_are_the_rule_of_complements():
    table = handed(made("stakes"))["parts"][0]["blocks"][0]
    names = {"single": 1, "double": 2, "triple": 3}
    for banker, carabin, lays, paid, chances, edge in table["rows"]:
        stake, pays = 4 - names[banker], 4 - names[carabin]
        assert Fraction(int(lays), int(paid)) == Fraction(stake, pays)
        assert exact(chances) == Fraction(stake, stake + pays)
        assert exact(edge) == 2 * exact(chances) - 1


@pytest.mark.parametrize(("language", "said"), [("en", "lays"), ("fr", "met"), ("it", "punta")])
def test_both_tables_of_stakes_say_stake_then_payment(language, said):
    """The second had payment : stake over its columns: who lays 3 for 2 read there that 6 chips are paid 9."""
    first, second = handed(made("stakes", language=language))["parts"][0]["blocks"]
    assert first["columns"][2]["head"] == said
    pairs = {(int(row[2]), int(row[3])) for row in first["rows"]}
    found = set()
    for at, column in enumerate(second["columns"][1:], start=1):
        assert column["head"].startswith(said)
        stake, pays = map(int, re.findall(r"\d+", column["head"]))
        found.add((stake, pays))
        for row in second["rows"]:
            assert exact(row[at]) == (Fraction(int(row[0]) * pays, stake) if int(row[0]) % stake == 0 else None)
    assert found == pairs


@pytest.mark.parametrize(("quantity", "whose"), [("win", "ponte"), ("loss", "ponte"), ("advantage", "banquier")])
def test_the_chance_of_the_punter_is_not_headed_as_the_banker_s(quantity, whose):
    page = made("rank", language="fr", quantity=quantity)
    assert whose in page.subtitle
    assert whose in page.tables[0].caption
    assert whose in dict(page.about)["Base"].split(";")[0]


def test_what_stands_beside_a_table_on_another_basis_says_its_own():
    beside = "in the small table and the chart, the banker"
    assert beside not in dict(made("rank", "pharaon").about)["Basis"]
    assert beside in dict(made("rank", "pharaon", basis="per_turn").about)["Basis"]
    assert beside in dict(made("rank", "pharaon", quantity="null").about)["Basis"]
    assert beside in dict(made("board", "pharaon", basis="per_decided").about)["Basis"]


def test_the_places_of_a_house_s_own_are_translated_where_our_games_have_them():
    mine = read(MY_HOUSE.replace("hers", "banker"), name="my-house")
    assert [Tongue.of("fr").place(mine, name) for name in mine.places] == ["banquier", "mine"]


def test_a_claim_on_paper_says_where_it_stands():
    (claim,) = [one for one in made("claims").tables if any("(hoyle-table)" in str(row[1]) for row in one.rows)]
    assert claim.columns[1].head == "place"


def test_only_our_own_claims_are_said_to_be_in_english(odds, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[[claim]]\nid = "x"\nsource = "hoyle-faro: p. 1"\nsays = "Ma tante dit tant."\nprinted = "1.98 %"\n'
        'quantity = "advantage"\nof = { rules = "pharaon", cards = 52, copies = 4 }\n'
    )
    told = [odds("sheet", "claims", *asked, "--lang", "fr").out for asked in ((), (str(mine),))]
    assert ["en anglais" in each for each in told] == [True, False]
    assert "p. 1 (x)" in told[1]


def test_the_words_of_a_verdict_are_translated(odds):
    told = odds("sheet", "claims", "--lang", "fr").out
    assert "tous les 10 justes" in told
    assert "sur 100 justes" in told
    assert "(4 contre 3 contre)" in told
    assert not re.search(r"\ball \d+ right|\d+ of \d+ right", told)


def test_the_hand_is_the_engine_s():
    rows = handed(made("lansquenet"))["parts"][0]["blocks"][0]["rows"]
    for row in rows:
        answer = hand(int(row[0]))
        assert abs(Fraction(row[1]) - answer.expectation) <= Fraction(1, 2000)
        assert abs(Fraction(row[3].rstrip("%")) / 100 - answer.keeps) <= Fraction(1, 200000)


def test_two_wins_running_are_as_published():
    """192/833 at bassette: the chance of the second rung, in percent to three digits."""
    chances = handed(made("paroli"))["parts"][0]["blocks"][2]["rows"]
    assert abs(Fraction(chances[1][1].rstrip("%")) / 100 - Fraction(192, 833)) <= Fraction(1, 200000)


def test_a_decimal_comma_and_a_thin_space_stand_where_the_language_has_them():
    for language, percent in (("en", "23.049%"), ("fr", "23,049\u202f%"), ("it", "23,049\u202f%")):
        rows = handed(made("paroli", language=language))["parts"][0]["blocks"][2]["rows"]
        assert rows[1][1] == percent


def test_fractions_are_spoken_in_the_language_of_the_sheet():
    for language, said in (("en", "33 over 1666"), ("fr", "33 sur 1666"), ("it", "33 su 1666")):
        row = handed(made("rank", "pharaon", language))["parts"][0]["blocks"][0]["rows"][0]
        assert row[4] == {"sign": "", "over": "33", "under": "1666", "say": said}


@pytest.mark.parametrize("name", ["rank", "paroli", "ladders", "rules", "board", "booklet"])
def test_rules_of_one_s_own_keep_their_words(name):
    page = sheet(name, order(read(MY_HOUSE, name="my-house")), Tongue.of("fr"))
    told = str(handed(page))
    assert "Chez ma tante" in told
    if name == "rules":
        assert all(word in told for word in ("hers", "mine", "She deals.", "Sundays", "my aunt", "2 gains"))


def test_a_file_named_like_one_of_ours_is_not_taken_for_it():
    mine = read(MY_HOUSE, name="pharaon")
    assert Tongue.of("it").told(mine, "title") == "Chez ma tante"
    assert Tongue.of("it").told(load("pharaon"), "title") == "Faraone"


def test_the_proof_on_the_sheet_is_made_for_each_game():
    """C(8, 4) + C(9, 3) + C(9, 4) deals for each place where a stake may join."""
    assert proof(load("pharaon")) == comb(8, 4) + comb(9, 3) + comb(9, 4)
    assert proof(load("bassette")) == 2 * proof(load("pharaon"))
    assert "280" in dict(made("rank", "pharaon").about)["How the numbers were checked"]


def test_every_sheet_says_its_rules_basis_reading_proof_and_sources():
    for name in ("rank", "paroli", "board", "rules"):
        page = made(name, "pharaon")
        assert {"Rules", "Basis", "Reading", "How the numbers were checked"} <= set(dict(page.about))
        assert any("Montmort" in source for source in page.sources)
    for name in ("stakes", "lansquenet"):
        page = made(name)
        assert {"Basis", "Reading", "How the numbers were checked"} <= set(dict(page.about))
        assert page.sources
