"""The sheet of a whole deal: every result that a plan of betting can have, with its chance."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.engine.chance import Chance
from odds.notation import in_words
from odds.sheets.catalogue.chance import USUAL, about_chance, asked_data
from odds.sheets.sheet import Column, Sheet, Table, number_columns


def deal_sheet(answer: Chance, *, rank: str = "", styles: Sequence[str] = ()) -> Sheet:
    """The distribution of the punter's result over one deal."""
    deal, plan = answer.stake, answer.betting.name
    return Sheet(
        title=f"{answer.rules.title}: a whole deal, {plan}",
        about=(*about_chance(answer, rank), ("plan", f"{plan}, until the stake is lost or the stock is out")),
        tables=(_results(answer, styles or USUAL),),
        notes=(
            f"The mean is {in_words(-deal.advantage)} stakes, the variance {in_words(deal.variance)}; "
            f"the punter is ahead with a chance of {in_words(deal.ahead)}.",
        ),
        data=deal_data(answer, rank),
    )


def deal_data(answer: Chance, rank: str = "") -> dict[str, Any]:
    """The answer under the keys of the JSON contract."""
    deal = answer.stake
    return {
        **asked_data(answer, rank),
        "plan": answer.betting.name,
        "distribution": [
            {"result": gain, "ways": ways, "chance": Fraction(ways, deal.total)} for gain, ways in deal.gains.items()
        ],
        "mean": -deal.advantage,
        "variance": deal.variance,
        "ahead": deal.ahead,
    }


def _results(answer: Chance, styles: Sequence[str]) -> Table:
    total, gains = answer.stake.total, answer.stake.gains
    columns = (Column("result in stakes", "fraction"), Column("ways", "count"), *number_columns("chance", styles))
    return Table(columns, tuple((gain, ways, *[Fraction(ways, total)] * len(styles)) for gain, ways in gains.items()))
