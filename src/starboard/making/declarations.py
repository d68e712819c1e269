"""What records declare in their sources: which fields, each of which type. Read, and nothing of it imported."""

from __future__ import annotations

import ast
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Class = tuple[str, str]
"""A class: its module and its name there. Two modules may each have a class of one name; Python's own have none."""

CHANGING: Final = {"Part", "State"}
"""What a class derives from whose fields change in place."""


class Hint(NamedTuple):
    """The type of a field: a class, or perhaps None, or tuples of it, so deep; or a list of it."""

    kind: Class
    tuples: int = 0
    optional: bool = False
    listed: bool = False

    def text(self, name: str = "") -> str:
        """Return it as it is written, its class by this name or its own."""
        inner = (name or self.kind[1]) + " | None" * self.optional
        return f"list[{inner}]" if self.listed else "tuple[" * self.tuples + inner + ", ...]" * self.tuples


INT: Final = Hint(("", "int"))
STEP: Final[Class] = ("starboard.kernel.steps", "Step")
ARG: Final[Class] = ("starboard.kernel.errors", "Arg")
PLAIN: Final = {
    "NUMBER": INT,
    "BITS": INT,
    "FLAG": Hint(("", "bool")),
    "TEXT": Hint(("", "str")),
    "STEPS": Hint(STEP, listed=True),
    "ARGS": Hint(ARG, tuples=1),
}


class Module:
    """A source: its classes, the constants that it names, and where its other names come from."""

    def __init__(self, name: str, source: str) -> None:
        self.source = source
        self.classes: dict[str, ast.ClassDef] = {}
        self.constants: dict[str, ast.expr] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        self.tree = ast.parse(source, name)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                above = name.split(".")[: -node.level] if node.level else []
                start = ".".join([*above, *filter(None, [node.module])])
                self.imports |= {one.asname or one.name: (start, one.name) for one in node.names}
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                self.constants[node.target.id] = node.value
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.constants[node.targets[0].id] = node.value


module_of = cache(Module)
"""A source by its name and its text, read once."""


class Sources:
    """All sources together: what a name in one of them stands for.

    A module that is not given is looked for by `find`, which returns its name, ending in `__init__` where it is a
    package, and its text; or None.
    """

    def __init__(
        self, modules: Mapping[str, str], find: Callable[[str], tuple[str, str] | None] = lambda _: None
    ) -> None:
        self.modules = {name: module_of(name, source) for name, source in modules.items()}
        self._find = find
        self._missing: set[str] = set()
        classes = [(name, kind) for name, here in self.modules.items() for kind in here.classes]
        self._families = {kind: self.family(kind) for kind in classes}

    def named(self, module: str) -> str:
        """Return the name under which a module is known, with `__init__` where it is a package; empty where not."""
        for name in (module, f"{module}.__init__"):
            if name in self.modules:
                return name
        found = None if module in self._missing else self._find(module)
        if found is None:
            self._missing.add(module)
            return ""
        name, source = found
        self.modules[name] = module_of(name, source)
        return name

    def found(self, module: str, name: str) -> Class:
        """Return the class that a name stands for in a module; one of no module where no source has it."""
        here = self.named(module)
        if not here:
            return "", name
        if name in self.modules[here].classes:
            return here, name
        source = self.modules[here].imports.get(name)
        return ("", name) if source is None or source == (module, name) else self.found(*source)

    def declared(self, kind: Class) -> dict[str, ast.expr]:
        """Return the fields that a class declares itself, each with what it names."""
        here = self.modules.get(kind[0])
        return {} if here is None else declaration(here.classes[kind[1]])

    def family(self, kind: Class) -> list[Class]:
        """Return a class and all that it derives from."""
        here = self.modules.get(kind[0])
        bases = [] if here is None else [self.found(kind[0], last_name(base)) for base in here.classes[kind[1]].bases]
        return [kind, *[older for base in bases if base != kind for older in self.family(base)]]

    def is_part(self, kind: Class) -> bool:
        """Whether a class changes in place."""
        return bool(CHANGING & {name for _, name in self.family(kind)})

    def is_shared(self, kind: Class, field: str) -> bool:
        """Whether a base or a derived class has the field too: then it cannot be final."""
        older = {base for base in self.family(kind) if field in self.declared(base)}
        younger = {
            other for other, family in self._families.items() if kind in family and field in self.declared(other)
        }
        return len(older | younger) > 1

    def hint(self, module: str, kind: ast.expr) -> Hint | None:
        """Return the type of what a declaration names; None where it names no kind."""
        if isinstance(kind, ast.Call):
            called = last_name(kind.func)
            if called == "Seen":
                return self.hint(module, kind.args[1]) if len(kind.args) > 1 else None
            if called not in {"many", "maybe"}:
                return INT  # number(...), Domain(...), or what makes a domain
            inside = self.hint(module, kind.args[0]) if kind.args else None
            if inside is None:
                return None
            return inside._replace(tuples=inside.tuples + 1) if called == "many" else inside._replace(optional=True)
        name = last_name(kind)
        if name in PLAIN:
            return PLAIN[name]
        held = self.found(module, name)
        if held[0]:
            return Hint(held)
        found = self.constant(module, name)
        return INT if found is None else self.hint(*found)

    def constant(self, module: str, name: str) -> tuple[str, ast.expr] | None:
        """Return where a constant is written, and what."""
        here = self.named(module)
        if not here:
            return None
        if name in self.modules[here].constants:
            return here, self.modules[here].constants[name]
        source = self.modules[here].imports.get(name)
        return None if source is None or source == (module, name) else self.constant(*source)


def last_name(node: ast.expr) -> str:
    """Return the last name of an expression: `Choice` of `kernel.Choice[S, A]`."""
    if isinstance(node, ast.Subscript):
        return last_name(node.value)
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
