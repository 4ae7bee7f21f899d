"""Exact odds for the old banking card games: Bassette and its relatives, Pharaon and faro, Lansquenet.

Every number is a whole number or a `Fraction`.
`print` shows an answer as the command line does, and so does a notebook.

What are the chances, and what do they cost?

>>> from odds import chance, paroli
>>> answer = chance("pharaon", cards=52, copies=4)
>>> answer
<Chance in pharaon, 52 cards, 4 copies, deal: win 400/833, loss 433/833, null 0>
>>> answer.advantage.per_stake
Fraction(33, 1666)
>>> paroli("bassette", "seven-first", cards=52, copies=4).rungs[1].advantage
Fraction(-28250, 32487)

A sheet, in any format of the command line, or its rows for another program:

>>> from odds import hand, records, render, table
>>> rows = table("pharaon", cards=range(52, 47, -1), copies=(1, 4))
>>> print(render(rows, "csv", styles=["percent"]), end="")
cards,1 copy,4 copies
52,1.923 %,1.981 %
50,2.000 %,2.063 %
48,2.083 %,2.151 %
>>> records(rows)[0]
{'cards': 52, '1 copy': Fraction(1, 52), '4 copies': Fraction(33, 1666)}
>>> hand(4).expectation
Fraction(28599, 104125)

Is it so, what is printed in a book?

>>> from odds import verify
>>> verify("advantage, pharaon, 52/4 = 1.98 %").verdict
'ROUNDS'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odds.claims.lookup import lookup
    from odds.claims.short import verify
    from odds.engine.board import board
    from odds.engine.chance import Chance, chance
    from odds.engine.closed_form import closed_form
    from odds.engine.monte_carlo import simulation
    from odds.engine.paroli import paroli
    from odds.engine.table import table
    from odds.lansquenet.hand import hand
    from odds.lansquenet.race import Race
    from odds.lansquenet.stakes import stake_table
    from odds.rules import Rules, RulesError, load, names, read
    from odds.rules.betting import ride
    from odds.rules.ladders import ladder
    from odds.sheets.answers import records, render, sheet
    from odds.stock import Pack, Stock, StockError
    from odds.work import WorkError

__all__ = [
    "Chance", "Pack", "Race", "Rules", "RulesError", "Stock", "StockError", "WorkError", "board", "chance",
    "closed_form", "hand", "ladder", "load", "lookup", "names", "paroli", "read", "records", "render", "ride",
    "sheet", "simulation", "stake_table", "table", "verify",
]  # fmt: skip
__version__ = "0.1.0"

# Name -> where it is; a room is opened when something in it is first asked for, since every command starts here.
_DOORS = {
    "Chance": "odds.engine.chance",
    "Pack": "odds.stock",
    "Race": "odds.lansquenet.race",
    "Rules": "odds.rules",
    "RulesError": "odds.rules",
    "Stock": "odds.stock",
    "StockError": "odds.stock",
    "WorkError": "odds.work",
    "board": "odds.engine.board",
    "chance": "odds.engine.chance",
    "closed_form": "odds.engine.closed_form",
    "hand": "odds.lansquenet.hand",
    "ladder": "odds.rules.ladders",
    "load": "odds.rules",
    "lookup": "odds.claims.lookup",
    "names": "odds.rules",
    "paroli": "odds.engine.paroli",
    "read": "odds.rules",
    "records": "odds.sheets.answers",
    "render": "odds.sheets.answers",
    "ride": "odds.rules.betting",
    "sheet": "odds.sheets.answers",
    "simulation": "odds.engine.monte_carlo",
    "stake_table": "odds.lansquenet.stakes",
    "table": "odds.engine.table",
    "verify": "odds.claims.short",
}

if not TYPE_CHECKING:  # a checker goes by the imports above, and would take any name at all for one that is here

    def __getattr__(name):
        """A name of the front door, its room opened now."""
        if name not in _DOORS:
            raise AttributeError(f"module 'odds' has no attribute {name!r}")
        module, _, known_as = _DOORS[name].partition(":")
        globals()[name] = found = getattr(import_module(module), known_as or name)
        return found


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
