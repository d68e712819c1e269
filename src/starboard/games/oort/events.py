"""What a turn of Oort tells everybody besides the decision itself."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.domains import DIRECTION, SQUARE, TYPE
from starboard.kernel import SEAT, Event, fields
from starboard.kernel.kinds import NUMBER, TEXT, many


class Flew(Event):
    """OO-4.3 A rocket slid from one space to another."""

    RULE = "OO-4.3"
    FIELDS = fields(seat=SEAT, direction=DIRECTION, start=SQUARE, end=SQUARE)

    def __init__(self, seat: int, direction: int, start: int, end: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.direction: Final = direction
        self.start: Final = start
        self.end: Final = end


class Jumped(Event):
    """OO-4.7 A rocket slid into a wormhole, came out of another and went on."""

    RULE = "OO-4.7"
    FIELDS = fields(seat=SEAT, direction=DIRECTION, start=SQUARE, exit=SQUARE, end=SQUARE)

    def __init__(
        self,
        seat: int,
        direction: int,
        start: int,
        exit: int,  # noqa: A002  # the rules' own word
        end: int,
    ) -> None:  # generated: make generate
        self.seat: Final = seat
        self.direction: Final = direction
        self.start: Final = start
        self.exit: Final = exit
        self.end: Final = end


class Took(Event):
    """OO-5.1 A rocket took the tokens adjacent to it."""

    RULE = "OO-5.1"
    FIELDS = fields(seat=SEAT, types=many(TYPE, most=8), squares=many(SQUARE, most=8))

    def __init__(self, seat: int, types: tuple[int, ...], squares: tuple[int, ...]) -> None:  # generated: make generate
        self.seat: Final = seat
        self.types: Final = types
        self.squares: Final = squares


class Ended(Event):
    """The game is over: the board is swept, or the drought has come after so many turns without a token."""

    FIELDS = fields(ending=TEXT, turns=NUMBER)

    def __init__(self, ending: str, turns: int) -> None:  # generated: make generate
        self.ending: Final = ending
        self.turns: Final = turns
