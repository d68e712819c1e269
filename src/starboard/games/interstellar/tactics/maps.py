"""How far spaces are apart, on each board that planets leave."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.questions import is_space
from starboard.games.interstellar.state import Galaxy

FAR: Final = 9
"""Further than any two spaces are apart."""
MOST_MAPS: Final = 200
"""So many boards are kept with their distances: as many as some matches pass through while planets vanish."""
_ways: Final[dict[tuple[int, ...], list[list[int]]]] = {}
"""The distances of each board, told by the planets in play: their number says how the nodes touch (3.5)."""


def distances(s: Galaxy, start: int) -> list[int]:
    """How many spaces each node is away; FAR where no way leads. Not the caller's own: it is asked for often."""
    return ways(s)[start]


def ways(s: Galaxy) -> list[list[int]]:
    """How far it is from each node to each other one, as `distances` tells it."""
    kept = _ways.get(s.planets)
    if kept is None:
        if len(_ways) >= MOST_MAPS:
            _ways.clear()
        kept = _ways[s.planets] = [_distances(s, node) for node in range(s.setting.nodes)]
    return kept


def _distances(s: Galaxy, start: int) -> list[int]:
    away = [FAR] * s.setting.nodes
    away[start] = 0
    edge = [start]
    while edge:
        following = []
        for node in edge:
            for other in s.setting.near[node]:
                if away[other] == FAR and is_space(s, other):
                    away[other] = away[node] + 1
                    following.append(other)
        edge = following
    return away
