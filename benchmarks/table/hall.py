"""A hall of tables that load is put on: set up over HTTP, every seat of a person a socket."""

import asyncio
import random
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from benchmarks.table import wire
from benchmarks.table.seat import Heard, Seat

TITLES: Final = ("oort", "interstellar", "cove")
SETTINGS: Final = {"window": 1, "watch": "all", "pace": 1}
AT_ONCE: Final = 16
"""Tables that are set up at a time."""
TRIES: Final = 100
AWAY_SECONDS: Final = 0.2
"""Seconds between two tries to set a table up at a server that is away."""


@dataclass
class Placed:
    """A table of the hall: its game, its keys, the sockets of its seats and of those who watch."""

    title: str
    id: str
    keys: dict[str, str]
    host: str
    watch: str
    bots: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    watchers: list[Seat] = field(default_factory=list)

    def ready(self) -> list[Seat]:
        """Return the seats that have something to decide."""
        return [seat for seat in self.seats if seat.ready]


class Hall:
    """Tables at one server."""

    def __init__(self, url: str, heard: Heard, seed: int = 0) -> None:
        self.url: Final = url
        self.tables: Final[dict[str, list[Placed]]] = {}
        self.by_id: Final[dict[str, Placed]] = {}
        self.idle: Final[list[Placed]] = []
        self.random: Final = random.Random(seed)
        self._heard = heard
        self._sockets = url
        self._http: Final = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False)
        self._some: Final = asyncio.Semaphore(AT_ONCE)

    def sockets_at(self, url: str) -> None:
        """Connect sockets there from now on."""
        self._sockets = url

    def also(self, heard: Heard) -> None:
        """Let somebody else hear what comes, too."""
        first = self._heard

        def both(seat: Seat, frame: wire.Frame, came: float, size: int) -> None:
            first(seat, frame, came, size)
            heard(seat, frame, came, size)

        self._heard = both

    async def place(
        self,
        title: str,
        people: int,
        bots: int = 0,
        *,
        bot: str = "",
        watchers: int = 0,
        connected: bool = True,
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> Placed:
        """Set a table up, begin its match, and sit everybody down."""
        async with self._some:
            plans: list[dict[str, Any]] = [{"is": "person", "mine": True, "name": f"P{n}"} for n in range(people)]
            plans += [{"is": "bot", "bot": bot} for _ in range(bots)]
            new = {"game": title, "seats": plans, "options": options or {}, "settings": {**SETTINGS, **settings}}
            told = await self._post("/api/tables", new)
            placed = Placed(title, told["table"], told["seats"], told["host"], told["watch"], bots, options or {})
            await self._post(f"/api/tables/{placed.id}/start", None, placed.host)
            if connected:
                await self.seat(placed, watchers)
        self.by_id[placed.id] = placed
        return placed

    async def seat(self, placed: Placed, watchers: int = 0) -> None:
        """Connect everybody at a table."""
        placed.seats = [self.made(placed, int(number), token) for number, token in placed.keys.items()]
        placed.watchers = [self.made(placed, -1, placed.watch) for _ in range(watchers)]
        for one in (*placed.seats, *placed.watchers):
            await one.sit()

    def made(self, placed: Placed, number: int, token: str) -> Seat:
        """Return a seat at a table that is not connected yet; somebody who watches, where it is -1."""
        return Seat(self._sockets, placed.id, number, token, self._heard)

    async def fill(self, tables: int, people: int = 3, bots: int = 0, titles: Iterable[str] = TITLES) -> None:
        """Set so many tables up, in equal parts of the titles."""
        chosen = list(titles)
        placed = await asyncio.gather(*[self.place(chosen[n % len(chosen)], people, bots) for n in range(tables)])
        for one in placed:
            self.tables.setdefault(one.title, []).append(one)

    async def fill_idle(self, sockets: int, people: int = 4) -> None:
        """Set tables up at which everybody sits and nobody decides."""
        placed = await asyncio.gather(*[self.place(TITLES[n % len(TITLES)], people) for n in range(sockets // people)])
        self.idle.extend(placed)

    async def shelve(self, tables: int) -> None:
        """Set tables up at which nobody is connected."""
        await asyncio.gather(*[self.place(TITLES[n % len(TITLES)], 3, connected=False) for n in range(tables)])

    def drop(self, ids: Iterable[str]) -> None:
        """Play at these tables no more."""
        for table in ids:
            placed = self.by_id.pop(table)
            self.tables[placed.title].remove(placed)

    def pick(self, title: str) -> tuple[Placed, Seat] | None:
        """Return a seat that has something to decide, at a table of this title; None where there is none."""
        tables = self.tables.get(title, [])
        start = self.random.randrange(len(tables)) if tables else 0
        for place in range(len(tables)):
            placed = tables[(start + place) % len(tables)]
            ready = placed.ready()
            if ready:
                return placed, self.random.choice(ready)
        return None

    async def replace(self, old: Placed) -> None:
        """Put a new table where a match has ended; whoever sat there sits down again."""
        self.tables[old.title].remove(old)
        for seat in (*old.seats, *old.watchers):
            await seat.leave()
        for _ in range(TRIES):
            with suppress(httpx.TransportError, OSError, WebSocketException):  # the server may be killed meanwhile
                people, watchers = len(old.seats), len(old.watchers)
                placed = await self.place(old.title, people, old.bots, watchers=watchers, options=old.options)
                self.tables[old.title].append(placed)
                return
            await asyncio.sleep(AWAY_SECONDS)

    @property
    def everybody(self) -> list[Seat]:
        """All sockets."""
        placed = [*self.idle, *[one for tables in self.tables.values() for one in tables]]
        return [seat for one in placed for seat in (*one.seats, *one.watchers)]

    async def close(self) -> None:
        """Let everybody leave."""
        await asyncio.gather(*[seat.leave() for seat in self.everybody])
        await self._http.aclose()

    async def _post(self, path: str, data: Any, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        told = await self._http.post(path, json=data, headers=headers)
        told.raise_for_status()
        return told.json()
