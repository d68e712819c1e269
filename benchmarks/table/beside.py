"""The table beside a boardgame.io server: ``python -m benchmarks.table.beside``. Same game, same driver, in turn.

Class D keeps matches on the disk (ours in SQLite, synced before anybody is told; theirs in flat files), class M in
memory. What is unlike on the two sides, and in how they are measured, is told below the figures.
"""

import argparse
import asyncio
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from benchmarks.peers.venv import CannotInstall
from benchmarks.showing import table
from benchmarks.table import report
from benchmarks.table.driver import Driver, most_sockets
from benchmarks.table.hall import Hall
from benchmarks.table.ledger import lost
from benchmarks.table.peer import HERE, PeerHall, PeerServer, stored
from benchmarks.table.serving import Process, Server, cores
from starboard import __version__

TITLE: Final = "connect_four"
GAME: Final = ("--game", "examples.connect_four:GAME")
LADDER: Final = (100, 150, 200, 300, 400, 500, 600, 750, 900, 1200, 1600, 2200, 3000)
MOST_P99: Final = 100.0
LEAST_DONE: Final = 0.99
BUSY: Final = 0.7
"""Where whoever puts the load on uses so much of a core, a step is void: what was late may have been late there."""
SOCKETS: Final = (500, 2000, 4000, 7000, 10_000)
MB: Final = 1 << 20
UNLIKE: Final = (
    "The languages: Python and compiled rules here, JavaScript there.",
    "Socket.IO has other transports to fall back on, and moves that a client shows before the server has them.",
    "Nothing is acknowledged by boardgame.io: a move counts as done when its mover sees it.",
    "Starboard syncs each move before anybody is told; flat files are not synced.",
    "koa-compose is held at 4.1.0 beside boardgame.io.",
    "Three rounds of 20 s a step, not five of 60 s, so that it ends within half an hour.",
    "No round is void for the load average before it, which the round before has raised; it is kept with each.",
    "Nothing is compressed on either side, and no more than one size of state and of watchers is tried.",
)
"""What whoever reads the figures should know."""


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
        rungs.append(judged(LADDER[rung], seconds, told, driver.ledger.busy))
        rungs[-1]["server_core"] = round((server.cpu() - cpu) / took, 2)
        rungs[-1]["ended"] = last = "" if server.alive else server.last_said()
        ended = "; void, the driver was busy" if rungs[-1]["void"] else f"; it has ended: {last}" if last else ""
        report.say(f"  {side.name} {LADDER[rung]}/s: p99 {told['ack_p99']} ms, done {rungs[-1]['done']:.1%}{ended}")
        if not rungs[-1]["held"]:
            break
    await driver.hall.close()
    return climbed(rungs)


def judged(rate: float, seconds: float, told: dict[str, float], busy: float) -> dict[str, Any]:
    """Return a step with whether it held, and whether it is void: then it did not hold, and nobody knows why."""
    done, void = told["acked"] / max(1, rate * seconds), busy >= BUSY
    held = not void and told["ack_p99"] <= MOST_P99 and done >= LEAST_DONE
    return {"rate": rate, "held": held, "void": void, "done": round(done, 3), **told, "driver_core": round(busy, 2)}


