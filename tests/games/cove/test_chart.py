"""The Star Chart's geometry against a plain flood fill, on charts of every size."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from starboard.games.cove.board import (
    BIT,
    EDGE_NAMES,
    MOST,
    NOWHERE,
    Chart,
    barred,
    cell_at,
    enclosed_area,
    filled_by,
    is_prize,
    left_edge,
    members,
    newly_enclosed,
    outline_of,
    set_of,
    top_edge,
)
from starboard.games.cove.components import board_of

CHART = board_of("").chart


@st.composite
def charts(draw: st.DrawFn) -> Chart:
    """Any chart: size, colours, printed edges, with or without a printed rim."""
    rows = draw(st.integers(1, MOST))
    cols = draw(st.integers(1, MOST))
    colours = draw(st.lists(st.integers(0, 3), min_size=rows * cols, max_size=rows * cols))
    blank = Chart(rows, cols, colours, [], False)
    cross = draw(st.sets(st.sampled_from(blank.edges), max_size=8))
    return Chart(rows, cols, colours, sorted(cross), draw(st.booleans()))


@st.composite
def drawings(draw: st.DrawFn) -> tuple[Chart, list[int]]:
    """A chart and lines to be drawn on it in order: many, so that areas close."""
    chart = draw(st.one_of(st.just(CHART), charts()))
    order = draw(st.permutations(chart.edges))
    return chart, order[: draw(st.integers(0, len(order)))]


def flood(chart: Chart, drawn: int, start: int) -> tuple[set[int], bool]:
    """MC-9.10 The area around a cell, walked cell by cell, and whether it is enclosed."""
    closed = drawn | chart.printed
    area, waiting, enclosed = {start}, [start], True
    while waiting:
        row, col = divmod(waiting.pop(), MOST)
        ways = (
            (top_edge(row, col), row - 1, col),
            (top_edge(row + 1, col), row + 1, col),
            (left_edge(row, col), row, col - 1),
            (left_edge(row, col + 1), row, col + 1),
        )
        for edge, r, c in ways:
            if closed & BIT[edge]:
                continue
            if not (0 <= r < chart.rows and 0 <= c < chart.cols):
                enclosed = False
            elif cell_at(r, c) not in area:
                area.add(cell_at(r, c))
                waiting.append(cell_at(r, c))
    return area, enclosed


def areas_of(chart: Chart, drawn: int) -> set[int]:
    """Every enclosed area of the flood fill."""
    found = set()
    for cell in chart.cells:
        area, enclosed = flood(chart, drawn, cell)
        if enclosed:
            found.add(set_of(tuple(area)))
    return found


@given(drawings())
def test_enclosed_areas_are_those_of_the_flood_fill(drawing: tuple[Chart, list[int]]) -> None:
    """From each cell the area is found that the flood finds, where it is enclosed (MC-9.10)."""
    chart, lines = drawing
    drawn = set_of(tuple(lines))
    for cell in chart.cells:
        area, enclosed = flood(chart, drawn, cell)
        assert enclosed_area(chart, drawn, cell) == (set_of(tuple(area)) if enclosed else 0)


@given(drawings())
def test_a_line_newly_encloses_areas_that_were_not_enclosed_before(drawing: tuple[Chart, list[int]]) -> None:
    """Line by line: every enclosed area whose exact cells were none before, two at most (MC-9.14, MC-9.15)."""
    chart, lines = drawing
    drawn = 0
    before = areas_of(chart, drawn)
    for edge in lines:
        if chart.printed & BIT[edge]:
            continue
        drawn |= BIT[edge]
        after = areas_of(chart, drawn)
        areas = newly_enclosed(chart, drawn, edge)
        assert len(areas) <= 2
        assert set(areas) == after - before
        before = after


@given(drawings())
def test_every_line_fills_what_is_filled_in_the_end(drawing: tuple[Chart, list[int]]) -> None:
    """What lines fill one after the other is what all of them fill together; nothing is filled twice (MC-9.11)."""
    chart, lines = drawing
    drawn, filled = 0, 0
    for edge in lines:
        if barred(chart, drawn, filled) & BIT[edge]:
            continue
        drawn |= BIT[edge]
        for area in newly_enclosed(chart, drawn, edge):
            if is_prize(chart, area):
                assert not area & filled
                filled |= area
    assert filled == filled_by(chart, drawn)


@given(drawings())
def test_barred_edges_are_drawn_printed_or_inside(drawing: tuple[Chart, list[int]]) -> None:
    """An edge takes no line where it is drawn, printed, or has the same filled area on both sides (MC-9.8)."""
    chart, lines = drawing
    drawn = set_of(tuple(lines))
    filled = filled_by(chart, drawn)
    bars = barred(chart, drawn, filled)
    for edge in chart.edges:
        one, two = chart.sides[edge]
        closed = bool((drawn | chart.printed) & BIT[edge])
        inside = two != NOWHERE and bool(filled & BIT[one]) and two in flood(chart, drawn, one)[0]
        assert bool(bars & BIT[edge]) == (closed or inside)


@given(drawings())
def test_an_outline_has_the_area_on_one_side_only(drawing: tuple[Chart, list[int]]) -> None:
    """Edges with the area on both sides, such as a Cross edge inside it, are none of its outline (MC-9.14)."""
    chart, lines = drawing
    for area in areas_of(chart, set_of(tuple(lines))):
        outline = outline_of(chart, area)
        for edge in chart.edges:
            sides = [cell for cell in chart.sides[edge] if cell != NOWHERE and area & BIT[cell]]
            assert bool(outline & BIT[edge]) == (len(sides) == 1)


def test_the_chart_of_the_rules() -> None:
    """MC-3.1 to MC-3.3: 84 edges, nine cells of each colour, and the cells that touch the Cross."""
    assert len(CHART.edges) == 84
    assert [CHART.colour.count(colour) for colour in range(4)] == [9, 9, 9, 9]
    touching = [divmod(cell, MOST) for cell in CHART.cells if CHART.walls[cell] & CHART.cross]
    assert touching == [
        (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (3, 3), (3, 4), (4, 2), (4, 3),
    ]  # fmt: skip


def test_a_quarter_turn_favours_no_colour() -> None:
    """MC-3.2 A quarter turn clockwise maps red to blue to yellow to green to red."""
    turned = {0: 2, 2: 3, 3: 1, 1: 0}
    for row in range(6):
        for col in range(6):
            assert CHART.colour[cell_at(col, 5 - row)] == turned[CHART.colour[cell_at(row, col)]]


def test_each_colour_has_four_pairs_and_a_single_in_the_centre() -> None:
    """MC-3.2 The four single cells meet at the centre, and the Cross cuts no pair."""
    for colour in range(4):
        cells = {cell for cell in CHART.cells if CHART.colour[cell] == colour}
        singles = []
        for cell in sorted(cells):
            around = {other for edge in CHART.around[cell] for other in CHART.sides[edge]}
            beside = (around & cells) - {cell}
            assert len(beside) <= 1
            singles += [] if beside else [cell]
        assert len(singles) == 1
        assert divmod(singles[0], MOST) in {(2, 2), (2, 3), (3, 2), (3, 3)}
    for edge in members(CHART.cross):
        one, two = CHART.sides[edge]
        assert CHART.colour[one] != CHART.colour[two]


def test_edges_have_the_names_of_the_rules() -> None:
    """MC-3.1 Cell (r,c) has top H r,c, bottom H r+1,c, left V r,c and right V r,c+1."""
    assert [EDGE_NAMES[edge] for edge in CHART.around[cell_at(2, 4)]] == ["H2,4", "H3,4", "V2,4", "V2,5"]
