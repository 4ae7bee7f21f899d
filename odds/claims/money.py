"""What share of the stake is a sum of money?

Nouns: sum, pound (livre), shilling (sol), penny (denier), coin (guinea, pistole ...).
French and English money part alike: 12 pence to the shilling, 20 shillings to the pound.
"""

import re
from fractions import Fraction
from typing import NamedTuple

from odds import notation

_SHILLING, _POUND = 12, 240
COINS = {
    "guinea": 21 * _SHILLING,
    "pistole": 10 * _POUND,  # of 10 livres [Encyclopedie, Lansquenet]
    "pound": _POUND,
    "livre": _POUND,
    "crown": 5 * _SHILLING,
    "shilling": _SHILLING,
    "hundred pounds": 100 * _POUND,
}
_PARTS = (
    r"(?:(\d{1,9}) ?(?:l|liv|livres?|pounds?)\b\.?)?",
    r"(?:(\d{1,9}) ?(?:s|sols?|sous|shillings?)\b\.?)?",
    r"(?:(\d{1,9}) ?(?:d|den|deniers?|pence|penny)\b\.?)?",
)
_SUM = re.compile(" ?".join(_PARTS) + rf" (?:(?:in|on) (?:the|a) ({'|'.join(COINS)})|per cent)")


class Sum(NamedTuple):
    """So many pence out of `whole`, told to the nearest `least` pence."""

    pence: int
    least: int
    whole: int


def money(text: str) -> Sum | None:
    """The sum that a text names as a part of a coin or of a hundred pounds; None where it names none.

    >>> money("2 s. 4 d. in the guinea"), money("2 l. 15 s. in the pistole"), money("2 l. 19 s. 10 d. per cent")
    (Sum(pence=28, least=1, whole=252), Sum(pence=660, least=12, whole=2400), Sum(pence=718, least=1, whole=24000))
    """
    found = _SUM.fullmatch(text)
    if not found or not any(found.groups()[:3]):
        return None
    pounds, shillings, pence, coin = found.groups()
    told = ((pence, 1), (shillings, _SHILLING), (pounds, _POUND))
    total = sum(int(count) * worth for count, worth in told if count)
    least = next(worth for count, worth in told if count)
    return Sum(total, least, COINS[coin or "hundred pounds"])


def in_money(pence: Fraction) -> str:
    """So many pence as pounds, shillings and pence, to the hundredth of a penny.

    >>> in_money(Fraction(1125, 4024) * 2400), in_money(Fraction(27))
    ('2 l. 15 s. 10.97 d.', '2 s. 3 d.')
    """
    hundredths = round(abs(pence) * 100)
    whole, rest = divmod(hundredths, 100 * _SHILLING)
    pounds, shillings = divmod(whole, 20)
    small = notation.decimal(Fraction(rest, 100), 2 if rest % 100 else 0)
    parts = [f"{pounds} l."] if pounds else []
    parts += [f"{shillings} s."] if whole else []
    return f"{'-' if pence < 0 else ''}{' '.join([*parts, f'{small} d.'])}"
