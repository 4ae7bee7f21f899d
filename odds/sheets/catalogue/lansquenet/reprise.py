"""The sheet of the reprise cards: how many lie out as the stock is turned, and what a carabin has from them."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from odds.lansquenet.reprise import Reprise
from odds.lansquenet.shuffled import Shuffled
from odds.lansquenet.stakes import Odds
from odds.lansquenet.start import Deal, Start
from odds.sheets.catalogue.lansquenet.stakes import in_words
from odds.sheets.catalogue.lansquenet.words import (
    amount_styles,
    asked_data,
    chance_styles,
    multiplicity,
    one_only,
    pack_said,
    read_as,
    sources_of,
    up_cards_said,
)
from odds.sheets.sheet import Column, Sheet, Table, gain_styles


def reprise_sheet(answers: Sequence[Reprise], *, styles: Sequence[str] = ()) -> Sheet:
    """A row for each number of cards turned; for a single one, every multiplicity against every other.

    Raises ValueError for answers of several games, deals or tables.
    """
    chance, amount = chance_styles(styles)[-1], amount_styles(styles)[-1]
    (edge,) = gain_styles([chance])
    game, start = one_only((answer.game, answer.start) for answer in answers)
    tables = [_by_turned(answers, game.pack, chance, amount, edge)]
    if len(answers) == 1:
        tables.append(_cells(answers[0], chance, amount, edge))
    return Sheet(
        title="Lansquenet: the reprise cards",
        about=(
            ("deal", f"{_start_said(start)}; {pack_said(game.pack)}"),
            *read_as(game.reading),
            ("lying out", "how many on average, while the banker's card has not come"),
            ("edge if even", "a carabin's, per chip, laid on any card lying out; at odds it is 0"),
        ),
        tables=tuple(tables),
        notes=(
            "A card that matches nothing becomes a reprise card, and so does an exposed card that is taken;",
            "a carabin may lay on it, if the banker accepts, until the banker's rank or that card's shows.",
        ),
        sources=sources_of("sec. 10 to 13", game.reading),
        data={**_start_data(start), **asked_data(game.reading, game.pack), "rows": [_data(one) for one in answers]},
    )


def _start_said(start: Start) -> str:
    if isinstance(start, Deal):
        return f"{start.cutters} cutters, {'with' if start.with_rejouissance else 'without'} the rejouissance"
    return f"{up_cards_said(start.up_cards)} up-cards; the banker's {multiplicity(start.banker)}"


def _start_data(start: Start) -> dict[str, Any]:
    if isinstance(start, Deal):
        return {"cutters": start.cutters, "rejouissance": start.with_rejouissance}
    return {"up_cards": list(start.up_cards), "banker": start.banker, "exposed": start.exposed}


def _by_turned(answers: Sequence[Reprise], pack: Shuffled, chance: str, amount: str, edge: str) -> Table:
    columns = (
        Column("cards turned", "count"),
        Column("the hand goes on", chance),
        *(Column(multiplicity(at), amount) for at in pack.multiplicities),
        Column("in all", amount),
        Column("edge if even", edge),
    )
    rows = tuple(
        (one.turned, one.goes_on, *one.lying, sum(one.lying), one.edge_even if sum(one.lying) else None)
        for one in answers
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
    rows = tuple(
        (
            *(multiplicity(odds.banker), multiplicity(odds.carabin), many, odds.chance, odds.edge_even),
            *(in_words(odds), odds.least_stake, odds.least_pays),
        )
        for odds, many in _against(one)
    )
    return Table(columns, rows, "By multiplicities")


def _against(one: Reprise) -> Iterator[tuple[Odds, Fraction]]:
    """Every reprise card against every card of the banker's, with how many lie out."""
    for (banker, carabin), many in one.cells.items():
        yield Odds(banker=banker, carabin=carabin, copies=one.game.pack.copies), many


def _data(one: Reprise) -> dict[str, Any]:
    return {
        "turned": one.turned,
        "goes_on": one.goes_on,
        "lying": list(one.lying),
        "edge_even": one.edge_even,
        "cells": [_cell_data(odds, many) for odds, many in _against(one)],
    }


def _cell_data(odds: Odds, many: Fraction) -> dict[str, Any]:
    return {
        "banker": odds.banker,
        "carabin": odds.carabin,
        "lying": many,
        "chance": odds.chance,
        "edge_even": odds.edge_even,
        "edge_at_odds": odds.edge_at_odds,
    }
