"""What can be asked of the exact calculator by name?

Nouns: quantity (a question with a name), argument, example (a claim of one line that holds).
"""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from odds.claims.quantities import counts, lansquenet, parolis, stakes
from odds.entries import number
from odds.ranks import near
from odds.rules import Rules, load

Value = str | int | bool | Fraction | Rules
KINDS = {
    str: "a word",
    int: "a whole number",
    bool: "true or false",
    Fraction: "a fraction such as '2/3'",
    Rules: "a rule set",
}
_LONGEST = 1000  # of the name of a rule set, which may be a file


class Quantity(NamedTuple):
    """A question with a name: the function that answers it, and an example that holds.

    `rules_named` says which rule set a name means among its arguments.
    """

    name: str
    answers: Callable[..., Fraction]
    example: str
    phrase: str = ""
    rules_named: Callable[[str], Rules] = load

    @property
    def says(self) -> str:
        """What it answers, in a line."""
        return (self.answers.__doc__ or "").partition("\n")[0]

    @property
    def arguments(self) -> Mapping[str, Any]:
        """The arguments, each with what it should be."""
        return {name: kind for name, kind in self.answers.__annotations__.items() if name != "return"}

    @property
    def defaults(self) -> Mapping[str, Value]:
        """What an argument is taken to be where it is not given."""
        return self.answers.__kwdefaults__ or {}

    @property
    def spoken(self) -> re.Pattern[str]:
        """The words that ask for it in a claim of one line, its name or its phrase."""
        parts = re.split(r"\{(\w+)\}", self.phrase)
        phrase = "".join(rf"(?P<{part}>\S+)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
        return re.compile(rf"{self.name.replace('-', '[- ]')}{f'|{phrase}' if self.phrase else ''}")

    def argument(self, name: str, value: object) -> Value:
        """An argument as it should be; raises ValueError for an unknown one, or a value of another kind."""
        if name not in self.arguments:
            known = [*self.arguments]
            raise ValueError(
                f"expected an argument of {self.name} among {', '.join(known)}, got {name!r}{near(name, known)}"
            )
        kind = self.arguments[name]
        named = kind is Rules and isinstance(value, str) and len(value) <= _LONGEST
        found = self.rules_named(str(value)) if named else _read(kind, value)
        if found is None:
            raise ValueError(f"expected {KINDS[kind]} for {name}, got {str(value)[:40]!r}")
        return found

    def answer(self, arguments: Mapping[str, Value]) -> Fraction:
        """The exact answer; raises ValueError for a missing argument, or for one that cannot be."""
        missing = [name for name in self.arguments if name not in arguments and name not in self.defaults]
        if missing:
            raise ValueError(f"expected the argument {missing[0]} of {self.name}, which is missing")
        return self.answers(**arguments)


def _read(kind: type, value: object) -> Value | None:
    if kind is bool:
        return value if isinstance(value, bool) else {"true": True, "false": False}.get(str(value))
    if kind is int:
        return int(str(value)) if not isinstance(value, bool) and re.fullmatch(r"-?\d{1,9}", str(value)) else None
    if kind is Fraction:
        return number(value)
    if kind is Rules:
        return value if isinstance(value, Rules) else None
    return value if isinstance(value, str) and len(value) <= 100 else None


def plain(value: Value) -> str | int | bool | Fraction:
    """A value as it may be printed: a rule set by its name.

    >>> plain(load("pharaon")), plain(52)
    ('pharaon', 52)
    """
    return value.name if isinstance(value, Rules) else value


_RANK = "pharaon, 52/4"
_ALL = (
    Quantity("advantage", stakes.advantage, f"advantage, {_RANK} = 33/1666"),
    Quantity("chance", stakes.chance, f"chance of a win, {_RANK} = 400/833", "chance of a {kind}"),
    Quantity("called", stakes.called, f"chance of halved, {_RANK} = 33/833", "chance of {call}"),
    Quantity("orders", stakes.orders, "orders that end in wins, pharaon, 4/2 = 8", "orders that end in {call}"),
    Quantity("doublet", stakes.doublet, "doublet, 52/4 = 33/833", "chance of a doublet"),
    Quantity("from-doublets", stakes.from_doublets, f"from doublets, {_RANK} = 33/1666"),
    Quantity("apart-from-doublets", stakes.apart_from_doublets, f"apart from doublets, {_RANK} = 0"),
    Quantity("opener-advantage", stakes.opener_advantage, "opener advantage, share 1/2, 52/4 = 25/21658"),
    Quantity("mean-advantage", stakes.mean_advantage, "mean advantage, pharaon, first 52, last 8 = 2.99 %"),
    Quantity("wins", parolis.wins, "chance of 2 wins, bassette, 52/4 = 192/833", "chance of {wins} wins"),
    Quantity("most-wins", parolis.most_wins, "most wins, bassette, 52/4 = 4"),
    Quantity(
        "paroli-advantage",
        parolis.paroli_advantage,
        "paroli advantage, ladder seven-first, wins 2, bassette, 52/4 = -28250/32487",
    ),
    Quantity(
        "fair-payout", parolis.fair_payout, "fair payout of 2 wins, bassette, 52/4 = 3.23", "fair payout of {wins} wins"
    ),
    Quantity("peace-advantage", parolis.peace_advantage, "peace advantage, peace little, bassette, 52/4 = 22/663"),
    Quantity("doubling", parolis.doubling, "doubling, wins 5 = 31"),
    Quantity("doubled", parolis.doubled, "doubled, times 2 = 4"),
    Quantity("corners", parolis.corners, "corners, pays 15 = 3"),
    Quantity("coins", parolis.coins, "coins, wins 2 = 25 %"),
    Quantity("pack", counts.pack, "pack, ranks 10 = 40"),
    Quantity("books", counts.books, "books, cards 52 = 4"),
    Quantity("turns", counts.turns, "turns, cards 51 = 25"),
    Quantity("left-over", counts.left_over, "left over, cards 51, turns 24 = 3"),
    Quantity("packs-needed", counts.packs_needed, "packs needed, punters 7 = 2"),
    Quantity("least-stake", counts.least_stake, "least stake, share 2/3 = 3"),
    Quantity("orders-named", counts.orders_named, "orders named, ranks 1 1 1 = 6"),
    Quantity("naming-payout", counts.naming_payout, "naming payout, ranks 1 1 1 = 5"),
    Quantity("naming-advantage", counts.naming_advantage, "naming advantage, ranks 1 1 1, pays 4 = 1/6"),
    Quantity("number", counts.number, "number, value 1/9 = 2 s. 4 d. in the guinea"),
    Quantity("formula", counts.formula, "formula, name demoivre, 52/4 = 33/1666"),
    Quantity("formula-error", counts.formula_error, "formula error, name montmort, 52/4 = 0"),
    Quantity("hand-expectation", lansquenet.hand_expectation, "hand expectation, cutters 4 = 28599/104125"),
    Quantity("hand-keeps", lansquenet.hand_keeps, "hand keeps, cutters 4 = 30229/104125"),
    Quantity("tenure", lansquenet.tenure, "tenure, cutters 4, reading montmort = 4 l. 19 s. 1 d. in the pistole"),
    Quantity("tenure-per-cutter", lansquenet.tenure_per_cutter, "tenure per cutter, cutters 4 = 9533/98528"),
    Quantity("tenure-term", lansquenet.tenure_term, "tenure term, number 1, cutters 4 = 28599/104125"),
    Quantity("seat", lansquenet.seat, "seat, seat 1, cutters 4 = -20537/104125"),
    Quantity("seat-loss", lansquenet.seat_loss, "seat loss, seat 1, cutters 4, reading montmort = 0.278"),
    Quantity("full-round", lansquenet.full_round, "full round, cutters 4 = 0"),
    Quantity("coupe-gorge", lansquenet.coupe_gorge, "coupe gorge, before up_cards, cutters 4 = 1136/4165"),
    Quantity("keeps-on-table", lansquenet.keeps_on_table, "keeps on table, up_cards 1 1 0, own 1 = 11/40"),
    Quantity("up-card-pays", lansquenet.up_card_pays, "up card pays, multiplicity 3 = 4"),
    Quantity("up-card-worth", lansquenet.up_card_worth, "up card worth, up_card 2, banker 1 = 4/5"),
    Quantity("level-stakes", lansquenet.level_stakes, "level stakes, stakes 2, up_card 2, banker 1 = -2/5"),
    Quantity("waters", lansquenet.waters, "waters, taken 1, in_play 3 = 2"),
    Quantity("carabin-chance", lansquenet.carabin_chance, "carabin chance, carabin 1, banker 2 = 3 to 2 against"),
    Quantity("carabin-ratio", lansquenet.carabin_ratio, "carabin ratio, carabin 1, banker 2 = 3 to 2"),
    Quantity("carabin-stake", lansquenet.carabin_stake, "carabin stake, carabin 2, banker 1 = 3"),
    Quantity("carabin-payment", lansquenet.carabin_payment, "carabin payment, stake 3, carabin 2, banker 1 = 2"),
    Quantity("carabin-edge", lansquenet.carabin_edge, "carabin edge, carabin 1, banker 2 = -1/5"),
    Quantity("rejouissance", lansquenet.rejouissance, "rejouissance, cutters 4 = 1.22 %"),
    Quantity("race", lansquenet.race, "race, own 3, other 2 = 3/5"),
    Quantity("next-card", lansquenet.next_card, "next card, 51/3 = 1/17"),
    Quantity("modern-advantage", lansquenet.modern_advantage, "modern advantage, pack 32 = 9.7 %"),
    Quantity("modern-cards", lansquenet.modern_cards, "modern cards, packs 2 = 104"),
)
QUANTITIES: Mapping[str, Quantity] = {quantity.name: quantity for quantity in _ALL}


def quantity(name: str) -> Quantity:
    """The quantity of this name.

    Raises ValueError, with near names, for a name that is none.

    >>> quantity("doublng")
    Traceback (most recent call last):
    ValueError: expected a quantity, got 'doublng' (did you mean doubling or doublet or doubled?); `odds quantities` \
lists them
    """
    if name not in QUANTITIES:
        raise ValueError(
            f"expected a quantity, got {name[:80]!r}{near(name, [*QUANTITIES])}; `odds quantities` lists them"
        )
    return QUANTITIES[name]
