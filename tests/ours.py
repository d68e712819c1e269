"""The games of this repository, whatever else is installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starboard import games

OURS: Final = ("oort", "interstellar", "cove")


@contextmanager
def forgetting() -> Iterator[None]:
    """Forget the games that are opened in here when it ends, so that no other test meets them."""
    before = {name: dict(getattr(games, name)) for name in ("_games", "_opened", "_modules")}
    try:
        yield
    finally:
        for name, had in before.items():
            getattr(games, name).clear()
            getattr(games, name).update(had)
