"""The process that plays: it loads the rules compiled where they are, then plays one game after another as told.

Nothing may import the kernel at the head of this module: which one is loaded is decided when the process begins.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from starboard.lab.beside import end_when_told, end_with_parent
from starboard.lab.journal import Entry, Journal
from starboard.making.trees import choose

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

    from starboard.lab.results import Result, Terms
    from starboard.lab.schedule import Fixture


class Task(NamedTuple):
    """A game to be played, and what was played of it already."""

    fixture: Fixture
    past: list[Entry]


def work(line: Connection[Result, Task], terms: Terms, path: str, journal: Path) -> None:
    """Play every game that comes by the line and send what came of it, until none comes any more.

    A game that is not installed is at a path, `module:GAME`.
    """
    end_with_parent(lambda: shutil.rmtree(journal.parent, ignore_errors=True))  # nobody wants it any more
    choose(["arena", path or terms.game])
    from starboard.bots import add_programs, end_all
    from starboard.games import find_game, open_game
    from starboard.lab.playing import play_game

    end_when_told(end_all)
    add_programs(terms.programs)
    game = open_game(path) if path else find_game(terms.game)
    with suppress(EOFError, OSError):  # whoever wants the results is gone
        while True:
            task = line.recv()
            written = Journal(journal)
            written.write("begin", task.fixture.number)
            result = play_game(game, terms, task.fixture, written, task.past)
            written.close()
            line.send(result)
