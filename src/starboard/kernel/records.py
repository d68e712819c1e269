"""Records: the plain data that states, steps, actions and events are made of.

A record is a class with one line `FIELDS = fields(name=kind, ...)`. When the class is made it gets an `__init__` that
takes exactly these fields in this order, and a part its `clone`, unless it has its own; before compiling they are
written into the source. Everything generic (JSON, equality, repr, views, ids, notation) reads `FIELDS`; a field that is
not declared is an error when the class is made, interpreted and compiled.
"""

from __future__ import annotations

from dis import get_instructions
from inspect import signature
from keyword import iskeyword
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from starboard.kernel.kinds import Holding, Kind, Many, Steps, is_number, kind_of, unknown_in
from starboard.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

UNKNOWN: Final = -1
"""What stands in a view where its viewer may not look."""

EVERYONE: Final = "everyone"
"""Seen by all."""
OWNER: Final = "owner"
"""Seen by the record's seat (its field `seat`, else that of the record around it); others see how many."""
KNOWERS: Final = "knowers"
"""Seen by the seats in the record's field `known_by`, a set made by `known_to`."""
COUNT: Final = "count"
"""Nobody sees which; all see how many."""
NOBODY: Final = "nobody"
"""Nobody sees anything, not even how many."""

KNOWN_TO_ALL: Final = 1
"""The value of `known_by` for what every seat and every spectator knows."""


def known_to(seats: Iterable[int]) -> int:
    """Return the value of `known_by` for exactly these seats."""
    known = 0
    for seat in seats:
        known |= 2 << seat  # int, not i64
    return known


def is_known(known_by: int, viewer: int) -> bool:
    """Whether the viewer (a seat, or -1 for a spectator) is among those who know."""
    return bool(known_by & 1) or (viewer >= 0 and bool(known_by >> (viewer + 1) & 1))


class Seen:
    """Who sees a field, and what it holds; `ordered` says that a hidden zone has an order."""

    def __init__(self, by: str, declared: object, *, ordered: bool = False) -> None:
        self.by: Final = by
        self.kind: Final = kind_of(declared)
        self.ordered: Final = ordered


class Field:
    """One declared field of a record."""

    def __init__(self, name: str, seen: Seen) -> None:
        self.name: Final = name
        self.by: Final = seen.by
        self.kind: Final = seen.kind
        self.domain: Final = seen.kind.domain
        self.ordered: Final = seen.ordered
        self.pool: Final = seen.kind.domain.pool
        self.hidden: Final = seen.by != EVERYONE


def fields(**declared: object) -> tuple[Field, ...]:
    """Declare a record's fields, each by its kind, a domain or a record class; `Seen(by, kind)` says who sees it.

    Whether these are kinds at all is checked when the class is made, which can name itself.
    """
    return tuple(
        Field(name, seen if isinstance(seen, Seen) else Seen(EVERYONE, seen)) for name, seen in declared.items()
    )


TRANSIENT: Final = frozenset({"told"})
"""What the kernel itself hangs on a state while a match is played."""

KERNEL: Final = "starboard.kernel"
"""The package whose records every game shares."""

RECORDS: Final[list[type[Record]]] = []
"""Every record class, in the order of definition; a codec picks those of its game."""


