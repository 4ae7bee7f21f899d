"""The sheet of the bibliography: the keys that rules and claims cite, what they stand for, and what was seen of it."""

from collections.abc import Mapping

from odds.sheets.sheet import Column, Sheet, Table
from odds.sources import cited, sources

_TOLD = ("author", "title", "year", "address", "seen")


def sources_sheet(claims: Mapping[str, int]) -> Sheet:
    """Every source, with how many claims stand in it, and where it can be read."""
    known = sources()
    rows = tuple((key, cited(key), entry["seen"], claims.get(key, 0)) for key, entry in known.items())
    addresses = tuple((key, entry["address"]) for key, entry in known.items() if "address" in entry)
    columns = (Column("key"), Column("source"), Column("seen"), Column("claims", "count"))
    return Sheet(
        title="The bibliography",
        about=(("key", 'what a claim cites, with a place in it: source = "hoyle-faro: p. 66"'),),
        tables=(Table(columns, rows), Table((Column("key"), Column("address")), addresses)),
        notes=("`odds verify --source KEY` shows the claims that stand in a source.",),
        data=[
            {"key": key, **{word: entry.get(word) for word in _TOLD}, "claims": claims.get(key, 0)}
            for key, entry in known.items()
        ],
    )
