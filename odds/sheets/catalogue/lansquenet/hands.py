"""The sheets of several hands: lansquenets of so many cutters side by side, and what is left of a hand on the table."""

from collections.abc import Sequence

from odds.lansquenet.hand import Hand
from odds.lansquenet.pack import Pack
from odds.lansquenet.reading import Reading
from odds.lansquenet.turning import Played
from odds.sheets.catalogue.lansquenet.hand import (
    SECTIONS,
    gaining,
    gains_data,
    gains_table,
    hand_data,
    rejouissance_said,
)
from odds.sheets.catalogue.lansquenet.words import (
    UNIT,
    amount_styles,
    asked_data,
    chance_styles,
    listed,
    multiplicity,
    pack_said,
    read_as,
    sources_of,
    up_cards_said,
)
from odds.sheets.sheet import Column, Sheet, Table


def hands_sheet(answers: Sequence[Hand], *, styles: Sequence[str] = ()) -> Sheet:
    """A row for each number of cutters."""
    first = answers[0]
    amount, chance = amount_styles(styles)[-1], chance_styles(styles)[-1]
    short = amount if styles else "amount"
    columns = (
        Column("cutters", "count"),
        Column("per hand", amount),
        Column("per tenure", amount),
        Column("keeps", chance),
        Column("hands", short),
        Column("seat 1", short),
        Column("last seat", short),
        Column("quadruple", chance),
        Column("coupe-gorge", chance),
    )
    rows = tuple(
        (
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
        for answer in answers
    )
    return Sheet(
        title="Lansquenet: the hand by the number of cutters",
        about=(
            ("pack", pack_said(first.pack)),
            *read_as(first.reading),
            ("rejouissance", rejouissance_said(first.chips)),
            ("basis", f"the banker's expectation per hand and per tenure; the seats' per hand; in {UNIT}"),
            ("chances", "he keeps the deal; a quadruple up-card ends it; a coupe-gorge before any up-card"),
        ),
        tables=(Table(columns, rows),),
        sources=sources_of(SECTIONS, first.reading),
        data=[hand_data(answer) for answer in answers],
    )


def table_sheet(
    answer: Played,
    *,
    up_cards: Sequence[int],
    own: int,
    rejouissance: int,
    chips: int,
    reading: Reading,
    pack: Pack,
    styles: Sequence[str] = (),
) -> Sheet:
    """What is still to be gained from a table, as the banker begins on the stock."""
    chances, amounts = chance_styles(styles), amount_styles(styles)
    keeping = {"the banker keeps the deal": answer.keeps, **gaining(answer.distribution)}
    means = {"the banker expects": answer.expectation, "cards turned from the stock": answer.cards}
    lying = (
        f"{multiplicity(rejouissance)}, {rejouissance_said(chips).removeprefix('played, ')}"
        if rejouissance
        else "none lies out"
    )
    return Sheet(
        title="Lansquenet: the hand from a table on",
        about=(
            ("up-cards", up_cards_said(up_cards)),
            ("banker's card", multiplicity(own)),
            ("rejouissance", lying),
            ("pack", pack_said(pack)),
            *read_as(reading),
            ("basis", f"what the banker still gains as the stock begins, in {UNIT}"),
        ),
        tables=(
            listed("chances", keeping, chances, head="chance"),
            listed("on average", means, amounts, head="mean"),
            gains_table(answer.distribution, chances),
        ),
        sources=sources_of("sec. 4, 6, 8 and 13", reading),
        data={
            "up_cards": list(up_cards),
            "banker": own,
            "exposed": rejouissance,
            "chips": chips,
            **asked_data(reading, pack),
            "basis": "from the table on",
            "unit": UNIT,
            "expectation": answer.expectation,
            "keeps": answer.keeps,
            "cards_turned": answer.cards,
            "distribution": gains_data(answer.distribution),
        },
    )
