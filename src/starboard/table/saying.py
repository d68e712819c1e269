"""The log as anybody is told it, entry by entry: the part of the one exit (`exits`) that speaks of what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from starboard.kernel import Event, StarboardError, event_of
from starboard.kernel.log import is_for
from starboard.kernel.saving import NONSENSE
from starboard.kernel.views import seen_by
from starboard.table.entries import (
    Aborted,
    Began,
    Claimed,
    Coloured,
    Conceded,
    Consented,
    Created,
    Entry,
    Followed,
    Handed,
    Held,
    Hinted,
    Left,
    Moved,
    Muted,
    Planned,
    Renewed,
    Ruled,
    Said,
    Stepped,
    TookBack,
    WantsBack,
    Worded,
)
from starboard.table.exits import REFEREE
from starboard.table.settings import BotSeat
from starboard.texts.words import as_json

if TYPE_CHECKING:
    from starboard.table.table import Table
    from starboard.texts import Texts
    from starboard.texts.words import Json

encode: Final = msgspec.json.Encoder().encode

TOLD: Final[dict[type[Entry], tuple[str, ...]]] = {
    Worded: ("seat",),
    Left: ("seat", "kicked"),
    Handed: ("seat", "how"),
    Planned: ("seat", "plan"),
    Coloured: ("seat", "hue"),
    Renewed: ("kind",),
    WantsBack: ("seat", "moves"),
    Consented: ("seat", "yes"),
    Hinted: ("seat", "number"),
    Muted: ("seat", "muted"),
    Stepped: ("seat", "bot", "why"),
    Conceded: ("seat",),
    Aborted: ("seat", "why"),
    Followed: ("table",),
    Held: ("seconds",),
}
"""What is told of the entries that have nothing to be put into words. What is not named here is told to nobody."""


class Heard:
    """The events of an entry: what is said of them is made once for all who hear the same."""

    def __init__(self, table: Table, entry: Moved | TookBack | Began | Ruled) -> None:
        match = table.match
        assert match is not None
        self._game: Final = match.game.name
        self._over: Final = match.over
        self._events: Final = [read for line in entry.lines if (read := read_event(table, line)) is not None]
        self._said: Final[dict[tuple[str, tuple[int, ...]], tuple[list[Event], Raw]]] = {}

    def json(self, viewer: int, texts: Texts) -> Raw:
        """Tell a viewer of them."""
        heard = _heard(self._events, viewer, over=self._over)
        key = texts.language, tuple([id(event) for event in heard])
        if key not in self._said:
            told = [{**as_json(event), "text": said or None} for event, said in texts.told(self._game, heard)]
            self._said[key] = heard, Raw(encode(told))  # as long as the events are kept, nothing else has their ids
        return self._said[key][1]


def heard(table: Table, entry: Entry) -> Heard | None:
    """Return the events of an entry of the match; None for any other."""
    return Heard(table, entry) if isinstance(entry, Moved | TookBack | Began | Ruled) else None


def last_said(table: Table, viewer: int, texts: Texts, entry: Moved | TookBack | Began | Ruled) -> str:
    """Say the last of the events of an entry of which there is something to say to the viewer; nothing for none."""
    match = table.match
    assert match is not None
    events = [read for line in entry.lines if (read := read_event(table, line)) is not None]
    told = texts.told(match.game.name, _heard(events, viewer, over=match.over))
    return next((said for _, said in reversed(list(told)) if said), "")


def entry_json(
    table: Table, viewer: int, texts: Texts, seq: int, at: float, entry: Entry, events: Heard | None = None
) -> Json:
    """Tell a viewer of one entry, its events in sentences; `events` are its own where they were read before."""
    told: Json = {"seq": seq, "at": round(at, 3), "is": _tag(entry), "text": entry_said(entry, texts)}
    events = events or heard(table, entry)
    if events is not None:
        told["events"] = events.json(viewer, texts)
    if isinstance(entry, Moved):
        told |= {"seat": entry.seat if entry.seat >= 0 else None, "by": entry.by, "turn": _turn(entry)}
    elif isinstance(entry, TookBack):
        told |= {"seat": entry.seat, "agreed": entry.agreed, "after": table.standing.stood_after(seq)}
    elif isinstance(entry, Ruled):
        told |= {"before": entry.before, "after": entry.after}
    elif isinstance(entry, Created):
        told |= {"game": entry.game}
    elif isinstance(entry, Claimed):
        told |= {"seat": entry.seat, "name": entry.name}
    elif isinstance(entry, Said):
        told |= {"seat": entry.seat, "name": texts.seat(entry.seat)}
        told |= {"phrase": entry.phrase, "text": entry.text or texts.message(f"phrase-{entry.phrase}")}
    elif isinstance(entry, Began):
        told |= {"turn": _turn(entry)}
    else:
        told |= {name: getattr(entry, name) for name in TOLD[type(entry)]}
    return told


def _turn(entry: Moved | Began) -> int | None:
    """Return the seat whose turn began by an entry, None where none did."""
    return entry.turn if entry.turn >= 0 else None


def _tag(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def _heard(events: list[Event], viewer: int, *, over: bool) -> list[Event]:
    """Return what a viewer hears of events, by the rule of `Match.events_for`."""
    if over or viewer == REFEREE:
        return events
    return [seen_by(event, viewer) for event in events if is_for(event, viewer)]


def read_event(table: Table, line: dict[str, Any]) -> Event | None:
    """Return the event of a line of the match; None for a position, and for what only older rules had words for."""
    if "snapshot" in line:
        return None
    try:
        return event_of(table.game, line)
    except (*NONSENSE, StarboardError):
        return None


def entry_said(entry: Entry, texts: Texts) -> str | None:
    """Return an entry in a sentence; None where its events say all, or nobody needs to hear of it."""
    seat = getattr(entry, "seat", -1)
    who = texts.seat(seat) if seat >= 0 else ""
    if isinstance(entry, Planned):
        return texts.message("entry-planned-bot" if isinstance(entry.plan, BotSeat) else "entry-planned", seat=who)
    if isinstance(entry, Renewed):
        return texts.message(f"entry-renewed-{entry.kind}")
    if isinstance(entry, Left):
        return texts.message("entry-kicked" if entry.kicked else "entry-left", seat=who)
    if isinstance(entry, Handed):
        return texts.message("entry-handed" if entry.how == "device" else "entry-new-keys", seat=who)
    if isinstance(entry, WantsBack):
        return texts.message("entry-wantsback", seat=who, moves=entry.moves)
    if isinstance(entry, Consented):
        return texts.message("entry-agreed" if entry.yes else "entry-refused", seat=who)
    if isinstance(entry, Hinted):
        return texts.message("entry-hinted", seat=who)
    if isinstance(entry, Muted):
        return texts.message("entry-muted" if entry.muted else "entry-unmuted", seat=who)
    if isinstance(entry, Stepped):
        return texts.message(f"entry-stepped-{entry.why}", seat=who)
    if isinstance(entry, Ruled):
        return texts.message("entry-ruled", before=entry.before, after=entry.after)
    if isinstance(entry, Claimed | Conceded):
        return texts.message("entry-claimed" if isinstance(entry, Claimed) else "entry-conceded", seat=who)
    plain = {Began: "entry-began", Aborted: "entry-aborted", Followed: "entry-followed", Held: "entry-held"}
    message = plain.get(type(entry))
    return texts.message(message) if message else None
