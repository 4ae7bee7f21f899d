"""Which whole numbers does a span such as 52..4..2 stand for?

Nouns: span (numbers from one to another, by steps).
"""

_MOST = 10_000


def span(text: str) -> tuple[int, ...]:
    """The numbers, in the order written, of a text such as '52..4', '52..4..2', '1..4', '30' or '50,48,46'.

    Raises ValueError for anything else, or more than 10,000 numbers.

    >>> span("10..4..2"), span("1..3, 7")
    ((10, 8, 6, 4), (1, 2, 3, 7))
    """
    parts = [_part(part.strip()) for part in text.split(",")]
    if not 0 < sum(map(len, parts)) <= _MOST:
        raise ValueError(f"expected a span of at most {_MOST} numbers such as 52..4, got {text[:80]!r}")
    return tuple(number for part in parts for number in part)


def _part(text: str) -> range:
    ends = text.split("..")
    if (
        not all(end.isdecimal() and len(end) < 10 for end in ends)
        or len(ends) > 3
        or (len(ends) == 3 and not int(ends[2]))
    ):
        raise ValueError(f"expected whole numbers such as 52..4, 52..4..2 or 30, got {text[:80]!r}")
    first, last, step = int(ends[0]), int(ends[min(1, len(ends) - 1)]), int(ends[2]) if len(ends) == 3 else 1
    return range(first, last + 1, step) if first <= last else range(first, last - 1, -step)
