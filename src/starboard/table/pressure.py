"""Saying no early: where more decisions come than can be seen to, the last are refused before any work is done.

What counts is how long a decision waits for the core. That is the work of all who are let in, less the time for which
each of them waits for the store: the store takes as long for a hundred as for one, and keeps nobody from working.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from starboard.table.errors import Busy, refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST_LATE: Final = 0.075
"""Seconds that a decision may wait for the core: to be read, to be played and to be told."""
MOST_STORED: Final = 0.25
"""Seconds of storing that are taken off at most: where it takes longer, the core may be what it waits for."""
FEW: Final = 10
"""So many at a time are never too many."""
COUNTED: Final = 10
"""After so many decisions it is reckoned anew what one costs."""
SHARE: Final = 0.3
"""How much the last of these counts."""


class Pressure:
    """Counts the decisions that are seen to, and what each costs of late."""

    def __init__(self, stored: Callable[[], float], spent: Callable[[], float] = time.thread_time) -> None:
        """Reckon by how many seconds storing takes of late, and how many of work this thread has done so far."""
        self._stored: Final = stored
        self._spent: Final = spent
        self._inside = 0
        self._counted = 0
        self._before: float | None = None
        self._cost = 0.0

    @contextmanager
    def room(self) -> Iterator[None]:
        """Be one of those who are seen to; raise Busy, nothing done, where this one would come too late."""
        if self._inside >= FEW and self._inside * self._cost > MOST_LATE + min(MOST_STORED, self._stored()):
            raise Busy(refusal("server-busy"))
        self._inside += 1
        try:
            yield
            self._count()
        finally:
            self._inside -= 1

    def _count(self) -> None:
        """Count one who was seen to; whatever else was done meanwhile is reckoned to those who decide."""
        if self._before is None:
            self._before = self._spent()
        self._counted += 1
        if self._counted == COUNTED:
            spent = self._spent()
            cost = max(0.0, spent - self._before) / COUNTED
            self._cost = cost if not self._cost else self._cost + SHARE * (cost - self._cost)
            self._before, self._counted = spent, 0
