"""The frames of a table: what came since, and how it stands now, for one line; what many are told is made once.

While a window is open, how long a frame is says nothing of what its viewer holds, has answered or has ordered: it is
filled up by spaces to what a spectator would be sent and some room.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from starboard.kernel import SPECTATOR
from starboard.table import exits
from starboard.table.dealing import REFEREE
from starboard.table.line import Line
from starboard.table.saying import Heard, entry_json, heard

if TYPE_CHECKING:
    from starboard.table.live import Live
    from starboard.table.noting import Noted
    from starboard.table.standing import Standing
    from starboard.texts import Texts

encode: Final = msgspec.json.Encoder().encode
MOST_TOLD: Final = 200
"""Entries in the frame of who comes at most."""
MOST_KEPT: Final = 2_000
"""Entries of all tables that are kept as they were told, each for a viewer and a language."""
MOST_WARM: Final = 500
"""Tables of which it is kept how they stand, as it was told: those that were told of last."""
ROOM: Final = 2048
"""Bytes of a frame for what only its viewer knows while a window is open; where they are not enough, twice as many."""


class Kept:
    """Entries as they were told, of the tables and viewers told of last; those of the longest ago go first."""

    def __init__(self) -> None:
        self._told: Final[OrderedDict[tuple[Any, ...], dict[int, Raw]]] = OrderedDict()
        self._size = 0

    def of(self, key: tuple[Any, ...]) -> dict[int, Raw]:
        """Return what was told by their numbers; `add` to it."""
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = {}
            self._size += 1  # of which nothing is told takes room too
        self._told.move_to_end(key)
        return found

    def add(self, told: dict[int, Raw], seq: int, made: Raw) -> None:
        """Keep one more of those that were asked for last."""
        told[seq] = made
        self._size += 1
        while self._size > MOST_KEPT and len(self._told) > 1:
            self._size -= 1 + len(self._told.popitem(last=False)[1])


_kept: Final = Kept()


NOTHING: Final = (-1, None)
"""No entry, and what is heard of it."""


class Frames:
    """Makes the frames of one table; it is made anew when the table is read again.

    It is given the table each time: who is kept by nobody else is gone at once, and need not be looked for.
    """

    __slots__ = ("_about", "_last", "_waiting")

    def __init__(self) -> None:
        # By language, with the edition or the entry that it was made for.
        self._about: Final[dict[str, tuple[int, Raw]]] = {}
        self._waiting: Final[dict[str, tuple[int, Raw]]] = {}
        self._last: tuple[int, Heard | None] = NOTHING

    def cool(self) -> None:
        """Keep nothing: it is made again when somebody is told of the table."""
        self._about.clear()
        self._waiting.clear()
        self._last = NOTHING

    def frame(
        self,
        live: Live,
        line: Line,
        since: int,
        kind: str,
        texts: Texts,
        public: dict[tuple[str, bool], int] | None = None,
    ) -> bytes:
        """Return the frame that tells a line of all that came after an entry, and how the table stands now.

        `public` has the lengths of what spectators would be sent at this moment, for whoever makes many frames.
        """
        made = encode(self._told(live, line, since, kind, texts))
        if line.viewer < 0 or not live.table.is_window():
            return made
        public = {} if public is None else public
        key = line.language, line.raw
        if key not in public:
            spectator = Line(SPECTATOR, line.language)
            spectator.raw = line.raw
            public[key] = len(encode(self._told(live, spectator, since, kind, texts)))
        length = public[key] + ROOM
        while length < len(made):
            length += ROOM
        return made.ljust(length)

    def _told(self, live: Live, line: Line, since: int, kind: str, texts: Texts) -> dict[str, Any]:
        """Return what such a frame says; who comes is told of a long log only its end, since the rest can be asked for.

        Who is there is told of all that came: a match that was begun elsewhere comes at once.
        """
        _keep_warm(self)
        first = since if kind == "update" else max(since, live.seq - MOST_TOLD)
        return {
            "type": kind,
            "table": live.id,
            "seq": live.seq,
            "you": line.viewer if line.viewer >= 0 else None,
            "referee": line.viewer == REFEREE,
            "host": line.host,
            "entries": self.entries(live, line.viewer, texts, live.notes.after(first)),
            "about": self._told_about(live.standing, texts),
            **exits.match_json(live.table, line.viewer, texts),
            **exits.raw_json(live.table, line.viewer, raw=line.raw),
            "clocks": live.clocks_json(),
            **live.wishes_json(line.viewer, texts),
            "waiting": self._told_waiting(live, texts),
            "present": live.presence.seats(),
        }

    def entries(self, live: Live, viewer: int, texts: Texts, notes: list[Noted]) -> list[Raw]:
        """Return entries as a viewer is told them; what was told before is not put into words again."""
        match = live.table.match
        over = match is not None and match.over
        kept = _kept.of((live.id, viewer, texts.language, texts.names, over))
        told: list[Raw] = []
        for note in notes:
            made = kept.get(note.seq)
            if made is None:
                made = self._entry(live, viewer, texts, note)
                _kept.add(kept, note.seq, made)
            told.append(made)
        return told

    def _entry(self, live: Live, viewer: int, texts: Texts, note: Noted) -> Raw:
        last = self._heard_last(live) if note.seq == live.seq else None
        return Raw(encode(entry_json(live.table, viewer, texts, note.seq, note.at, note.entry, last)))

    def _told_about(self, standing: Standing, texts: Texts) -> Raw:
        """Return what everybody may know of the table; made anew when its edition changed."""
        edition, told = self._about.get(texts.language, (-1, None))
        if told is None or edition != standing.edition:
            told = Raw(encode(exits.table_json(standing, texts)))
            self._about[texts.language] = standing.edition, told
        return told

    def _told_waiting(self, live: Live, texts: Texts) -> Raw:
        """Return whom everybody waits for; made anew after each entry."""
        seq, told = self._waiting.get(texts.language, (-1, None))
        if told is None or seq != live.seq:
            told = Raw(encode(exits.waiting_json(live.table, texts)))
            self._waiting[texts.language] = live.seq, told
        return told

    def _heard_last(self, live: Live) -> Heard | None:
        """Return the events of the last entry, read once for everybody who is told of it."""
        if self._last[0] != live.seq:
            self._last = live.seq, heard(live.table, live.notes[-1].entry)
        return self._last[1]


_warm: Final[OrderedDict[Frames, None]] = OrderedDict()


def _keep_warm(told: Frames) -> None:
    """Let one be the last to be cooled; the one that was told of the longest ago is, where there are too many."""
    _warm[told] = None
    _warm.move_to_end(told)
    if len(_warm) > MOST_WARM:
        _warm.popitem(last=False)[0].cool()
