"""Which games are in tables: a file beside these says how many, and what the bytes of each table come to.

So damage anywhere in a table is found when a study is opened, and tables take the place of older ones all together.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from starboard.kernel import InvalidRecord, Refusal

if TYPE_CHECKING:
    from pathlib import Path

GAMES: Final = "games.parquet"
DECISIONS: Final = "decisions.parquet"
EVENTS: Final = "events.parquet"
RULES: Final = "rules.parquet"
FIELDS: Final = "fields.parquet"
TABLES: Final = (DECISIONS, EVENTS, RULES, FIELDS, GAMES)
KEPT: Final = "tables.json"
CHUNK: Final = 1 << 20
"""Bytes that are summed at once."""


class Sum(msgspec.Struct, frozen=True):
    """How many bytes a table has, and their sum."""

    size: int
    sum: int


class Kept(msgspec.Struct, frozen=True):
    """How many games of each world are in tables, from the first on, and the tables by name."""

    games: int
    tables: dict[str, Sum]


def fresh(folder: Path, name: str) -> Path:
    """Return where a file is written that is to take the place of one."""
    return folder / f".{name}.new"


def keep(folder: Path, games: int) -> None:
    """Let tables that are written afresh take the place of those that were there: from here on all of them count."""
    sums = {name: _sum(fresh(folder, name)) for name in TABLES}
    known = Kept(games, {name: found for name, found in sums.items() if found is not None})
    write(folder / KEPT, msgspec.json.format(msgspec.json.encode(known)) + b"\n")
    _take_place(folder, known)


def kept(folder: Path) -> int:
    """Return how many games of each world are in the tables of a folder.

    Raise InvalidRecord, `lab-damaged`, where a table is not as it was written.
    """
    try:
        known = msgspec.json.decode((folder / KEPT).read_bytes(), type=Kept)
    except FileNotFoundError:
        return 0
    except (msgspec.DecodeError, RecursionError):
        raise damaged(folder / KEPT) from None
    _take_place(folder, known)
    for name in TABLES:
        if known.tables.get(name) != _sum(folder / name):
            raise damaged(folder / name)
    return known.games


def _take_place(folder: Path, known: Kept) -> None:
    """Put every fresh table that counts in its place: whoever wrote it may have been ended in the middle of this."""
    for name in TABLES:
        path = fresh(folder, name)
        if path.exists() and _sum(path) == known.tables.get(name):
            path.replace(folder / name)


def _sum(path: Path) -> Sum | None:
    """Return the sum of a file's bytes; None where there is no such file."""
    size = found = 0
    try:
        with path.open("rb") as file:
            while data := file.read(CHUNK):
                size, found = size + len(data), zlib.crc32(data, found)
    except FileNotFoundError:
        return None
    return Sum(size, found)


def damaged(file: Path) -> InvalidRecord:
    """Return the error for a table that is not as it was written."""
    return InvalidRecord(Refusal("", "lab-damaged", (("file", str(file)),)))


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    if path.exists() and path.read_bytes() == data:
        return
    new = fresh(path.parent, path.name)
    new.write_bytes(data)
    new.replace(path)
