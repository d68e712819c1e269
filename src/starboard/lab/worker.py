"""The process that plays: it loads the rules compiled where they are, then plays one game after another as told.

Nothing may import the kernel at the head of this module: which one is loaded is decided when the process begins.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from starboard.lab.beside import end_when_told, end_with_parent
from starboard.lab.journal import Entry, Journal, Unwritten
from starboard.making.trees import choose

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

    from starboard.kernel import Game, Match
    from starboard.lab.results import Result, Terms
    from starboard.lab.schedule import Fixture


class Job(NamedTuple):
    """What a process plays: games on these terms, one after another, and whether notes are taken of them."""

    game: str
    path: str
    """Where a game is that is not installed, `module:GAME`."""
    tables: tuple[Terms, ...]
    """On which terms the games of each world are played; an arena has one world."""
    noted: bool = False
    keep_events: bool = False
    tries: int = 1
    """So often a process must end or hang in a game before that is held against who was asked there."""


class Task(NamedTuple):
    """A game to be played, in which world, and what was played of it already."""

    fixture: Fixture
    past: list[Entry]
    world: int = 0


class Over(NamedTuple):
    """A game that is over: its world, what came of it, and what was noted, packed."""

    world: int
    result: Result
    notes: bytes = b""


def work(line: Connection[Over | OSError, Task], job: Job, journal: Path) -> None:
    """Play every game that comes by the line and send what came of it, until none comes any more.

    Where the disk is full, that is sent instead.
    """
    end_with_parent(lambda: shutil.rmtree(journal.parent, ignore_errors=True))  # nobody wants it any more
    choose(["arena", job.path or job.game])
    from starboard.bots import add_programs, end_all
    from starboard.games import find_game, open_game

    end_when_told(end_all)
    add_programs(job.tables[0].programs)
    game = open_game(job.path) if job.path else find_game(job.game)
    written: Journal | None = None
    with suppress(EOFError, OSError):  # whoever wants the results is gone
        while True:
            task = line.recv()
            try:
                written = written or Journal(journal)
                written.begin(task.world, task.fixture.number)
                over: Over | OSError = played(game, job, task, written)
            except Unwritten as lost:
                over = lost.fault
            line.send(over)


def played(game: Game[Any], job: Job, task: Task, journal: Journal) -> Over:
    """Play a game and return what came of it, with notes where they are wanted."""
    from starboard.lab.playing import play_game, play_noted, said
    from starboard.lab.results import broken_off

    terms = job.tables[task.world]
    if not job.noted:
        return Over(task.world, play_game(game, terms, task.fixture, journal, task.past))
    from starboard.lab.study.noting import Notes
    from starboard.lab.study.page import packed

    def note(match: Match) -> Notes:
        return Notes(match, events=job.keep_events)

    result, notes = play_noted(game, terms, task.fixture, journal, task.past, note)
    try:
        return Over(task.world, result, packed(notes.page()) if notes is not None else b"")
    except Exception as fault:  # noqa: BLE001  # whatever a package says of its seats
        return Over(task.world, broken_off(task.fixture, terms.seats, result.decisions, said(fault)))
