"""The processes that play, watched over: whoever hangs or dies in one is named, and its game goes on in another."""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Self

from starboard.lab.beside import CONTEXT, GRACE, begun, ended
from starboard.lab.journal import entries, size
from starboard.lab.results import broken_off
from starboard.lab.worker import Over, Task, work

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.process import BaseProcess

    from starboard.kernel import StarboardError
    from starboard.lab.journal import Entry
    from starboard.lab.worker import Job

LOOK: Final = 0.05
"""Seconds between two looks at whether anything happens."""
QUICK: Final = 0.5
"""Where a game takes fewer seconds, the next one waits in the line: who plays need not wait for it."""
RULES: Final = 120.0
"""Seconds that a process has to begin, or the rules to go from one decision to the next."""


class Crew:
    """So many processes, begun when there is something to play."""

    def __init__(self, job: Job, processes: int) -> None:
        self._job: Final = job
        terms = job.tables[0]
        # Programs are given up where they are asked, unless that hangs too.
        self._patience: Final = terms.patience + (GRACE if terms.programs else 0.0)
        self._folder: Final = TemporaryDirectory(prefix="starboard-arena-", ignore_cleanup_errors=True)
        self._hands: Final = [_Hand(job, Path(self._folder.name) / f"{number}.journal") for number in range(processes)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for hand in self._hands:
            hand.dismiss()
        self._folder.cleanup()

    def play(self, tasks: Iterator[Task]) -> Iterator[Over]:
        """Play the games and yield what came of each as it comes, which is in no order."""
        while True:
            for ahead in (0, 1):
                for hand in self._hands:
                    if len(hand.tasks) == ahead <= hand.is_quick and (task := next(tasks, None)) is not None:
                        hand.begin(task)
            busy = [hand for hand in self._hands if hand.tasks]
            if not busy:
                return
            wait([hand.line for hand in busy], LOOK)
            for hand in busy:
                over = hand.over() or self._watch(hand)
                if over is not None:
                    yield over

    def _watch(self, hand: _Hand) -> Over | None:
        """Let a game go on in a fresh process where its own hangs or is dead; return it where that cannot be.

        A game whose process somebody else may have ended or kept waiting, as a busy machine does, is played again as it
        was, so often as the job says. Raise BrokenGame where the process came to nothing: then none would.
        """
        still = hand.still()
        if still is None:
            kind = "died"
        elif still > RULES + self._patience or (still > self._patience and _is_asking(entries(hand.journal))):
            kind = "hung"
        else:
            return None
        task, *waiting = hand.tasks
        has_worked, past = hand.has_worked, hand.dismiss()
        if not past and not has_worked:
            raise self._cannot_begin()
        hand.failures += 1
        over = None
        if not past or hand.failures < self._job.tries:
            hand.begin(task)
        else:
            hand.failures = 0
            # The last word may have been said just before the end.
            if _is_asking(past):
                hand.begin(Task(task.fixture, [*past, ["fault", kind, ""]], task.world))
            else:
                decisions = sum(1 for entry in past if entry[0] == "play")
                why = f"rules-{kind}"
                over = Over(task.world, broken_off(task.fixture, self._job.tables[0].seats, decisions, why))
        for one in waiting:
            hand.begin(one)
        return over

    def _cannot_begin(self) -> StarboardError:
        from starboard.kernel import BrokenGame, Refusal

        return BrokenGame(Refusal("", "arena-no-process", (("game", self._job.game),)))


def _is_asking(past: list[Entry]) -> bool:
    """Whether a bot was asked and nothing came of it yet."""
    return bool(past) and past[-1][0] == "ask"


class _Hand:
    """One process, the game that it plays, if any, and the one that waits."""

    def __init__(self, job: Job, journal: Path) -> None:
        self._given: Final = (job, journal)
        self._process: BaseProcess | None = None
        self.journal: Final = journal
        self.line, self._end = CONTEXT.Pipe()
        self.tasks: Final[deque[Task]] = deque()
        """What it plays, and what it is to play then."""
        self.is_quick = False
        """Whether its last game was a short one."""
        self.has_worked = False
        """Whether the process has played a game to its end."""
        self.failures = 0
        """How often a process has ended or hung in this game, since anything was held against anybody."""
        self._size = 0
        self._grew = 0.0
        self._began = 0.0

    def begin(self, task: Task) -> None:
        """Give the process a game, to play when it has played those that it has; begin the process if there is none."""
        if self._process is None:
            self._process = begun(work, (self._end, *self._given))
            self._end.close()
        if not self.tasks:
            self._time()
        self.tasks.append(task)
        with suppress(BrokenPipeError):  # it is found dead at the next look
            self.line.send(task)

    def _time(self) -> None:
        """Take the time of a game that begins."""
        self._size, self._grew = 0, time.monotonic()
        self._began = self._grew

    def over(self) -> Over | None:
        """Return what came of the game where it is over; raise OSError as the process says it."""
        try:
            if not self.line.poll():
                return None
            over: Over | OSError = self.line.recv()
        except (EOFError, ConnectionError):
            return None
        if isinstance(over, OSError):
            raise over
        self.tasks.popleft()
        self.has_worked = True
        self.failures = 0
        self.is_quick = time.monotonic() - self._began < QUICK
        self._time()
        return over

    def still(self) -> float | None:
        """Return for how many seconds nothing has happened; None where the process is dead."""
        if self._process is None or not self._process.is_alive():
            return None
        now, grown = time.monotonic(), size(self.journal)
        if grown != self._size:
            self._size, self._grew = grown, now
        return now - self._grew

    def dismiss(self) -> list[Entry]:
        """End the process, whatever it does, and return the journal of its game; the next game brings a fresh one."""
        process, self._process = self._process, None
        if process is not None:
            ended(process)
        written = entries(self.journal)
        self.journal.unlink(missing_ok=True)
        begun = [["begin", task.world, task.fixture.number] for task in self.tasks][:1]
        past = written if written[:1] == begun else []  # else that of the game before
        self.tasks.clear()
        self.has_worked = False
        self.line.close()
        self.line, self._end = CONTEXT.Pipe()
        return past
