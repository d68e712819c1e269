"""Entries and answers as they are kept: with their numbers and times, and chained to those before them."""

from __future__ import annotations

import msgspec

from starboard.table.entries import Entry, packed
from starboard.table.errors import LetGo
from starboard.table.store import Row, chained


class Noted(msgspec.Struct, frozen=True):
    """An entry with its number and its time."""

    seq: int
    at: float
    entry: Entry


class Notes(list[Noted]):
    """The entries of a table, of which the first may have been let go of: the store has them."""

    __slots__ = ()

    def after(self, seq: int) -> list[Noted]:
        """Return the entries after one; raise LetGo where the first of them are not at hand."""
        if not self.reach(seq):
            raise LetGo
        return self[seq + 1 - self[0].seq :]

    def reach(self, seq: int) -> bool:
        """Whether all entries after one are at hand; after -1, whether all are."""
        return self[0].seq <= seq + 1


def chained_rows(table_id: str, entries: list[Entry], at: float, chain: str = "", first: int = 0) -> list[Row]:
    """Return entries as they are stored, after those whose last hash is given."""
    made: list[Row] = []
    for seq, entry in enumerate(entries, start=first):
        data = packed(entry)
        chain = chained(chain, table_id, seq, data)
        made.append(Row(seq, at, data, chain))
    return made


class FaceDown(msgspec.Struct, frozen=True):
    """A seat's answer to an open window as it is stored, with all requests that gave or changed it."""

    texts: list[str]
    acts: list[str] = []
