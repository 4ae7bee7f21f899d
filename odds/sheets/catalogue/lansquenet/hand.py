"""The sheet of a hand: what it is worth to the banker and to every seat, and all its chances."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

from odds.lansquenet.hand import Hand
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
    wager_data,
)
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns

SECTIONS = "sec. 3 to 9 and 13"
_SUMS_TO_NOTHING = "The banker and the seats sum to 0 in a hand, and so does each cutter over a full round."
_CHIPS_APART = "The banker's gain holds the chips on the rejouissance; the seats do not."


def hand_sheet(answer: Hand, *, styles: Sequence[str] = ()) -> Sheet:
    """All that can be said of one hand before it is dealt."""
    chances, amounts = chance_styles(styles), amount_styles(styles)
    return Sheet(
        title=f"A lansquenet of {answer.cutters} cutters: the hand",
        about=(
            ("deal", f"{answer.up_cards} up-cards from {pack_said(answer.pack)}"),
            *read_as(answer.reading),
            ("rejouissance", rejouissance_said(answer.chips)),
            ("basis", f"per hand, in {UNIT}; a tenure is all hands until he loses the deal"),
        ),
        tables=(
            _worth(answer, amounts),
            listed("chances in a hand", _chances(answer), chances, head="chance"),
            listed("on average in a hand", _means(answer), amounts, head="mean"),
            gains_table(answer.distribution, chances),
        ),
        notes=(_SUMS_TO_NOTHING if not answer.chips else _CHIPS_APART,),
        sources=sources_of(SECTIONS, answer.reading),
        data=hand_data(answer),
    )


def hand_data(answer: Hand) -> dict[str, Any]:
    """The answer under the keys of the JSON contract."""
    taken, cut = answer.first_taken, answer.coupe_gorge
    return {
        "cutters": answer.cutters,
        "up_cards": answer.up_cards,
        **asked_data(answer.reading, answer.pack),
        "basis": "per hand",
        "unit": UNIT,
        "expectation": answer.expectation,
        "variance": answer.variance,
        "keeps": answer.keeps,
        "hands": answer.hands,
        "tenure": answer.tenure,
        "quadruple_up_card": answer.quadruple_up_card,
        "quadruple_own": answer.quadruple_own,
        "joined_quadruple": answer.joined_quadruple,
        "own": list(answer.banker_dealt),
        "up_cards_in_play": list(answer.up_cards_in_play),
        "seats": list(answer.seats),
        "tenure_seats": list(answer.tenure_seats),
        "full_round": answer.full_round,
        "first_taken": {
            "chance": taken.chance,
            "waters": taken.waters,
            "waters_when_taken": taken.waters_when_taken,
        },
        "coupe_gorge": {"up_cards": cut.up_cards, "exposed": cut.exposed, "next_card": cut.next_card},
        "cards_turned": answer.cards_turned,
        "rejouissance": None if answer.wager is None else {"chips": answer.chips, **wager_data(answer.wager)},
        "distribution": gains_data(answer.distribution),
    }


def rejouissance_said(chips: int | None) -> str:
    """Whether it is played, in words.

    >>> rejouissance_said(None), rejouissance_said(0)
    ('not played', 'played, with no chip on it')
    """
    if chips is None:
        return "not played"
    return f"played, with {chips or 'no'} chip{'' if chips < 2 else 's'} on it"


def gains_table(distribution: Sequence[tuple[int, Fraction]], styles: Sequence[str]) -> Table:
    """Every gain of the banker's with its chance, and the chance of so much or more."""
    columns = (Column("gain", "count"), *number_columns("chance", styles), Column("so much or more", styles[-1]))
    more = [*accumulate(chance for _, chance in reversed(distribution))][::-1]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (gain, *[chance] * len(styles), so_far) for (gain, chance), so_far in zip(distribution, more, strict=True)
    )
    return Table(columns, rows, f"The banker's gain, in {UNIT}")


def gains_data(distribution: Sequence[tuple[int, Fraction]]) -> list[dict[str, Any]]:
    """The same for machines."""
    return [{"gain": Fraction(gain), "chance": chance} for gain, chance in distribution]


def gaining(distribution: Sequence[tuple[int, Fraction]]) -> dict[str, Fraction]:
    """The chances that the banker ends ahead, even or behind."""
    signs = {"gains": 1, "comes out even": 0, "loses": -1}
    chances = {sign: Fraction(0) for sign in signs.values()}
    for gain, chance in distribution:
        chances[(gain > 0) - (gain < 0)] += chance
    return {f"the banker {says}": chances[sign] for says, sign in signs.items()}


def _worth(answer: Hand, styles: Sequence[str]) -> Table:
    columns = (Column("expects"), *number_columns("per hand", styles), Column("per tenure", styles[-1]))
    last = answer.up_cards
    names = [f"seat {seat}" for seat in range(1, last + 1)]
    names[0] += ", to the banker's right"
    names[-1] += ", to his left" if last > 1 else ""
    rows: list[tuple[Cell, ...]] = [("the banker", *[answer.expectation] * len(styles), answer.tenure)]
    for name, worth, tenure in zip(names, answer.seats, answer.tenure_seats, strict=True):
        rows.append((name, *[worth] * len(styles), tenure))
    return Table(columns, tuple(rows), f"What it is worth, in {UNIT}")


def _chances(answer: Hand) -> dict[str, Fraction]:
    dealt = enumerate(answer.banker_dealt, start=1)
    owns = {f"his own card is {multiplicity(at)}": chance for at, chance in dealt if chance}
    joined = {} if answer.chips is None else {"quadruple before the rejouissance": answer.joined_quadruple}
    return {
        "the banker keeps the deal": answer.keeps,
        **gaining(answer.distribution),
        "a quadruple up-card ends the hand": answer.quadruple_up_card,
        **owns,
        **joined,
        "a cutter is first-taken": answer.first_taken.chance,
        "coupe-gorge before any up-card": answer.coupe_gorge.up_cards,
        "coupe-gorge before any exposed card": answer.coupe_gorge.exposed,
        "coupe-gorge on the very next card": answer.coupe_gorge.next_card,
        **_wagers(answer),
    }


def _wagers(answer: Hand) -> dict[str, Fraction]:
    wager = answer.wager
    if wager is None:
        return {}
    return {
        "the banker wins the rejouissance": wager.wins,
        "he loses it": wager.loses,
        "its chips are returned": wager.returned,
    }


def _means(answer: Hand) -> dict[str, Fraction]:
    up_cards = {
        f"{multiplicity(at)} up-cards in play": many for at, many in enumerate(answer.up_cards_in_play, start=1) if many
    }
    edge = {} if answer.wager is None else {"gained per chip on the rejouissance": answer.wager.advantage}
    return {
        "hands in a tenure": answer.hands,
        "cards turned from the stock": answer.cards_turned,
        **up_cards,
        "chips watered by the first-taken": answer.first_taken.waters,
        "the same, when there is one": answer.first_taken.waters_when_taken,
        **edge,
    }
