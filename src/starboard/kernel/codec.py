"""JSON for records: one codec for states, steps, actions, events and outcomes.

What is read is checked by what the fields declare: types, ranges, lengths, classes. It takes time and memory as the
data is long, and fails with InvalidRecord alone.
"""

from __future__ import annotations

from typing import Any, Final

from starboard.kernel.actions import Action
from starboard.kernel.duties import is_abstract
from starboard.kernel.errors import InvalidRecord, Refusal, StarboardError
from starboard.kernel.kinds import GREATEST, LONGEST, Args, Holding, Kind, Many, Number, Steps, form_of, is_plain_value
from starboard.kernel.records import KERNEL, NOBODY, RECORDS, UNKNOWN, Field, Record, lies_in
from starboard.kernel.steps import Step

KIND: Final = "is"
"""The key of the class's name: a word that Python keeps for itself, so that no field can have it."""

DEEPEST: Final = 64
"""How deep records and lists may lie in each other: far from where Python's own limit ends."""

BAD_VALUES: Final = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What a constructor that computes tables may raise on values that make no sense."""


class Shelf:
    """What a codec must know of a class: its fields in their order, each with its kind."""

    def __init__(self, cls: type[Record]) -> None:
        self.cls: Final = cls
        self.keys: Final = frozenset({KIND, *[field.name for field in cls.FIELDS]})
        self.kinds: Final = [(field, field.kind) for field in cls.FIELDS]
        self.is_action: Final = issubclass(cls, Action)


_SHELVES: Final[dict[type[Record], Shelf]] = {}


def shelf_of(cls: type[Record]) -> Shelf:
    """Return what a codec must know of this class."""
    shelf = _SHELVES.get(cls)
    if shelf is None:
        shelf = _SHELVES[cls] = Shelf(cls)
    return shelf


class Codec:
    """The JSON of one game's records and the kernel's. A record is an object with its class's name under `is`."""

    def __init__(self, package: str) -> None:
        self.kinds: Final[dict[str, type[Record]]] = {}
        self._shelves: Final[dict[str, Shelf]] = {}
        for cls in RECORDS:
            if not (lies_in(cls, package) or lies_in(cls, KERNEL)) or is_abstract(cls):
                continue
            if self.kinds.setdefault(cls.__name__, cls) is not cls:
                raise TypeError(f"two records of {package} are called {cls.__name__}")
            self._shelves[cls.__name__] = shelf_of(cls)

    def encode(self, value: Any) -> Any:
        """Return a record, or a list of them, as JSON data; raise TypeError for what no field declares."""
        if isinstance(value, Record):
            shelf = shelf_of(type(value))
            data: dict[str, Any] = {KIND: shelf.cls.__name__}
            for field, kind in shelf.kinds:
                inner = getattr(value, field.name)
                if type(inner) is int and isinstance(kind, Number):
                    data[field.name] = inner
                else:
                    data[field.name] = self._encoded(kind, inner, shelf.cls, field)
            return data
        if isinstance(value, tuple | list):
            return [self.encode(item) for item in value]
        if value is None or type(value) is int or type(value) is bool or type(value) is str:
            return value
        raise TypeError(f"{type(value).__name__} is nothing that a field can hold")

    def _encoded(self, kind: Kind, value: Any, cls: type[Record], field: Field) -> Any:
        if isinstance(kind, Many) and type(value) is tuple:
            item = kind.item
            if not isinstance(item, Number):
                return [self._encoded(item, inner, cls, field) for inner in value]
            if is_plain_value(kind, value):
                return list(value)
        elif isinstance(kind, Holding):
            if isinstance(value, kind.held) or (value is None and kind.optional):
                return self.encode(value)
        elif isinstance(kind, Steps):
            if type(value) is list and all(isinstance(step, Step) for step in value):
                return [self.encode(step) for step in value]
        elif is_plain_value(kind, value):
            return self.encode(value)
        raise TypeError(f"{cls.__name__}.{field.name}: {value!r} is not what its field declares")

    def decode(self, data: Any, *, seen: bool = False) -> Any:
        """Return the record of JSON data, or None for null; raise InvalidRecord where it is none of this game's.

        Where it is `seen` by somebody, as a view shows it, what is hidden may be unknown; the truth knows its pieces.
        """
        return None if data is None else _Reader(self._shelves, seen).record(data, Record, "a value", 0)


