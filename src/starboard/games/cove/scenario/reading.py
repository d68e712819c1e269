"""Reading a description: each value checked, each fault with its path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.kernel import InvalidScenario, Refusal


class Place:
    """Where a value stands in a description, such as `oracles.0.dish`."""

    def __init__(self, path: str) -> None:
        self.path: Final = path

    def at(self, key: str | int) -> Place:
        """The place of a key or an index inside."""
        if isinstance(key, int):
            return Place(f"{self.path}[{key}]")
        return Place(f"{self.path}.{key}" if self.path else key)


def fault(code: str, place: Place, value: object) -> InvalidScenario:
    """The error for a value that is impossible in its place."""
    return InvalidScenario(Refusal("", code, (("place", place.path), ("value", str(value)[:60]))))


def objects(value: Any, place: Place, known: tuple[str, ...]) -> dict[str, Any]:
    """The object at this place, if all its keys are known."""
    if not isinstance(value, Mapping):
        raise fault("scenario-not-object", place, value)
    for key in value:
        if key not in known:
            raise fault("scenario-unknown-key", place.at(str(key)), key)
    return dict(value)


keys: Final = objects


def read_list(value: Any, place: Place) -> list[Any]:
    """The list at this place."""
    if not isinstance(value, list | tuple):
        raise fault("scenario-not-list", place, value)
    return list(value)


def number(value: Any, place: Place, least: int = 0, most: int = 9999) -> int:
    """The whole number at this place, if it is in range."""
    if type(value) is not int or not least <= value <= most:
        raise fault("scenario-not-number", place, value)
    return value


def name_in(value: Any, place: Place, known: tuple[str, ...]) -> int:
    """The number of the name at this place among those known."""
    if not isinstance(value, str) or value not in known:
        raise fault("scenario-unknown-name", place, value)
    return known.index(value)


def names_in(value: Any, place: Place, known: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of a list of names."""
    return tuple([name_in(one, place.at(n), known) for n, one in enumerate(read_list(value, place))])


def counts(value: Any, place: Place, known: tuple[str, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each name; those not named stay as they were before."""
    found = list(before)
    for name, count in objects(value, place, known).items():
        found[known.index(name)] = number(count, place.at(name))
    return tuple(found)


def seats_in(value: Any, place: Place, seats: int) -> dict[int, Any]:
    """What is said of each seat: an object whose keys are the seats' numbers, from 0."""
    known = tuple([str(seat) for seat in range(seats)])
    return {int(seat): one for seat, one in objects(value, place, known).items()}
