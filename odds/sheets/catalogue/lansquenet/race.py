"""The sheet of the race: who shows first, and how many show before the banker's rank."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

from odds.lansquenet.race import Race
from odds.notation import decimal, fraction, percent
from odds.sheets.catalogue.lansquenet.words import chance_styles, sources_of
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns


def race_sheet(
    race: Race, *, stock: int | None = None, order: Sequence[int] | None = None, styles: Sequence[str] = ()
) -> Sheet:
    """The race; with `stock`, when the banker's card comes; with `order` (0 the banker's), how often they show so."""
    counts = ", ".join(map(str, race.others)) or "none"
    written = chance_styles(styles)
    return Sheet(
        title="Lansquenet: the race",
        about=(
            ("banker's rank", f"{race.banker} card{'s' * (race.banker != 1)} left"),
            ("others", f"{counts} card{'s' * (race.others != (1,))} left" if race.others else "none"),
            *([("stock", f"{stock} cards")] if stock is not None else []),
        ),
        tables=(_firsts(race, written), _before(race, written)),
        notes=(*_turned_notes(race, stock), *_order_notes(race, order)),
        sources=sources_of("sec. 4"),
        data={
            "banker": race.banker,
            "others": list(race.others),
            "first": race.first,
            "firsts": list(race.firsts),
            "before": list(race.before),
            "mean_before": mean_before(race),
            **({} if stock is None else _turned(race, stock)),
            **({} if order is None else {"order": list(order), "order_chance": _showing(race, order)}),
        },
    )


def mean_before(race: Race) -> Fraction:
    """How many of the others show before the banker's, on average.

    >>> mean_before(Race(banker=3, others=(3, 3)))
    Fraction(1, 1)
    """
    return sum((many * chance for many, chance in enumerate(race.before)), Fraction(0))


def _firsts(race: Race, styles: Sequence[str]) -> Table:
    """One row for the banker's rank, and one for all other ranks with as many cards."""
    columns = (
        Column("rank with cards left"),
        Column("ranks", "count"),
        *number_columns("each", styles),
        Column("together", styles[-1]),
    )
    rows: list[tuple[Cell, ...]] = [("the banker's", 1, *[race.first] * len(styles), race.first)]
    for cards, each in sorted(dict(zip(race.others, race.firsts, strict=True)).items(), reverse=True):
        ranks = race.others.count(cards)
        rows.append((f"{cards}", ranks, *[each] * len(styles), ranks * each))
    return Table(columns, tuple(rows), "Which shows first of all")


def _before(race: Race, styles: Sequence[str]) -> Table:
    columns = (Column("others before", "count"), *number_columns("exactly", styles), Column("at most", styles[-1]))
    rows: list[tuple[Cell, ...]] = [
        (many, *[chance] * len(styles), so_far)
        for many, (chance, so_far) in enumerate(zip(race.before, accumulate(race.before), strict=True))
    ]
    return Table(columns, tuple(rows), "How many of the others show before the banker's")


def _turned(race: Race, stock: int) -> dict[str, Any]:
    return {
        "stock": stock,
        "mean_turned": race.mean_turned(stock) if race.banker else None,
        "turned": list(race.turned(stock)),
    }


def _turned_notes(race: Race, stock: int | None) -> tuple[str, ...]:
    if stock is None:
        return ()
    places = race.turned(stock)
    if not race.banker:
        return ("No card of the banker's rank is left, so none will show.",)
    mean = race.mean_turned(stock)
    half = next(turned for turned, so_far in enumerate(accumulate(places), start=1) if 2 * so_far >= 1)
    within = f"it comes within {half} cards at least as often as not"
    return (f"On average {fraction(mean)} ({decimal(mean, 3)}) cards are turned to the banker's; {within}.",)


def _order_notes(race: Race, order: Sequence[int] | None) -> tuple[str, ...]:
    if order is None:
        return ()
    chance = _showing(race, order)
    said = ", ".join("the banker's" if place == 0 else f"no. {place}" for place in order)
    return (f"They show in the order {said} with chance {fraction(chance)} ({percent(chance)}).",)


def _showing(race: Race, order: Sequence[int]) -> Fraction:
    return race.order(place - 1 for place in order)
