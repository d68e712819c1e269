"""2. Components: the tiles, as data that an owner of the boxed game can replace, and the words of the board."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from starboard.kernel import Domain, InvalidOptions, Refusal

SIDE: Final = 5
COLUMNS: Final = 5
ROWS: Final = 3
SLOTS: Final = COLUMNS * ROWS
FILES: Final = COLUMNS * SIDE
RANKS: Final = ROWS * SIDE
CELLS: Final = FILES * RANKS
TYPES: Final = "CDGHIU"
PER_TYPE: Final = 5
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


def checked_tiles(data: Any) -> str:
    """Return the tiles of replacement data as one text; raise InvalidOptions, naming the place of a fault."""
    if not isinstance(data, dict) or set(data) - {"version"} != {"tiles"} or not isinstance(data["tiles"], dict):
        raise _fault("tiles", "OO-2.1")
    tiles = data["tiles"]
    if set(tiles) != set(LETTERS):
        raise _fault("tiles", "OO-2.1")
    for letter in LETTERS:
        _check_tile(letter, tiles[letter])
    drawn = "/".join(["".join(tiles[letter]) for letter in LETTERS])
    for kind in TYPES:
        if drawn.count(kind) != PER_TYPE:
            raise _fault(kind, "OO-2.6")
    return drawn


def _check_tile(letter: str, rows: Any) -> None:
    place = f"tiles.{letter}"
    if not isinstance(rows, list) or len(rows) != SIDE:
        raise _fault(place, "OO-2.3")
    for number, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != SIDE or set(row) - set(".#O" + TYPES):
            raise _fault(f"{place}[{number}]", "OO-2.5")
    drawn = "".join(rows)
    if drawn.count("O") != 1 or drawn[len(drawn) // 2] != "O":
        raise _fault(place, "OO-2.4")
    marked = [sign for sign in drawn if sign in TYPES]
    if len(marked) != 2 or marked[0] == marked[1]:
        raise _fault(place, "OO-2.7")


def _fault(place: str, rule: str) -> InvalidOptions:
    return InvalidOptions(Refusal(rule, "bad-components", (("place", place),)))


STANDARD: Final = checked_tiles(json.loads(files(__package__).joinpath("components.json").read_text("utf-8")))
"""OO-2.5 The tiles of this project."""
