"""Telling everybody at a table what has changed: each line what its viewer may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from starboard.table import exits
from starboard.table.faults import note_fault

if TYPE_CHECKING:
    from starboard.table.live import Live
    from starboard.texts import Texts

encode: Final = msgspec.json.Encoder().encode


def broadcast(live: Live, since: int) -> None:
    """Tell every line what came after an entry."""
    made: dict[tuple[int, str, bool, bool], bytes] = {}
    words: dict[str, Texts] = {}
    public: dict[tuple[str, bool], int] = {}
    for line in live.lines:
        key = (line.viewer, line.language, line.host, line.raw)
        if key not in made:
            texts = words.setdefault(line.language, exits.spoken(live.standing, line.language))
            try:
                made[key] = live.frames.frame(live, line, since, "update", texts, public)
            except Exception as fault:  # noqa: BLE001  # what a game's own code raises about one viewer
                note_fault("a view failed", fault, table=live.id, viewer=line.viewer)
                made[key] = b""
        if made[key]:
            line.put(made[key])
        else:
            line.close()


def tell_presence(live: Live) -> None:
    """Tell every line who is there and how many watch, where that has changed."""
    shown = live.presence.changed()
    if shown is not None:
        _tell_all(live, {"type": "presence", "table": live.id, "present": shown[0], "watching": shown[1]})


def tell_clocks(live: Live) -> None:
    """Tell every line how much time there is."""
    _tell_all(live, {"type": "clocks", "table": live.id, "clocks": live.clocks_json()})


def _tell_all(live: Live, told: dict[str, Any]) -> None:
    frame = encode(told)
    for line in live.lines:
        line.put(frame)


def tell_wish(live: Live, seat: int) -> None:
    """Tell a seat, and nobody else, what its standing instructions are and what it answers by them."""
    answered = live.table.sealed.get(seat) if seat in live.table.asked() else None
    for line in live.lines:
        if line.viewer == seat:
            told = live.wishes_json(seat, exits.spoken(live.standing, line.language))
            line.put(encode({"type": "order", "table": live.id, **told, "answered": answered}))
