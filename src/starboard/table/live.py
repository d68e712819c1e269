"""A table in memory: its entries, who is connected, and what it waits for. One request at a time has its lock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from starboard.kernel import StarboardError
from starboard.table import exits, telling, timing, wishes
from starboard.table.clock import Clock
from starboard.table.entries import (
    MOVES,
    Created,
    Entry,
    Handed,
    Held,
    Left,
    Moved,
    Stepped,
    TookBack,
    unpacked,
)
from starboard.table.errors import NotNow, Quarantined, refusal
from starboard.table.frames import Frames
from starboard.table.line import Line
from starboard.table.looking import lines_after
from starboard.table.noting import FaceDown, Noted, Notes, chained_rows
from starboard.table.presence import Presence
from starboard.table.settings import PersonSeat
from starboard.table.standing import NONE, PLAYING, Standing
from starboard.table.store import Answer, Listing, Row, Stored, Target, Wish, chained
from starboard.table.table import Table

if TYPE_CHECKING:
    from starboard.kernel import Verified
    from starboard.texts import Texts

AT_HAND: Final = 20
"""So many entries of a match that goes on are always at hand; where there are twice as many, those before them go."""
RECALLED: Final = 60.0
"""Seconds for which the whole past of a match stays at hand that was read."""
SEALED: Final = -1
"""Kept for a request that answered a window: its entry is told to nobody before the window closes."""


class Live:
    """One table as this process holds it."""

    # fmt: off
    __slots__ = (  # thousands of tables are at hand: a dict of so many attributes takes 1.6 KB of each
        "absent", "acts", "alarm", "allowed", "asks", "chain", "clock", "ends", "face_down", "failed", "frames",
        "gone", "held", "holds", "id", "lines", "listing", "lock", "notes", "opened", "ours", "presence", "recalled",
        "rests", "stale", "table", "targets", "thinking", "used", "verified", "wished", "wishes",
    )
    # fmt: on

    def __init__(self, table_id: str, stored: Stored, clock: Clock | None = None) -> None:
        """Read what is stored; raise Quarantined where it is damaged."""
        self.id: Final = table_id
        self.clock: Final = clock or Clock()
        self.lock: Final = asyncio.Lock()
        self.lines: Final[set[Line]] = set()
        self.presence: Final = Presence(self.lines, self.clock)
        self.used = 0.0
        """When somebody last came for it, by the clock that only grows."""
        self.gone = False
        """Whether the table was deleted."""
        self.stale = False
        """Whether the match moved here and could not be stored: then nothing of it may be shown."""
        self.ours = True
        """Whether no other process wrote the last entry: then what comes by itself is for this one to see to."""
        self.alarm: asyncio.TimerHandle | None = None
        self.rests = 0.0
        """Until when nothing happens by itself, since the store failed just now."""
        self.thinking: Final[dict[int, int]] = {}
        """The seats whose bots think, with the number of the question."""
        self.absent: frozenset[int] = NONE
        """The seats whose time is out."""
        self.read(stored)

    def read(self, stored: Stored) -> None:
        """Be as the store says; raise Quarantined where it is damaged."""
        try:
            self._read(stored)
        except (StarboardError, msgspec.MsgspecError, LookupError, ValueError, TypeError, AssertionError) as damage:
            raise Quarantined(refusal("table-quarantined", table=self.id)) from damage

    def _read(self, stored: Stored) -> None:
        self.notes = Notes()
        self.recalled = self.clock.now()  # when all of them were read
        self.chain = ""
        self.acts: dict[tuple[int, str], int] = {}
        """The requests that were carried out of late, by seat and id: the number of the entry, or SEALED."""
        self.face_down: dict[int, list[str]] = {}
        """The requests that answered the open window, by seat: all of them, also those that were changed since."""
        self.verified: Verified | None = None
        """What playing the match again has found, when it is over and somebody wanted to know."""
        self.failed = -1
        """The number of the question at whose answers the rules broke off; -1 where they did not."""
        self.opened = 0.0
        """When the open question was asked, by the clock that only grows; 0 for long ago."""
        self.allowed: float | None = None
        """How many seconds the open question may take; None where it may take any."""
        self.ends: float | None = None
        """When its time is out, by the clock that only grows; a held window stays open longer."""
        self.held = 0.0
        self.holds: dict[int, int] = {}
        """How often each seat has held windows since the turn began."""
        first = unpacked(stored.rows[0].data)
        if not isinstance(first, Created):
            raise ValueError(first)  # noqa: TRY004  # nobody passed it: it was read
        standing = Standing(first)
        for row in stored.rows:
            if row.chain != chained(self.chain, self.id, row.seq, row.data) or row.seq != len(self.notes):
                raise ValueError(row.seq)
            self._take_in(standing, row, first if row.seq == 0 else unpacked(row.data))
        moved = max((note.seq for note in self.notes if isinstance(note.entry, MOVES)), default=-1)
        if stored.ending_seq != moved or not stored.is_whole_ending():
            raise ValueError(stored.ending_seq)
        ending = None if stored.ending is None else msgspec.json.decode(stored.ending)
        self.table = Table(standing, lines_after(note.entry for note in self.notes), ending)
        self.frames = Frames()
        self.listing = stored.listing
        self.wishes: dict[int, str] = {}
        """The standing instructions of seats; nobody else may know of them."""
        self.asks: dict[int, dict[str, str]] = {}
        """Of which sorts of windows and abilities seats want to be asked never or always; nobody else may know."""
        self.wished: frozenset[int] = NONE
        """The seats that have let the open window pass without being asked."""
        self.targets: dict[str, Target] = {target.id: target for target in stored.targets}
        """Where seats want to be told that it is their turn."""
        self.take_answers(stored.answers)
        for wish in stored.wishes:
            self._recall_wish(wish)
        self.let_pass()

    def _recall_wish(self, wish: Wish) -> bool:
        """Have the standing instructions of a seat that are stored; return whether it had others."""
        until = "" if self._is_over(wish) else wish.until
        asks = wishes.known(self.table.game, msgspec.json.decode(wish.asks))
        if (until, asks) == (self.wishes.get(wish.seat, ""), self.asks.get(wish.seat, {})):
            return False
        self.wish(wish.seat, until, asks)
        return True

    def _is_over(self, wish: Wish) -> bool:
        """Whether something has happened since that an instruction names."""
        return any(wishes.ends(self.table, wish.seat, wish.until, note.entry) for note in self.notes.after(wish.seq))

    def take_wishes(self, stored: list[Wish]) -> None:
        """Have the standing instructions that are stored; the seats whose own have changed are told."""
        for wish in stored:
            if self._recall_wish(wish):
                telling.tell_wish(self, wish.seat)

    def take_answers(self, answers: list[Answer]) -> None:
        """Have the sealed answers that are stored for the open window; nobody is told."""
        number = -1 if self.table.match is None else self.table.match.number
        for answer in answers:
            if answer.number == number:
                self.lay(answer.seat, msgspec.json.decode(answer.data, type=FaceDown))

    def _take_in(self, standing: Standing, row: Row, entry: Entry) -> None:
        self.chain = row.chain
        self.notes.append(Noted(row.seq, row.at, entry))
        turns = standing.turns
        if row.seq:
            standing.note(row.seq, row.at, entry)
        if standing.turns != turns:
            self.holds.clear()
        if isinstance(entry, MOVES):
            self.held = 0.0
        elif isinstance(entry, Held):
            self.held = entry.seconds
            self.holds[row.seat or 0] = self.holds.get(row.seat or 0, 0) + 1
        if row.act and row.seat is not None:
            self.acts[row.seat, row.act] = row.seq
        if isinstance(entry, Moved | TookBack):
            self.face_down.clear()
            for seat, act in entry.acts:
                self.acts[seat, act] = SEALED

    def replied(self, viewer: int, act: str) -> dict[str, Any] | None:
        """Return the reply that a request has had, None where it was not carried out."""
        known = self.acts.get((viewer, act))
        if known is None:
            return None
        return {"sealed": True} if known == SEALED else {"seq": known}

    def laid(self) -> dict[int, bytes]:
        """Return the answers to the open window as they are stored."""
        laid = {seat: FaceDown(texts, self.face_down.get(seat, [])) for seat, texts in self.table.sealed.items()}
        return {seat: msgspec.json.encode(answer) for seat, answer in laid.items()}

    def lay(self, seat: int, answer: FaceDown) -> None:
        """Note a seat's answer to the open window."""
        self.table.sealed[seat] = answer.texts
        self.face_down[seat] = answer.acts
        self.failed = -1
        self.wished -= {seat}
        for act in answer.acts:
            self.acts[seat, act] = SEALED

    def turned_up(self, entries: list[Entry]) -> list[Entry]:
        """Return entries to be stored; with those that end an open window, the requests that had answered it."""
        acts = [(seat, act) for seat, given in self.face_down.items() for act in given]
        if not acts:
            return entries
        return [
            msgspec.structs.replace(entry, acts=acts) if isinstance(entry, Moved | TookBack) else entry
            for entry in entries
        ]

    @property
    def standing(self) -> Standing:
        """How the table stands, its match aside."""
        return self.table.standing

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.notes[-1].seq

    def mark(self) -> tuple[int, int, int]:
        """Return what changes whenever the table does."""
        match = self.table.match
        return (self.seq, -1, -1) if match is None else (self.seq, match.number, self.table.length)

    def entries_to(self, seq: int) -> list[Entry]:
        """Return the entries up to one of them, that included; raise NotNow where there is no such entry yet.

        Raise LetGo where the first are not at hand.
        """
        if seq > self.seq:
            raise NotNow(refusal("table-no-entry", seq=seq))
        return [note.entry for note in self.notes.after(-1)[: seq + 1]]

    def let_go(self) -> None:
        """Leave what is long past of a match that goes on to the store, unless somebody wanted it just now."""
        recent = self.clock.now() < self.recalled + RECALLED
        if recent or len(self.notes) <= 2 * AT_HAND or self.standing.status != PLAYING:
            return
        del self.notes[:-AT_HAND]
        self.acts = dict(list(self.acts.items())[-AT_HAND:])
        self.table.let_go(self.notes[0].seq)

    def recall(self, stored: Stored) -> None:
        """Have all again that was let go of, out of what is stored; raise Quarantined where that is damaged."""
        whole = Live(self.id, stored, self.clock)
        self.notes, self.acts, self.recalled = whole.notes, whole.acts, whole.recalled
        self.table.recall(whole.table)

    def rows_for(self, entries: list[Entry], at: float, seat: int, act: str) -> list[Row]:
        """Return what is to be stored for entries that come next; the last one answers the request."""
        made = chained_rows(self.id, entries, at, self.chain, self.seq + 1)
        if act:
            made[-1] = msgspec.structs.replace(made[-1], seat=seat, act=act)
        return made

    def take_in(self, rows: list[Row], entries: list[Entry], listing: Listing) -> None:
        """Note entries that are stored now."""
        for row, entry in zip(rows, entries, strict=True):
            self._take_in(self.standing, row, entry)
        self.listing = listing
        for seat, until in list(self.wishes.items()):
            if any(wishes.ends(self.table, seat, until, entry) for entry in entries):
                del self.wishes[seat]
        self.wished = NONE

    def wish(self, seat: int, until: str, asks: dict[str, str]) -> None:
        """Take a seat's standing instructions instead of those it had; they hold for the open window too."""
        self.wishes.pop(seat, None)
        if until:
            self.wishes[seat] = until
        self.asks[seat] = asks
        if seat in self.wished:
            self.wished -= {seat}
            self.table.sealed.pop(seat, None)
        self.let_pass()

    def let_pass(self) -> None:
        """Answer the open window for everybody who can only let it pass, or has said that it shall be (IO-7.7).

        Where several sit at one screen, whether a window is asked there hangs on nothing that anybody holds.
        """
        beside = len(self.standing.people) > 1 and self.is_one_screen()
        for seat in self.table.asked() if self.table.is_window() else ():
            answers = wishes.answers(self.table, seat)
            if answers is None:
                if self.wishes.get(seat) == wishes.TARGETED:
                    del self.wishes[seat]  # who is asked alone is asked
                continue
            if seat in self.table.sealed or self.standing.seats[seat].bot:
                continue
            if wishes.is_passed(self.asks.get(seat, {}), answers, stands=seat in self.wishes, beside=beside):
                self.wished |= {seat}
                self.table.sealed[seat] = [answers.silence]

    # Time

    def start_time(self, allowed: float | None, left: float | None) -> None:
        """Let the time of the open question run: so much is allowed, and so much of it left."""
        self.allowed = allowed
        self.ends = None if left is None else self.clock.now() + left
        self.absent = NONE

    def closes(self) -> float:
        """Return when the open window closes at the earliest: the same moment whatever anybody answered."""
        return self.opened + timing.least(self.standing, one_screen=self.is_one_screen()) + self.held

    def rings(self) -> float | None:
        """Return when something happens to the open question by itself; None where it waits for somebody."""
        table = self.table
        if table.match is None or not table.asked() or self.failed == table.match.number:
            return None
        rings = self.ends
        if table.is_window():
            if all(seat in table.sealed or self.standing.seats[seat].bot for seat in table.asked()):
                rings = self.closes()  # bots have until then: who thinks longer does not show it
            elif self.ends is not None:
                rings = max(self.closes(), self.ends + self.held)
        elif table.match.seat in self.absent:
            rings = None
        return rings if rings is None or self.ours else rings + timing.LATER

    def is_one_screen(self) -> bool:
        """Whether all people sit at one screen: one browser took all their seats and holds them still."""
        people = [seat.plan for seat in self.standing.seats if seat.taken]
        if self.standing.handed or not all(isinstance(plan, PersonSeat) and plan.mine for plan in people):
            return False
        pockets = [line.pocket for line in self.lines if line.viewer >= 0]
        if any(there.seats for there in self.presence.elsewhere.values()):
            return False
        return len(set(pockets)) == 1 and ("" not in pockets or len(pockets) == 1)

    def clocks_json(self) -> dict[str, Any] | None:
        """Tell everybody how much time there is."""
        now = self.clock.now()
        window = self.table.is_window()
        left = None if self.ends is None else self.ends - now + (self.held if window else 0.0)
        least = self.closes() - now if window else None
        return exits.clocks_json(self.table, left, least, sorted(self.absent))

    def wishes_json(self, viewer: int, texts: Texts) -> dict[str, Any]:
        """Tell a viewer its own standing instructions."""
        said: dict[str, Any] = {"asks": [], "windows": {}}
        if viewer >= 0:
            said = wishes.asks_json(self.table, viewer, self.asks.get(viewer, {}), texts)
        return {"until": self.wishes.get(viewer), **said}

    # Parting

    def cut(self, seat: int) -> None:
        """End the lines of a seat whose keys have changed."""
        for line in [line for line in self.lines if line.viewer == seat]:
            line.close()

    def cut_rightless(self, since: int) -> None:
        """End the lines of the seats whose keys have changed after an entry."""
        for note in self.notes.after(since):
            match note.entry:
                case Left(seat=seat) | Handed(seat=seat, how="keys") | Stepped(seat=seat, why="kicked"):
                    self.cut(seat)

    def part(self) -> None:
        """Let go of everybody: the table is no more."""
        self.gone = True
        if self.alarm is not None:
            self.alarm.cancel()
        for line in list(self.lines):
            line.close()
