"""The sheet of what is left of a hand on the table."""

from collections.abc import Sequence
from typing import Any

from odds.lansquenet.hand_on_table import HandOnTable
from odds.lansquenet.start import OnTable
from odds.sheets.catalogue.lansquenet.hand import gaining, gains_data, gains_table, rejouissance_said
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
from odds.sheets.sheet import Sheet


def hand_on_table_sheet(answer: HandOnTable, *, styles: Sequence[str] = ()) -> Sheet:
    """What is still to be gained from a table, as the banker begins on the stock."""
    chances, amounts = chance_styles(styles), amount_styles(styles)
    keeping = {"the banker keeps the deal": answer.keeps, **gaining(answer.distribution)}
    means = {"the banker expects": answer.expectation, "cards turned from the stock": answer.cards}
    return Sheet(
        title="Lansquenet: the hand from a table on",
        about=(
            ("up-cards", up_cards_said(answer.start.up_cards)),
            ("banker's card", multiplicity(answer.start.banker)),
            ("rejouissance", _exposed_said(answer.start)),
            ("pack", pack_said(answer.game.pack)),
            *read_as(answer.game.reading),
            ("basis", f"what the banker still gains as the stock begins, in {UNIT}"),
        ),
        tables=(
            listed("chances", keeping, chances, head="chance"),
            listed("on average", means, amounts, head="mean"),
            gains_table(answer.distribution, chances),
        ),
        sources=sources_of("sec. 4, 6, 8 and 13", answer.game.reading),
        data=_data(answer),
    )


def _exposed_said(lying: OnTable) -> str:
    if not lying.exposed:
        return "none lies out"
    return f"{multiplicity(lying.exposed)}, {rejouissance_said(lying.chips).removeprefix('played, ')}"


def _data(answer: HandOnTable) -> dict[str, Any]:
    return {
        "up_cards": list(answer.start.up_cards),
        "banker": answer.start.banker,
        "exposed": answer.start.exposed,
        "chips": answer.start.chips,
        **asked_data(answer.game.reading, answer.game.pack),
        "basis": "from the table on",
        "unit": UNIT,
        "expectation": answer.expectation,
        "keeps": answer.keeps,
        "cards_turned": answer.cards,
        "distribution": gains_data(answer.distribution),
    }
