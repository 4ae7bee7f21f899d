"""What may be taken after each win, and what is lost?

Nouns: way of betting (plain, little peace, great peace, paroli, masse).
[salon-des-jeux-bassette: sec. 5 and 6]
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from odds.rules.errors import RulesError
from odds.rules.ladders import Ladder
from odds.rules.ladders import ladder as ladder_of


class Betting(NamedTuple):
    """A way of betting: the stake rides until as many wins as `takes` has entries, and then the last entry is taken.

    `takes[r]` is what may be taken after r + 1 wins, in stakes.
    `loses[r]` is what a losing card costs with r wins behind the stake.
    `again` says that the punter lays the same stake again on the card after taking (masse).

    >>> PLAIN.stop, LITTLE_PEACE.loses
    (1, (Fraction(1, 1), Fraction(0, 1)))
    """

    name: str
    takes: tuple[Fraction, ...]
    loses: tuple[Fraction, ...]
    again: bool = False

    @property
    def stop(self) -> int:
        """The number of wins after which the punter takes."""
        return len(self.takes)

    def masse(self) -> "Betting":
        """The same, but the stake is laid again on the card after each taking.

        >>> PLAIN.masse().again
        True
        """
        return self._replace(name=f"{self.name}, then masse", again=True)


_ONE, _NOTHING = Fraction(1), Fraction(0)
PLAIN = Betting("plain", takes=(_ONE,), loses=(_ONE,))
# The stake is withdrawn after the first win, and the winnings alone are played: once, or twice.
LITTLE_PEACE = Betting("little peace", takes=(_ONE, Fraction(2)), loses=(_ONE, _NOTHING))
GREAT_PEACE = Betting("great peace", takes=(_ONE, Fraction(2), Fraction(4)), loses=(_ONE, _NOTHING, _NOTHING))


def ride(ladder: Ladder | str | Sequence[object], wins: int | None = None) -> Betting:
    """Let stake and winnings ride up the ladder, and take after so many wins (1 up to its rungs; all unless said).

    Raises RulesError for more wins than the ladder has rungs.

    >>> ride("fair", 3).takes[-1]
    Fraction(7, 1)
    """
    paid = ladder_of(ladder)
    rungs = len(paid.pays)
    wins = rungs if wins is None else wins
    if not 1 <= wins <= rungs:
        raise RulesError(f"expected from 1 to {rungs} wins on the ladder {paid.name}, got {wins}")
    return Betting(f"paroli to {wins} on {paid.name}", takes=paid.pays[:wins], loses=(_ONE,) * wins)
