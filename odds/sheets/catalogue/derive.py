"""The sheet of a formula in n: how it is found, step by step, and how it can be checked."""

from collections.abc import Sequence
from math import comb
from typing import Any

from odds.engine.closed_form import ClosedForm, Parting, fair_shares
from odds.engine.closed_form.question import LETTERS
from odds.engine.closed_form.writing import latex, summed, text
from odds.notation import many
from odds.rules import Rules, State
from odds.sheets.catalogue.chance import JOINED, about_rules
from odds.sheets.sheet import Cell, Column, Formula, Sheet, Table
from odds.sources import cited

WORDS = {
    "advantage": "the banker's advantage, per stake laid",
    "win": "the chance of a win",
    "loss": "the chance of a loss",
    "null": "the chance of a null",
}


def derive_sheet(form: ClosedForm) -> Sheet:
    """The working of a formula in five steps, and the shares left open that would make the game fair."""
    k = form.copies
    return Sheet(
        title=f"{form.rules.title}: {_words(form.quantity)}, for every n",
        about=(
            ("rules", about_rules(form.rules)),
            ("stock", f"n cards, {k} of them of the stake's rank"),
            ("stake", JOINED[form.joins]),
            ("betting", form.betting.name),
            *((letter, _meant(form, letter)) for letter in form.letters),
        ),
        tables=(_states(form), _equations(form), _function(form), _pieces(form), _points(form), *_fair(form)),
        notes=_notes(form),
        sources=tuple(cited(source) for source in form.rules.sources),
        data=derive_data(form),
        main=3,
    )


def parting_sheet(
    first: Rules, second: Rules, partings: Sequence[Parting], *, copies: int, quantity: str, joins: str
) -> Sheet:
    """Where two games are the same in one quantity, and where they part."""
    return Sheet(
        title=f"{first.title} and {second.title}: {_words(quantity)}, for every n",
        about=(
            ("rules", f"{first.name}, {second.name}"),
            ("stock", f"n cards, {copies} of them of the stake's rank"),
            ("stake", JOINED[joins]),
        ),
        tables=(_partings(partings),),
        data={
            "rules": [first.name, second.name],
            "copies": copies,
            "quantity": quantity,
            "joins": joins,
            "pieces": [{**each._asdict(), "difference": text(each.difference), "same": each.same} for each in partings],
        },
    )


def derive_data(form: ClosedForm) -> dict[str, Any]:
    """The formula and its working under the keys of the JSON contract; every formula can be read back by SymPy."""
    return {
        "rules": form.rules.name,
        "copies": form.copies,
        "quantity": form.quantity,
        "joins": form.joins,
        "betting": form.betting.name,
        "symbols": list(form.letters),
        "pieces": [
            {
                "parity": piece.parity,
                "formula": text(piece.formula),
                "valid_from": piece.valid_from,
                "leading": text(piece.leading),
                "arises": piece.arises,
                "degree": piece.degree,
                "points": [{"cards": cards, "ways": text(ways)} for cards, ways in piece.points],
            }
            for piece in form.pieces
        ],
        "generating_function": text(form.working.generating_function),
        "partial_fractions": summed(form.working.partial_fractions, text),
        "equations": [summed(equation, text) for equation in form.working.equations],
        "fair": [
            {**each._asdict(), "share": text(each.share), "possible": each.possible} for each in fair_shares(form)
        ],
    }


def _partings(partings: Sequence[Parting]) -> Table:
    heads = ("n", "the first less the second", "from n", "the same", "equal only at", "different only at")
    rows: list[tuple[Cell, ...]] = []
    for each in partings:
        told = (_yes(each.same), _listed(each.meet), _listed(each.part))
        rows.append((each.parity, _formula(each.difference), each.valid_from, *told))
    return Table((*map(Column, heads),), tuple(rows))


def _states(form: ClosedForm) -> Table:
    heads = ("state", "where the stake stands", "a miss", "a hit", "a miss, very last", "a hit, very last")
    rows: list[tuple[Cell, ...]] = [
        (f"F{at}", _stands(state), *form.working.leads[at - 1]) for at, state in enumerate(form.working.states, 1)
    ]
    return Table((*map(Column, heads),), tuple(rows), caption="1. The states, and what each card leads to")


