"""What chance may bring while the board is laid out."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.domains import ROTATION, TILE, TYPE
from starboard.kernel import Action, fields


class Tile(Action):
    """OO-3.2 The tile that is laid next."""

    TEXT = "tile {tile}"
    FIELDS = fields(tile=TILE)

    def __init__(self, tile: int) -> None:  # generated: make generate
        self.tile: Final = tile


class Turn(Action):
    """OO-3.3 The quarter turns of the tile just laid."""

    TEXT = "turn {rotation}"
    FIELDS = fields(rotation=ROTATION)

    def __init__(self, rotation: int) -> None:  # generated: make generate
        self.rotation: Final = rotation


class Token(Action):
    """OO-3.5 The token that comes to lie on the next marked asteroid."""

    TEXT = "token {type}"
    FIELDS = fields(type=TYPE)

    def __init__(self, type: int) -> None:  # generated: make generate  # noqa: A002  # the rules' own word
        self.type: Final = type


TILES: Final = [Tile(tile) for tile in range(15)]
TURNS: Final = [Turn(rotation) for rotation in range(4)]
TOKENS: Final = [Token(kind) for kind in range(6)]
