"""The house keeps its plan: which way the arrows go, and what may not be loaded."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from odds.sources import sources

ROOT = Path(__file__).parents[1]

# A room may import from itself and from the rooms it names; what is not named here knows nothing but Python.
MAY_IMPORT = {
    "odds.ranks": set(),
    "odds.stock": {"odds.ranks"},
    "odds.notation": set(),
    "odds.shown": set(),
    "odds.sources": set(),
    "odds.entries": {"odds.ranks"},
    "odds.rules": {"odds.ranks", "odds.stock", "odds.entries", "odds.shown"},
    "odds.engine": {"odds.work", "odds.ranks", "odds.rules", "odds.stock", "odds.notation", "odds.shown"},
    "odds.lansquenet": {"odds.work", "odds.ranks", "odds.entries", "odds.notation", "odds.shown"},
    "odds.spans": set(),
    "odds.work": set(),
    "odds.claims": {
        "odds.work",
        "odds.ranks",
        "odds.stock",
        "odds.notation",
        "odds.shown",
        "odds.sources",
        "odds.entries",
        "odds.spans",
        "odds.rules",
        "odds.engine",
        "odds.lansquenet",
    },
    "odds.sheets": {
        "odds.work",
        "odds.__version__",
        "odds.notation",
        "odds.ranks",
        "odds.shown",
        "odds.sources",
        "odds.rules",
        "odds.engine",
        "odds.lansquenet",
        "odds.stock",
        "odds.claims",
    },
    "odds.__main__": set(),
}
ONLY_IN = {
    "sympy": "odds/engine/closed_form",
    "random": "odds/engine/monte_carlo",
    "typst": "odds/sheets/typst",
    "fluent": "odds/sheets/tongue",
    "time": "-",
    "datetime": "-",
}
FILES = sorted((ROOT / "odds").rglob("*.py"))


def room_of(module: str) -> str:
    parts = module.split(".")
    return ".".join(parts[:2])


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" if node.module == "odds" else node.module for alias in node.names}
    return found


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_arrows_go_one_way(file):
    module = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    if module == "odds":
        return  # the front door opens on every room
    room = room_of(module)
    rooms = {room_of(name) for name in imports(file) if name.startswith("odds.")}
    assert rooms <= MAY_IMPORT[room] | {room}


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_the_world_stays_outside(file):
    """No printing, no clock, no paths opened; chance and symbols each in one module."""
    text = file.relative_to(ROOT).as_posix()
    for name in imports(file):
        home = ONLY_IN.get(name.split(".")[0])
        assert home is None or text.startswith(home), f"{text} imports {name}"
    calls = [
        node.func.id
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    assert not {"print", "open", "input"} & set(calls)


def loaded(code: str) -> set[str]:
    ended = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print('\\n'.join(sys.modules))"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    return set(ended.stdout.split())


SLOW = {
    "sympy",
    "mpmath",
    "numpy",
    "typst",
    "fluent",
    "json",
    "csv",
    "difflib",
    "random",
    "pathlib",
    "importlib.resources",
    "asyncio",
}


ASKED_MOST = [
    ["chance", "bassette"],
    ["chance", "bassette", "--rank", "Q", "--seen", "Q 7 7"],
    ["paroli", "bassette"],
    ["lansquenet", "stakes"],
    ["--help"],
]


@pytest.mark.parametrize("words", ASKED_MOST, ids=" ".join)
def test_what_is_asked_most_loads_nothing_slow(words):
    code = (
        f"import sys; sys.argv = {['odds', *words]!r}\nfrom cli.main import main\ntry: main()\nexcept SystemExit: pass"
    )
    assert not SLOW & loaded(code)


def test_completing_a_word_loads_nothing_slow(monkeypatch):
    for name, value in {"_ODDS_COMPLETE": "bash_complete", "COMP_WORDS": "odds chance ba", "COMP_CWORD": "2"}.items():
        monkeypatch.setenv(name, value)
    code = "import sys; sys.argv = ['odds']\nfrom cli.main import main\ntry: main()\nexcept SystemExit: pass"
    found = loaded(code)
    assert "plain,bassette" in found  # it did complete
    assert not SLOW & found


def test_the_front_door_alone_opens_no_room():
    found = loaded("import odds")
    assert {name for name in found if name.partition(".")[0] == "odds"} == {"odds"}
    assert not {*SLOW, "click", "fractions", "dataclasses", "tomllib"} & (found - loaded("pass"))


def test_a_name_opens_its_own_rooms_alone():
    assert not {"odds.sheets", "odds.claims", "odds.lansquenet", "mpmath", "sympy"} & loaded("from odds import chance")
    assert "odds.engine" not in loaded("from odds import Race")


def docstrings(file: Path) -> list[str]:
    nodes = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, DOCUMENTED)]
    return [told for node in nodes if (told := ast.get_docstring(node))]


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)
CITED = re.compile(r"(?:^|  )\[([^\]]+)\]$", re.MULTILINE)  # in brackets, at the end of a line of prose


def test_sources_are_cited_by_their_keys():
    """As in rule files: key, or key: place; several are parted by semicolons."""
    cited = [
        source.strip()
        for file in FILES
        for told in docstrings(file)
        for bracket in CITED.findall(re.sub(r">>>(.|\n)*?(\n\n|$)", "", told))
        for source in bracket.split(";")
    ]
    assert len(cited) > 20
    assert not [source for source in cited if source.partition(":")[0] not in sources()]
