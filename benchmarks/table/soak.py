"""Whether anything grows: ``python -m benchmarks.table.soak``, half an hour by default.

The release row, a shelf of many stored games opened cold, hours of light play cut into parts whose latencies and memory
are compared, and the rest of the seeds of F16.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx

from benchmarks.table import report
from benchmarks.table.driver import Driver
from benchmarks.table.ledger import lost, percentile
from benchmarks.table.load import Row, failures, run_once
from benchmarks.table.serving import Server, cores
from benchmarks.table.simulation import SEEDS, simulated

MB: Final = 1 << 20
RELEASE: Final = Row(
    "release", 667, 300, 600, aim={"ack_p99": 75, "ack_p999": 250, "peer_p99": 100, "rss_mb": 600}, must=False
)
SHELF: Final = 20_000
PARTS: Final = 6


async def _shelved(server: Server, games: int, tries: int) -> dict[str, Any]:
    """Store many games and open some that nobody looked at since; return how long that takes."""
    driver = Driver(server.url)
    await driver.hall.shelve(games)
    ids = list(driver.hall.by_id)
    await driver.hall.close()
    taken: list[float] = []
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        for table in random.Random(3).sample(ids[: len(ids) // 2], min(tries, len(ids) // 2)):
            start = time.perf_counter()
            (await http.get(f"/api/tables/{table}")).raise_for_status()
            taken.append(1000 * (time.perf_counter() - start))
    return {
        "games": games,
        "cold_p50": round(percentile(taken, 0.5), 1),
        "cold_p99": round(percentile(taken, 0.99), 1),
        "rss_mb": round(server.rss() / MB),
    }


async def _light(server: Server, seconds: float) -> tuple[list[dict[str, Any]], Driver]:
    """Play lightly for long; return the latencies and the memory of each part."""
    driver, parts = Driver(server.url), list[dict[str, Any]]()
    await driver.hall.fill(150)
    kept = []
    for _ in range(PARTS):
        driver.ledger = type(driver.ledger)()
        await driver.run(50, seconds / PARTS)
        kept += driver.ledger.acked
        parts.append({"rss_mb": round(server.rss() / MB, 1), **driver.ledger.figures()})
        report.say(f"  p99 {parts[-1]['ack_p99']} ms, {parts[-1]['rss_mb']} MB")
    driver.ledger.acked = kept
    await driver.hall.close()
    return parts, driver


def main(arguments: list[str] | None = None) -> int:
    """Run all parts; 0 where nothing was lost, nothing grew and no seed broke."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    options = parser.parse_args(arguments)
    share = min(1.0, options.minutes / 30)
    os.sched_setaffinity(0, {cores()[1]})
    broken: list[str] = []
    report.say("release row")
    released = run_once(Row(**{**RELEASE.__dict__, "seconds": min(600.0, 240 * options.minutes / 30)}), 0)
    short = failures(RELEASE, [released])
    broken += [f"release: {released['lost']} lost"] if released["lost"] else []
    report.say(f"release: {'; '.join(short) or 'met'}")
    report.say("a shelf of stored games")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        shelf = asyncio.run(_shelved(server, round(SHELF * share), 500))
    report.say(f"shelf: {shelf}")
    report.say("light play")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        parts, driver = asyncio.run(_light(server, 60 * options.minutes * 0.5))
        server.stop()
        missing = len(lost(server.database, driver.ledger.acked))
    grown = parts[-1]["rss_mb"] / parts[1]["rss_mb"] - 1
    drift = parts[-1]["ack_p99"] / max(1.0, parts[1]["ack_p99"]) - 1
    broken += [f"light play: {missing} lost"] if missing else []
    broken += [f"memory grew by {grown:.1%}"] if grown > 0.05 else []
    report.say("seeds of F16")
    seeds = simulated(Path(), max(1.0, 10_000 / SEEDS * options.minutes / 120))
    broken += seeds.broken
    told = {"release": released, "release_short": short, "shelf": shelf, "light": parts, "seeds": seeds.figures}
    report.keep("soak", {**told, "grown": round(grown, 4), "p99_drift": round(drift, 4), "broken": broken})
    report.say(f"memory grew by {grown:.1%}, p99 drifted by {drift:.1%}; {'; '.join(broken) or 'nothing is broken'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
