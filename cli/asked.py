"""From the options to what is asked: the rule set, the stock, and the two numbers of one rank."""

from typing import NamedTuple

from odds.rules import Rules, RulesError, load, read
from odds.rules.supply import USUAL, began, stock_of, whole_packs
from odds.stock import Pack, Stock, StockError, check

_LONGEST_FILE = 1_000_000


class Source(NamedTuple):
    """The options that say where the cards left come from, as they were typed."""

    pack: str | None = None
    packs: int | None = None
    seen: str | None = None
    left: str | None = None
    punters: int | None = None
    hands: tuple[str, ...] = ()


class Asked(NamedTuple):
    """So many cards, so many copies of a rank among them, and how many cards the deal began with."""

    cards: int
    copies: int
    began: int
    rank: str = ""


def rules_named(name: str) -> Rules:
    """The rule set of this name, or the one in a file whose name ends in .toml."""
    if not name.endswith(".toml"):
        return load(name)
    try:
        with open(name, encoding="utf-8") as file:  # noqa: PTH123  (importing pathlib would cost every command its start)
            text = file.read(_LONGEST_FILE)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise RulesError(f"expected a readable rule file, got {name!r}: {why}") from None
    return read(text, name=name.replace("\\", "/").rpartition("/")[2].removesuffix(".toml"), where=name)


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
    most = max(copies for _, copies in stock.left)
    return stock, first_cards(rules, source, cards=stock.cards, copies=most)


def asked(rules: Rules, source: Source, *, cards: int | None, copies: int | None, rank: str | None) -> Asked:
    """The two numbers of one rank, from the numbers themselves or from the stock and a rank."""
    if cards is not None or copies is not None:
        return _numbers(rules, source, cards, copies, rank or "")
    stock, first = stock_asked(rules, source)
    if rank is None and (source.seen or source.left or source.hands):
        raise StockError("expected --rank, to say which rank of that stock is asked about, got none")
    name = stock.rank(rank) if rank is not None else ""
    left = stock.copies(name or stock.ranks[0])
    shown = rules.supply.shown
    if left < shown:
        raise StockError(f"expected {shown} copies of {name} to show before the deal, got a stock with {left}")
    return Asked(stock.cards - shown, left - shown, first, name)


def _numbers(rules: Rules, source: Source, cards: int | None, copies: int | None, rank: str) -> Asked:
    if source.seen or source.left or source.hands:
        raise StockError("expected --cards and --copies, or a stock by rank, got both")
    if cards is None and source.punters:
        cards = first_cards(rules, source, cards=0, copies=0)
    if cards is None or copies is None:
        alone = "--copies" if cards is None else "--cards"
        raise StockError(f"expected --cards and --copies together, got {alone} alone")
    check(cards=cards, copies=copies)
    return Asked(cards, copies, first_cards(rules, source, cards=cards, copies=copies), rank)


def first_cards(rules: Rules, source: Source, *, cards: int, copies: int) -> int:
    """How many cards the deal began with: as the packs named say, or the fewest whole packs that fit."""
    pack = Pack.parse(source.pack) if source.pack else USUAL
    if not source.packs and not source.punters:
        return whole_packs(rules, cards, copies, pack=pack)
    first = began(rules, pack=pack, packs=source.packs, punters=source.punters)
    if cards > first:
        raise StockError(f"expected at most the {first} cards that the deal begins with, got {cards}")
    return first
