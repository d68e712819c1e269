"""The house: all tables of this process, each brought from the store when somebody comes, and forgotten when all left.

Whatever changes a table goes through `commit`: it is stored, then noted, then told.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from starboard.table import exits, metrics, timing
from starboard.table.alarms import AGAIN, Alarms
from starboard.table.clock import Clock
from starboard.table.comings import Comings
from starboard.table.config import Config
from starboard.table.dues import Dues
from starboard.table.entries import MOVES, Entry, Moved, Stepped
from starboard.table.errors import Busy, Quarantined, StoreFailed, UnknownTable, refusal
from starboard.table.faults import note_fault
from starboard.table.founding import Origin, founded
from starboard.table.frames import MOST_TOLD
from starboard.table.hearing import Hearing
from starboard.table.lasting import outlasting
from starboard.table.live import Live
from starboard.table.notices import Notices
from starboard.table.noting import FaceDown
from starboard.table.pressure import Pressure
from starboard.table.protocol import Keys, NewTable
from starboard.table.reviews import Reviews
from starboard.table.standing import ABORTED, OVER
from starboard.table.store import Answer, Conflict, Store, Stored, Window, Write, stored_by
from starboard.table.sweeping import Keep, sweep_on
from starboard.table.telling import broadcast
from starboard.table.thinking import Thinkers
from starboard.table.turnstile import UNLIMITED, Turnstile

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starboard.table.line import Line

LEFT_ALONE: Final = 30.0
"""Seconds for which nobody has come for a table that may be forgotten."""
MOST_IDLE: Final = 500
"""Tables at which a game goes on that are kept in memory though nobody is connected."""
SOON: Final = 60.0
"""A table at which something happens by itself within so many seconds is not forgotten."""
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")

NOWHERE: Final = Origin()

log = structlog.get_logger("starboard.table")


class House:
    """The tables that are open here."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        thinkers: Thinkers | None = None,
        keep: Keep | None = None,
        config: Config | None = None,
        turnstile: Turnstile | None = None,
        analysts: Thinkers | None = None,
    ) -> None:
        self.store: Final = store
        self.keep: Final = keep or Keep()
        self.turnstile: Final = turnstile or Turnstile(UNLIMITED)
        self.clock: Final = clock or Clock()
        self.thinkers: Final = thinkers or Thinkers()
        self.reviews: Final = Reviews(self.spawn, analysts)
        self.pressure: Final = Pressure(lambda: store.taken)
        self._lives: Final[OrderedDict[str, Live]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._hearing: Final = Hearing(self)
        self.comings: Final = Comings(self, self._hearing)
        self._began = 0.0
        self._dues: Final = Dues(self)
        self._alarms: Final = Alarms(self)
        self.notices: Final = Notices(self, config or Config())

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        self._began = self.clock.now()
        if not self.store.is_sqlite:
            await self._hearing.open()
        self.spawn(sweep_on(self))
        self.spawn(self._dues.sweep_on())
        self.spawn(self.notices.send_on())

    async def close(self) -> None:
        """Let go of everybody; what was acknowledged is stored."""
        await self._hearing.close()
        for live in self._lives.values():
            live.part()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.reviews.close()
        await self.store.close()

    # Tables

    async def create(self, new: NewTable, pocket: str, origin: Origin = NOWHERE) -> Keys:
        """Set a table up; raise as `founded` does, nothing stored."""
        write, given = founded(new, pocket, self.clock.wall(), origin)
        await self.store.write(write)
        await self._bring(given.table, stored_by(write))  # whoever set it up comes at once
        return given

    async def live(self, table_id: str) -> Live:
        """Return a table, read from the store where it is not at hand.

        Raise UnknownTable where there is none, Quarantined where what is stored of it is damaged.
        """
        found = self.at_hand(table_id)
        if found is not None:
            self._lives.move_to_end(table_id)
            found.used = self.clock.now()
            return found
        if not ID.fullmatch(table_id):
            raise UnknownTable(refusal("table-unknown"))
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self.at_hand(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        return found

    async def _load(self, table_id: str) -> Live:
        stored = await self.store.read(table_id)
        if stored is None:
            raise UnknownTable(refusal("table-unknown"))
        return await self._bring(table_id, stored)

    async def _bring(self, table_id: str, stored: Stored) -> Live:
        """Have a table at hand, as it is stored."""
        live = Live(table_id, stored, self.clock)
        live.used = self.clock.now()
        self._lives[table_id] = live
        self._hearing.ask_present(live)
        self._forget_idle()
        async with live.lock:
            self._recall(live)
            if any(live.standing.seats[seat].bot and seat not in live.table.sealed for seat in live.table.asked()):
                live.opened = self.clock.now()  # bots have the least time of a window anew
            await self._go_on(live)
        return live

    async def _go_on(self, live: Live) -> None:
        """See to what comes next at a table that was read; say so in its log where its rules have changed."""
        changed = live.table.changed_rules()
        if changed is None:
            self.arm(live)
            return
        try:
            await self.commit(live, [changed])
        except Conflict:
            await self.reread(live)  # another process said it

    def _recall(self, live: Live) -> None:
        """Reckon when the open question was asked, from when it was stored, and let its time run on."""
        at = next((note.at for note in reversed(live.notes) if isinstance(note.entry, MOVES)), 0.0)
        live.opened = self.clock.now() - max(0.0, self.clock.wall() - at)
        allowed = timing.allowed(live.standing, live.table.match, self.clock.wall())
        grace = timing.GRACE if self.clock.now() < self._began + timing.GRACE else 0.0
        live.start_time(allowed, timing.regained(allowed, live.listing.due, self.clock.wall(), grace))

    def at_hand(self, table_id: str) -> Live | None:
        """Return a table that need not be read."""
        found = self._lives.get(table_id)
        return None if found is None or found.gone else found

    @property
    def lives(self) -> list[Live]:
        """The tables that are at hand."""
        return [live for live in self._lives.values() if not live.gone]

    def _forget_idle(self) -> None:
        now = self.clock.now()
        idle = [one for one in self._lives.values() if not (one.lines or one.thinking or one.lock.locked())]
        idle = [one for one in idle if one.used < now - LEFT_ALONE]  # whoever came for it may not have begun yet
        soon = now + SOON
        idle = [one for one in idle if one.alarm is None or one.alarm.when() > soon]  # what comes later, a sweep finds
        ended = [one for one in idle if one.standing.status in {OVER, ABORTED}]  # nobody plays on there
        going = [one for one in idle if one not in ended]
        for live in [*ended, *going[: max(0, len(going) - MOST_IDLE)]]:
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
            except BaseException as fault:
                if live.stale or live.mark() != before:
                    live.stale = True  # until it is read again, whenever the store answers
                    await self._read_in_any_case(live)
                if isinstance(fault, Conflict):
                    raise Busy(refusal("server-busy")) from fault
                raise

    async def _read_in_any_case(self, live: Live) -> None:
        """Read a table again, though whoever has its lock is cancelled; where it cannot be read, it stays stale."""
        try:
            await outlasting(asyncio.create_task(self.reread(live)))
        except (StoreFailed, Quarantined) as fault:
            log.warning("a table could not be read again", table=live.id, code=fault.code)

    async def reread(self, live: Live) -> None:
        """Be as the store says, and tell everybody what is new. The caller has the table's lock."""
        before = live.seq
        stored = await self.store.read(live.id)
        if stored is None:
            self._lives.pop(live.id, None)
            live.part()
            return
        live.read(stored)
        live.stale = False
        self._recall(live)
        if live.seq > before:
            live.ours = False
            live.cut_rightless(before)
            broadcast(live, before)
        await self._go_on(live)

    async def whole(self, live: Live) -> None:
        """Have all of a table's past at hand, also what it has let go of. The caller has the table's lock."""
        if live.notes.reach(-1):
            return
        stored = await self.store.read(live.id)
        if stored is not None and stored.rows[-1].chain == live.chain:
            live.recall(stored)
            return
        await self.reread(live)  # another process wrote meanwhile
        if live.gone:
            raise UnknownTable(refusal("table-unknown"))

    async def state(self, live: Live, line: Line, since: int = -1) -> bytes:
        """Return the frame that tells a line how a table stands, and what came after an entry it may have been told of.

        The caller has the table's lock.
        """
        since = since if since <= live.seq else -1
        if not live.notes.reach(max(since, live.seq - MOST_TOLD)):
            await self.whole(live)
        return live.frames.frame(live, line, since, "state", exits.spoken(live.standing, line.language))

    async def commit(
        self,
        live: Live,
        entries: list[Entry],
        *,
        seat: int = -1,
        act: str = "",
        keys: Any = (),
        drop_keys: Any = (),
        window: Window | None = None,
    ) -> int:
        """Store entries, then note them, then tell everybody; return the number of the last.

        The caller has the table's lock. Raise Conflict or StoreFailed, nothing noted, where they are not stored.
        """
        at, before = self.clock.wall(), live.seq
        entries = [self._timed(live, entry) for entry in live.turned_up(entries)]
        made = live.rows_for(entries, at, seat, act)
        moved = any(isinstance(entry, MOVES) for entry in entries)
        ending = msgspec.json.encode(live.table.ending()) if moved else None
        then = live.standing.after(entries)
        anew = moved or then.status != live.standing.status or self._hands_on(live, entries)
        allowed = timing.allowed(then, live.table.match, at) if anew else live.allowed
        due = (None if allowed is None else at + allowed) if anew else live.listing.due
        listing = msgspec.structs.replace(live.listing, status=then.status, changed=at, due=due)
        messages = self.notices.changed(live, then, at) if anew else []
        await self._store(
            live,
            Write(
                live.id,
                made,
                listing,
                ending=ending,
                window=window,
                clear_answers=moved,
                keys=list(keys),
                drop_keys=list(drop_keys),
                targets=messages,
            ),
        )
        live.take_in(made, entries, listing)
        live.targets.update({message.id: message for message in messages})
        if anew:
            live.start_time(allowed, allowed)
        live.ours = True
        metrics.ACTIONS.labels(metrics.author(entries[-1], seat)).inc()
        if moved:
            live.opened, live.held = self.clock.now(), 0.0
            live.let_pass()
        broadcast(live, before)
        if moved:
            live.let_go()  # now that everybody was told
        self.arm(live)
        self._dues.expect(due)
        self.notices.expect(messages)
        return live.seq

    def _timed(self, live: Live, entry: Entry) -> Entry:
        """Return an entry with the time that it took."""
        if not isinstance(entry, Moved) or entry.by != "seat" or live.ends is None:
            return entry
        spent = timing.spent(live.standing, live.allowed, live.ends - self.clock.now())
        return msgspec.structs.replace(entry, spent=spent)

    def _hands_on(self, live: Live, entries: list[Entry]) -> bool:
        """Whether somebody else decides the open question from now on."""
        stepped = {entry.seat for entry in entries if isinstance(entry, Stepped)}
        return not live.table.is_window() and bool(stepped & set(live.table.asked()))

    async def _store(self, live: Live, write: Write) -> None:
        """Store; where it is not known to be stored, the table has to be read again before anybody sees it."""
        try:
            await self.store.write(write)
        except BaseException as fault:
            live.stale = True
            live.rests = self.clock.now() + AGAIN if isinstance(fault, StoreFailed) else 0.0
            raise
        live.rests = 0.0

    async def seal(self, live: Live, seat: int, number: int, texts: list[str], act: str = "") -> None:
        """Store a seat's answer to the open window; nobody else notices. The caller has the table's lock."""
        answer = live.table.seal(seat, number, texts)
        laid = FaceDown(answer, [*live.face_down.get(seat, []), *([act] if act else [])])
        stored = Answer(number, seat, msgspec.json.encode(laid), self.clock.wall(), act or None)
        await self._store(live, Write(live.id, answer=stored, after=live.seq))
        live.lay(seat, laid)
        self.arm(live)

    # What comes by itself

    def arm(self, live: Live) -> None:
        """See to what comes next by itself: bots that have to think, a window that has to close, time that is out."""
        self._alarms.arm(live)

    def spawn(self, work: Any) -> None:
        """Let something be done beside everything else."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            note_fault("what comes by itself failed", fault)
