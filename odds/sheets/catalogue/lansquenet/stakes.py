"""The sheet of the rule of odds: the table a banker keeps beside him."""

from collections.abc import Sequence
from typing import Any

from odds.lansquenet.stakes import Odds
from odds.sheets.catalogue.lansquenet.words import multiplicity, sources_of
from odds.sheets.sheet import Cell, Column, Sheet, Table, gain_styles, number_columns

USUAL_COPIES = 4
_TIMES = (2, 3, 5, 10)
_SHOWN = 3


def stakes_sheet(table: Sequence[Odds], *, chips: int | None = None, styles: Sequence[str] = ()) -> Sheet:
    """Every row of the table; with `chips`, what a carabin who has so many may lay and is paid."""
    copies = table[0].copies
    least = copies != USUAL_COPIES
    holding = () if chips is None else (("carabin", f"has {chips} chip{'s' * (chips != 1)} in hand"),)
    return Sheet(
        title="Lansquenet: the stakes when the odds are played",
        about=(
            ("cards", f"{copies} of each rank; the banker's card against a carabin's reprise card"),
            ("stake", f"{copies} less the banker's multiplicity, in its least terms; any multiple of that may be laid"),
            ("payment", f"{copies} less the carabin's own, multiplied alike, if the banker's rank shows first"),
            *holding,
        ),
        tables=(_table(table, chips=chips, styles=styles or ("fraction",), complement=least),),
        notes=(
            *(() if chips is not None or least else ("2 times, 3 times: stake : payment, as in the columns before.",)),
            "chance: the carabin's. edge if even: what he expects per chip if paid evenly; at odds it is 0.",
        ),
        sources=sources_of("sec. 12"),
        data={"copies": copies, "rows": [_data(odds, chips) for odds in table]},
    )


def in_words(odds: Odds) -> str:
    """The odds at which a losing banker pays.

    >>> in_words(Odds(banker=2, carabin=1))
    '3 to 2'
    """
    return "{} to {}".format(*odds.ratio)


def _table(table: Sequence[Odds], *, chips: int | None, styles: Sequence[str], complement: bool) -> Table:
    by_complement = (Column("complement", "count"), Column("pays", "count")) if complement else ()
    laid = () if complement else tuple(Column(f"{times} times", "count") for times in _TIMES)
    if chips is not None:
        laid = (Column("may lay"), Column("at most", "count"), Column("is paid", "count"))
    columns = (
        Column("banker"),
        Column("carabin"),
        *by_complement,
        Column("least stake" if complement else "stake", "count"),
        Column("pays", "count"),
        *laid,
        *number_columns("chance", styles),
        *number_columns("edge if even", gain_styles(styles)),
    )
    return Table(columns, tuple(_row(odds, chips=chips, styles=len(styles), complement=complement) for odds in table))


def _row(odds: Odds, *, chips: int | None, styles: int, complement: bool) -> tuple[Cell, ...]:
    shown = () if complement else _TIMES
    multiples: tuple[Cell, ...] = tuple(f"{times * odds.least_stake} : {times * odds.least_pays}" for times in shown)
    if chips is not None:
        multiples = (_steps(odds, chips), *odds.most(chips))
    return (
        multiplicity(odds.banker),
        multiplicity(odds.carabin),
        *((odds.stake, odds.pays) if complement else ()),
        odds.least_stake,
        odds.least_pays,
        *multiples,
        *[odds.chance] * styles,
        *[odds.edge_even] * styles,
    )


def _steps(odds: Odds, chips: int) -> str:
    """The stakes within so many chips: the first ones, and the last."""
    times = chips // odds.least_stake
    said = [str(each * odds.least_stake) for each in range(1, min(times, _SHOWN) + 1)]
    if times > _SHOWN:
        most, _ = odds.most(chips)
        said.append(f"... {most}" if times > _SHOWN + 1 else str(most))
    return ", ".join(said).replace(", ...", " ...") or "nothing"


def _data(odds: Odds, chips: int | None) -> dict[str, Any]:
    most = {} if chips is None else dict(zip(("most_stake", "most_pays"), odds.most(chips), strict=True))
    return {
        "banker": odds.banker,
        "carabin": odds.carabin,
        "odds": in_words(odds),
        "stake": odds.stake,
        "pays": odds.pays,
        "least_stake": odds.least_stake,
        "least_pays": odds.least_pays,
        **most,
        "chance": odds.chance,
        "edge_even": odds.edge_even,
        "edge_at_odds": odds.edge_at_odds,
    }
