"""The published tables beside the tests, read as rows of words."""

from pathlib import Path

TABLES = Path(__file__).parent / "tables"


def rows(name):
    """The rows of a table: `#` opens a comment, `|` parts the columns."""
    lines = (TABLES / name).read_text(encoding="utf-8").splitlines()
    found = [tuple(word.strip() for word in line.split("|")) for line in lines if line and not line.startswith("#")]
    assert found, f"{name} has no rows"
    return found
