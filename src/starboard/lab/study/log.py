"""The games of a study that are over and in no table yet, in a file that only grows: it is gone when all are.

A game is written when it is over, behind a mark, its length and the sum of its bytes. So a file that was broken off
holds whole games and at most a torn last one, which is cut away; and where one is damaged, those behind it are found.
"""

from __future__ import annotations

import os
import struct
import zlib
from mmap import ACCESS_READ, mmap
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from starboard.lab.results import Result, lock
from starboard.lab.worker import Over

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO
    from pathlib import Path

MARK: Final = b"\x00game\xff\x00\n"
HEAD: Final = struct.Struct("<8sII")
"""The mark, how long a game is, and the sum of its bytes."""


class Log:
    """The log of one study, held as long as it is open."""

    def __init__(self, path: Path, first: int = 0) -> None:
        """Begin it or go on with it: games before the first that is wanted are in tables already, and none of its own.

        Raise InvalidOptions where somebody else writes it, OSError as ever.
        """
        # Nothing waits in a buffer: what does not fit on a disk would wait there for ever.
        self._file: Final[FileIO] = path.open("a+b", buffering=0)
        try:
            lock(self._file, "lab-busy")
            found, self._end = _found(self._file)
            self._places: Final = {game: place for game, place in found.items() if game[1] >= first}
            """Where each game is, by world and number."""
            self._file.truncate(self._end)
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
        return _read(self._file, self._places)

    def add(self, over: Over) -> None:
        """Keep a game; where that fails, as on a full disk, the games before it stay."""
        data = _ENCODER.encode((over.world, msgspec.structs.replace(over.result, times=()), over.notes))
        left = HEAD.pack(MARK, len(data), zlib.crc32(data)) + data
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError:
            os.ftruncate(self._file.fileno(), self._end)
            raise
        self._places[over.world, over.result.number] = self._end
        self._end += HEAD.size + len(data)


def logged(path: Path) -> Iterator[Over]:
    """Yield the games of a log by world and number, whoever writes it meanwhile; none where there is no such file."""
    try:
        with path.open("rb", buffering=0) as file:
            yield from _read(file, _found(file)[0])
    except FileNotFoundError:
        return


def _found(file: FileIO) -> tuple[dict[tuple[int, int], int], int]:
    """Return where the whole games of a file are, by world and number, and where the last of them ends."""
    places: dict[tuple[int, int], int] = {}
    end = 0
    if os.fstat(file.fileno()).st_size:
        with mmap(file.fileno(), 0, access=ACCESS_READ) as data:
            at = data.find(MARK)
            while at >= 0:
                over = _over(data, at)
                if over is None:
                    at = data.find(MARK, at + 1)
                    continue
                places[over.world, over.result.number] = at
                at = end = at + HEAD.size + HEAD.unpack_from(data, at)[1]
                at = data.find(MARK, at)
    return places, end


def _read(file: FileIO, places: dict[tuple[int, int], int]) -> Iterator[Over]:
    if places:
        with mmap(file.fileno(), 0, access=ACCESS_READ) as data:
            for key in sorted(places):
                over = _over(data, places[key])
                if over is not None:
                    yield over


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(tuple[int, Result, bytes])


def _over(data: mmap, at: int) -> Over | None:
    """Return the game at a place; None where there is no whole one."""
    if at + HEAD.size > len(data):
        return None
    _, length, sum_of_bytes = HEAD.unpack_from(data, at)
    found = data[at + HEAD.size : at + HEAD.size + length]
    return Over(*_DECODER.decode(found)) if len(found) == length and zlib.crc32(found) == sum_of_bytes else None
