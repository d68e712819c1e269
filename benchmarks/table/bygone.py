"""Matches of a thousand events: how long it takes through the socket to take a move back, and to look back.

Each title is played at random by the client in Python. A part of what is played is taken back on the way, and as much
as may be when the match has got so far; then positions are looked at, wherever in the match.
"""

import asyncio
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from benchmarks.table.ledger import percentile
from benchmarks.table.serving import Server
from starboard.client import BotSeat, Line, NewTable, PersonSeat, Refused, Settings
from starboard.client import Server as Client

EVENTS: Final = 1000
TRIES: Final = 200
AGAIN: Final = 4
"""So often one decision is taken back at most: others are wanted too, and the match is to last."""
MATCHES: Final = 10
"""So many are begun at most until one lasts long enough."""
PATIENCE: Final = 30.0
MOST: Final = {"undo_p99": 100.0, "look_p99": 150.0}
"""Milliseconds. Both must hold."""
SEATS: Final[dict[str, tuple[int, int, dict[str, Any]]]] = {
    "oort": (3, 0, {"drought": 0}),
    "interstellar": (1, 3, {}),
    "cove": (4, 0, {}),
}
"""People, bots and options with which a match lasts so long. With one person alone no window keeps anybody waiting."""


class Play:
    """One match, and the lines of the people who sit at it."""

    def __init__(self, lines: list[Line], luck: random.Random) -> None:
        self.lines: Final = lines
        self.undos: Final[list[float]] = []
        self._luck: Final = luck
        self._news: Final = asyncio.Event()
        for line in lines:
            line.told = lambda *_: self._news.set()

    @property
    def seq(self) -> int:
        """The last entry that anybody has been told of."""
        return max(line.frame.seq for line in self.lines if line.frame is not None)

    @property
    def events(self) -> int:
        """How many events the first line was told in all, with those of moves that were taken back."""
        return sum(len(entry.events) for entry in self.lines[0].entries)

    async def turn(self) -> Line | None:
        """Wait until everybody knows how it stands; return the line of somebody who is asked, None when it is over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                lines = [(line, line.frame) for line in self.lines if line.frame is not None]
                if any(frame.about.status != "playing" for _, frame in lines):
                    return None
                asked = [line for line, frame in lines if frame.decision is not None and not frame.decision.answered]
                if asked and len({frame.seq for _, frame in lines}) == 1:
                    return asked[0]
                await self._news.wait()

    async def decide(self, *, back: bool) -> bool:
        """Let whoever is asked decide, and take it back; return whether it was, which something may stand against."""
        line = await self.turn()
        if line is None or line.frame is None or line.frame.decision is None:
            return False
        asked = line.frame.decision
        await line.act(asked.number, [self._luck.choice(asked.candidates).action])
        waiting = line.frame.waiting
        if not back or waiting is None:
            return False
        start = time.perf_counter()
        try:
            await line.undo(waiting.number)
        except Refused:
            return False
        self.undos.append(1000 * (time.perf_counter() - start))
        return True

    async def last(self, events: int) -> bool:
        """Play until so many events have happened, some of it taken back; return whether it went on for so long."""
        while self.events < events:
            if await self.turn() is None:
                return False
            await self.decide(back=self._luck.random() < 1 / 3)
        return True

    async def take_back(self, tries: int) -> list[float]:
        """Go on until so many moves were taken back, or it is over, or hardly any may be; return how long each took."""
        self.undos.clear()
        for _ in range(10 * tries):
            if len(self.undos) >= tries or await self.turn() is None:
                break
            for _ in range(AGAIN):
                if not await self.decide(back=True):
                    break
            else:
                await self.decide(back=False)
        return self.undos

    async def look(self, tries: int) -> list[float]:
        """Look at so many positions; return how long each took."""
        taken = []
        for _ in range(tries):
            seq, start = self._luck.randrange(2, self.seq), time.perf_counter()
            await self.lines[0].look(seq)
            taken.append(1000 * (time.perf_counter() - start))
        return taken


async def _played(url: str, title: str, seed: int, events: int, tries: int) -> dict[str, Any] | None:
    people, bots, options = SEATS[title]
    async with Client(url) as client, AsyncExitStack() as stack:
        plans = [PersonSeat(mine=True) for _ in range(people)] + [BotSeat("random") for _ in range(bots)]
        keys = await client.create(NewTable(title, plans, options, Settings(pace=0)))
        await client.start(keys.table, keys.host)
        lines = [await stack.enter_async_context(client.sit(keys.table, token)) for token in keys.seats.values()]
        play = Play(lines, random.Random(seed))
        if not await play.last(events):
            return None
        undos = await play.take_back(tries)
        looks = await play.look(tries)
        return {
            "title": title,
            "events": play.events,
            "entries": play.seq,
            "undos": len(undos),
            "undo_p50": round(percentile(undos, 0.5), 1),
            "undo_p99": round(percentile(undos, 0.99), 1),
            "looks": len(looks),
            "look_first": round(looks[0], 1),
            "look_p50": round(percentile(looks, 0.5), 1),
            "look_p99": round(percentile(looks, 0.99), 1),
        }


def bygone(scale: float) -> list[dict[str, Any]]:
    """Play a match of each title, another where the first was over too soon; return the figures with what they miss."""
    events, tries = max(20, round(EVENTS * min(1.0, scale))), max(5, round(TRIES * min(1.0, scale)))
    rows = []
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        for title in SEATS:
            tried = (asyncio.run(_played(server.url, title, seed, events, tries)) for seed in range(MATCHES))
            found = next((one for one in tried if one is not None), None)
            if found is None:
                raise TimeoutError(f"no match of {title} lasts for {events} events")
            short = [f"{name} {found[name]:g} > {most:g}" for name, most in MOST.items() if found[name] > most]
            rows.append(found | {"short": short + ([] if found["undos"] else ["nothing could be taken back"])})
    return rows
