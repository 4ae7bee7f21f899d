"""What a ladder pays, what its rungs are called, and what is refused as none."""

from fractions import Fraction

import pytest

from odds import RulesError, load
from odds.engine.enumerate import deal
from odds.engine.stopping import policy
from odds.rules import Play
from odds.rules.betting import GREAT_PEACE, LITTLE_PEACE, Betting, ride
from odds.rules.ladders import Ladder, ladder, ladders, named, of_payouts, read_ladder

ISSUED = ("bassette", "la-bassette", "bassetta", "basset")
LADDERS = {
    "fair": "1 3 7 15 31 63",
    "bassette": "1 3 7 15 30 60",
    "basset": "1 2 7 15 33 67",
    "seven-first": "1 7 15 30 60",
}


def test_the_named_ladders_pay_what_their_sources_say() -> None:
    """Salon des jeux, sec. 5 and 6; Wikipedia, Parlay Table; IIMache, Tableau recapitulatif, and Alberti."""
    assert {name: " ".join(map(str, ladder.pays)) for name, ladder in ladders().items()} == LADDERS
    assert {game: load(game).ladder.name for game in ISSUED} == {
        "bassette": "bassette",
        "la-bassette": "seven-first",
        "bassetta": "seven-first",
        "basset": "basset",
    }


def test_the_rungs_carry_their_names() -> None:
    wanted = {("bassette", 2, "en"): "alpiou or paroli", ("bassette", 5, "en"): "thirty and the go"}
    wanted |= {("basset", 3, "en"): "sept-et-le-va", ("basset", 6, "en"): "soissant-et-le-va"}
    wanted |= {("bassette", 3, "fr"): "sept et le va", ("bassette", 3, "it"): "sette e va"}
    assert {key: named(key[0]).rung(key[1], key[2]) for key in wanted} == wanted
    for known in ladders().values():
        assert all(len(set(words)) == len(known.pays) for words in known.names.values())
        assert set(known.names) == {"en", "fr", "it"}


def test_no_rung_that_no_ladder_has() -> None:
    for wins in (0, -1, 6):
        with pytest.raises(RulesError, match=f"expected from 1 to 5 wins on the ladder seven-first, got {wins}"):
            ride(named("seven-first"), wins)


def test_a_rung_without_a_name_is_its_number() -> None:
    """Nor is 4 or 9 paid for two or three wins on a ladder that has names."""
    ladder = Ladder("own", (Fraction(1), Fraction(4), Fraction(9)), names={"en": ("once",), "fr": ("un", "deux")})
    assert [ladder.rung(wins) for wins in (1, 2, 3)] == ["once", "2 wins", "3 wins"]
    assert [ladder.rung(wins, "fr") for wins in (1, 2, 3)] == ["un", "deux", "3 wins"]
    assert Ladder("own", (Fraction(2),)).rung(1) == "1 win"
    assert (repr(named("fair")), repr(of_payouts([1, 3]))) == ("<Ladder fair>", "<Ladder that pays 1, 3>")


def test_rungs_may_stay_level_and_may_not_descend() -> None:
    assert of_payouts([1, 3, 3]).pays == (1, 3, 3)
    with pytest.raises(RulesError, match="ladder: expected rungs that do not descend, got 2 after 3"):
        of_payouts([1, 3, 2])
    with pytest.raises(RulesError, match="ladder: expected a rung such as 7 or '7/2', got 'three'"):
        of_payouts([1, "three"])


def test_blanks_are_no_ladder() -> None:
    with pytest.raises(RulesError, match="expected from 1 to 40 rungs, got 0"):
        ladder("  ")


def test_a_ladder_read_from_a_file_says_where_it_is_wrong() -> None:
    with pytest.raises(RulesError, match=r"^mine.toml, pays: expected a list such as \[1, 3, 7\], got '3'"):
        read_ladder("pays = 3", name="mine", where="mine.toml")
    with pytest.raises(RulesError, match=r"^mine, fr: expected a name for each of the 2 rungs"):
        read_ladder("pays = [1, 3]\nfr = ['un']", name="mine")
    with pytest.raises(RulesError, match=r"^mine: expected keys among title, pays, sources, en, fr, it, got 'name'"):
        read_ladder("pays = [1, 3]\nname = 'mine'", name="mine")
    read = read_ladder("pays = [1, 3]\nfr = ['un', 'deux']\ntitle = 'Mine'\nsources = ['me']", name="mine")
    assert read == Ladder("mine", (Fraction(1), Fraction(3)), "Mine", ("me",), {"fr": ("un", "deux")})


def test_after_each_win_the_great_peace_may_take_what_lies_there() -> None:
    """The stake is withdrawn after the first win: one is won, then the winnings alone are doubled."""
    play = Play.of(load("pharaon"), GREAT_PEACE)
    decisions = policy(play, play.enter("banker"), cards=8, copies=4).decisions
    assert {(one.wins, one.take) for one in decisions} == {(1, Fraction(1)), (2, Fraction(2))}


@pytest.mark.parametrize(
    ("peace", "word", "gain"),
    [
        (LITTLE_PEACE, "h", -1), (LITTLE_PEACE, "mhh", 0), (LITTLE_PEACE, "mhmh", 2),
        (GREAT_PEACE, "h", -1), (GREAT_PEACE, "mhh", 0), (GREAT_PEACE, "mhmhh", 0), (GREAT_PEACE, "mhmhmh", 4),
    ],
)  # fmt: skip
def test_at_a_peace_the_stake_is_withdrawn_after_the_first_win(peace: Betting, word: str, gain: int) -> None:
    """Then the winnings alone are played, and what they double to is taken."""
    play = Play.of(load("pharaon"), peace)
    hits = {at for at, card in enumerate(word) if card == "h"}
    assert deal(play, play.enter("banker"), hits, cards=len(word) + 2).gain == gain
