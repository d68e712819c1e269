"""Saying no early, simulated: one core, a disk that stores what waits by one commit, and people who decide."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from starboard.table.errors import Busy
from starboard.table.pressure import FEW, Pressure
from tests.table.simulated import run

READ = 0.0002
"""Seconds of work for a message, before anything is known of it."""


class Machine:
    """A server with one core and one disk."""

    def __init__(self, work: float, commit: float) -> None:
        """A decision takes so many seconds of work, a third of them before it is stored; a commit takes so many."""
        self.pressure = Pressure(lambda: self.stored, lambda: self.spent)
        self.spent = 0.0
        self.stored = 0.0
        self.late: list[float] = []
        self.refused = 0
        self._work = work
        self._commit = commit
        self._core = asyncio.Lock()
        self._waiting: list[asyncio.Future[None]] = []
        self._disk = asyncio.create_task(self._store())

    async def _do(self, seconds: float) -> None:
        async with self._core:
            await asyncio.sleep(seconds)
            self.spent += seconds

    async def _store(self) -> None:
        while True:
            group, self._waiting = self._waiting, []
            await asyncio.sleep(self._commit if group else 0.0005)
            for stored in group:
                stored.set_result(None)
            self.stored = 1.5 * self._commit  # half of one that is under way, and one of its own

    async def decide(self) -> None:
        """Let somebody decide."""
        due = asyncio.get_running_loop().time()
        await self._do(READ)
        try:
            with self.pressure.room():
                await self._do(self._work / 3)
                stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.append(stored)
                await stored
                await self._do(2 * self._work / 3)
        except Busy:
            self.refused += 1
        else:
            self.late.append(asyncio.get_running_loop().time() - due)

    async def bear(self, rate: float, seconds: float) -> None:
        """Let decisions come at random, so many a second on the whole."""
        chance, tasks = Random(1), []
        for _ in range(int(rate * seconds)):
            tasks.append(asyncio.create_task(self.decide()))
            await asyncio.sleep(chance.expovariate(rate))
        await asyncio.gather(*tasks)
        self._disk.cancel()

    def p99(self) -> float:
        """Return how long nearly all of those took who were seen to."""
        return sorted(self.late)[int(0.99 * len(self.late))]


@pytest.mark.parametrize("commit", [0.005, 0.03, 0.08])
def test_a_slow_disk_alone_refuses_nobody(commit: float) -> None:
    """Many wait for the disk at once, and the core has half of its time left: all are seen to."""

    async def test() -> None:
        machine = Machine(0.001, commit)
        await machine.bear(500, 10)
        assert machine.refused == 0
        assert machine.p99() < 2 * commit + 0.05

    run(test)


@pytest.mark.parametrize(("rate", "work"), [(1000, 0.0015), (1000, 0.003), (400, 0.005)])
def test_who_would_come_too_late_is_refused_and_the_others_are_seen_to_in_time(rate: int, work: float) -> None:
    """Where the core cannot bear what comes, it does as much as it can, and nobody who is let in waits for long."""

    async def test() -> None:
        machine = Machine(work, 0.02)
        await machine.bear(rate, 10)
        assert machine.refused > 0
        assert machine.p99() <= 0.25
        most = 10 * (1 - READ * rate) / work
        assert len(machine.late) > 0.85 * most

    run(test)


def test_nobody_is_refused_where_few_come() -> None:
    """However long each takes: a slow machine alone refuses nobody."""

    async def test() -> None:
        machine = Machine(0.05, 0.02)
        for _ in range(10):
            await asyncio.gather(*[machine.decide() for _ in range(FEW)])
        assert machine.refused == 0

    run(test)


def test_a_server_that_was_too_busy_takes_everything_when_it_is_calm_again() -> None:
    """What was reckoned in a rush does not last."""

    async def test() -> None:
        machine = Machine(0.004, 0.02)
        await asyncio.gather(*[machine.decide() for _ in range(400)])
        await asyncio.sleep(1)
        machine.refused = 0
        await machine.bear(100, 5)
        assert machine.refused == 0

    run(test)
