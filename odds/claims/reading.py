"""What does a file of claims say, and where is it wrong?

Nouns: entry (one claim in TOML), file.
Everything is checked once, here; an error is one sentence: file, id, what was expected, what came.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import prod
from typing import Any, NamedTuple

from odds.claims.claim import VERDICTS, Arguments, Cell, Claim, Reading
from odds.claims.quantities import Quantity, Value, quantity
from odds.claims.statement import Ladder, One, Order, Statement, Trend, statement
from odds.engine.exact import MOST_STEPS
from odds.entries import Entries
from odds.ranks import near
from odds.rules import Rules, load
from odds.sources import sources
from odds.spans import span

RulesNamed = Callable[[str], Rules]
_KEYS = (
    "id", "source", "says", "printed", "within", "quantity", "of", "over", "cells", "readings", "slips", "recalled",
    "verdict", "note",
)  # fmt: skip
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_SOURCE_KEYS = ("author", "title", "year", "address", "seen")
_SEVERAL = Ladder | Order | Trend
_MOST_NUMBERS = 10_000
_FEW = 6


class ClaimError(ValueError):
    """A claim that cannot be read: the message says in which file and entry, what was expected and what came."""


class Claims(NamedTuple):
    """The claims of one or more files, and the sources that those files add to the bibliography."""

    claims: tuple[Claim, ...]
    sources: Mapping[str, Mapping[str, str]]


def of_the_book(where: str, name: str) -> Rules:
    """The rule set that a name means in a file of claims, as long as it is one of the book.

    >>> of_the_book("mine.toml", "pharaon")
    <Rules pharaon>
    """
    del where
    return load(name)


def read(texts: Iterable[tuple[str, str]], rules_named: Callable[[str, str], Rules] = of_the_book) -> Claims:
    """The claims of some files, each given as its name and its TOML text; no two may have the same id.

    `rules_named` is told the name of a file and of a rule set in it, and says which is meant.
    Raises ClaimError with one sentence.

    >>> entry = '''
    ... [[claim]]
    ... id = "mine"
    ... source = "hoyle-faro: p. 66"
    ... says = "what the banker gains with 30 cards left, 2 of the rank among them"
    ... printed = "1/54"
    ... quantity = "advantage"
    ... of = { rules = "pharaon", cards = 30, copies = 2 }
    ... '''
    >>> read([("mine.toml", entry)]).claims[0].quantity.name
    'advantage'
    """
    claims: dict[str, Claim] = {}
    added: dict[str, Mapping[str, str]] = {}
    for where, text in texts:
        table = Entries.parse(text, where, ClaimError)
        table.known(("claim", "sources"))
        added |= _sources(table)
        if not table.data.get("claim"):
            raise ClaimError(f"{where}: expected one [[claim]] or more, got none")
        for entry in table.list_of_tables("claim"):
            claim = claim_of(entry, where, added, partial(rules_named, where))
            if claim.id in claims:
                raise ClaimError(f"{where}, {claim.id}: expected an id that no other claim has, got it twice")
            claims[claim.id] = claim
    return Claims(tuple(claims.values()), added)


def _sources(table: Entries) -> dict[str, Mapping[str, str]]:
    """The sources that a file brings along."""
    found: dict[str, Mapping[str, str]] = {}
    for key, entry in table.table("sources").tables() if "sources" in table.data else ():
        entry.known(_SOURCE_KEYS)
        entry.text("title")
        found[key] = {word: entry.text(word) for word in entry.data}
    return found


def claim_of(
    entry: Entries, where: str, added: Mapping[str, Mapping[str, str]], rules_named: RulesNamed = load
) -> Claim:
    """The claim of one entry in the file `where`, which brings the sources `added` along.

    `rules_named` says which rule set a name means.
    Raises ClaimError with one sentence.

    >>> entry = {"id": "own", "source": "hoyle-faro: p. 66", "says": "It is open.", "printed": "nothing to compute"}
    >>> claim_of(Entries(entry, "mine.toml", ClaimError), "mine.toml", {})
    <Claim own: 'nothing to compute'>
    """
    name = entry.text("id")
    if not _ID.fullmatch(name):
        raise entry.fail("id", "small letters and digits parted by hyphens")
    entry = Entries(entry.data, f"{where}, {name}", ClaimError)
    entry.known(_KEYS)
    asks = _quantity(entry, rules_named) if "quantity" in entry.data else None
    over = entry.text("over") if "over" in entry.data else ""
    states = _stated(entry, asks)
    arguments = _arguments(entry, asks, states, over)
    over = over or _only_run(states, arguments)
    _fits(entry, states, over, arguments)
    return Claim(
        id=name,
        where=where,
        source=_source(entry, added),
        says=entry.text("says"),
        printed=_printed(entry),
        states=states,
        quantity=asks,
        arguments=arguments,
        over=over,
        cells=tuple(_cell(cell, asks) for cell in entry.list_of_tables("cells")),
        readings=_readings(entry, "readings", asks, arguments, rules_named),
        slips=_readings(entry, "slips", asks, arguments, rules_named),
        recalled=_flag(entry, "recalled"),
        recorded=entry.one_of("verdict", VERDICTS) if "verdict" in entry.data else "",
        note=entry.text("note", default=""),
    )


def _printed(entry: Entries) -> str:
    """What is printed; of a table that does not say so as a whole, the numbers of its cells."""
    if "printed" in entry.data or "cells" not in entry.data:
        return entry.text("printed")
    told = [cell.text("printed") for cell in entry.list_of_tables("cells")]
    return ", ".join([*told[:_FEW], *["..."] * (len(told) > _FEW)])


def _stated(entry: Entries, asks: Quantity | None) -> Statement | None:
    """What the claim states, unless its cells do, or nothing answers it."""
    if "cells" in entry.data or not (asks or "readings" in entry.data):
        return None
    return _statement(entry, entry.text("printed"))


def _arguments(entry: Entries, asks: Quantity | None, states: Statement | None, over: str) -> Arguments:
    """The arguments in `of`; what an order is told over are its own words."""
    if asks is None:
        if "of" in entry.data:
            raise entry.fail("quantity", "the name of a quantity")
        return {}
    table = entry.table("of") if "of" in entry.data else Entries({}, entry.path, entry.error)
    found = {name: _values(table, asks, name) for name in table.data}
    if isinstance(states, Order) and over:
        found[over] = tuple(_argument(entry, asks, over, word) for word in states.words)
    _check_work(entry, found)
    return found


def _only_run(states: Statement | None, arguments: Arguments) -> str:
    """The argument over which a ladder or a trend must be told, since no other runs through several values; or ''."""
    running = [name for name, values in arguments.items() if len(values) > 1]
    return running[0] if isinstance(states, Ladder | Trend) and len(running) == 1 else ""


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


def _fits(entry: Entries, states: Statement | None, over: str, arguments: Arguments) -> None:
    """A ladder, an order or a trend is told over an argument that runs through several values, and nothing else is."""
    if isinstance(states, _SEVERAL) != bool(over):
        if not over:
            raise entry.error(
                f"{entry.path}: expected the argument in whose order a ladder, an order or a trend is told, got none; "
                "over = 'wins' in a file, ', over wins' in a line"
            )
        raise entry.fail("over", "a ladder, an order or a trend, which alone are told over an argument")
    if over and len(arguments.get(over, ())) < 2:
        raise entry.fail("over", f"an argument with several values, such as {over} = '1..4'")
    if "within" in entry.data and not isinstance(states, One):
        raise entry.fail("within", "a tolerance beside one number, and no other claim")
    if entry.data.get("cells") == []:
        raise entry.fail("cells", "one cell or more")


def _source(entry: Entries, added: Mapping[str, Mapping[str, str]]) -> str:
    source = entry.text("source")
    key = source.partition(":")[0]
    known = [*sources(), *added]
    if key not in known:
        raise ClaimError(
            f"{entry.path}, source: expected a key of the bibliography, or of [sources] in the file, got {key[:80]!r}"
            f"{near(key, known)}; `odds sources` lists them"
        )
    return source


def _quantity(entry: Entries, rules_named: RulesNamed) -> Quantity:
    try:
        return quantity(entry.text("quantity"))._replace(rules_named=rules_named)
    except ValueError as error:
        raise _placed(entry, "quantity", error) from None


def _statement(entry: Entries, printed: str) -> Statement:
    try:
        return statement(printed, within=entry.text("within") if "within" in entry.data else None)
    except ValueError as error:
        raise _placed(entry, "printed", error) from None


def _values(table: Entries, asks: Quantity, name: str) -> tuple[Value, ...]:
    """The values an argument runs through: a list, a span such as '52..4..2' of a whole number, or the one value."""
    value: Any = table.data[name]
    if isinstance(value, str) and asks.arguments.get(name) is int:
        try:
            value = list(span(value))
        except ValueError as error:
            raise _placed(table, name, error) from None
    values = value if isinstance(value, list) else [value]
    if not values:
        raise table.fail(name, "a value, or several")
    return tuple(_argument(table, asks, name, one) for one in values)


def _argument(entry: Entries, asks: Quantity, name: str, value: object) -> Value:
    try:
        return asks.argument(name, value)
    except ValueError as error:
        raise _placed(entry, name, error) from None


def _cell(cell: Entries, asks: Quantity | None) -> Cell:
    if asks is None:
        raise cell.error(f"{cell.path}: expected a claim with a quantity to have cells, got one without")
    printed = cell.text("printed")
    states = _statement(cell, printed)
    given = Entries({name: value for name, value in cell.data.items() if name != "printed"}, cell.path, cell.error)
    if isinstance(states, _SEVERAL):
        raise cell.fail("printed", "one number, or a bound")
    return Cell({name: _values(given, asks, name) for name in given.data}, states, printed)


def _readings(
    entry: Entries, key: str, asks: Quantity | None, base: Arguments, rules_named: RulesNamed
) -> tuple[Reading, ...]:
    """Readings or slips: what each says, the quantity if it is another one, and the arguments that differ."""
    found = []
    for table in entry.list_of_tables(key):
        other = _quantity(table, rules_named) if "quantity" in table.data else None
        answers = other or asks
        if answers is None:
            raise table.fail("quantity", "the name of a quantity")
        given = {name: _values(table, answers, name) for name in table.data if name not in ("says", "quantity")}
        if other and ("cells" in entry.data or "over" in entry.data):
            raise table.fail("quantity", "no other quantity beside cells or 'over', which are told of the claim's own")
        found.append(Reading(table.text("says"), answers, given if other else {**base, **given}))
    return tuple(found)


def _flag(entry: Entries, key: str) -> bool:
    value = entry.data.get(key, False)
    if not isinstance(value, bool):
        raise entry.fail(key, "true or false")
    return value


def _placed(entry: Entries, key: str, error: ValueError) -> ClaimError:
    return ClaimError(f"{entry.path}, {key}: {error}")
