"""Answers as they are shown: by `print`, in a notebook, and as records for another program."""

import importlib
import pkgutil
import re
from fractions import Fraction
from xml.etree import ElementTree

import pytest
from sheets_asked import made

import odds
from odds import board, chance, closed_form, hand, load, lookup, paroli, read, records, sheet, simulation, verify
from odds.engine.closed_form import same_game
from odds.engine.transposing import transposed
from odds.lansquenet.hand_on_table import hand_on_table
from odds.lansquenet.modern import Modern
from odds.lansquenet.rejouissance import rejouissance, rejouissance_on_table
from odds.lansquenet.reprise import reprise, reprise_on_table
from odds.sheets.sheet import Formula, Sheet
from odds.shown import Answers

PHARAON = chance(load("pharaon"), cards=52, copies=4)
HARD_NAME = read(
    """
title = "Tom & Jerry's <house> of 100 % {fun}_$1 #1 ~ ^ \\\\\\\\"
period = "now"
evidence = "modern"
sources = ["us"]
pays = [1]
unsettled = "returned"
turn = ["a_b"]
joins = { deal = "a_b" }
[places.a_b]
then = "a_b"
hit = { call = "wins" }
""",
    name="hard",
)
ANSWERS = {
    "chance": PHARAON,
    "distribution": PHARAON.stake,
    "advantage": PHARAON.advantage,
    "riding": paroli(load("bassette"), cards=52, copies=4),
    "ladders": Answers(paroli(load(name), cards=52, copies=4) for name in ("bassette", "basset")),
    "table": odds.table(load("pharaon"), cards=range(52, 30, -1)),
    "board": board(load("bassette"), odds.Stock.fresh().without("Q 7 7")),
    "transposed": transposed(load("bassette"), stock=odds.Stock.parse("Q:2 K:2 J:2 A:2"), rank="Q"),
    "rules": load("basset"),
    "two rules": Answers(map(load, ("basset", "pharaon"))),
    "hard name": chance(HARD_NAME, cards=4, copies=2),
    "form": closed_form(load("pharaon"), copies=4, letters=("y",)),
    "simulation": simulation(PHARAON, deals=100, seed=1),
    "hand": hand(4),
    "hands": Answers(map(hand, (4, 5))),
    "hand on the table": hand_on_table((3, 1, 0), banker=2, exposed=1, chips=5),
    "rejouissance": rejouissance(4, reading="pierer", chips=40),
    "rejouissances": Answers(rejouissance(cutters, packs=2) for cutters in (4, 5)),
    "rejouissance there": rejouissance_on_table((3, 1, 0)),
    "reprise": reprise(4, turned=10, pack=odds.Pack.parse("40")),
    "reprises": Answers(reprise(4, turned=turned, with_rejouissance=True) for turned in (1, 2)),
    "reprise there": reprise_on_table((3, 0, 0), banker=2, turned=3, reading="montmort"),
    "race": odds.Race(banker=3, others=(3, 3, 2)),
    "stakes": odds.stake_table(),
    "one stake": odds.stake_table()[0],
    "modern": Modern(),
    "packs": Answers(Modern(packs=packs) for packs in (1, 2)),
    "judged": verify("chance of 2 wins, basset, 52/4 = 25 % about"),
    "met": lookup("33/1666", []),
    "page": sheet(PHARAON),
}
each = pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)


def classes():
    """Every class of the package that names its page."""
    for found in pkgutil.walk_packages(odds.__path__, "odds."):
        if found.name != "odds.__main__":
            for member in vars(importlib.import_module(found.name)).values():
                if isinstance(member, type) and member.__module__ == found.name and hasattr(member, "pages"):
                    yield member


def test_every_page_named_is_there():
    met = list(classes())
    assert len(met) > 12
    for answer in met:
        names = [name for name in answer.pages if name]
        assert names or answer is Sheet
        for name in names:
            module, _, maker = name.partition(":")
            assert callable(getattr(importlib.import_module(module), maker))


