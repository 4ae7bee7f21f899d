"""What is said when a question cannot be answered?  One sentence: what was expected, what came, what would work."""

from collections.abc import Iterable

from odds.ranks import near


def whole(what: str, value: object, *, least: int, most: int | None = None) -> None:
    """Refuse anything but a whole number from `least` to `most`.

    >>> whole("the number of packs", 0, least=1, most=6)
    Traceback (most recent call last):
    ValueError: expected a whole number from 1 to 6 as the number of packs, got 0
    """
    if not isinstance(value, int) or isinstance(value, bool) or value < least or (most is not None and value > most):
        span = f"of {least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"expected a whole number {span} as {what}, got {str(value)[:80]}")


def laid(chips: int | None) -> int:
    """How many chips are on the rejouissance, none where it is not played; refuse anything but a number of them.

    >>> laid(None), laid(40)
    (0, 40)
    """
    if chips is not None:
        whole("the number of chips on the rejouissance", chips, least=0)
    return chips or 0


def one_of(what: str, value: object, choices: Iterable[str]) -> None:
    """Refuse a word outside a closed list, naming the nearest words that would do.

    >>> one_of("the reading", "salom", ["salon", "pierer"])
    Traceback (most recent call last):
    ValueError: expected one of salon, pierer as the reading, got 'salom' (did you mean salon?)
    """
    known = list(choices)
    if value not in known:
        said = str(value)[:80]
        raise ValueError(f"expected one of {', '.join(known)} as {what}, got {said!r}{near(said, known)}")
