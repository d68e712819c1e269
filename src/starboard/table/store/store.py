"""The store: tables in a database. One connection writes, others read what was written."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import and_, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from starboard.table.errors import Quarantined, StoreFailed, failed, refusal
from starboard.table.lasting import outlasting
from starboard.table.store.drivers import PATIENCE, PostgresDriver, SqliteDriver, be_durable
from starboard.table.store.keyring import Keyring
from starboard.table.store.migrating import migrate
from starboard.table.store.rows import Answer, Key, Listing, Row, Stored, Target, Wish, Write
from starboard.table.store.schema import ANSWERS, ENDINGS, ENTRIES, KEYS, SECRETS, TABLES, TARGETS, WISHES
from starboard.table.store.writing import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

VOLATILE: Final = "volatile"
"""Instead of a URL: a database that lasts as long as the store is open."""


class Store:
    """A database of tables. Every method may raise StoreFailed; then nothing is known to be written."""

    def __init__(self, url: str) -> None:
        """Name the database by a URL of SQLAlchemy; `open` connects."""
        self.volatile: Final = url == VOLATILE
        self._folder: Final = Path(gettempdir()) / f"starboard-{secrets.token_hex(8)}"
        """Where a volatile database is while it lasts."""
        self.url: Final = f"sqlite+aiosqlite:///{self._folder}/tables.sqlite3" if self.volatile else url
        self.is_sqlite: Final = self.url.startswith("sqlite")
        self.name: Final = secrets.token_hex(6)
        """What this process is called where others hear what it wrote."""
        self.engine: Final = self._make()
        self._keyring: Final = Keyring()
        self._writer: Final = Writer(
            SqliteDriver(self.engine, volatile=self.volatile)
            if self.is_sqlite
            else PostgresDriver(self.engine, self.name)
        )

    def _make(self) -> AsyncEngine:
        if not self.is_sqlite:
            # Whoever reads a table reads all of it as it was at one moment.
            told = {"timeout": PATIENCE, "command_timeout": PATIENCE}
            return create_async_engine(
                self.url, isolation_level="REPEATABLE READ", pool_pre_ping=True, connect_args=told
            )
        engine = create_async_engine(self.url)

        def connect(connection: Any, _: object) -> None:
            connection.isolation_level = None  # transactions begin below, and nowhere else
            cursor = connection.cursor()
            be_durable(cursor, volatile=self.volatile)
            cursor.close()

        def begin(connection: Any) -> None:
            writes = connection.get_execution_options().get("writes", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

        event.listen(engine.sync_engine, "connect", connect)
        event.listen(engine.sync_engine, "begin", begin)
        return engine

    async def open(self) -> None:
        """Connect, bring the database to the present schema, and begin to write.

        Raise StoreFailed where there is no such database, or a newer version of Starboard made it.
        """
        try:
            if self.volatile:
                self._folder.mkdir(mode=0o700)
            if self.is_sqlite:  # a thread of aiosqlite that cannot connect may outlive the loop, and fails loudly then
                await asyncio.to_thread(lambda: sqlite3.connect(str(self.engine.url.database)).close())
            async with self.changing() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
            why = str(getattr(fault, "orig", None) or fault).splitlines()[:1]
            raise StoreFailed(refusal("store-closed", fault="".join(why)[:200])) from fault
        self._writer.open()

    async def close(self) -> None:
        """Write what waits, and part from the database."""
        await self._writer.close()
        await self.engine.dispose()
        if self.volatile:
            shutil.rmtree(self._folder, ignore_errors=True)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection of one's own in a transaction that writes; for what is no play at a table."""
        async with self._connected() as connection:
            level = {"writes": True} if self.is_sqlite else {"isolation_level": "READ COMMITTED"}
            await connection.execution_options(**level)
            async with connection.begin():
                yield connection

    # Writing

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._writer.waiting

    @property
    def taken(self) -> float:
        """How many seconds a write takes of late."""
        return self._writer.taken

    async def write(self, write: Write) -> None:
        """Return when this is stored for good; raise Conflict where another was quicker, StoreFailed where it is not.

        Whoever is cancelled does not stop the write, and goes when it is known what came of it.
        """
        try:
            await self._writer.write(write)
        finally:
            self._keyring.note(write)

    async def forget(self, table_id: str) -> None:
        """Delete all that is stored of a table."""
        await self.write(Write(table_id, forget=True))

    async def drop_expired(self, before: float) -> None:
        """Delete the keys that open nothing any more."""
        await self.write(Write("", expired=before))

    # Reading

    async def read(self, table_id: str) -> Stored | None:
        """Return all that is stored of a table; None where there is none. Raise Quarantined where it cannot be read."""
        try:
            async with self._reading() as connection:
                found = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).mappings().first()
                if found is None:
                    return None
                of_table = ENTRIES.c.table_id == table_id
                rows = await connection.execute(select(ENTRIES).where(of_table).order_by(ENTRIES.c.seq))
                kept = await connection.execute(select(ENDINGS).where(ENDINGS.c.table_id == table_id))
                ending = kept.mappings().first()
                return Stored(
                    Listing(**found),
                    [Row(one.seq, one.at, one.data, one.chain, one.seat, one.act) for one in rows],
                    ending["data"] if ending else None,
                    ending["seq"] if ending else -1,
                    ending["chain"] if ending else "",
                    await self._answers(connection, table_id),
                    await self._wishes(connection, table_id),
                    await self._targets(connection, TARGETS.c.table_id == table_id),
                )
        except StoreFailed as fault:
            if is_damage(fault.__cause__):
                raise Quarantined(refusal("table-quarantined", table=table_id)) from fault
            raise

    async def answers(self, table_id: str) -> list[Answer]:
        """Return the sealed answers of a table."""
        async with self._reading() as connection:
            return await self._answers(connection, table_id)

    async def _answers(self, connection: AsyncConnection, table_id: str) -> list[Answer]:
        found = await connection.execute(select(ANSWERS).where(ANSWERS.c.table_id == table_id))
        return [Answer(one.number, one.seat, one.data, one.at, one.act) for one in found]

    async def _wishes(self, connection: AsyncConnection, table_id: str) -> list[Wish]:
        found = await connection.execute(select(WISHES).where(WISHES.c.table_id == table_id))
        return [Wish(one.seat, one.until, one.seq, one.asks) for one in found]

    async def wishes(self, table_id: str) -> list[Wish]:
        """Return the standing instructions at a table."""
        async with self._reading() as connection:
            return await self._wishes(connection, table_id)

    async def _targets(self, connection: AsyncConnection, where: Any) -> list[Target]:
        found = await connection.execute(select(TARGETS).where(where).order_by(TARGETS.c.next_at, TARGETS.c.id))
        return [Target(**row) for row in found.mappings()]

    async def targets(self, table_id: str) -> list[Target]:
        """Return where the seats of a table want to be told of their turn."""
        async with self._reading() as connection:
            return await self._targets(connection, TARGETS.c.table_id == table_id)

    async def targets_at(self, kind: str, address: str) -> list[Target]:
        """Return the seats of any table that are told at an address."""
        async with self._reading() as connection:
            return await self._targets(connection, and_(TARGETS.c.kind == kind, TARGETS.c.address == address))

    async def waiting_targets(self, before: float, most: int) -> list[Target]:
        """Return those for whom a message waits whose time has come, the oldest first."""
        async with self._reading() as connection:
            return (await self._targets(connection, TARGETS.c.next_at <= before))[:most]

    async def claim_message(self, target: Target, until: float) -> bool:
        """Whether a message that waits is this process's to send, and nobody else's until then."""
        same = and_(TARGETS.c.id == target.id, TARGETS.c.next_at == target.next_at)
        taken = update(TARGETS).where(same).values(next_at=until, tries=TARGETS.c.tries + 1)
        try:
            async with self.changing() as connection:
                return bool((await connection.execute(taken)).rowcount)
        except (SQLAlchemyError, OSError) as fault:
            raise failed(fault) from fault

    async def next_message(self) -> float | None:
        """Return when the next message is to be sent."""
        async with self._reading() as connection:
            found = await connection.execute(select(func.min(TARGETS.c.next_at)))
            return cast("float | None", found.scalar())

    async def secret(self, name: str, made: str) -> str:
        """Return a secret of the server's own; where it has none of this name yet, it is this one from now on."""
        named = select(SECRETS.c.value).where(SECRETS.c.name == name)
        try:
            async with self.changing() as connection:
                found = (await connection.execute(named)).scalar()
                if found is None:
                    await connection.execute(insert(SECRETS).values(name=name, value=made))
                return found or made
        except IntegrityError:  # another process was quicker
            return await self.secret(name, made)
        except (SQLAlchemyError, OSError) as fault:
            raise failed(fault) from fault

    async def lasts(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables that there is."""
        statement = select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id.in_(ids))
        async with self._reading() as connection:
            found = await connection.execute(statement.group_by(ENTRIES.c.table_id))
            return {row[0]: row[1] for row in found}

    async def keys(self, hashed: str, table_id: str = "") -> list[Key]:
        """Return what a key opens, at one table or anywhere; one that has expired opens nothing."""
        known, edition = self._keyring.find(hashed, table_id), self._keyring.edition
        if known is not None:
            return known
        statement = select(KEYS).where(KEYS.c.hash == hashed)
        if table_id:
            statement = statement.where(KEYS.c.table_id == table_id)
        async with self._reading() as connection:
            found = [Key(**row) for row in (await connection.execute(statement)).mappings()]
        if table_id and self.is_sqlite:
            self._keyring.remember(hashed, table_id, found, edition)
        return found

    async def keys_of(self, table_id: str) -> list[Key]:
        """Return all keys of a table."""
        async with self._reading() as connection:
            found = await connection.execute(select(KEYS).where(KEYS.c.table_id == table_id))
            return [Key(**row) for row in found.mappings()]

    async def listed(self, *, public: bool = False, ids: Sequence[str] | None = None, most: int = 100) -> list[Listing]:
        """Return tables, the last changed first: those that are public, or those of these ids."""
        statement = select(TABLES).order_by(TABLES.c.changed.desc()).limit(most)
        if public:
            statement = statement.where(and_(TABLES.c.public, TABLES.c.status.in_(("waiting", "playing"))))
        if ids is not None:
            statement = statement.where(TABLES.c.id.in_(ids))
        async with self._reading() as connection:
            return [Listing(**row) for row in (await connection.execute(statement)).mappings()]

    async def all_ids(self) -> list[str]:
        """Return the ids of all tables, and of what is left of tables that are none."""
        async with self._reading() as connection:
            found = set((await connection.execute(select(TABLES.c.id))).scalars())
            for table in (ENTRIES, ENDINGS, ANSWERS, KEYS, WISHES, TARGETS):
                found |= set((await connection.execute(select(table.c.table_id).distinct())).scalars())
            return sorted(found)

    async def due(self, before: float, since: float = 0.0) -> list[str]:
        """Return the tables whose time was out between two moments."""
        statement = select(TABLES.c.id).where(and_(TABLES.c.due > since, TABLES.c.due <= before))
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(statement.order_by(TABLES.c.due))]

    async def next_due(self, after: float) -> float | None:
        """Return when the time of a table is out next."""
        async with self._reading() as connection:
            found = await connection.execute(select(func.min(TABLES.c.due)).where(TABLES.c.due > after))
            return cast("float | None", found.scalar())

    async def idle(self, status: str, before: float) -> list[str]:
        """Return the tables of a status at which nothing happened since a moment."""
        statement = select(TABLES.c.id).where(and_(TABLES.c.status == status, TABLES.c.changed < before))
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(statement)]

    async def count(self) -> int:
        """Return how many tables there are."""
        async with self._reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._reading() as connection:
                await connection.execute(text("select 1"))
        except StoreFailed:
            return False
        return self._writer.alive

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection; whoever is cancelled goes when it is made: its thread tells a loop that is there."""
        async with AsyncExitStack() as stack:
            yield await outlasting(asyncio.create_task(stack.enter_async_context(self.engine.connect())))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that sees all as it was at one moment; what the database says against it is StoreFailed."""
        try:
            async with self._connected() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise failed(fault) from fault


def is_damage(fault: BaseException | None) -> bool:
    """Whether a database says that what it holds is not what was put there."""
    said = str(fault.orig) if isinstance(fault, DBAPIError) else ""
    return "malformed" in said or "Could not decode" in said or "invalid page" in said