def test_every_kind_is_among_the_examples():
    shown = {type(answer[0] if isinstance(answer, Answers) else answer) for answer in ANSWERS.values()}
    assert {*classes()} == shown


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("chance pharaon", "chance"),
        ("paroli bassette", "riding"),
        ("rules basset", "rules"),
        ("derive pharaon --symbols y", "form"),
        ("simulate pharaon --deals 100", "simulation"),
        ("lansquenet hand --cutters 4", "hand"),
        ("lansquenet hand --cutters 4..5", "hands"),
        ("lansquenet hand --up-cards 3,1,0 --banker 2 --exposed 1 --rejouissance 5", "hand on the table"),
        ("lansquenet rejouissance --cutters 4 --reading pierer --chips 40", "rejouissance"),
        ("lansquenet rejouissance --cutters 4..5 --packs 2", "rejouissances"),
        ("lansquenet rejouissance --up-cards 3,1,0", "rejouissance there"),
        ("lansquenet reprise --cutters 4 --turned 10 --pack 40", "reprise"),
        ("lansquenet reprise --cutters 4 --turned 1..2 --rejouissance", "reprises"),
        ("lansquenet reprise --up-cards 3,0,0 --banker 2 --turned 3 --reading montmort", "reprise there"),
        ("lansquenet race --banker 3 --others 3,3,2", "race"),
        ("lansquenet stakes", "stakes"),
        ("lansquenet modern --packs 1..2", "packs"),
        ("table pharaon --cards 52..31", "table"),
        ("transpose bassette --left Q:2,K:2,J:2,A:2 --rank Q", "transposed"),
    ],
)
def test_print_shows_what_the_command_line_prints(odds, words, answer):
    assert odds(*words.split()).out == f"{ANSWERS[answer]}\n"


@pytest.mark.parametrize(
    "mixed",
    [
        [hand(4), hand(4, chips=1)],
        [hand(4), hand(4, reading="pierer")],
        [rejouissance(4), rejouissance(5, packs=2)],
        [rejouissance(4), rejouissance_on_table((3, 1, 0))],
        [reprise(4, turned=1), reprise(5, turned=1)],
    ],
)
def test_answers_of_several_games_are_no_sheet(mixed):
    with pytest.raises(ValueError, match=r"expected answers of one game for a sheet, .* got 2 kinds"):
        sheet(mixed)


def test_wagers_on_several_tables_are_told_by_their_up_cards():
    tables = [rejouissance_on_table((3, 1, 0)), rejouissance_on_table((4, 0, 0))]
    assert [record["up-cards"] for record in records(tables)] == ["3 single, 1 double", "4 single"]


@each
def test_a_fragment_is_sound_and_styles_only_itself(answer):
    root = ElementTree.fromstring(f"<body>{answer._repr_html_()}</body>")
    known = "body div strong em br span table caption thead tbody tr th td math mfrac msup msub mrow mn mi mo"
    assert {element.tag for element in root.iter()} <= {*known.split()}
    assert not any(element.get("class") or element.get("id") for element in root.iter())
    told = " ".join(root.itertext())
    page = sheet(answer)
    assert page.title in told
    assert len(root.findall(".//tbody/tr")) == sum(len(table.rows) for table in page.tables)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("bassette", {"copies": 4, "letters": ("f",)}),
        ("pharaon", {"copies": 3, "letters": ("y",)}),
        ("basset", {"copies": 2, "letters": ("g",)}),
        ("basset-cotton", {"copies": 1}),
        ("faro", {"copies": 2, "quantity": "wins:2", "letters": ("p",)}),
    ],
)
def test_formulas_stand_as_mathml(name, asked):
    """Every sign of a formula is set, none is LaTeX still, and what is read aloud is what a terminal shows."""
    page = sheet(closed_form(load(name), **asked))
    root = ElementTree.fromstring(f"<body>{page._repr_html_()}</body>")
    formulas = [cell for table in page.tables for row in table.rows for cell in row if isinstance(cell, Formula)]
    set_in_type = list(root.iter("math"))
    assert [math.get("alttext") for math in set_in_type] == [str(formula) for formula in formulas]
    for formula, math in zip(formulas, set_in_type, strict=True):
        signs = re.sub(r"\\(frac|left|right)\b|[{}^_\s]", "", formula.latex).replace("-", "\N{MINUS SIGN}")
        assert "".join(math.itertext()) == signs
        assert "\\" not in signs


def test_a_printed_sheet_has_its_chart_in_a_notebook():
    fragment = made("lansquenet", language="fr")._repr_html_()
    assert "<svg" in fragment
    assert "<style" not in fragment


