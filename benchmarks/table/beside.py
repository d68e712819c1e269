"""The table beside a boardgame.io server: ``python -m benchmarks.table.beside``. Same game, same driver, in turn.

Class D keeps matches on the disk (ours in SQLite, synced before anybody is told; theirs in flat files), class M in
memory. Unlike are: the language, Socket.IO with its other transports and optimistic moves there, and that nothing is
acknowledged there: a move counts as done when its mover sees it. Their koa-compose is held at 4.1.0.
"""

import argparse
import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmarks.peers.venv import CannotInstall
from benchmarks.showing import table
from benchmarks.table import report
from benchmarks.table.driver import Driver
from benchmarks.table.hall import Hall
from benchmarks.table.ledger import lost
from benchmarks.table.peer import PeerHall, PeerServer, stored
from benchmarks.table.serving import Process, Server, cores

TITLE: Final = "connect_four"
GAME: Final = ("--game", "examples.connect_four:GAME")
LADDER: Final = (100, 150, 200, 300, 400, 500, 600, 750, 900, 1200, 1600, 2200, 3000)
MOST_P99: Final = 100.0
LEAST_DONE: Final = 0.99
SOCKETS: Final = (500, 2000, 4000)
MB: Final = 1 << 20


@dataclass(frozen=True)
class Side:
    """One of the two, in one of the classes."""

    name: str
    ours: bool
    durable: bool

    def start(self, folder: Path, port: int = 0) -> Process:
        """Start its server."""
        if self.ours:
            return Server(folder, *GAME, *([] if self.durable else ["--volatile"]), port=port)
        return PeerServer(folder, durable=self.durable, port=port)

    def driver(self, url: str, name: str = "a") -> Driver:
        """Return what puts load on it."""
        return Driver(url, titles=(TITLE,), name=name, kind=Hall if self.ours else PeerHall)


SIDES: Final = {
    "D": (Side("Starboard", ours=True, durable=True), Side("boardgame.io", ours=False, durable=True)),
    "M": (
        Side("Starboard --volatile", ours=True, durable=False),
        Side("boardgame.io in memory", ours=False, durable=False),
    ),
}


async def climb(side: Side, server: Process, first: int, seconds: float, games: int) -> dict[str, Any]:
    """Raise the rate until latency breaks; return the last rung that held, and what each was like."""
    driver = side.driver(server.url)
    await driver.hall.fill(games, 2, titles=(TITLE,))
    await driver.run(LADDER[0], 10)
    rungs: list[dict[str, Any]] = []
    for rung in range(first, len(LADDER)):
        driver.ledger = type(driver.ledger)()
        cpu, start = server.cpu(), time.perf_counter()
        await driver.run(LADDER[rung], seconds)
        took, told = time.perf_counter() - start, driver.ledger.figures()
        done = told["acked"] / max(1, LADDER[rung] * seconds)
        held = told["ack_p99"] <= MOST_P99 and done >= LEAST_DONE
        used = {"server_core": round((server.cpu() - cpu) / took, 2), "driver_core": round(driver.ledger.busy, 2)}
        last = "" if server.alive else server.last_said()
        rungs.append({"rate": LADDER[rung], "held": held, "done": round(done, 3), **told, **used, "ended": last})
        ended = f"; it has ended: {last}" if last else ""
        report.say(f"  {side.name} {LADDER[rung]}/s: p99 {told['ack_p99']} ms, done {done:.1%}{ended}")
        if not held:
            break
    await driver.hall.close()
    held_rungs = [one["rate"] for one in rungs if one["held"]]
    return {"capacity": max(held_rungs, default=0), "rungs": rungs}


def capacity(sides: tuple[Side, ...], rounds: int, seconds: float, games: int) -> dict[str, list[dict[str, Any]]]:
    """Climb with each side in turn, so many rounds; each begins a little below where it got before."""
    found: dict[str, list[dict[str, Any]]] = {side.name: [] for side in sides}
    for number in range(rounds):
        for side in sides:
            report.say(f"capacity, round {number + 1}: {side.name}")
            before = [one["capacity"] for one in found[side.name] if one["capacity"]]
            first = max(0, LADDER.index(min(before)) - 2) if before else 0
            with tempfile.TemporaryDirectory() as folder, side.start(Path(folder)) as server:
                climbed = asyncio.run(climb(side, server, first, seconds, games))
            found[side.name].append({**climbed, "load_before": round(os.getloadavg()[0], 2)})
    return found


async def crowd(side: Side, server: Process, counts: tuple[int, ...]) -> dict[str, Any]:
    """Let more and more sockets be idle; return the memory at each count, and the bytes that one more takes."""
    driver, held = side.driver(server.url), {}
    for count in counts:
        missing = count // 2 - len(driver.hall.tables.get(TITLE, ()))
        await driver.hall.fill(missing, 2, titles=(TITLE,))
        await driver.run(max(1, count / 20), 5)
        held[count] = round(server.rss() / MB, 1)
    await driver.hall.close()
    least, most = min(counts), max(counts)
    return {"rss_mb": held, "kb_per_socket": round(1024 * (held[most] - held[least]) / (most - least), 1)}


