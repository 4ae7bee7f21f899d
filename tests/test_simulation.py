"""Do shuffled packs say what counting says, within five standard errors?"""

from fractions import Fraction

import pytest

from odds import Chance, chance, load, names
from odds.engine.monte_carlo import Estimate, simulate, simulation, z_score
from odds.engine.outcome import Distribution
from odds.rules import Outcome, Play

DEALS, SEED, ERRORS = 20_000, 1, 5
USUAL = {"faro": (51, 4, "turn"), "andar-bahar": (51, 3, "deal")}


def usual(name: str) -> Chance:
    """The chance of a stake at the usual stock."""
    cards, copies, joins = USUAL.get(name, (52, 4, "deal"))
    return chance(load(name), cards=cards, copies=copies, joins=joins)


def shuffled(found: Chance, *, deals: int = DEALS, seed: int = SEED) -> Estimate:
    """The same by shuffled packs."""
    play = Play.of(found.rules)
    return simulate(play, play.enter(found.place), cards=found.cards, copies=found.copies, deals=deals, seed=seed)


def agrees(estimate: Estimate, exact: Distribution) -> bool:
    """Whether every outcome, and the mean, lie within five standard errors, and no outcome came that cannot."""
    scores = [z_score(estimate.share(outcome), exact.chance_of(outcome), estimate.deals) for outcome in exact.ways]
    close = all(score is None or abs(score) < ERRORS for score in scores)
    mean = abs(estimate.advantage - exact.advantage) < ERRORS * estimate.standard_error
    return close and mean and set(estimate.counts) <= set(exact.ways)


@pytest.mark.parametrize("name", names())
def test_shuffled_packs_agree(name: str) -> None:
    found = usual(name)
    estimate = shuffled(found)
    assert sum(estimate.counts.values()) == estimate.deals == DEALS
    assert agrees(estimate, found.stake)


def test_a_wrong_chance_is_caught() -> None:
    """Two wins in a hundred given to the banker are more than five standard errors."""
    found = usual("bassette")
    shifted = dict(found.stake.ways)
    wins, loses = (next(outcome for outcome in shifted if outcome.says == says) for says in ("wins", "loses"))
    shifted[wins] -= found.stake.total // 50
    shifted[loses] += found.stake.total // 50
    assert not agrees(shuffled(found), Distribution(shifted, found.stake.total))


def test_an_outcome_that_cannot_be_is_caught() -> None:
    found = usual("bassette")
    estimate = shuffled(found, deals=100)
    strange = Outcome("twins, wins", "win", Fraction(1))
    assert not agrees(Estimate({**estimate.counts, strange: 1}, estimate.deals), found.stake)


def test_the_same_seed_gives_the_same_deals() -> None:
    found = usual("basset")
    assert shuffled(found, deals=500) == shuffled(found, deals=500)
    assert shuffled(found, deals=500) != shuffled(found, deals=500, seed=SEED + 1)


def test_progress_adds_up_to_the_deals() -> None:
    found, told = usual("pharaon"), []
    play = Play.of(found.rules)
    simulate(play, play.enter(found.place), cards=52, copies=4, deals=1234, seed=SEED, progress=told.append)
    assert sum(told) == 1234
    assert len(told) > 1


@pytest.mark.parametrize("deals", [0, -1])
def test_no_deals_are_refused(deals: int) -> None:
    with pytest.raises(ValueError, match=f"expected 1 deal or more, got {deals}"):
        shuffled(usual("bassette"), deals=deals)


def test_an_outcome_that_never_came_has_no_share() -> None:
    """And a mean is as many standard errors off as it lies from the exact advantage."""
    answer = chance("bassette", cards=52, copies=4)
    dealt = simulation(answer, deals=400, seed=3)
    never = Outcome("never", "null", Fraction(0))
    assert dealt.estimate.share(never) == 0
    off = float(dealt.estimate.advantage - answer.stake.advantage)
    assert dealt.z is not None
    assert abs(dealt.z * dealt.estimate.standard_error - off) < 1e-12
