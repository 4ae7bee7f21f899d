"""How is one exact number written?

Nouns: fraction, decimal, percentage, odds, one in.
Every writer starts from the exact value and counts in whole numbers, so the digits are right to any length.
A value that is not 0 never prints as 0, and one that is not 1 never as 1.
"""

from collections.abc import Callable
from fractions import Fraction

STYLES = ("fraction", "decimal", "percent", "odds", "one-in")
_SENTENCE = 60  # signs of a fraction that still read well in a sentence
_ZEROS = 6  # a first digit further behind the point is told by a power of ten
_SAFE_BITS = 8192  # Python itself refuses to print whole numbers of more than 4,300 digits


def whole(n: int) -> str:
    """A whole number of any length.

    >>> len(whole(10**5000))
    5001
    """
    if n < 0:
        return "-" + whole(-n)
    if n.bit_length() <= _SAFE_BITS:
        return str(n)
    half = n.bit_length() * 3 // 20  # about half of the decimal digits
    high, low = divmod(n, 10**half)
    return whole(high) + whole(low).zfill(half)


def many(count: int, noun: str, plural: str = "") -> str:
    """So many of a thing, whose plural has an s if it is not told.

    >>> many(1, "card"), many(52, "card"), many(0, "copy", "copies")
    ('1 card', '52 cards', '0 copies')
    """
    return f"{whole(count)} {noun if count == 1 else plural or noun + 's'}"


def fraction(x: Fraction) -> str:
    """Lowest terms.

    >>> fraction(Fraction(66, 3332)), fraction(Fraction(2))
    ('33/1666', '2')
    """
    return whole(x.numerator) if x.denominator == 1 else f"{whole(x.numerator)}/{whole(x.denominator)}"


def short(x: Fraction) -> str:
    """A fraction, or its decimals where it would not read well in a sentence.

    >>> short(Fraction(33, 1666)), short(Fraction(1, 3**200))
    ('33/1666', '3.76486e-96')
    """
    exact = fraction(x)
    return exact if len(exact) <= _SENTENCE else decimal(x)


def in_words(x: Fraction) -> str:
    """A fraction with its decimals beside it, or these alone where the fraction would not read well in a sentence.

    >>> in_words(Fraction(33, 1666)), in_words(Fraction(1, 3**200))
    ('33/1666 (0.019808)', '3.76486e-96')
    """
    exact = fraction(x)
    return f"{exact} ({decimal(x)})" if len(exact) <= _SENTENCE else decimal(x)


def decimal(x: Fraction, digits: int = 6) -> str:
    """So many digits after the point, rounded half away from zero.

    >>> decimal(Fraction(454, 32487), 5), decimal(Fraction(2, 3), 3)
    ('0.01397', '0.667')
    >>> decimal(Fraction(1, 3 * 10**9), 4), decimal(1 - Fraction(1, 10**9), 4)
    ('3.333e-10', '0.9999')
    """
    return _guarded(x, digits, scale=1)


def percent(x: Fraction, digits: int = 3) -> str:
    """A percentage, with its sign.

    >>> percent(Fraction(33, 1666)), percent(Fraction(9996, 10000), 0)
    ('1.981 %', '99 %')
    """
    return _guarded(x, digits, scale=100) + " %"


def odds(x: Fraction, digits: int = 0) -> str:
    """A chance from 0 to 1 as odds for or against it, in lowest terms.

    >>> odds(Fraction(400, 833)), odds(Fraction(3, 4)), odds(Fraction(1, 2))
    ('433 to 400 against', '3 to 1 for', '1 to 1, even')
    """
    del digits  # odds are exact
    if not 0 <= x <= 1:
        return fraction(x)
    side, first, second = sides(x)
    return f"{first} to {second}{', even' if side == 'even' else f' {side}'}"


