"""In which language is a sheet written, and how does that language write its numbers?

Nouns: tongue (one language with its messages), message, word (of a game: a place, an outcome, a rule set's title).
The messages of a language stand in `languages/<code>.ftl`; what English says of a rule set stands in its own file.
"""

import pkgutil
from fractions import Fraction
from functools import lru_cache, reduce

from fluent.runtime import FluentBundle, FluentResource

from odds import notation
from odds.ranks import near
from odds.rules import Rules, load
from odds.rules.ladders import Ladder

LANGUAGES = ("en", "fr", "it")
MINUS = "\N{MINUS SIGN}"
THIN = "\N{NARROW NO-BREAK SPACE}"
_LONGEST = 900  # Fluent refuses a text of more in a gap: it is put in afterwards


class Tongue:
    """One language: called with the name of a message, and with what stands in its gaps, it says it.

    >>> Tongue.of("fr")("wins", count=2), Tongue.of("it").number("33.5 %")
    ('2 gains', '33,5\\u202f%')
    """

    arrow = "\N{RIGHTWARDS ARROW}"

    def __init__(self, code: str) -> None:
        self.code = code
        text = (pkgutil.get_data(__package__, f"languages/{code}.ftl") or b"").decode()
        self._bundle = FluentBundle([code], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    @staticmethod
    @lru_cache(maxsize=len(LANGUAGES))
    def of(code: str) -> "Tongue":
        """The tongue of this code.

        Raises ValueError, with near names, for a language that there is none of.

        >>> Tongue.of("de")
        Traceback (most recent call last):
        ValueError: expected a language among en, fr, it, got 'de'
        """
        if code not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f"expected a language among {known}, got {code[:40]!r}{near(code, [*LANGUAGES])}")
        return Tongue(code)

    def __call__(self, name: str, **values: object) -> str:
        """The message of this name; `game-pharaon.note` is the attribute `note` of one.

        Raises LookupError where there is none, or a gap is left open.
        """
        head, _, attribute = name.partition(".")
        message = self._bundle.get_message(head)
        pattern = message.attributes[attribute] if attribute else message.value
        long = {key: value for key, value in values.items() if isinstance(value, str) and len(value) > _LONGEST}
        said, errors = self._bundle.format_pattern(pattern, {**values, **{key: _gap(key) for key in long}})  # type: ignore[arg-type]
        if errors:
            raise LookupError(f"{self.code}, {name}: {errors[0]}")
        return reduce(lambda text, key: text.replace(_gap(key), long[key]), long, str(said))

    def word(self, group: str, english: str) -> str:
        """A word that the engine knows in English, such as the place 'doublet?', or as it is where it has no message.

        >>> Tongue.of("fr").word("outcome", "opened"), Tongue.of("fr").word("place", "my own place")
        ('face', 'my own place')
        """
        slug = "-".join("".join(sign if sign.isalnum() else " " for sign in english.lower()).split())
        name = f"{group}-{slug}"
        return self(name) if self._bundle.has_message(name) else english

    def told(self, rules: Rules, what: str) -> str:
        """The `title`, `period` or `note` of a rule set: translated where it is one of ours, else as it was written."""
        own: str = getattr(rules, what)
        message = f"game-{rules.name}"
        if not self._bundle.has_message(message) or load(rules.name) is not rules:
            return own
        return self(f"{message}.{what}") if what in self._bundle.get_message(message).attributes else own

    def place(self, rules: Rules, name: str) -> str:
        """What a place is called: translated where it has a name that our games know, else as it was written."""
        del rules
        return self.word("place", name)

    def rung(self, ladder: Ladder, wins: int) -> str:
        """What a rung is called, or the number of its wins."""
        return ladder.name_of(wins, self.code) or self("wins", count=wins)

    def number(self, text: str) -> str:
        """A number in plain characters as this language writes it: its decimal sign, a minus, a thin space before %."""
        text = text.replace("-", MINUS).replace(" %", f"{THIN}%" if self.code != "en" else "%")
        return text if self.code == "en" else text.replace(".", ",")

    def write(self, x: Fraction, style: str, digits: int | None) -> str:
        """A number in one of the styles of notation.

        >>> Tongue.of("en").write(Fraction(-1, 30), "one-in", None), Tongue.of("fr").write(Fraction(0), "one-in", None)
        ('\N{MINUS SIGN}1 in 30', 'jamais')
        """
        if style == "one-in":
            return self._one_in(x, digits)
        if style == "odds" and 0 <= x <= 1:
            side, first, second = notation.sides(x)
            return self(f"odds-{side}", first=first, second=second)
        return self.number(notation.write(x, style, digits))

    def spoken(self, x: Fraction) -> str:
        """A fraction as it is read aloud.

        >>> Tongue.of("en").spoken(Fraction(-33, 1666)), Tongue.of("fr").spoken(Fraction(1, 2))
        ('minus 33 over 1666', '1 sur 2')
        """
        read = self("spoken", over=notation.whole(abs(x.numerator)), under=notation.whole(x.denominator))
        return self("minus", number=read) if x < 0 else read

    def _one_in(self, x: Fraction, digits: int | None) -> str:
        if x == 0:
            return self("never")
        sign, count = map(self.number, notation.signed_count(x, digits))
        return sign + self("one-in", count=count)


def _gap(key: str) -> str:
    """What stands for a value until it is put in."""
    return f"\0{key}\0"
