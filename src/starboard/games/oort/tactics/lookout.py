"""One position as the pilots see it: what each can take or raid next, and what the place of a rocket is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.oort.board import is_adjacent
from starboard.games.oort.domains import WORMHOLES
from starboard.games.oort.questions import entered, slide
from starboard.games.oort.scoring import points
from starboard.games.oort.state import NOT_PLACED, Cloud
from starboard.games.oort.tactics.charts import chart_of
from starboard.games.oort.tactics.hands import KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

LOST: Final = -1000.0
WON: Final = 1000.0
TARGETS: Final = 4
"""How many of the best hauls a hyperdrive may aim at."""
SOURCES: Final = 3
"""To how many spaces it may go for each."""
APART: Final = 23
"""Of all spaces every so many-th is looked at for one out of the way."""


class Weights:
    """How much the parts of a position count beside the holdings."""

    def __init__(self) -> None:
        self.tempo = 0.9
        """What the best flight of who has the turn counts."""
        self.later = 0.35
        """What the best flight of another rocket counts."""
        self.sway0 = 2.0
        """The points that make chances 73 in 100 when no token is left."""
        self.sway1 = 0.9
        """What each token lying, by the square root, adds to it."""


WEIGHTS: Final = Weights()


class Lookout:
    """What the rockets of a position can do next."""

    def __init__(self, s: Cloud) -> None:
        chart = chart_of(s)
        self.s: Final = s
        self.chart: Final = chart
        self.sky: Final = chart.sky(s.tokens)
        left = self.sky.left
        self.hands: Final = [chart.prices.hand(bag, left) for bag in s.holdings]
        self.seats: Final = len(self.hands)
        self._rivalry: Final = 1.0 if self.seats == 2 else 0.5

    def swings(self, seat: int) -> list[float]:
        """Return, per type, what a seat gains on the others by taking a token."""
        found = self.hands[seat].taking.copy()
        part = 1.0 / (self.seats - 1)
        for other in range(self.seats):
            if other != seat:
                missing = self.hands[other].missing
                for kind in range(KINDS):
                    found[kind] += part * missing[kind]
        return found

    def haul_worth(self, haul: tuple[int, ...], swings: list[float], seat: int) -> float:
        """Return what taking some tokens is worth to a seat; all or nothing where they are the last ones (OO-6.1)."""
        if not haul:
            return 0.0
        if len(haul) == self.sky.lying:
            return self._last_worth(haul, seat)
        total = 0.0
        for kind in haul:
            total += swings[kind]
        return total

    def _last_worth(self, haul: tuple[int, ...], seat: int) -> float:
        """OO-7.4 Return whether the seat wins that takes the last tokens."""
        bag = list(self.s.holdings[seat])
        for kind in haul:
            bag[kind] += 1
        worth = self.s.board.worth
        mine = (points(tuple(bag), worth), sum(bag))
        for other, held in enumerate(self.s.holdings):
            if other != seat and (points(held, worth), sum(held)) >= mine:
                return LOST
        return WON

    def raid_worth(self, seat: int, victim: int, kind: int) -> float:
        """Return what raiding a token of a type is worth."""
        return self.hands[seat].robbing[kind] + self._rivalry * self.hands[victim].losing[kind]

    def best_raid(self, seat: int, victim: int) -> float:
        """Return what the best raid on a rocket would be worth."""
        best = 0.0
        bag = self.s.holdings[victim]
        for kind in range(KINDS):
            if bag[kind]:
                best = max(best, self.raid_worth(seat, victim, kind))
        return best

    def best_haul(self, seat: int, start: int, swings: list[float]) -> float:
        """Return what the best taking by one flight from a space would be worth, nobody moving before."""
        best = 0.0
        for haul in self.sky.hauls(start):
            best = max(best, self.haul_worth(haul, swings, seat))
        return best

    def best_flight(self, seat: int) -> float:
        """Return what a seat can gain by one flight from where its rocket is."""
        own = self.s.rockets[seat]
        if own == NOT_PLACED:
            return 0.0
        best = self.best_haul(seat, own, self.swings(seat))
        prey = self.chart.prey[own]
        for victim in range(self.seats):
            place = self.s.rockets[victim]
            if victim != seat and place != NOT_PLACED and prey[place]:
                best = max(best, self.best_raid(seat, victim))
        return best

    def danger(self, seat: int, place: int) -> float:
        """Return what others could gain by raiding the seat's rocket on a space."""
        worst = 0.0
        for other in range(self.seats):
            rocket = self.s.rockets[other]
            if other != seat and rocket != NOT_PLACED and self.chart.prey[rocket][place]:
                worst = max(worst, self.best_raid(other, seat))
        return worst

    def landing(self, seat: int, end: int, swings: list[float]) -> float:
        """Return what a flight is worth that ends on a space: what is taken, raided, and what may be raided there."""
        s = self.s
        start = s.rockets[seat]
        total = self.haul_worth(self.sky.haul(end), swings, seat)
        for victim in range(self.seats):
            if victim != seat and is_adjacent(end, s.rockets[victim]) and not is_adjacent(start, s.rockets[victim]):
                total += self.best_raid(seat, victim)
        return total - WEIGHTS.tempo * self.danger(seat, end)

    def ends(self, way: int) -> list[tuple[int, int]]:
        """OO-4.8 Return where a flight of who has the turn may end: exit (-1 for none) and space, each space once."""
        s = self.s
        own = s.rockets[s.turn]
        first = slide(s, way, own)
        if first == own:
            return []
        found = [(-1, first)]
        holes = entered(s, way)
        if not holes:
            return found
        seen = {first}
        for hole in WORMHOLES:
            if (hole in s.rockets and hole != own) or (len(holes) == 1 and holes[0] == hole):
                continue
            end = slide(s, way, hole)
            if end not in seen:
                seen.add(end)
                found.append((hole, end))
        return found

    def drives(self, seat: int, swings: list[float]) -> list[int]:
        """OO-4.12 Return some spaces to drive to: where the best hauls begin and nobody raids, or out of the way."""
        found: list[int] = []
        for harbour in self._harbours(seat, swings):
            self._add_safe(seat, self.chart.sources[harbour], SOURCES, found)
        self._add_safe(seat, self.chart.board.open_cells[self.s.move % APART :: APART], SOURCES, found)
        return found or [cell for cell in self.chart.board.open_cells if cell not in self.s.rockets][:1]

    def _harbours(self, seat: int, swings: list[float]) -> list[int]:
        """Return the spaces where most is to be taken."""
        rated: list[tuple[float, int]] = []
        for harbour in self.chart.harbours:
            worth = self.haul_worth(self.sky.haul(harbour), swings, seat)
            if worth > 0.0:
                rated.append((-worth, harbour))
        rated.sort()
        return [harbour for _, harbour in rated[:TARGETS]]

    def _add_safe(self, seat: int, cells: Sequence[int], most: int, found: list[int]) -> None:
        """Add the first spaces without a rocket where nobody could raid the seat."""
        rockets = self.s.rockets
        for cell in cells:
            if most == 0:
                return
            if cell not in rockets and cell not in found and not self.danger(seat, cell):
                found.append(cell)
                most -= 1
