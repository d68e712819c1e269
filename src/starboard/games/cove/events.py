"""What happened beyond the decisions themselves: for the log, the animation and the replay."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import ADVENTURER, BOAT, CELL, COLOUR, DOCK, HOUR, PEOPLE, PIER, REASON, SIZE
from starboard.kernel import NUMBER, SEAT, TEXT, Event, fields, many, number


class RoundBegan(Event):
    """MC-1.2 A round begins."""

    RULE = "MC-1.2"
    FIELDS = fields(round=number(1, 3))

    def __init__(self, round: int) -> None:  # generated: make generate  # noqa: A002  # the rules' own word
        self.round: Final = round


class TurnBegan(Event):
    """MC-5.2 An Oracle, furthest behind on the clock, takes a turn."""

    RULE = "MC-5.2"
    FIELDS = fields(seat=SEAT, hour=HOUR)

    def __init__(self, seat: int, hour: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.hour: Final = hour


class TokenMoved(Event):
    """MC-5.3 A seat's time token moved on."""

    RULE = "MC-5.3"
    FIELDS = fields(seat=SEAT, hour=HOUR)

    def __init__(self, seat: int, hour: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.hour: Final = hour


class PeddlerMoved(Event):
    """MC-18.3 The Peddler's time token moved on."""

    RULE = "MC-18.3"
    FIELDS = fields(hour=HOUR)

    def __init__(self, hour: int) -> None:  # generated: make generate
        self.hour: Final = hour


class GoodGained(Event):
    """MC-9.16 A Good moved from the supply to the Shelf."""

    RULE = "MC-9.16"
    FIELDS = fields(seat=SEAT, size=SIZE, colour=COLOUR)

    def __init__(self, seat: int, size: int, colour: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.size: Final = size
        self.colour: Final = colour


class BonusLost(Event):
    """MC-0.4 A bonus was skipped, because it could not be carried out."""

    RULE = "MC-0.4"
    FIELDS = fields(seat=SEAT, bonus=TEXT)

    def __init__(self, seat: int, bonus: str) -> None:  # generated: make generate
        self.seat: Final = seat
        self.bonus: Final = bonus


class AreaFilled(Event):
    """MC-9.11, MC-9.12 An area of the Star Chart was filled: one cell or two."""

    RULE = "MC-9.11"
    FIELDS = fields(seat=SEAT, area=many(CELL, most=2), colour=COLOUR)

    def __init__(self, seat: int, area: tuple[int, ...], colour: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.area: Final = area
        self.colour: Final = colour


class PredictionSucceeded(Event):
    """MC-11.5 A prediction came true, with so many icons circled."""

    RULE = "MC-11.5"
    FIELDS = fields(seat=SEAT, colour=COLOUR, circled=number(1, 99))

    def __init__(self, seat: int, colour: int, circled: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.colour: Final = colour
        self.circled: Final = circled


class PredictionFailed(Event):
    """MC-11.6 A prediction lost its last icon."""

    RULE = "MC-11.6"
    FIELDS = fields(seat=SEAT, colour=COLOUR)

    def __init__(self, seat: int, colour: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.colour: Final = colour


class Seated(Event):
    """MC-11.2, MC-18.4 An Adventurer took a seat without anybody's choice."""

    RULE = "MC-11.2"
    FIELDS = fields(adventurer=ADVENTURER, boat=BOAT)

    def __init__(self, adventurer: int, boat: int) -> None:  # generated: make generate
        self.adventurer: Final = adventurer
        self.boat: Final = boat


class Docked(Event):
    """MC-11.13 A full boat docked."""

    RULE = "MC-11.13"
    FIELDS = fields(boat=BOAT, dock=DOCK)

    def __init__(self, boat: int, dock: int) -> None:  # generated: make generate
        self.boat: Final = boat
        self.dock: Final = dock


class MarketTokenPlaced(Event):
    """MC-5.5 The last dock is taken: the market opens at this hour."""

    RULE = "MC-5.5"
    FIELDS = fields(hour=HOUR)

    def __init__(self, hour: int) -> None:  # generated: make generate
        self.hour: Final = hour


class MarketOpened(Event):
    """MC-12.1 The boats at sea were emptied into Halls and Lair; these are their numbers now."""

    RULE = "MC-12.1"
    FIELDS = fields(halls=many(PEOPLE, least=4, most=4), lair=PEOPLE)

    def __init__(self, halls: tuple[int, ...], lair: int) -> None:  # generated: make generate
        self.halls: Final = halls
        self.lair: Final = lair


class Paid(Event):
    """MC-12.4, MC-14 Gold was earned; `source` is one of the names in `SOURCES`."""

    RULE = "MC-12.4"
    FIELDS = fields(seat=SEAT, gold=NUMBER, source=TEXT)

    def __init__(self, seat: int, gold: int, source: str) -> None:  # generated: make generate
        self.seat: Final = seat
        self.gold: Final = gold
        self.source: Final = source


class PeddlerSold(Event):
    """MC-18.5 The Peddler sold Goods of one kind at a pier."""

    RULE = "MC-18.5"
    FIELDS = fields(size=SIZE, colour=COLOUR, count=NUMBER, pier=PIER, gold=NUMBER)

    def __init__(self, size: int, colour: int, count: int, pier: int, gold: int) -> None:  # generated: make generate
        self.size: Final = size
        self.colour: Final = colour
        self.count: Final = count
        self.pier: Final = pier
        self.gold: Final = gold


class Corrupted(Event):
    """MC-13.1 A Corruption card comes, for this reason."""

    RULE = "MC-13.1"
    FIELDS = fields(seat=SEAT, reason=REASON)

    def __init__(self, seat: int, reason: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.reason: Final = reason


class CorruptionDiscarded(Event):
    """MC-13.3 A Corruption card left an Oracle, face down."""

    RULE = "MC-13.3"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat
