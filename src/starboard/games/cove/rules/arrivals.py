"""MC-5.3 to MC-5.5, MC-11.1 to MC-11.3, MC-11.12 to MC-11.15 Time tokens move on, Adventurers come, boats dock."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import Decline, DockAt, SeatAdventurer, ShiftPassenger
from starboard.games.cove.actions.constants import DECLINE, DOCKINGS, SEATINGS, SHIFTS
from starboard.games.cove.domains import BLACK, BOAT, NO_BOAT, ROGUE, TIME_TOKEN
from starboard.games.cove.events import Docked, MarketTokenPlaced, PeddlerMoved, Seated, TokenMoved
from starboard.games.cove.outcomes import DRAWS, AdventurerDrawn
from starboard.games.cove.rules.predictions import NO_SECOND, hear_draw
from starboard.games.cove.rules.refusals import (
    boat_docked,
    boat_full,
    dock_taken,
    not_aboard,
    not_drawn,
    other_side,
    same_boat,
)
from starboard.games.cove.state import Cove, Peddler, without
from starboard.kernel import SEAT, Action, Chance, Effect, Refusal, SeatChoice, fields, number, replaced

# The clock


def hour_of(s: Cove, token: int) -> int:
    """The hour of a time token: a seat's, or the Peddler's."""
    if token < len(s.oracles):
        return s.oracles[token].hour
    return s.peddler.hour if s.peddler is not None else 0


def market_hour(s: Cove) -> int:
    """MC-5.3 The hour beyond which no token goes."""
    return s.market or s.board.last_hour


class AdvanceToken(Effect[Cove]):
    """MC-5.3 Move a time token on, never beyond the market hour; Arrival icons on its way trigger in order (MC-5.4)."""

    RULE = "MC-5.3"
    FIELDS = fields(token=TIME_TOKEN, hours=number(1, 99))

    def __init__(self, token: int, hours: int) -> None:  # generated: make generate
        self.token: Final = token
        self.hours: Final = hours

    def run(self, s: Cove) -> None:
        token = self.token
        old = hour_of(s, token)
        new = min(old + self.hours, market_hour(s))
        if token < len(s.oracles):
            s.oracles[token].hour = new
        elif s.peddler is not None:
            s.peddler = Peddler(new, s.peddler.gold, s.peddler.shelf)
        s.stack = (*without(s.stack, token), token)
        if s.told is not None:
            s.tell(TokenMoved(token, new) if token < len(s.oracles) else PeddlerMoved(new))
        for hour, count in reversed(s.board.arrivals[len(s.oracles) - 1]):
            if old < hour <= new:
                s.then(Arrive(token, count))


def place_market_token(s: Cove) -> None:
    """MC-5.5 The Market token goes to the hour after the furthest token; an action under way counts as paid."""
    furthest = max([hour_of(s, token) for token in s.stack])
    for step in s.steps:
        if isinstance(step, AdvanceToken):
            furthest = max(furthest, hour_of(s, step.token) + step.hours)
    s.market = min(furthest + 1, s.board.last_hour)
    if s.told is not None:
        s.tell(MarketTokenPlaced(s.market))


# Drawing


def free_seats(s: Cove, boat: int) -> int:
    """MC-11.3 The free seats of a boat at sea; 0 when it is docked."""
    return 0 if boat in s.docks else s.board.boat_seats - len(s.boats[boat])


class Arrive(Effect[Cove]):
    """MC-11.1 Draw, resolve predictions, seat: as many as seats at sea and bag allow."""

    RULE = "MC-11.1"
    FIELDS = fields(token=TIME_TOKEN, count=number(1, 2))

    def __init__(self, token: int, count: int) -> None:  # generated: make generate
        self.token: Final = token
        self.count: Final = count

    def run(self, s: Cove) -> None:
        room = sum([free_seats(s, boat) for boat in range(6)])
        count = min(self.count, room, sum(s.bag))
        if count:
            s.then(DrawAdventurers(self.token, count))


def draw_weights(s: Cove) -> list[tuple[AdventurerDrawn, int]]:
    """The Adventurers in the bag."""
    return [(DRAWS[adventurer], count) for adventurer, count in enumerate(s.bag) if count]


class DrawAdventurers(Chance[Cove, AdventurerDrawn]):
    """MC-11.1 An Adventurer is drawn from the bag; `left` are drawn at once."""

    RULE = "MC-11.1"
    FIELDS = fields(token=TIME_TOKEN, left=number(1, 2))

    def __init__(self, token: int, left: int) -> None:  # generated: make generate
        self.token: Final = token
        self.left: Final = left

    def outcomes(self, s: Cove) -> list[tuple[AdventurerDrawn, int]]:
        return draw_weights(s)

    def take(self, s: Cove, outcome: AdventurerDrawn) -> None:
        drawn = outcome.adventurer
        s.bag = replaced(s.bag, drawn, s.bag[drawn] - 1)
        s.landing = (*s.landing, drawn)
        if self.left > 1:
            s.then(DrawAdventurers(self.token, self.left - 1))
            return
        s.then(SeatAll(self.token))
        hear_draw(s, self.token, s.landing[0], s.landing[1] if len(s.landing) > 1 else NO_SECOND)


# Seating


class SeatAll(Effect[Cove]):
    """MC-11.2 Seat the Adventurers one by one, docking after each; MC-18.4 for the Peddler."""

    RULE = "MC-11.2"
    FIELDS = fields(token=TIME_TOKEN)

    def __init__(self, token: int) -> None:  # generated: make generate
        self.token: Final = token

    def run(self, s: Cove) -> None:
        if not s.landing:
            return
        if self.token < len(s.oracles):
            s.then(ChooseSeat(self.token))
            return
        boat = peddler_boat(s)
        adventurer = s.landing[0]
        seat_adventurer(s, adventurer, boat)
        if s.told is not None:
            s.tell(Seated(adventurer, boat))
        s.then(DockIfFull(self.token, boat), self)


def peddler_boat(s: Cove) -> int:
    """MC-18.4 The boat at sea with most passengers and a free seat; ties in the order of the boats."""
    best = NO_BOAT
    for boat in range(6):
        if free_seats(s, boat) and (best == NO_BOAT or len(s.boats[boat]) > len(s.boats[best])):
            best = boat
    return best


def board_boat(s: Cove, boat: int, adventurer: int) -> None:
    """Put an Adventurer on a boat."""
    boats = list(s.boats)
    boats[boat] = (*boats[boat], adventurer)
    s.boats = tuple(boats)


def leave_boat(s: Cove, boat: int, adventurer: int) -> None:
    """Take an Adventurer off a boat."""
    boats = list(s.boats)
    boats[boat] = without(boats[boat], adventurer)
    s.boats = tuple(boats)


def seat_adventurer(s: Cove, adventurer: int, boat: int) -> None:
    """MC-11.2 Seat one of the Adventurers drawn."""
    s.landing = without(s.landing, adventurer)
    board_boat(s, boat, adventurer)


class ChooseSeat(SeatChoice[Cove, SeatAdventurer]):
    """MC-11.2 Choose one of the Adventurers drawn and a boat at sea with a free seat."""

    RULE = "MC-11.2"

    def candidates(self, s: Cove) -> list[SeatAdventurer]:
        return self.listed(s)

    def listed(self, s: Cove) -> list[SeatAdventurer]:
        boats = [boat for boat in range(6) if free_seats(s, boat)]
        return [SEATINGS[adventurer][boat] for adventurer in sorted(set(s.landing)) for boat in boats]

    def why_not(self, s: Cove, action: SeatAdventurer) -> Refusal | None:
        if action.adventurer not in s.landing:
            return not_drawn("MC-11.2", action.adventurer)
        return why_not_aboard(s, action.boat)

    def take(self, s: Cove, action: SeatAdventurer) -> None:
        seat_adventurer(s, action.adventurer, action.boat)
        s.then(DockIfFull(self.seat, action.boat), SeatAll(self.seat))
        if action.adventurer == ROGUE and s.board.shifts[s.rogue_card]:
            s.then(OfferShift(self.seat, action.boat))


def why_not_aboard(s: Cove, boat: int) -> Refusal | None:
    """MC-11.3 The boat must be at sea and have a free seat."""
    if boat in s.docks:
        return boat_docked("MC-11.3", boat)
    if not free_seats(s, boat):
        return boat_full(boat)
    return None


class OfferShift(Effect[Cove]):
    """MC-11.12 Robbers: a seated Rogue lets you shift another passenger of that boat, if one can be shifted."""

    RULE = "MC-11.12"
    FIELDS = fields(token=TIME_TOKEN, boat=BOAT)

    def __init__(self, token: int, boat: int) -> None:  # generated: make generate
        self.token: Final = token
        self.boat: Final = boat

    def run(self, s: Cove) -> None:
        others = [boat for boat in range(6) if boat != self.boat and free_seats(s, boat)]
        if others and len(s.boats[self.boat]) > 1:
            s.then(ChooseShift(self.token, self.boat))


class ChooseShift(SeatChoice[Cove, Action]):
    """MC-11.12 Robbers: move one other passenger of that boat to another boat at sea with a free seat, or decline."""

    RULE = "MC-11.12"
    TAKES = (ShiftPassenger, Decline)
    FIELDS = fields(seat=SEAT, boat=BOAT)

    def __init__(self, seat: int, boat: int) -> None:  # generated: make generate
        self.seat = seat
        self.boat: Final = boat

    def candidates(self, s: Cove) -> list[Action]:
        movable = sorted(set(without(s.boats[self.boat], ROGUE)))
        found: list[Action] = [SHIFTS[adventurer][boat] for adventurer in movable for boat in range(6)]
        found.append(DECLINE)
        return found

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        if not isinstance(action, ShiftPassenger):
            return None
        if action.adventurer not in without(s.boats[self.boat], ROGUE):
            return not_aboard("MC-11.12", action.adventurer, self.boat)
        if action.boat == self.boat:
            return same_boat("MC-11.12", self.boat)
        return why_not_aboard(s, action.boat)

    def take(self, s: Cove, action: Action) -> None:
        if isinstance(action, ShiftPassenger):
            leave_boat(s, self.boat, action.adventurer)
            board_boat(s, action.boat, action.adventurer)
            s.then(DockIfFull(self.seat, action.boat))


# Docking


def free_docks(s: Cove, boat: int) -> list[int]:
    """MC-11.13 The free docks of a boat's side."""
    return [dock for dock in s.board.boat_docks[boat] if s.docks[dock] == NO_BOAT]


