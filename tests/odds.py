"""Whether two ways of drawing have the same odds: the chi-square test for two samples."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from tests.counts import LONG

if TYPE_CHECKING:
    from collections import Counter

FEW = 12
"""Values that both samples together have less often are counted with their neighbour."""
SURE = 5.0 if LONG else 4.0
"""More standard deviations are no chance: once in 3,000,000 comparisons; with fixed seeds once in 30,000 will do."""


def deviation(one: Counter[int], other: Counter[int]) -> float:
    """Return how far two samples of numbers are from having the same odds, in standard deviations.

    The chi-square of the two is turned into a normal deviate by the cube root of Wilson and Hilferty.
    """
    cells = _cells(one, other)
    if len(cells) < 2:
        return 0.0
    first, second = one.total(), other.total()
    share = first / (first + second)
    square = 0.0
    for mine, theirs in cells:
        both = mine + theirs
        square += (mine - both * share) ** 2 / (both * share) + (theirs - both * (1 - share)) ** 2 / (
            both * (1 - share)
        )
    spread = 2 / (9 * (len(cells) - 1))
    return float(((square / (len(cells) - 1)) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def _cells(one: Counter[int], other: Counter[int]) -> list[tuple[int, int]]:
    cells: list[tuple[int, int]] = []
    mine = theirs = 0
    for value in sorted({*one, *other}):
        mine += one[value]
        theirs += other[value]
        if mine + theirs >= FEW:
            cells.append((mine, theirs))
            mine = theirs = 0
    if mine + theirs and cells:
        last = cells.pop()
        mine, theirs = mine + last[0], theirs + last[1]
    return [*cells, (mine, theirs)] if mine + theirs else cells
