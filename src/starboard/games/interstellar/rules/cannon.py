"""10.8-10.11 The Galactic Cannon."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Ability, Aim, Play
from starboard.games.interstellar.actions.constants import AIM, STAY
from starboard.games.interstellar.actions.encounters import Stay
from starboard.games.interstellar.domains import NEBULA, ORDER
from starboard.games.interstellar.events.fights import CannonFired
from starboard.games.interstellar.questions import clockwise, is_planet, left_of, node_at
from starboard.games.interstellar.rules.death import CANNON_SHOT, FaceDeath
from starboard.games.interstellar.rules.flight import flight
from starboard.games.interstellar.rules.refusals import (
    CANNON_FROM_NEBULA,
    CANNON_NOT_ADJACENT,
    NO_TARGET,
    NOT_IN_PLAY,
)
from starboard.games.interstellar.rules.utilities import ANYTIME, answers, use_first, why_no_answer
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import SEAT, Action, Choice, Refusal, SeatChoice, fields, many


def targets(s: Galaxy, seat: int) -> list[int]:
    """10.8 Return the nodes that a Cannon can be fired at: adjacent planets, with somebody on them or not."""
    place = s.players[seat].place
    if place == NEBULA:
        return []
    return [node for node in s.setting.near[place] if is_planet(s, node)]


def why_no_shot(s: Galaxy, seat: int) -> Refusal | None:
    """10.8 Why the Cannon cannot be fired at all."""
    if s.players[seat].place == NEBULA:
        return CANNON_FROM_NEBULA
    return None if targets(s, seat) else NO_TARGET


class FireCannon(SeatChoice[Galaxy, Aim]):
    """10.8 From a planet, at an adjacent planet; an empty one may be aimed at too."""

    RULE = "IO-10.8"

    def candidates(self, s: Galaxy) -> list[Aim]:
        return [AIM[space] for space in sorted([s.planets[node] for node in targets(s, self.seat)])]

    def why_not(self, s: Galaxy, action: Aim) -> Refusal | None:
        node = node_at(s, action.space)
        if node < 0:
            return NOT_IN_PLAY
        near = s.setting.near[s.players[self.seat].place]
        return None if node != NEBULA and node in near else CANNON_NOT_ADJACENT

    def take(self, s: Galaxy, action: Aim) -> None:
        node = node_at(s, action.space)
        if s.told is not None:
            s.tell(CannonFired(self.seat, action.space))
        asked = [seat for seat in clockwise(s, left_of(s, self.seat)) if s.players[seat].place == node]
        if asked:
            s.then(UnderFire(tuple(asked), ()))


class UnderFire(Choice[Galaxy, Action]):
    """10.8 T-CANNON: each player on the target, in order, flees or stays; who stayed then dies (7.11, 10.10)."""

    RULE = "IO-10.8"
    TAKES = (Play, Ability, Stay)
    PACED = True  # 7.7
    FIELDS = fields(asked=many(SEAT, least=1, most=12), stayed=ORDER)

    def __init__(self, asked: tuple[int, ...], stayed: tuple[int, ...]) -> None:  # generated: make generate
        self.asked: Final = asked
        self.stayed: Final = stayed

    def who(self, s: Galaxy) -> int:
        return self.asked[0]

    def candidates(self, s: Galaxy) -> list[Action]:
        return [*answers(s.players[self.asked[0]]), STAY]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        return None if isinstance(action, Stay) else why_no_answer(s, self.asked[0], action, self.RULE)

    def take(self, s: Galaxy, action: Action) -> None:
        seat = self.asked[0]
        if isinstance(action, Play) and ANYTIME[action.card]:
            use_first(s, seat, action.card, self)
            return
        stayed = (*self.stayed, seat) if isinstance(action, Stay) else self.stayed
        if len(self.asked) > 1:
            s.then(UnderFire(self.asked[1:], stayed))
        else:
            s.then_all([FaceDeath(doomed, CANNON_SHOT) for doomed in stayed])
        if not isinstance(action, Stay):
            s.then(flight(s, seat, action))
