"""Is the stock read, printed and refused as its users write it?"""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odds import Pack, Stock, StockError
from odds.stock import MOST_CARDS, check

NAMES = {
    "A": "ace as asso",
    "K": "king roi re",
    "Q": "queen dame donna D",
    "J": "jack valet fante knave",
    "10": "ten dix dieci",
    "9": "nine neuf nove",
    "8": "eight huit otto",
    "7": "seven sept sette",
    "6": "six sei",
    "5": "five cinq cinque",
    "4": "four quatre quattro",
    "3": "three trois tre",
    "2": "two deux due",
}
RANKS = [*NAMES]
counts = st.dictionaries(st.sampled_from(RANKS), st.integers(0, 400), min_size=1)
letters = st.text(st.characters(categories=["L"]), min_size=1, max_size=8)
own_packs = st.lists(letters, min_size=1, max_size=8, unique_by=str.lower).map(" ".join).map(Pack.parse)


@given(counts)
def test_printing_and_parsing_are_inverses(left: dict[str, int]) -> None:
    stock = Stock(tuple(left.items()))
    assert Stock.parse(str(stock)) == stock
    assert str(Stock.parse(str(stock))) == str(stock)


@given(own_packs, st.integers(1, 8))
def test_a_pack_of_any_names_prints_and_parses(pack: Pack, packs: int) -> None:
    stock = Stock.fresh(pack, packs=packs)
    assert Pack.parse(str(pack)) == pack
    assert Stock.parse(str(stock), pack=pack) == stock


@given(st.data())
def test_what_was_seen_and_what_is_left_make_a_pack(data: st.DataObject) -> None:
    pack = [rank for rank in RANKS for _ in range(4)]
    seen = data.draw(st.permutations(pack))[: data.draw(st.integers(0, 52))]
    left = Stock.fresh().without(seen)
    assert left == Stock.fresh().without(" ".join(seen))
    assert left.cards == 52 - len(seen)
    assert all(left.copies(rank) == 4 - seen.count(rank) for rank in RANKS)


@pytest.mark.parametrize(("sign", "words"), NAMES.items())
def test_ranks_have_names_in_three_languages(sign: str, words: str) -> None:
    for word in words.split():
        for written in (word, word.upper(), word.capitalize(), f" {word} "):
            assert Pack.parse("52").rank(written) == sign


@pytest.mark.parametrize(("name", "cards"), [("52", 52), ("40", 40), ("32", 32), ("Sun Moon Star", 12)])
def test_packs(name: str, cards: int) -> None:
    pack = Pack.parse(name)
    assert (pack.cards, str(pack)) == (cards, name)
    assert Pack.parse(str(pack)) == pack
    assert Stock.fresh(pack, packs=8).cards == 8 * cards


def test_a_list_of_ranks_is_the_pack_it_lists() -> None:
    assert Pack.parse("A K Q J 10 9 8 7") == Pack.parse("32") == Pack.parse("A,K,Q,J,10,9,8,7")


def test_a_pack_of_ones_own_names_its_ranks_first() -> None:
    tarot = Pack.parse("King Queen Cavallo Fante")
    assert tarot.rank("cavallo") == "Cavallo"
    assert Stock.fresh(tarot).without("Fante fante").copies("FANTE") == 2


def test_no_copies_left_is_a_stock() -> None:
    assert Stock.fresh().without("Q Q Q Q").copies("Q") == 0
    assert Stock.of(cards=5, copies=0).cards == 5


REFUSED = {
    "a fifth queen of four": (
        lambda: Stock.fresh().without("Q queen dame donna D"),
        "expected at most 4 cards of rank Q among those seen, got 5",
    ),
    "an unknown rank": (
        lambda: Stock.fresh().without("quene"),
        "expected a rank among A K Q J 10 9 8 7 6 5 4 3 2, got 'quene' (did you mean queen?)",
    ),
    "a rank of another pack": (
        lambda: Stock.fresh(Pack.parse("32")).without("2"),
        "expected a rank among A K Q J 10 9 8 7, got '2'",
    ),
    "more copies than cards": (
        lambda: Stock.of(cards=3, copies=4),
        "expected at most as many copies as cards, got 4 copies in 3 cards",
    ),
    "copies below nothing": (lambda: check(cards=3, copies=-1), "expected 0 copies or more, got -1"),
    "a count below nothing": (lambda: Stock((("Q", -1),)), "expected no fewer than 0 copies of Q, got -1"),
    "a count that is not whole": (
        lambda: Stock.parse("Q:1.5"),
        "expected a rank, or a rank and a whole count such as Q:3, got 'Q:1.5'",
    ),
    "a negative count": (
        lambda: Stock.parse("Q:-3"),
        "expected a rank, or a rank and a whole count such as Q:3, got 'Q:-3'",
    ),
    "no cards": (lambda: check(cards=0, copies=0), f"expected from 1 to {MOST_CARDS} cards in the stock, got 0"),
    "fewer than no cards": (
        lambda: Stock.of(cards=-5, copies=0),
        f"expected from 1 to {MOST_CARDS} cards in the stock, got -5",
    ),
    "an absurd number of cards": (
        lambda: check(cards=10**30, copies=4),
        f"expected from 1 to {MOST_CARDS} cards in the stock, got {10**30}",
    ),
    "an absurd number of packs": (
        lambda: Stock.fresh(packs=10**6),
        f"expected a stock of at most {MOST_CARDS} cards, got {52 * 10**6}",
    ),
    "an absurd count": (
        lambda: Stock.parse("Q:99999999"),
        "expected a rank, or a rank and a whole count such as Q:3, got 'Q:99999999'",
    ),
    "no pack at all": (lambda: Stock.fresh(packs=0), "expected 1 pack or more, got 0"),
    "nothing to parse": (
        lambda: Stock.parse(" , "),
        "expected ranks with their copies such as 'Q:3 K:4 7:2', got ' , '",
    ),
    "a rank twice in a pack": (
        lambda: Pack.parse("A K a"),
        "expected each rank of a pack once, got A twice in 'A K a'",
    ),
    "a pack of 53": (
        lambda: Pack.parse("53"),
        "expected a pack of 52, 40 or 32, or a list of ranks such as 'A K Q J', got '53'",
    ),
}


@pytest.mark.parametrize(("attempt", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused_with_one_sentence(attempt: Callable[[], object], sentence: str) -> None:
    with pytest.raises(StockError) as refusal:
        attempt()
    assert str(refusal.value) == sentence


def test_a_suit_beside_a_rank_is_passed_over() -> None:
    """As cards are written elsewhere; 'as' is the French ace, and a letter that leaves no rank is no suit."""
    seen = "Qs Kh 7d 10c Q\u2660 \u26657 as"
    assert Stock.fresh().without(seen) == Stock.fresh().without("Q K 7 10 Q 7 A")
    assert Stock.parse("Qs:3 7h") == Stock.parse("Q:3 7")
    with pytest.raises(StockError, match="expected a rank among"):
        Stock.fresh().without("Qx")


def test_a_rank_counted_twice_is_refused() -> None:
    """It is a slip of the pen: nobody counts a rank out in two places."""
    for text in ("Q:3 Q:4", "Q:3 K Q"):
        with pytest.raises(StockError, match="counted once, got 'Q' twice"):
            Stock.parse(text)
    assert Stock.parse("Q Q Q K").copies("Q") == 3
