"""The sheets of the rejouissance: what a chip on it brings the banker, in all, by multiplicities, and in the hand."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from odds.lansquenet.hand import Hand
from odds.lansquenet.pack import Pack
from odds.lansquenet.reading import Reading
from odds.lansquenet.rejouissance import Rejouissance, Wager
from odds.notation import decimal, fraction
from odds.sheets.catalogue.lansquenet.words import (
    amount_styles,
    asked_data,
    chance_styles,
    listed,
    multiplicity,
    pack_said,
    read_as,
    sources_of,
    up_cards_said,
    wager_data,
)
from odds.sheets.sheet import Column, Sheet, Table

SECTIONS = "sec. 8 and 9"


class Asked(NamedTuple):
    """What the wager was asked about, beside its own numbers.

    cutters: how many, or None from a table.  up_cards: those on the table, or None before the deal.
    """

    reading: Reading
    pack: Pack
    cutters: int | None = None
    up_cards: tuple[int, ...] | None = None
    chips: int | None = None


def rejouissance_sheet(
    answer: Rejouissance, asked: Asked, *, hands: tuple[Hand, Hand] | None = None, styles: Sequence[str] = ()
) -> Sheet:
    """The wager from one lansquenet or one table; `hands` are those without and with the procedure."""
    chances, amounts = chance_styles(styles), amount_styles(styles)
    deal = (
        f"{asked.cutters} cutters"
        if asked.up_cards is None
        else f"up-cards on the table: {up_cards_said(asked.up_cards)}"
    )
    return Sheet(
        title="Lansquenet: the rejouissance",
        about=(
            ("deal", f"{deal}; {pack_said(asked.pack)}"),
            *read_as(asked.reading),
            ("basis", "per chip laid before the banker's own card is turned; advantage: the banker's"),
        ),
        tables=(
            listed("a chip", _fates(answer.wager), chances, head="chance"),
            listed("the banker's advantage", _advantages(answer.wager), amounts, head="chips"),
            _cells(answer, chances[-1], amounts[-1]),
            *([_in_the_hand(*hands, amounts[-1], chances[-1])] if hands else []),
        ),
        notes=_ceiling(answer.wager, asked.chips),
        sources=sources_of(SECTIONS, asked.reading),
        data={
            **({} if asked.cutters is None else {"cutters": asked.cutters}),
            **({} if asked.up_cards is None else {"up_cards": list(asked.up_cards)}),
            **asked_data(asked.reading, asked.pack),
            "basis": "per hand",
            "unit": "chips",
            **wager_data(answer.wager),
            **(
                {}
                if asked.chips is None
                else {"chips": asked.chips, "expectation": asked.chips * answer.wager.advantage}
            ),
            "cells": [
                {"banker": own, "rejouissance": lying, **wager_data(wager)}
                for (own, lying), wager in answer.cells.items()
            ],
            **({"hand": _hands_data(*hands)} if hands else {}),
        },
    )


def wagers_sheet(answers: Sequence[tuple[Rejouissance, Asked]], *, styles: Sequence[str] = ()) -> Sheet:
    """A row for each number of cutters."""
    asked = answers[0][1]
    amount, chance = amount_styles(styles)[-1], chance_styles(styles)[-1]
    columns = (
        Column("cutters", "count"),
        Column("laid", chance),
        Column("banker wins", chance),
        Column("loses", chance),
        Column("returned", chance),
        Column("per hand", amount),
        Column("per chip laid", amount),
        Column("per chip decided", amount),
    )
    rows = tuple((one.cutters, *_row(answer.wager)) for answer, one in answers)
    return Sheet(
        title="Lansquenet: the rejouissance by the number of cutters",
        about=(
            ("pack", pack_said(asked.pack)),
            *read_as(asked.reading),
            ("basis", "the banker's advantage in chips, for a chip meant to be laid in every hand"),
        ),
        tables=(Table(columns, rows),),
        sources=sources_of(SECTIONS, asked.reading),
        data=[
            {"cutters": one.cutters, **asked_data(one.reading, one.pack), "unit": "chips", **wager_data(answer.wager)}
            for answer, one in answers
        ],
    )


def _row(wager: Wager) -> tuple[Any, ...]:
    fates = (wager.laid, wager.wins, wager.loses, wager.returned)
    return (*fates, wager.advantage, wager.per_laid, wager.per_decided)


def _fates(wager: Wager) -> dict[str, Any]:
    return {
        "is won by the banker": wager.wins,
        "is lost by him, paid evenly": wager.loses,
        "is returned": wager.returned,
        "is not laid: a quadruple up-card": 1 - wager.laid,
    }


def _advantages(wager: Wager) -> dict[str, Any]:
    return {
        "per hand": wager.advantage,
        "per chip laid": wager.per_laid,
        "per chip won or lost": wager.per_decided,
    }


def _cells(answer: Rejouissance, chance: str, amount: str) -> Table:
    columns = (
        Column("banker's card"),
        Column("rejouissance"),
        Column("chance", chance),
        Column("banker wins", chance),
        Column("loses", chance),
        Column("returned", chance),
        Column("advantage there", amount),
        Column("in all", amount),
    )
    rows = tuple(
        (
            multiplicity(own),
            multiplicity(lying),
            *(wager.laid, wager.wins, wager.loses, wager.returned),
            wager.per_laid,
            wager.advantage,
        )
        for (own, lying), wager in answer.cells.items()
    )
    return Table(columns, rows, "By multiplicities as the stock begins (none: it is void, or the hand is over)")


def _in_the_hand(without: Hand, played: Hand, amount: str, chance: str) -> Table:
    columns = (
        Column("the hand"),
        Column("per hand", amount),
        Column("per tenure", amount),
        Column("keeps", chance),
        Column("hands", amount),
        Column("first-taken", chance),
        Column("cards turned", amount),
    )
    rows = tuple(
        (name, one.expectation, one.tenure, one.keeps, one.hands, one.first_taken.chance, one.cards_turned)
        for name, one in (("without it", without), ("with it, no chips", played))
    )
    return Table(columns, rows, "What its procedure changes in the hand, in base stakes")


def _ceiling(wager: Wager, chips: int | None) -> tuple[str, ...]:
    if chips is None:
        return ()
    gain = chips * wager.advantage
    return (f"On {chips} chips the banker expects {fraction(gain)} ({decimal(gain)}), and may have to pay {chips}.",)


def _hands_data(without: Hand, played: Hand) -> dict[str, Any]:
    return {
        name: {"expectation": one.expectation, "tenure": one.tenure, "keeps": one.keeps, "hands": one.hands}
        for name, one in (("without", without), ("with", played))
    }
