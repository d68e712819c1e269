"""Write the generated parts of the sources: `__init__` of every record from its `FIELDS`, `clone` of States and Parts.

It reads the sources and imports none of them, so a class that cannot be made yet gets its constructor. What is written
by hand (without the mark) stays; a constructor by hand must take what the fields declare.
"""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from starboard.kernel import Refusal
from starboard.making.packages import CannotMake, Package, files_of, kernel

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

MARK: Final = "# generated: "
"""What the head of a generated method says, and then by which command."""
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


class Module:
    """A source: its classes, the constants that it names, and where its other names come from."""

    def __init__(self, name: str, source: str) -> None:
        self.source = source
        self.classes: dict[str, ast.ClassDef] = {}
        self.constants: dict[str, ast.expr] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        tree = ast.parse(source, name)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                above = name.split(".")[: -node.level] if node.level else []
                start = ".".join([*above, *filter(None, [node.module])])
                self.imports |= {one.asname or one.name: (start, one.name) for one in node.names}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                self.constants[node.target.id] = node.value
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.constants[node.targets[0].id] = node.value


Class = tuple[str, str]
"""A class: its module and its name there. Two modules may each have a class of one name."""


class Sources:
    """All sources together: what a name in one of them stands for."""

    def __init__(self, modules: dict[str, str], mark: str = f"{MARK}starboard generate") -> None:
        self.mark = mark
        self.modules = {name: Module(name, source) for name, source in modules.items()}
        classes = {(name, node.name): node for name, here in self.modules.items() for node in here.classes.values()}
        self.declared = {found: set(declaration(node)) for found, node in classes.items()}
        self.bases = {
            found: [self.found(found[0], _name(base)) for base in node.bases] for found, node in classes.items()
        }

    def found(self, module: str, name: str) -> Class:
        """Return the class that a name stands for in a module; one of no module where no source has it."""
        here = self.modules.get(module) or self.modules.get(f"{module}.__init__")
        if here is None:
            return "", name
        if name in here.classes:
            return (module if module in self.modules else f"{module}.__init__"), name
        source = here.imports.get(name)
        return ("", name) if source is None or source == (module, name) else self.found(*source)

    def family(self, kind: Class) -> list[Class]:
        """Return a class and all that it derives from."""
        return [kind, *[older for base in self.bases.get(kind, []) for older in self.family(base)]]

    def is_part(self, kind: Class) -> bool:
        """Whether a class changes in place."""
        return bool(CHANGING & {name for _, name in self.family(kind)})

    def is_shared(self, kind: Class, field: str) -> bool:
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
        if self.found(module, name)[0]:
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


def init_of(kind: Class, hints: dict[str, str], kinds: dict[str, ast.expr], sources: Sources) -> list[str]:
    """Return the lines of a class's constructor."""
    taken = [f"{field}: {hint}" for field, hint in hints.items()]
    line = f"    def __init__(self, {', '.join(taken)}) -> None:  {sources.mark}"
    borrowed = [field for field in hints if hasattr(builtins, field)]
    if borrowed and len(line) + 2 + len(OWN_WORD) <= WIDTH:
        lines = [f"{line}  {OWN_WORD}"]
    elif borrowed:
        words = [f"        {field}: {hint},{f'  {OWN_WORD}' * (field in borrowed)}" for field, hint in hints.items()]
        lines = ["    def __init__(", "        self,", *words, f"    ) -> None:  {sources.mark}"]
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
    parts = [word for word in _words(hint) if sources.is_part(sources.found(module, word))]
    if not parts:
        return here
    if hint == parts[0]:
        return f"{here}.clone()"
    if hint == f"{parts[0]} | None":
        return f"None if {here} is None else {here}.clone()"
    if hint == f"tuple[{parts[0]}, ...]":
        return f"tuple([part.clone() for part in {here}])"
    raise CannotMake(Refusal("", "generate-copy", (("name", name), ("hint", hint))))


def _words(hint: str) -> list[str]:
    return [node.id for node in ast.walk(ast.parse(hint, mode="eval")) if isinstance(node, ast.Name)]


def clone_of(kind: Class, hints: dict[str, str], sources: Sources) -> list[str]:
    """Return the lines of a class's clone method."""
    taken = ", ".join([copied(kind[0], field, hint, sources) for field, hint in hints.items()])
    return [f"    def clone(self) -> {kind[1]}:  {sources.mark}", f"        return {kind[1]}({taken})"]


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
    before = module.source.splitlines()
    lines = before.copy()
    for node in reversed(module.classes.values()):
        _write_class(lines, node, name, sources)
    return module.source if lines == before else "\n".join(lines) + "\n"


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
        raise CannotMake(Refusal("", "generate-fields", (("name", node.name),)))
    copy = clone_of((module, node.name), taken, sources) if sources.is_part((module, node.name)) else []
    if clone is not None and is_marked(lines, clone) and copy:
        lines[clone.lineno - 1 : clone.end_lineno] = copy
    if init is None or not by_hand:
        new = init_of((module, node.name), taken, kinds, sources)
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
            why = (("name", name), ("field", field), ("taken", said or "-"), ("declared", hint))
            raise CannotMake(Refusal("", "generate-takes", why))


def formatted(source: str, path: Path) -> str:
    """Return the source in the format of the project that the path is in, where ruff is there to do it."""
    if find_spec("ruff") is None:
        return source
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(ruff, input=source, capture_output=True, text=True, check=True).stdout  # noqa: S603  # our words


def changes(packages: Sequence[Package], mark: str = f"{MARK}starboard generate") -> dict[Path, str]:
    """Return the files of these packages that are not as they should be, each with its source as it should be.

    Raise CannotMake where a declaration says too little, or a source is no Python.
    """
    paths = {
        _module(name): path for package in packages for name, path in files_of(package).items() if path.suffix == ".py"
    }
    known = {_module(name): path for name, path in files_of(kernel()).items() if path.suffix == ".py"}
    texts = {name: path.read_text(encoding="utf-8") for name, path in (known | paths).items()}
    try:
        sources = Sources(texts, mark)
    except SyntaxError as error:
        file = (known | paths)[str(error.filename)]
        raise CannotMake(Refusal("", "generate-syntax", (("file", str(file)), ("line", error.lineno or 0)))) from error
    changed = {}
    for name, path in paths.items():
        new = written(name, sources)
        if new != texts[name] and (new := formatted(new, path)) != texts[name]:
            changed[path] = new
    return changed


def _module(name: str) -> str:
    """Return the module of a path: `a.b.__init__` of `a/b/__init__.py`."""
    return name.removesuffix(".py").replace("/", ".")
