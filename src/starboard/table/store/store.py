"""The store: tables in a database. One connection writes, others read what was written."""

from __future__ import annotations

import secrets
import shutil
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from sqlalchemy import and_, func, insert, select, text, union, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from starboard.table.errors import Quarantined, StoreFailed, failed, refusal
from starboard.table.store.drivers import PostgresDriver, SqliteDriver
from starboard.table.store.keyring import Keyring
from starboard.table.store.migrating import migrate
from starboard.table.store.reaching import PostgresReach, Reach, SqliteReach
from starboard.table.store.rows import Answer, Key, Listing, Row, Stored, Target, Wish, Write
from starboard.table.store.schema import ANSWERS, ENDINGS, ENTRIES, KEYS, SECRETS, TABLES, TARGETS, WISHES
from starboard.table.store.writing import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection
    from sqlalchemy.sql.base import Executable

T = TypeVar("T")

VOLATILE: Final = "volatile"
"""Instead of a URL: a database that lasts as long as the store is open."""


class Store:
    """A database of tables. Every method may raise StoreFailed; then nothing is known to be written."""

    def __init__(self, url: str) -> None:
        """Name the database by a URL of SQLAlchemy; `open` connects."""
        self.volatile: Final = url == VOLATILE
        self._folder: Final = Path(gettempdir()) / f"starboard-{secrets.token_hex(8)}"
        """Where a volatile database is while it lasts."""
        self.url: Final = f"sqlite:///{self._folder}/tables.sqlite3" if self.volatile else url
        self.is_sqlite: Final = self.url.startswith("sqlite")
        self.name: Final = secrets.token_hex(6)
        """What this process is called where others hear what it wrote."""
        self._keyring: Final = Keyring()
        self._reach: Final[Reach] = (
            SqliteReach(self.url, volatile=self.volatile) if self.is_sqlite else PostgresReach(self.url)
        )
        self.engine: Final = self._reach.engine
        self._writer: Final = Writer(
            SqliteDriver(self.engine, volatile=self.volatile)
            if self.is_sqlite
            else PostgresDriver(self.engine, self.name)
        )

    async def open(self) -> None:
        """Connect, bring the database to the present schema, and begin to write.

        Raise StoreFailed where there is no such database, or a newer version of Starboard made it.
        """
        try:
            if self.volatile:
                self._folder.mkdir(mode=0o700)
            await self._reach.ask(migrate, writes=True)
        except (SQLAlchemyError, OSError) as fault:
            why = str(getattr(fault, "orig", None) or fault).splitlines()[:1]
            raise StoreFailed(refusal("store-closed", fault="".join(why)[:200])) from fault
        self._writer.open()

    async def close(self) -> None:
        """Write what waits, and part from the database."""
        await self._writer.close()
        await self._reach.close()
        if self.volatile:
            shutil.rmtree(self._folder, ignore_errors=True)

    async def ask(self, asking: Callable[[Connection], T]) -> T:
        """Return what a function finds over a connection that sees all as it was at one moment."""
        try:
            return await self._reach.ask(asking)
        except (SQLAlchemyError, OSError) as fault:
            raise failed(fault) from fault

    async def change(self, changing: Callable[[Connection], T]) -> T:
        """Let a function change what is no play at a table, by a connection of its own; return what it does."""
        return await self._reach.ask(changing, writes=True)

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
        if write.is_new and self.is_sqlite:
            self._keyring.learn(write)

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
            return await self.ask(lambda connection: _whole(connection, table_id))
        except StoreFailed as fault:
            if is_damage(fault.__cause__):
                raise Quarantined(refusal("table-quarantined", table=table_id)) from fault
            raise

    async def answers(self, table_id: str) -> list[Answer]:
        """Return the sealed answers of a table."""
        return await self.ask(lambda connection: _answers(connection, table_id))

    async def wishes(self, table_id: str) -> list[Wish]:
        """Return the standing instructions at a table."""
        return await self.ask(lambda connection: _wishes(connection, table_id))

    async def targets(self, table_id: str) -> list[Target]:
        """Return where the seats of a table want to be told of their turn."""
        return await self.ask(lambda connection: _targets(connection, TARGETS.c.table_id == table_id))

    async def targets_at(self, kind: str, address: str) -> list[Target]:
        """Return the seats of any table that are told at an address."""
        told = and_(TARGETS.c.kind == kind, TARGETS.c.address == address)
        return await self.ask(lambda connection: _targets(connection, told))

    async def waiting_targets(self, before: float, most: int) -> list[Target]:
        """Return those for whom a message waits whose time has come, the oldest first."""
        return (await self.ask(lambda connection: _targets(connection, TARGETS.c.next_at <= before)))[:most]

    async def claim_message(self, target: Target, until: float) -> bool:
        """Whether a message that waits is this process's to send, and nobody else's until then."""
        same = and_(TARGETS.c.id == target.id, TARGETS.c.next_at == target.next_at)
        taken = update(TARGETS).where(same).values(next_at=until, tries=TARGETS.c.tries + 1)
        try:
            return await self.change(lambda connection: bool(connection.execute(taken).rowcount))
        except (SQLAlchemyError, OSError) as fault:
            raise failed(fault) from fault

    async def next_message(self) -> float | None:
        """Return when the next message is to be sent."""
        return cast("float | None", await self._scalar(select(func.min(TARGETS.c.next_at))))

    async def secret(self, name: str, made: str) -> str:
        """Return a secret of the server's own; where it has none of this name yet, it is this one from now on."""

        def known(connection: Connection) -> str:
            found = connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
            if found is None:
                connection.execute(insert(SECRETS).values(name=name, value=made))
            return str(found or made)

        try:
            return await self.change(known)
        except IntegrityError:  # another process was quicker
            return await self.secret(name, made)
        except (SQLAlchemyError, OSError) as fault:
            raise failed(fault) from fault

    async def lasts(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables that there is."""
        statement = select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id.in_(ids))
        return {row[0]: row[1] for row in await self._rows(statement.group_by(ENTRIES.c.table_id))}

    async def keys(self, hashed: str, table_id: str = "") -> list[Key]:
        """Return what a key opens, at one table or anywhere; one that has expired opens nothing."""
        known, edition = self._keyring.find(hashed, table_id), self._keyring.edition
        if known is not None:
            return known
        statement = select(KEYS).where(KEYS.c.hash == hashed)
        if table_id:
            statement = statement.where(KEYS.c.table_id == table_id)
        found = [Key(**row._mapping) for row in await self._rows(statement)]
        if table_id and self.is_sqlite:
            self._keyring.remember(hashed, table_id, found, edition)
        return found

    async def keys_of(self, table_id: str) -> list[Key]:
        """Return all keys of a table."""
        return [Key(**row._mapping) for row in await self._rows(select(KEYS).where(KEYS.c.table_id == table_id))]

    async def listed(self, *, public: bool = False, ids: Sequence[str] | None = None, most: int = 100) -> list[Listing]:
        """Return tables, the last changed first: those that are public, or those of these ids."""
        statement = select(TABLES).order_by(TABLES.c.changed.desc()).limit(most)
        if public:
            statement = statement.where(and_(TABLES.c.public, TABLES.c.status.in_(("waiting", "playing"))))
        if ids is not None:
            statement = statement.where(TABLES.c.id.in_(ids))
        return [Listing(**row._mapping) for row in await self._rows(statement)]

    async def all_ids(self) -> list[str]:
        """Return the ids of all tables, and of what is left of tables that are none."""
        parts = [table.c.table_id for table in (ENTRIES, ENDINGS, ANSWERS, KEYS, WISHES, TARGETS)]
        named = [select(column) for column in (TABLES.c.id, *parts)]
        return sorted(row[0] for row in await self._rows(union(*named)))

    async def due(self, before: float, since: float = 0.0) -> list[str]:
        """Return the tables whose time was out between two moments."""
        statement = select(TABLES.c.id).where(and_(TABLES.c.due > since, TABLES.c.due <= before))
        return [row[0] for row in await self._rows(statement.order_by(TABLES.c.due))]

    async def next_due(self, after: float) -> float | None:
        """Return when the time of a table is out next."""
        found = await self._scalar(select(func.min(TABLES.c.due)).where(TABLES.c.due > after))
        return cast("float | None", found)

    async def idle(self, status: str, before: float) -> list[str]:
        """Return the tables of a status at which nothing happened since a moment."""
        statement = select(TABLES.c.id).where(and_(TABLES.c.status == status, TABLES.c.changed < before))
        return [row[0] for row in await self._rows(statement)]

    async def count(self) -> int:
        """Return how many tables there are."""
        return int(await self._scalar(select(func.count()).select_from(TABLES)))

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            await self._scalar(text("select 1"))
        except StoreFailed:
            return False
        return self._writer.alive

    async def _rows(self, statement: Executable) -> Sequence[Any]:
        return await self.ask(lambda connection: connection.execute(statement).all())

    async def _scalar(self, statement: Executable) -> Any:
        return await self.ask(lambda connection: connection.scalar(statement))


def _whole(connection: Connection, table_id: str) -> Stored | None:
    """Return all that is stored of a table."""
    listing = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
    if listing is None:
        return None
    rows = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.seq))
    ending = connection.execute(select(ENDINGS).where(ENDINGS.c.table_id == table_id)).first()
    return Stored(
        Listing(**listing._mapping),
        [Row(one.seq, one.at, one.data, one.chain, one.seat, one.act) for one in rows],
        ending.data if ending else None,
        ending.seq if ending else -1,
        ending.chain if ending else "",
        _answers(connection, table_id),
        _wishes(connection, table_id),
        _targets(connection, TARGETS.c.table_id == table_id),
    )


def _answers(connection: Connection, table_id: str) -> list[Answer]:
    found = connection.execute(select(ANSWERS).where(ANSWERS.c.table_id == table_id))
    return [Answer(one.number, one.seat, one.data, one.at, one.act) for one in found]


def _wishes(connection: Connection, table_id: str) -> list[Wish]:
    found = connection.execute(select(WISHES).where(WISHES.c.table_id == table_id))
    return [Wish(one.seat, one.until, one.seq, one.asks) for one in found]


def _targets(connection: Connection, where: Any) -> list[Target]:
    found = connection.execute(select(TARGETS).where(where).order_by(TARGETS.c.next_at, TARGETS.c.id))
    return [Target(**row) for row in found.mappings()]


def is_damage(fault: BaseException | None) -> bool:
    """Whether a database says that what it holds is not what was put there."""
    said = str(fault.orig) if isinstance(fault, DBAPIError) else ""
    return "malformed" in said or "Could not decode" in said or "invalid page" in said
