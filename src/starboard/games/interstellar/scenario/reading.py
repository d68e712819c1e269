"""What every part of a scenario reads: values that need not be named, and planets by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.interstellar.domains import NEBULA, SPACE

if TYPE_CHECKING:
    from starboard.games.interstellar.state import Galaxy
    from starboard.kernel.reading import Described


def flag(given: Described, key: str) -> bool:
    """Whether a flag is named and set."""
    return given.has(key) and given.at(key).flag()


def items(given: Described, key: str) -> list[Described]:
    """Return the values of a list, none where it is not named."""
    return given.at(key).items() if given.has(key) else []


def pairs(given: Described, key: str) -> list[tuple[str, Described]]:
    """Return the keys and values of an object, none where it is not named."""
    return given.at(key).pairs() if given.has(key) else []


def node_of_key(s: Galaxy, name: str, value: Described) -> int:
    """Return the node of the planet that a key names."""
    planet = SPACE.index.get(name, NEBULA)
    if planet == NEBULA or planet not in s.planets:
        raise value.fault("described-not-in-play")
    return s.planets.index(planet)


def node_of(s: Galaxy, value: Described) -> int:
    """Return the node of the planet that a value names."""
    planet = value.one_of(SPACE)
    if planet == NEBULA or planet not in s.planets:
        raise value.fault("described-not-in-play")
    return s.planets.index(planet)
