"""Requests over a socket as the protocol declares them: a plain one of each kind, and any at all."""

from __future__ import annotations

from typing import Any, Final, get_args

import hypothesis.strategies as st
from msgspec.inspect import (
    BoolType,
    Field,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    UnionType,
    type_info,
)

from starboard.table import protocol

KINDS: Final[dict[str, StructType]] = {
    str(info.tag): info
    for info in (type_info(kind) for kind in get_args(protocol.Request))
    if isinstance(info, StructType)
}
"""All messages by their names."""
NEAR: Final = 8
"""Numbers and lists of a request go so far: there is little beyond at a young table."""

values: Final[st.SearchStrategy[Any]] = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 1 << 40) | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
"""Any values."""


def plain(name: str) -> dict[str, Any]:
    """Return the plainest message of a kind: with what it needs and nothing else."""
    needed = [field for field in _fields(name) if field.required]
    return {"do": name, **{field.encode_name: _plain(field.type) for field in needed}}


def _fields(name: str) -> list[Field]:
    return [field for field in KINDS[name].fields if field.name != "id"]


def _plain(kind: Any) -> Any:
    """Return the first value of a kind."""
    match kind:
        case BoolType():
            return True
        case IntType(ge=ge):
            return ge or 0
        case StrType(min_length=least):
            return "x" * (least or 0)
        case ListType(item_type=item, min_length=least):
            return [_plain(item)] * (least or 0)
        case LiteralType(values=said):
            return said[0]
        case UnionType(types=types):
            return _plain(types[0])
    return None


def fitting(kind: Any) -> st.SearchStrategy[Any]:
    """Draw values of a kind."""
    match kind:
        case BoolType():
            return st.booleans()
        case NoneType():
            return st.none()
        case IntType(ge=ge, le=le):
            least = ge or 0
            return st.integers(least, min(least + NEAR, le or least + NEAR))
        case StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=min(most or NEAR, (least or 0) + NEAR))
        case ListType(item_type=item, min_length=least):
            return st.lists(fitting(item), min_size=least or 0, max_size=3)
        case LiteralType(values=said):
            return st.sampled_from(said)
        case UnionType(types=types):
            return st.one_of([fitting(one) for one in types])
    raise TypeError(kind)  # a field of a kind that none had yet: draw it here


def message(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Draw messages of a kind: mostly with fields that fit, sometimes with others in their places, or without them."""
    named = {"do": st.just(name), "id": st.text(min_size=1, max_size=6)}
    fields = _fields(name)
    fits = {field.encode_name: fitting(field.type) for field in fields}
    needed = {field.encode_name: fits[field.encode_name] for field in fields if field.required}
    others = {field: drawn for field, drawn in fits.items() if field not in needed}
    wild = {field: drawn | values for field, drawn in fits.items()}
    return st.one_of(
        st.fixed_dictionaries({**named, **needed}, optional=others), st.fixed_dictionaries(named, optional=wild)
    )


messages: Final = st.one_of(
    *[message(name) for name in KINDS],
    st.fixed_dictionaries({"do": st.sampled_from(["fly", ""]) | values}, optional={"id": values, "number": values}),
)
"""Messages of every kind, and some of none."""
