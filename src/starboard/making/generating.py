"""Write out what a class is given when it is made: a record's `__init__` from its `FIELDS`, `clone` of what changes.

Before compiling it must stand in the source, and in a source of one's own it may. What is written by hand (without the
mark) stays; a constructor by hand must take what the fields declare.
"""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from starboard.kernel import Refusal
from starboard.making.declarations import Class, Hint, Module, Sources, last_name
from starboard.making.packages import CannotMake, Package, files_of, kernel
from starboard.making.trees import source_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

MARK: Final = "# generated: "
"""What the head of a generated method says, and then by which command."""
OURS: Final = f"{MARK}starboard generate"
WIDTH = 120
OWN_WORD = "# noqa: A002  # the rules' own word"


def hints_of(kind: Class, sources: Sources) -> dict[str, Hint]:
    """Return the types of the fields that a class declares; raise CannotMake where one says too little."""
    found = {field: sources.hint(kind[0], named) for field, named in sources.declared(kind).items()}
    hints = {field: hint for field, hint in found.items() if hint is not None}
    if len(hints) < len(found):
        raise CannotMake(Refusal("", "generate-fields", (("name", kind[1]),)))
    return hints


def init_of(kind: Class, hints: dict[str, Hint], sources: Sources, mark: str) -> list[str]:
    """Return the lines of a class's constructor."""
    taken = {field: f"{field}: {hint.text()}" for field, hint in hints.items()}
    line = f"    def __init__(self, {', '.join(taken.values())}) -> None:  {mark}"
    borrowed = [field for field in hints if hasattr(builtins, field)]
    if borrowed and len(line) + 2 + len(OWN_WORD) <= WIDTH:
        lines = [f"{line}  {OWN_WORD}"]
    elif borrowed:
        words = [f"        {word},{f'  {OWN_WORD}' * (field in borrowed)}" for field, word in taken.items()]
        lines = ["    def __init__(", "        self,", *words, f"    ) -> None:  {mark}"]
    else:
        lines = [line]
    return [*lines, *[f"        {store}" for store in stores_of(kind, hints, sources)]]


def stores_of(kind: Class, hints: dict[str, Hint], sources: Sources, final: str = "Final") -> list[str]:
    """Return the statements of a class's constructor."""
    kinds = sources.declared(kind)
    lines = []
    for field in hints:
        wide = "i64" if last_name(kinds[field]) == "BITS" and "i64" in sources.modules[kind[0]].imports else ""
        fixed = not sources.is_part(kind) and not sources.is_shared(kind, field)
        note = (f": {final}[{wide}]" if wide else f": {final}") if fixed else f": {wide}" if wide else ""
        lines.append(f"self.{field}{note} = {field}")
    return lines


def copied(name: str, hint: Hint, sources: Sources) -> str:
    """Return the expression that copies a field, by its type: parts are cloned, lists copied, all else shared."""
    here = f"self.{name}"
    if hint.listed:
        return f"{here}.copy()"
    if not sources.is_part(hint.kind):
        return here
    if not hint.tuples:
        return f"None if {here} is None else {here}.clone()" if hint.optional else f"{here}.clone()"
    if hint.tuples == 1 and not hint.optional:
        return f"tuple([part.clone() for part in {here}])"
    raise CannotMake(Refusal("", "generate-copy", (("name", name), ("hint", hint.text()))))


def copy_of(kind: Class, hints: dict[str, Hint], sources: Sources) -> str:
    """Return the expression that copies a record of a class."""
    return f"{kind[1]}({', '.join([copied(field, hint, sources) for field, hint in hints.items()])})"


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


def written(name: str, sources: Sources, mark: str = OURS) -> str:
    """Return a module's source with the constructors and clones of its records as they should be."""
    module = sources.modules[name]
    before = module.source.splitlines()
    lines = before.copy()
    wanted: set[Class] = set()
    for node in reversed(module.classes.values()):
        wanted |= _write_class(lines, node, (name, node.name), sources, mark)
    _import(lines, module, {(source, word) for source, word in wanted if source not in ("", name)})
    return module.source if lines == before else "\n".join(lines) + "\n"


