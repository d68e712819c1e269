"""5.5, 13.7, 13.8 Displacements: Move, the Alar's ability, Wormholes, and where they may end."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Go, Stop
from starboard.games.interstellar.catalogue import GO, STOP
from starboard.games.interstellar.questions import near_spaces, node_at
from starboard.games.interstellar.rules.acts import flip, fly_to, marked, pay
from starboard.games.interstellar.rules.refusals import (
    ABILITY_NOT_NOW,
    ABILITY_USED_UP,
    MUST_LEAVE_NEBULA,
    NEXT_SPACE,
    NOT_HELD,
    NOT_IN_PLAY,
    NOT_WHERE_IT_BEGAN,
    OTHER_SPACE,
)
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.words import ALAR, MOVE, NEBULA, WORMHOLE
from starboard.kernel import PUBLIC, SEAT, Action, Choice, Refusal, Step, fields

MOVEMENT: Final = marked((MOVE, WORMHOLE))


class Fly(Choice[Galaxy, Action]):
    """13.7 Move one or two spaces, step by step over adjacent spaces, never ending on the space where it began."""

    RULE = "IO-13.7"
    TAKES = (Go, Stop)
    FIELDS = fields(seat=SEAT, origin=PUBLIC)

    def __init__(self, seat: int, origin: int) -> None:
        self.seat: Final = seat
        self.origin: Final = origin

    def who(self, s: Galaxy) -> int:
        return self.seat

    def candidates(self, s: Galaxy) -> list[Action]:
        place = s.players[self.seat].place
        found: list[Action] = [GO[space] for space in near_spaces(s, place)]
        if place != self.origin:
            found.append(STOP)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        place = s.players[self.seat].place
        if isinstance(action, Go):
            node = node_at(s, action.space)
            if node < 0:
                return NOT_IN_PLAY
            if node == self.origin:
                return NOT_WHERE_IT_BEGAN
            return None if node in s.setting.near[place] else NEXT_SPACE
        return NOT_WHERE_IT_BEGAN if place == self.origin else None

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Go):
            first = s.players[self.seat].place == self.origin
            fly_to(s, self.seat, node_at(s, action.space))
            if first:
                s.steps.append(self)


class Warp(Choice[Galaxy, Go]):
    """13.8 Go to any other space, the Nebula included; at the pull, to a planet (11.9)."""

    RULE = "IO-13.8"
    TAKES = (Go,)
    FIELDS = fields(seat=SEAT, to_planet=PUBLIC)

    def __init__(self, seat: int, to_planet: bool) -> None:
        self.seat: Final = seat
        self.to_planet: Final = to_planet

    def who(self, s: Galaxy) -> int:
        return self.seat

    def candidates(self, s: Galaxy) -> list[Go]:
        spaces = sorted([space for space in s.planets if space])
        return [GO[NEBULA], *[GO[space] for space in spaces]]

    def why_not(self, s: Galaxy, action: Go) -> Refusal | None:
        node = node_at(s, action.space)
        if node < 0:
            return NOT_IN_PLAY
        if node == s.players[self.seat].place:
            return OTHER_SPACE
        if node == NEBULA and self.to_planet:
            return MUST_LEAVE_NEBULA
        return None

    def take(self, s: Galaxy, action: Go) -> None:
        fly_to(s, self.seat, node_at(s, action.space))


def why_no_flight(s: Galaxy, seat: int, card: int) -> Refusal | None:
    """Why a movement card cannot be played: only that it is not held."""
    return None if card in s.players[seat].hand else NOT_HELD


def why_no_alar_flight(s: Galaxy, seat: int) -> Refusal | None:
    """12.11 Why the Alar's ability cannot be used as a Move."""
    p = s.players[seat]
    if p.race != ALAR:
        return ABILITY_NOT_NOW
    return ABILITY_USED_UP if p.grey else None


def flight(s: Galaxy, seat: int, card: int, *, to_planet: bool = False) -> Step:
    """Pay a Move or a Wormhole Generator and return the flight that it brings."""
    pay(s, seat, card)
    if card == WORMHOLE:
        return Warp(seat, to_planet)
    return Fly(seat, s.players[seat].place)


def alar_flight(s: Galaxy, seat: int) -> Step:
    """12.11 Flip the Alar's token and return its flight of one or two spaces."""
    flip(s, seat)
    return Fly(seat, s.players[seat].place)
