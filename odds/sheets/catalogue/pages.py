"""The sheets of the derivations: a list of them, and one as data."""

from collections.abc import Mapping

from odds.sheets.sheet import Column, Sheet, Table


def pages_sheet(titles: Mapping[str, str]) -> Sheet:
    """The derivations by name, in reading order."""
    return Sheet(
        title="The derivations",
        about=(),
        tables=(Table((Column("name"), Column("title")), tuple(titles.items())),),
        notes=(
            "`odds derive NAME` prints one.",
            "`odds derive RULES --copies K` works a formula out, for any rule set.",
        ),
        data=[{"name": name, "title": title} for name, title in titles.items()],
    )


def page_sheet(name: str, title: str, page: str) -> Sheet:
    """One derivation, for machines."""
    return Sheet(title=title, about=(), tables=(), data={"name": name, "title": title, "text": page})
