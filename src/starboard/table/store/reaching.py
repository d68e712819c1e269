"""How a database is reached by whoever reads: what is asked is one function over a connection, from beginning to end.

For SQLite that function runs in a thread. Asked statement by statement out of the loop, each would be handed to the
thread and back four times, which takes longer than the reading.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from starboard.table.lasting import outlasting
from starboard.table.store.drivers import PATIENCE, be_durable

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

READERS: Final = 4
"""Threads that read a file of SQLite: who reads much keeps nobody else waiting."""


class Reach(Protocol):
    """What asks a database."""

    @property
    def engine(self) -> Engine | AsyncEngine:
        """What SQLAlchemy knows of it."""

    async def ask(self, asking: Callable[[Connection], T], *, writes: bool = False) -> T:
        """Return what a function finds over a connection, all of it as it was at one moment.

        Where it `writes`, what it changed is stored when it returns, and nothing of it where it raises.
        """

    async def close(self) -> None:
        """Part from the database."""


class SqliteReach:
    """Connections to a file. Whoever is cancelled goes when the thread is done: the loop is there until then."""

    def __init__(self, url: str, *, volatile: bool = False) -> None:
        self.engine: Final[Engine] = create_engine(url)
        self._volatile: Final = volatile
        self._threads: Final = ThreadPoolExecutor(READERS, "store-reader")
        event.listen(self.engine, "connect", self._connected)
        event.listen(self.engine, "begin", _begin)

    def _connected(self, connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin below, and nowhere else
        be_durable(connection, volatile=self._volatile)

    async def ask(self, asking: Callable[[Connection], T], *, writes: bool = False) -> T:
        loop = asyncio.get_running_loop()
        return await outlasting(loop.run_in_executor(self._threads, self._ask, asking, writes))

    def _ask(self, asking: Callable[[Connection], T], writes: bool) -> T:
        with self.engine.connect() as connection, connection.execution_options(writes=writes).begin():
            return asking(connection)

    async def close(self) -> None:
        self.engine.dispose()


def _begin(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class PostgresReach:
    """Connections to a server."""

    def __init__(self, url: str) -> None:
        told = {"timeout": PATIENCE, "command_timeout": PATIENCE}
        self.engine: Final[AsyncEngine] = create_async_engine(
            url, isolation_level="REPEATABLE READ", pool_pre_ping=True, connect_args=told
        )

    async def ask(self, asking: Callable[[Connection], T], *, writes: bool = False) -> T:
        async with self.engine.connect() as connection:
            if not writes:
                return await connection.run_sync(asking)
            await connection.execution_options(isolation_level="READ COMMITTED")
            async with connection.begin():
                return await connection.run_sync(asking)

    async def close(self) -> None:
        await self.engine.dispose()
