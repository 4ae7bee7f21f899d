"""The front door: `from odds import ...` gives what a user reaches for, and costs nothing before it is asked for."""

import ast
import doctest
import importlib
import inspect
import pkgutil
import re
import tomllib
from functools import cached_property
from pathlib import Path

import pytest

import odds

ROOT = Path(__file__).parents[1]
MODULES = [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(odds.__path__, "odds.")
    if found.name != "odds.__main__"
]


def public(module):
    """The functions and classes that a module defines and does not hide."""
    members = vars(module).items()
    return [
        (f"{module.__name__}.{name}", member)
        for name, member in members
        if not name.startswith("_")
        and (inspect.isclass(member) or inspect.isroutine(member) or hasattr(member, "cache_info"))
        and getattr(member, "__module__", None) == module.__name__
    ]


@pytest.mark.parametrize("name", odds.__all__)
def test_every_name_opens_and_has_an_example_that_runs(name):
    found = getattr(odds, name)
    own = [found, *vars(found).values()] if inspect.isclass(found) else [found]
    told = [getattr(each, "__doc__", None) or "" for each in own]
    assert told[0]
    if not (inspect.isclass(found) and issubclass(found, Exception)):
        assert any(doctest.DocTestParser().get_examples(text) for text in told)


def test_the_door_is_as_wide_as_its_sign_says():
    assert sorted(odds.__all__, key=str) == [*odds.__all__]
    assert {*odds.__all__} <= {*dir(odds)}
    assert len(odds.__all__) <= 26


def test_checkers_see_the_same_door():
    """What the imports for type checkers name is what is opened."""
    tree = ast.parse((ROOT / "odds/__init__.py").read_text())
    seen = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module.startswith("odds.")
        for alias in node.names
    }
    assert {*seen} == {*odds.__all__}
    for name, (module, known_as) in seen.items():
        assert getattr(odds, name) is getattr(importlib.import_module(module), known_as)


def test_no_name_hides_a_room():
    """A room that is imported becomes an attribute of the package, so no answer may be called like one."""
    rooms = {found.name for found in pkgutil.iter_modules(odds.__path__)}
    assert not rooms & {*odds.__all__}


def test_a_name_that_is_not_there_is_refused():
    with pytest.raises(AttributeError, match="module 'odds' has no attribute 'chances'"):
        odds.chances  # noqa: B018
    with pytest.raises(ImportError, match="cannot import name 'chances'"):
        exec("from odds import chances")


def test_the_version_is_told_alike():
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert told == odds.__version__
    assert f"## {told}" in (ROOT / "CHANGELOG.md").read_text()


def test_the_package_says_that_it_is_typed():
    """The marker lies in the package, so hatchling puts it into the wheel."""
    assert "Typing :: Typed" in (ROOT / "pyproject.toml").read_text()
    assert (ROOT / "odds/py.typed").is_file()


def undocumented(name, member):
    """The names of what says nothing; the docstring that a record gets by itself says nothing either."""
    told = inspect.getdoc(member) or ""
    if not told or told.startswith(f"{name.rpartition('.')[2]}("):
        yield name
    for own, method in vars(member).items() if inspect.isclass(member) else ():
        called = inspect.isfunction(method) or isinstance(
            method, (property, cached_property, staticmethod, classmethod)
        )
        if called and not own.startswith("_") and not inspect.getdoc(getattr(member, own)):
            yield f"{name}.{own}"


def test_everything_public_says_what_it_is():
    members = [pair for module in MODULES for pair in public(module)]
    assert len(members) > 200
    assert not [silent for name, member in members for silent in undocumented(name, member)]


def test_a_rule_set_and_a_ladder_may_be_given_by_name():
    """In a notebook one types the name; what is neither is refused in a sentence."""
    assert odds.chance("faro", cards=51, copies=4) == odds.chance(odds.load("faro"), cards=51, copies=4)
    assert odds.paroli("bassette", "1, 3", cards=52, copies=4) == odds.paroli("bassette", [1, 3], cards=52, copies=4)
    assert odds.paroli("bassette", "fair", cards=52, copies=4).ladder is odds.ladder("fair")
    for wrong, told in (
        (52, "expected a rule set or the name of one, got '52'"),
        ("fara", "did you mean faro"),
        ("mine.toml", "read(text, name=...)"),
    ):
        with pytest.raises(odds.RulesError, match=re.escape(told)):
            odds.chance(wrong, cards=52, copies=4)
