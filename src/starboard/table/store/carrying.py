"""Backups: all tables of a database as they are at one moment, in one file, while servers go on writing.

The file is a database of SQLite with the schema that its source has, whichever kind of database that is; so it can be
restored into either kind, and by a newer version of Starboard too.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Column, Index, MetaData, Table, create_engine, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from starboard.table.errors import StoreFailed, refusal
from starboard.table.store.migrating import migrate
from starboard.table.store.schema import METADATA, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine

    from starboard.table.store.store import Store

AT_ONCE: Final = 500
"""Rows that are carried together."""


async def back_up(store: Store, file: Path) -> int:
    """Write all that a database holds to a file, and return how many tables that are; nothing has to be open.

    The file is there when it is whole, and not before. Raise FileExistsError where there is one already.
    """
    part = _beside(file)
    try:
        if store.is_sqlite:
            _copy_sqlite(str(store.engine.url.database), part)
        else:
            await _copy_postgres(store, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        with _opened(part) as engine, engine.connect() as connection:
            tables = int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return tables


def _beside(file: Path) -> Path:
    """Return the file in which a new one is made; raise FileExistsError where that would be in the place of another."""
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    return part


def _copy_sqlite(source: str, part: Path) -> None:
    with closing(sqlite3.connect(source, timeout=30)) as read, closing(sqlite3.connect(part)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it


async def _copy_postgres(store: Store, part: Path) -> None:
    def copy(source: Connection) -> None:
        found = MetaData()
        found.reflect(source)
        with _opened(part) as engine, engine.begin() as target:
            for table in map(_plain, found.sorted_tables):
                table.create(target)
                _carry(source, target, table)

    await store.ask(copy)


def _plain(table: Table) -> Table:
    """Return a table that was found in a database, in words that every database understands."""
    columns = [
        Column(one.name, one.type.as_generic(), primary_key=one.primary_key, nullable=one.nullable)
        for one in table.columns
    ]
    plain = Table(table.name, MetaData(), *columns)
    for index in table.indexes:
        Index(index.name, *[plain.c[one.name] for one in index.columns], unique=index.unique)
    return plain


def _carry(source: Connection, target: Connection, table: Table) -> int:
    """Put all rows of a table into the same one of another database; return how many they are."""
    carried = 0
    found: Any = source.execution_options(yield_per=AT_ONCE).execute(select(table))
    for rows in found.mappings().partitions(AT_ONCE):
        target.execute(insert(table), [dict(row) for row in rows])
        carried += len(rows)
    return carried


async def restore(store: Store, file: Path, *, replace: bool = False) -> int:
    """Put all that a backup holds into a database that is open and empty, or in place of what is there.

    Return how many tables that are. Raise StoreFailed, nothing changed, where the file is no backup, or of a newer
    version, or where the database holds tables and they are not to be replaced.
    """
    with TemporaryDirectory(prefix="starboard-") as folder:
        copy = Path(folder) / "backup.sqlite3"
        shutil.copyfile(file, copy)  # an older one is brought to the present schema, and stays as it is
        try:
            with _opened(copy) as engine:
                with engine.begin() as connection:
                    _need_whole(connection, file)
                    migrate(connection)
                with engine.connect() as source:
                    return await store.change(lambda target: _put_back(source, target, replace=replace))
        except SQLAlchemyError as fault:
            if isinstance(getattr(fault, "orig", None), sqlite3.DatabaseError):
                raise StoreFailed(refusal("store-no-backup", file=file.name)) from fault
            raise


def _need_whole(connection: Connection, file: Path) -> None:
    """Raise StoreFailed where a file is damaged, or the database's own error where it holds nothing of ours."""
    if connection.exec_driver_sql("PRAGMA integrity_check").scalars().first() != "ok":
        raise StoreFailed(refusal("store-no-backup", file=file.name))
    connection.execute(select(TABLES.c.id).limit(1))
    connection.exec_driver_sql("SELECT version_num FROM alembic_version")


def _put_back(source: Connection, target: Connection, *, replace: bool) -> int:
    there = target.scalar(select(func.count()).select_from(TABLES))
    if there and not replace:
        raise StoreFailed(refusal("store-not-empty", tables=int(there)))
    for table in METADATA.sorted_tables:
        target.execute(delete(table))
    return {table: _carry(source, target, table) for table in METADATA.sorted_tables}[TABLES]


@contextmanager
def _opened(file: Path) -> Iterator[Engine]:
    engine = create_engine(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()
