"""What does a game do with a card?

Nouns: rules, place, call.
A game of alternate places is a table: at each place, what a hit and a miss of the punter's rank are called,
and which place is dealt next.
The small records are named tuples: they are cheap to define, and every command pays for that at its start.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal, NamedTuple

from odds.rules.ladders import Ladder
from odds.shown import shown

Effect = Literal["wins", "takes", "fines", "stands", "void", "off", "waits"]

# What the banker may call, and what it does to the stake.
EFFECTS: Mapping[str, Effect] = {
    "wins": "wins",  # the punter is paid, or rides
    "loses": "takes",  # the banker takes the stake ...
    "opened": "takes",  # ... a share of it, on the opener
    "halved": "takes",  # ... a share of it, on a doublet
    "fined": "fines",  # the punter pays a share from his pocket; the stake stands
    "twins": "stands",  # a tie: nothing is paid and the stake stands
    "void": "void",  # the card counts for nobody, and the deal is over: the stake is left on the card
    "off": "off",  # the bet is off: the punter takes his stake back
    "waits": "waits",  # the next card decides
}
# The share a call takes when the rules do not name one; the others must name theirs.
WHOLE = {"loses": Fraction(1)}
SHARING = ("takes", "fines")

Joining = Literal["deal", "turn", "mid-turn", "standing"]
JOININGS: tuple[Joining, ...] = ("deal", "turn", "mid-turn", "standing")


class Call(NamedTuple):
    """What the banker says of a card: a word of EFFECTS, the share it takes, and where it leads if not on as usual.

    >>> Call("opened", Fraction(2, 3)).effect
    'takes'
    """

    says: str
    takes: Fraction
    then: str | None = None

    @property
    def effect(self) -> Effect:
        """What the word does to the stake."""
        return EFFECTS[self.says]


class Place(NamedTuple):
    """One place of the deal: its call on a hit and on a miss (None: nothing happens), and the place after it.

    `last_hit` and `last_miss` are the calls when the card dealt there is the very last of the stock.

    >>> from odds.rules import load
    >>> punter = load("bassette").places["punter"]
    >>> punter.call(hit=True, last=False).says, punter.call(hit=True, last=True).says
    ('wins', 'void')
    """

    then: str
    hit: Call | None = None
    miss: Call | None = None
    last_hit: Call | None = None
    last_miss: Call | None = None

    def call(self, *, hit: bool, last: bool) -> Call | None:
        """What is called of a card here."""
        if last:
            return self.last_hit if hit else self.last_miss
        return self.hit if hit else self.miss


class Supply(NamedTuple):
    """Where the stock comes from, beside whole packs.

    `hand` cards go to each punter out of the packs; one pack more is taken for each `punters_a_pack` punters;
    `shown` cards of the punter's rank lie on the table before the deal.
    """

    hand: int = 0
    punters_a_pack: int = 0
    shown: int = 0


@shown(several="odds.sheets.catalogue.rules:rules_sheet")
@dataclass(frozen=True, eq=False, repr=False)
class Rules:
    """A rule set: its table of places, how a stake joins, what its house pays, and who says so.

    `load` has those of the book, and `read` makes one from a text.
    `evidence` says how sure it is; `unsettled` says what becomes of a stake that the deal leaves on the card.
    `turn` lists the places of a turn as they come round; `joins` gives the place where a stake laid at the start of the
    deal, between turns, or in the middle of a turn comes in.

    >>> from odds.rules import load
    >>> rules = load("bassette")
    >>> rules, rules.turn, rules.joins["turn"], rules.ladder.name
    (<Rules bassette>, ('banker', 'punter'), 'opener', 'bassette')
    """

    name: str
    title: str
    period: str
    evidence: str
    sources: tuple[str, ...]
    ladder: Ladder
    unsettled: str
    turn: tuple[str, ...]
    joins: Mapping[str, str]
    places: Mapping[str, Place]
    supply: Supply
    note: str = ""

    def __repr__(self) -> str:
        return f"<Rules {self.name}>"

    def walk(self, place: str, cards: int) -> str:
        """The place that comes next after so many misses from `place`."""
        for _ in range(cards):
            call = self.places[place].miss
            place = (call and call.then) or self.places[place].then
        return place

    def standing(self, place: str) -> str:
        """The place of the turn that is dealt when this one is: where a stake stands of which nothing else is known.

        >>> from odds.rules import load
        >>> load("basset").standing("again"), load("bassette").standing("opener")
        ('player', 'banker')
        """
        cards = 0
        while place not in self.turn:
            place, cards = self.walk(place, 1), cards + 1
        return self.turn[(self.turn.index(place) - cards) % len(self.turn)]

    def phase(self, dealt: int) -> int:
        """How far into a turn the next card falls, once so many cards of the deal are out (0: a turn begins).

        >>> from odds.rules import load
        >>> [load("bassette").phase(dealt) for dealt in (0, 1, 2)], load("faro").phase(1)
        ([0, 1, 0], 0)
        """
        return (self._first + dealt) % len(self.turn)

    @cached_property
    def _first(self) -> int:
        """How far into a turn the first card of the deal falls."""
        return self.turn.index(self.standing(self.joins["deal"]))
