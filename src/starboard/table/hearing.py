"""Several processes over one database: what others write at tables that are at hand here is read and told here too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from starboard.kernel import StarboardError
from starboard.table import metrics
from starboard.table.store.drivers import ANSWERED, GONE
from starboard.table.store.listening import Listener

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live

log = structlog.get_logger("starboard.table")


class Hearing:
    """What a house does about what it hears of other processes."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._listener: Listener | None = None

    async def open(self) -> None:
        """Begin to listen."""
        self._listener = Listener(self._house.store, self.heard, self.missed)
        await self._listener.open()

    async def close(self) -> None:
        """Listen no more."""
        if self._listener is not None:
            await self._listener.close()

    def heard(self, table_id: str, news: str) -> None:
        """Learn that another process changed a table: the number of its last entry, an answer, or that it is gone."""
        live = self._house.at_hand(table_id)
        if live is not None:
            metrics.HEARD.inc()
            self._house.spawn(self._catch_up(live, news))

    async def missed(self) -> None:
        """Learn what other processes did while they could not be heard."""
        lives = self._house.lives
        lasts = await self._house.store.lasts([live.id for live in lives])
        for live in lives:
            last = lasts.get(live.id)
            self.heard(live.id, GONE if last is None else str(last))
            self.heard(live.id, ANSWERED)

    async def _catch_up(self, live: Live, news: str) -> None:
        try:
            async with live.lock:
                if live.gone:
                    return
                if news == ANSWERED:
                    live.take_answers(await self._house.store.answers(live.id))
                    live.targets = {target.id: target for target in await self._house.store.targets(live.id)}
                    self._house.arm(live)  # which tells nobody
                elif news == GONE or int(news) > live.seq:
                    await self._house.reread(live)
        except StarboardError as error:
            live.stale = True
            log.warning("a table could not be read again", table=live.id, code=error.code)
