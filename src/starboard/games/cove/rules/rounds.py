"""MC-5.1, MC-5.8, MC-16.1 to MC-16.5 The round: Arrival at its beginning, Clean-Up at its end."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import NO_BOAT
from starboard.games.cove.events import RoundBegan, Seated
from starboard.games.cove.outcomes import AdventurerDrawn
from starboard.games.cove.rules.arrivals import board_boat, draw_weights
from starboard.games.cove.rules.market import OPEN_MARKET
from starboard.games.cove.rules.predictions import NO_SECOND, hear_draw
from starboard.games.cove.rules.townsfolk import REFILL_SQUARE
from starboard.games.cove.rules.turns import TAKE_TURNS
from starboard.games.cove.state import Cove, Peddler
from starboard.kernel import Chance, Effect, fields, number, replaced

LAST_ROUND: Final = 3
"""MC-1.1 The rounds of a game."""
NOBODY: Final = -1


class PlayRound(Effect[Cove]):
    """MC-1.2 Arrival, Production, Market, Clean-Up."""

    RULE = "MC-1.2"

    def run(self, s: Cove) -> None:
        if s.told is not None:
            s.tell(RoundBegan(s.round))
        s.then(FillBoats(0), TAKE_TURNS, OPEN_MARKET, END_ROUND)


class FillBoats(Effect[Cove]):
    """MC-5.1 Arrival: two Adventurers for each boat, boat by boat; empty seats stay so when the bag runs out."""

    RULE = "MC-5.1"
    FIELDS = fields(place=number(0, 48))

    def __init__(self, place: int) -> None:  # generated: make generate
        self.place: Final = place

    def run(self, s: Cove) -> None:
        if self.place < 6 * s.board.boat_start and any(s.bag):
            s.then(DrawForBoat(self.place))


class DrawForBoat(Chance[Cove, AdventurerDrawn]):
    """MC-5.1 One Adventurer is drawn for the boat whose turn it is; predictions are checked as it is drawn."""

    RULE = "MC-5.1"
    FIELDS = fields(place=number(0, 48))

    def __init__(self, place: int) -> None:  # generated: make generate
        self.place: Final = place

    def outcomes(self, s: Cove) -> list[tuple[AdventurerDrawn, int]]:
        return draw_weights(s)

    def take(self, s: Cove, outcome: AdventurerDrawn) -> None:
        drawn = outcome.adventurer
        boat = self.place // s.board.boat_start
        s.bag = replaced(s.bag, drawn, s.bag[drawn] - 1)
        board_boat(s, boat, drawn)
        if s.told is not None:
            s.tell(Seated(drawn, boat))
        s.then(FillBoats(self.place + 1))
        hear_draw(s, NOBODY, drawn, NO_SECOND)


class EndRound(Effect[Cove]):
    """MC-5.8 After the third round the game is scored; before, Clean-Up."""

    RULE = "MC-5.8"

    def run(self, s: Cove) -> None:
        if s.round >= LAST_ROUND:
            s.finish()
        else:
            s.then(CLEAN_UP)


class CleanUp(Effect[Cove]):
    """MC-16.1 Piers to the bag, boats to sea, tokens to the first hour, a new Town Square."""

    RULE = "MC-16.1"

    def run(self, s: Cove) -> None:
        bag = list(s.bag)
        for aboard in s.boats:
            for adventurer in aboard:
                bag[adventurer] += 1
        s.bag = tuple(bag)
        s.boats = ((),) * 6
        s.docks = (NO_BOAT,) * 4
        s.market = 0
        s.order = next_order(s)
        s.stack = tuple(reversed(s.order))
        for oracle in s.oracles:
            oracle.hour = s.board.first_hour
        if s.peddler is not None:
            s.peddler = Peddler(s.board.first_hour, s.peddler.gold, s.peddler.shelf)
        s.dismissed = tuple(sorted([*s.dismissed, *s.square]))
        s.square = ()
        s.round += 1
        s.then(REFILL_SQUARE, PLAY_ROUND)


def gold_of(s: Cove, token: int) -> int:
    """The Gold of a seat or of the Peddler."""
    if token < len(s.oracles):
        return s.oracles[token].gold
    return s.peddler.gold if s.peddler is not None else 0


def next_order(s: Cove) -> tuple[int, ...]:
    """MC-16.3 The least Gold on top; equal players in the opposite order of this round's stack."""
    reverse = list(reversed(s.order))
    return tuple(sorted(reverse, key=lambda token: gold_of(s, token)))


PLAY_ROUND: Final = PlayRound()
END_ROUND: Final = EndRound()
CLEAN_UP: Final = CleanUp()
