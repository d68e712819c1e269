"""How much the tests do: everything and fresh seeds with STARBOARD_LONG=1, a small fixed part without."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

LONG = os.environ.get("STARBOARD_LONG", "") not in {"", "0"}
SHRINK = 25
"""What the full counts are divided by in the short run: the one setting."""

FRESH = "STARBOARD_SEED"
"""Names the first of the fresh seeds; the long run sets and prints it, and giving it again repeats the run."""


def scaled(full: int, least: int = 1) -> int:
    """Return the full count in the long run, and a small part of it in the short one."""
    return full if LONG else max(least, full // SHRINK)


def seeds(full: int, least: int = 1) -> list[int]:
    """Return the seeds of so many games: fixed ones, and in the long run as many fresh ones again."""
    count = scaled(full, least)
    fixed = list(range(count))
    if LONG:
        first = int(os.environ.get(FRESH, "1000000"))
        fixed += range(first, first + count)
    return fixed


def spread(seats: int) -> int:
    """Return how sparsely tests look at a table: games with many seats are long and take their time at each node."""
    return max(1, seats * seats // 8)


def skipped(rng: Random, one_in: int) -> bool:
    """Whether to pass over a node: the short run looks at one in so many, the long run at all."""
    return not LONG and rng.randrange(one_in) > 0
