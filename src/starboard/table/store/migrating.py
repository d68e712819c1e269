"""Bring a database to the present schema, whatever version of Starboard made it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text

from starboard.table.errors import StoreFailed, refusal
from starboard.table.store.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent / "migrations"
VERSIONS: Final = sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))
"""The versions of the schema, the present one last: each file is named by its own."""
VERSION: Final = "alembic_version"
"""The table in which Alembic notes which of them a database has."""
LOCK: Final = 7_427_001
"""The number by which processes that start together take turns in PostgreSQL; SQLite's transaction does it there."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction that the connection is in.

    Raise StoreFailed where a newer version of Starboard, or another program, made what is there.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    there = set(inspect(connection).get_table_names())
    if VERSION not in there and there & set(METADATA.tables):
        raise StoreFailed(refusal("store-foreign"))
    version = connection.scalar(text(f"SELECT version_num FROM {VERSION}")) if VERSION in there else None  # noqa: S608  # ours
    if version == VERSIONS[-1]:
        return  # and nothing of Alembic had to be imported
    if version is not None and version not in VERSIONS:
        raise StoreFailed(refusal("store-newer", version=str(version)))
    from alembic import command

    command.upgrade(config_for(connection), "head")


def config_for(connection: Connection) -> Config:
    """Return what Alembic has to know to work on a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
