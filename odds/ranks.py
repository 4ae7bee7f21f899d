"""Which rank does a word name, and which ranks does a pack hold?

Nouns: rank (A, K, Q, J, 10 ... 2), pack.
Suits never matter in these games, so a card is its rank.
"""

from typing import NamedTuple

# One row a rank: its sign, then the words that name it in English, French and Italian.
_WORDS = """
A   ace as asso 1
K   king roi re r
Q   queen dame donna regina d cavallo
J   jack knave valet fante v
10  ten dix dieci t
9   nine neuf nove
8   eight huit otto
7   seven sept sette
6   six sei
5   five cinq cinque
4   four quatre quattro
3   three trois tre trey
2   two deux due deuce
"""

_SIGNS = {word: row.split()[0] for row in _WORDS.strip().splitlines() for word in row.lower().split()}
_SUITS = "\u2660\u2661\u2662\u2663\u2664\u2665\u2666\u2667\ufe0e\ufe0f"  # black and white, as text and as a picture
_SUIT_LETTERS = ("s", "h", "d", "c")
_PACKS = {
    "52": "A K Q J 10 9 8 7 6 5 4 3 2",
    "40": "A K Q J 7 6 5 4 3 2",
    "32": "A K Q J 10 9 8 7",
}
COPIES_IN_A_PACK = 4


class StockError(ValueError):
    """A pack, a rank or a stock that cannot be: the message says what was expected and what came."""


class Pack(NamedTuple):
    """The ranks of one pack, four copies of each.

    >>> Pack.parse("32").cards
    32
    >>> Pack.parse("Sun Moon Star").rank("moon")
    'Moon'
    >>> Pack.parse("52").rank("dame")
    'Q'
    """

    ranks: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> "Pack":
        """The pack a text names: 52, 40 or 32, or its ranks one after another.

        Raises StockError when a rank stands there twice, or none at all.
        """
        names = tuple(_PACKS.get(text.strip(), text).replace(",", " ").split())
        folded = [name.lower() for name in names]
        twice = next((name for name in names if folded.count(name.lower()) > 1), None)
        if twice is not None:
            raise StockError(f"expected each rank of a pack once, got {twice} twice in {text!r}")
        if not names or (len(names) == 1 and names[0].isdecimal()):
            raise StockError(f"expected a pack of 52, 40 or 32, or a list of ranks such as 'A K Q J', got {text!r}")
        wrong = next((name for name in names if ":" in name), None)
        if wrong is not None:
            raise StockError(f"expected ranks without a colon in a pack, got {wrong!r}")
        return cls(names)

    @property
    def cards(self) -> int:
        """How many cards one such pack holds."""
        return COPIES_IN_A_PACK * len(self.ranks)

    def rank(self, word: str) -> str:
        """The sign of the rank that a word names, in English, French or Italian.

        Raises StockError, with near names, when no rank of this pack is meant.
        """
        return rank(word, self.ranks)

    def __repr__(self) -> str:
        return f"Pack.parse({str(self)!r})"

    def __str__(self) -> str:
        ranks = " ".join(self.ranks)
        return next((name for name, known in _PACKS.items() if known == ranks), ranks)


def rank(word: str, ranks: tuple[str, ...]) -> str:
    """The one of `ranks` that a word names, whatever suit stands beside it; a pack's own names come before the usual.

    >>> rank("Dame", ("A", "K", "Q")), rank("10\N{BLACK HEART SUIT}", ("10", "9")), rank("Qs", ("A", "K", "Q"))
    ('Q', '10', 'Q')
    """
    own = {name.lower(): name for name in ranks}
    folded = word.strip().lower()
    meant = (own.get(name) or own.get(_SIGNS.get(name, "").lower()) for name in (folded, _of_any_suit(folded)))
    found = next(filter(None, meant), None)
    if found is None:
        known = [*own, *(alias for alias, sign in _SIGNS.items() if sign.lower() in own)]
        raise StockError(f"expected a rank among {' '.join(ranks)}, got {word[:40]!r}{near(folded, known)}")
    return found


def is_rank(word: str) -> bool:
    """Whether a word names one of the thirteen usual ranks.

    >>> is_rank("dame"), is_rank("Moon")
    (True, False)
    """
    folded = word.strip().lower()
    return folded in _SIGNS or _of_any_suit(folded) in _SIGNS


def _of_any_suit(word: str) -> str:
    """The word without the suit beside it: a sign, or an English letter behind it."""
    bare = word.strip(_SUITS)
    return bare if bare != word or word[-1:] not in _SUIT_LETTERS else word[:-1]


def near(word: str, words: list[str]) -> str:
    """' (did you mean ...?)' with the words most like this one in any case, or nothing; for error messages.

    >>> near("pharoan", ["pharaon", "faro"]), near("FARO", ["pharaon", "faro"])
    (' (did you mean pharaon?)', ' (did you mean faro?)')
    """
    from difflib import get_close_matches  # only a mistake pays for this import

    folded = {name.lower(): name for name in words}
    alike = [folded[name] for name in get_close_matches(word.lower(), [*folded], n=3)]
    return f" (did you mean {' or '.join(alike)}?)" if alike else ""
