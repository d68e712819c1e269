"""A board as pilots know it by heart: where flights lead, who can raid whom, and what lies in reach of where."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.board import AROUND, FIRST_HOLE, Board
from starboard.games.oort.domains import CELLS, STEP, WORMHOLES
from starboard.games.oort.state import GONE, Cloud
from starboard.games.oort.tactics.hands import KINDS, Prices

KEPT: Final = 20000
"""So many skies are kept, since a search comes to the same ones again and again."""


class Sky:
    """The tokens that still lie: how many of each type, and what a rocket can take from where in one flight."""

    def __init__(self, tokens: tuple[int, ...], chart: Chart) -> None:
        self._tokens: Final = tokens
        self._chart: Final = chart
        self.left: Final = tuple([tokens.count(kind) for kind in range(KINDS)])
        self.lying: Final = sum(self.left)
        self._hauls: Final[list[list[tuple[int, ...]] | None]] = [None] * CELLS

    def haul(self, end: int) -> tuple[int, ...]:
        """OO-5.1 Return the types that a flight takes that ends on a space."""
        tokens = self._tokens
        return tuple([tokens[spot] for spot in self._chart.board.nearby[end] if tokens[spot] != GONE])

    def hauls(self, start: int) -> list[tuple[int, ...]]:
        """Return what one flight from a space can take, other rockets apart: no haul that is part of another one."""
        found = self._hauls[start]
        if found is None:
            found = _largest({tuple(sorted(self.haul(end))) for end in self._chart.ends[start]})
            self._hauls[start] = found
        return found


def _largest(hauls: set[tuple[int, ...]]) -> list[tuple[int, ...]]:
    kept: list[tuple[int, ...]] = []
    for haul in sorted(hauls, key=lambda one: (-len(one), one)):
        if haul and not any(_is_part(haul, other) for other in kept):
            kept.append(haul)
    return kept


def _is_part(haul: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(haul.count(kind) <= other.count(kind) for kind in haul)


class Chart:
    """A board as pilots know it by heart, rockets apart: where flights from each space end, and whom they reach."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board: Final = board
        self.prices: Final = Prices(board.worth, seats)
        self._skies: Final[dict[tuple[int, ...], Sky]] = {}
        self.beyond: Final = [self._beyond(way) for way in range(8)]
        """OO-4.9 Per direction, where flights end that jump; each once."""
        past = [self._reached(way, list(WORMHOLES)) for way in range(8)]
        self.ends: Final[list[tuple[int, ...]]] = []
        """Per space, where a flight from it may end; each once, and only where tokens have lain nearby."""
        self.prey: Final[list[bytes]] = []
        """OO-5.4, OO-5.5 Per space, which spaces hold a rocket that one flight from here can raid."""
        for cell in range(CELLS):
            ends: set[int] = set()
            prey = bytearray(CELLS)
            if board.is_open[cell]:
                for way in range(8):
                    self._look(cell, way, past[way], ends, prey)
                for near in AROUND[cell]:
                    prey[near] = 0
            self.ends.append(tuple(sorted([end for end in ends if board.nearby[end]])))
            self.prey.append(bytes(prey))
        self.sources: Final[list[list[int]]] = [[] for _ in range(CELLS)]
        """Per space, from where a flight can end on it."""
        for cell in range(CELLS):
            for end in self.ends[cell]:
                self.sources[end].append(cell)
        self.harbours: Final = [cell for cell in board.open_cells if board.nearby[cell]]
        """The spaces beside marked asteroids."""

    def sky(self, tokens: tuple[int, ...]) -> Sky:
        """Return what is known of the tokens that lie."""
        found = self._skies.get(tokens)
        if found is None:
            if len(self._skies) >= KEPT:
                self._skies.clear()
            found = Sky(tokens, self)
            self._skies[tokens] = found
        return found

    def _beyond(self, way: int) -> list[int]:
        reach = self.board.reach
        return sorted({hole + STEP[way] * reach[way * CELLS + hole] for hole in WORMHOLES})

    def _reached(self, way: int, starts: list[int]) -> list[int]:
        """Return which spaces hold a rocket that flights from some spaces would come to lie beside."""
        found: set[int] = set()
        for start in starts:
            length = self.board.reach[way * CELLS + start]
            found.update([start + STEP[way] * distance for distance in range(1, length + 1)])
            found.update([near for near in AROUND[start + STEP[way] * length] if near != start])
        return sorted(found)

    def _look(self, cell: int, way: int, past: list[int], ends: set[int], prey: bytearray) -> None:
        """Add where flights in a direction end and whom they reach."""
        length = self.board.reach[way * CELLS + cell]
        if not length:
            return
        ends.add(cell + STEP[way] * length)
        for place in self._reached(way, [cell]):
            prey[place] = 1
        first = FIRST_HOLE[way * CELLS + cell]
        if 0 < first <= length:
            ends.update(self.beyond[way])
            for place in past:
                prey[place] = 1


_charts: Final[dict[str, Chart]] = {}
CHARTS: Final = 32
"""So many boards are known by heart at a time."""


def chart_of(s: Cloud) -> Chart:
    """Return the chart of a position's board, the same object each time."""
    seats = len(s.rockets)
    text = f"{seats}{s.layout}{s.tiles}"
    found = _charts.get(text)
    if found is None:
        if len(_charts) >= CHARTS:
            _charts.clear()
        found = Chart(s.board, seats)
        _charts[text] = found
    return found
