"""A server and a hall of tables at it, which outlive each other's ends."""

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx

from benchmarks.table.driver import Driver
from benchmarks.table.ledger import lost
from benchmarks.table.seat import Seat
from benchmarks.table.serving import Server, free_port
from tests.table.figures import figure

AT_ONCE: Final = 50
"""Sockets that connect at a time."""


class Scene:
    """A server that can be killed and started again at the same address, and those who play there."""

    def __init__(
        self, folder: Path, *arguments: str, limited: bool = False, environment: Mapping[str, str] | None = None
    ) -> None:
        """Start the server; where it is `limited`, by the limits that it has by itself."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder: Final = folder
        self._arguments = arguments
        self._limited: Final = limited
        self._environment: Final = environment or {}
        self.port: Final = free_port()
        self.server = self._start()
        self.driver: Final = Driver(self.server.url, name="f")

    def _start(self) -> Server:
        return Server(
            self.folder, *self._arguments, port=self.port, limited=self._limited, environment=self._environment
        )

    async def start_again(self, *arguments: str) -> float:
        """Start the server again, as it was or by other arguments; return after how many seconds it answers."""
        self._arguments = arguments or self._arguments
        self.server = await asyncio.to_thread(self._start)
        return self.server.ready_after

    async def reconnect(self, seats: list[Seat] | None = None) -> float:
        """Let everybody come back and ask again what was not answered; return the seconds it took."""
        began, some = time.perf_counter(), asyncio.Semaphore(AT_ONCE)

        async def back(seat: Seat) -> None:
            async with some:
                await seat.come_back()

        await asyncio.gather(*[back(seat) for seat in (self.driver.hall.everybody if seats is None else seats)])
        return time.perf_counter() - began

    def forget_unanswered(self) -> int:
        """Give up what was never answered; return how many that were."""
        unanswered = len(self.driver.ledger.asked)
        self.driver.ledger.asked.clear()
        return unanswered

    def missing(self) -> int:
        """Return how much of what was acknowledged is not stored; the server must not be writing."""
        return len(lost(self.server.database, self.driver.ledger.acked))

    async def p99(self, rate: float, seconds: float) -> float:
        """Return the 99th percentile of acknowledgements under load, in milliseconds; all that was counted stays."""
        kept = self.driver.ledger
        self.driver.ledger = type(kept)()
        await self.driver.run(rate, seconds)
        p99 = self.driver.ledger.figures()["ack_p99"]
        kept.acked += self.driver.ledger.acked
        self.driver.ledger = kept
        return p99

    async def figure(self, name: str, **labels: str) -> float:
        """Return a figure that the server tells its operators."""
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False, timeout=30) as http:
            return figure((await http.get("/metrics")).text, name, **labels)

    def stored_twice(self) -> int:
        """Return how many requests are in the log more than once."""
        named: Counter[tuple[str, int, str]] = Counter()
        with closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as store:
            for table, seat, act, data in store.execute("select table_id, seat, act, data from entries"):
                acts = json.loads(data).get("acts", ()) if b'"acts":' in data else ()
                named.update((table, *pair) for pair in ([(seat, act)] if act else acts))
        return sum(times > 1 for times in named.values())

    async def end(self) -> None:
        """Let everybody leave, and end the server."""
        await self.driver.hall.close()
        await asyncio.to_thread(self.server.stop)
