"""The sheet of readings of Lansquenet: each doubtful point, and how it is read, side by side."""

import re
from collections.abc import Sequence
from typing import Any

from odds.lansquenet.reading import VOCABULARY, Reading
from odds.sheets.sheet import Column, Sheet, Table
from odds.sources import cited


def reading_sheet(shown: Sequence[Reading]) -> Sheet:
    """Each doubtful point with the word of each reading for it, and what is asked.

    >>> from odds.lansquenet.reading import reading
    >>> reading_sheet([reading("montmort")]).tables[0].rows[1][:2]
    ('risk', 'paid')
    """
    columns = (Column("point"), *(Column(reading.name) for reading in shown), Column("what is asked"))
    rows = tuple((point, *(getattr(reading, point) for reading in shown), question(point)) for point in VOCABULARY)
    names = " or ".join(reading.name for reading in shown)
    return Sheet(
        title="Lansquenet: how its text is read",
        about=tuple((reading.name, reading.title) for reading in shown),
        tables=(Table(columns, rows),),
        notes=(f"`odds lansquenet hand --reading {names}` plays it so.",),
        sources=tuple(dict.fromkeys(cited(source) for reading in shown for source in reading.sources)),
        data=_data(shown[0]) if len(shown) == 1 else [_data(reading) for reading in shown],
    )


def question(point: str) -> str:
    """What is asked of a doubtful point, as the record of a reading has it.

    >>> question("cut_before")
    'if the next such card ends the hand, are the stakes on the rejouissance returned, or paid?'
    """
    asked = re.search(rf"^ *`{point}`: ([^?]*\?)", Reading.__doc__ or "", re.MULTILINE)
    return " ".join(asked[1].split()) if asked else ""


def _data(reading: Reading) -> dict[str, Any]:
    return {
        "reading": reading.name,
        "title": reading.title,
        "sources": list(reading.sources),
        "points": {point: getattr(reading, point) for point in VOCABULARY},
    }
