"""Load in an open loop: decisions are due at fixed moments, whether or not those before them were answered."""

import asyncio
import gc
import resource
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benchmarks.table import wire
from benchmarks.table.hall import TITLES, Hall, Placed
from benchmarks.table.ledger import Asked, Ledger
from benchmarks.table.seat import Seat

OTHER_FILES: Final = 500
SOCKET_BYTES: Final = 200 << 10
"""What a socket takes with its table at both ends, and as much again."""
PATIENCE: Final = 10.0
"""Seconds after the last request in which answers may come."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Look for no garbage meanwhile: with a thousand sockets that takes 0.2 s, which would be told as the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def most_sockets() -> int:
    """Let as many files be open as the machine allows, here and at a server that is started from here.

    Return how many sockets there may be between the two, by that and by the memory that both ends take.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    lines = (line.split() for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines())
    fit = next(1024 * int(words[1]) for words in lines if words[0] == "MemAvailable:") // SOCKET_BYTES
    return fit if hard == resource.RLIM_INFINITY else min(hard - OTHER_FILES, fit)


class Driver:
    """Puts load on a hall of tables, and counts what comes of it in a ledger."""

    def __init__(self, url: str, *, titles: tuple[str, ...] = TITLES, name: str = "a", kind: type[Hall] = Hall) -> None:
        self.ledger = Ledger()
        self.hall: Final = kind(url, self._hear)
        self._titles: Final = titles
        self._name: Final = name
        self._count = 0
        self.asked_ever: Final[set[str]] = set()
        self._over: Final[set[str]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def _hear(self, seat: Seat, frame: wire.Frame, came: float, size: int) -> None:
        self.ledger.hear(seat, frame, came, size)
        if seat.over:
            self._over.add(seat.table)

    async def run(self, rate: float, seconds: float) -> Ledger:
        """Let so many decisions fall due each second, for so long; wait for the answers."""
        with undisturbed():
            await self.offer(rate, seconds)
            await self.settle()
        return self.ledger

    async def offer(self, rate: float, seconds: float) -> None:
        """Let so many decisions fall due each second, for so long; answers may be on their way."""
        used, start = time.process_time(), time.perf_counter()
        for number in range(round(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.decide(due)
        self.ledger.busy = (time.process_time() - used) / (time.perf_counter() - start)

    async def settle(self) -> None:
        """Wait for the answers to what was asked, so long as they may take."""
        end = time.perf_counter() + PATIENCE
        while self.ledger.asked and time.perf_counter() < end:  # noqa: ASYNC110  # frames come from many sockets
            await asyncio.sleep(0.02)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def decide(self, due: float) -> None:
        """Let somebody decide something; titles take turns."""
        self._count += 1
        found: tuple[Placed, Seat] | None = None
        for turn in range(len(self._titles)):
            found = self.hall.pick(self._titles[(self._count + turn) % len(self._titles)])
            if found is not None:
                break
        if found is None:
            self.ledger.starved += 1
        else:
            self.decide_at(*found, due)
        self._replace_over()

    def decide_at(self, placed: Placed, seat: Seat, due: float = 0.0) -> None:
        """Let a seat decide something that was due at a moment; now, where none is given."""
        self._count += 1
        request_id = f"{self._name}{self._count}"
        self.asked_ever.add(request_id)
        self.ledger.ask(request_id, Asked(due or time.perf_counter(), placed.id, seat.number, placed.title))
        self._spawn(seat.act(request_id, self.hall.random))

    def _replace_over(self) -> None:
        """Put new tables where matches have ended and nobody waits for an answer."""
        for table in [one for one in self._over if one in self.hall.by_id]:
            placed = self.hall.by_id[table]
            if not any(seat.waiting for seat in placed.seats):
                self._over.discard(table)
                self._spawn(self.hall.replace(self.hall.by_id.pop(table)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
