"""What may be taken after each win, and what is lost?

Nouns: way of betting.
"""

from fractions import Fraction
from typing import NamedTuple


class Betting(NamedTuple):
    """A way of betting: the stake rides until as many wins as `takes` has entries, and then the last entry is taken.

    `loses[r]` is what a losing card costs with r wins behind the stake, in units of the stake.
    `again` says that the punter lays the same stake again on the card after taking (masse).

    >>> PLAIN.stop
    1
    """

    name: str
    takes: tuple[Fraction, ...]
    loses: tuple[Fraction, ...]
    again: bool = False

    @property
    def stop(self) -> int:
        """The number of wins after which the punter takes."""
        return len(self.takes)


PLAIN = Betting("plain", takes=(Fraction(1),), loses=(Fraction(1),))
