"""Lansquenet played as the source tells it, card by card, seat by seat, with no knowledge of the package.

A hand takes its cards from any iterator of ranks; `every_hand` plays it over every order of a small pack.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import factorial, prod

SALON = {
    "risk": "base",
    "quadruple_up_card": "returned",
    "equal_cards": "all",
    "cut_before": "returned",
    "joined_quadruple": "dealt",
    "undecided": "played-out",
    "watering": "stock",
    "taken_by_rejouissance": "waters",
    "coupe_gorge": "since-rejouissance",
}
PAYS = {1: 1, 2: 2, 3: 4, 4: 8, 5: 16, 6: 32, 7: 64}


class OutOfCardsError(Exception):
    """The cards given do not finish the hand."""


@dataclass
class Hand:
    """One hand of Lansquenet in progress."""

    cards: object
    up_cards: int
    law: dict
    copies: int = 4
    chips: int | None = None
    carabins: bool = False

    banker: int = 0
    seats: list = field(default_factory=list)
    held: dict = field(default_factory=dict)  # rank -> (seat, multiplicity) of the up-cards in play
    own: int | None = None
    own_multiplicity: int = 0
    own_took: bool = False
    rejouissance: int | None = None
    rejouissance_multiplicity: int = 0
    rejouissance_took: bool = False
    wager: str = "not laid"
    turned: int = 0
    kept: bool | None = None
    end: str = ""
    joined: bool = False
    first_taken: tuple | None = None  # seat, chips watered
    coupe_gorge: tuple = (False, False, False)
    reprises: dict = field(default_factory=dict)  # rank -> multiplicity
    lying: list = field(default_factory=list)  # reprise multiplicities after each card of the stock
    composition: tuple = ()

    def next_card(self):
        try:
            return next(self.cards)
        except StopIteration:
            raise OutOfCardsError from None

    def next_of_stock(self):
        card = self.next_card()
        self.turned += 1
        return card

    def to_banker(self, seat, chips):
        self.seats[seat] -= chips
        self.banker += chips

    def risk(self, multiplicity):
        return PAYS[multiplicity] if self.law["risk"] == "paid" else 1

    def over(self, end, *, kept):
        self.end, self.kept = end, kept
        if self.wager == "laid":
            self.wager = "returned"
        return self

    def play(self):
        self.seats = [0] * self.up_cards
        if self.deal_up_cards() or self.deal_own_card() or self.expose_rejouissance():
            return self
        return self.deal_the_stock()

    def deal_up_cards(self):
        for seat in range(self.up_cards):
            rank = self.next_card()
            if rank not in self.held:
                self.held[rank] = seat, 1
                continue
            earlier, multiplicity = self.held[rank]
            if multiplicity == self.copies - 1:
                self.to_banker(earlier, -PAYS[multiplicity])
                del self.held[rank]
                for other, theirs in self.held.values():
                    if self.taken_at_quadruple(theirs):
                        self.to_banker(other, self.risk(theirs))
                return self.over("quadruple up-card", kept=False)
            self.to_banker(earlier, self.risk(multiplicity))
            self.held[rank] = seat, multiplicity + 1
        self.composition = tuple(sorted(multiplicity for _, multiplicity in self.held.values()))
        if self.chips is not None:
            self.wager = "laid"
        return None

    def taken_at_quadruple(self, multiplicity):
        highest = {"returned": 0, "lower-taken": self.copies - 2, "taken": self.copies - 1}
        return multiplicity <= highest[self.law["quadruple_up_card"]]

    def deal_own_card(self):
        self.own, self.own_multiplicity = self.next_card(), 1
        if self.own not in self.held:
            return None
        seat, multiplicity = self.held.pop(self.own)
        self.own_took = True
        self.to_banker(seat, self.risk(multiplicity))
        self.own_multiplicity += multiplicity
        if self.own_multiplicity == self.copies:
            return self.take_everything("quadruple own card")
        self.water(seat, counts=self.law["watering"] == "own-card")
        return None

    def take_everything(self, end):
        for seat, multiplicity in self.held.values():
            self.to_banker(seat, self.risk(multiplicity))
        self.held = {}
        return self.over(end, kept=True)

    def water(self, seat, *, counts=True):
        """The cutter just taken pays the base stake to each cutter still in play."""
        if not counts:
            return
        paid = len(self.held) if self.law["watering"] != "none" else 0
        for other, _ in self.held.values():
            if paid:
                self.seats[seat] -= 1
                self.seats[other] += 1
        if self.first_taken is None:
            self.first_taken = seat, paid

    def expose_rejouissance(self):
        if self.chips is None:
            return None
        if not self.held and self.law["undecided"] == "returned":
            return self.over("no up-card left", kept=True)
        allowed = {"all": self.copies, "one": 1, "none": 0}[self.law["equal_cards"]]
        while (card := self.next_of_stock()) == self.own:
            if not allowed:
                return self.cut_before_rejouissance()
            allowed -= 1
            self.own_multiplicity += 1
            if self.own_multiplicity == self.copies:
                self.joined = True
                if self.law["joined_quadruple"] == "dealt":
                    return self.take_everything("joined quadruple")
        return self.lay_rejouissance(card)

    def lay_rejouissance(self, card):
        self.rejouissance, self.rejouissance_multiplicity = card, 1
        if card in self.held:
            self.rejouissance_took = True
            waters = self.law["taken_by_rejouissance"] == "waters"
            self.rejouissance_multiplicity += self.take_up_card(card, counts=waters)
        if self.rejouissance_multiplicity == self.copies:
            self.reprises[card] = self.copies
            self.wager, self.rejouissance = "returned", None
        return

    def cut_before_rejouissance(self):
        if self.law["cut_before"] == "paid":
            self.lose_rejouissance()
        self.coupe_gorge = (bool(self.held),) * 3
        self.pay_up_cards()
        return self.over("cut", kept=not self.held)

    def take_up_card(self, rank, *, counts=True):
        seat, multiplicity = self.held.pop(rank)
        self.to_banker(seat, self.risk(multiplicity))
        self.water(seat, counts=counts)
        return multiplicity

    def pay_up_cards(self):
        for seat, multiplicity in self.held.values():
            self.to_banker(seat, -PAYS[multiplicity])

    def lose_rejouissance(self):
        self.wager = "banker loses"
        self.banker -= self.chips

    def hand_goes_on(self):
        undecided = self.rejouissance is not None and self.law["undecided"] == "played-out"
        return self.held or undecided or (self.carabins and self.lying)

    def deal_the_stock(self):
        since = self.law["coupe_gorge"]
        took_up_card = took_exposed = (self.rejouissance_took and since != "since-rejouissance") or (
            self.own_took and since == "since-deal"
        )
        begun = self.turned
        while self.hand_goes_on():
            card = self.next_of_stock()
            if card == self.own:
                if self.held:
                    self.coupe_gorge = not took_up_card, not took_exposed, self.turned == begun + 1
                if self.rejouissance is not None:
                    self.lose_rejouissance()
                self.pay_up_cards()
                return self.over("own card", kept=not self.held)
            exposed = card in self.held or card == self.rejouissance or card in self.reprises
            took_exposed = took_exposed or exposed
            took_up_card = took_up_card or card in self.held
            self.settle(card)
            self.lying.append(Counter(m for m in self.reprises.values() if m < self.copies))
        return self.over("no up-card left", kept=True)

    def settle(self, card):
        """A card of the stock that is not the banker's: take what it matches, and expose it."""
        if card in self.held:
            self.reprises[card] = 1 + self.take_up_card(card)
        elif card == self.rejouissance:
            self.banker += self.chips
            self.wager, self.rejouissance = "banker wins", None
            self.reprises[card] = 1 + self.rejouissance_multiplicity
        else:
            self.reprises[card] = self.reprises.get(card, 0) + 1


def every_hand(*, ranks, copies, **settings):
    """Every hand that the orders of a pack can make, as (number of orders, hand).

    Hands that end early share their orders, and so do orders that differ in the names of their ranks alone: a rank not
    yet seen is always given the next name, once for each rank that it could have been.
    """
    pending = [((), 1)]
    while pending:
        prefix, named = pending.pop()
        left = [copies - prefix.count(rank) for rank in range(ranks)]
        try:
            hand = Hand(iter(prefix), copies=copies, **settings).play()
        except OutOfCardsError:
            seen = len(set(prefix))
            pending += [((*prefix, rank), named) for rank in range(seen) if left[rank]]
            pending += [((*prefix, seen), named * (ranks - seen))] if seen < ranks else []
            continue
        yield named * factorial(sum(left)) // prod(map(factorial, left)), hand


def mean(hands, value):
    """The average of a value over weighted hands, exactly."""
    total = sum(orders for orders, _ in hands)
    return Fraction(sum(orders * value(hand) for orders, hand in hands), total)
