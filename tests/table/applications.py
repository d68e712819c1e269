"""Applications that tests lend one another: the routes of one are the same for every house, and take time to make."""

from __future__ import annotations

from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Promise
from starboard.table import alarms, founding
from starboard.table.app import create_app, move_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar

    from starboard.table.config import Config
    from starboard.table.house import House

FREE: Final[list[Litestar]] = []
"""Those that serve nobody now."""


@contextmanager
def lent(config: Config, house: House, seed: int = 0) -> Iterator[Litestar]:
    """Lend an application that serves this house, as long as this lasts; one that failed is lent to nobody else.

    What is drawn at its tables is the same in each run of a test.
    """
    if FREE:
        app = FREE.pop()
        move_in(app, config, house)
    else:
        app = create_app(config, house=house)
    with _drawn(seed):
        yield app
    FREE.append(app)


@contextmanager
def _drawn(seed: int) -> Iterator[None]:
    """Draw the luck of tables and bots from a seed."""
    tables: Any = founding
    bots: Any = alarms
    before, luck = (tables.Promise, bots.randbits), Random(seed)
    tables.Promise = lambda: Promise(luck.getrandbits(256), luck.getrandbits(256))
    bots.randbits = Random(seed).getrandbits
    try:
        yield
    finally:
        tables.Promise, bots.randbits = before
