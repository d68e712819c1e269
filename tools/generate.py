"""Write the generated parts of the sources: `__init__` of every record from its `FIELDS`, `clone` of States and Parts.

It reads the sources and imports none of them, so a class that cannot be made yet gets its constructor. What is written
by hand (without the mark) stays; a constructor by hand must take what the fields declare. `--check` writes nothing and
fails where something would change.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHERE = ((ROOT / "src", "starboard"), (ROOT, "examples"), (ROOT, "tests/toys"))
MARK = "# generated: make generate"
WIDTH = 120
OWN_WORD = "# noqa: A002  # the rules' own word"
PLAIN = {
    "NUMBER": "int",
    "BITS": "int",
    "FLAG": "bool",
    "TEXT": "str",
    "STEPS": "list[Step]",
    "ARGS": "tuple[Arg, ...]",
}
CHANGING = {"Part", "State"}
"""What a class derives from whose fields change in place."""


Kind = tuple[str, str]
"""A class: its module and its name, for two games may call theirs alike."""


class Module:
    """A source: its classes, the constants that it names, and where its other names come from."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.classes: dict[str, ast.ClassDef] = {}
        self.constants: dict[str, ast.expr] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                self.imports |= {name.asname or name.name: (node.module, name.name) for name in node.names}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                self.constants[node.target.id] = node.value
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.constants[node.targets[0].id] = node.value


class Sources:
    """All sources together: what a name in one of them stands for."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = {name: Module(source) for name, source in modules.items()}
        self.classes = {
            (name, node.name): node for name, module in self.modules.items() for node in module.classes.values()
        }
        self.bases = {
            kind: [self.find(kind[0], _name(base)) for base in node.bases] for kind, node in self.classes.items()
        }
        self.declared = {kind: set(declaration(node)) for kind, node in self.classes.items()}

    def find(self, module: str, name: str) -> Kind:
        """Return the class that a name in a module stands for; one from outside is of no module."""
        here = self.modules.get(module)
        if here is None:
            module = f"{module}.__init__"
            here = self.modules.get(module)
        if here is not None and name in here.classes:
            return module, name
        source = here.imports.get(name) if here is not None else None
        return ("", name) if source is None else self.find(*source)

    def family(self, kind: Kind) -> list[Kind]:
        """Return a class and all that it derives from."""
        return [kind, *[older for base in self.bases.get(kind, []) for older in self.family(base)]]

    def is_part(self, kind: Kind) -> bool:
        """Whether a class changes in place."""
        return any(name in CHANGING for _, name in self.family(kind))

    def is_shared(self, kind: Kind, field: str) -> bool:
        """Whether a base or a derived class has the field too: then it cannot be final."""
        older = {base for base in self.family(kind) if field in self.declared.get(base, ())}
        younger = {other for other in self.bases if kind in self.family(other) and field in self.declared[other]}
        return len(older | younger) > 1

    def hint(self, module: str, kind: ast.expr) -> str | None:
        """Return the type of what a declaration names; None where it names no kind."""
        if isinstance(kind, ast.Call):
            called = _name(kind.func)
            if called == "Seen":
                return self.hint(module, kind.args[1]) if len(kind.args) > 1 else None
            if called == "many":
                inside = self.hint(module, kind.args[0])
                return None if inside is None else f"tuple[{inside}, ...]"
            if called == "maybe":
                return f"{self.hint(module, kind.args[0])} | None"
            return "int"  # number(...), Domain(...), or what makes a domain
        name = _name(kind)
        if name in PLAIN:
            return PLAIN[name]
        if self.find(module, name) in self.classes:
            return name
        found = self.constant(module, name)
        return "int" if found is None else self.hint(*found)

    def constant(self, module: str, name: str) -> tuple[str, ast.expr] | None:
        """Return where a constant is written, and what."""
        here = self.modules.get(module) or self.modules.get(f"{module}.__init__")
        if here is None:
            return None
        if name in here.constants:
            return module, here.constants[name]
        source = here.imports.get(name)
        return None if source is None else self.constant(*source)


def _name(node: ast.expr) -> str:
    """Return the last name of an expression: `Choice` of `kernel.Choice[S, A]`."""
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else ast.unparse(node)


def declaration(node: ast.ClassDef) -> dict[str, ast.expr]:
    """Return the fields that a class declares, each with what it names."""
    for item in node.body:
        if (
            isinstance(item, ast.Assign)
            and ast.unparse(item.targets[0]) == "FIELDS"
            and isinstance(item.value, ast.Call)
        ):
            return {keyword.arg: keyword.value for keyword in item.value.keywords if keyword.arg}
    return {}


def init_of(kind: Kind, hints: dict[str, str], kinds: dict[str, ast.expr], sources: Sources) -> list[str]:
    """Return the lines of a class's constructor."""
    taken = [f"{field}: {hint}" for field, hint in hints.items()]
    line = f"    def __init__(self, {', '.join(taken)}) -> None:  {MARK}"
    borrowed = [field for field in hints if hasattr(builtins, field)]
    if borrowed and len(line) + 2 + len(OWN_WORD) <= WIDTH:
        lines = [f"{line}  {OWN_WORD}"]
    elif borrowed:
        words = [f"        {field}: {hint},{f'  {OWN_WORD}' * (field in borrowed)}" for field, hint in hints.items()]
        lines = ["    def __init__(", "        self,", *words, f"    ) -> None:  {MARK}"]
    else:
        lines = [line]
    for field in hints:
        wide = "i64" if _name(kinds[field]) == "BITS" and "i64" in sources.modules[kind[0]].imports else ""
        fixed = not sources.is_part(kind) and not sources.is_shared(kind, field)
        note = (f": Final[{wide}]" if wide else ": Final") if fixed else f": {wide}" if wide else ""
        lines.append(f"        self.{field}{note} = {field}")
    return lines


