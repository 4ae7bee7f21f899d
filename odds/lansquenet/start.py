"""Where does a question about a hand begin?

Nouns: deal (before any card is seen), table (what lies there when the question is asked).
"""

from typing import NamedTuple

from odds.lansquenet.deal import Composition


class Deal(NamedTuple):
    """A deal to so many cutters, of which no card has been seen.

    >>> Deal(cutters=4, with_rejouissance=True).cutters
    4
    """

    cutters: int
    with_rejouissance: bool


class OnTable(NamedTuple):
    """What lies on the table.

    `up_cards` says how many of them are single, double, triple ...
    `banker` is the multiplicity of the banker's card, 0 while it is to come, and `exposed` that of the rejouissance, 0
    if none lies out; `chips` are those on it.

    >>> OnTable((3, 1, 0), banker=2)
    OnTable(up_cards=(3, 1, 0), banker=2, exposed=0, chips=0)
    """

    up_cards: Composition
    banker: int = 0
    exposed: int = 0
    chips: int = 0


Start = Deal | OnTable
