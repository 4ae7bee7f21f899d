"""What has been claimed: one file a subject, one entry a claim."""

from functools import lru_cache
from importlib.resources import files

from odds.claims.reading import Claims, read


@lru_cache(maxsize=1)
def book() -> Claims:
    """Every claim of the book, the files in alphabetical order.

    >>> any(claim.id == "hoyle-table" for claim in book().claims)
    True
    """
    texts = {entry.name: entry for entry in files(__name__).iterdir() if entry.name.endswith(".toml")}
    return read((name, texts[name].read_text(encoding="utf-8")) for name in sorted(texts))
