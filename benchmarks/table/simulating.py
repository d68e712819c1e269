"""What is played in simulated time, on both cores at once: pairs of tables that should look alike, and seeds of F16.

``python -m benchmarks.table.simulating WHAT FIRST COUNT`` does a piece of it: games of a title, each played at two
tables that differ only in what a viewer may not know, for every viewer, over connections; or schedules of ``faults``.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Any, Final

from benchmarks.table.hall import TITLES
from benchmarks.table.serving import ROOT, cores
from benchmarks.table.verdict import Verdict
from starboard.making.trees import choose

FAULTS: Final = "faults"
GAMES: Final = 10
SEEDS: Final = 100
"""Games and seeds of one piece: a minute at most."""
LANES: Final = 3
"""Pieces at a time on each core: connections are listened to for a moment before time passes."""

Piece = tuple[str, int, int]


def simulate(games: int, seeds: int) -> Verdict:
    """Play so many games of each title, and so many seeds of F16; what leaks or breaks must not."""
    pieces = [piece for title in TITLES for piece in _cut(title, games, GAMES)] + _cut(FAULTS, seeds, SEEDS)
    told = asyncio.run(_all(pieces))
    found = Verdict()
    for title in TITLES:
        mine = [one for what, one in told if what == title]
        leaks = [leak for one in mine for leak in one["leaks"]]
        count = {name: sum(one[name] for one in mine) for name in ("pairs", "compared", "windows")}
        found.note(**{f"{title}_{name}": value for name, value in count.items()})
        found.expect(f"{title}_leaks", leaks[:3], not leaks)
        # Where hardly anything was compared, there was nothing in which a leak could show.
        found.expect(f"{title}_games", games, leaks != [] or count["compared"] > count["pairs"] > 0)
    broken = [line for what, one in told if what == FAULTS for line in one["broken"]]
    found.expect("broken_seeds", broken[:3], not broken)
    found.note(seeds=seeds)
    return found


def _cut(what: str, count: int, size: int) -> list[Piece]:
    """Return the pieces of something."""
    return [(what, first, min(size, count - first)) for first in range(0, count, size)]


async def _all(pieces: list[Piece]) -> list[tuple[str, dict[str, Any]]]:
    """Do the pieces, some at a time on each core; one that ends without an answer fails all."""
    left, told = pieces[::-1], list[tuple[str, dict[str, Any]]]()

    async def lane(core: int) -> None:
        while left:
            piece = left.pop()
            told.append((piece[0], await _apart(piece, core)))

    async with asyncio.TaskGroup() as lanes:
        for core in LANES * [*{*cores()}]:
            lanes.create_task(lane(core))
    return told


async def _apart(piece: Piece, core: int) -> dict[str, Any]:
    """Do a piece in a process of its own on a core; return what it found."""
    words = [sys.executable, "-m", "benchmarks.table.simulating", *map(str, piece)]
    process = await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdout=PIPE, stderr=PIPE)
    try:
        os.sched_setaffinity(process.pid, {core})
        said, complained = await process.communicate()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    if process.returncode:
        raise RuntimeError(f"{piece} has failed: {complained.decode()[-2000:]}")
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def _piece(what: str, first: int, count: int) -> dict[str, Any]:
    if what == FAULTS:
        from benchmarks.table.simulation import broken_by

        return {"broken": broken_by(range(first, first + count))}
    from starboard.testing.tables import hides
    from tests.subjects import find_game
    from tests.table.leaks import MOST, play_games
    from tests.table.wired import wired

    most = MOST if hides(find_game(what)) else MOST // 4  # a game that hides nothing has little to compare
    found = play_games(what, count, most, first=first, served=wired)
    return {name: getattr(found, name) for name in ("leaks", "pairs", "compared", "windows")}


def main() -> None:
    """Do a piece, and print what it found as JSON."""
    choose([])
    what, first, count = sys.argv[1:]
    print(json.dumps(_piece(what, int(first), int(count))))


if __name__ == "__main__":
    main()
