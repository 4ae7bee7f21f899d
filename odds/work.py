"""How much counting is allowed?

Nouns: step (one card dealt to one state, or one opening), allowance (the steps that several counts share).
"""

MOST_STEPS = 10_000_000  # some ten seconds of them in all


class WorkError(ValueError):
    """A question that would take more steps than were allowed.

    >>> from odds import chance, load
    >>> chance(load("basset"), cards=5200, copies=400, most=1000)
    Traceback (most recent call last):
    odds.work.WorkError: expected a question small enough for the steps allowed, got 5200 cards and 400 copies; \
ask for fewer packs, or raise the limit (--limit)
    """

    def __init__(self, got: str, *, instead: str = "ask for fewer packs") -> None:
        expected = "expected a question small enough for the steps allowed"
        super().__init__(f"{expected}, got {got}; {instead}, or raise the limit (--limit)")


class Allowance:
    """So many steps (0 or more), less those spent: whoever counts more than once hands the same one to each count.

    >>> both = Allowance(10)
    >>> both.spend(6, cards=52, copies=4)
    >>> both.left
    4
    """

    def __init__(self, most: int) -> None:
        self.left = most

    @staticmethod
    def of(most: "Steps") -> "Allowance":
        """An allowance of one's own, unless it is one already, to be shared."""
        return most if isinstance(most, Allowance) else Allowance(most)

    def spend(self, steps: int, *, cards: int, copies: int, needed: int = 0) -> None:
        """Spend steps on such a stock, of which a count needs at least so many; WorkError where too few are left."""
        if self.left < max(steps, needed):
            raise WorkError(f"{cards} cards and {copies} copies")
        self.left -= steps


Steps = int | Allowance
