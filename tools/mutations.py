"""The small changes that `tools/mutants.py` makes: found in a source, and each applied to it as text."""

from __future__ import annotations

import ast
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
QUIET = ("told", "TYPE_CHECKING", "COMPILED")
"""A condition about these changes what is told or compiled, not what happens."""


class Mutant(NamedTuple):
    """One change: where it is, what stood there, and what stands there instead."""

    path: str
    line: int
    column: int
    last: int
    start: int
    """The place in the source, counted in bytes, as is the end."""
    end: int
    old: str
    new: str
    at_import: bool

    def applied(self, source: str) -> str:
        """Return the source with the change."""
        text = source.encode()
        return (text[: self.start] + self.new.encode() + text[self.end :]).decode()

    def told(self) -> str:
        """Return the place and the change in one line."""
        return f"{self.path}:{self.line}:{self.column}: {self.change()}"

    def change(self) -> str:
        """Return what stood there and what stands there instead."""
        return f"{' '.join(self.old.split())[:90]}  ->  {' '.join(self.new.split())[:90]}"


def mutants_of(path: str, source: str) -> list[Mutant]:
    """Return every mutant of a source, in its order."""
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return finder.found


def again(told: list[str], found: list[Mutant]) -> list[Mutant]:
    """Return the mutants that a former run told of: where the source has moved, the nearest with the same change."""
    left = list(found)
    chosen: list[Mutant] = []
    for line in told:
        place, change = line.split(": ", 1)
        path, *numbers = place.split(":")
        at = (*[int(number) for number in numbers], 0)
        same = [mutant for mutant in left if mutant.path == path and mutant.change() == change]
        if same:
            chosen.append(min(same, key=lambda one: _distance(one, at[0], at[1])))
            left.remove(chosen[-1])
    return chosen


def _distance(mutant: Mutant, line: int, column: int) -> tuple[bool, bool, int]:
    """How far a mutant is from a place: lines move more often than columns do."""
    return (mutant.line, mutant.column) != (line, column), mutant.column != column, abs(mutant.line - line)


class _Finder(ast.NodeVisitor):
    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source.encode()
        self.lines = source.splitlines()
        self.starts = [0]
        for line in self.source.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.found: list[Mutant] = []
        self.depth = 0

    def add(self, node: ast.stmt | ast.expr, new: str) -> None:
        """Note that something may stand in a node's place."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        old = self.source[start:end].decode()
        if old != new and not self._is_quiet(old if isinstance(node, ast.expr) else ""):
            at_import = not self.depth
            place = (self.path, node.lineno, node.col_offset + 1, node.end_lineno, start, end)
            self.found.append(Mutant(*place, old, new, at_import))

    def _is_quiet(self, old: str) -> bool:
        return any(word in old.replace(".", " ").split() for word in QUIET)

    # Where to look, and where not

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if "# generated" in self.lines[node.body[0].lineno - 2] or node.name in {"__repr__", "__hash__"}:
            return
        self.depth += 1
        for default in node.args.defaults:
            self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.depth -= 1

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What tells the type checker something is no rule."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are not changed."""

    # What is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        other = COMPARED.get(type(node.ops[0]))
        if len(node.ops) == 1 and other is not None:
            self.add(node, ast.unparse(ast.Compare(node.left, [other()], node.comparators)))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = COUNTED.get(type(node.op))
        if other is not None and not any(_is_text(side) for side in (node.left, node.right)):
            self.add(node, f"({ast.unparse(ast.BinOp(node.left, other(), node.right))})")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        other = COUNTED.get(type(node.op))
        if other is not None and not _is_text(node.value):
            self.add(node, ast.unparse(ast.AugAssign(node.target, other(), node.value)))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add(node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, f"({ast.unparse(node.operand)})")
        elif isinstance(node.operand, ast.Constant):
            return  # a negative number is one of the constants that mean "none"
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, str(not node.value))
        elif isinstance(node.value, int):
            self.add(node, str(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.add(node, f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.add(condition, "True")
        self.generic_visit(node)

    def _condition(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):  # these are changed themselves
            self.add(test, f"not ({ast.unparse(test)})")
        self.add(test, "False")
        self.add(test, "True")

    def visit_Expr(self, node: ast.Expr) -> None:
        if self.depth and isinstance(node.value, ast.Call):
            self.add(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.depth and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.add(node, "pass")
        if not (isinstance(node.targets[0], ast.Name) and node.targets[0].id in {"RULE", "FIELDS", "TEXT"}):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.add(node, "pass")


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
