"""What the tests of the table share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.databases import fresh_database, postgres_server, sqlite_url

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of one kind and then of the other."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return fresh_database(request.getfixturevalue("postgres"))
