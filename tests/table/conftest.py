"""What the tests of the table share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from starboard.games import add_game
from starboard.table import sorts, wishes
from tests.ours import forgetting
from tests.table.databases import fresh_database, postgres_server, sqlite_url
from tests.toys.strike import GAME as STRIKE
from tests.toys.strike.rules import Window

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starboard.kernel import Game


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


@pytest.fixture
def sealed_strike(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """A small game whose windows are answered face down, to be played at tables."""
    kept = (sorts.passable, sorts.sorts, wishes.abilities)
    with forgetting(), monkeypatch.context() as patch:
        patch.setattr(Window, "SEALED", True)
        for one in kept:
            one.cache_clear()
        add_game(STRIKE)
        yield STRIKE
    for one in kept:
        one.cache_clear()
