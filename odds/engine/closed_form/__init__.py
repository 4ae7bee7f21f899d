"""How a chance is known for every number of cards at once.

This room imports SymPy, which is slow to load: nothing comes in here until a formula is asked for.
"""

from odds.engine.closed_form.comparing import Fair, Parting, fair_share, fair_shares, same_game
from odds.engine.closed_form.forms import ClosedForm, Piece, closed_form
from odds.engine.misses import PeriodError

__all__ = [
    "ClosedForm", "Fair", "Parting", "PeriodError", "Piece", "closed_form", "fair_share", "fair_shares", "same_game",
]  # fmt: skip
