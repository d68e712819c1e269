"""Bring a database to the present schema, whatever version of Starboard made it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text

from starboard.table.errors import StoreFailed, refusal
from starboard.table.store.schema import METADATA

if TYPE_CHECKING:
    from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 7_427_001
"""The number by which processes that start together take turns in PostgreSQL; SQLite's transaction does it there."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction that the connection is in.

    Raise StoreFailed where a newer version of Starboard, or another program, made what is there.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    version = MigrationContext.configure(connection).get_current_revision()
    if version == scripts.get_current_head():
        return
    if version is None and set(inspect(connection).get_table_names()) & set(METADATA.tables):
        raise StoreFailed(refusal("store-foreign"))
    if version is not None and version not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreFailed(refusal("store-newer", version=version))
    command.upgrade(config, "head")
