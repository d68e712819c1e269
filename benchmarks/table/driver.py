"""Load in an open loop: decisions are due at fixed moments, whether or not those before them were answered."""

import asyncio
import time
from typing import Final

from benchmarks.table.hall import TITLES, Hall, Placed
from benchmarks.table.ledger import Asked, Ledger

PATIENCE: Final = 10.0
"""Seconds after the last request in which answers may come."""


class Driver:
    """Puts load on a hall of tables."""

    def __init__(self, hall: Hall, ledger: Ledger, titles: tuple[str, ...] = TITLES) -> None:
        self.hall: Final = hall
        self.ledger: Final = ledger
        self._titles: Final = titles
        self._count = 0
        self._tasks: Final[set[asyncio.Task[object]]] = set()

    async def run(self, rate: float, seconds: float) -> None:
        """Let so many decisions fall due each second, for so long; wait for the answers."""
        used, start = time.process_time(), time.perf_counter()
        for number in range(round(rate * seconds)):
            due = start + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif number % 8 == 0:
                await asyncio.sleep(0)
            self.decide(due)
        self.ledger.busy = (time.process_time() - used) / (time.perf_counter() - start)
        end = time.perf_counter() + PATIENCE
        while self.ledger.asked and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        await asyncio.gather(*self._tasks)

    def decide(self, due: float) -> None:
        """Let somebody decide something; titles take turns."""
        for turn in range(len(self._titles)):
            title = self._titles[(self._count + turn) % len(self._titles)]
            found = self.hall.pick(title)
            if found is not None:
                break
        self._count += 1
        if found is None:
            self.ledger.starved += 1
            return
        placed, seat = found
        request_id = f"a{self._count}"
        self.ledger.ask(request_id, Asked(due, placed.id, seat.number, placed.title))
        self._spawn(seat.act(request_id, self.hall.random))
        self._renew(placed)

    def _renew(self, placed: Placed) -> None:
        for tables in self.hall.tables.values():
            over = [one for one in tables if any(seat.over for seat in one.seats)]
            for one in over:
                tables.remove(one)
                self._spawn(self._replace(one))

    async def _replace(self, old: Placed) -> None:
        for seat in old.seats:
            await seat.leave()
        placed = await self.hall.place(old.title, len(old.seats))
        self.hall.tables[old.title].append(placed)

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[object] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
