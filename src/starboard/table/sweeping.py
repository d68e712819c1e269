"""What is deleted by itself: tables that nobody uses, and keys that open nothing any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog
from msgspec import Struct

from starboard.kernel import StarboardError
from starboard.table import metrics
from starboard.table.standing import ABORTED, WAITING

if TYPE_CHECKING:
    from starboard.table.house import House

EVERY: Final = 300.0
"""Seconds from one sweep to the next."""
DAY: Final = 86400.0

log = structlog.get_logger("starboard.table")


class Keep(Struct, frozen=True):
    """For how many days a table is kept at which nothing happens; 0 for ever. Matches that were played stay."""

    waiting: int = 14
    aborted: int = 7


async def sweep_on(house: House) -> None:
    """Sweep now and then."""
    while True:
        await house.clock.sleep(EVERY)
        try:
            await sweep(house)
        except StarboardError as error:
            log.warning("nothing could be swept", code=error.code)


async def sweep(house: House) -> None:
    """Delete what nobody uses. A table that is damaged stays, for the operator to look at."""
    now = house.clock.wall()
    await house.store.drop_expired(now)
    for status, days in ((WAITING, house.keep.waiting), (ABORTED, house.keep.aborted)):
        if days:
            before = now - days * DAY
            for table_id in await house.store.idle(status, before):
                await _delete(house, table_id, status, before)


async def _delete(house: House, table_id: str, status: str, before: float) -> None:
    try:
        live = await house.live(table_id)
        async with house.changing(live):
            if live.lines or live.listing.changed >= before or live.standing.status != status:
                return  # somebody came meanwhile
            await house.forget(live)
    except StarboardError as error:
        log.info("a table was not swept", table=table_id, code=error.code)
        return
    metrics.SWEPT.labels(status).inc()
    log.info("a table was swept", table=table_id, status=status)
