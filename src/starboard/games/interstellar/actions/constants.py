"""Every action of a player, made once, so that lists of options are lists of the same objects."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import (
    Ability,
    Aim,
    Arrange,
    BoxHazard,
    ChooseDelay,
    Deploy,
    Discard,
    DrawSome,
    EndTurn,
    Exchange,
    Go,
    Keep,
    KeepHazard,
    KeepNoMore,
    LookAt,
    MoveTo,
    Pass,
    PickCard,
    PickNone,
    PickRace,
    Play,
    Pull,
    PullNth,
    Push,
    PushCard,
    Restore,
    Search,
    SearchByAbility,
    SearchByTurn,
    SearchWith,
    Stop,
    Take,
    TakeNone,
    Xenocache,
)
from starboard.games.interstellar.actions.encounters import (
    Accept,
    Attack,
    Decline,
    Depart,
    Die,
    Give,
    Meet,
    Stay,
    Swap,
    TakeHit,
)
from starboard.games.interstellar.domains import DELAY, DRAW, HAZARD, LAYOUT, NAMED, NTH, RACE, SPACE
from starboard.kernel import SEAT

ARRANGE: Final = [Arrange(layout) for layout in range(LAYOUT.size)]
PICK_RACE: Final = [PickRace(race) for race in range(RACE.size)]
MOVE_TO: Final = [MoveTo(space) for space in range(SPACE.size)]
XENOCACHE: Final = Xenocache()
PLAY: Final = [Play(card) for card in range(NAMED.size)]
ABILITY: Final = Ability()
RESTORE: Final = Restore()
DEPLOY: Final = [Deploy(hazard) for hazard in range(HAZARD.size)]
END_TURN: Final = EndTurn()
PASS: Final = Pass()
GO: Final = [Go(space) for space in range(SPACE.size)]
STOP: Final = Stop()
TAKE_NONE: Final = TakeNone()
PULL: Final = [Pull(space) for space in range(SPACE.size)]
PUSH: Final = [Push(space) for space in range(SPACE.size)]
PULL_NTH: Final = [PullNth(nth) for nth in range(NTH.size)]
PUSH_CARD: Final = [PushCard(card) for card in range(NAMED.size)]
AIM: Final = [Aim(space) for space in range(SPACE.size)]
LOOK_AT: Final = [LookAt(seat) for seat in range(SEAT.size)]
PICK_CARD: Final = [PickCard(card) for card in range(NAMED.size)]
PICK_NONE: Final = PickNone()
DRAW_SOME: Final = [DrawSome(count) for count in range(DRAW.size)]
MEET: Final = [Meet(seat) for seat in range(SEAT.size)]
DECLINE: Final = Decline()
STAY: Final = Stay()
DEPART: Final = Depart()
ATTACK: Final = Attack()
ACCEPT: Final = Accept()
TAKE_HIT: Final = TakeHit()
DIE: Final = Die()
GIVE: Final = [Give(card) for card in range(NAMED.size)]
SWAP: Final = [Swap(card) for card in range(NAMED.size)]
DISCARD: Final = [Discard(card) for card in range(NAMED.size)]
KEEP_CARD: Final = [Keep(card) for card in range(NAMED.size)]
KEEP_NO_MORE: Final = KeepNoMore()
CHOOSE_DELAY: Final = [ChooseDelay(turns) for turns in range(DELAY.size)]
SEARCH: Final = Search()
SEARCH_WITH: Final = [SearchWith(card) for card in range(NAMED.size)]
SEARCH_BY_ABILITY: Final = SearchByAbility()
SEARCH_BY_TURN: Final = SearchByTurn()
KEEP_HAZARD: Final = KeepHazard()
BOX_HAZARD: Final = BoxHazard()
TAKE: Final = [Take(nth) for nth in range(NTH.size)]
EXCHANGE: Final = [[Exchange(nth, card) for card in range(NAMED.size)] for nth in range(NTH.size)]
