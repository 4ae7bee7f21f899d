"""What does `odds derive` print, and what does it refuse?"""

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from odds.rules import names
from odds.sheets import FORMATS
from tests.arithmetic import evaluate

ROOT = Path(__file__).parents[1]


def test_derivations_are_listed_and_printed(odds) -> None:
    """Every page lies in ./derivations under its number; its name does without."""
    listed = json.loads(odds("derive", "--format", "json").out)
    files = sorted((ROOT / "derivations").glob("*.md"))
    assert not {each["name"] for each in listed} & set(names()), "a name that is a rule set's too"
    assert [each["name"] for each in listed] == [file.stem.partition("-")[2] for file in files]
    for each, file in zip(listed, files, strict=True):
        page = file.read_text(encoding="utf-8")
        assert page.startswith(f"# {each['title']}\n")
        assert odds("derive", each["name"]).out == page
        assert json.loads(odds("derive", each["name"], "--format", "json").out) == {**each, "text": page}


def test_a_formula_is_worked_out_as_json(odds) -> None:
    """The keys of the contract; the formula is arithmetic that gives 454/32487."""
    data = json.loads(odds("derive", "bassette", "--copies", "4", "--format", "json").out)
    assert (data["rules"], data["copies"], data["quantity"]) == ("bassette", 4, "advantage")
    even, odd = data["pieces"]
    assert (even["parity"], even["formula"], even["valid_from"]) == (
        "even", "(2*n**2 + n - 12)/(3*n*(n - 1)*(n - 3))", 4,
    )  # fmt: skip
    assert (odd["parity"], odd["valid_from"]) == ("odd", 5)
    assert evaluate(even["formula"], n=Fraction(52)) == Fraction(454, 32487)
    assert "z" in data["generating_function"]


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_prints_the_working(odds, form: str) -> None:
    """Letters, a fair share, a riding stake, a standing one, and two games side by side."""
    for words in (
        ("bassette", "--symbols", "f", "--copies", "2"),
        ("pharaon", "--quantity", "wins:2"),
        ("bassette", "--wins", "2", "--symbols", "p"),
        ("bassette", "--ladder", "1,7", "--quantity", "win"),
        ("basset", "--copies", "3", "--quantity", "twins, wins", "--joins", "standing"),
        ("bassette", "--joins", "mid-turn", "--against", "bassette-encyclopedie"),
    ):
        ended = odds("derive", *words, "--format", form)
        assert ended.status == 0
        assert "even" in ended.out


def test_formulas_are_set_as_formulas(odds) -> None:
    """As mathematics in LaTeX and Markdown, as plain characters in text and CSV."""
    plain, set_out = "(n + 2)/(3*n*(n - 1))", r"$\frac{n + 2}{3 n (n - 1)}$"
    for form, written in (("text", plain), ("csv", plain), ("latex", set_out), ("markdown", set_out)):
        assert written in odds("derive", "bassette", "--copies", "2", "--format", form).out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("bassette", "--copies", "0"), "expected 1 to 24 copies for a formula, got 0"),
        (("bassette", "--copies", "100"), "expected 1 to 24 copies for a formula, got 100"),
        (("bassette", "--symbols", "f,k"), "expected letters among f, y, g, p, got 'k'"),
        (("bassete",), "expected a derivation or a rule set, got 'bassete' (did you mean bassette"),
        (("the-first-cop",), "did you mean the-first-copy"),
        (("basset", "--joins", "turn"), "expected a way of joining that basset knows (deal or standing), got 'turn'"),
        (("the-first-copy", "--format", "csv"), "expected a derivation as text, markdown or json, got csv"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(odds, words: tuple[str, ...], sentence: str) -> None:
    """Code 2, nothing on standard output."""
    ended = odds("derive", *words)
    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert sentence in ended.err


def test_a_rule_file_without_a_period_is_refused(odds, tmp_path: Path) -> None:
    """A fine on every miss: no state comes round unchanged."""
    mine = tmp_path / "mine.toml"
    mine.write_text(
        'title = "Mine"\nperiod = "now"\nevidence = "modern"\nsources = ["me"]\npays = [1]\nunsettled = "returned"\n'
        'turn = ["on"]\njoins = { deal = "on" }\n[places.on]\nthen = "on"\nhit = { call = "wins" }\n'
        'miss = { call = "fined", takes = "1/2" }\n',
        encoding="utf-8",
    )
    ended = odds("derive", str(mine))
    assert ended.status == 2
    assert "mine: expected misses that bring a stake round unchanged" in ended.err


def test_sympy_is_loaded_for_a_formula_alone() -> None:
    """Neither the package, nor the list of derivations, nor a page needs it."""
    script = (
        "import sys; from click.testing import CliRunner; import odds; from cli.main import odds as command;"
        "[CliRunner().invoke(command, ['derive', *words]) for words in ([], ['the-first-copy'])];"
        "assert 'sympy' not in sys.modules; CliRunner().invoke(command, ['derive', 'bassette', '--copies', '1']);"
        "assert 'sympy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)


def test_the_examples_in_the_help_run(odds, examples) -> None:
    """Every one of them."""
    told = examples("derive")
    assert len(told) == 5
    assert all(odds(*example).status == 0 for example in told)
