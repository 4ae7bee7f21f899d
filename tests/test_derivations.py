"""Do the derivations keep their form, and are they all to be had?

That every line of theirs runs is seen to by pytest itself, which collects them.
"""

import re
from pathlib import Path

import pytest

from odds.sources import sources

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "derivations").glob("*.md"))
WANTED = {
    "the-first-copy", "fair-paroli", "the-opener", "the-doublet", "where-the-advantage-comes-from",
    "the-seven-first-ladder", "carrying-a-paroli", "the-race", "the-rule-of-odds", "who-keeps-the-deal",
}  # fmt: skip
LEAST_EXECUTED = 15
SECTION = re.compile(r"^## (.+)$", re.MULTILINE)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def name(page: Path) -> str:
    return page.stem.partition("-")[2]


def sections(text: str) -> dict[str, str]:
    """What stands under each heading of the second rank, in their order."""
    _, *parts = SECTION.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_the_pages_are_numbered_without_a_gap() -> None:
    assert [int(page.stem.partition("-")[0]) for page in PAGES] == [*range(1, len(PAGES) + 1)]
    assert {name(page) for page in PAGES} >= WANTED


@every_page
def test_it_says_what_it_proves(page: Path) -> None:
    """One heading of the first rank, and the theorem before the first step."""
    text = page.read_text(encoding="utf-8")
    assert len(re.findall(r"^# \S", text, re.MULTILINE)) == 1
    assert text.startswith("# ")
    assert re.search(r"[Tt]his page proves", text.partition("\n## ")[0])


@every_page
def test_it_moves_in_numbered_steps(page: Path) -> None:
    """1, 2, 3 ..., then the sources; every step says something in words."""
    *steps, last = sections(page.read_text(encoding="utf-8")).items()
    assert last[0] == "Sources"
    assert len(steps) >= 5
    for number, (heading, text) in enumerate(steps, 1):
        assert heading.startswith(f"{number}. ")
        assert re.search(r"^[A-Z(].+[.,:?]$", text, re.MULTILINE), heading


@every_page
def test_it_is_executed(page: Path) -> None:
    """Enough lines that run, each block closed so that its last answer is read without the fence."""
    text = page.read_text(encoding="utf-8")
    assert len(re.findall(r"^>>> ", text, re.MULTILINE)) >= LEAST_EXECUTED
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert text.count("```") == 2 * len(blocks)
    assert all(block.startswith(">>> ") and block.endswith("\n\n") for block in blocks)


@every_page
def test_it_ends_by_dealing_every_deal(page: Path) -> None:
    """The last step goes through all deals by hand, and meets the package there."""
    *_, (heading, text), _ = sections(page.read_text(encoding="utf-8")).items()
    assert heading.endswith("Deal every deal")
    assert re.search(r"combinations\(|permutations\(|product\(|every\(|orders\(", text)


@every_page
def test_its_sources_are_known(page: Path) -> None:
    """Each is in the bibliography, with the place; what was not seen says so."""
    lines = sections(page.read_text(encoding="utf-8"))["Sources"].strip().splitlines()
    assert lines
    for line in lines:
        cited = [entry for entry in sources().values() if entry["title"] in line]
        assert cited, line
        assert line.startswith("* ")
        assert re.search(r": .+\.$|, .+\.$", line)
        if all(entry["seen"] == "as reported" for entry in cited):
            assert re.search(r"recalled|as reported", line), line


@every_page
def test_a_sentence_takes_a_line(page: Path) -> None:
    """Outside the code no line holds the end of one sentence and the beginning of the next."""
    text, _, _ = page.read_text(encoding="utf-8").partition("\n## Sources")
    for line in re.sub(r"```.*?```|^#.*?$", "", text, flags=re.DOTALL | re.MULTILINE).splitlines():
        assert not re.search(r"[a-z0-9)]{2}[.?!] [A-Z]", line), line


@every_page
def test_it_is_printed(odds, page: Path) -> None:
    """As it stands, by its name."""
    assert odds("derive", name(page)).out == page.read_text(encoding="utf-8")


def test_the_readme_lists_them_all() -> None:
    """In their order, in one sentence."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    sentence = re.search(r"^`odds derive` lists .* by its name: (.*)\.$", readme, re.MULTILINE)
    assert sentence
    assert re.findall(r"`([a-z-]+)`", sentence[1]) == [name(page) for page in PAGES]
