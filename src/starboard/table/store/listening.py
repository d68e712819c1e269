"""Hearing what other processes wrote or say: PostgreSQL tells everybody who listens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from starboard.kernel import StarboardError
from starboard.table.store.drivers import NOTICE, connected, connecting

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starboard.table.store.store import Store

BEAT: Final = 10.0
"""Seconds after which a process that says nothing says that it is there, which asks its connection the same."""
ALIVE: Final = "alive"
"""What it says then, of no table."""
AGAIN: Final = 0.5
"""Seconds after which a lost connection is tried again; each time twice as long, up to BEAT."""

log = structlog.get_logger("starboard.store")


class Listener:
    """A connection that listens. Whenever it has been lost and is there again, `missed` is called: something may be."""

    def __init__(
        self, store: Store, heard: Callable[[str, str, str], None], missed: Callable[[], Awaitable[None]]
    ) -> None:
        """Let `heard` be called with a table, what is said of it, and the name of the process that says it."""
        self._mine: Final = store.name
        self._kwargs: Final = connecting(store.engine)
        self._heard: Final = heard
        self._missed: Final = missed
        self._lost = False
        self._woken: Final = asyncio.Event()
        self._to_say: list[str] = []
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        await self._connect()
        self._task = asyncio.create_task(self._listen_on(), name="store-listener")

    async def close(self, last: str) -> None:
        """Listen no more; say something last, of no table, if it can be said."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None and not self._lost:
            with suppress(*_faults(), TimeoutError):
                await self._connection.execute("SELECT pg_notify($1, $2)", NOTICE, f":{last}:{self._mine}")
        if self._connection is not None:
            self._connection.terminate()

    def say(self, table_id: str, news: str) -> None:
        """Tell other processes something that is not stored; where they cannot be reached, they learn it later."""
        self._to_say.append(f"{table_id}:{news}:{self._mine}")
        self._woken.set()

    async def _connect(self) -> None:
        self._lost = False
        connection = await connected(self._kwargs)
        connection.add_termination_listener(self._lose)
        await connection.add_listener(NOTICE, self._take)
        self._connection = connection

    def _lose(self, _connection: Any) -> None:
        self._lost = True
        self._woken.set()

    def _take(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table_id, _, rest = payload.partition(":")
        news, _, sender = rest.partition(":")
        if sender != self._mine:
            self._heard(table_id, news, sender)

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
        """Say what there is to say; return when the connection is lost."""
        while not self._lost:
            self._woken.clear()
            if self._to_say:
                said, self._to_say = self._to_say, []
                await self._connection.execute("SELECT pg_notify($1, one) FROM unnest($2::text[]) one", NOTICE, said)
            try:
                async with asyncio.timeout(BEAT):
                    await self._woken.wait()
            except TimeoutError:
                self._to_say.append(f":{ALIVE}:{self._mine}")
                self._heard("", ALIVE, self._mine)  # a beat, for who looks after those that are heard no more


def _faults() -> tuple[type[Exception], ...]:
    import asyncpg

    return OSError, StarboardError, asyncpg.PostgresError, asyncpg.InterfaceError
