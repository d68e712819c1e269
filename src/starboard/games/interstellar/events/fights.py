"""What is told of encounters, combat and death: sections 8 to 10."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import MOST_HELD, PASSED, RANGE, SPACE, TYPE
from starboard.kernel import FLAG, SEAT, Event, fields, number


class Met(Event):
    """8.1 An encounter was declared."""

    RULE = "IO-8.1"
    FIELDS = fields(seat=SEAT, other=SEAT)

    def __init__(self, seat: int, other: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.other: Final = other


class Flavour(Event):
    """15.4 Both players of one encounter played Seduce."""

    RULE = "IO-15.4"
    FIELDS = fields(seat=SEAT, other=SEAT)

    def __init__(self, seat: int, other: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.other: Final = other


class NothingPassed(Event):
    """8.11 Diplomacy was let happen, but a side had nothing left by then."""

    RULE = "IO-8.11"
    FIELDS = fields(seat=SEAT, other=SEAT)

    def __init__(self, seat: int, other: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.other: Final = other


class AttackMade(Event):
    """9.5 An attack was made."""

    RULE = "IO-9.5"
    FIELDS = fields(seat=SEAT, target=SEAT, reach=RANGE, damage=TYPE)

    def __init__(self, seat: int, target: int, reach: int, damage: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.target: Final = target
        self.reach: Final = reach
        self.damage: Final = damage


class AttackCancelled(Event):
    """9.7 The target is immune."""

    RULE = "IO-9.7"
    FIELDS = fields(seat=SEAT, damage=TYPE)

    def __init__(self, seat: int, damage: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.damage: Final = damage


class Passed(Event):
    """8.5, 9.2, 11.9 Somebody was asked openly and did nothing."""

    RULE = "IO-8.5"
    FIELDS = fields(seat=SEAT, what=PASSED)

    def __init__(self, seat: int, what: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.what: Final = what


class Cloaked(Event):
    """9.11 Somebody left combat and stays on the planet."""

    RULE = "IO-9.11"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class CombatEnded(Event):
    """9.2 All three ranges are over and both stand."""

    RULE = "IO-9.2"
    FIELDS = fields(seat=SEAT, other=SEAT)

    def __init__(self, seat: int, other: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.other: Final = other


class CannonFired(Event):
    """10.8 The Galactic Cannon was fired at a planet."""

    RULE = "IO-10.8"
    FIELDS = fields(seat=SEAT, space=SPACE)

    def __init__(self, seat: int, space: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space


class Killed(Event):
    """10.2 A player was killed by another."""

    RULE = "IO-10.2"
    FIELDS = fields(seat=SEAT, by=SEAT)

    def __init__(self, seat: int, by: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.by: Final = by


class Shot(Event):
    """10.8 A player was killed by the Cannon."""

    RULE = "IO-10.8"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class Saved(Event):
    """10.1 A Clone saved a player; in the own turn that ends it."""

    RULE = "IO-10.1"
    FIELDS = fields(seat=SEAT, ends=FLAG)

    def __init__(self, seat: int, ends: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.ends: Final = ends


class Looted(Event):
    """10.4 The victor took so many cards of the dead's hand; one thrown away again is a discard of his own."""

    RULE = "IO-10.4"
    FIELDS = fields(seat=SEAT, dead=SEAT, taken=number(0, MOST_HELD))

    def __init__(self, seat: int, dead: int, taken: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.dead: Final = dead
        self.taken: Final = taken
