"""MC-9.6 to MC-9.17 Star Charting: lines on the Star Chart, areas and what they give."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import Done, DrawLine
from starboard.games.cove.actions.constants import DONE, DRAW_LINES
from starboard.games.cove.board import BIT, barred, is_prize, members, newly_enclosed, outline_of, set_of
from starboard.games.cove.domains import BONE, BY_CROSS, CHARM, D1, TOME, VALUE
from starboard.games.cove.events import AreaFilled
from starboard.games.cove.rules.bonuses import gain
from starboard.games.cove.rules.corruption import DRAW_CORRUPTION
from starboard.games.cove.rules.refusals import (
    CHART_FULL,
    NO_DIE_WITH_BONE,
    ONE_LINE_AT_LEAST,
    edge_drawn,
    edge_in_filled_area,
    edge_off_chart,
    edge_printed,
)
from starboard.games.cove.state import Cove
from starboard.kernel import FLAG, SEAT, Action, Effect, Refusal, SeatChoice, fields, number

NO_GOOD: Final = -1
"""The size of what an area that stays unfilled gives."""


def charting_number(s: Cove, seat: int) -> int:
    """MC-9.7 The higher of the dice that lie with the Bone; 0 when none does."""
    dish = s.oracles[seat].dish
    highest = 0
    for die in (0, 1):
        if dish[D1 + die] == dish[BONE] and dish[VALUE + die] > highest:
            highest = dish[VALUE + die]
    return highest


def can_draw_line(s: Cove, seat: int) -> bool:
    """MC-9.6 Whether at least one edge can still be drawn."""
    oracle = s.oracles[seat]
    chart = s.board.chart
    if len(oracle.lines) + len(oracle.filled) < chart.free:
        return True  # not even with all of them on edges of their own
    bars = bars_of(s, seat)
    return any(not bars & BIT[edge] for edge in chart.edges)


def bars_of(s: Cove, seat: int) -> int:
    """MC-9.8 The edges on which the seat can draw no line."""
    oracle = s.oracles[seat]
    return barred(s.board.chart, set_of(oracle.lines), set_of(oracle.filled))


def why_not_chart(s: Cove, seat: int) -> Refusal | None:
    """MC-9.6 The Bone must lie with a die, and an edge must be free."""
    if not charting_number(s, seat):
        return NO_DIE_WITH_BONE
    if not can_draw_line(s, seat):
        return CHART_FULL
    return None


class DrawLines(SeatChoice[Cove, Action]):
    """MC-9.7 Draw lines one at a time: so many more at most, at least one in all."""

    RULE = "MC-9.7"
    TAKES = (DrawLine, Done)
    FIELDS = fields(seat=SEAT, left=number(1, 4), drew=FLAG)

    def __init__(self, seat: int, left: int, drew: bool) -> None:  # generated: make generate
        self.seat = seat
        self.left: Final = left
        self.drew: Final = drew

    def candidates(self, s: Cove) -> list[Action]:
        return self.listed(s)

    def listed(self, s: Cove) -> list[Action]:
        bars = bars_of(s, self.seat)
        found: list[Action] = [DRAW_LINES[edge] for edge in s.board.chart.edges if not bars & BIT[edge]]
        if self.drew:
            found.append(DONE)
        return found

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        if not isinstance(action, DrawLine):
            return None if self.drew else ONE_LINE_AT_LEAST
        chart = s.board.chart
        bit = BIT[action.edge]
        if chart.sides[action.edge][0] < 0:
            return edge_off_chart(action.edge)
        if chart.printed & bit:
            return edge_printed(action.edge)
        if action.edge in s.oracles[self.seat].lines:
            return edge_drawn(action.edge)
        if bars_of(s, self.seat) & bit:
            return edge_in_filled_area(action.edge)
        return None

    def take(self, s: Cove, action: Action) -> None:
        if not isinstance(action, DrawLine):
            return
        if self.left > 1:
            s.then(GoOnDrawing(self.seat, self.left - 1))
        draw_line(s, self.seat, action.edge)


class GoOnDrawing(Effect[Cove]):
    """MC-9.9 After a line and what it gave, the next one, if an edge is left."""

    RULE = "MC-9.9"
    FIELDS = fields(seat=SEAT, left=number(1, 3))

    def __init__(self, seat: int, left: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Cove) -> None:
        if can_draw_line(s, self.seat):
            s.then(DrawLines(self.seat, self.left, True))


def draw_line(s: Cove, seat: int, edge: int) -> None:
    """MC-9.9, MC-9.14 Draw the line; each area that it newly encloses is filled if it can be, and may bring a card."""
    oracle = s.oracles[seat]
    oracle.lines = (*oracle.lines, edge)
    chart = s.board.chart
    for area in newly_enclosed(chart, set_of(oracle.lines), edge):
        if is_prize(chart, area):
            fill_area(s, seat, area)
        if outline_of(chart, area) & chart.cross:
            s.then(DRAW_CORRUPTION[BY_CROSS][seat])


class Closing:
    """MC-9.14 An area that a line would newly enclose: its cells, the Good it would give, whether a card would come.

    `size` is NO_GOOD where the area would stay unfilled; `colour` is then that of no Good.
    """

    def __init__(self, cells: tuple[int, ...], size: int, colour: int, corrupts: bool) -> None:
        self.cells: Final = cells
        self.size: Final = size
        self.colour: Final = colour
        self.corrupts: Final = corrupts


def closings(s: Cove, seat: int, edge: int) -> list[Closing]:
    """MC-9.11 to MC-9.15 The areas that a line on this edge would newly enclose, and what each would bring."""
    chart = s.board.chart
    found: list[Closing] = []
    for area in newly_enclosed(chart, set_of(s.oracles[seat].lines) | BIT[edge], edge):
        inside = tuple(members(area))
        corrupts = bool(outline_of(chart, area) & chart.cross)
        if is_prize(chart, area):
            size = CHARM if len(inside) == 1 else TOME
            found.append(Closing(inside, size, chart.colour[inside[0]], corrupts))
        else:
            found.append(Closing(inside, NO_GOOD, NO_GOOD, corrupts))
    return found


def fill_area(s: Cove, seat: int, area: int) -> None:
    """MC-9.11, MC-9.12 One cell gives a Charm, two cells of one colour give a Tome."""
    oracle = s.oracles[seat]
    inside = tuple(members(area))
    oracle.filled = (*oracle.filled, *inside)
    colour = s.board.chart.colour[inside[0]]
    if s.told is not None:
        s.tell(AreaFilled(seat, inside, colour))
    gain(s, seat, CHARM if len(inside) == 1 else TOME, colour)
