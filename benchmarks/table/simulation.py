"""F16: server and guests in one loop with simulated time; a seed says who does what and what breaks when."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from benchmarks.table.hall import TITLES
from benchmarks.table.verdict import Verdict
from starboard.table.errors import StoreFailed, refusal
from tests.table.simulated import Room, Socket, opened, run

SEEDS: Final = 200
STEPS: Final = 14


class Broken(Exception):
    """Something does not hold that must."""


class Evening:
    """One match with everything that happens to it."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room: Final = room
        self.chance: Final = random.Random(seed)
        self.title: Final = TITLES[seed % len(TITLES)]
        self.table = ""
        self.tokens: list[str] = []
        self.sockets: list[Socket] = []
        self.sent: list[dict[str, Any]] = []
        self.failing = False
        self.flaky = False
        """Whether the store says now and then that it failed though it did not."""
        self._write: Final = room.house.store.write
        setattr(room.house.store, "write", self._perhaps_write)  # noqa: B010  # planted

    async def _perhaps_write(self, write: Any) -> None:
        if self.failing:
            raise StoreFailed(refusal("store-failed"))
        await self._write(write)
        if self.flaky and self.chance.random() < 0.1:
            raise StoreFailed(refusal("store-failed"))  # stored, and nobody heard that it was

    async def play(self) -> None:
        """Sit down, let things happen, and look at what came of it."""
        people = self.chance.choice((2, 3))
        self.table, self.tokens = await self.room.sit(self.title, people, window=1, watch="all")
        self.sockets = [await self.room.connect(self.table, token) for token in self.tokens]
        watcher = await self.room.connect(self.table)
        self.flaky = True
        for step in range(STEPS):
            await self._step(step)
        self.failing = self.flaky = False
        await asyncio.sleep(30)
        await self._check([*self.sockets, watcher])

    async def _step(self, step: int) -> None:
        kind = self.chance.choices(("act", "cut", "replay", "jump", "fail"), (12, 2, 2, 1, 1))[0]
        seat = self.chance.randrange(len(self.sockets))
        if kind == "cut":
            await self._come_back(seat)
        elif kind == "replay" and self.sent:
            self.sockets[seat].send(**self.chance.choice(self.sent))
        elif kind == "jump":
            self.room.clock.jump(self.chance.choice((-3600, 3600)))
        elif kind == "fail":
            self.failing = not self.failing
        else:
            self._act(step)
        await asyncio.sleep(self.chance.choice((0, 0.1, 2)))

    def _act(self, step: int) -> None:
        asked = [one for one in self.sockets if one.state.get("decision") and not one.state["decision"]["answered"]]
        if not asked:
            return
        socket = self.chance.choice(asked)
        decision = socket.state["decision"]
        action = self.chance.choice(decision["candidates"])["action"]
        request = {"do": "act", "id": f"s{step}", "number": decision["number"], "actions": [action]}
        self.sent.append(request)
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            socket.send(**request)

    async def _come_back(self, seat: int) -> None:
        old = self.sockets[seat]
        await old.hang_up()
        self.room.sockets.remove(old)
        self.sockets[seat] = await self.room.connect(self.table, self.tokens[seat], since=old.state.get("seq", -1))

    async def _check(self, sockets: list[Socket]) -> None:
        live = await self.room.live(self.table)
        for number, socket in enumerate(sockets):
            seqs = [frame["seq"] for frame in socket.told("update")]
            if seqs != sorted(set(seqs)):
                raise Broken(f"numbers went back: {seqs}")
            token = self.tokens[number] if number < len(self.tokens) else ""
            fresh = await self.room.connect(self.table, token)
            if (fresh.state["seq"], fresh.state["view"]) != (socket.state["seq"], socket.state["view"]):
                raise Broken(f"{number} sees {socket.state['seq']}, the server has {fresh.state['seq']}")
            hidden = f"{live.standing.promise.secret:064x}".encode()
            if live.standing.status == "playing" and any(hidden in data for _, data in socket.frames):
                raise Broken("the secret was told")
        stored = await self.room.house.store.read(self.table)
        assert stored is not None
        named: Counter[tuple[int | None, str]] = Counter()
        for row in stored.rows:
            named.update([(row.seat, row.act)] if row.act else [])
            named.update((seat, act) for seat, act in msgspec.json.decode(row.data).get("acts", ()))
        twice = [pair for pair, times in named.items() if times > 1]
        if twice:
            raise Broken(f"carried out twice: {twice}")


async def _one(seed: int) -> None:
    async with opened() as room:
        await Evening(room, seed).play()


def broken_by(seeds: Iterable[int]) -> list[str]:
    """Play these seeds in turn, each the same way whenever it is played; return those that break, and by what."""
    broken = []
    for seed in seeds:
        try:
            run(lambda seed=seed: _one(seed))  # type: ignore[misc]  # a default holds the seed
        except Exception as fault:  # noqa: BLE001  # whatever breaks, the seed names it
            while isinstance(fault, ExceptionGroup):
                fault = fault.exceptions[0]
            broken.append(f"seed {seed}: {type(fault).__name__} {fault}"[:160])
    return broken


def simulated(_: Path, share: float) -> Verdict:
    """F16: seeds in turn."""
    found, seeds = Verdict(), max(4, round(SEEDS * share))
    broken = broken_by(range(seeds))
    found.expect("broken", broken[:3], not broken)
    found.note(seeds=seeds, broken_seeds=len(broken))
    return found
