"""The cove of a description: Market token, Halls, Lair, boats, docks and the bag."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import ADVENTURER, BOATS, COLOURS, DOCKS, NO_BOAT, ROGUE
from starboard.games.cove.rules.arrivals import free_docks
from starboard.games.cove.state import Cove
from starboard.kernel.reading import Described

EMPTY_AT_SEA: Final = ("boats", "cleanUp", "scoring")
"""The openings at which boats at sea are empty: before the Arrival, and after the Market."""


def lay_harbour(s: Cove, given: Described, opening: str) -> None:
    """Lay out what is said of the cove; the bag holds whoever is nowhere else, unless it is named."""
    if given.has("halls"):
        s.halls = given.at("halls").counts(COLOURS, s.halls)
    if given.has("lair"):
        s.lair = given.at("lair").number(0, 9999)
    if given.has("docks"):
        s.docks = _docks(s, given.at("docks"))
    named = _boats(s, given)
    if opening in EMPTY_AT_SEA:
        s.boats = tuple([aboard if boat in named or boat in s.docks else () for boat, aboard in enumerate(s.boats)])
    _check_boats(s, given, opening)
    _check_market(s, given)
    if given.has("bag"):
        s.bag = given.at("bag").counts(ADVENTURER.texts, (0,) * 5)
    else:
        out = [*s.halls, s.lair]
        for aboard in s.boats:
            for adventurer in aboard:
                out[adventurer] += 1
        s.bag = tuple([max(0, s.board.adventurers[who] - out[who]) for who in range(ROGUE + 1)])


def _docks(s: Cove, given: Described) -> tuple[int, ...]:
    docks = [NO_BOAT] * len(DOCKS)
    for name, one in given.known(DOCKS).pairs():
        dock = DOCKS.index(name)
        docks[dock] = one.word(BOATS)
        if dock not in s.board.boat_docks[docks[dock]]:
            raise one.impossible("scenario-other-side", "MC-11.13")
        if docks.count(docks[dock]) > 1:
            raise one.impossible("scenario-docked-twice", "MC-11.13")
    return tuple(docks)


def _boats(s: Cove, given: Described) -> list[int]:
    """Put the passengers named aboard; return the boats that are named."""
    if not given.has("boats"):
        return []
    boats = list(s.boats)
    named: list[int] = []
    for name, one in given.at("boats").known(BOATS).pairs():
        boat = BOATS.index(name)
        boats[boat] = tuple(one.some_of(ADVENTURER))
        named.append(boat)
        if len(boats[boat]) > s.board.boat_seats:
            raise one.fault("scenario-boat-full", "MC-11.3", aboard=len(boats[boat]), seats=s.board.boat_seats)
    s.boats = tuple(boats)
    return named


def _check_boats(s: Cove, given: Described, opening: str) -> None:
    """MC-11.13 A boat is docked exactly where it is full and its side has, or had, a free dock."""
    for boat, aboard in enumerate(s.boats):
        name = BOATS[boat]
        full = len(aboard) >= s.board.boat_seats
        if boat in s.docks:
            if opening == "boats":
                raise given.at("docks").fault("scenario-docked-at-arrival", "MC-16.2", boat=name)
            if not full:
                place = given.at("docks").at(DOCKS[s.docks.index(boat)])
                raise place.fault("scenario-docked-not-full", "MC-11.13", boat=name, aboard=len(aboard))
        elif aboard and opening in EMPTY_AT_SEA:
            rule = "MC-5.1" if opening == "boats" else "MC-12.1"
            raise given.at("boats").at(name).fault("scenario-boat-not-empty", rule, boat=name, aboard=len(aboard))
        elif full and free_docks(s, boat):
            raise given.at("boats").at(name).fault("scenario-full-at-sea", "MC-11.13", boat=name)


def _check_market(s: Cove, given: Described) -> None:
    """MC-5.5 The Market token is on the clock exactly when all docks are taken."""
    if s.market and NO_BOAT in s.docks:
        free = DOCKS[s.docks.index(NO_BOAT)]
        raise given.at("market").impossible("scenario-market-too-early", "MC-5.5", dock=free)
    if not s.market and NO_BOAT not in s.docks:
        raise given.at("docks").fault("scenario-no-market-token", "MC-5.5")
