"""Every chart and every sheet with every rule set and reading, on odd stocks too: an answer, or one sentence."""

import itertools
from pathlib import Path

import pytest
from hostile import ends_well

from odds.lansquenet.reading import READINGS
from odds.rules import names
from odds.sheets.printed import SHEETS
from odds.sheets.printed.plots import PLOTS

OF_A_RANK = {"paroli", "ladder", "result"}
STOCKS = ["--cards 1 --copies 1", "--cards 7 --copies 7", "--cards 9 --copies 0"]


def asked() -> list[str]:
    """Each kind with each rule set and reading, whether it makes sense or not."""
    of = [*names(), *READINGS]
    kinds = [f"plot {name}" for name in PLOTS] + [f"sheet {name}" for name in SHEETS if name != "claims"]
    found = [f"{kind} {name}" for kind, name in itertools.product(kinds, of)]
    found += [f"sheet claims {name}" for name in ("bassette", "salon", "nothing")]
    few = [kind for kind in kinds if kind.split()[1] in OF_A_RANK]
    return found + [f"{kind} {name} {stock}" for kind, name, stock in itertools.product(few, names(), STOCKS)]


@pytest.mark.parametrize("words", asked())
def test_every_kind_ends_well(tmp_path: Path, words: str) -> None:
    ends_well(words.split(), tmp_path)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("words", [f"plot {kind} {name} -o x.svg" for kind in PLOTS for name in (*names(), *READINGS)])
def test_every_chart_that_can_be_drawn_can_be_set(tmp_path: Path, words: str) -> None:
    drawn = ends_well(words.split()[:3], tmp_path)
    assert ends_well(words.split(), tmp_path) == drawn
    assert [file.name for file in tmp_path.iterdir()] == (["x.svg"] if drawn == 0 else [])


@pytest.mark.parametrize("packs", [1, 6, 20, 50])
def test_a_chart_of_many_packs_stays_inside(tmp_path: Path, packs: int) -> None:
    """Two stocks that differ by a turn may stand at the same place of the last column."""
    assert ends_well(["plot", "result", "pharaon", "--packs", str(packs)], tmp_path) == 0
    assert ends_well(["plot", "ladder", "pharaon", "--packs", str(packs)], tmp_path) == 0
    if packs <= 20:
        assert ends_well(["plot", "advantage", "pharaon", "--packs", str(packs)], tmp_path) == 0


def test_packs_are_for_one_rule_set(tmp_path: Path) -> None:
    assert ends_well(["plot", "advantage", "bassette", "pharaon", "--packs", "2"], tmp_path) == 2
