"""The sheet of verdicts: what each source states, what is so, and how often each verdict was given."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from odds.claims.claim import VERDICTS, Claim
from odds.claims.quantities import Value, plain
from odds.claims.verdict import Found, Judged, Taken
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns
from odds.sources import cited

_FEW = 12
_BEFORE = (Column("claim"), Column("place"), Column("as stated"))
_ONE = (Column("claim"), Column("source"), Column("place"), Column("says"), Column("as stated"))
_CELLS = (Column("case"), Column("as stated"), Column("exact"), Column("verdict"))
_PLAIN = ("HOLDS", "ROUNDS", "TRUNCATES")
_MEANINGS = (
    "HOLDS exactly; ROUNDS to the printed digits, or lies within the tolerance stated; TRUNCATES to them;",
    "FAILS; DEPENDS on the reading; OPEN: nothing here can tell.",
)
_RECALLED = "Recalled: stated from memory, the text itself was not seen."
_WHOLE = "`odds verify ID` tells a claim whole, with its wording, and `odds verify --source KEY` all those of a source."
More = Mapping[str, Mapping[str, str]]
_NO_MORE: More = {}


def verify_sheet(
    found: Sequence[Judged], more: More = _NO_MORE, styles: Sequence[str] = (), *, whole: bool = False
) -> Sheet:
    """Every claim with its verdict, a table for each source, the totals, and what is to be said of those that fail.

    `more` are the sources that the claims bring along.
    With `whole` the wording of each claim is told, what is asked for it, and every cell of a table.
    Exact values are written in these styles; without one, in the manner of the page they are compared with.
    """
    by_source: dict[str, list[Judged]] = {}
    for judged in found:
        by_source.setdefault(judged.claim.key, []).append(judged)
    columns = (*_BEFORE, *_exact(styles), Column("verdict"))
    tables = [
        Table(columns, tuple(_row(judged, styles) for judged in claims), caption=cited(key, more))
        for key, claims in by_source.items()
    ]
    return Sheet(
        title="Claims, and whether they are so",
        about=(
            ("claims", f"{len(found)}, {sum(judged.verdict == 'OPEN' for judged in found)} of them open"),
            ("recorded", _recorded(found)),
        ),
        tables=(
            *tables,
            *(_cells(judged) for judged in found if _in_cells(judged, whole)),
            *([_totals(by_source, more)] if len(found) > 1 else []),
        ),
        notes=(*(line for judged in found for line in _remarks(judged, whole)), *_meanings(found, whole)),
        data=verify_data(found, more),
    )


def _recorded(found: Sequence[Judged]) -> str:
    """How the verdicts stand beside those recorded, where any is."""
    differing = [judged.claim.id for judged in found if judged.differs]
    count = sum(bool(judged.claim.recorded) for judged in found)
    if differing or not count:
        return f"otherwise for {', '.join(differing)}" if differing else "none"
    alone = "" if count == len(found) else f", which {count} of the {len(found)} have"
    return f"no verdict differs from the one recorded{alone}"


def _meanings(found: Sequence[Judged], whole: bool) -> Iterator[str]:
    """What the words on the sheet mean, and where more is told."""
    yield from _MEANINGS
    if any(judged.claim.recalled for judged in found):
        yield _RECALLED
    if not whole:
        yield _WHOLE


def one_table(found: Sequence[Judged], more: More = _NO_MORE, styles: Sequence[str] = ()) -> Sheet:
    """Every claim in one table, with its source, its wording and its note: for a program that reads tables alone."""
    columns = (*_ONE, *_exact(styles), Column("verdict"), Column("recorded"), Column("note"))
    rows: list[tuple[Cell, ...]] = []
    for judged in found:
        name, place, *rest, _ = _row(judged, styles)
        claim = judged.claim
        told = (name, cited(claim.key, more), place, claim.says, *rest, judged.verdict, claim.recorded, claim.note)
        rows.append(told)
    return Sheet(
        title="Claims, and whether they are so",
        about=(),
        tables=(Table(columns, tuple(rows)),),
        data=verify_data(found, more),
    )


def _exact(styles: Sequence[str]) -> Sequence[Column]:
    return number_columns("exact", styles) or [Column("exact")]


def _row(judged: Judged, styles: Sequence[str]) -> tuple[Cell, ...]:
    claim = judged.claim
    verdict = f"{judged.verdict} (recorded {claim.recorded})" if judged.differs else judged.verdict
    values = set(judged.taken.values) if judged.taken else set()
    exact: Cell = values.pop() if styles and len(values) == 1 else judged.computed or None
    return (claim.id, claim.place, _printed(judged), *[exact] * max(len(styles), 1), verdict)


def _in_cells(judged: Judged, whole: bool) -> bool:
    """Whether a claim is told cell by cell."""
    return whole and bool(judged.claim.cells and judged.taken)


def _cells(judged: Judged) -> Table:
    found = judged.taken.found if judged.taken else ()
    rows = tuple((one.case.label, one.case.printed, one.written, one.verdict) for one in found)
    return Table(_CELLS, rows, caption=f"{judged.claim.id}, cell by cell")


def _totals(by_source: Mapping[str, Sequence[Judged]], more: More) -> Table:
    rows: list[tuple[Cell, ...]] = []
    every: Counter[str] = Counter()
    for key, claims in by_source.items():
        counts = Counter(judged.verdict for judged in claims)
        every += counts
        rows.append((cited(key, more), *(counts[verdict] for verdict in VERDICTS), len(claims)))
    rows.append(("all sources", *(every[verdict] for verdict in VERDICTS), every.total()))
    columns = (Column("source"), *(Column(verdict, "count") for verdict in VERDICTS), Column("claims", "count"))
    return Table(columns, tuple(rows), caption="Totals", sums=1)


def _remarks(judged: Judged, whole: bool) -> Iterator[str]:
    """What is to be said of a claim, unless it is simply so and not told whole."""
    claim = judged.claim
    if not whole and judged.verdict in _PLAIN and not judged.readings and not judged.differs:
        return
    yield f"{claim.id}: {claim.says}"
    if whole and claim.quantity:
        yield f"  {_asked(claim)}"
    for taken in judged.readings:
        yield f"  {_taken(taken)}"
    wrong = () if _in_cells(judged, whole) else judged.wrong
    for each in wrong[:_FEW]:
        yield f"  {each}"
    if len(wrong) > _FEW:
        yield f"  and {len(wrong) - _FEW} more"
    if claim.note:
        yield f"  {claim.note}"


def _asked(claim: Claim) -> str:
    """The quantity that answers a claim, with its arguments."""
    told = [f"{name} {_told(values)}" for name, values in claim.arguments.items()]
    over = [f"over {claim.over}"] * bool(claim.over)
    return f"asked: {', '.join([claim.quantity.name if claim.quantity else '', *told, *over])}"


def _told(values: Sequence[Value]) -> str:
    few = values if len(values) <= _FEW else (*values[: _FEW // 2], "...", values[-1])
    return " ".join(str(plain(value)) for value in few)


def _taken(taken: Taken) -> str:
    if not taken.slip:
        return f"read as {taken.says}: {taken.computed}, {taken.verdict}"
    return f"a slip that {'gives' if taken.verdict in _PLAIN else 'does not give'} it: {taken.says}, {taken.computed}"


def _printed(judged: Judged) -> str:
    return f"{judged.claim.printed} (recalled)" if judged.claim.recalled else judged.claim.printed


def verify_data(found: Sequence[Judged], more: More = _NO_MORE) -> list[dict[str, Any]]:
    """The claims under the keys of the JSON contract."""
    return [_data(judged, more) for judged in found]


def _data(judged: Judged, more: More) -> dict[str, Any]:
    claim = judged.claim
    return {
        "id": claim.id,
        "says": claim.says,
        "source": cited(claim.source, more),
        "place": claim.place,
        "printed": _printed(judged),
        "recalled": claim.recalled,
        "quantity": claim.quantity.name if claim.quantity else None,
        "of": {name: _one_or_all(values) for name, values in claim.arguments.items()},
        "over": claim.over or None,
        "computed": _values(judged.taken, table=bool(claim.cells)),
        "verdict": judged.verdict,
        "recorded": claim.recorded or None,
        "note": claim.note,
        "readings": [
            {
                "reading": taken.says,
                "computed": _values(taken, table=bool(claim.cells)),
                "verdict": taken.verdict,
                "slip": taken.slip,
            }
            for taken in judged.readings
        ],
    }


def _values(taken: Taken | None, *, table: bool) -> Any:
    """The number or list of numbers; for a table, these case by case, and whether each is as stated."""
    if taken is None:
        return None
    return [_case(one) for one in taken.found] if table or len(taken.found) > 1 else _one_or_all(taken.found[0].values)


def _case(found: Found) -> dict[str, Any]:
    return {
        "case": found.case.label,
        "printed": found.case.printed,
        "exact": _one_or_all(found.values),
        "right": bool(found.agrees),
        "verdict": found.verdict,
    }


def _one_or_all(values: Sequence[Value]) -> Any:
    """The one value, or a list of them."""
    told = [plain(value) for value in values]
    return told[0] if len(told) == 1 else told
