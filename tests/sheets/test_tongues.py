"""The message catalogues: no message missing, none unused, every gap filled, every word of our games translated."""

import ast
import re
from fractions import Fraction
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from odds.lansquenet.reading import READINGS
from odds.notation import STYLES, write
from odds.rules import load, names
from odds.rules.ladders import ladders, of_payouts
from odds.sheets.plain import SAID
from odds.sheets.tongue import LANGUAGES, MINUS, Tongue

NUMBER = re.compile(rf"{MINUS}?\d+(?:\.\d+)?")
ROOT = Path(__file__).parents[2]
SHEETS = ROOT / "odds" / "sheets"
OF_THE_GAMES = ("game-", "place-", "evidence-", "card-", "reading-")  # English has these in the rule files


def entries(language: str) -> dict[str, ftl.Message]:
    text = (SHEETS / "languages" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a message stands twice"
    return {message.id.name: message for message in messages}


def gaps(message: ftl.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", str(message.to_json())) or []) | {
        node["id"]["name"] for node in walk(message.to_json()) if node.get("type") == "VariableReference"
    }


def walk(node):
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from walk(value)
    elif isinstance(node, list):
        for value in node:
            yield from walk(value)


MESSAGES = {language: entries(language) for language in LANGUAGES}


def used() -> tuple[set[str], list[str]]:
    """The texts in the code of the sheets, and those with gaps as regular expressions."""
    texts, patterns = set(), []
    for file in set(SHEETS.rglob("*.py")) - {SHEETS / "plain.py"}:  # what a terminal says is asked for elsewhere
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
                patterns.append("".join(parts))
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "word":
                patterns.append(f"{node.args[0].value}-[a-z0-9-]+")
            if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                patterns.append(f"{re.escape(str(node.left.value))}[a-z0-9-]+")
    return texts, patterns


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_message_is_missing(language):
    theirs = {name for name in MESSAGES[language] if not name.startswith(OF_THE_GAMES)}
    assert theirs == set(MESSAGES["en"])


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_fills_the_same_gaps(language):
    for name, message in MESSAGES["en"].items():
        assert gaps(MESSAGES[language][name]) == gaps(message), name


def test_a_terminal_says_nothing_that_paper_does_not():
    """The makers of tables ask both for the same messages, with the same gaps."""
    for name, said in SAID.items():
        assert gaps(MESSAGES["en"][name]) == set(re.findall(r"{(\w+)}", said)), name


def test_no_message_is_unused():
    texts, patterns = used()
    expression = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    unused = [name for name in MESSAGES["en"] if name not in texts and not expression.fullmatch(name)]
    assert not unused


def test_every_message_asked_for_by_name_is_there():
    for file in SHEETS.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tongue" and node.args:
                name = node.args[0]
                assert not isinstance(name, ast.Constant) or name.value in MESSAGES["en"], name.value


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("name", names())
def test_every_word_of_our_games_is_translated(language, name):
    rules, tongue = load(name), Tongue.of(language)
    told = MESSAGES[language][f"game-{name}"]
    assert {attribute.id.name for attribute in told.attributes} == {"title", "period", "note"}
    assert tongue.told(rules, "note") != rules.note
    for place in rules.places:
        slug = "-".join(re.findall(r"[a-z0-9]+", place))
        assert f"place-{slug}" in MESSAGES[language]
    assert f"evidence-{rules.evidence}" in MESSAGES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ladder_and_reading_has_its_words(language):
    for name in ladders():
        assert {f"ladder-{name}", f"short-{name}"} <= set(MESSAGES[language])
    if language != "en":
        assert {f"reading-{name}" for name in READINGS} <= set(MESSAGES[language])


@pytest.mark.parametrize("digits", [None, 0, 2])
@pytest.mark.parametrize("x", [Fraction(n, 30) for n in (-30, -7, -1, 0, 1, 7, 15, 29, 30, 31)], ids=str)
@pytest.mark.parametrize("style", STYLES)
def test_the_sign_of_one_in_is_not_lost(style, x, digits):
    """English writes what notation writes, with a true minus and its % close; the others have the same numbers."""
    english = Tongue.of("en").write(x, style, digits)
    assert english == write(x, style, digits).replace("-", MINUS).replace(" %", "%")
    for language in LANGUAGES[1:]:
        theirs = Tongue.of(language).write(x, style, digits)
        assert NUMBER.findall(theirs.replace(",", ".")) == NUMBER.findall(english)
        assert theirs.startswith(MINUS) == (x < 0)


def test_the_punters_advantage_is_not_printed_as_the_bankers(odds):
    asked = ("bassette", "--basis", "per_turn", "--as", "one-in", "--format", "csv")
    table, page = (odds(*command, *asked).out for command in (("table",), ("sheet", "rank")))
    assert "-1 in " in table
    assert page.replace(MINUS, "-").split("\n\n")[0].splitlines()[1:] == table.splitlines()[1:]


def test_a_gap_left_open_is_an_error():
    with pytest.raises(LookupError, match="foot"):
        Tongue.of("fr")("foot")


def test_the_games_own_words():
    said = {"en": "doublet", "fr": "doublet\u202f?", "it": "doppietto?"}
    assert Tongue.of("fr").place(load("pharaon"), "doublet?") == said["fr"]
    assert Tongue.of("it").place(load("pharaon"), "doublet?") == said["it"]
    assert Tongue.of("fr")("outcome-opened") == "face"
    assert ladders()["bassette"].rung(3, "fr") == "sept et le va"


def test_the_values_of_claims_have_the_decimal_sign_of_the_language(odds):
    told = {lang: odds("sheet", "claims", "--lang", lang, "--format", "csv").out for lang in ("en", "fr", "it")}
    assert "33/1666 (1.98%)" in told["en"]
    assert "36635/73896 (4 l. 19 s. 1.83 d.)" in told["en"]
    for lang in ("fr", "it"):
        assert "33/1666 (1,98\N{NARROW NO-BREAK SPACE}%)" in told[lang]
        assert "36635/73896 (4 l. 19 s. 1,83 d.)" in told[lang]
        assert "\N{MINUS SIGN}1/2 (\N{MINUS SIGN}0,5000)" in told[lang]


def test_a_claim_that_was_only_recalled_is_marked_so(odds):
    for lang, mark in (("en", "99/4998 (recalled)"), ("fr", "99/4998 (de mémoire)"), ("it", "99/4998 (a memoria)")):
        assert mark in odds("sheet", "claims", "--lang", lang, "--format", "csv").out


def test_the_rungs_of_a_ladder_of_ones_own_have_their_words_on_paper():
    """A payment that the old houses made is called as they called it, in every language."""
    mine = of_payouts([1, 3, 7, 14])
    assert [Tongue.of("fr").rung(mine, wins) for wins in (1, 2, 3, 4)] == [
        "la paye",
        "paroli",
        "sept et le va",
        "4 gains",
    ]
    assert [Tongue.of("en").rung(mine, wins) for wins in (3, 4)] == ["seven and the go", "4 wins"]
