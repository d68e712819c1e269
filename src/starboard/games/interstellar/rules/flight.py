"""5.5, 13.7, 13.8 Displacements: Move, the Alar's ability, Wormholes, and where they may end."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Ability, Go, Play, Stop
from starboard.games.interstellar.actions.constants import ABILITY, GO, STOP
from starboard.games.interstellar.domains import ALAR, MOVE, NEBULA, NODE, WORMHOLE
from starboard.games.interstellar.questions import near_spaces, node_at, planet_spaces
from starboard.games.interstellar.rules.acts import flip, fly_to, marked, pay, plays_in, why_no_ability
from starboard.games.interstellar.rules.refusals import (
    MUST_LEAVE_NEBULA,
    NEXT_SPACE,
    NOT_AN_ANSWER,
    NOT_IN_PLAY,
    NOT_WHERE_IT_BEGAN,
    OTHER_SPACE,
    not_held,
)
from starboard.games.interstellar.state import Galaxy, Player
from starboard.kernel import FLAG, SEAT, Action, Choice, Refusal, SeatChoice, Step, fields

MOVEMENT: Final = marked((MOVE, WORMHOLE))


class Fly(Choice[Galaxy, Action]):
    """13.7 Move one or two spaces, step by step over adjacent spaces, never ending where it began (11.9)."""

    RULE = "IO-13.7"
    TAKES = (Go, Stop)
    FIELDS = fields(seat=SEAT, origin=NODE, to_planet=FLAG)

    def __init__(self, seat: int, origin: int, to_planet: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.origin: Final = origin
        self.to_planet: Final = to_planet

    def candidates(self, s: Galaxy) -> list[Action]:
        place = s.players[self.seat].place
        return [*[GO[space] for space in near_spaces(s, place)], STOP]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        place = s.players[self.seat].place
        if isinstance(action, Go):
            node = node_at(s, action.space)
            if node < 0:
                return NOT_IN_PLAY
            if node != self.origin:
                return None if node in s.setting.near[place] else NEXT_SPACE
        elif place != self.origin:
            return None
        return MUST_LEAVE_NEBULA if self.to_planet else NOT_WHERE_IT_BEGAN

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Go):
            first = s.players[self.seat].place == self.origin
            fly_to(s, self.seat, node_at(s, action.space))
            if first:
                s.then(self)


class Warp(SeatChoice[Galaxy, Go]):
    """13.8 Go to any other space, the Nebula included; at the pull, to a planet (11.9)."""

    RULE = "IO-13.8"
    FIELDS = fields(seat=SEAT, to_planet=FLAG)

    def __init__(self, seat: int, to_planet: bool) -> None:  # generated: make generate
        self.seat = seat
        self.to_planet: Final = to_planet

    def candidates(self, s: Galaxy) -> list[Go]:
        return [GO[NEBULA], *[GO[space] for space in planet_spaces(s)]]

    def why_not(self, s: Galaxy, action: Go) -> Refusal | None:
        node = node_at(s, action.space)
        if node < 0:
            return NOT_IN_PLAY
        if node != s.players[self.seat].place:
            return None
        return MUST_LEAVE_NEBULA if self.to_planet else OTHER_SPACE

    def take(self, s: Galaxy, action: Go) -> None:
        fly_to(s, self.seat, node_at(s, action.space))


def flights(p: Player) -> list[Action]:
    """7.2 Return the flights worth asking about: Wormhole, Move, the Alar's ability."""
    found = plays_in(p.hand, MOVEMENT)
    if p.race == ALAR and not p.grey:
        found.append(ABILITY)
    return found


def is_flight(p: Player, action: Action) -> bool:
    """Whether the action is a movement card or the Alar's ability."""
    if isinstance(action, Play):
        return MOVEMENT[action.card]
    return isinstance(action, Ability) and p.race == ALAR


def why_no_flight(p: Player, action: Action, rule: str) -> Refusal | None:
    """7.2, 12.11 Why the card or ability brings no flight; the rule is that of the step that asks."""
    if not isinstance(action, Play):
        return why_no_ability(p, (ALAR,))
    if not MOVEMENT[action.card]:
        return NOT_AN_ANSWER
    return None if action.card in p.hand else not_held(rule)


def flight(s: Galaxy, seat: int, action: Action, *, to_planet: bool = False) -> Step:
    """5.18, 12.11 Pay the movement card, or flip the Alar's token, and return the flight that it brings."""
    if isinstance(action, Play):
        pay(s, seat, action.card)
        if action.card == WORMHOLE:
            return Warp(seat, to_planet)
    else:
        flip(s, seat)
    return Fly(seat, s.players[seat].place, to_planet)
