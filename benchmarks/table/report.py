"""What the commands print and keep."""

import json
import os
import platform
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from benchmarks.showing import table
from benchmarks.table.serving import ROOT

RESULTS = Path(__file__).resolve().parents[1] / "results"
COLUMNS = (
    "ack_p50",
    "ack_p99",
    "ack_p999",
    "peer_p99",
    "done_per_second",
    "lost",
    "rss_mb",
    "server_core",
    "driver_core",
)


def say(text: str) -> None:
    """Tell how far it is."""
    print(text, file=sys.stderr, flush=True)


@cache
def engine() -> dict[str, Any]:
    """Return what the rules alone cost, measured in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.table.engine"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def show_load(rows: list[dict[str, Any]], rules: dict[str, Any]) -> None:
    """Print the rows of load, each figure the median of its rounds with their extremes."""
    lines = []
    for row in rows:
        figures = [_spread([one[name] for one in row["rounds"]]) for name in COLUMNS]
        aim = "; ".join(row["short"]) or "met"
        sockets = row["rounds"][0]["sockets"]
        lines.append((row["row"], str(sockets), f"{row['rate']:g}", *figures, ("must: " if row["must"] else "") + aim))
    table("Load: milliseconds from the moment a decision was due", ("row", "sockets", "due/s", *COLUMNS, "aim"), lines)
    for row in rows:
        for one in row["rounds"]:
            refused = ", ".join(f"{count} {code}" for code, count in one["refused"].items()) or "none"
            grown = f"memory grew by {one['rss_grown']:g} % after the middle"
            say(f"{row['row']}: refused {refused}; starved {one['starved']}; unanswered {one['unanswered']}; {grown}")
    kind = "compiled" if rules["compiled"] else "interpreted"
    table(
        f"Rules alone, {kind}: microseconds for a decision with the list of what is open after it",
        ("title", "mean", "p95", "worst"),
        [
            (name, *[f"{one[key]:g}" for key in ("mean", "p95", "worst")])
            for name, one in rules.items()
            if name != "compiled"
        ],
    )


def show_bygone(rows: list[dict[str, Any]]) -> None:
    """Print what long matches were like."""
    columns = ("events", "entries", "undos", "undo_p50", "undo_p99", "looks", "look_first", "look_p50", "look_p99")
    lines = [(row["title"], *[f"{row[name]:g}" for name in columns], "; ".join(row["short"]) or "met") for row in rows]
    table("Long matches: milliseconds to take a move back, and to look back", ("title", *columns, "must"), lines)


def _spread(values: list[float]) -> str:
    middle = f"{statistics.median(values):g}"
    return middle if len(values) == 1 else f"{middle} ({min(values):g}-{max(values):g})"


def keep(name: str, data: dict[str, Any]) -> None:
    """Keep figures as JSON, with where and when they were taken."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    about = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"system": platform.system(), "cores": os.cpu_count(), "python": platform.python_version()},
    }
    path = RESULTS / f"{name}.json"
    path.write_text(json.dumps(about | data, indent=2) + "\n", encoding="utf-8")
    say(f"kept in {path}")
