"""The process that plays: it loads the rules compiled where they are, then plays one game after another as told.

Nothing may import the kernel at the head of this module: which one is loaded is decided when the process begins.
"""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from starboard.lab.journal import Entry, Journal
from starboard.making.trees import choose

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

    from starboard.lab.results import Result, Terms
    from starboard.lab.schedule import Fixture

GRACE: Final = 2.0
"""Seconds that a process has to end by itself."""


class Task(NamedTuple):
    """A game to be played, and what was played of it already."""

    fixture: Fixture
    past: list[Entry]


def work(line: Connection[Result, Task], terms: Terms, path: str, journal: Path) -> None:
    """Play every game that comes by the line and send what came of it, until none comes any more.

    A game that is not installed is at a path, `module:GAME`.
    """
    threading.Thread(target=_end_with_parent, args=(journal.parent,), daemon=True).start()
    choose(["arena", path or terms.game])
    from starboard.bots import add_programs, end_all
    from starboard.games import find_game, open_game
    from starboard.lab.playing import play_game

    def end_at_once(*_: object) -> None:
        # An exception out of a handler may come up in the middle of compiled rules, which make another one of it.
        end_all()
        os._exit(1)

    signal.signal(signal.SIGTERM, end_at_once)
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


def _end_with_parent(folder: Path) -> None:
    """End this process when the one is gone that started it, in the middle of a game too: nobody wants the result.

    Nor does anybody want the folder of the journals.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        shutil.rmtree(folder, ignore_errors=True)
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE)
        os._exit(1)
