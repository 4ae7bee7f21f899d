"""The sheet of several hands: lansquenets of so many cutters side by side."""

from collections.abc import Sequence

from odds.lansquenet.hand import Hand
from odds.sheets.catalogue.lansquenet.hand import SECTIONS, hand_data, rejouissance_said
from odds.sheets.catalogue.lansquenet.words import (
    UNIT,
    amount_styles,
    chance_styles,
    one_only,
    pack_said,
    read_as,
    sources_of,
)
from odds.sheets.sheet import Cell, Column, Sheet, Table


def hands_sheet(answers: Sequence[Hand], *, styles: Sequence[str] = ()) -> Sheet:
    """A row for each number of cutters; ValueError for hands of several games."""
    pack, reading, chips = one_only((answer.pack, answer.reading, answer.chips) for answer in answers)
    return Sheet(
        title="Lansquenet: the hand by the number of cutters",
        about=(
            ("pack", pack_said(pack)),
            *read_as(reading),
            ("rejouissance", rejouissance_said(chips)),
            ("basis", f"the banker's expectation per hand and per tenure; the seats' per hand; in {UNIT}"),
            ("chances", "he keeps the deal; a quadruple up-card ends it; a coupe-gorge before any up-card"),
        ),
        tables=(Table(_columns(styles), tuple(map(_row, answers))),),
        sources=sources_of(SECTIONS, reading),
        data=[hand_data(answer) for answer in answers],
    )


def _columns(styles: Sequence[str]) -> tuple[Column, ...]:
    amount, chance = amount_styles(styles)[-1], chance_styles(styles)[-1]
    short = amount if styles else "amount"
    written = {
        "cutters": "count",
        "per hand": amount,
        "per tenure": amount,
        "keeps": chance,
        "hands": short,
        "seat 1": short,
        "last seat": short,
        "quadruple": chance,
        "coupe-gorge": chance,
    }
    return tuple(Column(head, style) for head, style in written.items())


def _row(answer: Hand) -> tuple[Cell, ...]:
    return (
        answer.cutters,
        answer.expectation,
        answer.tenure,
        answer.keeps,
        answer.hands,
        answer.seats[0],
        answer.seats[-1],
        answer.quadruple_up_card,
        answer.coupe_gorge.up_cards,
    )
