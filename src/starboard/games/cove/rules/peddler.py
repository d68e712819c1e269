"""MC-18.1 to MC-18.5 Solo: the Peddler's turns and sales."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import BLACK
from starboard.games.cove.events import PeddlerSold
from starboard.games.cove.outcomes import GOODS, GoodFound
from starboard.games.cove.rules.arrivals import AdvanceToken
from starboard.games.cove.state import Cove, Peddler
from starboard.kernel import Chance, Effect, replaced


class PeddlerTurn(Chance[Cove, GoodFound]):
    """MC-18.3 A random Good joins its shelf; it advances by the Hours of the level; then its Arrivals."""

    RULE = "MC-18.3"

    def outcomes(self, s: Cove) -> list[tuple[GoodFound, int]]:
        return GOODS

    def take(self, s: Cove, outcome: GoodFound) -> None:
        peddler = s.peddler
        assert peddler is not None
        place = outcome.size * 4 + outcome.colour
        shelf = replaced(peddler.shelf, place, peddler.shelf[place] + 1)
        s.peddler = Peddler(peddler.hour, peddler.gold, shelf)
        s.then(AdvanceToken(len(s.oracles), s.board.solo_hours[s.level]))


def crowd(s: Cove, pier: int) -> tuple[int, ...]:
    """MC-11.14 The Adventurers on a pier, by colour, Rogues last."""
    counts = [0, 0, 0, 0, 0]
    for dock, boat in enumerate(s.docks):
        if boat >= 0 and s.board.dock_pier[dock] == pier:
            for adventurer in s.boats[boat]:
                counts[adventurer] += 1
    return tuple(counts)


class PeddlerSells(Effect[Cove]):
    """MC-18.5 It sells each Good at the pier with most Customers of its colour, the outer one where two are equal."""

    RULE = "MC-18.5"

    def run(self, s: Cove) -> None:
        peddler = s.peddler
        if peddler is None:
            return
        crowds = [crowd(s, pier) for pier in range(3)]
        gold = peddler.gold
        kept = list(peddler.shelf)
        for place, count in enumerate(peddler.shelf):
            size, colour = divmod(place, 4)
            pier, customers = best_pier(s, crowds, size, colour)
            if count and customers:
                paid = count * s.board.prices[place] * customers
                gold += paid
                kept[place] = 0
                if s.told is not None:
                    s.tell(PeddlerSold(size, colour, count, pier, paid))
        s.peddler = Peddler(peddler.hour, gold, tuple(kept))


def best_pier(s: Cove, crowds: list[tuple[int, ...]], size: int, colour: int) -> tuple[int, int]:
    """MC-18.5 The pier that takes the size and has most Customers of the colour, outer piers first; and how many."""
    best, most = BLACK, 0
    for pier in (0, 1, BLACK):
        if s.board.pier_takes[pier][size] and crowds[pier][colour] > most:
            best, most = pier, crowds[pier][colour]
    return best, most


PEDDLER_TURN: Final = PeddlerTurn()
PEDDLER_SELLS: Final = PeddlerSells()
