"""The sheet of one rank: each outcome, win, loss and null, and the banker's advantage on its four bases."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.engine.chance import Advantage, Chance
from odds.engine.outcome import Distribution
from odds.notation import in_words, many, whole
from odds.rules import Outcome, Rules
from odds.rules.play import Kind
from odds.sheets.sheet import Cell, Column, Sheet, Table, gain_styles, number_columns

USUAL = ("fraction", "percent")  # the styles of these sheets, unless others are asked for
JOINED = {
    "deal": "laid at the start of the deal",
    "turn": "laid between two turns",
    "mid-turn": "laid in the middle of a turn",
    "standing": "standing since earlier",
}
BASES = {
    "per_stake": "per stake laid, and left until settled",
    "per_decided": "per stake decided",
    "per_turn": "per stake laid for one turn",
    "per_turn_decided": "per stake decided in that turn",
}
KINDS: tuple[Kind, ...] = ("win", "loss", "null")
ALL = {"win": "all wins", "loss": "all losses", "null": "all nulls"}


def chance_sheet(answer: Chance, *, rank: str = "", styles: Sequence[str] = ()) -> Sheet:
    """What is to be said of one rank; `rank` names it where it has a name."""
    return Sheet(
        title=f"{answer.rules.title}: the chances of {rank or 'a rank'}",
        about=about_chance(answer, rank),
        tables=(_outcomes(answer.stake, styles), _advantage(answer.advantage, styles)),
        notes=_notes(answer),
        data=chance_data(answer, rank),
    )


def distribution_sheet(stake: Distribution, *, styles: Sequence[str] = ()) -> Sheet:
    """What becomes of a stake, of which nothing else is told."""
    return Sheet(
        title="What becomes of the stake",
        about=(("deals", whole(stake.total)), ("advantage", f"the banker's, in stakes: {in_words(stake.advantage)}")),
        tables=(_outcomes(stake, styles),),
        data={"total": stake.total, "outcomes": _outcomes_data(stake), "variance": stake.variance},
    )


def advantage_sheet(gains: Advantage, *, styles: Sequence[str] = ()) -> Sheet:
    """The banker's advantage on its four bases."""
    return Sheet("The banker's advantage", (), (_advantage(gains, styles),), data=gains._asdict())


def about_chance(answer: Chance, rank: str) -> tuple[tuple[str, str], ...]:
    """Which rules, which stock, which stake."""
    shown = answer.rules.supply.shown
    taken = f"; {many(shown, 'card')} of the rank shown before the deal, and not among those seen" if shown else ""
    return (
        ("rules", about_rules(answer.rules)),
        ("stock", f"{many(answer.cards, 'card')}, {copies(answer.copies, rank)}{taken}"),
        ("stake", about_stake(answer.joins, answer.place)),
    )


def about_rules(rules: Rules) -> str:
    """A rule set in a line."""
    return f"{rules.name} ({rules.period}; {rules.evidence})"


def about_stake(joins: str, place: str) -> str:
    """How a stake came in, and where it meets its first card."""
    return f"{JOINED[joins]}; the next card falls at the place '{place}'"


def copies(count: int, rank: str) -> str:
    """So many copies of a rank, in words.

    >>> copies(3, "Q"), copies(1, "")
    ('3 of them Q', '1 of them of its rank')
    """
    return f"{count} of them {rank or 'of its rank'}"


def ordered(stake: Distribution) -> list[tuple[Outcome, int]]:
    """The outcomes with their ways: wins, losses, nulls, and the most frequent first among each."""
    return sorted(stake.ways.items(), key=lambda item: (KINDS.index(item[0].kind), -item[1], item[0].says))


def chance_data(answer: Chance, rank: str = "") -> dict[str, Any]:
    """The answer under the keys of the JSON contract."""
    return {
        **asked_data(answer, rank),
        **{kind: answer.stake.chance(kind) for kind in KINDS},
        "outcomes": _outcomes_data(answer.stake),
        "advantage": answer.advantage._asdict(),
        "variance": answer.variance,
    }


def asked_data(answer: Chance, rank: str = "") -> dict[str, Any]:
    """What was asked, under the keys of the JSON contract."""
    return {
        "rules": answer.rules.name,
        **({"rank": rank} if rank else {}),
        "cards": answer.cards,
        "copies": answer.copies,
        "joins": answer.joins,
    }


def _outcomes_data(stake: Distribution) -> list[dict[str, Any]]:
    return [
        {
            "outcome": outcome.says,
            "kind": outcome.kind,
            "ways": ways,
            "chance": Fraction(ways, stake.total),
            "gain": outcome.gain,
        }
        for outcome, ways in ordered(stake)
    ]


def _outcomes(stake: Distribution, styles: Sequence[str]) -> Table:
    styles, total = styles or USUAL, stake.total

    def row(says: str, kind: Kind, ways: int, gain: Fraction | None) -> tuple[Cell, ...]:
        return (says, kind, ways, *[Fraction(ways, total)] * len(styles), gain)

    listed = ordered(stake)
    rows = [row(outcome.says, outcome.kind, ways, outcome.gain) for outcome, ways in listed]
    for kind in KINDS:
        rows.append(row(ALL[kind], kind, sum(ways for outcome, ways in listed if outcome.kind == kind), None))
    heads = (Column("outcome"), Column("kind"), Column("ways", "count"), *number_columns("chance", styles))
    return Table((*heads, Column("gain", "fraction")), tuple(rows), sums=len(KINDS))


def _advantage(gains: Advantage, styles: Sequence[str]) -> Table:
    styles = styles or USUAL
    columns = (Column("the banker's advantage"), *number_columns("stakes", gain_styles(styles)))
    rows = [(words, *[getattr(gains, basis)] * len(styles)) for basis, words in BASES.items()]
    return Table(columns, tuple(rows))


def _notes(answer: Chance) -> tuple[str, ...]:
    if not answer.copies:
        return ("No copy is left: the stake can only stand until the stock is out.",)
    return (f"The punter's gain per stake laid has the variance {in_words(answer.variance)}, in square stakes.",)