class DockIfFull(Effect[Cove]):
    """MC-11.13 A full boat docks at once, if its side has a free dock; MC-18.4: the Peddler at the outer pier first."""

    RULE = "MC-11.13"
    FIELDS = fields(token=TIME_TOKEN, boat=BOAT)

    def __init__(self, token: int, boat: int) -> None:  # generated: make generate
        self.token: Final = token
        self.boat: Final = boat

    def run(self, s: Cove) -> None:
        if self.boat in s.docks or len(s.boats[self.boat]) < s.board.boat_seats:
            return
        docks = free_docks(s, self.boat)
        if not docks:
            return
        if self.token >= len(s.oracles):
            outer = [dock for dock in docks if s.board.dock_pier[dock] != BLACK]
            dock_boat(s, self.boat, (outer or docks)[0])
        elif len(docks) == 1:
            dock_boat(s, self.boat, docks[0])
        else:
            s.then(ChooseDock(self.token, self.boat))


class ChooseDock(SeatChoice[Cove, DockAt]):
    """MC-11.13 The player who filled the boat chooses among the free docks of its side."""

    RULE = "MC-11.13"
    FIELDS = fields(seat=SEAT, boat=BOAT)

    def __init__(self, seat: int, boat: int) -> None:  # generated: make generate
        self.seat = seat
        self.boat: Final = boat

    def candidates(self, s: Cove) -> list[DockAt]:
        return DOCKINGS

    def why_not(self, s: Cove, action: DockAt) -> Refusal | None:
        if action.dock not in s.board.boat_docks[self.boat]:
            return other_side(action.dock, self.boat)
        if s.docks[action.dock] != NO_BOAT:
            return dock_taken(action.dock)
        return None

    def take(self, s: Cove, action: DockAt) -> None:
        dock_boat(s, self.boat, action.dock)


def dock_boat(s: Cove, boat: int, dock: int) -> None:
    """MC-11.13, MC-11.15 Dock the boat; with the last dock taken the Market token comes at once."""
    s.docks = replaced(s.docks, dock, boat)
    if s.told is not None:
        s.tell(Docked(boat, dock))
    if NO_BOAT not in s.docks:
        place_market_token(s)
