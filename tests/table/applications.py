"""Applications that tests lend one another: the routes of one are the same for every house, and take time to make."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from starboard.table.app import create_app, move_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar

    from starboard.table.config import Config
    from starboard.table.house import House

FREE: Final[list[Litestar]] = []
"""Those that serve nobody now."""


@contextmanager
def lent(config: Config, house: House) -> Iterator[Litestar]:
    """Lend an application that serves this house, as long as this lasts; one that failed is lent to nobody else."""
    if FREE:
        app = FREE.pop()
        move_in(app, config, house)
    else:
        app = create_app(config, house=house)
    yield app
    FREE.append(app)
