"""The Star Chart's geometry (MC-3.1, MC-9.8 to MC-9.15): pure functions over sets of edges and cells.

A set is an integer with one bit per member. Edges and cells are numbered on a grid of the greatest size,
whatever part of it a chart uses, so the same edge has the same name and number on every chart.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 8
"""The greatest number of rows and of columns."""
H_EDGES: Final = (MOST + 1) * MOST
EDGE_COUNT: Final = 2 * H_EDGES
CELL_COUNT: Final = MOST * MOST

EDGE_NAMES: Final = tuple(
    [f"H{r},{c}" for r in range(MOST + 1) for c in range(MOST)]
    + [f"V{r},{c}" for r in range(MOST) for c in range(MOST + 1)]
)
CELL_NAMES: Final = tuple([f"{r},{c}" for r in range(MOST) for c in range(MOST)])
# Looked up, because a compiled shift of a literal is only 32 bits wide.
BIT: Final = tuple([1 << number for number in range(EDGE_COUNT)])  # int, not i64
NOWHERE: Final = -1
"""The other side of an edge on the rim."""


def top_edge(row: int, col: int) -> int:
    """MC-3.1 The number of `H row,col`, the top edge of cell (row, col)."""
    return row * MOST + col


def left_edge(row: int, col: int) -> int:
    """MC-3.1 The number of `V row,col`, the left edge of cell (row, col)."""
    return H_EDGES + row * (MOST + 1) + col


def cell_at(row: int, col: int) -> int:
    """The number of cell (row, col)."""
    return row * MOST + col


class Chart:
    """MC-3.2 A Star Chart: its cells with their colours, its edges, and which of them are printed."""

    def __init__(self, rows: int, cols: int, colours: list[int], cross: list[int], border: bool) -> None:
        """Lay out a chart; `colours` row by row, `cross` the numbers of the Cross edges, `border` prints the rim."""
        self.rows: Final = rows
        self.cols: Final = cols
        self.colour: list[int] = [NOWHERE] * CELL_COUNT
        self.cells: list[int] = []
        self.edges: list[int] = []
        self.around: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)] * CELL_COUNT
        self.sides: list[tuple[int, int]] = [(NOWHERE, NOWHERE)] * EDGE_COUNT
        for row in range(rows):
            for col in range(cols):
                cell = cell_at(row, col)
                self.cells.append(cell)
                self.colour[cell] = colours[row * cols + col]
                self.around[cell] = (
                    top_edge(row, col), top_edge(row + 1, col), left_edge(row, col), left_edge(row, col + 1)
                )  # fmt: skip
        for edge in range(EDGE_COUNT):
            sides = [cell for cell in self.cells if edge in self.around[cell]]
            if sides:
                self.edges.append(edge)
                self.sides[edge] = (sides[0], sides[1] if len(sides) > 1 else NOWHERE)
        self.cross: Final = set_of(tuple(cross))
        self.rim: Final = set_of(tuple([edge for edge in self.edges if self.sides[edge][1] == NOWHERE]))
        self.printed: Final = self.cross | (self.rim if border else 0)
        self.free: Final = len(self.edges) - len(members(self.printed))
        self.walls: list[int] = [set_of(edges) for edges in self.around]

        self.prizes: list[tuple[int, int, int, int]] = self._prizes()

    def _prizes(self) -> list[tuple[int, int, int, int]]:
        """MC-9.11, MC-9.12 Every area that can be filled: its cells, its outline, its colour, and 1 for a pair."""
        found = [(BIT[cell], self.walls[cell], self.colour[cell], 0) for cell in self.cells]
        for edge in self.edges:
            one, two = self.sides[edge]
            if two != NOWHERE and self.colour[one] == self.colour[two] and not self.printed & BIT[edge]:
                outline = (self.walls[one] | self.walls[two]) & ~BIT[edge]
                found.append((BIT[one] | BIT[two], outline, self.colour[one], 1))
        return found


def set_of(numbers: tuple[int, ...]) -> int:
    """The set of these edges or cells."""
    bits = 0
    for number in numbers:
        bits |= BIT[number]
    return bits


def members(bits: int) -> list[int]:
    """The edges or cells of a set, in the order of their numbers."""
    return [number for number in range(EDGE_COUNT) if bits & BIT[number]]


def enclosed_area(chart: Chart, drawn: int, cell: int) -> int:
    """MC-9.10 The enclosed area that the cell lies in; 0 where that area has an open edge on the rim."""
    closed = drawn | chart.printed
    area = BIT[cell]
    waiting = [cell]
    while waiting:
        here = waiting.pop()
        for edge in chart.around[here]:
            if closed & BIT[edge]:
                continue
            one, two = chart.sides[edge]
            if two == NOWHERE:
                return 0
            other = two if one == here else one
            if not area & BIT[other]:
                area |= BIT[other]
                waiting.append(other)
    return area


def newly_enclosed(chart: Chart, drawn: int, edge: int) -> list[int]:
    """MC-9.14, MC-9.15 The areas that the line on `edge`, already in `drawn`, encloses newly: none, one or two.

    A line that ends inside an area leaves the same area on both its sides: whatever it was, it is nothing new.
    """
    one, two = chart.sides[edge]
    area = enclosed_area(chart, drawn, one)
    if two == NOWHERE:
        return [area] if area else []
    if area & BIT[two]:
        return []
    areas = [area] if area else []
    other = enclosed_area(chart, drawn, two)
    if other:
        areas.append(other)
    return areas


def is_prize(chart: Chart, area: int) -> bool:
    """MC-9.11, MC-9.12 Whether an enclosed area is one cell, or two cells of one colour."""
    if area.bit_count() > 2:
        return False
    inside = members(area)
    return len(inside) == 1 or chart.colour[inside[0]] == chart.colour[inside[1]]


def outline_of(chart: Chart, area: int) -> int:
    """MC-9.14 The edges with the area on one side only."""
    outline = 0
    for cell in chart.cells:
        if area & BIT[cell]:
            outline ^= chart.walls[cell]
    return outline


def filled_by(chart: Chart, drawn: int) -> int:
    """MC-9.11, MC-9.12 The cells that are filled once all these lines have been drawn.

    An area whose whole outline is printed was never closed by a line, so nothing has filled it (MC-9.15).
    """
    filled = 0
    for cell in chart.cells:
        area = enclosed_area(chart, drawn, cell)
        if area and is_prize(chart, area) and outline_of(chart, area) & drawn:
            filled |= area
    return filled


def barred(chart: Chart, drawn: int, filled: int) -> int:
    """MC-9.8 The edges on which no line can be drawn: drawn, printed, or inside a filled area.

    An open edge of a filled cell is always inside its area, because the area is enclosed.
    """
    bars = drawn | chart.printed
    if filled:
        for cell in chart.cells:
            if filled & BIT[cell]:
                bars |= chart.walls[cell]
    return bars
