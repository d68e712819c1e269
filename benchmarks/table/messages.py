"""Messages to people who are not there, while whoever should take them is away or slow."""

import asyncio
import json
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import httpx

from benchmarks.table.scene import Scene
from benchmarks.table.serving import free_port
from benchmarks.table.verdict import Verdict

MB: Final = 1 << 20
RATE: Final = 30.0
SLOWEST: Final = 120.0
"""Seconds after which everything must have come: as long as the pauses between tries have grown meanwhile."""


class Sink:
    """A server that takes messages: away, slow, or as it should be."""

    def __init__(self) -> None:
        self.port: Final = free_port()
        self.taken: Final[Counter[str]] = Counter()
        self.called = 0
        self.slow = True
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Be there."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def close(self) -> None:
        """Be away."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            body = await reader.readexactly(length)
            self.called += 1
            if self.slow:
                await reader.read()  # until the other side has had enough
            else:
                self.taken[json.loads(body)["id"]] += 1
                writer.write(b"HTTP/1.1 204 taken\r\ncontent-length: 0\r\n\r\n")
                await writer.drain()
        writer.close()


def notified(folder: Path, share: float) -> Verdict:
    """F13: a sink that is away, then slow, then there."""
    return asyncio.run(_notified(folder, people=max(10, round(100 * share))))


async def _notified(folder: Path, people: int) -> Verdict:
    sink = Sink()
    found, scene = Verdict(), Scene(folder, environment={"STARBOARD_NOTIFY_ALLOW": f"localhost:{sink.port}"})
    await scene.driver.hall.fill(12)
    usual = await scene.p99(RATE, 5)
    before = scene.server.rss()
    async with httpx.AsyncClient(base_url=scene.server.url, timeout=30, trust_env=False) as http:
        for number in range(people):
            await _be_asked(http, f"http://localhost:{sink.port}/{number}")
    away = await scene.p99(RATE, 6)
    await sink.open()
    slow = await scene.p99(RATE, 8)
    grown = (scene.server.rss() - before) / MB
    sink.slow = False
    began = time.perf_counter()
    while len(sink.taken) < people and time.perf_counter() - began < SLOWEST:  # noqa: ASYNC110  # others take them
        await asyncio.sleep(0.2)
    took = time.perf_counter() - began
    await asyncio.sleep(7)  # longer than the first pause between two tries
    most = max(1.5 * usual, usual + 30)
    found.expect("delivered", f"{len(sink.taken)} of {people}", len(sink.taken) == people)
    found.expect("twice", sum(times > 1 for times in sink.taken.values()), max(sink.taken.values(), default=0) <= 1)
    found.expect("p99_away", away, away <= most)
    found.expect("p99_slow", slow, slow <= most)
    found.expect("grown_mb", round(grown, 1), grown <= 50)
    found.note(p99_before=usual, called=sink.called, delivered_after=round(took, 1))
    await sink.close()
    await scene.end()
    with closing(sqlite3.connect(f"file:{scene.server.database}?mode=ro", uri=True)) as store:
        kept, waiting = store.execute("select count(*), count(next_at) from targets").fetchone()
    found.expect("kept", kept, kept == people)
    found.expect("still_waiting", waiting, waiting == 0)
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found


async def _be_asked(http: httpx.AsyncClient, address: str) -> None:
    """Set a table up at which somebody who is not there has to decide, and wants to be told at this address."""
    seats = [{"is": "person", "mine": True}, {"is": "person", "mine": True}]
    keys = await _posted(http, "/api/tables", {"game": "oort", "seats": seats})
    path, tokens = f"/api/tables/{keys['table']}", keys["seats"]
    await _posted(http, f"{path}/start", None, keys["host"])
    await _posted(http, f"{path}/notices", {"seat": 1, "kind": "webhook", "address": address}, tokens["1"])
    asked = (await _posted(http, f"{path}/ask", {"do": "hello", "id": "a"}, tokens["0"]))["decision"]
    action = asked["candidates"][0]["action"]
    act = {"do": "act", "id": "b", "number": asked["number"], "actions": [action]}
    await _posted(http, f"{path}/ask", act, tokens["0"])


async def _posted(http: httpx.AsyncClient, path: str, data: Any, token: str = "") -> Any:
    http.cookies.clear()
    reply = await http.post(path, json=data, headers={"authorization": f"Bearer {token}"} if token else {})
    reply.raise_for_status()
    return reply.json()
