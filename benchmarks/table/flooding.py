"""F12: floods of nonsense, of guesses, of messages and of half-open requests, while honest people play."""

import asyncio
import os
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.table.scene import Scene
from benchmarks.table.serving import ROOT
from benchmarks.table.verdict import Verdict
from benchmarks.table.wire import request

MB: Final = 1 << 20
KINDS: Final = {"nonsense": "", "huge": "", "guesses": "guesses", "messages": "messages", "slowloris": ""}
"""What floods, each with the limit that has to say no to it."""
LINES: Final = 10
"""Lines over which one of them comes at a time."""
FRAMES: Final = 10_000
"""Frames in a second that are due over all of them."""
BATCH: Final = 100
"""Frames that one sends at once."""


def flooded(folder: Path, share: float) -> Verdict:
    """F12: each flood for some seconds, by a process of its own and from another address than honest people's."""
    return asyncio.run(_flooded(folder, seconds=max(4.0, 10 * share)))


async def _flooded(folder: Path, seconds: float) -> Verdict:
    found, scene = Verdict(), Scene(folder, limited=True)
    await scene.driver.hall.fill(20)
    await scene.driver.run(30, 2)
    before, table = scene.server.rss(), next(iter(scene.driver.hall.by_id))
    for kind, limit in KINDS.items():
        refused = await scene.figure("starboard_refusals_total")
        limited = await scene.figure("starboard_limited_total", limit=limit)
        words = ["-m", "benchmarks.table.flooding", kind, str(scene.port), table, str(seconds + 2)]
        flood = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        await asyncio.sleep(1)
        p99 = await scene.p99(30, seconds)
        sent = float((await flood.communicate())[0])
        found.expect(f"{kind}_honest_p99", p99, p99 <= 150)
        found.expect(f"{kind}_per_second", round(sent / (seconds + 2)), sent > 0)
        if kind != "slowloris":  # which never says as much as could be refused
            refused = await scene.figure("starboard_refusals_total") - refused
            found.expect(f"{kind}_refused", refused, refused > 0)
        if limit:
            limited = await scene.figure("starboard_limited_total", limit=limit) - limited
            found.expect(f"{kind}_limited", limited, limited > 0)
    grown = (scene.server.rss() - before) / MB
    found.expect("grown_mb", round(grown, 1), grown <= 50)
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found


# What floods, in its own process


async def _flood(kind: str, port: int, table: str, seconds: float) -> int:
    """Flood for so long; return how many frames, or bytes of half-open requests, the machine took."""
    flood = Flood(kind, port, table, time.perf_counter() + seconds)
    await asyncio.gather(*[flood.go_on() for _ in range(LINES)])
    return flood.sent


class Flood:
    """Lines that send as fast as they are to, whatever is answered."""

    def __init__(self, kind: str, port: int, table: str, end: float) -> None:
        self._kind: Final = kind
        self._port: Final = port
        self._table: Final = table
        self._end: Final = end
        self.sent = 0

    async def go_on(self) -> None:
        """Send over one line after another."""
        while time.perf_counter() < self._end:
            with suppress(OSError, TimeoutError, EOFError):
                await (self._drip() if self._kind == "slowloris" else self._over_a_line())
            await asyncio.sleep(0.01)

    async def _over_a_line(self) -> None:
        reader, writer = await self._open()
        writer.write(
            f"GET /api/tables/{self._table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + self._end - time.perf_counter()):
            await reader.readuntil(b"\r\n\r\n")
            try:
                await self._send_on(reader, writer)
            finally:
                writer.transport.abort()

    async def _send_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send one guess; anything else until the line has ended, without a look at what the server says."""
        if self._kind == "guesses":
            writer.write(_framed(request("hello", "h", token=secrets.token_urlsafe(32))))
            self.sent += 1
            await reader.read(1)
            return
        if self._kind == "messages":
            writer.write(_framed(request("hello", "h")))
        many = 1 if self._kind == "huge" else BATCH
        batch = many * _framed({"huge": "x" * MB, "messages": request("ping", "p")}.get(self._kind, '{"do":"nothing"'))
        deaf = asyncio.create_task(_forget(reader))
        due = time.perf_counter()
        try:
            while not writer.is_closing():
                writer.write(batch)
                await writer.drain()
                self.sent += many
                due += LINES * BATCH / FRAMES
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
        finally:
            deaf.cancel()

    async def _drip(self) -> None:
        """Send a request a byte at a time, over many connections."""
        wires = [await self._open() for _ in range(40)]
        while time.perf_counter() < self._end:
            for _, writer in wires:
                writer.write(b"G")
                await writer.drain()
                self.sent += 1
            await asyncio.sleep(0.5)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=("127.0.0.2", 0))


async def _forget(reader: asyncio.StreamReader) -> None:
    """Read, so that nothing waits at the server."""
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


def _framed(text: str) -> bytes:
    """Return a whole frame as a client sends it, with a mask that changes nothing."""
    data = text.encode()
    long = len(data) >= 1 << 16
    head = bytes([0x81, 0xFF if long else 0xFE]) + len(data).to_bytes(8 if long else 2, "big")
    if len(data) < 126:
        head = bytes([0x81, 0x80 | len(data)])
    return head + bytes(4) + data


if __name__ == "__main__":
    os.nice(5)
    print(asyncio.run(_flood(sys.argv[1], int(sys.argv[2]), sys.argv[3], float(sys.argv[4]))))
