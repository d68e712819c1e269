"""A study that is played: the games that are left, each kept when it is over, and the tables when all are."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from starboard.kernel import InvalidOptions, Refusal
from starboard.lab.cluster import hands
from starboard.lab.schedule import Schedule
from starboard.lab.study.log import Log
from starboard.lab.study.opening import FILE, TABLES, is_whole, terms_in
from starboard.lab.study.terms import as_read, other
from starboard.lab.worker import Job, Task

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from starboard.kernel import Game
    from starboard.lab.study.terms import StudyTerms
    from starboard.lab.worker import Over

LOG: Final = "games.log"
GIVEN: Final = "study.toml"
"""The file that was given, as it was."""
TRIES: Final = 2
"""A process that ends once may have been ended by somebody; where it does so twice in a game, the game ended it."""


class Run:
    """A study in its folder. What is in it already is not played again."""

    def __init__(self, terms: StudyTerms, folder: Path, given: bytes) -> None:
        """Begin in a folder that is empty or not there, or go on in one that has this study.

        Raise InvalidOptions where it has something else or somebody writes it, OSError as ever.
        """
        self.terms: Final = _check(folder, terms)
        self.folder: Final = folder
        self._schedule: Final = Schedule(terms.bots, terms.seats, terms.seed)
        self._open: Final = ExitStack()
        folder.mkdir(parents=True, exist_ok=True)
        self._log: Final = None if is_whole(folder) else self._open.enter_context(Log(folder / LOG))
        _write(folder / GIVEN, given)
        _write(folder / FILE, msgspec.json.format(msgspec.json.encode(self.terms)) + b"\n")

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
        return self.games if self._log is None else len(self._log)

    def play(self, path: str, processes: int, ray: str = "") -> Generator[Over, None, None]:
        """Play what is left in so many processes, or on a cluster, and yield each game when it is over and kept."""
        log = self._log
        if log is None or len(log) >= self.games:
            return
        terms = self.terms
        job = Job(terms.game, path, terms.tables(), noted=True, keep_events=terms.keep_events, tries=TRIES)
        with hands(job, processes, ray) as crew:
            for over in crew.play(self._tasks(log)):
                log.add(over)
                yield over

    def pack(self, game: Game[Any]) -> None:
        """Write the tables, when all games are over, and let the log go: what is in them depends on the terms alone."""
        from starboard.lab.study.packing import written

        if self._log is None:
            return
        made = written(self._log, self.terms, game, self.folder)
        for name in TABLES:
            made[name].replace(self.folder / name)
        (self.folder / LOG).unlink()

    def _tasks(self, log: Log) -> Iterator[Task]:
        """Yield the games that are left, those of the same number in all worlds after one another."""
        for number in range(self.terms.games):
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
        ours = {GIVEN, LOG}
        if not folder.is_dir() or any(path.name not in ours for path in folder.iterdir()):
            raise InvalidOptions(Refusal("", "lab-not-empty", (("folder", str(folder)),)))
        return terms
    known = terms_in(folder)
    what = other(known, as_read(terms))
    if what:
        raise InvalidOptions(Refusal("", "lab-other", (("folder", str(folder)), ("what", what))))
    return terms if terms.question else msgspec.structs.replace(terms, question=known.question)


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    with suppress(FileNotFoundError):
        if path.read_bytes() == data:
            return
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(data)
    new.replace(path)
