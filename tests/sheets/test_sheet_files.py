"""`odds sheet` and `odds plot` at the command line: files, endings, bad input, and what a failed run leaves behind."""

import errno
import os
import stat

import pytest
from sheets_asked import SHEETS


def sentence(ended) -> str:
    assert ended.status == 2
    assert not ended.out
    assert ended.err.startswith("odds: ")
    assert ended.err.count("\n") == 1
    return ended.err


def test_alone_it_lists_the_sheets(odds):
    assert [line.split()[0] for line in odds("sheet").out.splitlines()] == [*SHEETS]


@pytest.mark.parametrize(
    ("ending", "begins"),
    [
        ("pdf", b"%PDF"),
        ("png", b"\x89PNG"),
        ("svg", b"<svg"),
        ("html", b"<!DOCTYPE"),
        ("typ", b"#let"),
        ("md", b"# "),
        ("csv", b"banker"),
        ("json", b"{"),
        ("tex", b"\\section"),
        ("txt", b"Lansquenet"),
    ],
)
def test_the_ending_says_the_format(odds, tmp_path, ending, begins):
    file = tmp_path / f"stakes.{ending}"
    assert odds("sheet", "stakes", "-o", str(file)).status == 0
    assert file.read_bytes().startswith(begins)


def test_pages_that_are_pictures_are_a_file_each(odds, tmp_path):
    ended = odds("sheet", "booklet", "pharaon", "-o", str(tmp_path / "b.svg"))
    assert ended.status == 0
    assert ended.err == f"odds: wrote 5 pages, {tmp_path / 'b-1.svg'} ... {tmp_path / 'b-5.svg'}\n"
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"b-{n}.svg" for n in range(1, 6)]


def test_a_file_of_an_older_run_is_told_of(odds, tmp_path):
    """Success was silent, and an older booklet.png lay there as if it were the new one."""
    older = tmp_path / "b.svg"
    older.write_bytes(b"old")
    assert f"{older} is of an older run" in odds("sheet", "booklet", "pharaon", "-o", str(older)).err
    assert older.read_bytes() == b"old"
    assert not odds("sheet", "rank", "pharaon", "-o", str(older)).err
    assert older.read_bytes().startswith(b"<svg")


def test_without_a_file_it_goes_to_standard_output(odds):
    assert "33/1666" in odds("sheet", "rank", "pharaon").out
    assert "expected -o FILE" in sentence(odds("sheet", "booklet", "pharaon", "--format", "svg"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rang",), "expected a sheet, got 'rang' (did you mean rank?)"),
        (("rank", "pharoan"), "did you mean pharaon?"),
        (("rank", "--paper", "a5x3"), "expected a paper among a4, letter, a5, a5x2, pocket, got 'a5x3' (did you"),
        (("rank", "--lang", "fra"), "expected a language among en, fr, it, got 'fra' (did you mean fr?)"),
        (("rank", "-o", "x.pfd"), "got 'x.pfd' (did you mean pdf?)"),
        (("rank", "-o", "noending"), "expected a file that ends in one of"),
        (("rank", "--format", "pfd"), "expected a format among"),
        (("rank", "pharaon", "faro"), "expected one rule set for rank, got 2: pharaon faro"),
        (("stakes", "salno"), "salon"),
        (("paroli", "--seen", "Q"), "expected --rank"),
        (("rank", "--seen", "Q"), "expected no --seen for rank"),
        (("board", "--copies", "3"), "expected no --copies for board"),
        (("stakes", "--packs", "2"), "expected no --packs for stakes"),
        (("rank", "--packs", "200"), "expected at most 2600 cards"),
        (("rank", "--copies", "60"), "expected 1 to 12 columns of 1 to 52 copies, got one of 60"),
        (("rank", "--copies", "1..20"), "expected 1 to 12 columns of 1 to 52 copies, got 20"),
        (("paroli", "--cards", "30", "--copies", "1..2"), "expected one number of copies for paroli, got 2"),
        (("stakes", "--ladder", "fair"), "expected no --ladder for stakes"),
        (("stakes", "--basis", "per_turn"), "expected no --basis for stakes"),
        (("stakes", "--quantity", "win"), "expected no --quantity for stakes"),
        (("ladders", "--joins", "deal"), "expected no --joins for ladders"),
        (("rank", "--cutters", "5"), "expected no --cutters for rank"),
        (("booklet", "lansquenet", "--packs", "2"), "expected no --packs for booklet lansquenet"),
        (("ladders", "--limit", "1"), "--limit"),
        (("lansquenet", "--limit", "1"), "--limit"),
        (("rank", "lansquenet"), "expected a rule set, got 'lansquenet'"),
        (("claims", "nothing"), "expected rule sets that something is claimed of"),
        (("rank", "no-such.toml"), "expected a readable rule file"),
    ],
)  # fmt: skip
def test_bad_input_is_one_sentence(odds, words, said):
    assert said in sentence(odds("sheet", *words))


