"""The store: tables in a database, written by one task that puts many writes into one commit."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import and_, delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from starboard.table.errors import StoreFailed, refusal
from starboard.table.store.rows import Answer, Key, Listing, Row, Stored, Write
from starboard.table.store.schema import ANSWERS, ENDINGS, ENTRIES, KEYS, METADATA, TABLES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

VOLATILE: Final = "sqlite+aiosqlite:///:memory:"
"""A database that lasts as long as the process."""
MOST_AT_ONCE: Final = 256
"""Writes in one commit at most."""
MOST_WAITING: Final = 4096
"""Writes that may wait; whoever comes then is told that the server is busy."""
NOTICE: Final = "starboard"
"""The channel on which PostgreSQL tells other processes what changed."""


class Conflict(Exception):
    """Somebody else wrote this entry, or answered this request, before."""


class Store:
    """A database of tables. Every method may raise StoreFailed; then nothing was written."""

    def __init__(self, url: str) -> None:
        """Name the database by a URL of SQLAlchemy; `open` connects."""
        self.url: Final = url
        self.is_sqlite: Final = url.startswith("sqlite")
        self._engine: AsyncEngine = self._make()
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue(MOST_WAITING)
        self._writer: asyncio.Task[None] | None = None

    def _make(self) -> AsyncEngine:
        if self.url == VOLATILE:
            return create_async_engine(self.url, poolclass=StaticPool)
        engine = create_async_engine(self.url)
        if self.is_sqlite:
            event.listen(engine.sync_engine, "connect", _be_durable)
        return engine

    async def open(self) -> None:
        """Connect, bring the database to the present schema, and begin to write."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(METADATA.create_all)
        except SQLAlchemyError as fault:
            raise _failed(fault) from fault
        self._writer = asyncio.create_task(self._write_on(), name="store-writer")

    async def close(self) -> None:
        """Write what waits, and part from the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    # Writing

    async def write(self, write: Write) -> None:
        """Return when this is stored for good; raise Conflict where another was quicker, StoreFailed where it is not.

        Whoever stops waiting does not stop the write.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait((write, done))
        except asyncio.QueueFull:
            raise StoreFailed(refusal("server-busy")) from None
        await asyncio.shield(done)

    async def _write_on(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < MOST_AT_ONCE and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                await self._write_group(group)
            finally:
                for _ in group:
                    self._queue.task_done()

    async def _write_group(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Store a group of writes in one commit; where one of them conflicts, each by itself."""
        try:
            await self._commit([write for write, _ in group])
        except IntegrityError as clash:
            if len(group) == 1:
                _end(group[0][1], Conflict(str(clash.orig)))
                return
            for one in group:
                await self._write_group([one])
        except (SQLAlchemyError, OSError) as fault:
            for _, done in group:
                _end(done, _failed(fault))
        else:
            for _, done in group:
                _end(done, None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            await self._put_rows(connection, writes)
            for write in writes:
                await self._put_rest(connection, write)

    async def _put_rows(self, connection: AsyncConnection, writes: Sequence[Write]) -> None:
        rows = [
            {
                "table_id": write.table_id,
                "seq": row.seq,
                "at": row.at,
                "seat": row.seat,
                "act": row.act,
                "data": row.data,
                "chain": row.chain,
            }
            for write in writes
            for row in write.rows
        ]
        if rows:
            await connection.execute(insert(ENTRIES), rows)
        endings = [
            {"table_id": write.table_id, "seq": write.rows[-1].seq, "data": write.ending}
            for write in writes
            if write.ending is not None
        ]
        if endings:
            await self._upsert(connection, ENDINGS, ["table_id"], endings)
        listings = [_columns(write.listing) for write in writes if write.listing is not None]
        if listings:
            await self._upsert(connection, TABLES, ["id"], listings)
        if not self.is_sqlite and rows:
            for write in writes:
                if write.rows:
                    await connection.execute(select(func.pg_notify(NOTICE, f"{write.table_id}:{write.rows[-1].seq}")))

    async def _put_rest(self, connection: AsyncConnection, write: Write) -> None:
        if write.clear_answers:
            await connection.execute(delete(ANSWERS).where(ANSWERS.c.table_id == write.table_id))
        if write.answer is not None:
            answer = {"table_id": write.table_id, **_columns(write.answer)}
            await self._upsert(connection, ANSWERS, ["table_id", "number", "seat"], [answer])
        for key in write.drop_keys:
            await connection.execute(delete(KEYS).where(*_same_key(key)))
        if write.keys:
            await self._upsert(
                connection, KEYS, ["hash", "table_id", "kind", "seat"], [_columns(key) for key in write.keys]
            )

    async def _upsert(
        self, connection: AsyncConnection, table: Any, index: list[str], rows: list[dict[str, Any]]
    ) -> None:
        make: Any = sqlite.insert if self.is_sqlite else postgresql.insert
        statement = make(table)
        changed = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in index}
        await connection.execute(statement.on_conflict_do_update(index_elements=index, set_=changed), rows)

    async def forget(self, table_id: str) -> None:
        """Delete all that is stored of a table."""
        async with self._connected() as connection:
            for table in (ENTRIES, ENDINGS, ANSWERS, KEYS):
                await connection.execute(delete(table).where(table.c.table_id == table_id))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    # Reading

    async def read(self, table_id: str) -> Stored | None:
        """Return all that is stored of a table; None where there is none."""
        async with self._connected() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().first()
            if found is None:
                return None
            rows = await self._rows(connection, table_id, 0)
            ending = (
                (await connection.execute(select(ENDINGS).where(ENDINGS.c.table_id == table_id))).mappings().first()
            )
            answers = await connection.execute(select(ANSWERS).where(ANSWERS.c.table_id == table_id))
            return Stored(
                Listing(**found),
                rows,
                ending["data"] if ending else None,
                ending["seq"] if ending else -1,
                [Answer(one.number, one.seat, one.data, one.at, one.act) for one in answers],
            )

    async def rows(self, table_id: str, since: int) -> list[Row]:
        """Return the entries of a table after one of them."""
        async with self._connected() as connection:
            return await self._rows(connection, table_id, since + 1)

    async def _rows(self, connection: AsyncConnection, table_id: str, least: int) -> list[Row]:
        statement = (
            select(ENTRIES).where(and_(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= least)).order_by(ENTRIES.c.seq)
        )
        found = await connection.execute(statement)
        return [Row(one.seq, one.at, one.data, one.chain, one.seat, one.act) for one in found]

    async def keys(self, hashed: str, table_id: str = "") -> list[Key]:
        """Return what a key opens, at one table or anywhere; keys that have expired open nothing."""
        statement = select(KEYS).where(KEYS.c.hash == hashed)
        if table_id:
            statement = statement.where(KEYS.c.table_id == table_id)
        async with self._connected() as connection:
            return [Key(**row) for row in (await connection.execute(statement)).mappings()]

    async def keys_of(self, table_id: str) -> list[Key]:
        """Return all keys of a table."""
        async with self._connected() as connection:
            found = await connection.execute(select(KEYS).where(KEYS.c.table_id == table_id))
            return [Key(**row) for row in found.mappings()]

    async def listed(self, *, public: bool = False, ids: Sequence[str] | None = None, most: int = 100) -> list[Listing]:
        """Return tables, the last changed first: those that are public, or those of these ids."""
        statement = select(TABLES).order_by(TABLES.c.changed.desc()).limit(most)
        if public:
            statement = statement.where(and_(TABLES.c.public, TABLES.c.status.in_(("waiting", "playing"))))
        if ids is not None:
            statement = statement.where(TABLES.c.id.in_(ids))
        async with self._connected() as connection:
            return [Listing(**row) for row in (await connection.execute(statement)).mappings()]

    async def due(self, before: float, since: float = 0.0) -> list[str]:
        """Return the tables whose time was out between two moments."""
        statement = select(TABLES.c.id).where(and_(TABLES.c.due > since, TABLES.c.due <= before))
        async with self._connected() as connection:
            return [row.id for row in await connection.execute(statement.order_by(TABLES.c.due))]

    async def next_due(self, after: float) -> float | None:
        """Return when the time of a table is out next."""
        async with self._connected() as connection:
            found = await connection.execute(select(func.min(TABLES.c.due)).where(TABLES.c.due > after))
            return cast("float | None", found.scalar())

    async def idle(self, status: str, before: float) -> list[str]:
        """Return the tables of a status at which nothing happened since a moment."""
        statement = select(TABLES.c.id).where(and_(TABLES.c.status == status, TABLES.c.changed < before))
        async with self._connected() as connection:
            return [row.id for row in await connection.execute(statement)]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._connected() as connection:
                await connection.execute(text("select 1"))
        except StoreFailed:
            return False
        return self._writer is not None and not self._writer.done()

    async def set_public(self, table_id: str, *, public: bool) -> None:
        """Put a table into the public list, or take it out."""
        async with self._connected() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(public=public))

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction of its own; what the database says against it becomes StoreFailed."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (DBAPIError, OSError) as fault:
            raise _failed(fault) from fault


def _be_durable(connection: Any, _: object) -> None:
    """Let SQLite sync every commit to the disk, and read while it is written."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _columns(row: Listing | Answer | Key) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _same_key(key: Key) -> tuple[Any, ...]:
    """Return what finds a key, or all of a kind and seat where it names no hash."""
    found = [KEYS.c.table_id == key.table_id, KEYS.c.kind == key.kind, KEYS.c.seat == key.seat]
    if key.hash:
        found.append(KEYS.c.hash == key.hash)
    return tuple(found)


def _end(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)


def _failed(fault: Exception) -> StoreFailed:
    failed = StoreFailed(refusal("store-failed"))
    failed.__cause__ = fault
    return failed