def _stands(state: State) -> str:
    """A state in words."""
    wins = f"{state.wins} won" if state.wins else ""
    purse = f"purse {state.purse}" if state.purse else ""
    told = "; ".join(part for part in (*state.befell, wins, purse) if part)
    return f"{state.place} ({told})" if told else state.place


def _equations(form: ClosedForm) -> Table:
    rows = tuple((f"F{at}", _sum(equation)) for at, equation in enumerate(form.working.equations, 1))
    caption = "2. One equation a state: F = T F + S, with T the transfer matrix, and S what the card settles"
    return Table((Column("state"), Column("equals")), rows, caption=caption)


def _function(form: ClosedForm) -> Table:
    starts = {piece.parity: f"F{form.working.states.index(State(piece.place)) + 1}" for piece in form.pieces}
    alike = len(set(starts.values())) == 1
    of = next(iter(starts.values())) if alike else ", ".join(f"{name} for n {at}" for at, name in starts.items())
    rows = (
        ("generating function", _formula(form.working.generating_function)),
        ("partial fractions", _sum(form.working.partial_fractions)),
    )
    caption = f"3. The coefficient of x^{form.copies} in {of}"
    return Table((Column("written as"), Column("equals")), rows, caption=caption)


def _pieces(form: ClosedForm) -> Table:
    rows = tuple(
        (
            piece.parity,
            _formula(piece.formula),
            piece.valid_from,
            _formula(piece.leading),
            _yes(piece.arises),
        )
        for piece in form.pieces
    )
    heads = (
        Column("n"),
        Column(form.quantity),
        Column("from n", "count"),
        Column("for large n"),
        Column("left of whole packs"),
    )
    return Table(heads, rows, caption=f"4. The coefficient of z^n in that, divided by C(n, {form.copies})")


def _points(form: ClosedForm) -> Table:
    deals = [(cards, ways, comb(cards, form.copies), piece) for piece in form.pieces for cards, ways in piece.points]
    rows: list[tuple[Cell, ...]] = [
        (cards, _formula(ways), total, _formula(ways / total), _formula(piece.value(cards)))
        for cards, ways, total, piece in sorted(deals, key=lambda point: point[0])
    ]
    heads = (Column("n", "count"), Column("counted"), Column("deals", "count"), Column("quotient"), Column("formula"))
    return Table(heads, tuple(rows), caption="5. The check: every deal counted, beside the formula")


def _fair(form: ClosedForm) -> list[Table]:
    fair = fair_shares(form)
    said = {True: "yes", False: "no: no share is fair", None: ""}
    rows = tuple(
        (each.letter, each.parity, _formula(each.share), each.valid_from, said[each.possible]) for each in fair
    )
    heads = (Column("letter"), Column("n"), Column("share"), Column("from n", "count"), Column("from 0 to 1"))
    return [Table(heads, rows, caption="The share that makes the game fair")] if fair else []


def _notes(form: ClosedForm) -> tuple[str, ...]:
    k, period = form.copies, form.working.period
    return (
        "A card is marked z and a hit x. "
        "R = z (1 + x)/(1 - z (1 + x)) is for all that may follow; terms of S without R are for the very last card. "
        "Where none is left, a hit would be one copy more than there are.",
        f"Misses alone bring every state round in {many(period, 'card')}, so all poles lie where z^{period} = 1, "
        f"of order {k + 1} at most: C(n, {k}) times a formula is a polynomial of degree {k} at most. "
        f"So {k + 1} counts prove each, and {len(form.pieces[0].points)} were made.",
    )


def _meant(form: ClosedForm, letter: str) -> str:
    """What a letter stands for, and whether it matters."""
    matters = any(letter in map(str, piece.formula.free_symbols) for piece in form.pieces)
    return LETTERS[letter] + ("" if matters else ", which changes nothing here")


def _words(quantity: str) -> str:
    wins = quantity.removeprefix("wins:")
    said = f"{wins} wins running" if wins != quantity else f"the outcome '{quantity}'"
    return WORDS.get(quantity) or f"the chance of {said}"


def _formula(formula: Any) -> Formula:
    return Formula(text(formula), latex(formula))


def _sum(formula: Any) -> Formula:
    return Formula(summed(formula, text), summed(formula, latex))


def _listed(numbers: Sequence[int]) -> str | None:
    return ", ".join(map(str, numbers)) or None


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
