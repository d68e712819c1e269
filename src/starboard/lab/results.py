"""What is known of a tournament: on which terms it is played, and what came of each game, as JSON lines in a file.

A line is appended when its game is over, so that a file that was broken off holds whole games and at most a torn last
line. Nothing here may import the kernel: processes that play read this before they choose which.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Self

import msgspec

from starboard.lab.schedule import Schedule

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

    from starboard.kernel import StarboardError
    from starboard.lab.schedule import Fixture

FORMAT: Final = 1
"""Moves when older files can no longer be gone on with."""


class Terms(msgspec.Struct, frozen=True):
    """What decides how the games of a tournament go, whoever plays them and when: the first line of a file."""

    game: str
    rules: str
    version: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    budget: float
    options: dict[str, Any]
    longest: int
    """Decisions after which a game is broken off."""
    patience: float = 30.0
    """Seconds that a bot may take for a decision."""
    programs: dict[str, tuple[str, ...]] = {}
    """The commands of bots outside, by name."""
    drawn: tuple[str, ...] = ()
    """Choices that no bot makes: what is chosen there is drawn, so that no taste of theirs is measured."""
    clock: float | None = None
    """Seconds after which a level decides at the latest; None for as many as at a table."""
    arena: int = FORMAT


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong, at which decision: it was replaced there."""

    decision: int
    seat: int
    bot: str
    kind: str
    """One of KINDS."""
    words: str
    """What is known of it besides, in no language of people: the action with rule and code, the error, or nothing."""


KINDS: Final = ("illegal", "raised", "hung", "died", "malformed", "flooding")
"""What a bot can do wrong: decide what is not allowed, raise something, not answer in time, end its process; a
program also says what cannot be read, or what nobody asked for."""


class Result(msgspec.Struct, frozen=True):
    """What came of one game. Lists have an entry for each seat, but that a game without an end has no places."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    decisions: int
    replaced: tuple[int, ...]
    """Decisions that a replacement took."""
    times: tuple[tuple[float, ...], ...]
    """Milliseconds of each decision that the bot took itself where it had a choice."""
    faults: tuple[Fault, ...] = ()
    unfinished: str = ""
    """Why the game has no end: one of ENDS, or what the rules raised."""


ENDS: Final = ("too-long", "no-outcome", "rules-died", "rules-hung")
"""Why a game has no end: decisions enough, none by its rules though nothing is left to decide, or rules that ended the
process or went on for ever."""


def broken_off(fixture: Fixture, seats: int, decisions: int, why: str) -> Result:
    """Return what there is of a game of which nothing but this is known: the rules broke off."""
    return Result(*fixture, (), (), (), "", decisions, (0,) * seats, ((),) * seats, (), why)


class Results:
    """The games that are over, in memory and, where there is a file, in it."""

    def __init__(self, terms: Terms, path: Path | None = None) -> None:
        """Read what the file holds, if it is there.

        Raise InvalidRecord where it is damaged or none of ours, InvalidOptions where its games are on other terms or
        somebody else writes it, OSError as ever; it stays as it was.
        """
        self.terms: Final = terms
        self.games: Final[dict[int, Result]] = {}
        self._schedule: Final = Schedule(terms.bots, terms.seats, terms.seed)
        self._file: BinaryIO | None = None
        if path is not None:
            file = path.open("a+b")
            try:
                lock(file, "arena-busy")
                self._take_up(file)
            except BaseException:
                file.close()
                raise
            self._file = file

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, result: Result) -> None:
        """Keep what came of a game."""
        self.games[result.number] = result
        if self._file is not None:
            self._write(self._file, result)

    def _write(self, file: BinaryIO, line: Terms | Result) -> None:
        file.write(msgspec.json.encode(line) + b"\n")
        file.flush()

    def _take_up(self, file: BinaryIO) -> None:
        """Read the whole lines of a file, take a torn last one away, and write the first where there is none."""
        file.seek(0)
        data = file.read()
        *lines, torn = data.split(b"\n")
        if lines:
            self._check_terms(lines[0])
        elif not b'{"game":'.startswith(torn[:8]):
            raise _damaged(1)  # no file of ours: nothing of it may be lost
        for number, line in enumerate(lines[1:], 2):
            self._read(line, number)
        if torn:
            file.truncate(len(data) - len(torn))
        if not lines:
            self._write(file, self.terms)

    def _check_terms(self, line: bytes) -> None:
        from starboard.kernel import InvalidOptions, Refusal

        try:
            found = msgspec.json.decode(line, type=Terms)
        except (msgspec.DecodeError, RecursionError):
            raise _damaged(1) from None
        # As a file would have them: JSON knows no tuples, and one kind of number.
        ours = msgspec.json.decode(msgspec.json.encode(self.terms), type=Terms)
        for name in Terms.__struct_fields__:
            if getattr(found, name) != getattr(ours, name):
                raise InvalidOptions(Refusal("", "arena-other", (("what", name),)))

    def _read(self, line: bytes, number: int) -> None:
        try:
            result = msgspec.json.decode(line, type=Result)
        except (msgspec.DecodeError, RecursionError):
            raise _damaged(number) from None
        seats = self.terms.seats
        placed = 0 if result.unfinished else seats
        whole = len(result.replaced) == len(result.times) == seats and len(result.ranking) == placed
        if (
            not whole
            or result.number < 0
            or result.number in self.games
            or self._schedule.fixture(result.number).bots != result.bots
        ):
            raise _damaged(number)
        self.games[result.number] = result


def _damaged(line: int) -> StarboardError:
    from starboard.kernel import InvalidRecord, Refusal

    return InvalidRecord(Refusal("", "arena-damaged", (("line", line),)))


def lock(file: BinaryIO | FileIO, busy: str) -> None:
    """Hold a file as long as it is open, where the system can; raise InvalidOptions, so called, where another does."""
    from starboard.kernel import InvalidOptions, Refusal

    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InvalidOptions(Refusal("", busy)) from None