@each
def test_an_array_is_mathematics_that_mathjax_knows(answer):
    """Signs stand outside of \\text, the rows are as long as each other, and no table of words is set as an array."""
    array = answer._repr_latex_()
    page = sheet(answer)
    if array is None:
        assert all(isinstance(cell, str | None) for row in page.tables[page.main].rows for cell in row)
        return
    assert array.startswith("$$\\begin{array}{")
    assert array.endswith("\\end{array}$$")
    commands = {"begin", "end", "text", "hline", "frac", "backslash", "wedge", "sim", *"%&#_${},\\"}
    assert {*re.findall(r"\\([a-z]+|.)", array)} <= commands
    for words in re.findall(r"\\text\{([^}]*)\}", array):
        assert not {*words} & {*"%&#_${}\\~^"}
    wide = len(re.match(r"\$\$\\begin\{array\}\{([lr]+)\}", array)[1])
    rows = [line for line in array.split("\n")[1:-1] if line != "\\hline"]
    assert {len(re.findall(r"(?<!\\)&", row)) for row in rows} == {wide - 1}


@each
def test_records_are_flat_and_exact(answer):
    rows = records(answer)
    assert rows
    heads = list(rows[0])
    for row in rows:
        assert list(row) == heads
        assert all(isinstance(cell, str | int | Fraction | None) for cell in row.values())


@each
def test_what_a_prompt_shows_is_short(answer):
    assert len(repr(answer)) < 400
    assert " object at 0x" not in repr(answer)


def test_sums_are_no_records():
    assert [row["outcome"] for row in records(PHARAON)] == ["wins", "loses", "halved"]
    assert sum(row["chance"] for row in records(PHARAON)) == 1


def test_tables_told_side_by_side_are_one_record():
    """A rung's payouts stand in one table and its chances in the next."""
    first = records(ANSWERS["riding"])[0]
    assert (first["pays"], first["chance in this deal"]) == (1, Fraction(400, 833))


def test_tables_told_one_after_another_go_on():
    several = Answers(
        [verify("advantage, pharaon, 52/4 = 1.98 %"), verify("hand expectation, cutters 4 = 28599/104125")]
    )
    assert [row["verdict"] for row in records(several)] == ["ROUNDS", "HOLDS"]


def test_a_table_can_be_asked_for_by_its_number():
    gains = records(hand(4), table=3)
    assert sum(row["chance"] for row in gains) == 1
    assert sum(row["gain"] * row["chance"] for row in gains) == hand(4).expectation
    with pytest.raises(IndexError):
        records(PHARAON, table=7)


def test_numbers_written_in_several_styles_come_once():
    (row, *_) = records(PHARAON, styles=["fraction", "percent", "odds"])
    assert list(row) == ["outcome", "kind", "ways", "chance", "gain"]


def test_several_numbers_under_one_head_are_told_apart():
    """With eight copies the stakes' table has a column `pays` for the complement, and one for the least stake."""
    row = records(odds.stake_table(8))[1]
    assert [head for head in row if head.startswith("pays")] == ["pays", "pays 6"]


def test_several_answers_without_a_page_of_their_own_are_refused():
    for answer in ([PHARAON, PHARAON], [], [PHARAON, hand(4)], "pharaon", 3.0):
        with pytest.raises(TypeError, match="expected an answer"):
            sheet(answer)


def test_no_answers_are_shown_as_none():
    none = Answers[object]([])
    assert (repr(none), str(none), none._repr_html_(), none._repr_latex_()) == (
        "<no answers>",
        "<no answers>",
        None,
        None,
    )


def test_a_long_table_is_left_to_html():
    rows = odds.table(load("pharaon"), cards=range(208, 0, -1), began=208)
    assert rows._repr_latex_() is None
    assert rows._repr_html_().count("<tr>") == len(rows)


def test_huge_numbers_have_a_short_name():
    """Python refuses to print whole numbers of more than 4,300 digits; a prompt must not fail for that."""
    answer = chance(load("pharaon"), cards=20_000, copies=8_000)
    assert answer.stake.total > 10**4300
    assert len(repr(answer)) < 200
    assert len(repr(answer.stake)) < 200
    assert "<div>" in answer._repr_html_()
    assert "…" not in str(answer)


def test_records_make_a_frame():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(records(ANSWERS["table"]))
    assert frame.loc[0, "4 copies"] == Fraction(33, 1666)
    assert frame["4 copies"].astype(float).is_monotonic_increasing
    assert list(frame.columns) == ["cards", "1 copy", "2 copies", "3 copies", "4 copies"]


def test_parting_games_have_no_page_by_themselves():
    """What is told of two games needs their names, which a parting does not have."""
    with pytest.raises(TypeError):
        sheet(same_game(load("faro"), load("pharaon"), copies=1))
