"""2. Components: the tiles, as data that an owner of the boxed game can replace, and what such data must be."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from starboard.games.oort.domains import LETTERS, PER_TYPE, SIDE, TYPES
from starboard.kernel import InvalidOptions, Refusal


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
