"""3.2 to 3.4 A laid-out board: what lies where, and the tables that make flights quick. It never changes in a game."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.components import (
    CELLS,
    COLUMNS,
    DIRECTION,
    FILES,
    LETTERS,
    RANKS,
    ROWS,
    SIDE,
    SLOTS,
    SQUARE,
    STANDARD,
    STEP_FILE,
    STEP_RANK,
    TYPES,
)
from starboard.kernel import Refusal

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


def turned(tile: str, turns: int) -> str:
    """OO-3.3 A tile of 25 signs after quarter turns clockwise: new(y, x) = old(4 - x, y)."""
    for _ in range(turns):
        tile = "".join([tile[(SIDE - 1 - x) * SIDE + y] for y in range(SIDE) for x in range(SIDE)])
    return tile


class Board:
    """The signs of all spaces, and for each what is known before the game: rays, wormholes on them, spots nearby."""

    def __init__(self, tiles: str, layout: str) -> None:
        self.layout: Final = layout
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
        self.open_index: Final = {cell: index for index, cell in enumerate(self.open_cells)}
        self.rays: Final = [self._ray(cell, way) for way in range(8) for cell in range(CELLS)]
        """OO-4.3 Per direction and space, the spaces that a flight enters on an otherwise empty board."""
        self.holes: Final = [
            tuple([place for place, cell in enumerate(ray) if self.is_hole[cell]]) for ray in self.rays
        ]
        """OO-4.7 Per ray, the places in it that are wormholes."""
        self.walls: Final = [self._wall(cell, way) for way in range(8) for cell in range(CELLS)]
        """OO-4.4 Per direction and space, why not even the first space can be entered."""
        self.nearby: Final = [
            tuple([spot for spot, place in enumerate(self.spots) if is_adjacent(cell, place)]) for cell in range(CELLS)
        ]
        """OO-5.1 Per space, the marked asteroids adjacent to it."""

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

    def _ray(self, cell: int, way: int) -> tuple[int, ...]:
        entered: list[int] = []
        ahead = neighbour(cell, way)
        while ahead != EDGE and self.is_open[ahead]:
            entered.append(ahead)
            ahead = neighbour(ahead, way)
        return tuple(entered)

    def _wall(self, cell: int, way: int) -> Refusal | None:
        ahead = neighbour(cell, way)
        if ahead == EDGE:
            return Refusal("OO-4.4", "edge", (("direction", DIRECTION.texts[way]),))
        if not self.is_open[ahead]:
            return Refusal("OO-4.4", "asteroid", (("square", SQUARE.texts[ahead]),))
        return None


_BOARDS: Final[dict[str, dict[str, Board]]] = {}
_KEPT: Final = 256
UNLAID: Final = Board("", "")
"""The table before the tiles lie on it."""


def board_of(tiles: str, layout: str) -> Board:
    """Return the board of a layout, the same object each time; UNLAID while tiles are missing."""
    if len(layout) < 2 * SLOTS:
        return UNLAID
    boards = _BOARDS.get(tiles)
    if boards is None:
        boards = _BOARDS[tiles] = {}
    board = boards.get(layout)
    if board is None:
        if len(boards) >= _KEPT:
            boards.clear()
        board = boards[layout] = Board(tiles or STANDARD, layout)
    return board
