"""Change the kernel and the rules in small ways and see whether a test notices: ``make mutants``.

    python -m tools.mutants [--count 300] [--seed N] [--only REGEX] [--again build/mutants/latest.json]

A mutant is one operator, comparison, constant, condition or statement changed. The tests run once with coverage, which
says for each line who reaches it; then each mutant meets the quickest of those tests, in a copy of the tree, until one
fails. What is still alive meets what every game promises, `tests/contract`. What survives that is printed with its
place and its change: a test is missing, or the change changes nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from random import Random, randrange
from typing import NamedTuple

from coverage import CoverageData

from tools.mutations import Mutant, again, mutants_of

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "mutants"
COPIES = ("src", "tests", "tools", "examples", "benchmarks", "docs", "pyproject.toml")
SKIPPED = ("__pycache__", "node_modules", "results")
MUTATED = ("src/starboard/kernel/**/*.py", "src/starboard/games/**/*.py")
LEFT_OUT = (
    "native.py",
    "judgement.py",
    "tactics.py",
    "maps.py",
    "sight.py",
    "uses.py",
    "wishes.py",
    "prospects.py",
    "fights.py",
)
"""What the compiler needs, and what bots know: no rules."""
TESTS = ("tests/kernel", "tests/games", "tests/engine", "tests/test_golden.py")
STAGES = (8.0, 40.0)
"""Seconds of tests that a mutant meets: the quickest first, and more if it is still alive."""
CONTRACT = 60.0
"""Seconds that the contract suite takes for one game: the last that a mutant meets."""
SLACK = 4.0
"""A run may take so many times as long as its tests did before it counts as hanging."""
STARTING = 30.0
"""Seconds on top of that for Python and pytest to start on a busy machine."""
PROCESSES = 2
LOG = "pytest.log"
NOTHING_RAN = 5
"""What pytest ends with where all tests of a share are left out."""


class Reach(NamedTuple):
    """Who reaches what: by file and line the tests, and the seconds that each test took."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]


class Met(NamedTuple):
    """A mutant and what came of it: killed, hung, survived, or survived and reached by no test but of the contract."""

    mutant: Mutant
    end: str
    seconds: float


# The plugin that pytest loads for the first run

_took: dict[str, float] = {}


def pytest_runtest_logreport(report: object) -> None:
    """Add up what a test took; pytest calls it."""
    name = str(getattr(report, "nodeid", ""))
    _took[name] = _took.get(name, 0.0) + float(getattr(report, "duration", 0.0))


def pytest_sessionfinish() -> None:
    """Write it down; pytest calls it."""
    if "MUTANTS_TOOK" in os.environ:
        Path(os.environ["MUTANTS_TOOK"]).write_text(json.dumps(_took), encoding="utf-8")


# Copies of the tree


def copy_tree(target: Path) -> None:
    """Put a copy of what tests need where mutants can be put into it."""
    for name in COPIES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns(*SKIPPED))
        else:
            shutil.copy(source, target / name)


