"""The frames of a table: what came since, and how it stands now, for one line; what many are told is made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from starboard.table import exits
from starboard.table.saying import Heard, entry_json, heard

if TYPE_CHECKING:
    from starboard.table.line import Line
    from starboard.table.live import Live
    from starboard.texts import Texts

encode: Final = msgspec.json.Encoder().encode
MOST_TOLD: Final = 200
"""Entries in one frame at most."""


class Frames:
    """Makes the frames of one table; it is made anew when the table is read again."""

    def __init__(self, live: Live) -> None:
        self._live: Final = live
        # By language, with the edition or the entry that it was made for.
        self._about: Final[dict[str, tuple[int, Raw]]] = {}
        self._waiting: Final[dict[str, tuple[int, Raw]]] = {}
        self._last: tuple[int, Heard | None] = (-1, None)

    def frame(self, line: Line, since: int, kind: str, texts: Texts) -> bytes:
        """Return the frame that tells a line of all that came after an entry, and how the table stands now."""
        return encode(self.told(line, since, kind, texts))

    def told(self, line: Line, since: int, kind: str, texts: Texts) -> dict[str, Any]:
        """Return what such a frame says; of a long log only its end, since the rest can be asked for."""
        live = self._live
        last, since = self._heard_last(), max(since, live.seq - MOST_TOLD)
        told = [
            entry_json(
                live.table, line.viewer, texts, note.seq, note.at, note.entry, last if note.seq == live.seq else None
            )
            for note in live.notes[since + 1 :]
        ]
        return {
            "type": kind,
            "table": live.id,
            "seq": live.seq,
            "you": line.viewer if line.viewer >= 0 else None,
            "referee": line.viewer == exits.REFEREE,
            "host": line.host,
            "entries": told,
            "about": self._told_about(texts),
            **exits.match_json(live.table, line.viewer, texts),
            **exits.raw_json(live.table, line.viewer, raw=line.raw),
            "clocks": live.clocks_json(),
            "until": live.wishes.get(line.viewer),
            "waiting": self._told_waiting(texts),
            "present": live.present(),
        }

    def _told_about(self, texts: Texts) -> Raw:
        """Return what everybody may know of the table; made anew when its edition changed."""
        standing = self._live.standing
        edition, told = self._about.get(texts.language, (-1, None))
        if told is None or edition != standing.edition:
            told = Raw(encode(exits.table_json(standing, texts)))
            self._about[texts.language] = standing.edition, told
        return told

    def _told_waiting(self, texts: Texts) -> Raw:
        """Return whom everybody waits for; made anew after each entry."""
        seq, told = self._waiting.get(texts.language, (-1, None))
        if told is None or seq != self._live.seq:
            told = Raw(encode(exits.waiting_json(self._live.table, texts)))
            self._waiting[texts.language] = self._live.seq, told
        return told

    def _heard_last(self) -> Heard | None:
        """Return the events of the last entry, read once for everybody who is told of it."""
        if self._last[0] != self._live.seq:
            self._last = self._live.seq, heard(self._live.table, self._live.notes[-1].entry)
        return self._last[1]
