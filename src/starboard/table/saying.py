"""The entries of a table's log in sentences, for `exits` to tell: nothing of them that not everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.table.entries import (
    Aborted,
    Began,
    Claimed,
    Conceded,
    Consented,
    Entry,
    Followed,
    Handed,
    Held,
    Left,
    Muted,
    Planned,
    Ruled,
    Stepped,
    WantsBack,
)
from starboard.table.settings import BotSeat

if TYPE_CHECKING:
    from starboard.texts import Texts


def entry_said(entry: Entry, texts: Texts) -> str | None:
    """Return an entry in a sentence; None where its events say all, or nobody needs to hear of it."""
    seat = getattr(entry, "seat", -1)
    who = texts.seat(seat) if seat >= 0 else ""
    if isinstance(entry, Planned):
        return texts.message("entry-planned-bot" if isinstance(entry.plan, BotSeat) else "entry-planned", seat=who)
    if isinstance(entry, Left):
        return texts.message("entry-kicked" if entry.kicked else "entry-left", seat=who)
    if isinstance(entry, Handed):
        return texts.message("entry-handed" if entry.how == "device" else "entry-new-keys", seat=who)
    if isinstance(entry, WantsBack):
        return texts.message("entry-wantsback", seat=who, moves=entry.moves)
    if isinstance(entry, Consented):
        return texts.message("entry-agreed" if entry.yes else "entry-refused", seat=who)
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
