"""The connection that writes: one, by the database's driver alone, since SQLAlchemy costs more than the writing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol

from starboard.table.errors import StoreFailed, failed
from starboard.table.store.orders import Conflict, Orders

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

    from starboard.table.store.rows import Write

NOTICE: Final = "starboard"
"""The channel on which PostgreSQL tells other processes what changed."""
ANSWERED: Final = "answers"
"""What is told of a table instead of a number where only something came that is no entry, such as a sealed answer."""
GONE: Final = "gone"
"""The same for a table that was deleted."""
PATIENCE: Final = 10.0
"""Seconds after which PostgreSQL is taken to be away."""

Outcome = Conflict | StoreFailed | None
"""What came of a write: it is stored, another was quicker, or the database cannot hold it."""


class Driver(Protocol):
    """What writes. Whatever it raises but a Conflict means that nothing of the group is known to be stored."""

    ahead: int
    """How many times it may be asked to commit before the first is done; it stores one group after another."""
    took: float
    """Seconds that the last commit took, for which nobody was kept from anything else."""

    async def commit(self, taken: Callable[[], Sequence[Write]]) -> list[Outcome]:
        """Take a group of writes, as late as can be; store each whole, in one transaction; say what came of each."""

    async def close(self) -> None:
        """Part from the database; the next `commit` connects again."""


def be_durable(cursor: Any, *, volatile: bool = False) -> None:
    """Let SQLite sync every commit to the disk, be read while it is written, and begin transactions when it is told."""
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", f"synchronous={'OFF' if volatile else 'FULL'}"):
        cursor.execute(f"PRAGMA {pragma}")


class SqliteDriver:
    """One connection in a thread of its own, so that a commit that waits for the disk keeps nobody waiting.

    It goes on to the next group by itself, so that it does not stand idle while the loop tells what came of one.
    """

    ahead = 2

    def __init__(self, engine: Engine | AsyncEngine, *, volatile: bool = False) -> None:
        self._file: Final = str(engine.url.database)
        self._volatile: Final = volatile
        self._orders: Final = Orders(engine.dialect)
        self._thread: Final = ThreadPoolExecutor(1, "store-writer")
        self._connection: sqlite3.Connection | None = None
        self.took = 0.0

    async def commit(self, taken: Callable[[], Sequence[Write]]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, taken)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _commit(self, taken: Callable[[], Sequence[Write]]) -> list[Outcome]:
        if not (writes := taken()):
            return []  # the group before took all
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None)
            be_durable(connection, volatile=self._volatile)
            self._connection = connection
        try:
            began = perf_counter()
            outcomes = self._in_one(self._connection, writes)
        except BaseException:
            self._close()  # which takes back what was begun
            raise
        self.took = perf_counter() - began
        return outcomes

    def _in_one(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> list[Outcome]:
        connection.execute("BEGIN IMMEDIATE")
        asked = json.dumps([write.table_id for write in writes])
        ids = "SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        there = {row[0] for row in connection.execute(ids, (asked,))}
        outcomes = [self._try(connection, writes, there)]
        if outcomes[0] is not None and len(writes) > 1:
            outcomes = [self._try(connection, [write], there) for write in writes]
        connection.execute("COMMIT")
        return outcomes * len(writes) if len(outcomes) < len(writes) else outcomes

    def _try(self, connection: sqlite3.Connection, writes: Sequence[Write], there: set[str]) -> Outcome:
        connection.execute("SAVEPOINT one")
        try:
            script, rows = self._orders.script(writes, there), None
            while True:
                order = script.send(rows)  # type: ignore[arg-type]  # nothing is sent to one that begins
                if order.asks:
                    rows = connection.execute(order.text, order.params[0]).fetchall()
                else:
                    connection.executemany(order.text, order.params)
                    rows = []
        except StopIteration:
            connection.execute("RELEASE one")
            return None
        except (sqlite3.IntegrityError, Conflict) as clash:
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
            return Conflict(str(clash))


class PostgresDriver:
    """One connection of asyncpg. Other processes are told of each change by the transaction that makes it."""

    ahead = 1

    def __init__(self, engine: Engine | AsyncEngine, sender: str) -> None:
        self._told: Final = sender
        self._kwargs: Final = connecting(engine)
        self._orders: Final = Orders(engine.dialect)
        self._connection: Any = None
        self.took = 0.0

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.terminate()

    async def commit(self, taken: Callable[[], Sequence[Write]]) -> list[Outcome]:
        writes = taken()
        if self._connection is None or self._connection.is_closed():
            self._connection = await connected(self._kwargs)
        try:
            began = perf_counter()
            async with self._connection.transaction():
                outcomes = await self._in_one(self._connection, writes)
        except BaseException:
            await self.close()
            raise
        self.took = perf_counter() - began
        return outcomes

    async def _in_one(self, connection: Any, writes: Sequence[Write]) -> list[Outcome]:
        # Always in this order, so that two processes never wait for each other.
        ids = "SELECT id FROM tables WHERE id = ANY($1::varchar[]) ORDER BY id FOR UPDATE"
        there = {row[0] for row in await connection.fetch(ids, [write.table_id for write in writes])}
        outcomes = [await self._try(connection, writes, there)]
        if outcomes[0] is not None and len(writes) > 1:
            outcomes = [await self._try(connection, [write], there) for write in writes]
        if len(outcomes) < len(writes):
            outcomes *= len(writes)
        stored = [write for write, outcome in zip(writes, outcomes, strict=True) if outcome is None]
        notices = [f"{write.table_id}:{_news(write)}:{self._told}" for write in stored if _news(write)]
        if notices:
            await connection.execute("SELECT pg_notify($1, one) FROM unnest($2::text[]) one", NOTICE, notices)
        return outcomes

    async def _try(self, connection: Any, writes: Sequence[Write], there: set[str]) -> Outcome:
        import asyncpg

        try:
            async with connection.transaction():
                script, rows = self._orders.script(writes, there), None
                while True:
                    try:
                        order = script.send(rows)  # type: ignore[arg-type]  # nothing is sent to one that begins
                    except StopIteration:
                        return None
                    if order.asks:
                        rows = await connection.fetch(order.text, *order.params[0])
                    else:
                        await connection.executemany(order.text, order.params)
                        rows = []
        except (asyncpg.IntegrityConstraintViolationError, Conflict) as clash:
            return Conflict(str(clash))
        except (asyncpg.DataError, ValueError) as fault:  # such as a text with a zero byte in it
            return failed(fault)


def _news(write: Write) -> str:
    """Return what other processes are told of a write; nothing where it is not for them."""
    if write.forget:
        return GONE
    if write.rows:
        return str(write.rows[-1].seq)
    others = write.answer is not None or write.wish is not None or write.targets or write.drop_targets
    return ANSWERED if others else ""


def connecting(engine: Engine | AsyncEngine) -> dict[str, Any]:
    """Return what asyncpg wants to know to connect to where an engine does."""
    _, kwargs = engine.dialect.create_connect_args(engine.url)
    return dict(kwargs)


async def connected(kwargs: dict[str, Any]) -> Any:
    """Return a connection of asyncpg; raise OSError or asyncpg's own where there is none to be had."""
    import asyncpg

    return await asyncpg.connect(timeout=PATIENCE, command_timeout=PATIENCE, **kwargs)
