"""What is paid for so many wins running?

Nouns: ladder, rung, payout.
"""

import pkgutil
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from odds.entries import Entries, number
from odds.ranks import near
from odds.rules.errors import RulesError

LANGUAGES = ("en", "fr", "it")
MOST_RUNGS = 40


class Ladder(NamedTuple):
    """The payouts for 1, 2, 3 ... wins running, in stakes, and what each rung is called in each language.

    >>> named("bassette").pays[-2:], named("bassette").rung(3, "fr")
    ((Fraction(30, 1), Fraction(60, 1)), 'sept et le va')
    """

    name: str
    pays: tuple[Fraction, ...]
    title: str = ""
    sources: tuple[str, ...] = ()
    names: Mapping[str, tuple[str, ...]] = {}

    def __repr__(self) -> str:
        return f"<Ladder {self.name}>" if self.title else f"<Ladder that pays {self.name}>"

    def rung(self, wins: int, language: str = "en") -> str:
        """What the rung of so many wins (1 or more) is called, or the number of wins where it has no name.

        >>> of_payouts([1, 3, 7, 14]).rung(4)
        '4 wins'
        """
        return self.name_of(wins, language) or ("1 win" if wins == 1 else f"{wins} wins")

    def name_of(self, wins: int, language: str) -> str | None:
        """The name of a rung: its own, or what that payment is called on a known ladder.

        >>> mine = of_payouts([1, 3, 7, 14])
        >>> mine.name_of(2, "fr"), mine.name_of(4, "fr")
        ('paroli', None)
        """
        own = self.names.get(language, ())
        if wins <= len(own):
            return own[wins - 1]
        usual = (known.names[language][wins - 1] for known in ladders().values() if self._pays_as(known, wins))
        return next(usual, None)

    def _pays_as(self, other: "Ladder", wins: int) -> bool:
        return self.pays[wins - 1 : wins] == other.pays[wins - 1 : wins] != ()


def ladder(pays: str | Sequence[object] | Ladder) -> Ladder:
    """The ladder of a name (fair, bassette, basset or seven-first), or the one that pays these, in order.

    One that is a ladder already is given back.

    The payments are whole numbers, fractions or texts such as '7/2', in a list or parted by commas.
    Raises RulesError, with near names, for a name that is none, or for what `of_payouts` refuses.

    >>> ladder("fair").pays == ladder([1, 3, 7, 15, 31, 63]).pays, ladder("1, 7/2").pays[-1]
    (True, Fraction(7, 2))
    """
    if isinstance(pays, Ladder):
        return pays
    if not isinstance(pays, str):
        return of_payouts(pays)
    if pays.strip() and not any(sign in pays for sign in "0123456789,"):
        return named(pays)
    return of_payouts([payout.strip() for payout in pays.split(",")] if pays.strip() else [])


def named(name: str) -> Ladder:
    """The ladder of this name: fair, bassette, basset or seven-first; its payouts and its rungs' names.

    Raises RulesError, with near names, for a name that is none.

    >>> named("bassete")
    Traceback (most recent call last):
    odds.rules.errors.RulesError: expected a ladder among fair, bassette, basset, seven-first, got 'bassete' \
(did you mean bassette or basset?)
    """
    known = ladders()
    if name not in known:
        raise RulesError(f"expected a ladder among {', '.join(known)}, got {name[:80]!r}{near(name, [*known])}")
    return known[name]


@lru_cache(maxsize=1)
def ladders() -> Mapping[str, Ladder]:
    """Every named ladder.

    >>> [*ladders()]
    ['fair', 'bassette', 'basset', 'seven-first']
    """
    text = (pkgutil.get_data(__package__, "ladders.toml") or b"").decode()
    return {name: _ladder(name, table) for name, table in Entries.parse(text, "ladders", RulesError).tables()}


def read_ladder(text: str, *, name: str, where: str | None = None) -> Ladder:
    """The ladder that a TOML text describes: `pays`, and if one will `title`, `sources` and names in en, fr, it.

    Raises RulesError with one sentence.

    >>> read_ladder("pays = [1, 3, 8]", name="mine").pays[-1]
    Fraction(8, 1)
    """
    return _ladder(name, Entries.parse(text, where or name, RulesError))


def of_payouts(payouts: Sequence[object], where: str = "ladder") -> Ladder:
    """The ladder that pays these, whole numbers or texts such as '7/2'.

    Raises RulesError for an empty ladder, a rung that pays nothing or less than the one before, or no number.

    >>> of_payouts(["1", "3", "7"]).name
    '1, 3, 7'
    >>> of_payouts([1, 0])
    Traceback (most recent call last):
    odds.rules.errors.RulesError: ladder: expected each rung to pay something, got '0'
    """
    if not 1 <= len(payouts) <= MOST_RUNGS:
        raise RulesError(f"{where}: expected from 1 to {MOST_RUNGS} rungs, got {len(payouts)}")
    pays: list[Fraction] = []
    for payout in payouts:
        exact = number(payout)
        if exact is None:
            raise RulesError(f"{where}: expected a rung such as 7 or '7/2', got {str(payout)[:40]!r}")
        if not exact:
            raise RulesError(f"{where}: expected each rung to pay something, got {str(payout)[:40]!r}")
        if pays and exact < pays[-1]:
            raise RulesError(f"{where}: expected rungs that do not descend, got {exact} after {pays[-1]}")
        pays.append(exact)
    return Ladder(", ".join(map(str, pays)), tuple(pays))


def _ladder(name: str, table: Entries) -> Ladder:
    table.known(("title", "pays", "sources", *LANGUAGES))
    pays = table.data.get("pays")
    if not isinstance(pays, list):
        raise table.fail("pays", "a list such as [1, 3, 7]")
    rungs = of_payouts(pays, f"{table.path}, pays").pays
    names = {language: table.texts(language) for language in LANGUAGES if language in table.data}
    for language, words in names.items():
        if len(words) != len(rungs):
            raise table.fail(language, f"a name for each of the {len(rungs)} rungs")
    sources = table.texts("sources") if "sources" in table.data else ()
    return Ladder(name, rungs, table.text("title", default=""), sources, names)
