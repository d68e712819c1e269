"""JSON for records: one codec for states, steps, actions, events and outcomes."""

from __future__ import annotations

from typing import Any, Final

from starboard.kernel.actions import Action
from starboard.kernel.errors import InvalidRecord, Refusal
from starboard.kernel.records import RECORDS, UNKNOWN, Record
from starboard.kernel.steps import State, Step

KERNEL: Final = "starboard.kernel"

KIND: Final = "is"
"""The key of the class's name: a word that Python keeps for itself, so that no field can have it."""


def belongs(module: str, package: str) -> bool:
    """Whether the module is the package or lies in it."""
    return module == package or module.startswith(package + ".")


class Codec:
    """The JSON of one game's records and the kernel's. A record is an object with its class's name under `is`."""

    def __init__(self, package: str) -> None:
        self.kinds: Final[dict[str, type[Record]]] = {}
        for kind in RECORDS:
            module = str(vars(kind)["__module__"])
            if not (belongs(module, package) or belongs(module, KERNEL)):
                continue
            if self.kinds.setdefault(kind.__name__, kind) is not kind:
                raise TypeError(f"two records of {package} are called {kind.__name__}")

    def encode(self, value: Any) -> Any:
        """Return the value as JSON data."""
        if isinstance(value, Record):
            told: dict[str, Any] = {KIND: type(value).__name__}
            for field in value.FIELDS:
                told[field.name] = self.encode(getattr(value, field.name))
            return told
        if isinstance(value, tuple | list):
            return [self.encode(item) for item in value]
        return value

    def decode(self, data: Any) -> Any:
        """Return the value of JSON data; raise InvalidRecord where it is none of this game's."""
        try:
            return self._value(data)
        except RecursionError as error:
            raise invalid("a value", "nested too deep") from error

    def _value(self, data: Any) -> Any:
        if isinstance(data, list):
            return tuple([self._value(item) for item in data])
        if isinstance(data, dict):
            return self._record(data)
        if data is None or isinstance(data, int | str):
            return data
        raise invalid("a value", data)

    def _record(self, data: dict[str, Any]) -> Record:
        name = data.get(KIND)
        kind = self.kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise invalid(KIND, name)
        if set(data) != {KIND} | {field.name for field in kind.FIELDS}:
            raise invalid(kind.__name__, list(data))
        taken: list[Any] = []
        for field in kind.FIELDS:
            value = self._value(data[field.name])
            if field.domain.size and not _in_domain(value, field.domain.size):
                raise invalid(f"{kind.__name__}.{field.name}", value)
            if issubclass(kind, Action) and type(value) is not int:
                raise invalid(f"{kind.__name__}.{field.name}", value)
            if issubclass(kind, State) and field.name == "steps":
                if not isinstance(value, tuple) or not all(isinstance(step, Step) for step in value):
                    raise invalid(f"{kind.__name__}.steps", value)
                value = list(value)
            taken.append(value)
        build: Any = kind
        try:
            made: Record = build(*taken)
        except (TypeError, ValueError, IndexError, KeyError) as error:
            raise invalid(kind.__name__, error) from error
        return made


def _in_domain(value: Any, size: int) -> bool:
    if isinstance(value, tuple):
        return all(_in_domain(item, size) for item in value)
    return type(value) is int and UNKNOWN <= value < size


def invalid(place: str, value: object) -> InvalidRecord:
    """Return the error for data that is not what belongs in this place."""
    try:
        said = str(value)[:60]
    except (ValueError, RecursionError):  # an integer of too many digits, or too deep
        said = type(value).__name__
    return InvalidRecord(Refusal("", "bad-data", (("place", place), ("value", said))))
