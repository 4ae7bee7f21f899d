"""The sheet of a whole deal: every result that a plan of betting can have, with its chance."""

from collections.abc import Sequence
from fractions import Fraction

from odds.engine.chance import Chance
from odds.notation import in_words
from odds.sheets.catalogue.chance import STYLES, about_chance
from odds.sheets.sheet import Cell, Column, Sheet, Table, number_columns


def deal_sheet(answer: Chance, *, rank: str = "", styles: Sequence[str] = STYLES) -> Sheet:
    """The distribution of the punter's result over one deal."""
    deal = answer.stake
    rows: list[tuple[Cell, ...]] = [
        (gain, ways, *[Fraction(ways, deal.total)] * len(styles)) for gain, ways in deal.gains.items()
    ]
    columns = (Column("result in stakes", "fraction"), Column("ways", "count"), *number_columns("chance", styles))
    mean, variance, ahead = -deal.advantage, deal.variance, deal.ahead
    results = [
        {"result": gain, "ways": ways, "chance": Fraction(ways, deal.total)} for gain, ways in deal.gains.items()
    ]
    return Sheet(
        title=f"{answer.rules.title}: a whole deal, {answer.betting.name}",
        about=(
            *about_chance(answer, rank),
            ("plan", f"{answer.betting.name}, until the stake is lost or the stock is out"),
        ),
        tables=(Table(columns, tuple(rows)),),
        notes=(
            f"The mean is {in_words(mean)} stakes, the variance {in_words(variance)}; "
            f"the punter is ahead with a chance of {in_words(ahead)}.",
        ),
        data={
            "rules": answer.rules.name,
            **({"rank": rank} if rank else {}),
            "cards": answer.cards,
            "copies": answer.copies,
            "joins": answer.joins,
            "plan": answer.betting.name,
            "distribution": results,
            "mean": mean,
            "variance": variance,
            "ahead": ahead,
        },
    )
