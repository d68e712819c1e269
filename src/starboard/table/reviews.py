"""Analyses of matches that are over: one at a time, in a process of its own, for as long as somebody wants it.

Whoever wants one asks again and again how far it is. When nobody has for a while it rests, and the process ends; asked
for again it goes on from there. What was found is kept in memory, of so many matches.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from starboard.games import path_of
from starboard.kernel import StarboardError
from starboard.kernel.sealing import sealed
from starboard.lab.analysing import SECONDS, Judged
from starboard.table import metrics
from starboard.table.entries import Began, Entry, Lines, Moved, Ruled, TookBack
from starboard.table.errors import Busy, NotNow, refusal
from starboard.table.thinking import GIVEN_UP, REVIEW, Failed, Thinkers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from starboard.table.live import Live

WANTED: Final = 15.0
"""Seconds for which an analysis goes on after somebody has asked for it."""
MOST_WAITING: Final = 8
"""So many are wanted at once, at most."""
MOST_KEPT: Final = 64
"""Matches of which it is kept what was found."""

log = structlog.get_logger("starboard.table")


class Stint(msgspec.Struct):
    """What one stint has found."""

    choices: int
    decisions: int
    judged: list[Judged]
    ends: list[float] | None


class Review:
    """The analysis of one match, as far as it is."""

    def __init__(self, live: Live) -> None:
        self.path: Final = path_of(live.table.game.name)
        self.record: Final = sealed(live.table.record())
        self.owners: Final = owners([note.entry for note in live.notes])
        """For each decision the number of the entry that brought it."""
        self.judged: Final[list[Judged]] = []
        self.choices: int | None = None
        """How many decisions are to be judged; None before that is known."""
        self.decisions = 0
        self.ends: list[float] | None = None
        self.left = SECONDS
        self.wanted = 0.0
        """When somebody last asked for it."""
        self.fault: StarboardError | None = None

    @property
    def is_done(self) -> bool:
        """Whether every decision is judged."""
        return self.choices is not None and len(self.judged) >= self.choices

    def is_wanted(self) -> bool:
        """Whether there is more to think, and somebody waits for it."""
        return not self.is_done and self.fault is None and time.monotonic() - self.wanted < WANTED

    def add(self, found: Stint, spent: float) -> None:
        """Take in what a stint has found in so many seconds."""
        self.judged.extend(found.judged)
        self.choices, self.decisions, self.ends = found.choices, found.decisions, found.ends
        self.left = max(0.0, self.left - spent)


class Reviews:
    """All analyses of this server."""

    def __init__(self, spawn: Callable[[Awaitable[None]], None], thinkers: Thinkers | None = None) -> None:
        self._spawn: Final = spawn
        self._thinkers: Final = thinkers or Thinkers(patience=REVIEW)
        self._kept: Final[OrderedDict[str, Review]] = OrderedDict()
        self._at_work = False

    def close(self) -> None:
        """End the process, whatever it is thinking about."""
        self._thinkers.close()

    def wanted(self, live: Live) -> Review:
        """Return the analysis of a table's match, which somebody waits for from now on.

        Raise Busy where too many are wanted or the process was lost, NotNow where the game cannot be analysed.
        """
        review = self._kept.get(live.id)
        if review is None:
            if sum(1 for one in self._kept.values() if one.is_wanted()) >= MOST_WAITING:
                raise Busy(refusal("server-busy"))
            review = self._kept[live.id] = Review(live)
            self._forget()
        if review.fault is not None:
            del self._kept[live.id]
            raise review.fault
        review.wanted = time.monotonic()
        if not self._at_work and not review.is_done:
            self._at_work = True
            self._spawn(self._work())
        return review

    def ahead(self, review: Review) -> int:
        """Return how many others are thought about before this one."""
        before = 0
        for one in self._kept.values():
            if one is review:
                break
            before += one.is_wanted()
        return before

    def _forget(self) -> None:
        """Let go of the oldest that nobody waits for, where there are too many."""
        idle = [name for name, one in self._kept.items() if not one.is_wanted()]
        for name in idle[: max(0, len(self._kept) - MOST_KEPT)]:
            if name != next(reversed(self._kept)):
                del self._kept[name]

    async def _work(self) -> None:
        """Think as long as somebody waits for anything, then let the process end."""
        try:
            while (review := next((one for one in self._kept.values() if one.is_wanted()), None)) is not None:
                await self._stint(review)
            await asyncio.to_thread(self._thinkers.close)
        finally:
            self._at_work = False

    async def _stint(self, review: Review) -> None:
        began = time.monotonic()
        try:
            text = await self._thinkers.review(review.path, review.record, len(review.judged), review.left)
        except Failed as fault:
            log.warning("an analysis failed", fault=fault.said)
            review.fault = NotNow(refusal("table-no-analysis"))
        except GIVEN_UP as fault:
            metrics.BOTS_GIVEN_UP.inc()
            log.warning("an analysis was given up", fault=type(fault).__name__)
            review.fault = Busy(refusal("server-busy"))
        else:
            review.add(msgspec.json.decode(text, type=Stint), time.monotonic() - began)


def owners(entries: Iterable[Entry]) -> list[int]:
    """Return for each decision that stands the number of the entry that brought it."""
    lines: list[tuple[int, dict[str, object]]] = []

    def put(seq: int, keep: int, more: Lines) -> None:
        lines[keep:] = [(seq, line) for line in more]

    for seq, entry in enumerate(entries):
        if isinstance(entry, Began | Ruled):
            put(seq, 0, entry.lines)
        elif isinstance(entry, Moved | TookBack):
            put(seq, entry.keep, entry.lines)
    return [seq for seq, line in lines if "play" in line or "seal" in line]
