"""The sheet of a simulation: each outcome as counted and as dealt, with how far apart they are."""

from typing import Any

from odds.engine.monte_carlo import Simulation, z_score
from odds.notation import decimal
from odds.sheets.catalogue.chance import about_chance, asked_data, ordered
from odds.sheets.sheet import Cell, Column, Sheet, Table


def simulate_sheet(dealt: Simulation, *, rank: str = "") -> Sheet:
    """Exact beside simulated; a z-score is how many standard errors lie between them."""
    answer, estimate, seed = dealt
    return Sheet(
        title=f"{answer.rules.title}: {estimate.deals} shuffled stocks",
        about=(*about_chance(answer, rank), ("seed", str(seed))),
        tables=(_outcomes(dealt),),
        notes=(
            f"The banker's advantage per stake laid: exact {decimal(answer.stake.advantage)}, "
            f"simulated {decimal(estimate.advantage)}, standard error {estimate.standard_error:.6f}, z {_z(dealt.z)}.",
        ),
        data=simulate_data(dealt),
    )


def simulate_data(dealt: Simulation) -> dict[str, Any]:
    """The simulation under the keys of the JSON contract."""
    answer, estimate, seed = dealt
    return {
        **asked_data(answer),
        "deals": estimate.deals,
        "seed": seed,
        "outcomes": _entries(dealt),
        "advantage": {
            "exact": answer.stake.advantage,
            "simulated": estimate.advantage,
            "standard_error": estimate.standard_error,
            "z": dealt.z,
        },
    }


def _outcomes(dealt: Simulation) -> Table:
    columns = (
        Column("outcome"),
        Column("exact", "fraction"),
        Column("exact", "percent"),
        Column("simulated", "percent"),
        Column("z", "text"),
    )
    rows: list[tuple[Cell, ...]] = [
        (entry["outcome"], entry["exact"], entry["exact"], entry["simulated"], _z(entry["z"]))
        for entry in _entries(dealt)
    ]
    return Table(columns, tuple(rows))


def _entries(dealt: Simulation) -> list[dict[str, Any]]:
    answer, estimate, _ = dealt
    entries = []
    for outcome, _ in ordered(answer.stake):
        exact, share = answer.stake.chance_of(outcome), estimate.share(outcome)
        z = z_score(share, exact, estimate.deals)
        entries.append({"outcome": outcome.says, "exact": exact, "simulated": share, "z": z})
    return entries


def _z(z: float | None) -> str:
    return "-" if z is None else f"{z:+.2f}"