def sides(x: Fraction) -> tuple[str, str, str]:
    """On which side the odds of a chance from 0 to 1 are (for, against or even), and both numbers, the greater first.

    >>> sides(Fraction(400, 833))
    ('against', '433', '400')
    """
    for_it, against = x.numerator, x.denominator - x.numerator
    side = "even" if for_it == against else "for" if for_it > against else "against"
    return side, whole(max(for_it, against)), whole(min(for_it, against))


def one_in(x: Fraction, digits: int | None = None) -> str:
    """A small chance the way a player says it.

    >>> one_in(Fraction(33, 1666), 1), one_in(Fraction(-1, 30)), one_in(Fraction(0))
    ('1 in 50.5', '-1 in 30', 'never')
    """
    if x == 0:
        return "never"
    sign, count = signed_count(x, digits)
    return f"{sign}1 in {count}"


def signed_count(x: Fraction, digits: int | None = None) -> tuple[str, str]:
    """The sign of a chance or a gain that is not 0, and the number that it is one in.

    >>> signed_count(Fraction(-1, 30)), signed_count(Fraction(33, 1666), 1)
    (('-', '30'), ('', '50.5'))
    """
    after = 0 if abs(x.numerator) == 1 else 3 if digits is None else digits
    return "-" if x < 0 else "", decimal(1 / abs(x), after)


def write(x: Fraction, style: str, digits: int | None = None) -> str:
    """A number in one of the STYLES, with so many digits where the style has any.

    >>> [write(Fraction(1, 54), style) for style in STYLES]
    ['1/54', '0.018519', '1.852 %', '53 to 1 against', '1 in 54']
    """
    if style == "fraction":
        return fraction(x)
    writer = _WRITERS[style]
    return writer(x) if digits is None else writer(x, digits)


_WRITERS: dict[str, Callable[..., str]] = {"decimal": decimal, "percent": percent, "odds": odds, "one-in": one_in}


def _guarded(x: Fraction, digits: int, *, scale: int) -> str:
    """The decimals of x * scale, but never those of 0 or 1 for what is neither."""
    value = abs(x) * scale
    sign = "-" if x < 0 else ""
    units = _units(value, digits)
    if value and not units:
        return _small(x, scale, significant=max(digits, 2))
    if units == scale * 10**digits and value != scale:
        further = _first_digit(value - scale) if value > scale else 0
        if digits < further <= digits + _ZEROS:
            return _guarded(x, further, scale=scale)  # 1.029 to no digit is 1.03, neither 1 nor 2
        units += 1 if further else -1  # 99.96 % to one digit is 99.9 %, not 100.0 %
    if value and value < scale and not units:
        return _guarded(x, digits + 1, scale=scale)  # no such decimal lies between 0 and 1
    text = whole(units).zfill(digits + 1)
    return sign + (f"{text[:-digits]}.{text[-digits:]}" if digits else text)


def _units(value: Fraction, digits: int) -> int:
    scaled: int
    scaled, rest = divmod(value.numerator * 10**digits, value.denominator)
    return scaled if 2 * rest < value.denominator else scaled + 1


def _small(x: Fraction, scale: int, *, significant: int) -> str:
    """So many significant digits (2 or more) of a value between 0 and 1, with a power of ten after many zeros."""
    value = abs(x) * scale
    power = _first_digit(value)
    if power <= _ZEROS:
        return _guarded(x, power + significant - 1, scale=scale)
    units = _units(value * 10**power, significant - 1)
    if units == 10**significant:
        power, units = power - 1, units // 10
    text = whole(units)
    return f"{'-' if x < 0 else ''}{text[0]}.{text[1:]}e-{power:02d}"


def _first_digit(value: Fraction) -> int:
    """The place after the point where a value between 0 and 1 has its first digit, found by halving steps."""
    place, step = 0, 1 << value.denominator.bit_length().bit_length()
    while step:
        if value * 10 ** (place + step) < 1:
            place += step
        else:
            step //= 2
    return place + 1
