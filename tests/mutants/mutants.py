"""Which small changes can be made to a file of the source?  Nouns: mutant (one place of one file, changed).

Changed are comparisons, arithmetic, whole numbers by one, signs, and, or, not, True, False, conditions, min, max, any,
all, continue and break; left out are calls made for their effect, yields, raises, added amounts, operands and filters.
Not changed are texts, docstrings, annotations, and what decorators are given (slots, the size of a cache).
"""

import ast
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from types import CodeType
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
OTHERS: dict[type, tuple[type, ...]] = {
    ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.Add,), ast.Div: (ast.Mult,), ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,), ast.Pow: (ast.Mult,), ast.LShift: (ast.RShift,), ast.RShift: (ast.LShift,),
    ast.BitOr: (ast.BitAnd,), ast.BitAnd: (ast.BitOr,), ast.And: (ast.Or,), ast.Or: (ast.And,),
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNREAD = {"annotation", "returns", "decorator_list"}  # fields of a node on which no answer rests
LOOSE = ast.BinOp | ast.BoolOp | ast.Compare | ast.IfExp | ast.UnaryOp  # what needs brackets


class Mutant(NamedTuple):
    """One change: the line of the source where it begins, and that line as it is changed; `code` compiles the file."""

    file: str
    line: str
    becomes: str
    code: Callable[[], CodeType]


def mutants(file: str) -> Iterator[Mutant]:
    """Every mutant of a file, named from the root of the project."""
    text = (ROOT / file).read_text()
    tree, lines = ast.parse(text), text.splitlines()
    for node, holder, field, at in _places(tree):
        for other in map(copy, _others(node, field)):
            ast.fix_missing_locations(ast.copy_location(other, node))

            def code(holder=holder, field=field, at=at, node=node, other=other) -> CodeType:
                _put(holder, field, at, other)
                found = compile(tree, ROOT / file, "exec")
                _put(holder, field, at, node)
                return found

            yield Mutant(file, lines[node.lineno - 1].strip(), _changed(lines, node, other), code)


def _put(holder: ast.AST, field: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[at] = node


def _changed(lines: list[str], node: ast.AST, other: ast.AST) -> str:
    before = lines[node.lineno - 1].encode()[: node.col_offset].decode()
    after = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode()
    bare = not isinstance(other, LOOSE) or (before.endswith("(") and after.startswith(")"))
    return f"{before}{ast.unparse(other) if bare else f'({ast.unparse(other)})'}{after}".strip()


def _places(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST, str, int | None]]:
    """Every expression and statement that may be changed, and where it stands: in what, which field, which place."""
    for field, value in ast.iter_fields(node):
        for at, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if field in UNREAD or not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.expr | ast.stmt):
                yield child, node, field, at
            if not isinstance(child, ast.JoinedStr | ast.Raise):
                yield from _places(child)


def _others(node: ast.AST, field: str) -> Iterator[ast.AST]:
    """What may stand in the place of this node."""
    if field == "ifs":
        yield ast.Constant(True)
    if field == "test" and not isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp):
        yield ast.UnaryOp(ast.Not(), node)
    for kind, changed in KINDS:
        if isinstance(node, kind):
            yield from changed(node)


def _numbers(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield from (ast.Constant(node.value + 1), ast.Constant(node.value - 1))


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for at, op in enumerate(node.ops):
        for other in OTHERS[type(op)]:
            yield ast.Compare(node.left, [*node.ops[:at], other(), *node.ops[at + 1 :]], node.comparators)


def _junctions(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield ast.BoolOp(OTHERS[type(node.op)][0](), node.values)
    for at in range(len(node.values)):
        left = node.values[:at] + node.values[at + 1 :]
        yield ast.BoolOp(node.op, left) if len(left) > 1 else left[0]


KINDS: tuple[tuple[type, Callable[..., Iterator[ast.AST]]], ...] = (
    (ast.Constant, _numbers),
    (ast.Compare, _comparisons),
    (ast.BoolOp, _junctions),
    (ast.UnaryOp, lambda node: [node.operand] if isinstance(node.op, ast.Not | ast.USub) else []),
    (ast.BinOp, lambda node: [ast.BinOp(node.left, other(), node.right) for other in OTHERS[type(node.op)]]),
    (ast.AugAssign, lambda node: [ast.AugAssign(node.target, OTHERS[type(node.op)][0](), node.value)]),
    (ast.Call, lambda node: [ast.Call(ast.Name(NAMES[name], ast.Load()), node.args, node.keywords)
                             for name in NAMES if isinstance(node.func, ast.Name) and node.func.id == name]),
    (ast.Expr, lambda node: [] if isinstance(node.value, ast.Constant) else [ast.Pass()]),
    (ast.Raise | ast.AugAssign, lambda _: [ast.Pass()]),
    (ast.Continue, lambda _: [ast.Break()]),
    (ast.Break, lambda _: [ast.Continue()]),
)  # fmt: skip
