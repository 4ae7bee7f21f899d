"""Lansquenet: the race between ranks, the rule of odds, the hand, the rejouissance, the carabins, the modern game.

Each question has a file of its own, and its function is named by the answer; a file is loaded when it is asked.

>>> from odds.lansquenet.hand import hand
>>> hand(5).keeps
Fraction(178216, 728875)
"""
