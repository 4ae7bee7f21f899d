"""What is said when a question cannot be answered?  One sentence: what was expected, what came, what would work."""

from collections.abc import Iterable


def whole(what: str, value: object, *, least: int, most: int | None = None) -> None:
    """Refuse anything but a whole number from `least` to `most`.

    >>> whole("the number of packs", 0, least=1, most=6)
    Traceback (most recent call last):
    ValueError: the number of packs must be a whole number from 1 to 6, not 0
    """
    if not isinstance(value, int) or isinstance(value, bool) or value < least or (most is not None and value > most):
        span = f"of {least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{what} must be a whole number {span}, not {value!r}")


def one_of(what: str, value: object, choices: Iterable[str]) -> None:
    """Refuse a word outside a closed list, naming the nearest words that would do.

    >>> one_of("the reading", "salom", ["salon", "pierer"])
    Traceback (most recent call last):
    ValueError: the reading must be one of salon, pierer, not 'salom'; did you mean salon?
    """
    known = list(choices)
    if value in known:
        return
    import difflib

    near = difflib.get_close_matches(str(value), known)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise ValueError(f"{what} must be one of {', '.join(known)}, not {value!r}{hint}")
