"""The sheets of modern Lansquenet: one game with its runs, or several numbers of packs side by side."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from odds.lansquenet.modern import Modern
from odds.sheets.catalogue.lansquenet.words import amount_styles, chance_styles, listed
from odds.sheets.sheet import Cell, Column, Sheet, Table, gain_styles, number_columns
from odds.sources import cited

RUNS = 8
_DOUBLETS = {"wins": "wins the bank the stake", "half": "wins the bank half the stake"}


def modern_sheet(game: Modern, *, styles: Sequence[str] = ()) -> Sheet:
    """One game: a coup, a holding of the bank, and its runs."""
    chances, amounts = chance_styles(styles), amount_styles(styles)
    return Sheet(
        title="Modern Lansquenet",
        about=_about(game, f"{game.cards} cards, {game.copies} of each rank"),
        tables=(_coup(game, chances), _holding(game, amounts), _runs(game, chances)),
        sources=_sources(game),
        data=modern_data(game),
    )


def packs_sheet(games: Sequence[Modern], *, styles: Sequence[str] = ()) -> Sheet:
    """The same game with several numbers of packs."""
    columns = (
        Column("packs", "count"),
        Column("cards", "count"),
        *number_columns("advantage", gain_styles(chance_styles(styles))),
        Column("bank wins", "percent"),
        Column("mean run", "amount"),
        Column("per holding", "amount"),
        Column("cards turned", "amount"),
    )
    rows = tuple(_packs_row(game, len(chance_styles(styles))) for game in games)
    return Sheet(
        title="Modern Lansquenet by the number of packs",
        about=_about(games[0], f"packs of {games[0].pack}, put together"),
        tables=(Table(columns, rows),),
        sources=_sources(games[0]),
        data=[modern_data(game) for game in games],
    )


def modern_data(game: Modern) -> dict[str, Any]:
    """The answer under the keys of the JSON contract."""
    return {
        "packs": game.packs,
        "pack": game.pack,
        "doublet": game.doublet,
        "passes": game.passes,
        "unit": "chips staked",
        "advantage": game.advantage,
        "doublets": game.doublets,
        "bank_wins": game.bank_wins,
        "keeps": game.keeps,
        "mean_run": game.mean_run,
        "tenure": game.tenure,
        "cards_turned": game.cards_turned,
        "runs": [{"wins": wins, "chance": game.run(wins)} for wins in range(RUNS + 1)],
    }


def _about(game: Modern, cards: str) -> tuple[tuple[str, str], ...]:
    passes = ", and passes the bank on" if game.passes else ""
    return (
        ("cards", cards),
        ("doublet", _DOUBLETS[game.doublet] + passes),
        ("basis", "per coup, per chip staked; every coup from freshly shuffled cards"),
    )


def _coup(game: Modern, styles: Sequence[str]) -> Table:
    said = {
        "the bank's advantage": game.advantage,
        "a doublet": game.doublets,
        "the bank wins, doublets included": game.bank_wins,
        "the bank stays where it is": game.keeps,
    }
    return listed("in a coup", said, gain_styles(styles), head="chance")


def _holding(game: Modern, styles: Sequence[str]) -> Table:
    said = {
        "coups the bank wins in one holding": game.mean_run,
        "its gain in one holding, a chip on each coup": game.tenure,
        "cards turned in a coup": game.cards_turned,
    }
    return listed("on average", said, styles, head="mean")


def _runs(game: Modern, styles: Sequence[str]) -> Table:
    columns = (Column("wins running", "count"), *number_columns("exactly", styles), Column("at least", styles[-1]))
    rows: list[tuple[Cell, ...]] = []
    still = Fraction(1)
    for wins in range(RUNS + 1):
        rows.append((wins, *[game.run(wins)] * len(styles), still))
        still -= game.run(wins)
    return Table(columns, tuple(rows), "Runs of the bank in one holding")


def _packs_row(game: Modern, styles: int) -> tuple[Cell, ...]:
    worth = (game.bank_wins, game.mean_run, game.tenure, game.cards_turned)
    return (game.packs, game.cards, *[game.advantage] * styles, *worth)


def _sources(game: Modern) -> tuple[str, ...]:
    keys = ["salon-des-jeux-modern"]
    keys += ["steinmetz-1870"] if game.doublet == "half" else []
    keys += ["regole-zecchinetta"] if game.passes else []
    return tuple(map(cited, keys))