CHECKS: Final[list[Callable[[type[Record]], None]]] = []
"""What else is looked at when a class of records is made; modules that know more of such classes add theirs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Plain data with declared fields; equal when class and fields are equal. Only Parts change."""

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Attributes that `__init__` computes from public fields alone (a board's tables): not saved, compared or shown."""
    ALONE: ClassVar[bool] = False
    """True of what lies in no other record, so that nothing around it says whose it is: states and events."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        if "FIELDS" in vars(cls):
            _check_fields(cls)
        if "__mypyc_attrs__" not in vars(cls):  # a compiled class was given them in its source
            _complete(cls)
        if "__init__" in vars(cls) or "FIELDS" in vars(cls):
            _check_declaration(cls)
        for check in CHECKS:
            check(cls)
        RECORDS.append(cls)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        for field in self.FIELDS:
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            if mine is not theirs and mine != theirs:
                return False
        return True

    def __hash__(self) -> int:
        return hash((type(self).__name__, values(self)))

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self.FIELDS)
        return f"{type(self).__name__}({inside})"


def lies_in(cls: type[Any], package: str) -> bool:
    """Whether a class is one of a package's: of the module itself or of one in it."""
    module = str(vars(cls)["__module__"])
    return module == package or module.startswith(package + ".")


def values(record: Record) -> tuple[Any, ...]:
    """Return a record's fields in their order."""
    return tuple([getattr(record, field.name) for field in record.FIELDS])


def _stored(cls: type[Record]) -> set[str]:
    """Return the attributes that a class stores: a compiled one says so itself, of another its `__init__` is read."""
    attributes = vars(cls).get("__mypyc_attrs__")
    if attributes is not None:
        return set(attributes) - {"__dict__"}
    code = getattr(vars(cls).get("__init__"), "__code__", None)
    if code is None:
        return set()
    return {str(step.argval) for step in get_instructions(code) if step.opname == "STORE_ATTR"}


def _check_declaration(cls: type[Record]) -> None:
    declared = [field.name for field in cls.FIELDS]
    taken = list(signature(cls).parameters)
    stored = _stored(cls)
    known = {*declared, *cls.DERIVED}
    undeclared = sorted(stored - known - TRANSIENT)
    missing = sorted(known - stored) if "__init__" in vars(cls) else []
    if declared != taken or undeclared or missing:
        raise TypeError(
            f"{cls.__name__}: declared fields {declared}, but __init__ takes {taken}"
            + (f" and {undeclared} are stored besides" if undeclared else "")
            + (f" and {missing} are never stored" if missing else "")
            + ("; let __init__ compute what is DERIVED" if cls.DERIVED else "; without __init__ the class gets its own")
        )


def _check_fields(cls: type[Record]) -> None:
    declared = [field.name for field in cls.FIELDS]
    for field in cls.FIELDS:
        _check_field(cls, field)
        if field.by == KNOWERS and "known_by" not in declared:
            raise TypeError(f"{cls.__name__}.{field.name}: a field seen by KNOWERS needs a field known_by")


def _check_field(cls: type[Record], field: Field) -> None:
    place = f"{cls.__name__}.{field.name}"
    if not field.name.isidentifier() or iskeyword(field.name) or field.name == "self":
        raise TypeError(f"{place}: Python has no attribute of this name; give the field another")
    wrong = unknown_in(field.kind)
    if wrong is not None:
        raise TypeError(
            f"{place}: {_named(wrong.declared)} is nothing that a field can hold; declare {_cure(wrong.declared)}"
        )
    if field.by == OWNER and cls.ALONE and not any(other.name == "seat" for other in cls.FIELDS):
        raise TypeError(
            f"{place}: nothing says which seat the OWNER is; declare a field seat, or put it into a Part that has one"
        )
    if (field.hidden or field.pool) and not is_number(field.kind):
        raise TypeError(f"{place}: what is hidden or a piece lies in a number or a tuple of numbers, in no other shape")


CURES: Final[dict[object, str]] = {
    dict: "many(class) of records in place of a dictionary, or a tuple whose places are the keys, many(kind)",
    set: "BITS in place of a set of small numbers, or a sorted tuple, many(kind)",
    frozenset: "BITS in place of a set of small numbers, or a sorted tuple, many(kind)",
    list: "a tuple in place of a list, many(kind): copies of a state can share it",
    tuple: "a tuple by what lies in it, many(kind)",
    float: "a whole number of halves or hundredths in place of a fraction, number(least, most)",
    bool: "FLAG for true or false",
    int: "NUMBER for a whole number, or number(least, most)",
    str: "TEXT for a text",
}
"""What to declare in place of Python's own types."""
KINDS: Final = (
    "a Domain, a record class, NUMBER, number(least, most), FLAG, TEXT, BITS, STEPS or ARGS, maybe(class), or "
    "many(kind) for a tuple"
)


def _named(declared: object) -> str:
    """Return what stands in place of a kind, as it was written."""
    return declared.__name__ if type(declared) is type else repr(declared)


def _cure(declared: object) -> str:
    """Return what to declare in place of one of Python's own types, or of a value or an alias of it."""
    kind = getattr(declared, "__origin__", declared if isinstance(declared, type) else type(declared))
    return CURES.get(kind, KINDS)


MADE: Final = "<made from FIELDS>"
"""The file that a method names which no source has."""


def _complete(cls: type[Record]) -> None:
    """Give a class what it does not write itself: a constructor from its fields, and a part its clone.

    As source text, so that they are as fast as written ones. A class with attributes that its constructor computes
    writes that itself.
    """
    names = [field.name for field in cls.FIELDS]
    own = vars(cls)
    if "FIELDS" in own and "__init__" not in own and not cls.DERIVED and names:
        stores = "".join(f"\n    self.{name} = {name}" for name in names)
        _give(cls, "__init__", f"def __init__(self, {', '.join(names)}):{stores}")
    if names and issubclass(cls, Part) and "clone" not in own and ("FIELDS" in own or _is_made(cls.clone)):
        copies = ", ".join([_copy_of(f"self.{field.name}", field.kind) for field in cls.FIELDS])
        _give(cls, "clone", f"def clone(self):\n    return {cls.__name__}({copies})")


def _give(cls: type[Record], name: str, source: str) -> None:
    known: dict[str, Any] = {"__name__": vars(cls)["__module__"], "copied": copied}
    exec(compile(source, MADE, "exec"), known)  # noqa: S102  # of names alone, see _check_field
    known[cls.__name__] = cls
    method = known[name]
    method.__qualname__ = f"{cls.__qualname__}.{name}"
    setattr(cls, name, method)


def _is_made(method: Any) -> bool:
    return getattr(getattr(method, "__code__", None), "co_filename", "") == MADE


def _copy_of(value: str, kind: Kind) -> str:
    """Return the expression that copies a field of this kind, as `copied` would."""
    if kind.plain:
        return value
    if isinstance(kind, Steps):
        return f"{value}.copy()"
    if isinstance(kind, Holding) and issubclass(kind.held, Part):
        return f"None if {value} is None else {value}.clone()" if kind.optional else f"{value}.clone()"
    if isinstance(kind, Many) and isinstance(kind.item, Holding) and not kind.item.optional:
        return f"tuple([part.clone() for part in {value}])" if issubclass(kind.item.held, Part) else value
    return f"copied({value})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Record):
    """A piece of a state that changes in place: a player, a boat."""

    def clone(self) -> Part:
        """Return an independent copy."""
        taken = [(field, getattr(self, field.name)) for field in self.FIELDS]
        return type(self)(*[value if field.kind.plain else copied(value) for field, value in taken])


def copied(value: Any) -> Any:
    """Return what a copy of a record holds for this value: parts are copied, wherever they lie; all else is shared."""
    if isinstance(value, Part):
        return value.clone()
    if isinstance(value, list):
        return value.copy()
    return tuple([copied(item) for item in value]) if isinstance(value, tuple) else value


T = TypeVar("T")


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the tuple with another item in this place."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the tuple with the first such item taken out; raise ValueError where there is none."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
