"""The sheet of quantities: what can be asked by name, with which arguments, and an example that holds."""

from fractions import Fraction

from odds.claims.quantities import KINDS, QUANTITIES, Quantity, Value, plain
from odds.notation import fraction
from odds.sheets.sheet import Cell, Column, Sheet, Table


def quantities_sheet() -> Sheet:
    """Every quantity."""
    columns = (Column("quantity"), Column("what it is"), Column("arguments"), Column("example"))
    rows: list[tuple[Cell, ...]] = [
        (asks.name, asks.says, ", ".join(_argument(asks, name) for name in asks.arguments), asks.example)
        for asks in QUANTITIES.values()
    ]
    return Sheet(
        title="What can be asked by name",
        about=(("example", "a claim of one line: odds verify --claim 'EXAMPLE'"),),
        tables=(Table(columns, tuple(rows)),),
        notes=("An argument followed by = and a value may be left out, and is then taken to be that.",),
        data=[
            {
                "quantity": asks.name,
                "says": asks.says,
                "arguments": {name: KINDS[kind] for name, kind in asks.arguments.items()},
                "defaults": {name: plain(value) for name, value in asks.defaults.items()},
                "example": asks.example,
            }
            for asks in QUANTITIES.values()
        ],
    )


def _argument(asks: Quantity, name: str) -> str:
    return f"{name}={_written(asks.defaults[name])}" if name in asks.defaults else name


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return fraction(value) if isinstance(value, Fraction) else str(plain(value)) or "''"