def _import(lines: list[str], module: Module, wanted: set[Class]) -> None:
    """Import what a module does not know yet: what is Python's above its own imports, for it has some, else below."""
    imports = [
        node
        for node in module.tree.body
        if isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and node.module != "__future__")
    ]
    for source, name in sorted(wanted, key=lambda one: (one[0] == "typing", one)):
        if imports and not {name, "*"} & module.imports.keys():
            line = f"from {source.removesuffix('.__init__')} import {name}"
            start = imports[0].lineno - 1
            if source == "typing":
                lines[start:start] = [line, ""]  # sorted last, so that the line of the others has not moved
            else:
                lines.insert(imports[-1].end_lineno or start, line)


def _write_class(lines: list[str], node: ast.ClassDef, kind: Class, sources: Sources, mark: str) -> set[Class]:
    """Write what a class is given into the lines of its module; return the classes that are named there."""
    hints = hints_of(kind, sources)
    if not hints:
        return set()
    methods = methods_of(node)
    init, clone = methods.get("__init__"), methods.get("clone")
    by_hand = init is not None and not is_marked(lines, init)
    if init is not None and by_hand:
        _compare(node.name, hints_by_hand(init), hints)
    copy = []
    if sources.is_part(kind):
        head = f"    def clone(self) -> {kind[1]}:  {mark}"
        copy = [head, f"        return {copy_of(kind, hints, sources)}"]
    if clone is not None and is_marked(lines, clone) and copy:
        lines[clone.lineno - 1 : clone.end_lineno] = copy
    if init is None or not by_hand:
        new = init_of(kind, hints, sources, mark)
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
    named = set() if by_hand else {hint.kind for hint in hints.values()}
    return named | {("typing", "Final")} if any(": Final" in line for line in new) else named


