"""Hearing what other processes wrote: PostgreSQL tells everybody who listens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog

from starboard.kernel import StarboardError
from starboard.table.store.drivers import NOTICE, connected, connecting

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starboard.table.store.store import Store

BEAT: Final = 10.0
"""Seconds after which a connection that says nothing is asked whether it is still there."""
AGAIN: Final = 0.5
"""Seconds after which a lost connection is tried again; each time twice as long, up to BEAT."""

log = structlog.get_logger("starboard.store")


class Listener:
    """A connection that listens. Whenever it has been lost and is there again, `missed` is called: something may be."""

    def __init__(self, store: Store, heard: Callable[[str, str], None], missed: Callable[[], Awaitable[None]]) -> None:
        self._mine: Final = store.name
        self._kwargs: Final = connecting(store.engine)
        self._heard: Final = heard
        self._missed: Final = missed
        self._lost: Final = asyncio.Event()
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        await self._connect()
        self._task = asyncio.create_task(self._listen_on(), name="store-listener")

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        self._lost.clear()
        connection = await connected(self._kwargs)
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(NOTICE, self._take)
        self._connection = connection

    def _take(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table_id, _, rest = payload.partition(":")
        news, _, sender = rest.partition(":")
        if sender != self._mine:
            self._heard(table_id, news)

    async def _listen_on(self) -> None:
        wait = AGAIN
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    log.info("other processes are heard again")
                    await self._missed()
                wait = AGAIN
                await self._while_there()
            except _faults() as fault:
                log.warning("other processes are not heard", fault=type(fault).__name__)
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            await asyncio.sleep(wait)
            wait = min(BEAT, 2 * wait)

    async def _while_there(self) -> None:
        """Return when the connection is lost."""
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    await self._lost.wait()
            except TimeoutError:
                await self._connection.execute("SELECT 1")
            else:
                return


def _faults() -> tuple[type[Exception], ...]:
    import asyncpg

    return OSError, StarboardError, asyncpg.PostgresError, asyncpg.InterfaceError
