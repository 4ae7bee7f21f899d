"""Who says so?

Nouns: source (a book or a page with its key), place in it.
"""

import pkgutil
import tomllib
from collections.abc import Mapping
from functools import lru_cache

_NO_MORE: Mapping[str, Mapping[str, str]] = {}


@lru_cache(maxsize=1)
def sources() -> Mapping[str, Mapping[str, str]]:
    """Every source by its key: author, title, year, address, and what was seen of it.

    >>> sources()["demoivre-1756"]["author"]
    'Abraham De Moivre'
    """
    return tomllib.loads((pkgutil.get_data("odds", "sources.toml") or b"").decode())


def cited(source: str, more: Mapping[str, Mapping[str, str]] = _NO_MORE) -> str:
    """A line of a rule file such as 'alberti-bassetta: whole page' as a bibliography gives it, and any other as it is.

    >>> cited("encyclopedie-pharaon: vol. XII")
    "Diderot and d'Alembert (eds.), Encyclopédie, article PHARAON, 1765, vol. XII"
    >>> cited("my grandmother")
    'my grandmother'

    `more` are sources of one's own, by their keys, beside those of the bibliography.
    """
    key, _, place = source.partition(":")
    entry = sources().get(key) or more.get(key)
    if entry is None:
        return source
    parts = (entry.get("author", ""), entry["title"], entry.get("year", ""), place.strip())
    return ", ".join(part for part in parts if part)
