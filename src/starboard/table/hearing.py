"""Several processes over one database: what others do at tables that are at hand here is read and told here too.

What is stored is read again; who is connected is said by whoever has them, and asked for where a table is brought in.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from starboard.kernel import StarboardError
from starboard.table import metrics
from starboard.table.errors import StoreFailed
from starboard.table.presence import Present
from starboard.table.store import listening
from starboard.table.store.drivers import ANSWERED, GONE
from starboard.table.store.listening import Listener
from starboard.table.telling import tell_presence

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live

HERE: Final = "here"
"""Said of a table, with who is there."""
WHO: Final = "who"
"""Asked of a table: who is there."""
BYE: Final = "bye"
"""Said of no table by a process that ends."""
PATIENCE: Final = 3
"""So many beats after which a process that is not heard is gone, and whoever was connected to it."""
NOBODY: Final = Present()

log = structlog.get_logger("starboard.table")


class Hearing:
    """What a house does about what it hears of other processes, and what it says to them."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._listener: Listener | None = None
        self._said: Final[dict[str, Present]] = {}
        """Who is here at each table, as others were told last."""
        self._heard: Final[dict[str, float]] = {}
        """When each process was heard last."""

    async def open(self) -> None:
        """Begin to listen."""
        self._listener = Listener(self._house.store, self.heard, self.missed)
        await self._listener.open()

    async def close(self) -> None:
        """Listen no more."""
        if self._listener is not None:
            await self._listener.close(BYE)

    # Who is there

    def say_present(self, live: Live) -> None:
        """Tell other processes who is here, where that has changed."""
        here = live.presence.here()
        if self._listener is None or here == self._said.get(live.id, NOBODY):
            return
        self._said[live.id] = here
        if here == NOBODY:
            del self._said[live.id]
        self._say(live.id, here)

    def ask_present(self, live: Live) -> None:
        """Ask other processes who is there."""
        if self._listener is not None:
            self._listener.say(live.id, WHO)

    def _say(self, table_id: str, here: Present) -> None:
        assert self._listener is not None
        seats = ".".join(map(str, here.seats))
        self._listener.say(table_id, f"{HERE}/{seats}/{'.'.join(map(str, here.looking))}/{here.watching}")

    def _take_present(self, live: Live, news: str, sender: str) -> None:
        _, seats, looking, watching = news.split("/")
        found = Present(_numbers(seats), _numbers(looking), int(watching))
        live.presence.elsewhere[sender] = found
        if found == NOBODY:
            del live.presence.elsewhere[sender]
        tell_presence(live)

    def _forget(self, senders: list[str]) -> None:
        """Note that processes are gone, and whoever was connected to them."""
        for sender in senders:
            self._heard.pop(sender, None)
        for live in self._house.lives:
            if [sender for sender in senders if live.presence.elsewhere.pop(sender, None) is not None]:
                tell_presence(live)

    # What is heard

    def heard(self, table_id: str, news: str, sender: str) -> None:
        """Learn what another process says.

        Of a table it changed: the number of its last entry, that something came which is no entry, or that it is gone.
        """
        now = asyncio.get_running_loop().time()
        self._heard[sender] = now
        self._forget([one for one, at in self._heard.items() if at < now - PATIENCE * listening.BEAT])
        live = self._house.at_hand(table_id) if table_id else None
        if news == BYE:
            self._forget([sender])
        elif live is None:
            return
        elif news == WHO:
            if live.id in self._said:
                self._say(live.id, self._said[live.id])
        elif news.startswith(HERE):
            self._take_present(live, news, sender)
        else:
            metrics.HEARD.inc()
            self._house.spawn(self._catch_up(live, news))

    async def missed(self) -> None:
        """Learn what other processes did while they could not be heard."""
        lives = self._house.lives
        lasts = await self._house.store.lasts([live.id for live in lives])
        for live in lives:
            last = lasts.get(live.id)
            for news in (GONE if last is None else str(last), ANSWERED):
                self._house.spawn(self._catch_up(live, news))
            live.presence.elsewhere.clear()
            self.ask_present(live)
            if live.id in self._said:
                self._say(live.id, self._said[live.id])

    async def _catch_up(self, live: Live, news: str) -> None:
        """Read again what changed; where the store cannot be read now, until it can: nobody will say it again."""
        while not await self._read_news(live, news):  # noqa: ASYNC110  # nothing tells when a database is there again
            await asyncio.sleep(listening.AGAIN)

    async def _read_news(self, live: Live, news: str) -> bool:
        """Read again what changed; return whether that is settled."""
        store = self._house.store
        try:
            async with live.lock:
                if live.gone:
                    return True
                if news == ANSWERED:
                    live.take_answers(await store.answers(live.id))
                    live.targets = {target.id: target for target in await store.targets(live.id)}
                    wishes = await store.wishes(live.id)
                    if not all(live.notes.reach(wish.seq) for wish in wishes):
                        await self._house.whole(live)
                    live.take_wishes(wishes)
                    self._house.arm(live)  # which tells nobody
                elif news == GONE or int(news) > live.seq:
                    await self._house.reread(live)
        except StarboardError as error:
            live.stale = True
            log.warning("a table could not be read again", table=live.id, code=error.code)
            return not isinstance(error, StoreFailed)
        return True


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(".") if number]
