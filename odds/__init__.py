"""Exact odds for the old banking card games: Bassette and its relatives, Pharaon and faro, Lansquenet."""

from odds.engine.chance import Advantage, Chance, chance
from odds.engine.outcome import Distribution
from odds.rules import PLAIN, Betting, Outcome, Rules, RulesError, load, names, read
from odds.stock import Pack, Stock, StockError

__all__ = [
    "PLAIN", "Advantage", "Betting", "Chance", "Distribution", "Outcome", "Pack", "Rules", "RulesError", "Stock",
    "StockError", "chance", "load", "names", "read",
]  # fmt: skip
__version__ = "0.1.0"
