"""How is an answer shown to whoever prints it, or has it as the last line of a notebook's cell?

Nouns: answer, sheet (its page, which is named here and made elsewhere), answers (several of one kind).
The rooms that answer know nothing of pages.
They name theirs, and it is looked up and loaded when somebody wants to see it: an answer pays nothing for that before.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, SupportsIndex, TypeVar, overload

Answer = TypeVar("Answer")
_SHEETS = "odds.sheets.answers"


def shown(one: str = "", *, several: str = "") -> Callable[[type[Answer]], type[Answer]]:
    """Give a class of answers its page: `print` and notebooks then show what the command line prints.

    `one` names the function that makes the sheet of one answer, as module:function, and `several` that of several in a
    list; either will do.  The class keeps both as `pages`.

    >>> from odds import Race
    >>> Race.pages
    ('odds.sheets.catalogue.lansquenet.race:race_sheet', '')
    >>> print(Race(banker=1, others=(1,)))  # doctest: +ELLIPSIS
    Lansquenet: the race
    ...
    """

    def named(answer: type[Answer]) -> type[Answer]:
        methods = {"__str__": _text, "_repr_html_": _html, "_repr_latex_": _latex}
        for name, given in {"pages": (one, several), **methods}.items():
            setattr(answer, name, given)
        return answer

    return named


class Answers(tuple[Answer, ...]):
    """Several answers of one kind, in their order: a tuple that is shown as one page.

    >>> answers = Answers([1, 2, 3])
    >>> answers, answers[1:], answers[0]
    (<3 answers, the first of them 1>, <2 answers, the first of them 2>, 1)
    """

    __slots__ = ()

    @overload
    def __getitem__(self, at: SupportsIndex) -> Answer: ...
    @overload
    def __getitem__(self, at: slice) -> "Answers[Answer]": ...
    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        return Answers(super().__getitem__(at)) if isinstance(at, slice) else super().__getitem__(at)

    def __repr__(self) -> str:
        return f"<{len(self)} answers, the first of them {self[0]!r}>" if self else "<no answers>"

    def __str__(self) -> str:
        return _text(self) if self else repr(self)

    def _repr_html_(self) -> str | None:
        return _html(self) if self else None

    def _repr_latex_(self) -> str | None:
        return _latex(self) if self else None


def _text(answer: object) -> str:
    text: str = import_module(_SHEETS).text(answer)
    return text


def _html(answer: object) -> str:
    fragment: str = import_module(_SHEETS).html(answer)
    return fragment


def _latex(answer: object) -> str | None:
    array: str | None = import_module(_SHEETS).latex(answer)
    return array
