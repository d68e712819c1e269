"""Tables whose time is out while nobody looks at them: each is brought from the store when it is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from starboard.kernel import StarboardError
from starboard.table.errors import StoreFailed

if TYPE_CHECKING:
    from starboard.table.house import House

AT_LEAST: Final = 60.0
"""Seconds after which the store is asked where other processes write to it too, of which one may have gone."""
ALONE: Final = 3600.0
"""The same where this process writes alone, and so knows of everything."""
AGAIN: Final = 1.0
"""Seconds after which a store that did not answer is asked again."""

log = structlog.get_logger("starboard.table")


class Dues:
    """What the house knows of deadlines at tables that are not at hand."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._at_least: Final = ALONE if house.store.is_sqlite else AT_LEAST
        self._next = 0.0
        self._earlier: Final = asyncio.Event()

    def expect(self, due: float | None) -> None:
        """Look no later than at this time of day."""
        if due is not None and due < self._next:
            self._next = due
            self._earlier.set()

    async def sweep_on(self) -> None:
        """Bring in each table when its time is out; the house sees to what comes of it."""
        seen, clock = 0.0, self._house.clock
        while True:
            wall = clock.wall()
            try:
                await self._sweep(min(seen, wall), wall)
                seen = wall
            except StoreFailed:
                self._next = wall + AGAIN
            self._earlier.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(self._at_least, max(0.0, self._next - clock.wall()))):
                    await self._earlier.wait()

    async def _sweep(self, since: float, wall: float) -> None:
        store = self._house.store
        self._next = await store.next_due(wall) or wall + self._at_least
        for table_id in await store.due(wall, since):
            try:
                await self._house.live(table_id)
            except StoreFailed:
                raise
            except StarboardError as error:
                log.warning("a table whose time is out cannot be opened", table=table_id, code=error.code)
