"""What does a claim ask of its quantity?

Nouns: argument, run (an argument that goes through several values).
"""

from collections.abc import Sequence
from math import prod
from typing import Any

from odds.claims.claim import Arguments
from odds.claims.quantities import Quantity, Value
from odds.claims.statement import Ladder, Order, Statement, Trend
from odds.entries import Entries
from odds.spans import span
from odds.work import MOST_STEPS

_MOST_NUMBERS = 10_000


def arguments_of(entry: Entries, asks: Quantity | None, states: Statement | None, over: str) -> Arguments:
    """The arguments in `of`; what an order is told over are its own words.

    Raises the error of the entry for what is no argument of the quantity, and for more numbers than anybody prints.

    >>> from odds.claims.quantities import quantity
    >>> arguments_of(Entries({"of": {"wins": "1..3"}}, "mine"), quantity("doubling"), None, "")
    {'wins': (1, 2, 3)}
    """
    if asks is None:
        if "of" in entry.data:
            raise entry.fail("quantity", "the name of a quantity")
        return {}
    table = entry.table("of") if "of" in entry.data else Entries({}, entry.path, entry.error)
    found = {name: values_of(table, asks, name) for name in table.data}
    if isinstance(states, Order) and over:
        found[over] = tuple(_argument(entry, asks, over, word) for word in states.words)
    _check_work(entry, found)
    return found


def only_run(states: Statement | None, arguments: Arguments) -> str:
    """The argument over which a ladder or a trend must be told, since no other runs through several values; or ''.

    >>> only_run(Trend(rises=True), {"cards": (4, 6), "copies": (2,)})
    'cards'
    """
    running = [name for name, values in arguments.items() if len(values) > 1]
    return running[0] if isinstance(states, Ladder | Trend) and len(running) == 1 else ""


def values_of(table: Entries, asks: Quantity, name: str) -> tuple[Value, ...]:
    """The values an argument runs through: a list, a span such as '52..4..2' of a whole number, or the one value.

    >>> from odds.claims.quantities import quantity
    >>> values_of(Entries({"cards": "52..44..4"}, "mine"), quantity("advantage"), "cards")
    (52, 48, 44)
    """
    value: Any = table.data[name]
    if isinstance(value, str) and asks.arguments.get(name) is int:
        try:
            value = list(span(value))
        except ValueError as error:
            raise placed(table, name, error) from None
    values = value if isinstance(value, list) else [value]
    if not values:
        raise table.fail(name, "a value, or several")
    return tuple(_argument(table, asks, name, one) for one in values)


def placed(entry: Entries, key: str, error: ValueError) -> ValueError:
    """The error with the place where it was found.

    >>> placed(Entries({}, "mine"), "of", ValueError("expected a number"))
    ValueError('mine, of: expected a number')
    """
    return entry.error(f"{entry.path}, {key}: {error}")


def _argument(entry: Entries, asks: Quantity, name: str, value: object) -> Value:
    try:
        return asks.argument(name, value)
    except ValueError as error:
        raise placed(entry, name, error) from None


def _check_work(entry: Entries, found: Arguments) -> None:
    """Refuse a claim of more numbers than anybody prints, or of several that take long together."""
    numbers = prod(map(len, found.values()))
    dealt = prod(_dealt(values) if name in ("cards", "copies") else len(values) for name, values in found.items())
    if numbers > _MOST_NUMBERS:
        raise entry.error(f"{entry.path}: expected a claim of at most {_MOST_NUMBERS} numbers, got {numbers}")
    if numbers > 1 and dealt > MOST_STEPS:
        raise entry.error(f"{entry.path}: expected numbers of at most {MOST_STEPS} steps together, got {dealt}")


def _dealt(values: Sequence[Value]) -> int:
    return sum(max(1, value) if isinstance(value, int) else 1 for value in values)