def run_pytest(tree: Path, arguments: Sequence[str], settings: Mapping[str, str], timeout: float | None = None) -> int:
    """Run pytest in a copy; return its exit status, 0 where nothing failed, or -1 where the time is over."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        **settings,
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not compiled", *arguments]
    with (
        (tree / LOG).open("w") as log,
        subprocess.Popen(
            command, cwd=tree, env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        ) as run,
    ):
        try:
            return run.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, 9)  # the group is the one that was started here
            run.wait()
            return -1


# Who reaches what


def reach(wanted: set[str], tests: Sequence[str]) -> Reach:
    """Return which tests reach the lines of these files; run all tests with coverage unless that is known already."""
    folder = KEPT / _key(tests)
    if not (folder / "complete").exists():
        print("Running the tests once with coverage", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        files = sorted({str(file.relative_to(ROOT)) for test in tests for file in _files(ROOT / test)})
        shares = [files[number::PROCESSES] for number in range(PROCESSES)]
        with ThreadPoolExecutor(PROCESSES) as pool:
            list(pool.map(lambda number: _cover(folder, number, shares[number]), range(PROCESSES)))
        (folder / "complete").touch()
    lines: dict[str, dict[int, list[str]]] = {name: {} for name in wanted}
    seconds: dict[str, float] = {}
    for number in range(PROCESSES):
        data = CoverageData(basename=str(folder / f"coverage-{number}"))
        data.read()
        for name in wanted & {path.replace(os.sep, "/") for path in data.measured_files()}:
            for line, contexts in data.contexts_by_lineno(name).items():
                met = {context.split("|")[0] for context in contexts}
                lines[name].setdefault(line, []).extend(sorted(met))
        seconds |= json.loads((folder / f"took-{number}.json").read_text("utf-8"))
    return Reach(lines, seconds)


def _files(place: Path) -> list[Path]:
    return sorted(place.rglob("test_*.py")) if place.is_dir() else [place]


def _cover(folder: Path, number: int, files: list[str]) -> None:
    """Run a share of the tests in a copy with coverage; leave what they reach and what they took in the folder."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        copy_tree(tree)
        (tree / "mutants.ini").write_text("[run]\nrelative_files = true\n", encoding="utf-8")
        coverage = ("--cov=starboard", "--cov-config=mutants.ini", "--cov-context=test", "--cov-report=")
        took, reached = folder / f"took-{number}.json", folder / f"coverage-{number}"
        settings = {"MUTANTS_TOOK": str(took), "COVERAGE_FILE": str(reached)}
        status = run_pytest(tree, ["-n", "0", "-p", "tools.mutants", *coverage, *files], settings) if files else 0
        if status not in {0, NOTHING_RAN}:
            print((tree / LOG).read_text("utf-8")[-4000:])
            raise SystemExit(f"mutants: tests fail without any mutant (pytest ended with {status})")


