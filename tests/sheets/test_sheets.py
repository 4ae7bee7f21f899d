"""Every sheet is set on every paper in every language: nothing overflows, nothing changes from run to run."""

import re
import shutil
import subprocess
from itertools import cycle
from xml.etree import ElementTree

import pytest
from sheets_asked import SHEETS, handed, made, order

from odds.rules import load, names
from odds.sheets import FORMATS, PAPERS, render, typeset
from odds.sheets.printed import sheet
from odds.sheets.tongue import LANGUAGES, Tongue

MILLIMETRE = 72 / 25.4
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4), "a5": (148, 210), "a5x2": (297, 210), "pocket": (210, 297)}
MOST_PAGES = {"booklet": 12, "claims": 20}
GAMES = cycle(names())
# Every sheet meets every paper, and every language on the way; the games come round.
CASES = [
    (name, paper, LANGUAGES[(at + row) % len(LANGUAGES)], next(GAMES))
    for row, name in enumerate(SHEETS)
    for at, paper in enumerate(PAPERS)
]

needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler's pdftotext is not installed")


@pytest.fixture(scope="module")
def pdfs(tmp_path_factory):
    """The PDF of a case, set once."""
    kept = {}

    def pdf(name, paper, language, game):
        key = (name, paper, language, game)
        if key not in kept:
            kept[key] = tmp_path_factory.mktemp("pdf") / f"{name}-{paper}.pdf"
            kept[key].write_bytes(typeset(made(name, game, language), "pdf", paper=paper)[0])
        return kept[key]

    return pdf


def words_on(pdf) -> list[tuple[float, float, list[tuple[float, float, float, float]]]]:
    """For each page its size, and the box of each word on it."""
    told = subprocess.run(["pdftotext", "-bbox", pdf, "-"], capture_output=True, check=True).stdout
    space = "{http://www.w3.org/1999/xhtml}"
    pages = []
    for page in ElementTree.fromstring(told).iter(f"{space}page"):
        boxes = [
            tuple(float(word.get(side)) for side in ("xMin", "yMin", "xMax", "yMax"))
            for word in page.iter(f"{space}word")
        ]
        pages.append((float(page.get("width")), float(page.get("height")), boxes))
    return pages


@pytest.mark.parametrize("case", CASES, ids=["-".join(case) for case in CASES])
def test_every_sheet_is_set_on_every_paper(pdfs, case):
    pdf = pdfs(*case).read_bytes()
    assert pdf.startswith(b"%PDF-1.7")
    assert len(re.findall(rb"/Type /Page\b", pdf)) <= MOST_PAGES.get(case[0], 4)


@needs_poppler
@pytest.mark.parametrize("case", CASES, ids=["-".join(case) for case in CASES])
def test_no_word_leaves_its_page(pdfs, case):
    pages = words_on(pdfs(*case))
    wide, tall = SIZES[case[1]]
    for width, height, boxes in pages:
        assert (width, height) == pytest.approx((wide * MILLIMETRE, tall * MILLIMETRE), abs=0.1)
        margin = 2 * MILLIMETRE
        assert all(
            left > margin and top > margin and right < width - margin and bottom < height - margin
            for left, top, right, bottom in boxes
        )
    assert any(boxes for _, _, boxes in pages)


@needs_poppler
@pytest.mark.parametrize("name", SHEETS)
def test_no_word_is_cut_with_the_cards(pdfs, name):
    """On pocket cards no word lies across a line along which they are cut."""
    case = next(case for case in CASES if case[:2] == (name, "pocket"))
    for _, _, boxes in words_on(pdfs(*case)):
        for left, top, right, bottom in boxes:
            column = (left / MILLIMETRE - 10.5) / 63, (right / MILLIMETRE - 10.5) / 63
            row = (top / MILLIMETRE - 16.5) / 88, (bottom / MILLIMETRE - 16.5) / 88
            assert int(column[0]) == int(column[1]) in (0, 1, 2)
            assert int(row[0]) == int(row[1]) in (0, 1, 2)


