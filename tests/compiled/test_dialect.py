"""What the compiler would take wrongly and without a word."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.compile import ROOT, plan

HARMLESS = "# int, not i64"
"""Stands beside a shift whose right side is known to be a plain integer."""


def shifts(source: str) -> list[int]:
    """Return the lines on which a literal is shifted left by a variable: 32 bits wide where the variable is an i64."""
    lines = source.splitlines()
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            left, right = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
            if is_fixed(left) and not is_fixed(right) and HARMLESS not in lines[node.lineno - 1]:
                found.append(node.lineno)
    return found


def is_fixed(node: ast.expr) -> bool:
    """Whether an expression is made of literals and constants alone."""
    leaves = [leaf for leaf in ast.walk(node) if isinstance(leaf, ast.Name | ast.Constant | ast.Call | ast.Attribute)]
    return all(isinstance(leaf, ast.Constant) or (isinstance(leaf, ast.Name) and leaf.id.isupper()) for leaf in leaves)


@pytest.mark.parametrize("name", [name for name in plan().compiled if (ROOT / "src" / name).exists()])
def test_no_literal_is_shifted_by_a_variable(name: str) -> None:
    """In the compiled modules a mask comes from a table, or says that its shift is harmless."""
    assert shifts((ROOT / "src" / name).read_text(encoding="utf-8")) == []


def test_the_lint_finds_what_it_looks_for() -> None:
    """Variables, attributes and calls count; literals, constants and shifted variables do not."""
    bad = ["a = 1 << b", "a = BIT << b", "a = 1 << b.c", "a = 1 << f(b)", "a = b | 1 << 7 * c", "A <<= b"]
    good = ["a = 1 << 8", "a = 1 << BITS", "a = b << c", "a = 1 >> b", f"a = 2 << b  {HARMLESS}"]
    assert [source for source in bad if not shifts(source)] == []
    assert [source for source in good if shifts(source)] == []


def test_native_bases_stay_open() -> None:
    """Every base that a game derives from lets interpreted classes derive from it."""
    kernel = ROOT / "src" / "starboard" / "kernel"
    bases = {
        "Action",
        "ActionSet",
        "Ask",
        "Chance",
        "Choice",
        "Effect",
        "Event",
        "Game",
        "Judgement",
        "Match",
        "Part",
        "Record",
        "SeatChoice",
    }
    open_to_all = set()
    for path in Path(kernel).glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(
                "allow_interpreted_subclasses" in ast.unparse(d) for d in node.decorator_list
            ):
                open_to_all.add(node.name)
    assert bases | {"State", "Step"} <= open_to_all
