"""3. The board: systems of two inner and three outer planets in a ring around the Nebula.

A node is a place of the board: 0 is the Nebula, and system s has the nodes 5s + 1 to 5s + 5, which are i0 i1 o0 o1 o2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from starboard.games.interstellar.domains import NEBULA, planet_of

PLACES: Final = ("i0", "i1", "o0", "o1", "o2")
INNER: Final = (0, 1)
OUTER: Final = (2, 3, 4)
SYSTEMS: Final = (2, 3, 4, 6, 8, 10, 12)
DIAGRAMS: Final = ("A", "B")

Pairs: TypeAlias = Sequence[tuple[int, int]]
"""Links between places, counted as in PLACES."""


def node_of(system: int, place: int) -> int:
    """Return the node of a place, counted as in PLACES, in a system."""
    return 5 * system + place + 1


def system_of(node: int) -> int:
    """Return the system of a planet's node."""
    return (node - 1) // 5


def is_inner(node: int) -> bool:
    """Whether the node is an inner planet's."""
    return node > NEBULA and (node - 1) % 5 < 2


def node_name(node: int) -> str:
    """Return the node's name in the rules, such as s0.i1."""
    return "neb" if node == NEBULA else f"s{system_of(node)}.{PLACES[(node - 1) % 5]}"


def links(systems: int, inside: Pairs, border: Pairs) -> list[tuple[int, int]]:
    """3.5 Return every link of a board once: the same in each system, and from each to the next one clockwise."""
    found: list[tuple[int, int]] = []
    for s in range(systems):
        found += [(node_of(s, a), node_of(s, b)) for a, b in inside]
        found += [(node_of(s, a), node_of((s + 1) % systems, b)) for a, b in border]
        found += [(NEBULA, node_of(s, a)) for a in INNER]
    return found


def neighbours(systems: int, inside: Pairs, border: Pairs) -> tuple[tuple[int, ...], ...]:
    """Return for each node the nodes that it touches."""
    near: list[set[int]] = [set() for _ in range(5 * systems + 1)]
    for a, b in links(systems, inside, border):
        near[a].add(b)
        near[b].add(a)
    return tuple([tuple(sorted(nodes)) for nodes in near])


def diagram_for(systems: int) -> str:
    """3.2, 3.4 Return which of the book's two diagrams a ring of so many systems follows."""
    return "A" if systems <= 4 else "B"


def systems_for(seats: int, *, compact: bool) -> int:
    """3.2, 15.5, 15.7 Return the number of systems."""
    if compact:
        return seats
    if seats <= 4:
        return 4
    return seats + seats % 2


def own_system(seat: int, seats: int, *, compact: bool) -> int:
    """3.2 Return the seat's system: opposite each other with two players, else the seat's number."""
    return 2 * seat if seats == 2 and not compact else seat


def fixture(systems: int, *, two_copies: bool = False) -> tuple[int, ...]:
    """3. Return the worked examples' numbering: a planet for each node.

    With two copies i0 counts through set 1 and i1 through set 2 (15.5); the outer planets are of set 2 from the seventh
    system on.
    """
    planets = [NEBULA]
    for s in range(systems):
        planets += [planet_of(s + 1, 1), planet_of(s + 1, 2)] if two_copies else [2 * s + 1, 2 * s + 2]
        copy = 1 + s // 6 if two_copies else 0
        planets += [planet_of(13 + 3 * (s % 6) + place, copy) for place in range(3)]
    return tuple(planets)
