"""`claims`: what do the sources say, and is it so?

Nouns: claim, source (a table of its claims), verdict.
"""

import re
from collections import Counter
from collections.abc import Sequence

from odds.claims.book import book
from odds.claims.claim import VERDICTS
from odds.claims.verdict import Judged, judged
from odds.sheets.catalogue.verify import verify_data
from odds.sheets.printed.order import Order
from odds.sheets.sheet import Cell, Column, Sheet, Table
from odds.sheets.tongue import Tongue
from odds.sources import cited

_VALUE = r"-?\d[\d./]*(?: \([^()]*\))?"
# What a verdict says of its numbers, and the message that says it on paper.
_PHRASES = tuple(
    (re.compile(phrase), name)
    for phrase, name in (
        (r"\b(?P<right>\d+) of (?P<count>\d+) right\b", "claims-right"),
        (r"\ball (?P<count>\d+) right\b", "claims-all-right"),
        (r"\bbut some cut and some rounded\b", "claims-mixed"),
        (r"\bneither rises nor falls all the way\b", "claims-neither"),
        (r"^rises$", "claims-rises"),
        (r"^falls$", "claims-falls"),
        (r"\b(?P<first>\d+) to (?P<second>\d+) against", "odds-against"),
        (r"\b(?P<first>\d+) to (?P<second>\d+) for", "odds-for"),
        (rf"(?P<least>{_VALUE}) to (?P<most>{_VALUE})", "claims-to"),
        (r"\b1 in (?P<count>\d[\d.]*)", "one-in"),
    )
)
_NUMBER = re.compile(r"(?<!\w)-?\d+(?:\.\d+)?(?: %)?")


def sheet(order: Order, tongue: Tongue) -> Sheet:
    """Every claim of an order with its verdict, a table for each source; what is claimed stands as it is kept."""
    by_source: dict[str, list[Judged]] = {}
    found = list(judged(order.claims, progress=order.progress))
    for each in found:
        by_source.setdefault(each.claim.key, []).append(each)
    tables = [_table(cited(key, order.more), each, tongue) for key, each in by_source.items()]
    return Sheet(
        title=tongue("claims-title"),
        subtitle=tongue("claims-subtitle", count=str(len(found))),
        about=(
            (tongue("label-basis"), _basis(order, tongue)),
            (tongue("label-reading"), tongue("claims-reading")),
            (tongue("label-checked"), tongue("claims-checked")),
        ),
        tables=(*tables, _totals(found, tongue)),
        notes=(tongue("claims-verdicts"),),
        sources=tuple(cited(key, order.more) for key in by_source),
        data=verify_data(found, order.more),
        tongue=tongue,
    )


def _basis(order: Order, tongue: Tongue) -> str:
    """That of each claim; and in which language the claims of our book are."""
    basis, ours = tongue("claims-basis"), {claim.where for claim in book().claims}
    return tongue("claims-words", basis=basis) if ours & {claim.where for claim in order.claims} else basis


def _table(source: str, found: Sequence[Judged], tongue: Tongue) -> Table:
    heads = ("claims-said", "claims-place", "claims-printed", "claims-exact", "claims-verdict")
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            each.claim.says,
            _place(each),
            _stated(each, tongue),
            _computed(each, tongue),
            tongue(f"verdict-{each.verdict.lower()}"),
        )
        for each in found
    )
    return Table(tuple(Column(tongue(head)) for head in heads), rows, source)


def _place(each: Judged) -> str:
    """Where its source says it, and the name under which it is kept."""
    place = each.claim.source.partition(":")[2].strip()
    return f"{place} ({each.claim.id})" if place else each.claim.id


def _stated(each: Judged, tongue: Tongue) -> str:
    """What is printed, marked where the text itself was not seen."""
    return tongue("claims-recalled", printed=each.claim.printed) if each.claim.recalled else each.claim.printed


def _computed(each: Judged, tongue: Tongue) -> str:
    """The exact value in the manner of the page, or the values of its readings."""
    if each.taken or not each.readings:
        return _written(each.computed, tongue)
    values = (_written(taken.computed, tongue) for taken in each.readings if not taken.slip)
    return tongue("claims-readings", values=" / ".join(values))


def _written(computed: str, tongue: Tongue) -> str:
    """The words of a verdict, and its numbers, as the language has them."""
    for phrase, name in _PHRASES:
        computed = phrase.sub(lambda found, name=name: tongue(name, **found.groupdict()), computed)  # type: ignore[misc]
    return _NUMBER.sub(lambda found: tongue.number(found[0]), computed)


def _totals(found: Sequence[Judged], tongue: Tongue) -> Table:
    counts = Counter(each.verdict for each in found)
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (tongue(f"verdict-{verdict.lower()}"), counts[verdict]) for verdict in VERDICTS if counts[verdict]
    )
    columns = (Column(tongue("claims-verdict")), Column(tongue("claims-count"), "count"))
    return Table(columns, rows, tongue("claims-totals"))
