"""A plugin of mypy's: it tells of records what they are given when they are made, from the line FIELDS.

A project turns it on by `plugins = ["starboard.making.typing"]` in its `[tool.mypy]`. A constructor or clone that
stands in the source is taken as it is there.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy.nodes import ARG_POS, MDEF, Argument, SymbolTableNode, TypeAlias, TypeInfo, Var
from mypy.plugin import Plugin
from mypy.plugins.common import add_method_to_class
from mypy.types import AnyType, Instance, NoneType, Type, TypeOfAny, UnionType

from starboard.making.declarations import Hint, Sources, declaration

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy.plugin import ClassDefContext

RECORD: Final = "starboard.kernel.records.Record"
PART: Final = "starboard.kernel.records.Part"


class Records(Plugin):
    """Types every class that derives from a record."""

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        """Return what completes a class with this base."""
        found = self.lookup_fully_qualified(fullname)
        is_record = found is not None and isinstance(found.node, TypeInfo) and found.node.has_base(RECORD)
        return complete if is_record else None


def plugin(version: str) -> type[Plugin]:  # noqa: ARG001  # mypy tells which it is
    """Return the plugin."""
    return Records


def complete(ctx: ClassDefContext) -> None:
    """Give a class that declares fields its attributes and constructor, and a part its clone."""
    info = ctx.cls.info
    sources = Sources({}, lambda module: _read(ctx, module))
    module = sources.named(info.module_name)
    node = _declaring(ctx, sources, module) if module else None
    declared = {} if node is None else declaration(node)
    if not declared:
        return
    taken: dict[str, Type] = {}
    for name, named in declared.items():
        hint = sources.hint(module, named)
        found = AnyType(TypeOfAny.from_error) if hint is None else _type_of(ctx, hint)
        if found is None:
            return  # a class that is not known yet: the hook is called again
        taken[name] = found
    if not _is_written(info, "__init__"):
        for name, kind in taken.items():
            _add_attribute(info, name, kind)
        arguments = [Argument(Var(name, kind), kind, None, ARG_POS) for name, kind in taken.items()]
        add_method_to_class(ctx.api, ctx.cls, "__init__", arguments, NoneType())
    if info.has_base(PART) and not _is_written(info, "clone"):
        add_method_to_class(ctx.api, ctx.cls, "clone", [], Instance(info, []))


def _read(ctx: ClassDefContext, module: str) -> tuple[str, str] | None:
    """Return the full name and the text of a module that mypy has found."""
    tree = ctx.api.modules.get(module)
    if tree is None or not tree.path.endswith(".py"):
        return None
    name = f"{module}.__init__" if Path(tree.path).name == "__init__.py" else module
    return name, Path(tree.path).read_text(encoding="utf-8")


def _declaring(ctx: ClassDefContext, sources: Sources, module: str) -> ast.ClassDef | None:
    """Return the class in its source, wherever it stands there."""
    for node in ast.walk(sources.modules[module].tree):
        if isinstance(node, ast.ClassDef) and node.name == ctx.cls.name and node.lineno == ctx.cls.line:
            return node
    return None


def _is_written(info: TypeInfo, name: str) -> bool:
    return name in info.names and not info.names[name].plugin_generated


def _type_of(ctx: ClassDefContext, hint: Hint) -> Type | None:
    """Return the type of a field; None, and the class deferred, where mypy does not know it yet."""
    module, name = hint.kind
    fullname = f"{module.removesuffix('.__init__') or 'builtins'}.{name}"
    found = ctx.api.lookup_fully_qualified_or_none(fullname)
    kind: Type
    if found is not None and isinstance(found.node, TypeInfo):
        kind = Instance(found.node, [AnyType(TypeOfAny.special_form)] * len(found.node.type_vars))
    elif found is not None and isinstance(found.node, TypeAlias):
        kind = found.node.target
    elif ctx.api.final_iteration:
        kind = AnyType(TypeOfAny.from_error)
    else:
        ctx.api.defer()
        return None
    if hint.optional:
        kind = UnionType.make_union([kind, NoneType()])
    if hint.listed:
        return ctx.api.named_type("builtins.list", [kind])
    for _ in range(hint.tuples):
        kind = ctx.api.named_type("builtins.tuple", [kind])
    return kind


def _add_attribute(info: TypeInfo, name: str, kind: Type) -> None:
    """Add an attribute: to be read alone where nothing changes in place, unless a base lets it be set."""
    if _is_written(info, name):
        return
    attribute = Var(name, kind)
    attribute.info = info
    attribute._fullname = f"{info.fullname}.{name}"  # as mypy's own plugins do
    inherited = [base.names[name].node for base in info.mro[1:] if name in base.names]
    is_open = any(isinstance(node, Var) and not node.is_property for node in inherited)
    attribute.is_property = not info.has_base(PART) and not is_open
    info.names[name] = SymbolTableNode(MDEF, attribute, plugin_generated=True)
