"""MC-9.11, MC-9.12 Plans for the Star Chart: the areas that can still be filled, and the lines they miss."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.board import BIT, set_of
from starboard.games.cove.state import Cove, Oracle
from starboard.games.cove.tactics.demand import CARD

FARTHEST: Final = 3
"""Lines that an area may miss to be worth a plan."""


FEW: Final = 8
"""Areas that are compared when lines are to close two of them."""


class Plan:
    """An area that can be filled: what it would bring, the lines it misses, and how many they are."""

    def __init__(self, gold: float, missing: int, count: int) -> None:
        self.gold: Final = gold
        self.missing: Final = missing
        self.count: Final = count


def plans(s: Cove, oracle: Oracle, worths: list[float], farthest: int) -> list[Plan]:
    """The areas that miss so many lines at most and would bring anything, by what each would bring."""
    chart = s.board.chart
    open_edges = ~(set_of(oracle.lines) | chart.printed)
    filled = set_of(oracle.filled)
    supply = s.board.supply
    shelf = oracle.shelf
    found: list[Plan] = []
    for cells, outline, colour, size in chart.prizes:
        missing = outline & open_edges
        count = missing.bit_count()
        if count > farthest or cells & filled:
            continue
        place = 4 * size + colour
        if shelf[place] >= supply[place]:
            continue
        gold = worths[place]
        if outline & chart.cross:
            gold -= CARD
        if gold > 0.0 and count:
            found.append(Plan(gold, missing, count))
    return found


def nearest(found: list[Plan]) -> list[Plan]:
    """A few areas that bring most for each line."""
    return sorted(found, key=lambda plan: -plan.gold / plan.count)[:FEW]


def within(found: list[Plan], lines: int) -> float:
    """What so many lines bring at most: the best area they close, and a second one if lines are left for it."""
    best = 0.0
    for plan in found:
        if plan.count > lines:
            continue
        gold = plan.gold
        if plan.count < lines:
            more = 0.0
            for other in found:
                if other.gold > more and other is not plan:
                    missing = (other.missing & ~plan.missing).bit_count()
                    if 0 < missing <= lines - plan.count:
                        more = other.gold
            gold += more
        best = max(best, gold)
    return best


def edge_scores(found: list[Plan], left: int) -> dict[int, float]:
    """How much each line helps: what areas it belongs to would bring, the nearer the more."""
    scores: dict[int, float] = {}
    for plan in found:
        near = plan.gold * (NEAR[plan.count] if plan.count <= left else FAR[plan.count])
        missing = plan.missing
        while missing:
            edge = (missing & -missing).bit_length() - 1
            missing &= ~BIT[edge]
            scores[edge] = scores.get(edge, 0.0) + near
    return scores


NEAR: Final = (0.0, 4.0, 2.0, 1.2, 0.8)
FAR: Final = (0.0, 0.0, 0.3, 0.15, 0.05)
"""How much an area counts by the lines it misses: if they can all be drawn now, and if not."""
