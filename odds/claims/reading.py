"""What does a file of claims say, and where is it wrong?

Nouns: entry (one claim in TOML), file.
Everything is checked once, here; an error is one sentence: file, id, what was expected, what came.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from odds.claims.arguments import arguments_of, only_run, placed, values_of
from odds.claims.claim import VERDICTS, Arguments, Cell, Claim, Reading
from odds.claims.quantities import Quantity, quantity
from odds.claims.statement import Ladder, One, Order, Statement, Trend, statement
from odds.entries import Entries
from odds.ranks import near
from odds.rules import Rules, load
from odds.sources import sources

RulesNamed = Callable[[str], Rules]
_KEYS = (
    "id", "source", "says", "printed", "within", "quantity", "of", "over", "cells", "readings", "slips", "recalled",
    "verdict", "note",
)  # fmt: skip
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_SOURCE_KEYS = ("author", "title", "year", "address", "seen")
_SEVERAL = Ladder | Order | Trend
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
    arguments = arguments_of(entry, asks, states, over)
    over = over or only_run(states, arguments)
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
        raise placed(entry, "quantity", error) from None


def _statement(entry: Entries, printed: str) -> Statement:
    try:
        return statement(printed, within=entry.text("within") if "within" in entry.data else None)
    except ValueError as error:
        raise placed(entry, "printed", error) from None


def _cell(cell: Entries, asks: Quantity | None) -> Cell:
    if asks is None:
        raise cell.error(f"{cell.path}: expected a claim with a quantity to have cells, got one without")
    printed = cell.text("printed")
    states = _statement(cell, printed)
    given = Entries({name: value for name, value in cell.data.items() if name != "printed"}, cell.path, cell.error)
    if isinstance(states, _SEVERAL):
        raise cell.fail("printed", "one number, or a bound")
    return Cell({name: values_of(given, asks, name) for name in given.data}, states, printed)


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
        given = {name: values_of(table, answers, name) for name in table.data if name not in ("says", "quantity")}
        if other and ("cells" in entry.data or "over" in entry.data):
            raise table.fail("quantity", "no other quantity beside cells or 'over', which are told of the claim's own")
        found.append(Reading(table.text("says"), answers, given if other else {**base, **given}))
    return tuple(found)


def _flag(entry: Entries, key: str) -> bool:
    value = entry.data.get(key, False)
    if not isinstance(value, bool):
        raise entry.fail(key, "true or false")
    return value
