"""What a turn of Oort tells everybody besides the decision itself."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.domains import DIRECTION, SQUARE, TYPE
from starboard.kernel import PUBLIC, SEAT, Event, fields


class Flew(Event):
    """A rocket slid from one space to another."""

    FIELDS = fields(seat=SEAT, direction=DIRECTION, start=SQUARE, end=SQUARE)

    def __init__(self, seat: int, direction: int, start: int, end: int) -> None:
        self.seat: Final = seat
        self.direction: Final = direction
        self.start: Final = start
        self.end: Final = end


class Jumped(Event):
    """A rocket slid into a wormhole, came out of another and went on."""

    FIELDS = fields(seat=SEAT, direction=DIRECTION, start=SQUARE, exit=SQUARE, end=SQUARE)

    def __init__(self, seat: int, direction: int, start: int, exit: int, end: int) -> None:  # noqa: A002  # the rules' word
        self.seat: Final = seat
        self.direction: Final = direction
        self.start: Final = start
        self.exit: Final = exit
        self.end: Final = end


class Took(Event):
    """A rocket took the tokens adjacent to it."""

    FIELDS = fields(seat=SEAT, types=TYPE, squares=SQUARE)

    def __init__(self, seat: int, types: tuple[int, ...], squares: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.types: Final = types
        self.squares: Final = squares


class Ended(Event):
    """The game is over: the board is swept, or the drought has come after so many turns without a token."""

    FIELDS = fields(ending=PUBLIC, turns=PUBLIC)

    def __init__(self, ending: str, turns: int) -> None:
        self.ending: Final = ending
        self.turns: Final = turns
