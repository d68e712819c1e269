"""What a learner is told of Connect Four: its position is packed into bits, so it is laid out as two planes."""

from __future__ import annotations

from typing import Final

from examples.connect_four import Board
from starboard.kernel import i64

PLACES: Final = {1 << bit: (5 - bit % 7) * 7 + bit // 7 for bit in range(49)}
"""By a stone alone in its set, the place of its cell in a plane of six rows, the top one first."""


def stones(seen: Board, seat: int, out: memoryview[float]) -> None:
    """1. The observer's stones, and then the other's."""
    mine = seen.mine if seen.turn == seat else seen.mine ^ seen.taken
    lay(mine, out, 0)
    lay(mine ^ seen.taken, out, 42)


def lay(left: i64, out: memoryview[float], begin: int) -> None:
    """Put the stones of a set into a plane."""
    while left:
        rest = left & (left - 1)
        out[begin + PLACES[left ^ rest]] = 1.0
        left = rest


TENSORS: Final = (("stones", (2, 6, 7), stones, ("mine", "taken", "turn")),)
