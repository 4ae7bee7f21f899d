"""Lansquenet: the race between ranks, the rule of odds, the hand, the rejouissance, the carabins, the modern game.

>>> from odds.lansquenet import hand
>>> hand(5).keeps
Fraction(178216, 728875)
"""

from odds.lansquenet.coupe_gorge import CoupeGorge
from odds.lansquenet.first_taken import FirstTaken
from odds.lansquenet.hand import Hand, hand
from odds.lansquenet.modern import Modern
from odds.lansquenet.pack import Pack
from odds.lansquenet.race import Race
from odds.lansquenet.reading import READINGS, VOCABULARY, Reading, parse_reading, reading
from odds.lansquenet.rejouissance import Rejouissance, Wager, rejouissance, rejouissance_on_table
from odds.lansquenet.reprise import Reprise, reprise, reprise_on_table
from odds.lansquenet.stakes import Odds, stake_table
from odds.lansquenet.turning import Played, hand_on_table

__all__ = [
    "READINGS",
    "VOCABULARY",
    "CoupeGorge",
    "FirstTaken",
    "Hand",
    "Modern",
    "Odds",
    "Pack",
    "Played",
    "Race",
    "Reading",
    "Rejouissance",
    "Reprise",
    "Wager",
    "hand",
    "hand_on_table",
    "parse_reading",
    "reading",
    "rejouissance",
    "rejouissance_on_table",
    "reprise",
    "reprise_on_table",
    "stake_table",
]