def test_a_bad_plot_is_one_sentence(odds):
    assert "did you mean ladder?" in sentence(odds("plot", "laddre"))
    assert ".svg, .text, .txt, .typ, got 'x.csv'" in sentence(odds("plot", "ladder", "-o", "x.csv"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("advantage", "--joins", "deal"), "expected no --joins for advantage"),
        (("result", "--ladder", "fair"), "expected no --ladder for result"),
        (("lansquenet", "--rank", "Q"), "expected no --rank for lansquenet"),
        (("result", "--limit", "1"), "--limit"),
        (("ladder", "--limit", "1"), "--limit"),
        (("lansquenet", "--limit", "1"), "--limit"),
    ],
)
def test_no_option_of_a_plot_is_passed_over(odds, words, said):
    """`--limit` was, where `chance` keeps it; and what nothing reads was taken without a word."""
    assert said in sentence(odds("plot", *words))


def test_every_sheet_and_plot_says_what_it_reads():
    from cli.reads import READS
    from odds.sheets.printed.plots import PLOTS

    assert {*READS["sheet"]} == {*SHEETS, "booklet lansquenet"}
    assert {*READS["plot"]} == {*PLOTS}


def test_a_missing_directory_is_told(odds, tmp_path):
    assert "there is no such directory" in sentence(odds("sheet", "stakes", "-o", str(tmp_path / "no" / "x.pdf")))
    assert "it is a directory" in sentence(odds("sheet", "stakes", "--format", "pdf", "-o", str(tmp_path)))


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_directory_that_may_not_be_written_is_told(odds, tmp_path):
    tmp_path.chmod(0o500)
    assert "may not be written" in sentence(odds("sheet", "stakes", "-o", str(tmp_path / "x.pdf")))


@pytest.mark.parametrize("wrong", [errno.ENOSPC, errno.EACCES, errno.EIO])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_run_leaves_the_good_file(odds, tmp_path, monkeypatch, wrong, step):
    good = tmp_path / "stakes.pdf"
    good.write_bytes(b"good")

    def fails(*_):
        raise OSError(wrong, os.strerror(wrong))

    monkeypatch.setattr(os, step, fails)
    assert "nothing was changed" in sentence(odds("sheet", "stakes", "-o", str(good)))
    assert [file.name for file in tmp_path.iterdir()] == ["stakes.pdf"]
    assert good.read_bytes() == b"good"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")  # noqa: PTH110
def test_a_full_disk_is_told(odds):
    assert "the disk is full" in sentence(odds("sheet", "stakes", "--format", "pdf", "-o", "/dev/full"))


def test_a_file_written_again_keeps_its_mode_and_its_link(odds, tmp_path):
    real, link = tmp_path / "real.typ", tmp_path / "link.typ"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    assert odds("sheet", "stakes", "-o", str(link)).status == 0
    assert link.is_symlink()
    assert real.read_bytes().startswith(b"#let data")
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_house_of_one_s_own_has_every_sheet(odds, tmp_path):
    from test_sheet_numbers import MY_HOUSE

    house = tmp_path / "my-house.toml"
    house.write_text(MY_HOUSE)
    for name in ("rank", "paroli", "rules", "board", "booklet", "ladders"):
        assert odds("sheet", name, str(house), "-o", str(tmp_path / f"{name}.pdf"), "--paper", "pocket").status == 0
    reading = tmp_path / "mine.toml"
    reading.write_text('title = "By the fire"\nsources = ["my aunt"]\nrisk = "paid"\n')
    assert "By the fire" in odds("sheet", "lansquenet", str(reading), "--lang", "fr").out


@pytest.mark.parametrize("ending", ["svg", "png", "pdf", "typ"])
def test_a_plot_is_written(odds, tmp_path, ending):
    file = tmp_path / f"plot.{ending}"
    assert odds("plot", "advantage", "bassette", "pharaon", "-o", str(file), "--lang", "it").status == 0
    assert file.stat().st_size > 1000


def test_a_plot_in_the_terminal_is_plain_and_no_wider_than_asked(odds):
    for words in (
        ("advantage", "basset"),
        ("ladder", "basset"),
        ("result", "pharaon"),
        ("lansquenet", "--cutters", "5"),
    ):
        ended = odds("plot", *words, "--width", "50")
        assert ended.status == 0
        caption, *lines = ended.out.splitlines()
        assert caption
        assert max(map(len, lines)) <= 50
        assert "\x1b" not in ended.out
