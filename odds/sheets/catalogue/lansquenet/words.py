"""What the sheets of Lansquenet say alike: multiplicities, readings, packs, sources, and how numbers are written."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeVar

from odds.sheets.sheet import Cell, Column, Table, number_columns
from odds.sources import cited

if TYPE_CHECKING:
    from odds.lansquenet.reading import Reading
    from odds.lansquenet.shuffled import Shuffled
    from odds.lansquenet.wager import Wager

Asked = TypeVar("Asked")

_MULTIPLICITIES = ("none", "single", "double", "triple", "quadruple")
_SALON = "salon-des-jeux-lansquenet"
UNIT = "base stakes"


def multiplicity(cards: int) -> str:
    """What a card in play is called when so many of its rank lie there.

    >>> multiplicity(2), multiplicity(5)
    ('double', '5-fold')
    """
    return _MULTIPLICITIES[cards] if cards < len(_MULTIPLICITIES) else f"{cards}-fold"


def chance_styles(styles: Sequence[str]) -> Sequence[str]:
    """How chances are written: as asked, else as a fraction and a percentage."""
    return styles or ("fraction", "percent")


def amount_styles(styles: Sequence[str]) -> Sequence[str]:
    """How stakes, chips and means are written: as asked where that suits them, else as a decimal.

    >>> amount_styles(()), amount_styles(["percent"])
    (('fraction', 'decimal'), ('decimal',))
    """
    if not styles:
        return ("fraction", "decimal")
    return tuple(style for style in styles if style in ("fraction", "decimal")) or ("decimal",)


def listed(head_of_rows: str, said: Mapping[str, Fraction], styles: Sequence[str], *, head: str) -> Table:
    """Numbers under one another, each with what it says."""
    rows: tuple[tuple[Cell, ...], ...] = tuple((what, *[value] * len(styles)) for what, value in said.items())
    return Table((Column(head_of_rows), *number_columns(head, styles)), rows)


def one_only(asked: Iterable[Asked]) -> Asked:
    """What several answers on one sheet were asked of, since the sheet says it once; ValueError where they differ.

    >>> one_only(["salon", "salon"])
    'salon'
    """
    first, *others = dict.fromkeys(asked)
    if others:
        expected = "expected answers of one game for a sheet, with one reading, pack and rejouissance"
        raise ValueError(f"{expected}, got {1 + len(others)} kinds")
    return first


def pack_said(pack: "Shuffled") -> str:
    """A pack in words."""
    return f"{pack.size} cards, {pack.copies} of each of {pack.ranks} ranks"


def up_cards_said(up_cards: Sequence[int]) -> str:
    """The up-cards on a table in words.

    >>> up_cards_said((3, 1, 0)), up_cards_said((0, 0, 0))
    ('3 single, 1 double', 'none')
    """
    said = (f"{ranks} {multiplicity(at)}" for at, ranks in enumerate(up_cards, start=1) if ranks)
    return ", ".join(said) or "none"


def read_as(reading: "Reading") -> tuple[tuple[str, str], ...]:
    """The reading, and where it departs from the text as it stands."""
    departs = ", ".join(f"{point} = {word}" for point, word in reading.departures.items())
    return (("reading", f"{reading.name} ({reading.title})"), *([("departs", departs)] if departs else []))


def sources_of(sections: str, reading: "Reading | None" = None) -> tuple[str, ...]:
    """Where the rules stand, and what a reading that departs from them goes by."""
    others = [source for source in (reading.sources if reading else ()) if not source.startswith(_SALON)]
    return tuple(map(cited, (f"{_SALON}: {sections}", *others)))


def asked_data(reading: "Reading", pack: "Shuffled") -> dict[str, Any]:
    """The reading and the pack for machines."""
    return {
        "reading": reading.name,
        "departs": dict(reading.departures),
        "pack": {"ranks": pack.ranks, "copies": pack.copies, "cards": pack.size},
    }


def wager_data(wager: "Wager") -> dict[str, Any]:
    """The fate of a chip on the rejouissance for machines."""
    return {
        "laid": wager.laid,
        "wins": wager.wins,
        "loses": wager.loses,
        "returned": wager.returned,
        "advantage": wager.advantage,
        "per_laid": wager.per_laid,
        "per_decided": wager.per_decided,
    }
