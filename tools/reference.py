"""Write what the sources say of themselves into the reference: signatures, attributes, methods, and their docstrings.

In the page, a comment `<!-- module.name -->` says what is told below it, up to the next `<!-- end -->`; several names
of one module share a comment. Sources are read, and none is imported.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference.md"
TOLD = re.compile(r"<!-- (starboard[\w.]*)((?: \w+)*) -->\n.*?<!-- end -->", re.DOTALL)
WIDTH = 96
OURS = ("FIELDS", "ALONE", "met")
"""What a class has for the kernel's own use."""


def written(page: str) -> str:
    """Return the page with what its comments ask for as the sources have it."""
    return TOLD.sub(lambda asked: f"<!-- {asked[1]}{asked[2]} -->\n\n{_all(asked[1], asked[2])}\n<!-- end -->", page)


def _all(path: str, more: str) -> str:
    module, _, first = path.rpartition(".")
    names = [first, *more.split()]
    return "\n".join(line for name in names for line in (*_told(_found(module, name), name), ""))


@cache
def _body(module: str) -> list[ast.stmt]:
    return ast.parse((ROOT / "src" / f"{module.replace('.', '/')}.py").read_text("utf-8")).body


def _found(module: str, name: str) -> tuple[ast.stmt, str]:
    """Return what a module defines under a name, and what it says of it."""
    for node, after in zip(_body(module), [*_body(module)[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node, _doc(node)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            return node, _string(after)
    raise LookupError(f"{module} has no {name}")


def _told(found: tuple[ast.stmt, str], name: str) -> Iterator[str]:
    """Yield the lines about a class, a function or a constant."""
    node, said = found
    yield f"### {name}"
    yield ""
    if isinstance(node, ast.FunctionDef):
        yield from ("```python", *_wrapped(f"{name}{_taken(node)}"), "```", "", said)
    elif isinstance(node, ast.ClassDef):
        yield from _class(node, said)
    else:
        yield said


def _class(node: ast.ClassDef, said: str) -> Iterator[str]:
    methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
    init = methods.get("__init__")
    bases = [ast.unparse(base) for base in node.bases]
    yield "```python"
    yield f"class {node.name}" + (f"({', '.join(bases)})" if bases else "")
    if init is not None and len(init.args.args) + len(init.args.kwonlyargs) > 1:
        yield from _wrapped(f"{node.name}{_taken(init, own=True)}")
    yield from ("```", "", said)
    if init is not None and _doc(init):
        yield from ("", _doc(init))
    told = [*_attributes(node), *[_method(item) for item in methods.values() if item.name[0] != "_" and _doc(item)]]
    if told:
        yield from ("", *told)


def _attributes(node: ast.ClassDef) -> Iterator[str]:
    """Yield an item for each public attribute of a class, and for each of its objects' that has a word to itself."""
    init = [item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"]
    for body in (node.body, *[one.body for one in init]):
        for item, after in zip(body, [*body[1:], ast.Pass()], strict=True):
            if not isinstance(item, ast.AnnAssign | ast.Assign):
                continue
            target = item.target if isinstance(item, ast.AnnAssign) else item.targets[0]
            name = ast.unparse(target).removeprefix("self.")
            said = _string(after)
            if name.startswith("_") or name in OURS or not name.isidentifier() or (body is not node.body and not said):
                continue
            kind = ast.unparse(item.annotation) if isinstance(item, ast.AnnAssign) and body is node.body else ""
            kind = re.sub(r"(?:ClassVar|Final)\[(.*)\]\Z|Final\Z", r"\1", kind)
            value = f" = {ast.unparse(item.value)}" if item.value is not None and body is node.body else ""
            value = value.replace("'", '"')
            yield f"- `{name}{f': {kind}' if kind else ''}{value}`{f': {said}' if said else ''}"


def _method(node: ast.FunctionDef) -> str:
    kinds = {ast.unparse(one) for one in node.decorator_list}
    own = "staticmethod" not in kinds
    head = f"{node.name}{'' if 'property' in kinds else _taken(node, own=own)}"
    return f"- `{head}`: {_doc(node)}"


def _taken(node: ast.FunctionDef, *, own: bool = False) -> str:
    """Return the parameters of a function and what it returns; of a method without the object itself."""
    args = ast.parse(f"def f({ast.unparse(node.args)}): pass").body[0]
    assert isinstance(args, ast.FunctionDef)
    if own:
        del args.args.args[0]
    back = "" if node.returns is None or node.name == "__init__" else f" -> {ast.unparse(node.returns)}"
    spaced = re.sub(r"(?<! )=(?! )", " = ", ast.unparse(args.args))
    return f"({spaced}){back}".replace("'", '"')


def _wrapped(line: str) -> list[str]:
    """Return a signature on one line, or with a line for each parameter."""
    if len(line) <= WIDTH:
        return [line]
    head, _, rest = line.partition("(")
    inside, _, back = rest.rpartition(")")
    parts = re.split(r", (?![^\[(]*[\])])", inside)
    return [f"{head}(", *[f"    {part}," for part in parts], f"){back}"]


def _doc(node: ast.ClassDef | ast.FunctionDef) -> str:
    return " ".join((ast.get_docstring(node) or "").split())


def _string(node: ast.stmt) -> str:
    """Return the words that stand below an attribute, if any do."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.split())
    return ""
