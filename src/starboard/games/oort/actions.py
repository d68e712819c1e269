"""What a player may do, decision by decision, and each action made once. Whole turns: `notation.py`."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.board import Board
from starboard.games.oort.domains import CELLS, DIRECTION, ROCKET, SQUARE, TYPE, WORMHOLES
from starboard.kernel import Action, ActionSet, fields


class Place(Action):
    """OO-3.7 Put the rocket on a wormhole."""

    RULE = "OO-3.7"
    TEXT = "P{square}"
    FIELDS = fields(square=SQUARE)

    def __init__(self, square: int) -> None:  # generated: make generate
        self.square: Final = square


class Fly(Action):
    """OO-4.2 Fire the impulse engine in a direction."""

    RULE = "OO-4.2"
    TEXT = "fly {direction}"
    FIELDS = fields(direction=DIRECTION)

    def __init__(self, direction: int) -> None:  # generated: make generate
        self.direction: Final = direction


class Coast(Action):
    """OO-4.6 Pass over the wormholes on the way."""

    RULE = "OO-4.6"
    TEXT = "coast"


class Exit(Action):
    """OO-4.7 Jump, and come out of another wormhole."""

    RULE = "OO-4.7"
    TEXT = "exit {square}"
    FIELDS = fields(square=SQUARE)

    def __init__(self, square: int) -> None:  # generated: make generate
        self.square: Final = square


class Spare(Action):
    """OO-5.4 Leave an adjacent rocket its tokens."""

    RULE = "OO-5.4"
    TEXT = "spare {victim}"
    FIELDS = fields(victim=ROCKET)

    def __init__(self, victim: int) -> None:  # generated: make generate
        self.victim: Final = victim


class Raid(Action):
    """OO-5.4 Take one token of a type from an adjacent rocket."""

    RULE = "OO-5.4"
    TEXT = "raid {victim}{type}"
    FIELDS = fields(victim=ROCKET, type=TYPE)

    def __init__(self, victim: int, type: int) -> None:  # generated: make generate  # noqa: A002  # the rules' own word
        self.victim: Final = victim
        self.type: Final = type


class Hyperdrive(Action):
    """OO-4.12 Put the rocket on any unoccupied space."""

    RULE = "OO-4.12"
    TEXT = "H{square}"
    FIELDS = fields(square=SQUARE)

    def __init__(self, square: int) -> None:  # generated: make generate
        self.square: Final = square


PLACES: Final = [Place(square) for square in range(CELLS)]
FLIGHTS: Final = [Fly(direction) for direction in range(8)]
COAST: Final = Coast()
EXITS: Final = [Exit(square) for square in range(CELLS)]
SPARES: Final = [Spare(victim) for victim in range(4)]
RAIDS: Final = [[Raid(victim, kind) for kind in range(6)] for victim in range(4)]
PLACEMENTS: Final = [PLACES[square] for square in WORMHOLES]
WAYS_ON: Final[list[Coast | Exit]] = [COAST, *[EXITS[square] for square in WORMHOLES]]
DRIVES: Final = [Hyperdrive(square) for square in range(CELLS)]


class Moves(ActionSet):
    """OO-4.2 The flights listed, the hyperdrives counted: every open space without a rocket."""

    def __init__(self, board: Board, rockets: tuple[int, ...], flights: list[Fly]) -> None:
        self._flights: Final = flights
        self._open: Final = board.open_cells
        self._rockets: Final = rockets
        self._is_open: Final = board.is_open

    def count(self) -> int:
        return len(self._flights) + len(self._open) - len(self._rockets)

    def nth(self, index: int) -> Action:
        if index < len(self._flights):
            return self._flights[index]
        if index >= self.count():
            raise IndexError(index)
        place = index - len(self._flights)
        for rocket in sorted(self._rockets):
            if self._open[place] >= rocket:
                place += 1
        return DRIVES[self._open[place]]

    def contains(self, action: Action) -> bool:
        if isinstance(action, Hyperdrive):
            return bool(self._is_open[action.square]) and action.square not in self._rockets
        return action in self._flights
