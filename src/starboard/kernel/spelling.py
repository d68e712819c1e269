"""Records as JSON that needs no table of numbers: values of a domain are written as the game's notation does."""

from __future__ import annotations

from typing import Any, Final

from starboard.kernel.actions import Action
from starboard.kernel.codec import KIND
from starboard.kernel.kinds import SEAT, Domain, Kind, Many, Number
from starboard.kernel.records import Record

NO_DOMAIN: Final = -1
"""Said of a field that holds numbers, flags, texts, records or tuples of them."""
ONE: Final = 0
"""Said of a field that holds one value of a domain."""
ROW: Final = 1
"""Said of a field that holds a tuple of values of a domain."""
DEEP: Final = 2
"""Said of a field that holds tuples of tuples of them."""


class _Spelling:
    """How a field is written: its name, how its values lie, and what is written for each; the last is for UNKNOWN."""

    def __init__(self, name: str, lies: int, shown: tuple[Any, ...]) -> None:
        self.name: Final = name
        self.lies: Final = lies
        self.shown: Final = shown


def as_json(record: Record) -> dict[str, Any]:
    """Return a record as an object with its class's name under `is`.

    Actions are written as their texts, and so are values of a domain; seats stay numbers from 0; a value of a domain
    that is unseen, or that there is not, is null.
    """
    kind = type(record)
    said: dict[str, Any] = {KIND: kind.__name__}
    spellings = _spellings.get(kind)
    if spellings is None:
        spellings = _spellings[kind] = _spellings_of(kind)
    for one in spellings:
        value = getattr(record, one.name)
        if one.lies == NO_DOMAIN:
            said[one.name] = _value(value)
        elif one.lies == ONE:
            said[one.name] = one.shown[value]
        elif one.lies == ROW:
            shown = one.shown
            said[one.name] = [shown[number] for number in value]
        else:
            said[one.name] = _deep(value, one.shown)
    return said


def _value(value: Any) -> Any:
    """Return what a field holds that is no value of a domain."""
    if isinstance(value, tuple | list):
        return [item if type(item) is int else _value(item) for item in value]
    if isinstance(value, Action):
        return str(value)
    return as_json(value) if isinstance(value, Record) else value


def _deep(value: Any, shown: tuple[Any, ...]) -> Any:
    return [_deep(item, shown) for item in value] if isinstance(value, tuple) else shown[value]


def _spellings_of(kind: type[Record]) -> list[_Spelling]:
    return [_spelling(field.name, field.domain, field.kind) for field in kind.FIELDS]


def _spelling(name: str, domain: Domain, kind: Kind) -> _Spelling:
    if not domain.size or not kind.plain:
        return _Spelling(name, NO_DOMAIN, ())
    names = tuple(range(domain.size)) if domain.name == SEAT.name else tuple(domain.texts)
    row = isinstance(kind, Many) and isinstance(kind.item, Number)
    return _Spelling(name, ROW if row else ONE if isinstance(kind, Number) else DEEP, (*names, None))


_spellings: Final[dict[type[Record], list[_Spelling]]] = {}