def climbed(rungs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the last step that held; whether it could be more, since those who put the load on could do no more."""
    held = [one["rate"] for one in rungs if one["held"]]
    return {"capacity": max(held, default=0), "at_least": rungs[-1]["void"] or rungs[-1]["held"], "rungs": rungs}


def capacity(sides: tuple[Side, ...], rounds: int, seconds: float, games: int) -> dict[str, list[dict[str, Any]]]:
    """Climb with each side in turn, so many rounds; each begins a little below where it got before."""
    found: dict[str, list[dict[str, Any]]] = {side.name: [] for side in sides}
    for number in range(rounds):
        for side in sides:
            report.say(f"capacity, round {number + 1}: {side.name}")
            before = [one["capacity"] for one in found[side.name] if one["capacity"]]
            first = max(0, LADDER.index(min(before)) - 2) if before else 0
            load = round(os.getloadavg()[0], 2)
            with tempfile.TemporaryDirectory() as folder, side.start(Path(folder)) as server:
                got = asyncio.run(climb(side, server, first, seconds, games))
            found[side.name].append({**got, "load_before": load})
    return found


async def crowd(side: Side, server: Process, counts: tuple[int, ...]) -> dict[str, Any]:
    """Let more and more sockets be idle, one match in ten with a move a second; return what each count was like.

    It ends where the server does, or a socket is not open any more: the bytes of one more are those as far as that.
    """
    driver, rungs = side.driver(server.url), list[dict[str, Any]]()
    for count in counts:
        driver.ledger = type(driver.ledger)()
        with suppress(httpx.HTTPError, WebSocketException, OSError):
            missing = count // 2 - len(driver.hall.tables.get(TITLE, ()))
            await driver.hall.fill(missing, 2, titles=(TITLE,))
            await driver.run(max(1, count / 20), 5)
        held = sum(not seat.closed.is_set() for seat in driver.hall.everybody)
        if not server.alive or held < count // 2 * 2:
            report.say(f"  {side.name}: of {count} sockets {held} are open: {server.last_said()}")
            break
        told = driver.ledger.figures()
        rungs.append({"sockets": count, "rss_mb": round(server.rss() / MB, 1), **told})
        report.say(f"  {side.name} {count} sockets: {rungs[-1]['rss_mb']:g} MB, p99 {told['ack_p99']} ms")
    await driver.hall.close()
    return {"crowd": rungs, "kb_per_socket": per_socket(rungs)}


def per_socket(rungs: list[dict[str, Any]]) -> float | None:
    """Return the KB that one more socket takes; None where there are no two counts that the server bore."""
    if len(rungs) < 2:
        return None
    grown, more = (float(rungs[-1][name] - rungs[0][name]) for name in ("rss_mb", "sockets"))
    return round(1024 * grown / more, 1)


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
    parser.add_argument("--sockets", type=int, default=min(SOCKETS[-1], most_sockets()), help="the most idle ones")
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
    for line in (versions(), *UNLIKE):
        report.say(f"- {line}")
    report.keep("beside", {"classes": told, "options": vars(options), "unlike": [versions(), *UNLIKE]})
    return 0 if told["D"]["won"] else 1


def measure(kind: str, options: argparse.Namespace) -> dict[str, Any]:
    """Measure both sides of a class and print them side by side."""
    sides = SIDES[kind]
    found = capacity(sides, options.rounds, options.seconds, options.games)
    counts = tuple(sorted({*[one for one in SOCKETS if one < options.sockets], options.sockets}))
    told: dict[str, Any] = {}
    for side in sides:
        report.say(f"memory, kills and secrets: {side.name}")
        with tempfile.TemporaryDirectory() as folder, side.start(Path(folder)) as server:
            memory = asyncio.run(crowd(side, server, counts))
        gone = lost_in_kills(side, options.kills)
        with tempfile.TemporaryDirectory() as folder, side.start(Path(folder)) as server:
            leaked = asyncio.run(secrets(side, server))
        told[side.name] = {**memory, "lost": gone, "secret_bytes": leaked, "climbs": found[side.name]}
    times, won = weighed(*told.values())
    head = ("server", "decisions/s at p99 100 ms", "KB/socket", "MB by sockets", "lost in kills", "secret bytes")
    title = f"Class {kind}: ours {times:.2f} times as much, {'won' if won else 'not won'}"
    table(title, head, [(name, *_shown(one)) for name, one in told.items()])
    return {**told, "times": round(times, 2), "won": won}


def weighed(ours: dict[str, Any], theirs: dict[str, Any]) -> tuple[float, bool]:
    """Return how many times as much ours bore, and whether ours has won: at what theirs can bear, not at least."""
    mine, other = (statistics.median([one["capacity"] for one in side["climbs"]]) for side in (ours, theirs))
    times = mine / max(1, other)
    known = other > 0 and not any(one["at_least"] for one in theirs["climbs"])
    sizes = ours["kb_per_socket"], theirs["kb_per_socket"]
    lighter = None not in sizes and sizes[0] <= sizes[1] / 2
    return times, known and times >= 1.5 and lighter and ours["lost"] <= 0 and ours["secret_bytes"] == 0


def _shown(side: dict[str, Any]) -> tuple[str, ...]:
    """Return the figures of a side as the table has them."""
    got = [one["capacity"] for one in side["climbs"]]
    least = "at least " if any(one["at_least"] for one in side["climbs"]) else ""
    held = ", ".join(f"{one['sockets']}: {one['rss_mb']:g}" for one in side["crowd"])
    more = "?" if side["kb_per_socket"] is None else f"{side['kb_per_socket']:g}"
    middle = f"{least}{statistics.median(got):g} ({min(got):g}-{max(got):g})"
    return middle, more, held, str(side["lost"]), str(side["secret_bytes"])


def versions() -> str:
    """Return a line that names what was measured."""
    theirs = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]["boardgame.io"]
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"Starboard {__version__} on Python {platform.python_version()}, boardgame.io {theirs} on Node.js {node}."


if __name__ == "__main__":
    sys.exit(main())
