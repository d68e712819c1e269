"""Real games under load: ``python -m benchmarks.table.load``. The gate must hold; the rest is told as it comes.

The server has one core and the driver the other. Latencies are counted from the moment at which a decision was due.
"""

import argparse
import asyncio
import gc
import os
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.table import report
from benchmarks.table.driver import Driver
from benchmarks.table.ledger import lost
from benchmarks.table.serving import Server, cores

WARM_SECONDS: Final = 5.0
SAMPLE_SECONDS: Final = 0.5
MB: Final = 1 << 20


@dataclass(frozen=True)
class Row:
    """One kind of load."""

    name: str
    tables: int
    rate: float
    seconds: float
    people: int = 3
    bots: int = 0
    idle: int = 0
    watchers: int = 0
    rounds: int = 1
    aim: dict[str, float] = field(default_factory=dict)
    """The most that each figure may be."""
    must: bool = False
    """Whether the aim has to be met."""


GATE: Final = Row(
    "gate", 200, 150, 60, rounds=3, must=True, aim={"ack_p99": 100, "ack_p999": 300, "peer_p99": 120, "rss_mb": 400}
)
ROWS: Final = (
    GATE,
    Row("headline", 333, 500, 120, idle=4000, aim={"ack_p99": 50, "ack_p999": 200, "peer_p99": 75, "rss_mb": 900}),
    Row("overload", 333, 1000, 60, idle=4000, aim={"ack_p99": 250}),
    Row("hall", 1, 2, 60, watchers=500, aim={"peer_p99": 150}),
    Row("bots", 200, 150, 90, people=2, bots=1, aim={"ack_p99": 100}),
)


async def _watch(server: Server, most: list[int]) -> None:
    while True:
        most.append(server.rss())
        await asyncio.sleep(SAMPLE_SECONDS)


async def drive(server: Server, row: Row, name: str) -> tuple[dict[str, Any], Driver]:
    """Put a row's load on a server once; return the figures."""
    driver = Driver(server.url, name=name)
    began = time.perf_counter()
    if row.watchers:
        placed = await driver.hall.place("oort", row.people, watchers=row.watchers)
        driver.hall.tables["oort"] = [placed]
    else:
        await driver.hall.fill(row.tables // 2 if row.bots else row.tables)
    if row.bots:
        await driver.hall.fill(row.tables - row.tables // 2, row.people, row.bots)
    await driver.hall.fill_idle(row.idle)
    placed_after = time.perf_counter() - began
    gc.collect()
    gc.freeze()
    await driver.run(row.rate, min(WARM_SECONDS, row.seconds / 10))
    warm = driver.ledger.acked
    driver.ledger = type(driver.ledger)()
    sockets, cpu, start, most = len(driver.hall.everybody), server.cpu(), time.perf_counter(), [server.rss()]
    watching = asyncio.create_task(_watch(server, most))
    await driver.run(row.rate, row.seconds)
    watching.cancel()
    took, ledger = time.perf_counter() - start, driver.ledger
    figures: dict[str, Any] = {
        **ledger.figures(),
        "sockets": sockets,
        "done_per_second": round(len(ledger.acks) / row.seconds, 1),
        "server_core": round((server.cpu() - cpu) / took, 2),
        "driver_core": round(ledger.busy, 2),
        "rss_mb": round(max(most) / MB),
        "frames": ledger.frames,
        "kb_per_frame": round(ledger.bytes / 1024 / max(1, ledger.frames), 2),
        "refused": dict(ledger.refused),
        "played": dict(ledger.played),
        "placed_seconds": round(placed_after, 1),
    }
    ledger.acked += warm
    await driver.hall.close()
    return figures, driver


def run_once(row: Row, number: int) -> dict[str, Any]:
    """Run a row on a server and a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        load = round(os.getloadavg()[0], 2)
        with Server(Path(folder)) as server:
            figures, driver = asyncio.run(drive(server, row, f"{row.name[0]}{number}-"))
            server.stop()
        figures["lost"] = len(lost(server.database, driver.ledger.acked))
    return figures | {"load_before": load}


def failures(row: Row, rounds: list[dict[str, Any]]) -> list[str]:
    """Return what of a row's aim was not met, by the median of its rounds; nothing may be lost in any."""
    found = [f"{one['lost']} lost" for one in rounds if one["lost"]]
    for name, most in row.aim.items():
        middle = statistics.median([one[name] for one in rounds])
        if middle > most:
            found.append(f"{name} {middle:g} > {most:g}")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the rows; 0 where the gate holds and nothing was lost."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table.load", description=__doc__)
    parser.add_argument("--only", default="", metavar="NAMES", help=", ".join(row.name for row in ROWS))
    parser.add_argument("--scale", type=float, default=1.0, help="seconds of each round, times this")
    parser.add_argument("--rounds", type=int, default=0)
    options = parser.parse_args(arguments)
    os.sched_setaffinity(0, {cores()[1]})
    wanted = [row for row in ROWS if not options.only or row.name in options.only.split(",")]
    told: list[dict[str, Any]] = []
    failed = False
    for row in wanted:
        rounds = []
        for number in range(options.rounds or row.rounds):
            report.say(f"{row.name}, round {number + 1}")
            rounds.append(run_once(_scaled(row, options.scale), number))
        short = failures(row, rounds)
        failed = failed or any(one["lost"] for one in rounds) or (row.must and bool(short))
        told.append(
            {"row": row.name, "rate": row.rate, "aim": row.aim, "must": row.must, "short": short, "rounds": rounds}
        )
    report.show_load(told, report.engine())
    report.keep("load", {"rows": told, "engine": report.engine()})
    return 1 if failed else 0


def _scaled(row: Row, scale: float) -> Row:
    return Row(**{**row.__dict__, "seconds": row.seconds * scale})


if __name__ == "__main__":
    sys.exit(main())
