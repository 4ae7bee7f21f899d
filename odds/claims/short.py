"""How is one claim told in a line?

Nouns: line: what is asked, its arguments parted by commas, then what is stated of it.
"""

import re
from collections.abc import Iterator

from odds.claims.claim import Claim
from odds.claims.quantities import QUANTITIES, Quantity
from odds.claims.reading import ClaimError, RulesNamed, claim_of
from odds.claims.verdict import Judged, judge
from odds.entries import Entries
from odds.ranks import near
from odds.rules import load

WHERE = "the claim"
OWN = {"own": {"title": "Claims of your own"}}
_LINE = re.compile(r"(?P<asked>[^=<>]+?) ?(?P<sign>=|<=|>=|<|>) ?(?P<stated>.+)")
_STOCK = re.compile(r"(\d[\d.]*)/(\d[\d.]*)")
_BARE = ("rules", "reading")


def claim_in_a_line(line: str, name: str = "own-1", *, rules_named: RulesNamed = load) -> Claim:
    """The claim that a line makes, such as 'chance of 2 wins, bassette, 52/4 = 25 % about'.

    First the quantity by its name or its phrase; then its arguments, each a name and a value (cutters 4), a rule set
    alone, or cards and copies as 52/4; `over cards` says in whose order a ladder, an
    order or a trend is told, and may be left out where one argument alone runs through several values.
    `rules_named` says which rule set a name means.  Raises ClaimError with one sentence.

    >>> found = claim_in_a_line("chance of 2 wins, bassette, 52/4 = 25 % about")
    >>> found.quantity.name, found.arguments["wins"], found.printed
    ('wins', (2,), '25 % about')
    >>> claim_in_a_line("advantage, pharaon, 4..52..2/4 = falls").over
    'cards'
    """
    found = _LINE.fullmatch(" ".join(line.split()))
    if not found:
        raise ClaimError(f"{WHERE}: expected a line such as 'advantage, pharaon, 52/4 = 1.98 %', got {line[:80]!r}")
    asked, *parts = (part.strip() for part in found["asked"].split(","))
    asks, given = _asked(asked)
    told: dict[str, object] = {}
    for part in parts:
        for key, value in _argument(part, asks):
            (told if key == "over" else given)[key] = value
    sign = "" if found["sign"] == "=" else f"{found['sign']} "
    told |= {"id": name, "source": "own", "says": found["asked"], "printed": sign + found["stated"]}
    told |= {"quantity": asks.name, "of": given}
    return claim_of(Entries(told, WHERE, ClaimError), WHERE, OWN, rules_named)


def verify(line: str) -> Judged:
    """The verdict on the claim that a line makes, everything computed now.

    The line is as for `claim_in_a_line`; `odds quantities` lists what may be asked, with an example each.
    Raises ClaimError with one sentence.

    >>> found = verify("chance of 2 wins, basset, 52/4 = 25 % about")
    >>> found.verdict, found.computed
    ('FAILS', '667/3185 (20.94 %)')
    """
    return judge(claim_in_a_line(line))


def _asked(words: str) -> tuple[Quantity, dict[str, object]]:
    """The quantity that some words name, and the arguments among them; the longest of phrases that fit is meant."""
    fitting = [(asks, found) for asks in QUANTITIES.values() if (found := asks.spoken.fullmatch(words))]
    if not fitting:
        spoken = [name.replace("-", " ") for name in QUANTITIES]
        raise ClaimError(
            f"{WHERE}: expected a quantity, got {words[:80]!r}{near(words, spoken)}; see `odds quantities`"
        )
    asks, found = min(fitting, key=lambda fit: sum(map(len, filter(None, fit[1].groups()))))
    return asks, {key: value for key, value in found.groupdict().items() if value}


def _argument(part: str, asks: Quantity) -> Iterator[tuple[str, object]]:
    """The arguments that one part tells."""
    stock = _STOCK.fullmatch(part)
    name, _, value = part.partition(" ")
    if stock:
        yield "cards", stock[1]
        yield "copies", stock[2]
    elif value:
        yield name.replace("-", "_"), value.strip()
    elif asks.arguments.get(name) is bool:
        yield name, True
    else:
        bare = next((argument for argument in _BARE if argument in asks.arguments), None)
        if bare is None:
            known = ", ".join(asks.arguments)
            raise ClaimError(
                f"{WHERE}: expected an argument of {asks.name} with its value ({known}), got {part[:40]!r}"
            )
        yield bare, part
