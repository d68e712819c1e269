"""Measure Starboard and its peers in turn: ``python -m benchmarks``; or two states of its own: ``--against COMMIT``.

Starboard takes part through ``benchmarks/ours.py``: once from the sources as they are, and once from the compiled tree.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks import against
from benchmarks.harness import RESULTS, compare, write
from benchmarks.peers import venv
from benchmarks.process import Absent, Peer
from benchmarks.showing import show

ROOT = Path(__file__).resolve().parent.parent


def ours() -> tuple[list[Peer], list[Absent]]:
    """Starboard interpreted and, where the present sources have been compiled, compiled."""
    here = ROOT / "benchmarks"
    if not (here / "ours.py").is_file():
        return [], [Absent("Starboard", "there is no benchmarks/ours.py")]
    found = [_starboard("interpreted", ROOT / "src", ROOT, here)]
    where = [sys.executable, str(ROOT / "tools" / "compile.py"), "--where"]
    done = subprocess.run(where, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return found, [Absent("Starboard compiled", "these sources have not been compiled: make compile")]
    return [*found, _starboard("compiled", Path(done.stdout.strip()), ROOT)], []


def _starboard(kind: str, *path: Path) -> Peer:
    """Starboard imported from these directories, the first that has a module first.

    The working directory is kept off the path: it holds sources that would hide compiled modules.
    """
    environment = {"PYTHONPATH": os.pathsep.join(str(one) for one in path)}
    return Peer(f"Starboard {kind}", (sys.executable, "-P", "-m", "benchmarks.ours"), ROOT, environment, ours=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the arguments ask for; 0 if anything could be measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Starboard beside its peers.")
    parser.add_argument("--against", default="", metavar="COMMIT", help="the present sources beside those of a commit")
    parser.add_argument("--rounds", "--repeats", type=int, default=0, help="rounds that count (5, against: 10)")
    parser.add_argument("--seconds", type=float, default=0.0, help="CPU seconds of one repeat (1, against: 0.3)")
    parser.add_argument("--no-compiled", action="store_true", help="against: interpreted alone, nothing is compiled")
    parser.add_argument("--only", default="", metavar="REGEX", help="contenders whose name and task match")
    parser.add_argument("--no-peers", action="store_true", help="measure Starboard alone")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where the figures go as JSON")
    options = parser.parse_args(arguments)
    if options.rounds < 0 or options.seconds < 0:
        parser.error("there is nothing to measure in no rounds or no time")
    pattern = re.compile(options.only)
    if options.against:
        compared = against.measure(
            options.against,
            options.rounds or 10,
            options.seconds or 0.3,
            lambda label: pattern.search(label) is not None,
            _progress,
            compile_too=not options.no_compiled,
        )
        if not (compared.ratios or compared.absent):
            _progress(f"benchmarks: no row that is compared matches {options.only!r}")
            return 1
        against.show(compared, options.against)
        write(compared, options.results.with_name("against.json"))
        return 0 if compared.ratios else 1
    present, absent = ours()
    if not options.no_peers:
        _progress("preparing the peers")
        their_present, their_absent = venv.peers()
        present, absent = present + their_present, absent + their_absent
    report = compare(
        present,
        options.rounds or 5,
        options.seconds or 1.0,
        lambda label: pattern.search(label) is not None,
        absent,
        _progress,
    )
    show(report)
    write(report, options.results)
    return 0 if report.summaries else 1


def _progress(text: str) -> None:
    print(text, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
