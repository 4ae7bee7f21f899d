"""What a game says, as data: the table of places, the ways of betting, and the machine that both make."""

import pkgutil
from functools import lru_cache
from os import scandir

from odds.ranks import near
from odds.rules.betting import PLAIN, Betting
from odds.rules.errors import RulesError
from odds.rules.play import Outcome, Play, State
from odds.rules.reading import read
from odds.rules.table import JOININGS, Call, Joining, Place, Rules

__all__ = [
    "JOININGS", "PLAIN", "Betting", "Call", "Joining", "Outcome", "Place", "Play", "Rules", "RulesError", "State",
    "load", "names", "read",
]  # fmt: skip


def load(name: str | Rules) -> Rules:
    """The rule set of this name, in any case; `names()` lists them.  One that is loaded already is given back.

    Raises RulesError, with near names, for a name that is none.

    >>> load("pharaon").title, load("Pharaon").name
    ('Pharaon', 'pharaon')
    >>> load("pharoan")
    Traceback (most recent call last):
    odds.rules.errors.RulesError: expected a rule set, got 'pharoan' (did you mean pharaon?); `odds rules` lists them
    """
    if isinstance(name, Rules):
        return name
    if not isinstance(name, str):
        raise RulesError(f"expected a rule set or the name of one, got {str(name)[:80]!r}")
    found = _of_the_book(name.strip().lower())
    if name.endswith(".toml"):
        raise RulesError(f"expected a rule set by name, got the file {name!r}; read(text, name=...) reads what it says")
    if found is None:
        raise RulesError(f"expected a rule set, got {name!r}{near(name, [*names()])}; `odds rules` lists them")
    return found


@lru_cache(maxsize=64)
def _of_the_book(name: str) -> Rules | None:
    if not name.replace("-", "").isalnum():
        return None
    try:
        return read((pkgutil.get_data(__name__, f"book/{name}.toml") or b"").decode(), name=name)
    except OSError:
        return None


def names() -> tuple[str, ...]:
    """The names of all rule sets, in alphabetical order.

    >>> "basset" in names()
    True
    """
    with scandir(f"{__path__[0]}/book") as book:  # the shell completes names: importlib.resources would take too long
        return tuple(sorted(entry.name.removesuffix(".toml") for entry in book if entry.name.endswith(".toml")))
