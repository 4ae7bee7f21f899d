"""Which claims are asked about: those of the book, all or by their ids; those of files; and those that lines make."""

from functools import lru_cache, partial
from os.path import dirname, join

from odds.claims.book import book
from odds.claims.claim import Claim
from odds.claims.reading import Claims, read
from odds.claims.short import OWN, claim_in_a_line
from odds.ranks import near
from odds.rules import Rules

from .asked import rules_named
from .files import is_file, text_of


def claims_named(names: tuple[str, ...], lines: tuple[str, ...] = ()) -> Claims:
    """The claims of these ids and files, and those that lines make; where none is named, all of the book."""
    if not names and not lines:
        return book()
    rules_beside = lru_cache(maxsize=None)(_rules_beside)
    told = read(((name, text_of(name, "claims")) for name in names if is_file(name)), rules_beside)
    ids = [_of_the_book(name) for name in dict.fromkeys(names) if not is_file(name)]
    own = [
        claim_in_a_line(line, f"own-{at}", rules_named=partial(rules_beside, ""))
        for at, line in enumerate(lines, start=1)
    ]
    return Claims((*ids, *told.claims, *own), {**told.sources, **OWN})


def cited_by(claims: Claims, key: str) -> Claims:
    """Those of the claims that stand in the source of this key."""
    found = tuple(claim for claim in claims.claims if claim.key == key)
    if not found:
        keys = list(dict.fromkeys(claim.key for claim in claims.claims))
        expected = "expected the key of a source that these claims cite"
        raise ValueError(f"{expected}, got {key!r}{near(key, keys)}; `odds sources` lists them")
    return claims._replace(claims=found)


def _of_the_book(name: str) -> Claim:
    claims = {claim.id: claim for claim in book().claims}
    if name not in claims:
        expected = "expected the id of a claim, or a file that ends in .toml or has a folder"
        raise ValueError(f"{expected}, got {name!r}{near(name, [*claims])}; `odds verify` lists the ids")
    return claims[name]


def _rules_beside(where: str, name: str) -> Rules:
    """The rule set of this name; or the one in a file, looked for from the folder of the file that names it."""
    return rules_named(join(dirname(where), name) if is_file(name) else name)  # noqa: PTH118, PTH120
