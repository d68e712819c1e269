"""MC-12.4 Market demand: how many Customers a Good will find, and what one more Good of a kind is worth."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import BLACK, NO_BOAT
from starboard.games.cove.rules.market import SellGoods, VisitPier, visitor
from starboard.games.cove.rules.peddler import crowd
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.state import Cove, Oracle

LATER: Final = 1.7
"""The Customers that a Good finds in a round that has not begun."""
CHOICE: Final = 0.25
"""What it adds to the better of two piers that the other may yet turn out better."""
CARD: Final = 6.0
"""What a Corruption card costs, about: 4/3 icons, times the Rogues in the Lair at the end."""


class Demand:
    """The Customers that Goods will find in the next Market phase, by kind of Good.

    `out` and `dark` are what may be expected, without the Black Market and with it; `sure_out` and `sure_dark` count
    those on the piers already.
    """

    def __init__(self, out: list[float], dark: list[float], sure_out: list[float], sure_dark: list[float]) -> None:
        self.out: Final = out
        self.dark: Final = dark
        self.sure_out: Final = sure_out
        self.sure_dark: Final = sure_dark


def demand(s: Cove) -> Demand:
    """What the boats promise: those that have docked for certain, those at sea as far as they may still dock."""
    everybody = float(sum(s.bag) or 1)
    share = [s.bag[colour] / everybody for colour in range(4)]
    standing = [crowd(s, pier) for pier in range(3)]
    coming = [[float(here[colour]) for colour in range(4)] for here in standing]
    for boat in range(6):
        if boat in s.docks:
            continue
        free = [dock for dock in s.board.boat_docks[boat] if s.docks[dock] < 0]
        if not free:
            continue
        aboard = s.boats[boat]
        chance = _docks(s, boat, len(free)) / len(free)
        empty = s.board.boat_seats - len(aboard)
        for dock in free:
            there = coming[s.board.dock_pier[dock]]
            for colour in range(4):
                there[colour] += chance * (aboard.count(colour) + empty * share[colour])
    return _found(s, coming, standing, CHOICE if NO_BOAT in s.docks else 0.0)


def _found(s: Cove, coming: list[list[float]], standing: list[tuple[int, ...]], choice: float) -> Demand:
    """What each kind of Good finds on the piers that take it."""
    out = [0.0] * 8
    dark = [0.0] * 8
    sure_out = [0.0] * 8
    sure_dark = [0.0] * 8
    for place in range(8):
        size, colour = divmod(place, 4)
        for pier in range(3):
            if not s.board.pier_takes[pier][size]:
                continue
            here = coming[pier][colour]
            sure = float(standing[pier][colour])
            if pier != BLACK:
                out[place] = max(out[place], here)
                sure_out[place] = max(sure_out[place], sure)
            dark[place] = max(dark[place], here) + choice * min(dark[place], here)
            sure_dark[place] = max(sure_dark[place], sure)
    return Demand(out, dark, sure_out, sure_dark)


def _docks(s: Cove, boat: int, free: int) -> float:
    """How likely a boat at sea is to dock: of those on its side, the fuller ones."""
    docks = s.board.boat_docks[boat]
    count = 0
    aboard = 0
    for other in range(6):
        if s.board.boat_docks[other] == docks and other not in s.docks:
            count += 1
            aboard += len(s.boats[other])
    chance = free / count + 0.2 * (len(s.boats[boat]) - aboard / count)
    return max(0.05, min(0.95, chance))


def open_piers(s: Cove, seat: int) -> list[int] | None:
    """The piers where the seat can still sell in a Market phase that is going on; None in Production."""
    for step in reversed(s.steps):
        if isinstance(step, SellGoods):
            return list(range(step.pier + (0 if step.seat == seat else 1), 3))
        if isinstance(step, VisitPier):
            places = [visitor(s, place) for place in range(len(s.oracles))]
            return list(range(step.pier + (0 if places.index(seat) >= step.place else 1), 3))
    return None


def demand_of(s: Cove, seat: int, wanted: Demand) -> Demand:
    """What a seat's Goods will find: in Production as all Goods, in a Market phase on the piers still to come."""
    piers = open_piers(s, seat)
    if piers is None:
        return wanted
    nobody = (0, 0, 0, 0, 0)
    standing = [crowd(s, pier) if pier in piers else nobody for pier in range(3)]
    return _found(s, [[float(count) for count in here] for here in standing], standing, 0.0)


def takings(s: Cove, oracle: Oracle, out: list[float], dark: list[float]) -> float:
    """What the Shelf will bring: at the outer piers, or at all three less a Corruption card; or in a later round."""
    later = LATER if s.round < LAST_ROUND else 0.0
    without_black = 0.0
    with_black = -CARD
    for place, count in enumerate(oracle.shelf):
        if count:
            price = count * s.board.prices[place]
            without_black += price * max(out[place], later)
            with_black += price * max(dark[place], later)
    return max(without_black, with_black)


def rates(s: Cove, wanted: Demand) -> list[float]:
    """What one more Good of each kind is worth, in Gold."""
    later = LATER if s.round < LAST_ROUND else 0.0
    found: list[float] = []
    for place in range(8):
        most = max(later, wanted.out[place], 0.85 * wanted.dark[place])
        found.append(s.board.prices[place] * most)
    return found


def worths_of(s: Cove, oracle: Oracle) -> list[float]:
    """What one more Good of each kind is worth to a seat."""
    return rates(s, demand_of(s, oracle.seat, demand(s)))
