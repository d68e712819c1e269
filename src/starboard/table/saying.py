"""The log as anybody is told it, entry by entry: the part of the one exit (`exits`) that speaks of what happened."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from starboard.kernel import SPECTATOR, Came, Event, Game, Played, Record, Sealed, StarboardError, as_json, event_of
from starboard.kernel.loading import NONSENSE
from starboard.kernel.log import is_for
from starboard.kernel.records import EVERYONE, UNKNOWN
from starboard.kernel.views import seen_by
from starboard.table.dealing import REFEREE
from starboard.table.entries import (
    Aborted,
    Began,
    Broke,
    Claimed,
    Coloured,
    Conceded,
    Consented,
    Created,
    Entry,
    Faulted,
    Followed,
    Handed,
    Held,
    Hinted,
    Left,
    Moved,
    Muted,
    Named,
    Planned,
    Renewed,
    Ruled,
    Said,
    Shared,
    Stepped,
    TookBack,
    WantsBack,
    Worded,
)
from starboard.table.settings import BotSeat

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
    Named: ("seat",),
    Renewed: ("kind",),
    Shared: (),
    Consented: ("seat", "yes"),
    Hinted: ("seat", "number"),
    Muted: ("seat", "muted"),
    Stepped: ("seat", "bot", "why"),
    Faulted: ("seat", "bot", "what", "plays"),
    Broke: ("report",),
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
        self._game: Final = match.game
        self._over: Final = match.over
        self._events: Final = [read for line in entry.lines if (read := read_event(table, line)) is not None]
        self._said: Final[dict[tuple[str, tuple[int, ...]], tuple[list[Event], Raw]]] = {}

    def json(self, viewer: int, texts: Texts) -> Raw:
        """Tell a viewer of them."""
        heard = _heard(self._events, viewer, over=self._over)
        key = texts.language, tuple([id(event) for event in heard])
        if key not in self._said:
            name = self._game.name
            told = [_event_json(name, event, said, texts) for event, said in texts.told(name, heard)]
            self._said[key] = heard, Raw(encode(told))  # as long as the events are kept, nothing else has their ids
        return self._said[key][1]

    def bars(self, viewer: int, entry: Moved) -> str | None:
        """Return why the viewer cannot take back freely what came before a move, or the move itself; None where it can.

        It is read from what the viewer hears of it, so that it tells nothing else.
        """
        if self._over:
            return None
        heard = _heard(self._events, viewer, over=False)
        if any(isinstance(event, Came) for event in heard):
            return "chance"
        if entry.by == "window" and not any(isinstance(event, Played) for event in heard):
            return "window"
        if any(_shows(self._game, event, viewer) for event in heard):
            return "seen"
        return "other" if 0 <= viewer != entry.seat >= 0 else None


def _event_json(game: str, event: Event, said: str, texts: Texts) -> Json:
    """Tell of an event: fields, what a decision is about, sentence and rule, what begins by it, who loses.

    What the sentence calls cards, and other values of which more can be read, stands beside it.
    """
    told: Json = {**as_json(event), "text": said or None}
    called = texts.named(game, event, said)
    if called:
        told["called"] = called
    rule = event.RULE
    if isinstance(event, Played | Sealed):
        told["on"], rule = as_json(event.action), event.action.RULE
    if rule:
        told["rule"] = rule
    if texts.begins(game, event):
        told["begins"] = True
    begun = texts.round(game, event)
    if begun is not None:
        told["round_begins"] = begun
    loser = texts.loser(game, event)
    if loser is not None:
        told["loses"] = loser
    return told


def _shows(game: Game[Any], event: Event, viewer: int) -> bool:
    """Whether an event, as a viewer hears it, shows somebody a piece or a secret: as the kernel judges take-backs."""
    if isinstance(event, Sealed):
        return False  # who hears of it decided it
    if isinstance(event, Played):
        return _names_a_piece(game, event if event.seat != viewer else seen_by(event, SPECTATOR))
    return event.TELLING or _names_a_piece(game, event) or any(field.by != EVERYONE for field in type(event).FIELDS)


def _names_a_piece(game: Game[Any], value: Any) -> bool:
    """Whether a record, as somebody sees it, names a piece that may have been hidden."""
    if isinstance(value, Record):
        return any(
            _is_known(inner) if field.domain.name in pools(game) else _names_a_piece(game, inner)
            for field in type(value).FIELDS
            if (inner := getattr(value, field.name)) is not None
        )
    return isinstance(value, tuple) and any(_names_a_piece(game, item) for item in value)


def _is_known(value: Any) -> bool:
    return any(map(_is_known, value)) if isinstance(value, tuple) else value != UNKNOWN


@cache
def pools(game: Game[Any]) -> frozenset[str]:
    """Return the names of the domains whose values are pieces."""
    kinds = game.codec.kinds.values()
    return frozenset(field.domain.name for kind in kinds for field in kind.FIELDS if field.domain.pool)


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
        told |= {"seat": _seat(entry), "by": entry.by, "turn": _turn(entry)}
        told["bars"] = None if events is None else events.bars(viewer, entry)
    elif isinstance(entry, TookBack):
        told |= {"seat": _seat(entry), "agreed": entry.agreed, "after": table.standing.stood_after(seq)}
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
    elif isinstance(entry, WantsBack):
        told |= {"seat": _seat(entry), "moves": entry.moves}
    else:
        told |= {name: getattr(entry, name) for name in TOLD[type(entry)]}
    return told


def _seat(entry: Moved | TookBack | WantsBack) -> int | None:
    """Return whose doing an entry is, None where it is no seat's."""
    return entry.seat if entry.seat >= 0 else None


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
    if isinstance(entry, WantsBack) and not entry.moves:
        return texts.message("entry-wants-unsaid", seat=who, referee="no" if who else "yes")
    if isinstance(entry, TookBack) and not entry.lines:
        return texts.message("entry-unsaid", seat=who, referee="no" if who else "yes")
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
    if isinstance(entry, Faulted):
        failed = texts.message(f"entry-faulted-{entry.what}", bot=texts.bot(entry.bot, entry.seat))
        return f"{failed} {texts.message('program-replaced' if entry.plays else 'program-helped')}"
    if isinstance(entry, Ruled):
        return texts.message("entry-ruled", before=entry.before, after=entry.after)
    if isinstance(entry, Claimed | Conceded):
        return texts.message("entry-claimed" if isinstance(entry, Claimed) else "entry-conceded", seat=who)
    plain = {
        Began: "entry-began",
        Broke: "entry-broke",
        Shared: "entry-shared",
        Aborted: "entry-aborted",
        Followed: "entry-followed",
        Held: "entry-held",
    }
    message = plain.get(type(entry))
    return texts.message(message, report=getattr(entry, "report", "")) if message else None
