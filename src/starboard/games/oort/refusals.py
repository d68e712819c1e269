"""Every reason why the game refuses something: the rule's number and the name of the message, made once."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.domains import DIRECTION, DROUGHT, ROCKET, SQUARE, TYPES
from starboard.kernel import InvalidPosition, Refusal


def _per_square(rule: str, code: str) -> list[Refusal]:
    return [Refusal(rule, code, (("square", text),)) for text in SQUARE.texts]


def _per_victim(rule: str, code: str) -> list[Refusal]:
    return [Refusal(rule, code, (("victim", text),)) for text in ROCKET.texts]


NO_WORMHOLE: Final = _per_square("OO-3.7", "no-wormhole")
TILE_TAKEN: Final = _per_square("OO-3.7", "tile-taken")

EDGE_AHEAD: Final = [Refusal("OO-4.4", "edge", (("direction", text),)) for text in DIRECTION.texts]
ASTEROID_AHEAD: Final = _per_square("OO-4.4", "asteroid")
ROCKET_AHEAD: Final = _per_square("OO-4.4", "rocket")
NO_WORMHOLE_ENTERED: Final = Refusal("OO-4.7", "no-wormhole-entered")
EXIT_NO_WORMHOLE: Final = _per_square("OO-4.8", "exit-no-wormhole")
EXIT_TAKEN: Final = _per_square("OO-4.8", "exit-taken")
EXIT_IS_ENTRY: Final = _per_square("OO-4.8", "exit-is-entry")
DRIVE_ASTEROID: Final = _per_square("OO-4.12", "drive-asteroid")
DRIVE_OWN: Final = _per_square("OO-4.12", "drive-own")
DRIVE_ROCKET: Final = _per_square("OO-4.12", "drive-rocket")

RAID_NOBODY: Final = _per_victim("OO-5.4", "raid-nobody")
RAID_NOT_ADJACENT: Final = _per_victim("OO-5.4", "raid-not-adjacent")
RAID_WAS_ADJACENT: Final = _per_victim("OO-5.5", "raid-was-adjacent")
RAID_EMPTY: Final = _per_victim("OO-5.4", "raid-empty")
RAID_NO_SUCH: Final = [
    [Refusal("OO-5.4", "raid-no-such", (("victim", text), ("type", kind))) for kind in TYPES] for text in ROCKET.texts
]
RAID_OTHER: Final = _per_victim("OO-5.6", "raid-other")

OWN_TILES: Final = Refusal("OO-8.2", "position-own-tiles")
MID_TURN: Final = Refusal("OO-8.2", "mid-turn")
NO_POSITION: Final = Refusal("OO-8.2", "position-grammar")
TURN_BEGUN: Final = Refusal("OO-8.5", "turn-begun")
RAID_ORDER: Final = Refusal("OO-8.6", "raid-order")
RECORD_LINES: Final = Refusal("OO-8.8", "record-lines")
RECORD_END: Final = Refusal("OO-8.8", "record-end")
RECORD_DROUGHT: Final = Refusal("OO-8.8", "record-drought", (("turns", DROUGHT),))


def no_turn(word: str) -> Refusal:
    """The word is not the text of a whole turn."""
    return Refusal("OO-8.5", "not-understood", (("text", word[:60]),))


def not_beside_a_position(option: str) -> Refusal:
    """A position string has its board, so an option that lays one out does not go with it."""
    return Refusal("OO-8.3", "position-option", (("option", option),))


def excluded(code: str, *args: tuple[str, str | int]) -> InvalidPosition:
    """Return the error for what OO-8.3 excludes."""
    return InvalidPosition(Refusal("OO-8.3", code, args))