def _key(tests: Sequence[str]) -> str:
    digest = sha256(" ".join(tests).encode())
    for name in ("src", "tests", "tools", "examples"):
        for path in sorted((ROOT / name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def is_reached(mutant: Mutant, known: Reach) -> bool:
    """Whether a test, or the import before all tests, runs a line of the mutant."""
    return mutant.at_import or any(known.lines.get(mutant.path, {}).get(line) for line in _lines(mutant))


def tests_for(mutant: Mutant, known: Reach) -> list[str]:
    """Return the tests that reach a mutant, the quickest first, and then all others of its folder.

    What is made at import, or once and then remembered, is seen by more tests than run its lines.
    """
    reached = known.lines.get(mutant.path, {})
    found = {test for line in _lines(mutant) for test in reached.get(line, ())}
    game = game_of(mutant)
    folder = f"tests/games/{game}/" if game else "tests/kernel/"
    tests = [test for test in known.seconds if test in found or test.startswith(folder)]
    return sorted(tests, key=lambda test: (test not in found, known.seconds[test], test))


def contract_of(mutant: Mutant) -> list[str]:
    """Return what pytest needs to hold a mutant's game to the contract; some small ones for the kernel's."""
    game = game_of(mutant)
    tables = f"{game}-2 or (test_forgery and {game})" if game else "connect_four or strike or oort-2"
    return ["tests/contract", "-k", tables]


def game_of(mutant: Mutant) -> str:
    """Return the game whose rules a mutant changes; nothing for the kernel."""
    _, _, layer, *names = mutant.path.split("/")
    return names[0] if layer == "games" and len(names) > 1 else ""


def _lines(mutant: Mutant) -> range:
    return range(mutant.line, mutant.last + 1)


# Trying them


def try_one(mutant: Mutant, known: Reach, trees: SimpleQueue[Path]) -> Met:
    """Put a mutant into a free copy, let the tests meet it stage by stage, and take it out again."""
    tree = trees.get()
    begin = time.monotonic()
    file = tree / mutant.path
    source = file.read_text("utf-8")
    try:
        file.write_text(mutant.applied(source), encoding="utf-8")
        status = _status(mutant, known, tree)
    finally:
        file.write_text(source, encoding="utf-8")
        trees.put(tree)
    alive = "survived" if is_reached(mutant, known) else "unreached"
    return Met(mutant, "hung" if status < 0 else "killed" if status else alive, time.monotonic() - begin)


def _status(mutant: Mutant, known: Reach, tree: Path) -> int:
    """Return the exit status of the first stage that a test fails in, or 0."""
    tests = tests_for(mutant, known)
    for budget in STAGES:
        chosen, tests = within(tests, known, budget)
        status = run_tests(tree, chosen, known) if chosen else 0
        if status:
            return status
    return run_pytest(tree, ["-x", "-n", "0", *contract_of(mutant)], {}, STARTING + SLACK * CONTRACT)


def within(tests: list[str], known: Reach, budget: float) -> tuple[list[str], list[str]]:
    """Return the tests that fit into the time one after the other, at least the first of all, and the rest."""
    chosen: list[str] = []
    spent = 0.0
    for test in tests:
        takes = known.seconds[test] + 0.01
        if not chosen or spent + takes <= budget:
            chosen.append(test)
            spent += takes
    taken = set(chosen)
    return chosen, [test for test in tests if test not in taken]


def run_tests(tree: Path, tests: list[str], known: Reach) -> int:
    """Run these tests until one fails; return pytest's exit status, or -1 where they hang."""
    names = tree / "chosen.txt"
    names.write_text("\n".join(tests), encoding="utf-8")
    usual = sum(known.seconds[test] for test in tests)
    return run_pytest(tree, ["-x", "-n", "0", f"@{names}"], {}, STARTING + SLACK * usual)


def main() -> None:
    """Sample, try, tell."""
    parser = argparse.ArgumentParser(description="Change the rules in small ways and see whether a test notices.")
    parser.add_argument("--count", type=int, default=300, help="how many mutants (default: 300)")
    parser.add_argument("--seed", type=int, default=randrange(1_000_000), help="which ones; printed, to repeat a run")
    parser.add_argument("--only", default="", metavar="REGEX", help="files whose path matches")
    parser.add_argument("--again", type=Path, metavar="FILE", help="only what a former run left alive: latest.json")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH", help="the tests that may kill")
    options = parser.parse_args()
    paths = sorted({path for pattern in MUTATED for path in ROOT.glob(pattern)})
    found = [
        mutant
        for path in paths
        if path.name not in LEFT_OUT and re.search(options.only, path.relative_to(ROOT).as_posix())
        for mutant in mutants_of(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    ]
    if options.again is None:
        sample = Random(options.seed).sample(found, min(options.count, len(found)))
    else:
        sample = again(json.loads(options.again.read_text("utf-8"))["alive"], found)
    print(f"{len(sample)} of {len(found)} mutants, seed {options.seed}", flush=True)
    known = reach({mutant.path for mutant in sample}, options.tests)
    with tempfile.TemporaryDirectory() as scratch:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(PROCESSES):
            copy_tree(Path(scratch) / str(number))
            trees.put(Path(scratch) / str(number))
        tree = trees.get()
        sound = next((tests for mutant in sample if (tests := tests_for(mutant, known)[:20])), [])
        if sound and run_tests(tree, sound, known):
            raise SystemExit("mutants: tests fail in the copy without any mutant")
        trees.put(tree)
        with ThreadPoolExecutor(PROCESSES) as pool:
            ends = [pool.submit(try_one, mutant, known, trees) for mutant in sample]
            met = []
            for number, end in enumerate(ends, start=1):
                met.append(end.result())
                if met[-1].end in {"survived", "unreached"}:
                    print(f"{number}/{len(sample)} {met[-1].end}: {met[-1].mutant.told()}", flush=True)
    tell(met, options.seed)


def tell(met: list[Met], seed: int) -> None:
    """Print the score, and keep it beside what survived."""
    counts = {end: sum(1 for one in met if one.end == end) for end in ("killed", "hung", "survived", "unreached")}
    dead = counts["killed"] + counts["hung"]
    print(", ".join(f"{count} {end}" for end, count in counts.items()))
    print(f"score {100 * dead / max(1, len(met)):.1f} % of {len(met)} mutants, seed {seed}")
    alive = [one.mutant.told() for one in met if one.end in {"survived", "unreached"}]
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / "latest.json").write_text(json.dumps({"seed": seed, **counts, "alive": alive}, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
