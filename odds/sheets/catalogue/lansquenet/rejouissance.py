"""The sheets of the rejouissance: what a chip on it brings the banker, in all, by multiplicities, and in the hand."""

from collections.abc import Sequence
from typing import Any

from odds.lansquenet.hand import Hand
from odds.lansquenet.rejouissance import Rejouissance
from odds.lansquenet.start import Deal, OnTable, Start
from odds.lansquenet.wager import Wager
from odds.notation import decimal, fraction
from odds.sheets.catalogue.lansquenet.words import (
    amount_styles,
    asked_data,
    chance_styles,
    listed,
    multiplicity,
    one_only,
    pack_said,
    read_as,
    sources_of,
    up_cards_said,
    wager_data,
)
from odds.sheets.sheet import Cell, Column, Sheet, Table

SECTIONS = "sec. 8 and 9"
_STARTS = {
    Deal: ("by the number of cutters", Column("cutters", "count")),
    OnTable: ("by the up-cards on the table", Column("up-cards")),
}


def rejouissance_sheet(answer: Rejouissance, *, styles: Sequence[str] = ()) -> Sheet:
    """The wager from one lansquenet, beside the hands without it and with it, or from one table."""
    chances, amounts = chance_styles(styles), amount_styles(styles)
    game, wager, hands = answer.game, answer.wager, answer.hands
    return Sheet(
        title="Lansquenet: the rejouissance",
        about=(
            ("deal", f"{_start_said(answer.start)}; {pack_said(game.pack)}"),
            *read_as(game.reading),
            ("basis", "per chip laid before the banker's own card is turned; advantage: the banker's"),
        ),
        tables=(
            listed("a chip", _fates(wager), chances, head="chance"),
            listed("the banker's advantage", _advantages(wager), amounts, head="chips"),
            _cells(answer, chances[-1], amounts[-1]),
            *([_in_the_hand(*hands, amounts[-1], chances[-1])] if hands else []),
        ),
        notes=_ceiling(wager, answer.chips),
        sources=sources_of(SECTIONS, game.reading),
        data=_data(answer, hands),
    )


def _start_said(start: Start) -> str:
    if isinstance(start, Deal):
        return f"{start.cutters} cutters"
    return f"up-cards on the table: {up_cards_said(start.up_cards)}"


def _start_data(start: Start) -> dict[str, Any]:
    return {"cutters": start.cutters} if isinstance(start, Deal) else {"up_cards": list(start.up_cards)}


def _data(answer: Rejouissance, hands: tuple[Hand, Hand] | None) -> dict[str, Any]:
    chips, wager = answer.chips, answer.wager
    return {
        **_start_data(answer.start),
        **asked_data(answer.game.reading, answer.game.pack),
        "basis": "per hand",
        "unit": "chips",
        **wager_data(wager),
        **({} if chips is None else {"chips": chips, "expectation": chips * wager.advantage}),
        "cells": [
            {"banker": banker, "rejouissance": lying, **wager_data(cell)}
            for (banker, lying), cell in answer.cells.items()
        ],
        **({"hand": _hands_data(*hands)} if hands else {}),
    }


def wagers_sheet(answers: Sequence[Rejouissance], *, styles: Sequence[str] = ()) -> Sheet:
    """A row for each number of cutters, or each table; ValueError for wagers of several games."""
    game, start = one_only((answer.game, type(answer.start)) for answer in answers)
    by, column = _STARTS[start]
    return Sheet(
        title=f"Lansquenet: the rejouissance {by}",
        about=(
            ("pack", pack_said(game.pack)),
            *read_as(game.reading),
            ("basis", "the banker's advantage in chips, for a chip meant to be laid in every hand"),
        ),
        tables=(_by_start(column, answers, styles),),
        sources=sources_of(SECTIONS, game.reading),
        data=[
            {
                **_start_data(answer.start),
                **asked_data(game.reading, game.pack),
                "unit": "chips",
                **wager_data(answer.wager),
            }
            for answer in answers
        ],
    )


def _by_start(start: Column, answers: Sequence[Rejouissance], styles: Sequence[str]) -> Table:
    amount, chance = amount_styles(styles)[-1], chance_styles(styles)[-1]
    fates = ("laid", "banker wins", "loses", "returned")
    gains = ("per hand", "per chip laid", "per chip decided")
    columns = [*(Column(head, chance) for head in fates), *(Column(head, amount) for head in gains)]
    rows = tuple((_start_cell(answer.start), *_row(answer.wager)) for answer in answers)
    return Table((start, *columns), rows)


def _start_cell(start: Start) -> Cell:
    return start.cutters if isinstance(start, Deal) else up_cards_said(start.up_cards)


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
            multiplicity(banker),
            multiplicity(lying),
            *(wager.laid, wager.wins, wager.loses, wager.returned),
            wager.per_laid,
            wager.advantage,
        )
        for (banker, lying), wager in answer.cells.items()
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