async def killed(side: Side, folder: Path) -> int:
    """Kill it under load; return how many moves were seen by their movers and are gone when it is back."""
    server = await asyncio.to_thread(side.start, folder)
    driver = side.driver(server.url)
    await driver.hall.fill(20, 2, titles=(TITLE,))
    await driver.offer(100, 1.5)
    await asyncio.to_thread(server.kill)
    acked = list(driver.ledger.acked)
    await driver.hall.close()
    again = await asyncio.to_thread(side.start, folder, server.port)
    with again:
        if isinstance(again, Server):
            return len(lost(again.database, acked))
        kept = {one: await stored(again.url, one) for one in {move.table for move in acked}}
        return sum(move.seq > kept[move.table] for move in acked)


def lost_in_kills(side: Side, kills: int) -> int:
    """Kill it so often, each time with matches of its own; where nothing is kept there is nothing to count: -1."""
    missing = 0 if side.durable else -1
    for _ in range(kills if side.durable else 0):
        with tempfile.TemporaryDirectory() as folder:
            missing += asyncio.run(killed(side, Path(folder)))
    return missing


async def secrets(side: Side, server: Process) -> int:
    """Return the bytes of a secret that somebody receives who only watches."""
    driver = side.driver(server.url)
    placed = await driver.hall.place(TITLE, 2)
    driver.hall.tables[TITLE] = [placed]
    await driver.run(5, 2)
    watcher = driver.hall.made(placed, -1, placed.watch)
    await watcher.sit()
    seen = watcher.everything
    await watcher.leave()
    await driver.hall.close()
    if isinstance(server, Server):
        await asyncio.to_thread(server.stop)
        hidden = re.findall(rb'"(?:secret|nonce)":"([0-9a-f]{64})"', server.stored_bytes())
    else:
        hidden = [b"UNSEEN-" * 4]
    return sum(len(one) * seen.count(one) for one in hidden)


def main(arguments: list[str] | None = None) -> int:
    """Measure both sides; 0 where the win condition of class D holds."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table.beside", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each rung")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--sockets", type=int, default=SOCKETS[-1], help="the most idle ones")
    parser.add_argument("--memory", action="store_true", help="class M too: nothing is kept")
    options = parser.parse_args(arguments)
    if options.sockets <= SOCKETS[0]:
        parser.error(f"what one more socket takes is found beside {SOCKETS[0]}: more are needed")
    os.sched_setaffinity(0, {cores()[1]})
    try:
        told = {kind: measure(kind, options) for kind in ("D", *(["M"] if options.memory else []))}
    except CannotInstall as error:
        report.say(f"boardgame.io cannot be had: {error}")
        return 1
    report.keep("beside", {"classes": told, "options": vars(options)})
    return 0 if told["D"]["won"] else 1


def measure(kind: str, options: argparse.Namespace) -> dict[str, Any]:
    """Measure both sides of a class and print them side by side."""
    sides = SIDES[kind]
    climbed = capacity(sides, options.rounds, options.seconds, options.games)
    counts = tuple(sorted({*[one for one in SOCKETS if one < options.sockets], options.sockets}))
    rows, told = [], dict[str, Any]()
    for side in sides:
        report.say(f"memory, kills and secrets: {side.name}")
        with tempfile.TemporaryDirectory() as folder, side.start(Path(folder)) as server:
            memory = asyncio.run(crowd(side, server, counts))
        gone = lost_in_kills(side, options.kills)
        with tempfile.TemporaryDirectory() as folder, side.start(Path(folder)) as server:
            leaked = asyncio.run(secrets(side, server))
        got = [one["capacity"] for one in climbed[side.name]]
        told[side.name] = {
            "capacity": got,
            **memory,
            "lost": gone,
            "secret_bytes": leaked,
            "climbs": climbed[side.name],
        }
        middle = f"{statistics.median(got):g} ({min(got):g}-{max(got):g})"
        held = ", ".join(f"{count}: {size:g}" for count, size in memory["rss_mb"].items())
        rows.append((side.name, middle, f"{memory['kb_per_socket']:g}", held, str(gone), str(leaked)))
    ours, theirs = (told[side.name] for side in sides)
    times = statistics.median(ours["capacity"]) / max(1, statistics.median(theirs["capacity"]))
    lighter = ours["kb_per_socket"] <= theirs["kb_per_socket"] / 2
    told["won"] = times >= 1.5 and lighter and ours["lost"] <= 0 and ours["secret_bytes"] == 0
    told["times"] = round(times, 2)
    head = ("server", "decisions/s at p99 100 ms", "KB/socket", "MB by sockets", "lost in kills", "secret bytes")
    table(f"Class {kind}: ours {times:.2f} times as much", head, rows)
    return told


if __name__ == "__main__":
    sys.exit(main())
