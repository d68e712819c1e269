"""Every fault with what must hold: ``python -m benchmarks.table.faults``; exits with 1 where a line does not hold."""

import argparse
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any

from benchmarks.showing import table
from benchmarks.table import copying, crashing, flooding, inside, messages, report, simulation, tabs, wiring
from benchmarks.table.serving import cores
from benchmarks.table.verdict import Fault, Verdict

FAULTS = (
    Fault("F1", "killed 50 times under load", "nothing acknowledged is lost; ready within 3 s", crashing.killed),
    Fault("F2", "damaged records", "those games are quarantined, all others are served", crashing.damaged),
    Fault("F3", "disk full, read-only, slow", "refused with a reason, nothing lost, recovers alone", crashing.full),
    Fault(
        "F4", "wires cut, stalled, reset, dripping", "everybody sees what the server has; no handle leaks", wiring.cut
    ),
    Fault("F5", "requests doubled and out of order", "carried out once, answered alike", wiring.doubled),
    Fault("F6", "slow readers", "nobody else notices; memory stays flat", wiring.slow_reader),
    Fault("F7", "two thousand come back at once", "all back within 10 s, as usual within 15 s", wiring.storm),
    Fault(
        "F8",
        "deployed with newer rules under play",
        "nothing lost, everybody back within 3 s; each log says so",
        crashing.deployed,
    ),
    Fault("F9", "the time of day jumps", "windows and clocks last as long as they should", inside.clock_jumps),
    Fault("F10", "rules that raise or never end", "refused within 250 ms, with a report", inside.rule_fails),
    Fault("F11", "bots die, hang and flood", "somebody else decides within 5 s", inside.bots_fail),
    Fault("F12", "floods", "honest people wait 150 ms at most; memory stays; the figures show it", flooding.flooded),
    Fault(
        "F13", "notifications cannot be delivered", "kept, and delivered once later; play as usual", messages.notified
    ),
    Fault("F14", "backed up under load", "a pause of 1 s at most; restored, it is the same", copying.copied),
    Fault(
        "F15",
        "two tabs and another device at one seat",
        "all see the same; decided thrice is decided once, the rest refused",
        tabs.doubled,
    ),
    Fault(
        "F16", "seeded schedules of faults", "numbers grow, views agree, nothing happens twice", simulation.simulated
    ),
)


def run(fault: Fault, share: float) -> tuple[Verdict, float]:
    """Run a fault in a folder of its own; a failure of the test itself is one of the line."""
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = fault.run(Path(folder), share)
        except Exception as failure:  # noqa: BLE001  # the others are to run
            traceback.print_exc()
            found = Verdict(broken=[f"{type(failure).__name__}: {failure}"[:200]])
    return found, time.perf_counter() - start


def main(arguments: list[str] | None = None) -> int:
    """Run the faults; 0 where every line holds."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table.faults", description=__doc__)
    parser.add_argument("--only", default="", metavar="NUMBERS", help="F1,F7")
    parser.add_argument("--share", type=float, default=1.0, help="how much of the full counts to do")
    options = parser.parse_args(arguments)
    os.sched_setaffinity(0, {cores()[1]})
    lines: list[tuple[str, ...]] = []
    told: list[dict[str, Any]] = []
    failed = False
    for fault in FAULTS:
        if options.only and fault.number not in options.only.split(","):
            continue
        report.say(f"{fault.number}: {fault.says}")
        found, seconds = run(fault, options.share)
        failed = failed or bool(found.broken)
        figures = ", ".join(f"{name} {value}" for name, value in found.figures.items())
        report.say(f"{fault.number}: {'; '.join(found.broken) or 'holds'} ({figures})")
        lines.append((fault.number, fault.says, "BROKEN" if found.broken else "holds", figures, f"{seconds:.0f} s"))
        told.append({"fault": fault.number, "line": fault.line, "broken": found.broken, "figures": found.figures})
    table("Faults", ("", "fault", "line", "figures", "took"), lines)
    report.keep("faults", {"faults": told})
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
