"""Write the generated parts of the sources: `clone()` of every State and Part, after its `__init__`.

A clone written by hand (without the mark) stays. `--check` writes nothing and fails where something would change.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from starboard.kernel import Part, Record, State

ROOT = Path(__file__).resolve().parent.parent
WHERE = ((ROOT / "src", "starboard/games"), (ROOT, "examples"))
MARK = "# generated: make generate"


def copied(name: str, hint: ast.expr, parts: set[str]) -> str:
    """Return the expression that copies a field, by its annotation: parts are cloned, lists copied, all else shared."""
    here = f"self.{name}"
    if isinstance(hint, ast.Constant) and isinstance(hint.value, str):
        hint = ast.parse(hint.value, mode="eval").body
    if isinstance(hint, ast.Name) and hint.id in parts:
        return f"{here}.clone()"
    if isinstance(hint, ast.BinOp) and any(isinstance(side, ast.Name) and side.id in parts for side in ast.walk(hint)):
        return f"None if {here} is None else {here}.clone()"
    if isinstance(hint, ast.Subscript) and ast.unparse(hint.value) == "list":
        return f"{here}.copy()"
    if isinstance(hint, ast.Subscript) and any(isinstance(n, ast.Name) and n.id in parts for n in ast.walk(hint.slice)):
        if ast.unparse(hint.value) == "tuple" and ast.unparse(hint.slice).endswith(", ...)"):
            return f"tuple([part.clone() for part in {here}])"
        sys.exit(f"generate: cannot copy {name}: {ast.unparse(hint)}; use tuple[<Part>, ...]")
    return here


def clone_of(kind: type[Record], init: ast.FunctionDef, parts: set[str]) -> list[str]:
    """Return the lines of a class's clone method."""
    hints = {argument.arg: argument.annotation for argument in init.args.args[1:]}
    taken = [copied(name, hint, parts) for name, hint in hints.items() if hint is not None]
    assert len(taken) == len(kind.FIELDS), f"{kind.__name__}: annotate every parameter"
    return [
        f"    def clone(self) -> {kind.__name__}:  {MARK}",
        f"        return {kind.__name__}({', '.join(taken)})",
    ]


def written(source: str, kinds: dict[str, type[Record]], parts: set[str]) -> str:
    """Return a module's source with the clone methods of its states and parts as they should be."""
    lines = source.splitlines()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name in kinds]
    for node in reversed(classes):
        methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
        old, init = methods.get("clone"), methods.get("__init__")
        if init is None or not issubclass(kinds[node.name], Part):
            continue
        new = clone_of(kinds[node.name], init, parts)
        if old is None:
            lines[init.end_lineno : init.end_lineno] = ["", *new]
        elif MARK in lines[old.lineno - 1]:
            lines[old.lineno - 1 : old.end_lineno] = new
    return "\n".join(lines) + "\n"


def formatted(source: str, path: Path) -> str:
    """Return the source in the project's format."""
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(ruff, input=source, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def changes() -> dict[Path, str]:
    """Return the files that are not as they should be, each with its source as it should be."""
    paths = [(path, base) for base, folder in WHERE for path in sorted((base / folder).rglob("*.py"))]
    modules = {}
    for path, base in paths:
        parts = path.relative_to(base).with_suffix("").parts
        modules[path] = import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    kinds = {path: own_records(module.__name__) for path, module in modules.items()}
    names = {name for found in kinds.values() for name, kind in found.items() if issubclass(kind, Part)}
    changed = {}
    for path in modules:
        source = path.read_text(encoding="utf-8")
        new = written(source, kinds[path], names - {State.__name__, Part.__name__})
        if new != source and (new := formatted(new, path)) != source:
            changed[path] = new
    return changed


def own_records(module: str) -> dict[str, type[Record]]:
    """Return the record classes that a module defines."""
    found = vars(sys.modules[module]).values()
    return {kind.__name__: kind for kind in found if isinstance(kind, type) and is_own(kind, module)}


def is_own(kind: type, module: str) -> bool:
    """Whether a class is a record that the module itself defines."""
    return issubclass(kind, Record) and kind.__module__ == module


def main() -> None:
    """Write what is generated, or say what would change."""
    parser = argparse.ArgumentParser(description="Write the generated parts of the sources.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where something would change")
    check: bool = parser.parse_args().check
    changed = changes()
    for path, source in changed.items():
        print(f"{'stale' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_text(source, encoding="utf-8")
    if check and changed:
        sys.exit("Run: make generate")


if __name__ == "__main__":
    main()
