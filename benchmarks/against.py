"""The present sources against those of another commit: ``python -m benchmarks --against COMMIT``.

Both trees are measured in turn within one run, each task of the one right beside the same task of the other, by
processes of their own. Both run the present benchmark code, which therefore uses only what both trees have.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from benchmarks.harness import Contender, Ratio, Report, Summary, contenders, interleave
from benchmarks.process import Absent, ContenderFailed, Peer, Process
from benchmarks.showing import amount, table

ROOT = Path(__file__).resolve().parent.parent
TREES = ROOT / "build" / "against"
ROWS = re.compile(
    "connect_four|connect_four_match|oort_(uniform|drive_first|clone)|interstellar_(4|clone|view|guess)|cove|cove_(clone|view)"
)
"""The tasks that are compared."""
FLOOR = 0.95
"""A ratio below it is marked."""


def checkout(commit: str) -> Path:
    """Return the sources of a commit in a folder of their own; a second run finds them, and what was compiled there."""
    asked = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"benchmarks: there is no commit {commit!r}")
    tree = TREES / done.stdout.strip()[:16]
    if not tree.is_dir():
        TREES.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=TREES) as scratch:
            archive = subprocess.Popen(["git", "-C", str(ROOT), "archive", done.stdout.strip()], stdout=subprocess.PIPE)
            subprocess.run(["tar", "-x", "-C", scratch], stdin=archive.stdout, check=True)
            if archive.wait():
                raise SystemExit(f"benchmarks: git cannot archive {commit}")
            Path(scratch).rename(tree)
            Path(scratch).mkdir()  # what the context gives back
    return tree


def compiled(tree: Path) -> Path | str:
    """Return where a tree's sources are compiled, compiling them first where they are not; or why that cannot be."""
    python = ROOT / ".venv-compile" / "bin" / "python"
    if not python.exists():
        return "there is no .venv-compile: make compile"
    recipe = str(tree / "tools" / "compile.py")
    done = subprocess.run([python, recipe], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        done = subprocess.run([python, recipe, "--where"], capture_output=True, text=True, check=False)
    return Path(done.stdout.strip()) if done.returncode == 0 else (done.stderr.strip() or "failed").splitlines()[-1]


def peers(name: str, tree: Path, code: Path, *, compile_too: bool) -> tuple[list[Peer], list[Absent]]:
    """Return a tree's processes, interpreted and compiled; `code` is a folder that holds the benchmark code alone."""
    found = [_peer(name, "interpreted", code, tree / "src", tree, ROOT / "benchmarks")]
    if not compile_too:
        return found, []
    where = compiled(tree)
    if isinstance(where, str):
        return found, [Absent(f"{name} compiled", where)]
    return [*found, _peer(name, "compiled", code, where)], []


def _peer(name: str, kind: str, *path: Path) -> Peer:
    environment = {"PYTHONPATH": os.pathsep.join(str(one) for one in path)}
    command = (sys.executable, "-P", "-m", "benchmarks.ours")
    return Peer(f"{name} {kind}", command, ROOT, environment, ours=name == "now")


def measure(
    commit: str,
    rounds: int,
    seconds: float,
    wanted: Callable[[str], bool],
    say: Callable[[str], None],
    *,
    compile_too: bool = True,
) -> Report:
    """Measure the rows in both trees, in turn, and report the ratios of the present to the other."""
    then = checkout(commit)
    missing: list[Absent] = []
    with ExitStack() as stack:
        code = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        left_out = shutil.ignore_patterns("results", "node_modules")
        shutil.copytree(ROOT / "benchmarks", code / "benchmarks", ignore=left_out)
        entered: list[Contender] = []
        for name, tree in (("then", then), ("now", ROOT)):
            if compile_too:
                say(f"compiling {name}, unless it is")
            started, absent = peers(name, tree, code, compile_too=compile_too)
            missing += absent
            for peer in started:
                try:
                    offered = contenders(stack.enter_context(Process(peer)))
                except (OSError, ContenderFailed) as error:
                    missing.append(Absent(peer.label, str(error)))
                    continue
                entered += [one for one in offered if ROWS.fullmatch(one.task) and wanted(one.label)]
        entered.sort(key=_row)
        summaries, failed = interleave(entered, rounds, seconds, say)
    return Report(seconds, rounds, tuple(summaries), tuple(_ratios(summaries)), (*missing, *failed))


def _row(contender: Contender) -> tuple[str, str]:
    """What is compared: a task, and how it runs."""
    return contender.process.peer.label.split()[1], contender.task


def _ratios(summaries: list[Summary]) -> list[Ratio]:
    then = {_row(one.contender): one for one in summaries if not one.contender.ours}
    return [
        Ratio(one, then[_row(one.contender)]) for one in summaries if one.contender.ours and _row(one.contender) in then
    ]


def show(report: Report, commit: str) -> None:
    """Print row by row how many times as fast the present sources are."""
    table(
        f"Now / {commit}: ratio of medians ({report.repeats} rounds of {report.seconds:g} s), extremes of one round",
        ("run", "task", "then", "now", "unit", "ratio", "least", "greatest", ""),
        [
            (
                *_row(one.ours.contender),
                amount(one.theirs.median),
                amount(one.ours.median),
                one.ours.contender.unit,
                f"{one.median:.3f}",
                f"{one.spread[0]:.2f}",
                f"{one.spread[1]:.2f}",
                "" if one.median >= FLOOR else f"below {FLOOR}",
            )
            for one in report.ratios
        ],
    )
    if report.absent:
        table("Not measured", ("what", "why"), [(one.label, one.reason) for one in report.absent])
