"""The writer: it stores all writes that wait by one commit, since the disk takes as long for one as for many."""

from __future__ import annotations

import asyncio
from collections import deque
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import structlog

from starboard.table import metrics
from starboard.table.errors import Busy, StoreFailed, failed, refusal
from starboard.table.lasting import outlasting

if TYPE_CHECKING:
    from starboard.table.store.drivers import Driver
    from starboard.table.store.rows import Write

MOST_AT_ONCE: Final = 256
"""Writes in one commit at most."""
MOST_WAITING: Final = 4096
"""Writes that may wait; whoever comes then is told that the server is busy."""

SHARE: Final = 0.2
"""How much the last commit counts in how long a write takes."""

log = structlog.get_logger("starboard.store")


class Writer:
    """Stores what it is given, group by group, each write whole and in the order of its table."""

    def __init__(self, driver: Driver) -> None:
        self._driver: Final = driver
        self._waiting: Final[deque[tuple[Write, asyncio.Future[None]]]] = deque()
        self._woken: Final = asyncio.Event()
        self.taken = 0.0
        """How many seconds a write takes of late: half a commit that is under way, and its own."""
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    def open(self) -> None:
        """Begin to write."""
        self._tasks = [asyncio.create_task(self._write_on(), name="store-writer") for _ in range(self._driver.ahead)]

    async def close(self) -> None:
        """Write what waits, and part from the database."""
        self._closing = True
        self._woken.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._driver.close()

    @property
    def alive(self) -> bool:
        """Whether it takes writes."""
        return bool(self._tasks) and not self._closing and not any(task.done() for task in self._tasks)

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return len(self._waiting)

    async def write(self, write: Write) -> None:
        """Return when this is stored for good; raise Conflict where another was quicker, StoreFailed where it is not.

        Whoever is cancelled does not stop the write, and goes when it is known what came of it.
        """
        if not self.alive:
            raise StoreFailed(refusal("store-failed"))
        if len(self._waiting) >= MOST_WAITING:
            raise Busy(refusal("server-busy"))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._woken.set()
        await outlasting(done)

    async def _write_on(self) -> None:
        while True:
            if self._waiting:  # asked once: the driver's thread may take them at any time
                await self._write_group()
            elif self._closing:
                return
            else:
                self._woken.clear()
                await self._woken.wait()

    def _next_group(self) -> list[tuple[Write, asyncio.Future[None]]]:
        """Take what waits, up to the first table that is in the group already: its writes keep their order."""
        group: list[tuple[Write, asyncio.Future[None]]] = []
        seen: set[str] = set()
        while self._waiting and len(group) < MOST_AT_ONCE and self._waiting[0][0].table_id not in seen:
            group.append(self._waiting.popleft())
            seen.add(group[-1][0].table_id)
        return group

    async def _write_group(self) -> None:
        """Store what waits when the driver comes to it, which may be later than now, and in a thread of its own."""
        group: list[tuple[Write, asyncio.Future[None]]] = []

        def taken() -> list[Write]:
            group.extend(self._next_group())
            return [write for write, _ in group]

        began = perf_counter()
        try:
            outcomes: list[Any] = list(await self._driver.commit(taken))
        except Exception as fault:  # noqa: BLE001  # whatever a driver raises, nobody is told that it is stored
            group = group or self._next_group()  # it failed before it took any: they are told all the same
            log.warning("nothing could be stored", writes=len(group), fault=type(fault).__name__, why=str(fault)[:200])
            metrics.STORE_FAILURES.inc()
            outcomes = [failed(fault) for _ in group]
        else:
            if group:
                metrics.COMMIT_SECONDS.observe(perf_counter() - began)
                self.taken += SHARE * (1.5 * self._driver.took - self.taken)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
