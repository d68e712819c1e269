"""Real games under load: ``python -m benchmarks.table.load``. The gate must hold; the rest is told as it comes.

The server has one core and the driver the other. Latencies are counted from the moment at which a decision was due.
Last comes what has no load, and must hold too: moves taken back, and positions looked at, in long matches.
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

from benchmarks.table import bygone, report
from benchmarks.table.driver import Driver, most_sockets
from benchmarks.table.ledger import lost
from benchmarks.table.serving import Server, cores

WARM_SECONDS: Final = 5.0
SAMPLE_SECONDS: Final = 0.5
LEAST_DONE: Final = 0.99
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
    options: dict[str, Any] = field(default_factory=dict)
    """Those of the match that many watch."""
    aim: dict[str, float] = field(default_factory=dict)
    """The most that each figure may be."""
    done: float = LEAST_DONE
    """The least share of what falls due that has to be done."""
    must: bool = False
    """Whether the aim has to be met, and every decision answered."""


GATE: Final = Row(
    "gate", 200, 150, 60, rounds=3, must=True, aim={"ack_p99": 100, "ack_p999": 300, "peer_p99": 120, "rss_mb": 400}
)
ROWS: Final = (
    GATE,
    Row("headline", 334, 500, 300, idle=4000, aim={"ack_p99": 50, "ack_p999": 200, "peer_p99": 75, "rss_mb": 900}),
    # Of twice the headline it refuses what it cannot bear, and takes no more memory for it.
    Row("overload", 334, 1000, 120, idle=4000, aim={"ack_p99": 250, "rss_grown": 5}, done=0.0),
    # Without a drought no match is over before the row is.
    Row("hall", 1, 2, 120, watchers=500, options={"drought": 0}, aim={"peer_p99": 150}),
    Row("bots", 200, 150, 180, bots=1, aim={"ack_p99": 100}),
)
BYGONE: Final = "bygone"
"""What has no load on it."""


async def _watch(server: Server, most: list[int]) -> None:
    while True:
        most.append(server.rss())
        await asyncio.sleep(SAMPLE_SECONDS)


def _grown(sizes: list[int]) -> float:
    """Return by how many percent memory grew from the middle of a row, where every match has its length, to its end."""
    part = max(1, len(sizes) // 10)
    before, after = (statistics.median(some) for some in (sizes[len(sizes) // 2 :][:part], sizes[-part:]))
    return round(100 * (after / before - 1), 1)


async def drive(server: Server, row: Row, name: str) -> tuple[dict[str, Any], Driver]:
    """Put a row's load on a server once; return the figures."""
    driver = Driver(server.url, name=name)
    began = time.perf_counter()
    if row.watchers:
        placed = await driver.hall.place("oort", row.people, watchers=row.watchers, options=row.options)
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
        "rss_grown": _grown(most),
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
    """Return what of a row's aim was not met, by the median of its rounds; nothing may be lost in any.

    Of a row that must hold nothing may be left unanswered in any either. A row is met by what it does: a decision that
    was refused, or that nobody could take, was quick.
    """
    found = [f"{one['lost']} lost" for one in rounds if one["lost"]]
    found += [f"{one['unanswered']} unanswered" for one in rounds if row.must and one["unanswered"]]
    for name, most in row.aim.items():
        middle = statistics.median([one[name] for one in rounds])
        if middle > most:
            found.append(f"{name} {middle:g} > {most:g}")
    done = statistics.median([one["done_per_second"] for one in rounds])
    if done < row.done * row.rate:
        found.append(f"done_per_second {done:g} < {row.done * row.rate:g}")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the rows; 0 where what must hold does and nothing was lost."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table.load", description=__doc__)
    names = [row.name for row in ROWS] + [BYGONE]
    parser.add_argument("--only", default="", metavar="NAMES", help=", ".join(names))
    parser.add_argument("--scale", type=float, default=1.0, help="seconds of each round, times this")
    parser.add_argument("--rounds", type=int, default=0)
    options = parser.parse_args(arguments)
    os.sched_setaffinity(0, {cores()[1]})
    most_sockets()
    wanted = options.only.split(",") if options.only else names
    told = [_told(row, options.rounds or row.rounds, options.scale) for row in ROWS if row.name in wanted]
    failed = any(one["must"] and one["short"] for one in told)
    failed = failed or any(one["lost"] for row in told for one in row["rounds"])
    if told:
        report.show_load(told, report.engine())
    long: list[dict[str, Any]] = []
    if BYGONE in wanted:
        report.say("long matches, taken back and looked back at")
        long = bygone.bygone(options.scale)
        failed = failed or any(one["short"] for one in long)
        report.show_bygone(long)
    report.keep("load", {"rows": told, "engine": report.engine(), "bygone": long})
    return 1 if failed else 0


def _told(row: Row, times: int, scale: float) -> dict[str, Any]:
    """Run a row so many times; return all that is told of it."""
    rounds = []
    for number in range(times):
        report.say(f"{row.name}, round {number + 1}")
        rounds.append(run_once(_scaled(row, scale), number))
    short = failures(row, rounds)
    return {"row": row.name, "rate": row.rate, "aim": row.aim, "must": row.must, "short": short, "rounds": rounds}


def _scaled(row: Row, scale: float) -> Row:
    return Row(**{**row.__dict__, "seconds": row.seconds * scale})


if __name__ == "__main__":
    sys.exit(main())
