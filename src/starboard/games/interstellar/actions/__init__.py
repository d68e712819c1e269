"""5.3 What a player may do. What only the player may know is seen by its OWNER."""

from __future__ import annotations

from typing import Final

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
from starboard.kernel import OWNER, SEAT, Action, Seen, fields


class Arrange(Action):
    """15.8 Lay the planets of the own system."""

    TEXT = "arrange {layout}"
    FIELDS = fields(layout=LAYOUT)

    def __init__(self, layout: int) -> None:  # generated: make generate
        self.layout: Final = layout


class PickRace(Action):
    """4.5 Pick a race."""

    TEXT = "race {race}"
    FIELDS = fields(race=RACE)

    def __init__(self, race: int) -> None:  # generated: make generate
        self.race: Final = race


class MoveTo(Action):
    """5.3a Make the normal move, or the zero-space move that challenges."""

    TEXT = "move {space}"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class Search(Action):
    """5.3b Search the planet stood on: it has no hazard, or one that a passive overcomes."""

    TEXT = "search"
    RULE = "IO-6.2"


class SearchWith(Action):
    """6.4 Search with this card against the hazard."""

    TEXT = "search {card}"
    RULE = "IO-6.2"
    FIELDS = fields(card=NAMED)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class SearchByAbility(Action):
    """6.4 Search with the race's active ability against the hazard."""

    TEXT = "search ability"
    RULE = "IO-6.2"


class SearchByTurn(Action):
    """6.9 Search the Labyrinth and lose the next own turn."""

    TEXT = "search labyrinth"
    RULE = "IO-6.2"


class KeepHazard(Action):
    """15.1 Keep the hazard that was overcome."""

    TEXT = "keep hazard"


class BoxHazard(Action):
    """15.1 Put the hazard that was overcome into the box."""

    TEXT = "box hazard"


class Xenocache(Action):
    """5.8 Announce a Xenocache."""

    TEXT = "xenocache"


class Play(Action):
    """13. Play a card: in MAIN, in a window, as diplomacy, attack, defense or escape, or a utility first (7.11)."""

    TEXT = "play {card}"
    FIELDS = fields(card=NAMED)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class Ability(Action):
    """12. Use the race's active ability."""

    TEXT = "ability"


class Restore(Action):
    """12.13c Discard the Neural Amp to turn the Kith token back to colour."""

    TEXT = "restore"


class Deploy(Action):
    """15.1 Put a kept hazard on the planet."""

    TEXT = "deploy {hazard}"
    FIELDS = fields(hazard=HAZARD)

    def __init__(self, hazard: int) -> None:  # generated: make generate
        self.hazard: Final = hazard


class EndTurn(Action):
    """5.3f End the turn."""

    TEXT = "end turn"


class Pass(Action):
    """7.4 Answer nothing, or go on."""

    TEXT = "pass"


class Go(Action):
    """5.5 Go to this space: the next space of a flight, or where one must go."""

    TEXT = "go {space}"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class Stop(Action):
    """13.7 End a flight here."""

    TEXT = "stop"


class TakeNone(Action):
    """6.6 Take no card."""

    TEXT = "take none"


class Take(Action):
    """6.6 Take the n-th card under the planet."""

    TEXT = "take {nth}"
    FIELDS = fields(nth=NTH)

    def __init__(self, nth: int) -> None:  # generated: make generate
        self.nth: Final = nth


class Exchange(Action):
    """6.6 Take the n-th card under the planet and leave a hand card there, for the hand is full."""

    TEXT = "take {nth} leave {card}"
    FIELDS = fields(nth=NTH, card=Seen(OWNER, NAMED))

    def __init__(self, nth: int, card: int) -> None:  # generated: make generate
        self.nth: Final = nth
        self.card: Final = card


class Pull(Action):
    """13.12 Pull with the Graviton Beam from under this planet."""

    TEXT = "pull {space}"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class Push(Action):
    """13.12 Push with the Graviton Beam under this planet."""

    TEXT = "push {space}"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class PullNth(Action):
    """13.12 Pull the n-th card."""

    TEXT = "card {nth}"
    FIELDS = fields(nth=NTH)

    def __init__(self, nth: int) -> None:  # generated: make generate
        self.nth: Final = nth


class PushCard(Action):
    """13.12 Push this card."""

    TEXT = "put {card}"
    FIELDS = fields(card=Seen(OWNER, NAMED))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class Aim(Action):
    """10.8, 13.13 Aim at a planet: the Cannon's target, or what the Sensors look at."""

    TEXT = "at {space}"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class LookAt(Action):
    """13.13 Look at a player's hand."""

    TEXT = "look {seat}"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class PickCard(Action):
    """13.14 Take a card from the discard pile."""

    TEXT = "pick {card}"
    FIELDS = fields(card=NAMED)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class PickNone(Action):
    """13.14 Take no more from the discard pile."""

    TEXT = "pick none"


class DrawSome(Action):
    """13.14 Draw so many cards, or none."""

    TEXT = "draw {count}"
    FIELDS = fields(count=DRAW)

    def __init__(self, count: int) -> None:  # generated: make generate
        self.count: Final = count


class Discard(Action):
    """5.10 Discard this card."""

    TEXT = "discard {card}"
    FIELDS = fields(card=NAMED)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class Keep(Action):
    """10.4 Keep this card of the dead's hand."""

    TEXT = "keep {card}"
    FIELDS = fields(card=Seen(OWNER, NAMED))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class KeepNoMore(Action):
    """10.4 Leave the rest of the dead's hand to the discard pile."""

    TEXT = "keep no more"


class ChooseDelay(Action):
    """15.2 Choose how many turn ends the Inhibitor delays."""

    TEXT = "delay {turns}"
    FIELDS = fields(turns=DELAY)

    def __init__(self, turns: int) -> None:  # generated: make generate
        self.turns: Final = turns


ACTIONS: Final = (
    Arrange,
    PickRace,
    MoveTo,
    Search,
    SearchWith,
    SearchByAbility,
    SearchByTurn,
    KeepHazard,
    BoxHazard,
    Xenocache,
    Play,
    Ability,
    Restore,
    Deploy,
    EndTurn,
    Pass,
    Go,
    Stop,
    TakeNone,
    Take,
    Exchange,
    Pull,
    Push,
    PullNth,
    PushCard,
    Aim,
    LookAt,
    PickCard,
    PickNone,
    DrawSome,
    Meet,
    Decline,
    Stay,
    Depart,
    Attack,
    Accept,
    TakeHit,
    Die,
    Give,
    Swap,
    Discard,
    Keep,
    KeepNoMore,
    ChooseDelay,
)
"""In the order of their numbers: a step lists its candidates in this order."""
