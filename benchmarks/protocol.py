"""How a contender of the benchmarks talks to the driver: one request per line in, one JSON object per line out.

A contender is any process that answers these requests on its standard input and output:

``tasks``
    ``{"about": {"name": ..., "version": ..., ...}, "tasks": [{"name", "measure", "game", "unit", "note"}, ...]}``
``run <task> <seconds>``
    ``{"name": <task>, "decisions": int, "games": int, "seconds": float}``: one repeat that used at least that much
    CPU time of the process (all its threads together); ``seconds`` is what it really used.
``quit``, or the end of the input
    the process ends.

A request that fails is answered ``{"error": "..."}`` and leaves the contender ready for the next one. What a task needs
once (imports, tables, compilation) is done before its clock starts.

This module serves that protocol for contenders written in Python and needs the standard library alone.
"""

import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, TextIO

CLONE_PREFIX = (0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4)
"""The columns played before Connect Four is cloned: twelve plies, nobody has four in a row."""

SEED = 20
"""What contenders seed their random numbers with, so that a repeat of a run plays the same games."""

SEARCH = 1000
"""The simulations of one search from the first position of Connect Four."""

CALIBRATION_SECONDS = 0.01
"""A batch of work is made at least this long, so that reading the clock costs nothing that shows."""


class Played(NamedTuple):
    """What one batch of work amounted to. A task that does not play (a clone) counts its operations as decisions."""

    decisions: int
    games: int


Play = Callable[[int], Played]
"""Does about that many units of work (games, clones, steps of a batch) and says what it amounted to."""


@dataclass(frozen=True, slots=True)
class Task:
    """Something a contender can be measured at.

    ``measure`` names the row of the comparison: tasks of the same measure are set side by side. ``game`` names the
    rules played: within a measure, only tasks of the same game compare like with like. ``make`` prepares the work
    outside the clock and returns the function that is timed.
    """

    name: str
    make: Callable[[], Play]
    measure: str
    game: str
    unit: str = "decisions"
    note: str = ""


class Sample(NamedTuple):
    """One repeat of one task."""

    name: str
    decisions: int
    games: int
    seconds: float


def measure(name: str, play: Play, seconds: float) -> Sample:
    """Play until the process has used that many seconds of CPU time, and at least one batch, and count it all."""
    clock = time.process_time
    size = 1
    decisions = games = 0
    start = before = clock()
    end = start + seconds
    while True:
        batch = play(size)
        decisions += batch.decisions
        games += batch.games
        now = clock()
        if now >= end:
            return Sample(name, decisions, games, now - start)
        if now - before < CALIBRATION_SECONDS:
            size *= 2
        before = now


def serve(about: dict[str, str], tasks: Iterable[Task]) -> None:
    """Answer requests until told to stop.

    Whatever the measured code itself prints goes to the error stream: the answers stay one JSON object per line.
    """
    answers = _private_stdout()
    known = {task.name: task for task in tasks}
    made: dict[str, Play] = {}
    about = {**about, "runtime": f"{platform.python_implementation()} {platform.python_version()}"}
    for line in sys.stdin:
        words = line.split()
        if words == ["quit"]:
            return
        try:
            print(json.dumps(_answer(words, about, known, made)), file=answers, flush=True)
        except Exception as error:  # noqa: BLE001  (measured code may raise anything; the driver is told)
            print(json.dumps({"error": f"{type(error).__name__}: {error}"}), file=answers, flush=True)


def _answer(
    words: list[str], about: dict[str, str], known: dict[str, Task], made: dict[str, Play]
) -> dict[str, object]:
    match words:
        case ["tasks"]:
            fields = ("name", "measure", "game", "unit", "note")
            return {"about": about, "tasks": [{key: getattr(task, key) for key in fields} for task in known.values()]}
        case ["run", name, seconds] if name in known:
            if name not in made:
                made[name] = known[name].make()
                made[name](1)
            return measure(name, made[name], float(seconds))._asdict()
        case _:
            raise ValueError(f"unknown request {' '.join(words)!r}; tasks: {', '.join(known)}")


def _private_stdout() -> TextIO:
    """A stream to the real standard output, after which everybody else's standard output is the error stream."""
    sys.stdout.flush()
    private = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return private
