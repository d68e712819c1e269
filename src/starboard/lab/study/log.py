"""The games of a study that are over, in a file that only grows: it is gone when all are in tables.

A game is written when it is over, with its length and a sum of its bytes before it, so that a file that was broken off
holds whole games and at most a torn last one, which is cut away.
"""

from __future__ import annotations

import os
import struct
import zlib
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from starboard.lab.results import Result, lock
from starboard.lab.worker import Over

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO
    from pathlib import Path

HEAD: Final = struct.Struct("<II")
"""How long a game is, and the sum of its bytes."""


class Log:
    """The log of one study, held as long as it is open."""

    def __init__(self, path: Path) -> None:
        """Begin it or go on with it; raise InvalidOptions where somebody else writes it, OSError as ever."""
        # Nothing waits in a buffer: what does not fit on a disk would wait there for ever.
        self._file: Final[FileIO] = path.open("a+b", buffering=0)
        self._places: Final[dict[tuple[int, int], int]] = {}
        """Where each game is, by world and number."""
        self._end = 0
        try:
            lock(self._file, "lab-busy")
            self._take_up()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, game: tuple[int, int]) -> bool:
        return game in self._places

    def __iter__(self) -> Iterator[Over]:
        """Yield the games by world and number."""
        for key in sorted(self._places):
            yield self._at(self._places[key])

    def add(self, over: Over) -> None:
        """Keep a game; where that fails, as on a full disk, the games before it stay."""
        data = _ENCODER.encode((over.world, msgspec.structs.replace(over.result, times=()), over.notes))
        left = HEAD.pack(len(data), zlib.crc32(data)) + data
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError:
            os.ftruncate(self._file.fileno(), self._end)
            raise
        self._places[over.world, over.result.number] = self._end
        self._end += HEAD.size + len(data)

    def _take_up(self) -> None:
        """Find the games of the file, and cut away what is no whole game at its end."""
        size = self._file.seek(0, os.SEEK_END)
        while (over := self._next(size)) is not None:
            self._places[over.world, over.result.number] = self._end
            self._end = self._file.tell()
        if self._end < size:
            self._file.truncate(self._end)

    def _next(self, size: int) -> Over | None:
        """Return the game at the end of what is known; None where there is no whole one."""
        self._file.seek(self._end)
        head = self._file.read(HEAD.size)
        if len(head) < HEAD.size or self._end + HEAD.size + HEAD.unpack(head)[0] > size:
            return None
        length, sum_of_bytes = HEAD.unpack(head)
        data = self._file.read(length)
        return _over(data) if zlib.crc32(data) == sum_of_bytes else None

    def _at(self, place: int) -> Over:
        self._file.seek(place)
        length, _ = HEAD.unpack(self._file.read(HEAD.size))
        return _over(self._file.read(length))


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(tuple[int, Result, bytes])


def _over(data: bytes) -> Over:
    return Over(*_DECODER.decode(data))
