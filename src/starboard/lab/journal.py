"""What a process has done in the game that it plays, written down as it goes on: it outlives the process.

Whoever watches reads two things from it: that something happens, since it grows, and where to go on when it ended.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

Entry = list[str | int | float | bool]
"""`begin` with the game's world and number, `ask` with a seat, `fault` with its kind and words, `play` with an action's
text, the milliseconds that it took (-1 where they tell nothing) and whether a replacement decided."""


class Unwritten(BaseException):
    """The journal cannot be written, as on a full disk: what is played then is no game, whoever raises what."""

    def __init__(self, fault: OSError) -> None:
        super().__init__(fault)
        self.fault: Final = fault


class Journal:
    """The journal of a process, which holds one game after another; raise Unwritten where it cannot be written."""

    def __init__(self, path: Path) -> None:
        try:
            self._file: Final = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        except OSError as fault:
            raise Unwritten(fault) from fault

    def begin(self, world: int, number: int) -> None:
        """Begin with a game: nothing of the one before it stays. The file does, which costs less than a new one."""
        try:
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
        except OSError as fault:
            raise Unwritten(fault) from fault
        self.write("begin", world, number)

    def write(self, *entry: str | float | bool) -> None:
        """Add an entry. It is with the system before this returns, so that the end of a process cannot take it."""
        try:
            os.write(self._file, msgspec.json.encode(entry) + b"\n")
        except OSError as fault:
            raise Unwritten(fault) from fault

    def close(self) -> None:
        """Write no more."""
        os.close(self._file)


def entries(path: Path) -> list[Entry]:
    """Return what is in a journal, whoever writes it meanwhile; nothing where there is none."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    return [json.loads(line) for line in data.split(b"\n")[:-1]]


def size(path: Path) -> int:
    """Return how much is in a journal."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
