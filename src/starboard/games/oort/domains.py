"""The words of the board and its measures: spaces, directions, types, tiles, and how far each step goes."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Domain

SIDE: Final = 5
COLUMNS: Final = 5
ROWS: Final = 3
SLOTS: Final = COLUMNS * ROWS
FILES: Final = COLUMNS * SIDE
RANKS: Final = ROWS * SIDE
CELLS: Final = FILES * RANKS
TYPES: Final = "CDGHIU"
PER_TYPE: Final = 5
DROUGHT: Final = 60
DROUGHTS: Final = (24, 36, 48, 120, 240, 0)
"""OO-6.2 So many turns in a row without a token leaving the board end the game, or what a table agrees on; 0: never."""
LETTERS: Final = "ABCDEFGHIJKLMNO"

WORMHOLES: Final = tuple([cell for cell in range(CELLS) if cell % FILES % SIDE == cell // FILES % SIDE == SIDE // 2])
"""OO-2.4 The centres of the tiles, however they are laid and turned."""

SQUARE: Final = Domain(
    "square", [f"{'abcdefghijklmnopqrstuvwxy'[cell % FILES]}{cell // FILES + 1}" for cell in range(CELLS)]
)
"""OO-8.1 Spaces: file a to y from the west, rank 1 to 15 from the south."""
DIRECTION: Final = Domain("direction", ["N", "NE", "E", "SE", "S", "SW", "W", "NW"])
TYPE: Final = Domain("type", TYPES)
TILE: Final = Domain("tile", LETTERS)
ROTATION: Final = Domain("rotation", "0123")
ROCKET: Final = Domain("seat", "1234")

STEP_FILE: Final = (0, 1, 1, 1, 0, -1, -1, -1)
STEP_RANK: Final = (1, 1, 0, -1, -1, -1, 0, 1)
STEP: Final = tuple([rank * FILES + file for file, rank in zip(STEP_FILE, STEP_RANK, strict=True)])
"""Per direction, what one space further adds to the number of a space."""
