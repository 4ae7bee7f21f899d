"""The sheet of the reprise cards: how many lie out as the stock is turned, and what a carabin has from them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from odds.lansquenet.pack import Pack
from odds.lansquenet.reading import Reading
from odds.lansquenet.reprise import Reprise
from odds.lansquenet.stakes import Odds
from odds.sheets.catalogue.lansquenet.stakes import in_words
from odds.sheets.catalogue.lansquenet.words import (
    amount_styles,
    asked_data,
    chance_styles,
    multiplicity,
    pack_said,
    read_as,
    sources_of,
)
from odds.sheets.sheet import Column, Sheet, Table, gain_styles


class Turned(NamedTuple):
    """The reprise cards once so many cards of the stock are turned."""

    turned: int
    reprise: Reprise


def reprise_sheet(
    answers: Sequence[Turned],
    *,
    deal: str,
    asked: dict[str, Any],
    reading: Reading,
    pack: Pack,
    styles: Sequence[str] = (),
) -> Sheet:
    """A row for each number of cards turned; for a single one, every multiplicity against every other."""
    chance, amount = chance_styles(styles)[-1], amount_styles(styles)[-1]
    (edge,) = gain_styles([chance])
    tables = [_by_turned(answers, pack, chance, amount, edge)]
    if len(answers) == 1:
        tables.append(_cells(answers[0].reprise, chance, amount, edge))
    return Sheet(
        title="Lansquenet: the reprise cards",
        about=(
            ("deal", f"{deal}; {pack_said(pack)}"),
            *read_as(reading),
            ("lying out", "how many on average, while the banker's card has not come"),
            ("edge if even", "a carabin's, per chip, laid on any card lying out; at odds it is 0"),
        ),
        tables=tuple(tables),
        notes=(
            "A card that matches nothing becomes a reprise card, and so does an exposed card that is taken;",
            "a carabin may lay on it, if the banker accepts, until the banker's rank or that card's shows.",
        ),
        sources=sources_of("sec. 10 to 13", reading),
        data={**asked, **asked_data(reading, pack), "rows": [_data(one) for one in answers]},
    )


def _by_turned(answers: Sequence[Turned], pack: Pack, chance: str, amount: str, edge: str) -> Table:
    columns = (
        Column("cards turned", "count"),
        Column("the hand goes on", chance),
        *(Column(multiplicity(at), amount) for at in pack.multiplicities),
        Column("in all", amount),
        Column("edge if even", edge),
    )
    rows = tuple(
        (turned, one.goes_on, *one.lying, sum(one.lying), one.edge_even if sum(one.lying) else None)
        for turned, one in answers
    )
    return Table(columns, rows, "Reprise cards lying out")


def _cells(one: Reprise, chance: str, amount: str, edge: str) -> Table:
    columns = (
        Column("banker's card"),
        Column("reprise card"),
        Column("lying out", amount),
        Column("carabin wins", chance),
        Column("edge if even", edge),
        Column("odds"),
        Column("stake", "count"),
        Column("pays", "count"),
    )
    rows = []
    for (own, lying), many in one.cells.items():
        odds = Odds(banker=own, carabin=lying, copies=one.copies)
        stakes = (in_words(odds), odds.least_stake, odds.least_pays)
        rows.append((multiplicity(own), multiplicity(lying), many, odds.chance, odds.edge_even, *stakes))
    return Table(columns, tuple(rows), "By multiplicities")


def _data(answer: Turned) -> dict[str, Any]:
    turned, one = answer
    return {
        "turned": turned,
        "goes_on": one.goes_on,
        "lying": list(one.lying),
        "edge_even": one.edge_even,
        "cells": [_cell_data(own, lying, many, one.copies) for (own, lying), many in one.cells.items()],
    }


def _cell_data(own: int, lying: int, many: Any, copies: int) -> dict[str, Any]:
    odds = Odds(banker=own, carabin=lying, copies=copies)
    return {
        "banker": own,
        "carabin": lying,
        "lying": many,
        "chance": odds.chance,
        "edge_even": odds.edge_even,
        "edge_at_odds": odds.edge_at_odds,
    }
