"""F12: floods of nonsense, of guesses and of half-open requests, while honest people play."""

import asyncio
import os
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.table.scene import Scene
from benchmarks.table.serving import ROOT
from benchmarks.table.verdict import Verdict

MB: Final = 1 << 20
KINDS: Final = ("nonsense", "huge", "guesses", "slowloris")


def flooded(folder: Path, share: float) -> Verdict:
    """F12: each flood for some seconds, by a process of its own and from another address than honest people's."""
    return asyncio.run(_flooded(folder, seconds=max(4.0, 10 * share)))


async def _flooded(folder: Path, seconds: float) -> Verdict:
    found, scene = Verdict(), Scene(folder, limited=True)
    await scene.driver.hall.fill(20)
    await scene.driver.run(30, 2)
    before, table = scene.server.rss(), next(iter(scene.driver.hall.by_id))
    for kind in KINDS:
        words = ["-m", "benchmarks.table.flooding", kind, str(scene.port), table, str(seconds + 2)]
        flood = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT)
        await asyncio.sleep(1)
        p99 = await scene.p99(30, seconds)
        await flood.wait()
        found.expect(f"{kind}_honest_p99", p99, p99 <= 150)
    grown = (scene.server.rss() - before) / MB
    found.expect("grown_mb", round(grown, 1), grown <= 50)
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found


# What floods, in its own process


async def _flood(kind: str, port: int, table: str, seconds: float) -> None:
    end = time.perf_counter() + seconds
    await asyncio.gather(*[_one(kind, port, table, end) for _ in range(10)])


async def _one(kind: str, port: int, table: str, end: float) -> None:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    while time.perf_counter() < end:
        with suppress(WebSocketException, OSError, TimeoutError, EOFError):
            if kind == "slowloris":
                await _drip(port, end)
                continue
            async with connect(
                address, compression=None, ping_interval=None, proxy=None, local_addr=("127.0.0.2", 0)
            ) as socket:
                for _ in range(1000):
                    await socket.send(_message(kind))
        await asyncio.sleep(0.01)


def _message(kind: str) -> str:
    if kind == "huge":
        return "x" * (1 << 20)
    if kind == "guesses":
        return f'{{"do":"hello","id":"h","token":"{secrets.token_urlsafe(32)}"}}'
    return '{"do":"nothing"'


async def _drip(port: int, end: float) -> None:
    """Send a request a byte at a time, over many connections."""
    wires = [await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0)) for _ in range(40)]
    while time.perf_counter() < end:
        for _, writer in wires:
            writer.write(b"G")
            await writer.drain()
        await asyncio.sleep(0.5)


if __name__ == "__main__":
    os.nice(5)
    asyncio.run(_flood(sys.argv[1], int(sys.argv[2]), sys.argv[3], float(sys.argv[4])))
