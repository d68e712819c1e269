"""One message for each stretch of decisions: none while its seat looks, none that a restart loses.

What waits to be sent is in the store, with its time; this process holds nothing of it. A message is looked at again
when its time has come: it is dropped where the seat has decided meanwhile, or has looked, and waits on in quiet hours.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from starboard.kernel import StarboardError, asked_unseen
from starboard.table import exits
from starboard.table.errors import StoreFailed
from starboard.table.notices.quiet import awake
from starboard.table.notices.sinks import MAIL, PUSH, WEBHOOK, MailSink, Message, Poster, PushSink, Sink, Undelivered
from starboard.table.notices.sinks import WebhookSink as _Webhook
from starboard.table.standing import PLAYING
from starboard.table.store import Conflict, Target, Write

if TYPE_CHECKING:
    from starboard.table.config import Config
    from starboard.table.house import House
    from starboard.table.live import Live
    from starboard.table.standing import Standing

SETTLING: Final = 2.0
"""Seconds that a move is left to settle before anybody is told: the next one may follow at once."""
LEASE: Final = 60.0
"""Seconds after which a message is sent again of which it is not known whether it was."""
FIRST_RETRY: Final = 5.0
SLOWEST_RETRY: Final = 300.0
AT_ONCE: Final = 16
"""Messages that are on their way at the same time."""
GLANCE: Final = 60.0
"""Seconds after which the store is asked where other processes write to it too."""
ALONE: Final = 3600.0

log = structlog.get_logger("starboard.notices")


class Notices:
    """What is sent to people who are not there."""

    def __init__(self, house: House, config: Config) -> None:
        self._house: Final = house
        self._link: Final = config.address
        self.allowed: Final = config.notify_allow
        poster = Poster(self.allowed)
        self.push: Final = PushSink(poster, house.store, config.contact)
        self.mail: Final = MailSink(config.smtp, config.mail_from)
        self.sinks: Final[dict[str, Sink]] = {PUSH: self.push, WEBHOOK: _Webhook(poster), MAIL: self.mail}
        self._glance: Final = ALONE if house.store.is_sqlite else GLANCE
        self._next = 0.0
        self._earlier: Final = asyncio.Event()
        self._free: Final = asyncio.Semaphore(AT_ONCE)

    def link(self, live: Live) -> str:
        """Return the address at which a table is shown."""
        return f"{self._link}/tables/{live.id}"

    # When somebody has moved

    def changed(self, live: Live, then: Standing, wall: float) -> list[Target]:
        """Return what is to be stored of messages with a move after which the table stands so."""
        if not live.targets:
            return []
        asked = to_decide(live, then)
        looking = live.presence.looking()
        found: list[Target] = []
        for target in live.targets.values():
            if target.code:
                continue
            if target.seat not in asked:
                if target.number is not None:
                    found.append(msgspec.structs.replace(target, number=None, next_at=None, tries=0))
            elif target.number is None:
                number = asked[target.seat]
                next_at = None if target.seat in looking else wall + SETTLING
                found.append(msgspec.structs.replace(target, number=number, next_at=next_at, tries=0))
        return found

    def expect(self, targets: list[Target]) -> None:
        """Look again no later than these want."""
        soonest = min((one.next_at for one in targets if one.next_at is not None), default=None)
        if soonest is not None and soonest < self._next:
            self._next = soonest
            self._earlier.set()

    # Sending

    async def send_on(self) -> None:
        """Send what waits, each at its time."""
        clock, store = self._house.clock, self._house.store
        while True:
            wall = clock.wall()
            self._earlier.clear()
            self._next = inf  # what is wanted from here on counts, though the store may be read before it is there
            try:
                waiting = await store.waiting_targets(wall, AT_ONCE)
                for target in waiting:
                    await self._free.acquire()
                    self._house.spawn(self._deliver(target))
                    await asyncio.sleep(0)
                soonest = await store.next_message() or wall + self._glance
            except StoreFailed:
                soonest = wall + 1.0
            self._next = min(self._next, soonest)
            wait = min(self._glance, max(0.2, self._next - clock.wall()))
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._earlier.wait()

    async def _deliver(self, waiting: Target) -> None:
        try:
            lease = self._house.clock.wall() + LEASE
            if not await self._house.store.claim_message(waiting, lease):
                return
            taken = msgspec.structs.replace(waiting, next_at=lease, tries=waiting.tries + 1)
            live = await self._house.live(waiting.table_id)
            async with live.lock:
                if not await self._is_needed(live, taken):
                    return
            try:
                await self.sinks[taken.kind].send(taken.address, self._message(live, taken))
            except Undelivered as fault:
                log.info("a message was not taken", table=live.id, kind=taken.kind, tries=taken.tries)
                await self._after(live, taken, None if fault.gone else _retry(taken))
            else:
                await self._after(live, taken, -1.0)
        except (StarboardError, Conflict) as error:
            log.warning("a message could not be sent yet", table=waiting.table_id, fault=type(error).__name__)
        finally:
            self._free.release()

    async def _is_needed(self, live: Live, taken: Target) -> bool:
        """Whether a message still has to be sent: the seat has neither decided meanwhile nor looked."""
        target = live.targets.get(taken.id)
        if live.gone or target is None or target.number != taken.number:
            return False
        live.targets[taken.id] = taken
        needed = taken.seat in live.table.asked() and taken.seat not in live.table.sealed
        needed = needed and taken.seat not in live.presence.looking()
        wall = self._house.clock.wall()
        again = awake(wall, target.quiet) if needed else None
        if again == wall:
            return True
        await self._keep(live, msgspec.structs.replace(taken, next_at=again, tries=taken.tries - 1))
        return False

    async def _after(self, live: Live, sent: Target, wait: float | None) -> None:
        """Note what came of a message: it was taken (below 0), is tried again after so long, or its address is gone."""
        async with live.lock:
            target = live.targets.get(sent.id)
            if target is None or live.gone:
                return
            if wait is None:
                await self._house.store.write(Write(live.id, drop_targets=[sent.id]))
                del live.targets[sent.id]
            elif target.number == sent.number and target.next_at is not None:
                next_at = None if wait < 0 else self._house.clock.wall() + wait
                await self._keep(live, msgspec.structs.replace(target, next_at=next_at))

    async def _keep(self, live: Live, target: Target) -> None:
        await self._house.store.write(Write(live.id, targets=[target]))
        live.targets[target.id] = target
        self.expect([target])

    def _message(self, live: Live, target: Target) -> Message:
        texts = exits.spoken(live.standing, target.language)
        game = texts.game(live.standing.game)
        return Message(
            f"{target.id}-{target.number}",
            texts.message("notice-title", game=game),
            texts.message("notice-turn", game=game, seat=texts.seat(target.seat)),
            self.link(live),
            live.id,
            live.standing.game,
        )


def to_decide(live: Live, then: Standing) -> dict[int, int]:
    """Return the people who have something to decide, with the number of the question."""
    match = live.table.match
    if match is None or match.seat < 0 or then.status != PLAYING:
        return {}
    asked = asked_unseen(match.state) or (match.seat,)
    return {seat: match.number for seat in asked if not then.seats[seat].bot}


def _retry(target: Target) -> float:
    """Return after how many seconds a message is tried again."""
    return min(FIRST_RETRY * 3.0 ** min(target.tries - 1, 10), SLOWEST_RETRY)
