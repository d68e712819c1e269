"""A study that is played: the games that are left, each kept when it is over, and the tables when all are."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from starboard.kernel import InvalidOptions, InvalidRecord, Refusal, brief
from starboard.lab.cluster import hands
from starboard.lab.schedule import Schedule
from starboard.lab.study.keeping import KEPT, keep, kept, write
from starboard.lab.study.log import Log
from starboard.lab.study.opening import FILE, LOG, terms_in
from starboard.lab.study.steps import steps_of
from starboard.lab.study.terms import as_read, other
from starboard.lab.worker import Job, Task

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from starboard.kernel import Game
    from starboard.lab.study.terms import StudyTerms
    from starboard.lab.worker import Over

GIVEN: Final = "study.toml"
"""The file that was given, as it was."""
TRIES: Final = 2
"""A process that ends or hangs once may have somebody else to blame; where it does so twice in a game, the game has."""


class Run:
    """A study in its folder. What is in it already is not played again."""

    def __init__(self, terms: StudyTerms, folder: Path, given: bytes) -> None:
        """Begin in a folder that is empty or not there, or go on in one that has this study, or fewer games of it.

        Raise InvalidOptions where it has something else or somebody writes it, OSError as ever.
        """
        self.terms: Final = _check(folder, terms)
        self.folder: Final = folder
        self._schedule: Final = Schedule(terms.bots, terms.seats, terms.seed)
        self._open: Final = ExitStack()
        folder.mkdir(parents=True, exist_ok=True)
        self.damaged = ""
        """The table that is not as it was written, so that all games are played again."""
        self._kept: Final = self._in_tables()
        is_whole = self._kept >= terms.games
        self._log: Final = None if is_whole else self._open.enter_context(Log(folder / LOG, self._kept))
        write(folder / GIVEN, given)
        write(folder / FILE, msgspec.json.format(msgspec.json.encode(self.terms)) + b"\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @property
    def games(self) -> int:
        """How many games there are, in all worlds."""
        return self.terms.games * len(self.terms.worlds)

    @property
    def over(self) -> int:
        """How many of them are over."""
        if self._log is None:
            return self.games
        return self._kept * len(self.terms.worlds) + len(self._log)

    def play(self, path: str, processes: int, ray: str = "") -> Generator[Over, None, None]:
        """Play what is left in so many processes, or on a cluster, and yield each game when it is over and kept."""
        log = self._log
        if log is None or self.over >= self.games:
            return
        terms = self.terms
        job = Job(terms.game, path, terms.tables(), noted=True, keep_events=terms.keep_events, tries=TRIES)
        with hands(job, processes, ray) as crew:
            for over in crew.play(self._tasks(log)):
                log.add(over)
                yield over

    def pack(self, game: Game[Any]) -> None:
        """Write the tables, when all games are over, and let the log go: what is in them depends on the terms alone."""
        from starboard.lab.study.packing import packed, write_tables

        if self._log is None:
            return
        tables = packed(self.folder, self._kept, self._log, self.terms)
        write_tables(tables, steps_of(game), self.folder)
        keep(self.folder, self.terms.games)
        (self.folder / LOG).unlink()

    def _in_tables(self) -> int:
        """Return how many games of each world are in tables; none where these are damaged."""
        try:
            return kept(self.folder)
        except InvalidRecord as fault:
            self.damaged = str(dict(fault.why.args)["file"])
            (self.folder / KEPT).unlink()
            return 0

    def _tasks(self, log: Log) -> Iterator[Task]:
        """Yield the games that are left, those of the same number in all worlds after one another."""
        for number in range(self._kept, self.terms.games):
            fixture = self._schedule.fixture(number)
            for world in range(len(self.terms.worlds)):
                if (world, number) not in log:
                    yield Task(fixture, [], world)


def _check(folder: Path, terms: StudyTerms) -> StudyTerms:
    """Return the terms, with the question of before where they have none.

    Raise InvalidOptions where a folder holds something else than this study.
    """
    if not folder.exists():
        return terms
    if not (folder / FILE).exists():
        if not folder.is_dir() or any(path.name not in {GIVEN, LOG} for path in folder.iterdir()):
            raise InvalidOptions(Refusal("", "lab-not-empty", (("folder", str(folder)),)))
        return terms
    known, ours = terms_in(folder), as_read(terms)
    if known.games > ours.games:
        counts = (("known", known.games), ("games", ours.games))
        raise InvalidOptions(Refusal("", "lab-shorter", (("folder", str(folder)), *counts)))
    what = other(known, ours)
    if what:
        was, now = [_in_few_words(getattr(one, what)) for one in (known, ours)]
        told = (("folder", str(folder)), ("what", what), ("was", was), ("now", now))
        raise InvalidOptions(Refusal("", "lab-other", told))
    return terms if terms.question else msgspec.structs.replace(terms, question=known.question)


def _in_few_words(value: object) -> str:
    """Return a term where it can be said in few words."""
    return brief(value) if isinstance(value, str | float | int) else "none"
