"""From the options to what is asked: the rule set, the stock, and the two numbers of one rank."""

from typing import NamedTuple

from odds.rules import Rules, load, read
from odds.rules.ladders import Ladder, ladder, read_ladder
from odds.rules.supply import USUAL, began, fresh_copies, once_shown, stock_of, whole_packs
from odds.stock import Pack, Stock, StockError, check

from .files import is_file, stem_of, text_of
from .options import Source


class Asked(NamedTuple):
    """So many cards, so many copies of a rank among them; and both for the whole deal, as it began."""

    cards: int
    copies: int
    began: int
    whole: int
    rank: str = ""


def rules_named(name: str) -> Rules:
    """The rule set of this name, or the one in a file."""
    return read(text_of(name, "rule"), name=stem_of(name), where=name) if is_file(name) else load(name)


def ladder_named(name: str) -> Ladder:
    """The ladder of this name, the one in a file whose name ends in .toml, or the payouts themselves: 1,3,7."""
    if name.endswith(".toml"):
        return read_ladder(text_of(name, "ladder"), name=stem_of(name), where=name)
    return ladder(name)


def ladder_paid(rules: Rules, name: str | None) -> Ladder:
    """The ladder asked for, or the one that the rules' own houses paid."""
    return rules.ladder if name is None else ladder_named(name)


def stock_asked(rules: Rules, source: Source) -> tuple[Stock, int]:
    """What is left by rank, and how many cards the deal began with."""
    pack = Pack.parse(source.pack) if source.pack else USUAL
    if source.left is None:
        stock = stock_of(rules, pack=pack, packs=source.packs, punters=source.punters, hands=source.hands)
        punters = source.punters or len(source.hands)
        return stock.without(source.seen or ""), began(rules, pack=pack, packs=source.packs, punters=punters)
    if source.seen or source.hands:
        raise StockError("expected --left alone, since it counts what is left, got --seen or --hand beside it")
    stock = Stock.parse(source.left, pack=pack if source.pack else None)
    cards, most = once_shown(rules, stock)
    return stock, first_cards(rules, source, cards=cards, copies=most)


def asked(rules: Rules, source: Source) -> Asked:
    """The two numbers of one rank, from the numbers themselves or from the stock and a rank."""
    if source.cards is not None or source.copies is not None:
        return _numbers(rules, source, source.cards, source.copies)
    stock, first = stock_asked(rules, source)
    if source.rank is None and (source.seen or source.left or source.hands):
        raise StockError("expected --rank, to say which rank of that stock is asked about, got none")
    name = stock.rank(source.rank) if source.rank is not None else ""
    left = stock.copies(name or stock.ranks[0])
    shown = rules.supply.shown
    if left < shown:
        raise StockError(f"expected {shown} copies of {name} to show before the deal, got a stock with {left}")
    cards, count = stock.cards - shown, left - shown
    return Asked(cards, count, first, _whole(rules, source, cards, count, first), name)


def _numbers(rules: Rules, source: Source, cards: int | None, copies: int | None) -> Asked:
    if source.seen or source.left or source.hands:
        raise StockError("expected --cards and --copies, or a stock by rank, got both")
    if cards is None and source.punters:
        cards = first_cards(rules, source, cards=0, copies=0)
    if cards is None or copies is None:
        alone = "--copies" if cards is None else "--cards"
        raise StockError(f"expected --cards and --copies together, got {alone} alone")
    check(cards=cards, copies=copies)
    first = first_cards(rules, source, cards=cards, copies=copies)
    return Asked(cards, copies, first, _whole(rules, source, cards, copies, first), source.rank or "")


def first_cards(rules: Rules, source: Source, *, cards: int, copies: int) -> int:
    """How many cards the deal began with: as the packs named say, or the fewest whole packs that fit."""
    pack = Pack.parse(source.pack) if source.pack else USUAL
    if not source.packs and not source.punters:
        return whole_packs(rules, cards, copies, pack=pack)
    first = began(rules, pack=pack, packs=source.packs, punters=source.punters)
    if cards > first:
        raise StockError(f"expected at most the {first} cards that the deal begins with, got {cards}")
    return first


def _whole(rules: Rules, source: Source, cards: int, copies: int, first: int) -> int:
    """How many copies of the rank a fresh deal holds."""
    pack = Pack.parse(source.pack) if source.pack else USUAL
    return fresh_copies(rules, cards=cards, copies=copies, began=first, pack=pack, packs=source.packs)
