"""The house: all tables of this process, each brought from the store when somebody comes, and forgotten when all left.

Whatever changes a table goes through `commit`: it is stored, then noted, then told.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from contextlib import asynccontextmanager
from functools import reduce
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from starboard.bots import default_bot
from starboard.games import path_of
from starboard.kernel import StarboardError, legal, view
from starboard.table.clock import Clock
from starboard.table.entries import Began, Entry, Moved, Ruled, TookBack
from starboard.table.errors import UnknownTable, refusal
from starboard.table.founding import Origin, founded
from starboard.table.live import Live
from starboard.table.protocol import Keys, NewTable
from starboard.table.standing import status_after
from starboard.table.store import Answer, Conflict, Store, Write
from starboard.table.thinking import GIVEN_UP, Failed, Thinkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starboard.table.line import Line

MOST_IDLE: Final = 500
"""Tables that are kept in memory though nobody is connected."""
BOT_DELAY: Final = 0.25
"""Seconds after which every window is answered by bots, whatever they hold."""

NOWHERE: Final = Origin()

log = structlog.get_logger("starboard.table")


class House:
    """The tables that are open here."""

    def __init__(self, store: Store, clock: Clock | None = None, thinkers: Thinkers | None = None) -> None:
        self.store: Final = store
        self.clock: Final = clock or Clock()
        self.thinkers: Final = thinkers or Thinkers()
        self._lives: Final[OrderedDict[str, Live]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()

    async def close(self) -> None:
        """Let go of everybody; what was acknowledged is stored."""
        for live in self._lives.values():
            live.part()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    # Tables

    async def create(self, new: NewTable, pocket: str, origin: Origin = NOWHERE) -> Keys:
        """Set a table up; raise as `founded` does, nothing stored."""
        write, given = founded(new, pocket, self.clock.wall(), origin)
        await self.store.write(write)
        return given

    async def live(self, table_id: str) -> Live:
        """Return a table, read from the store where it is not at hand.

        Raise UnknownTable where there is none, Quarantined where what is stored of it is damaged.
        """
        found = self._lives.get(table_id)
        if found is not None and not found.gone:
            self._lives.move_to_end(table_id)
            return found
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self._lives.get(table_id)
            if found is None or found.gone:
                found = await self._load(table_id)
            self._loading.pop(table_id, None)
        return found

    async def _load(self, table_id: str) -> Live:
        stored = await self.store.read(table_id)
        if stored is None:
            raise UnknownTable(refusal("table-unknown"))
        live = Live(table_id, stored)
        changed = live.table.changed_rules()
        self._lives[table_id] = live
        self._forget_idle()
        if changed is not None:
            async with live.lock:
                await self.commit(live, [changed])
        self.arm(live)
        return live

    def _forget_idle(self) -> None:
        idle = [one for one in self._lives.values() if not (one.lines or one.thinking or one.lock.locked())]
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            live.part()
            self._lives.pop(live.id, None)

    async def forget(self, live: Live) -> None:
        """Delete a table for good."""
        await self.store.forget(live.id)
        live.part()
        self._lives.pop(live.id, None)

    # Changes

    @asynccontextmanager
    async def changing(self, live: Live) -> AsyncIterator[Live]:
        """Have a table to oneself. Where something fails after the match has moved, it is read again from the store."""
        async with live.lock:
            if live.gone:
                raise UnknownTable(refusal("table-unknown"))
            if live.stale:
                await self.reread(live)
            before = live.mark()
            try:
                yield live
            except BaseException:
                if live.mark() != before:
                    live.stale = True  # until it is read again, whenever the store answers
                    await asyncio.shield(self.reread(live))
                raise

    async def reread(self, live: Live) -> None:
        """Be as the store says, and tell everybody what is new."""
        before = live.seq
        stored = await self.store.read(live.id)
        if stored is None:
            live.part()
            return
        live.read(stored)
        live.stale = False
        if live.seq > before:
            live.broadcast(before)
        self.arm(live)

    async def commit(
        self, live: Live, entries: list[Entry], *, seat: int = -1, act: str = "", keys: Any = (), drop_keys: Any = ()
    ) -> int:
        """Store entries, then note them, then tell everybody; return the number of the last.

        The caller has the table's lock. Raise Conflict or StoreFailed, nothing noted, where they are not stored.
        """
        at, before = self.clock.wall(), live.seq
        made = live.rows_for(entries, at, seat, act)
        moved = any(isinstance(entry, Began | Moved | Ruled | TookBack) for entry in entries)
        ending = msgspec.json.encode(live.table.ending()) if moved else None
        status = reduce(status_after, entries, live.standing.status)
        listing = msgspec.structs.replace(live.listing, status=status, changed=at)
        await self.store.write(
            Write(
                live.id,
                made,
                listing,
                ending=ending,
                clear_answers=moved,
                keys=list(keys),
                drop_keys=list(drop_keys),
            )
        )
        live.take_in(made, entries, listing)
        if moved:
            live.opened, live.held = self.clock.now(), 0.0
            live.let_pass()
        live.broadcast(before)
        self.arm(live)
        return live.seq

    async def seal(self, live: Live, seat: int, number: int, texts: list[str], act: str = "") -> None:
        """Store a seat's answer to the open window; nobody else notices. The caller has the table's lock."""
        answer = live.table.seal(seat, number, texts)
        data = msgspec.json.encode(answer)
        await self.store.write(Write(live.id, answer=Answer(number, seat, data, self.clock.wall(), act or None)))
        live.table.sealed[seat] = answer
        if act:
            live.note_answer(seat, act)
        self.arm(live)

    def arrived(self, live: Live, line: Line) -> None:
        """Note that somebody is there."""

    def departed(self, live: Live, line: Line) -> None:
        """Note that somebody has gone."""

    # What comes by itself

    def arm(self, live: Live) -> None:
        """See to what comes next by itself: bots that have to think, a window that has to close."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        match = live.table.match
        if match is None or live.gone:
            return
        for seat in live.table.asked():
            bot = live.standing.seats[seat].bot
            if bot and seat not in live.table.sealed and live.thinking.get(seat) != match.number:
                live.thinking[seat] = match.number
                self.spawn(self._let_bot_decide(live, seat, bot, match.number))
        if live.table.is_window() and live.table.answered():
            live.alarm = self.clock.call_at(self.closes(live), lambda: self.spawn(self._close_window(live)))

    def closes(self, live: Live) -> float:
        """Return when the open window closes at the earliest: the same moment whatever anybody answered."""
        standing = live.standing
        least = standing.settings.window if len(standing.people) > 1 else BOT_DELAY if standing.bots else 0.0
        return live.opened + least + live.held

    def spawn(self, work: Any) -> None:
        """Let something be done beside everything else."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _close_window(self, live: Live) -> None:
        async with self.changing(live):
            if live.table.is_window() and live.table.answered() and self.clock.now() >= self.closes(live) - 0.001:
                acts = sorted(live.face_down)
                number = live.table.playing.number
                moved = live.table.resolve({})
                try:
                    await self.commit(live, [msgspec.structs.replace(moved, acts=acts)])
                except Conflict:
                    log.info("another process closed the window", table=live.id, number=number)
                    raise

    async def _let_bot_decide(self, live: Live, seat: int, bot: str, number: int) -> None:
        try:
            text = await self._thought(live, seat, bot, number)
            async with self.changing(live):
                match = live.table.match
                if match is None or match.number != number or live.standing.seats[seat].bot != bot:
                    return
                if live.table.is_window():
                    await self.seal(live, seat, number, [text])
                else:
                    await self.commit(live, [live.table.act(seat, number, [text], "bot")])
        except Conflict:
            log.info("another process let the bot decide", table=live.id, seat=seat)
        except StarboardError as error:
            log.warning("a bot could not decide", table=live.id, seat=seat, code=error.code)
        finally:
            if live.thinking.get(seat) == number:
                del live.thinking[seat]

    async def _thought(self, live: Live, seat: int, bot: str, number: int) -> str:
        """Return what a bot decides; where it hangs, dies or fails, the plainest bot decides for it."""
        s = live.table.state_for(seat)
        game = live.table.game
        seen = msgspec.json.encode(game.codec.encode(view(s, seat))).decode()
        if not live.table.is_window():
            await self.clock.sleep(live.standing.settings.pace)
        for name in (bot, default_bot(game), "random"):
            try:
                return await self.thinkers.decide(game.name, path_of(game.name), name, secrets.randbits(64), seat, seen)
            except GIVEN_UP as fault:
                log.warning("a bot was given up", table=live.id, seat=seat, bot=name, fault=type(fault).__name__)
            except Failed:
                log.warning("a bot failed", table=live.id, seat=seat, bot=name)
        return str(legal(s)[0])
