"""How a chance is known for every number of cards at once.

Only this package imports sympy, and nothing imports this package until a formula is asked for.
"""
