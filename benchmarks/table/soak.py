"""Whether anything grows: ``python -m benchmarks.table.soak``, half an hour by default.

The release row, a shelf of many stored games opened cold, light play for long in parts whose latencies and memory are
compared, and at last, when nothing is timed any more, what is played in simulated time: two worlds, and seeds of F16.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any, Final

import httpx

from benchmarks.showing import table
from benchmarks.table import report
from benchmarks.table.driver import Driver, most_sockets
from benchmarks.table.ledger import lost, percentile
from benchmarks.table.load import Row, failures, run_once
from benchmarks.table.serving import Server, cores
from benchmarks.table.simulating import simulate
from benchmarks.table.verdict import Verdict

MB: Final = 1 << 20
DEFAULT: Final = 30.0
"""Minutes. In fewer there is less of everything, in more longer play and more seeds."""
RELEASE: Final = Row("release", 667, 300, 600, aim={"ack_p99": 75, "ack_p999": 250, "peer_p99": 100, "rss_mb": 600})
RELEASED: Final = 8 / 60
"""The share of the time for which the release row lasts, up to its whole length."""
SHELF: Final = 20_000
LOOKS: Final = 500
LIGHT: Final = 0.35
"""The share of the time that is light play."""
TABLES: Final = 167
"""With 500 seats."""
RATE: Final = 50.0
PARTS: Final = 6
"""The first is not compared: everything is new then."""
WORLDS: Final = 200
"""Games of each title at two tables."""
SEEDS: Final = 10_000 / 120
"""Of F16, in a minute of the time."""


def released(minutes: float) -> Verdict:
    """2,000 sockets, 300 decisions a second."""
    row = Row(**{**RELEASE.__dict__, "seconds": min(RELEASE.seconds, 60 * minutes * RELEASED)})
    figures = run_once(row, 0)
    found = Verdict(figures, missed=failures(row, [figures | {"lost": 0}]))
    found.expect("lost", figures["lost"], figures["lost"] == 0)
    return found


def shelved(minutes: float) -> Verdict:
    """Many stored games, opened cold."""
    games = round(SHELF * min(1.0, minutes / DEFAULT))
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        taken = asyncio.run(_opened(server, games, min(LOOKS, games // 2)))
        found = Verdict({"games": games, "cold_p50": round(1000 * percentile(taken, 0.5), 1)})
        found.aim("cold_p99", round(1000 * percentile(taken, 0.99), 1), 150)
        found.aim("rss_mb", round(server.rss() / MB), 300)
    return found


async def _opened(server: Server, games: int, tries: int) -> list[float]:
    """Store many games and open some that nobody looked at since; return how long that takes."""
    driver = Driver(server.url)
    await driver.hall.shelve(games)
    ids = list(driver.hall.by_id)
    await driver.hall.close()
    taken: list[float] = []
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        for one in random.Random(3).sample(ids[: len(ids) // 2], tries):
            start = time.perf_counter()
            (await http.get(f"/api/tables/{one}")).raise_for_status()
            taken.append(time.perf_counter() - start)
    return taken


def played(minutes: float) -> Verdict:
    """500 sockets, 50 decisions a second, for long."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        parts, driver = asyncio.run(_played(server, 60 * minutes * LIGHT))
        server.stop()
        missing = len(lost(server.database, driver.ledger.acked))
    return compared(parts, missing)


def compared(parts: list[dict[str, Any]], missing: int) -> Verdict:
    """Return what became of memory and latencies over the parts: of these, two at the begin and two at the end."""
    found = Verdict({"parts": parts})
    found.expect("lost", missing, missing == 0)
    unanswered = sum(one["unanswered"] for one in parts)
    found.expect("unanswered", unanswered, unanswered == 0)
    grown = round(100 * (parts[-1]["rss_mb"] / parts[1]["rss_mb"] - 1), 1)
    found.expect("rss_grown", grown, grown <= 5)
    before, after = (max(1.0, mean(one["ack_p99"] for one in some)) for some in (parts[1:3], parts[-2:]))
    found.aim("p99_drift", round(100 * (after / before - 1), 1), 10)
    return found


async def _played(server: Server, seconds: float) -> tuple[list[dict[str, Any]], Driver]:
    """Play lightly for long; return the latencies and the memory of each part."""
    driver, parts = Driver(server.url), list[dict[str, Any]]()
    await driver.hall.fill(TABLES)
    kept = []
    for _ in range(PARTS):
        driver.ledger = type(driver.ledger)()
        await driver.run(RATE, seconds / PARTS)
        kept += driver.ledger.acked
        parts.append({"rss_mb": round(server.rss() / MB, 1), **driver.ledger.figures()})
        report.say(f"  p99 {parts[-1]['ack_p99']} ms, {parts[-1]['rss_mb']} MB")
    driver.ledger.acked = kept
    await driver.hall.close()
    return parts, driver


def simulated(minutes: float) -> Verdict:
    """Two worlds on 200 random games of each title, and seeds of F16."""
    return simulate(max(1, round(WORLDS * min(1.0, minutes / DEFAULT))), max(4, round(SEEDS * minutes)))


STAGES: Final[dict[str, Callable[[float], Verdict]]] = {
    "release": released,
    "shelf": shelved,
    "light": played,
    "simulated": simulated,
}


def main(arguments: list[str] | None = None) -> int:
    """Run all stages; 0 where nothing was lost, nothing grew, nothing leaked and no seed broke."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=DEFAULT)
    parser.add_argument("--only", default="", metavar="NAMES", help=", ".join(STAGES))
    options = parser.parse_args(arguments)
    os.sched_setaffinity(0, {cores()[1]})
    most_sockets()
    told: dict[str, dict[str, Any]] = {}
    lines: list[tuple[str, ...]] = []
    for name, stage in STAGES.items():
        if options.only and name not in options.only.split(","):
            continue
        report.say(f"{name}: {stage.__doc__}")
        start = time.perf_counter()
        found = stage(options.minutes)
        took = f"{time.perf_counter() - start:.0f} s"
        told[name] = {**found.__dict__, "took": took}
        must, aims = "; ".join(found.broken) or "holds", "; ".join(found.missed) or "met"
        lines.append((name, must, aims, found.summary, took))
        report.say(f"{name}: {must}; aims: {aims}")
    table("Soak", ("", "must", "aims, missed by", "figures", "took"), lines)
    report.keep("soak", told)
    return 1 if any(one["broken"] for one in told.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
