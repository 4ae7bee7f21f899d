"""The list of survivors is honest: each is still a mutant of a line that stands once, and says why none notices it."""

import tomllib
from typing import Any

import pytest
from mutants import ROOT, mutants

LISTED = tomllib.loads((ROOT / "tests/mutants/survivors.toml").read_text())["survivor"]


@pytest.mark.parametrize("one", LISTED, ids=[f"{one['file']}: {one['line'][:40]}" for one in LISTED])
def test_a_survivor_is_a_mutant_of_one_line(one: dict[str, Any]) -> None:
    lines = [line.strip() for line in (ROOT / one["file"]).read_text().splitlines()]
    assert lines.count(one["line"]) == 1
    assert set(one["becomes"]) <= {mutant.becomes for mutant in mutants(one["file"]) if mutant.line == one["line"]}
    assert one["why"].endswith(".")