def copied(module: str, name: str, hint: str, sources: Sources) -> str:
    """Return the expression that copies a field, by its type: parts are cloned, lists copied, all else shared."""
    here = f"self.{name}"
    if hint.startswith("list["):
        return f"{here}.copy()"
    parts = [found for found in _words(hint) if sources.is_part(sources.find(module, found))]
    if not parts:
        return here
    if hint == parts[0]:
        return f"{here}.clone()"
    if hint == f"{parts[0]} | None":
        return f"None if {here} is None else {here}.clone()"
    if hint == f"tuple[{parts[0]}, ...]":
        return f"tuple([part.clone() for part in {here}])"
    sys.exit(f"generate: cannot copy {name}: {hint}; use tuple[<Part>, ...]")


def _words(hint: str) -> list[str]:
    return [node.id for node in ast.walk(ast.parse(hint, mode="eval")) if isinstance(node, ast.Name)]


def clone_of(kind: Kind, hints: dict[str, str], sources: Sources) -> list[str]:
    """Return the lines of a class's clone method."""
    module, name = kind
    taken = ", ".join([copied(module, field, hint, sources) for field, hint in hints.items()])
    return [f"    def clone(self) -> {name}:  {MARK}", f"        return {name}({taken})"]


def hints_by_hand(init: ast.FunctionDef) -> dict[str, str]:
    """Return the types of a constructor's parameters."""
    found = {}
    for argument in init.args.args[1:]:
        hint = argument.annotation
        if isinstance(hint, ast.Constant) and isinstance(hint.value, str):
            hint = ast.parse(hint.value, mode="eval").body
        found[argument.arg] = "" if hint is None else ast.unparse(hint)
    return found


def is_marked(lines: list[str], method: ast.FunctionDef) -> bool:
    """Whether a method is a generated one: its head carries the mark."""
    return any(MARK in line for line in lines[method.lineno - 1 : max(method.lineno, method.body[0].lineno - 1)])


def written(name: str, sources: Sources) -> str:
    """Return a module's source with the constructors and clones of its records as they should be."""
    module = sources.modules[name]
    lines = module.source.splitlines()
    for node in reversed(module.classes.values()):
        _write_class(lines, node, name, sources)
    return "\n".join(lines) + "\n"


def _write_class(lines: list[str], node: ast.ClassDef, module: str, sources: Sources) -> None:
    kinds = declaration(node)
    methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
    init, clone = methods.get("__init__"), methods.get("clone")
    if not kinds:
        return
    hints = {field: sources.hint(module, kind) for field, kind in kinds.items()}
    known = {field: hint for field, hint in hints.items() if hint is not None}
    by_hand = init is not None and not is_marked(lines, init)
    if init is not None and by_hand:
        taken = hints_by_hand(init)
        _compare(node.name, taken, known)
    elif len(known) == len(hints):
        taken = known
    else:
        sys.exit(f"generate: {node.name}: say of each field what it holds")
    made = (module, node.name)
    copy = clone_of(made, taken, sources) if sources.is_part(made) else []
    if clone is not None and is_marked(lines, clone) and copy:
        lines[clone.lineno - 1 : clone.end_lineno] = copy
    if init is None or not by_hand:
        new = init_of(made, taken, kinds, sources)
        if init is not None:
            start, end = init.lineno - 1, init.end_lineno or init.lineno
        else:
            start = end = _head_end(node)
            new = ["", *new]
    else:
        start, end, new = init.lineno - 1, init.end_lineno or init.lineno, lines[init.lineno - 1 : init.end_lineno]
    if copy and clone is None:
        new = [*new, "", *copy]
    lines[start:end] = new


def _head_end(node: ast.ClassDef) -> int:
    """Return the last line before a class's methods."""
    head = [item for item in node.body if not isinstance(item, ast.FunctionDef)]
    first = next((item.lineno for item in node.body if isinstance(item, ast.FunctionDef)), sys.maxsize)
    return max(item.end_lineno or item.lineno for item in head if item.lineno < first)


def _compare(name: str, taken: dict[str, str], known: dict[str, str]) -> None:
    """Stop where a constructor by hand takes something else than the fields declare."""
    for field, hint in known.items():
        said = taken.get(field, "").replace("i64", "int")
        if said != hint:
            sys.exit(f"generate: {name}.__init__ takes {field}: {said or 'nothing'}, but FIELDS declares {hint}")


def formatted(source: str, path: Path) -> str:
    """Return the source in the project's format."""
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(ruff, input=source, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def changes() -> dict[Path, str]:
    """Return the files that are not as they should be, each with its source as it should be."""
    paths = {
        ".".join(path.relative_to(base).with_suffix("").parts): path
        for base, folder in WHERE
        for path in sorted((base / folder).rglob("*.py"))
    }
    sources = Sources({name: path.read_text(encoding="utf-8") for name, path in paths.items()})
    changed = {}
    for name, path in paths.items():
        source = sources.modules[name].source
        new = written(name, sources)
        if new != source and (new := formatted(new, path)) != source:
            changed[path] = new
    return changed


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