@pytest.mark.parametrize(
    ("name", "cards"),
    [("rank", 1), ("paroli", 1), ("board", 1), ("rules", 1), ("stakes", 1), ("lansquenet", 2)],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pocket_card_has_the_table_alone(name, cards, language):
    """A table cut at its last rows, a card of a chart and one of footnotes took four of the nine."""
    page = made(name, "pharaon", language)
    (told,) = handed(page, paper="pocket")["parts"]
    assert all(block["kind"] == "table" for block in told["blocks"])
    assert [block["caption"] for block in told["blocks"]] == [t.caption for t in page.tables if not t.aside]
    assert not told["notes"]
    assert len(told["sources"]) == 1
    assert {Tongue.of(language)("label-basis")} <= {label for label, _ in told["about"]}
    (svg,) = typeset(page, "svg", paper="pocket")
    suits = svg.count(b'fill="#6e6e6e"')  # four under the heading of each copy, as often as the paper has room
    assert suits == 4 * (9 // cards)


@pytest.mark.parametrize("form", ["pdf", "png", "svg", "typ"])
def test_two_runs_give_the_same_bytes(form):
    first, second = (typeset(made("stakes", language="fr"), form, paper="a5") for _ in range(2))
    assert first == second


def test_a_pdf_says_that_it_is_tagged_and_how_its_fractions_are_spoken():
    pdf = typeset(made("stakes"), "pdf")[0]
    for flag in (
        b"/Marked true",
        b"<pdfaid:part>2<",
        b"<pdfaid:conformance>A<",
        b"<pdfuaid:part>1<",
        b"/Lang(en)",
        b"/Alt(3 over 5)",
    ):
        assert flag in pdf, flag


@needs_poppler
def test_a_long_table_repeats_its_headings(tmp_path):
    """Eight packs make 208 rows of Pharaon: several pages, and every row of them under its headings."""
    asked = order(load("pharaon"))._replace(began=416, cards=416, copies=32, whole=32)
    page, pdf = sheet("rank", asked, Tongue.of("en")), tmp_path / "long.pdf"
    pdf.write_bytes(typeset(page, "pdf", paper="a5")[0])
    told = subprocess.run(["pdftotext", "-layout", pdf, "-"], capture_output=True, check=True, text=True).stdout
    pages = told.split("\f")[:-1]
    assert len(pages) > 2
    numbers = [int(cell) for cell in re.findall(r"(?<![\d.])\d+(?![\d.%])", told)]
    assert set(range(2, 417, 2)) <= set(numbers)
    for text in pages:
        assert re.search(r"k\s*=\s*4", text) or "Sources" in text


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_format_says_the_sheet_too(form, language):
    said = render(made("rank", "pharaon", language), form)
    assert "1666" in said
    booklet = render(made("booklet", "pharaon", language), form)
    assert booklet.count("1666") > said.count("1666")


def browser() -> str | None:
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.mark.skipif(browser() is None, reason="no headless Chromium is installed")
def test_the_page_opens_in_a_browser_and_prints(tmp_path):
    page, printed = tmp_path / "page.html", tmp_path / "page.pdf"
    page.write_bytes(typeset(made("rank", "pharaon", "fr"), "html")[0])
    options = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-pdf-header-footer",
        f"--user-data-dir={tmp_path}/home",
    ]
    subprocess.run(
        [browser(), *options, f"--print-to-pdf={printed}", page.as_uri()], check=True, capture_output=True, timeout=60
    )
    pdf = printed.read_bytes()
    assert pdf.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", pdf)) == 1


def test_the_typst_source_stands_alone():
    """Compiled by itself, without this package, it gives the very pages."""
    import typst

    page = made("stakes", language="it")
    (source,) = typeset(page, "typ", paper="pocket")
    alone = typst.compile(source, format="svg", ignore_system_fonts=True)
    assert [alone] == typeset(page, "svg", paper="pocket")
