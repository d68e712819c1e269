"""OO-3.2 to OO-3.4 A laid-out board, which never changes in a game: what lies where, and tables for quick flights."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.components import STANDARD, STANDARD_WORTH, Worth, worth_of
from starboard.games.oort.domains import (
    CELLS,
    COLUMNS,
    FILES,
    LETTERS,
    RANKS,
    ROWS,
    SIDE,
    SLOTS,
    STEP_FILE,
    STEP_RANK,
    TYPES,
    WORMHOLES,
)
from starboard.games.oort.refusals import ASTEROID_AHEAD, EDGE_AHEAD
from starboard.kernel import Refusal
from starboard.kernel.keeping import keep

EDGE: Final = -1


def cell_at(file: int, rank: int) -> int:
    """Return the number of a space, or EDGE where the board has none."""
    return rank * FILES + file if 0 <= file < FILES and 0 <= rank < RANKS else EDGE


def neighbour(cell: int, direction: int) -> int:
    """Return the next space in a direction, or EDGE."""
    return cell_at(cell % FILES + STEP_FILE[direction], cell // FILES + STEP_RANK[direction])


def is_adjacent(one: int, other: int) -> bool:
    """OO-4.1 Adjacent: one of the eight surrounding spaces."""
    across = one % FILES - other % FILES
    along = one // FILES - other // FILES
    return -1 <= across <= 1 and -1 <= along <= 1 and one != other


NEIGHBOURS: Final = [neighbour(cell, way) for way in range(8) for cell in range(CELLS)]
"""Per direction and space, the next space or EDGE."""
AROUND: Final = [
    tuple([NEIGHBOURS[way * CELLS + cell] for way in range(8) if NEIGHBOURS[way * CELLS + cell] != EDGE])
    for cell in range(CELLS)
]
"""OO-4.1 Per space, those adjacent to it."""
NORTH_FIRST: Final = tuple(range(CELLS - 1, -1, -1))
FAR_END_FIRST: Final = tuple([NORTH_FIRST if way in {0, 1, 2, 7} else tuple(range(CELLS)) for way in range(8)])
"""Per direction, all spaces in an order in which the next space comes before the space itself."""


def _first_hole(way: int, cell: int) -> int:
    distance = 0
    while cell != EDGE:
        if distance and cell in WORMHOLES:
            return distance
        cell = NEIGHBOURS[way * CELLS + cell]
        distance += 1
    return 0


FIRST_HOLE: Final = bytes([_first_hole(way, cell) for way in range(8) for cell in range(CELLS)])
"""OO-2.4 Per direction and space, how far ahead the first wormhole lies, 0 for none; others follow every SIDE."""


def turned(tile: str, turns: int) -> str:
    """OO-3.3 A tile of 25 signs after quarter turns clockwise: new(y, x) = old(4 - x, y)."""
    for _ in range(turns):
        tile = "".join([tile[(SIDE - 1 - x) * SIDE + y] for y in range(SIDE) for x in range(SIDE)])
    return tile


class Board:
    """The signs of all spaces, and for each what is known before the game: how far flights reach, spots nearby."""

    def __init__(self, tiles: str, layout: str, worth: Worth = STANDARD_WORTH) -> None:
        self.layout: Final = layout
        self.worth: Final = worth
        """What the scoring tile beside it says."""
        self.spots: Final[list[int]] = []
        """The space of each marked asteroid: two per slot, the alphabetically first type first."""
        self.printed: Final[list[int]] = []
        """The type printed on each of them."""
        self.signs: Final = ["."] * CELLS
        for slot in range(len(layout) // 2):
            self._lay(slot, tiles, layout[2 * slot], int(layout[2 * slot + 1]))
        self.is_open: Final = bytes([1 if sign in ".O" else 0 for sign in self.signs])
        self.is_hole: Final = bytes([1 if sign == "O" else 0 for sign in self.signs])
        self.open_cells: Final = tuple([cell for cell in range(CELLS) if self.is_open[cell]])
        self.reach: Final = self._reach()
        """OO-4.3 Per direction and space, how many spaces a flight enters on a board without rockets."""
        self.nearby: Final[list[tuple[int, ...]]] = [()] * CELLS
        """OO-5.1 Per space, the marked asteroids adjacent to it."""
        for spot, place in enumerate(self.spots):
            for cell in AROUND[place]:
                self.nearby[cell] = (*self.nearby[cell], spot)

    def _lay(self, slot: int, tiles: str, letter: str, turns: int) -> None:
        start = LETTERS.index(letter) * (SIDE * SIDE + 1)
        drawn = turned(tiles[start : start + SIDE * SIDE], turns)
        west = slot % COLUMNS * SIDE
        north = (ROWS - slot // COLUMNS) * SIDE - 1
        marked: list[tuple[int, int]] = []
        for place, sign in enumerate(drawn):
            cell = cell_at(west + place % SIDE, north - place // SIDE)
            self.signs[cell] = sign
            if sign in TYPES:
                marked.append((TYPES.index(sign), cell))
        for kind, cell in sorted(marked):
            self.printed.append(kind)
            self.spots.append(cell)

    def _reach(self) -> bytes:
        """A space reaches one further than the next space in the same direction, if that one is open."""
        reach = bytearray(8 * CELLS)
        for way in range(8):
            for cell in FAR_END_FIRST[way]:
                ray = way * CELLS + cell
                ahead = NEIGHBOURS[ray]
                if ahead != EDGE and self.is_open[ahead]:
                    reach[ray] = reach[way * CELLS + ahead] + 1
        return bytes(reach)

    def wall(self, ray: int) -> Refusal | None:
        """OO-4.4 Why a flight from a space cannot enter even the next one, rockets apart."""
        ahead = NEIGHBOURS[ray]
        if ahead == EDGE:
            return EDGE_AHEAD[ray // CELLS]
        return None if self.is_open[ahead] else ASTEROID_AHEAD[ahead]


UNLAID: Final = Board("", "")
"""The table before the tiles lie on it."""


BOARDS: Final = 256
"""So many boards are kept, since each takes a thousand times as long to make as to find."""
_laid: Final[dict[str, Board]] = {}


def board_of(tiles: str, layout: str) -> Board:
    """Return the board of a layout, the same object each time; UNLAID while tiles are missing."""
    found = _laid.get(tiles + layout)
    if found is not None:
        return found
    if len(layout) != 2 * SLOTS:
        return UNLAID
    return keep(_laid, tiles + layout, Board(tiles or STANDARD, layout, worth_of(tiles)), BOARDS)
