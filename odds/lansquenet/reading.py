"""How is the text of the game read where it is silent or can be read in two ways?

Nouns: reading, vocabulary.
A reading is data: one word from a closed list for each doubtful point, kept in a TOML file with its sources.
"""

import pkgutil
from dataclasses import dataclass
from functools import lru_cache

from odds.entries import Entries
from odds.lansquenet.checks import one_of

READINGS = ("salon", "montmort", "pierer")
PLAIN = "salon"  # the text as it stands: what any other reading departs from

# A word in no reading of ours says what in the text lets somebody read so; a reading of one's own may choose it.
VOCABULARY = {
    "banker": ("cutter", "apart"),  # apart: sec. 3, he deals "to the other cutters", who alone may be the so many
    "risk": ("base", "paid"),
    "quadruple_up_card": ("returned", "taken", "lower-taken"),  # lower-taken: Pierer is silent of a second triple
    "equal_cards": ("all", "one", "none"),  # one: sec. 8, "if this card matches his own", said of one card
    "cut_before": ("returned", "paid"),  # paid: sec. 8, at his own card he pays those who wagered on the rejouissance
    "joined_quadruple": ("dealt", "plays-on"),  # plays-on: sec. 8 and 13 end the hand at a dealt quadruple alone
    "undecided": ("played-out", "returned"),
    "watering": ("stock", "own-card", "none"),  # own-card: sec. 3, it too is from the stock; none: Pierer's "usually"
    "taken_by_rejouissance": ("waters", "spared"),  # spared: sec. 9 has the card taken, with no word of watering
    # since-own-card, since-deal: after sec. 14, spared is who has taken "any of the other exposed cards", however
    "coupe_gorge": ("since-rejouissance", "since-own-card", "since-deal"),
}


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of Lansquenet: a word of `VOCABULARY` for each point that changes a number.

    `banker`: is he one of the cutters counted (so that one card fewer is dealt), or apart from them?
    `risk`: what does a cutter lose on a double or triple card, the base stake or as much as the banker pays on it?
    `quadruple_up_card`: are the stakes on the other up-cards returned, or taken, all or those below triple?
    `equal_cards`: of the cards equal to the banker's that come before the rejouissance, how many join his?
    `cut_before`: if the next such card ends the hand, are the stakes on the rejouissance returned, or paid?
    `joined_quadruple`: does a banker's card made quadruple by joining end the hand like one dealt, or play on?
    `undecided`: is a rejouissance still out when the last up-card goes played out, or its stake returned?
    `watering`: does a cutter water others when taken by a card of the stock, by the own card too, or never?
    `taken_by_rejouissance`: does a cutter whose card the rejouissance takes water, and count as first-taken?
    `coupe_gorge`: from when does a taken up-card spare the banker: once the rejouissance lies out, from his own card on
    (the rejouissance may take one), or from the end of the deal on (his own card may)?
    Raises ValueError for a word outside the vocabulary.  [salon-des-jeux-lansquenet: sec. 1 to 13]
    """

    name: str
    title: str
    sources: tuple[str, ...]
    banker: str
    risk: str
    quadruple_up_card: str
    equal_cards: str
    cut_before: str
    joined_quadruple: str
    undecided: str
    watering: str
    taken_by_rejouissance: str
    coupe_gorge: str

    def __post_init__(self) -> None:
        for point, words in VOCABULARY.items():
            one_of(f"the point {point} of a reading", getattr(self, point), words)

    @property
    def departures(self) -> dict[str, str]:
        """The points read otherwise than by `salon`, each with its word.

        >>> list(reading("pierer").departures)
        ['quadruple_up_card', 'undecided']
        """
        plain = reading(PLAIN)
        return {point: getattr(self, point) for point in VOCABULARY if getattr(self, point) != getattr(plain, point)}


def parse_reading(text: str, *, name: str = "own", where: str = "reading") -> Reading:
    """A reading of one's own, from the text of a TOML file; a point it leaves out is read as `salon` reads it.

    The `text` holds `title`, a list `sources`, and any points of the vocabulary.
    `name` is what the reading is called, and `where` its file, for messages.
    Raises ValueError with one sentence for text that is not TOML, an unknown point, or a word outside a point's
    vocabulary.

    >>> parse_reading('title = "By the fire"\\nrisk = "paid"').risk
    'paid'
    """
    said = Entries.parse(text, where)
    said.known(("title", "sources", *VOCABULARY))
    plain = reading(PLAIN)
    unsaid = {"title": "A reading of one's own", **{point: getattr(plain, point) for point in VOCABULARY}}
    return _read(Entries({**unsaid, **said.data}, where), name)


@lru_cache
def reading(name: str) -> Reading:
    """The reading of that name: `salon` (the text as it stands), `montmort` or `pierer`; ValueError for another.

    >>> reading("montmort").risk
    'paid'
    """
    one_of("the reading", name, READINGS)
    data = pkgutil.get_data("odds.lansquenet", f"readings/{name}.toml") or b""
    return _read(Entries.parse(data.decode(), name), name)


def resolved(choice: Reading | str) -> Reading:
    """A reading given itself or by its name; ValueError for an unknown name, TypeError for what is neither.

    >>> resolved("pierer") is resolved(reading("pierer"))
    True
    """
    if not isinstance(choice, str | Reading):
        raise TypeError(f"expected a Reading or the name of one, got {str(choice)[:80]}")
    return reading(choice) if isinstance(choice, str) else choice


def _read(table: Entries, name: str) -> Reading:
    return Reading(
        name=name,
        title=table.text("title"),
        sources=table.texts("sources") if "sources" in table.data else (),
        **{point: table.one_of(point, words) for point, words in VOCABULARY.items()},
    )
