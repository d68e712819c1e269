"""How a browser's page draws Connect Four: its position is packed into bits, so it is laid out stone by stone."""

from __future__ import annotations

from typing import Final

from examples.connect_four import COLUMN, Board
from starboard.kernel import SEAT, Domain, Record, fields, many

CELL: Final = Domain("cell", [f"{column}{row}" for column in COLUMN.texts for row in range(1, 7)])
BOARD: Final = "board.js"


class Stone(Record):
    """A stone of a seat, in its cell."""

    FIELDS = fields(cell=CELL, seat=SEAT)

    def __init__(self, cell: int, seat: int) -> None:  # generated: make generate
        self.cell: Final = cell
        self.seat: Final = seat


class Grid(Record):
    """All stones that were dropped."""

    FIELDS = fields(stones=many(Stone, most=42))

    def __init__(self, stones: tuple[Stone, ...]) -> None:  # generated: make generate
        self.stones: Final = stones


def laid(seen: Board) -> Grid:
    """Return the stones, column by column from the bottom up."""
    stones = []
    for cell in range(CELL.size):
        bit = 1 << 7 * (cell // 6) + cell % 6
        if seen.taken & bit:
            stones.append(Stone(cell, seen.turn if seen.mine & bit else 1 - seen.turn))
    return Grid(tuple(stones))