def methods_of(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """Return the methods that a class writes."""
    return {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}


def completed(name: str, sources: Sources) -> str:
    """Return a module's source with all that its classes would be given when they are made, to be compiled.

    Each method is one line in the place of a blank one, so that what follows keeps the number of its line, by which a
    fault in it is told.
    """
    module = sources.modules[name]
    lines = module.source.splitlines()
    used: dict[str, str] = {}
    for node in reversed(module.classes.values()):
        new = _given(node, (name, node.name), sources, used)
        end = node.end_lineno or node.lineno
        blank = next((count for count, line in enumerate(lines[end:]) if line.strip()), len(lines) - end)
        lines[end : end + min(blank, len(new))] = [_margin(lines, node) + line for line in new]
    return "\n".join([*lines, *used.values()]) + "\n" if used else module.source


def _given(node: ast.ClassDef, kind: Class, sources: Sources, used: dict[str, str]) -> list[str]:
    """Return the methods that a class is given, a line each; `used` gets what its module must import for them."""
    hints = hints_of(kind, sources)
    own = methods_of(node)
    new = []
    if hints and "__init__" not in own:
        taken = [f"{field}: {hint.text(_named(hint.kind, kind[0], sources, used))}" for field, hint in hints.items()]
        stores = "; ".join(stores_of(kind, hints, sources, "_Final"))
        new.append(f"def __init__(self, {', '.join(taken)}) -> None: {stores}")
    if hints and "clone" not in own and sources.is_part(kind):
        with suppress(CannotMake):  # tuples of tuples of parts: the kernel's own clone copies them too
            new.append(f"def clone(self) -> '{kind[1]}': return {copy_of(kind, hints, sources)}")
    if new:
        used["_Final"] = "from typing import Final as _Final"
    return new


def _margin(lines: list[str], node: ast.ClassDef) -> str:
    """Return how far the body of a class stands in."""
    first = lines[node.body[0].lineno - 1]
    return first[: len(first) - len(first.lstrip())]


def _named(kind: Class, module: str, sources: Sources, used: dict[str, str]) -> str:
    """Return what a class is called in a module, which must import it under this name where it does not know it."""
    source, name = kind
    if not source or sources.found(module, name) == kind:
        return name
    used[f"_{name}"] = f"from {source.removesuffix('.__init__')} import {name} as _{name}"
    return f"_{name}"


def _head_end(node: ast.ClassDef) -> int:
    """Return the last line before a class's methods."""
    head = [item for item in node.body if not isinstance(item, ast.FunctionDef)]
    first = next((item.lineno for item in node.body if isinstance(item, ast.FunctionDef)), sys.maxsize)
    return max(item.end_lineno or item.lineno for item in head if item.lineno < first)


def _compare(name: str, taken: dict[str, str], known: dict[str, Hint]) -> None:
    """Stop where a constructor by hand takes something else than the fields declare."""
    for field, hint in known.items():
        said = taken.get(field, "").replace("i64", "int")
        if said != hint.text():
            why = (("name", name), ("field", field), ("taken", said or "-"), ("declared", hint.text()))
            raise CannotMake(Refusal("", "generate-takes", why))


def formatted(source: str, path: Path) -> str:
    """Return the source in the format of the project that the path is in, where ruff is there to do it."""
    if find_spec("ruff") is None:
        return source
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(ruff, input=source, capture_output=True, text=True, check=True).stdout  # noqa: S603  # our words


def changes(packages: Sequence[Package], mark: str = OURS, *, begun: bool = False) -> dict[Path, str]:
    """Return the files of these packages that are not as they should be, each with its source as it should be.

    With `begun` there are none where nothing was ever generated: it need not be. Raise CannotMake where a declaration
    says too little, or a source is no Python.
    """
    paths = {name: path for package in packages for name, path in files_of(package).items()}
    sources = sources_of(paths)
    own = [sources.modules[_module(name)].source for name, path in paths.items() if path.suffix == ".py"]
    if begun and not any(MARK in source for source in own):
        return {}
    changed = {}
    for name, path in paths.items():
        if path.suffix != ".py":
            continue
        before = sources.modules[_module(name)].source
        new = written(_module(name), sources, mark)
        if new != before and (new := formatted(new, path)) != before:
            changed[path] = new
    return changed


def to_compile(files: Mapping[str, Path], names: Sequence[str]) -> dict[str, str]:
    """Return the sources of some files, each by its path in a tree, that must say more before they are compiled."""
    sources = sources_of({name: files[name] for name in names})
    sought = {name: (sources.modules[_module(name)].source, completed(_module(name), sources)) for name in names}
    return {name: new for name, (before, new) in sought.items() if new != before}


def sources_of(files: Mapping[str, Path]) -> Sources:
    """Return the sources of files, each by its path from where it is imported, with the kernel's; others are found."""
    paths = {_module(name): path for name, path in {**files_of(kernel()), **files}.items() if path.suffix == ".py"}
    try:
        return Sources({name: path.read_text(encoding="utf-8") for name, path in paths.items()}, found_source)
    except SyntaxError as error:
        where = (("file", str(paths[str(error.filename)])), ("line", error.lineno or 0))
        raise CannotMake(Refusal("", "generate-syntax", where)) from error


def found_source(module: str) -> tuple[str, str] | None:
    """Return the full name and the text of a module that is installed or lies on the path, a package's `__init__`."""
    if module.partition(".")[0] in sys.stdlib_module_names:
        return None
    place = source_of(module)
    if place is not None and place.is_dir():
        module, place = f"{module}.__init__", place / "__init__.py"
    if place is None or place.suffix != ".py" or not place.is_file():
        return None
    return module, place.read_text(encoding="utf-8")


def _module(name: str) -> str:
    """Return the module of a path: `a.b.__init__` of `a/b/__init__.py`."""
    return name.removesuffix(".py").replace("/", ".")
