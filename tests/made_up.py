"""Games that nobody plays, for what the book's rule sets do not show."""

from odds import Rules, read

HEAD = """
title = "Made up"
period = "never"
evidence = "modern"
sources = ["this test"]
pays = "fair"
unsettled = "returned"
"""


def made_up(table: str, *, name: str) -> Rules:
    """The rules of a table: its turn, how a stake joins, and its places."""
    return read(HEAD + table, name=name)
