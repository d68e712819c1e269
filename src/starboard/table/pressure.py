"""Saying no early: where more decisions come than can be seen to, the last are refused before any work is done."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starboard.table.errors import Busy, refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MOST_LATE: Final = 0.1
"""Seconds that a decision may take, others that came with it included."""
FEW: Final = 20
"""So many at a time are never too many."""
SHARE: Final = 0.1
"""How much the last one counts in how long they take."""


class Pressure:
    """Counts the decisions that are seen to, and how long they take of late."""

    def __init__(self) -> None:
        self._inside = 0
        self._taken = 0.0

    @asynccontextmanager
    async def room(self) -> AsyncIterator[None]:
        """Be one of those who are seen to; raise Busy, nothing done, where this one would come too late."""
        came = time.perf_counter()
        self._inside += 1
        try:
            if self._inside > FEW:
                await asyncio.sleep(0)  # whoever came in the same moment before is seen to first
                if max(self._taken, time.perf_counter() - came) > MOST_LATE:
                    raise Busy(refusal("server-busy"))
            yield
            self._taken += SHARE * (time.perf_counter() - came - self._taken)
        finally:
            self._inside -= 1
