"""How much the tests do: much and fresh seeds with STARBOARD_LONG=1, a small fixed part without."""

from __future__ import annotations

import os
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, SupportsIndex, overload

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = os.environ.get("STARBOARD_LONG", "") not in {"", "0"}
SHRINK = 50
"""What the full counts are divided by in the short run: the one setting."""

FRESH = "STARBOARD_SEED"
"""Names the first of the fresh seeds; the long run sets and prints it, and giving it again repeats the run."""


PATIENCE = float(os.environ.get("STARBOARD_PATIENCE", "2"))
"""Seconds after which a test of the long run begins no further game; who has a night gives it more."""


class Seeds(list[int]):
    """Seeds of games. In the long run a walk through them ends when the time of one test is over."""

    def __iter__(self) -> Iterator[int]:
        end = monotonic() + PATIENCE
        for seed in super().__iter__():
            yield seed
            if LONG and monotonic() > end:
                return

    @overload
    def __getitem__(self, place: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, place: slice, /) -> Seeds: ...
    def __getitem__(self, place: SupportsIndex | slice, /) -> int | Seeds:
        return Seeds(list(self.copy())[place]) if isinstance(place, slice) else super().__getitem__(place)


def scaled(full: int, least: int = 1) -> int:
    """Return the full count in the long run, and a small part of it in the short one."""
    return full if LONG else max(least, full // SHRINK)


def seeds(full: int, least: int = 1) -> Seeds:
    """Return the seeds of so many games: fixed ones, and in the long run mixed with them as many fresh ones again."""
    count = scaled(full, least)
    if not LONG:
        return Seeds(range(count))
    first = int(os.environ.get(FRESH, "1000000"))
    mixed = Seeds([*range(count), *range(first, first + count)])
    Random(count).shuffle(mixed)  # so that every part of them has both
    return mixed


def spread(seats: int) -> int:
    """Return how sparsely tests look at a table: games with many seats are long and take their time at each node."""
    return max(1, seats * seats // 8)


def skipped(rng: Random, one_in: int) -> bool:
    """Whether to pass over a node: the short run looks at one in so many, the long run at all."""
    return not LONG and rng.randrange(one_in) > 0