class _Reader:
    """Reads JSON data by what the fields declare."""

    def __init__(self, shelves: dict[str, Shelf], seen: bool) -> None:
        self._shelves: Final = shelves
        self._seen: Final = seen

    def record(self, data: Any, wanted: type[Any], place: str, depth: int) -> Record:
        """Return the record that this is; raise InvalidRecord where it is none of the class that is wanted."""
        name = data.get(KIND) if isinstance(data, dict) else None
        shelf = self._shelves.get(name) if isinstance(name, str) else None
        if shelf is None or not issubclass(shelf.cls, wanted):
            raise invalid(place, data if name is None else name)
        if depth > DEEPEST:
            raise invalid(place, "…")
        if data.keys() != shelf.keys:
            raise invalid(shelf.cls.__name__, list(data))
        taken: list[Any] = [self._field(shelf, field, kind, data[field.name], depth) for field, kind in shelf.kinds]
        build: Any = shelf.cls
        try:
            made: Record = build(*taken)
        except StarboardError as refused:
            raise InvalidRecord(refused.why) from refused
        except BAD_VALUES as error:
            raise invalid(shelf.cls.__name__, error) from error
        return made

    def _field(self, shelf: Shelf, field: Field, kind: Kind, data: Any, depth: int) -> Any:
        place = f"{shelf.cls.__name__}.{field.name}"
        if isinstance(kind, Number):
            # In a domain -1 is "none", but no action is about nothing, and no hidden place for one piece is empty.
            full = shelf.is_action or (field.hidden and field.pool)
            if self._is_number(kind, data, field, 0 if full else kind.least):
                return data
            raise invalid(place, data)
        if field.by == NOBODY and self._seen and data == []:
            return ()
        return self._value(kind, data, field, place, depth + 1)

    def _is_number(self, kind: Number, data: Any, field: Field, least: int) -> bool:
        if type(data) is not int:
            return False
        return max(least, kind.least) <= data <= kind.most or (field.hidden and self._seen and data == UNKNOWN)

    def _value(self, kind: Kind, data: Any, field: Field, place: str, depth: int) -> Any:
        if isinstance(kind, Many):
            if isinstance(data, list) and kind.least <= len(data) <= kind.most:
                return tuple([self._value(kind.item, item, field, place, depth + 1) for item in data])
        elif isinstance(kind, Number):
            if self._is_number(kind, data, field, 0 if field.pool else kind.least):
                return data
        elif isinstance(kind, Holding):
            if data is None and kind.optional:
                return None
            return self.record(data, kind.held, place, depth)
        elif isinstance(kind, Steps):
            if isinstance(data, list) and len(data) <= LONGEST:
                return [self.record(item, Step, place, depth + 1) for item in data]
        elif isinstance(kind, Args):
            if isinstance(data, list) and len(data) <= LONGEST:
                return tuple([_argument(item, place) for item in data])
        elif type(data) is form_of(kind):
            return data
        raise invalid(place, data)


def _argument(data: Any, place: str) -> tuple[str, str | int]:
    if isinstance(data, list) and len(data) == 2 and type(data[0]) is str:
        name, value = data
        if type(value) is str or (type(value) is int and -GREATEST <= value <= GREATEST):
            return (name, value)
    raise invalid(place, data)


def invalid(place: str, value: object) -> InvalidRecord:
    """Return the error for data that is not what belongs in this place."""
    try:
        said = str(value)[:60]
    except (ValueError, RecursionError):  # an integer of too many digits, or too deep
        said = type(value).__name__
    return InvalidRecord(Refusal("", "bad-data", (("place", place), ("value", said))))
