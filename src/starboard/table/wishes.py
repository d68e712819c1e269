"""Standing instructions for windows: pass until something happens. Private, and cancelled by what they name.

They pass open windows only; whoever is asked alone is asked always. What cancels one is read from the log, so that it
is the same after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.kernel import SEAT
from starboard.kernel.log import Came, Played, Sealed, is_for
from starboard.kernel.views import seen_by
from starboard.table.entries import Began, Entry, Moved, Ruled, Stepped, TookBack
from starboard.table.saying import read_event
from starboard.table.table import WORDS

if TYPE_CHECKING:
    from starboard.kernel import Event
    from starboard.table.table import Table

TARGETED: Final = "targeted"
MY_TURN: Final = "my-turn"
TURN_END: Final = "turn-end"


def ends(table: Table, seat: int, until: str, entry: Entry) -> bool:
    """Whether an entry cancels a seat's instruction."""
    if isinstance(entry, TookBack | Ruled | Began):
        return True
    if isinstance(entry, Stepped):
        return entry.seat == seat
    if not isinstance(entry, Moved):
        return False
    if until == MY_TURN:
        return entry.turn == seat
    if until == TURN_END:
        return entry.turn >= 0
    return until == TARGETED and _targets(table, seat, entry)


def _targets(table: Table, seat: int, entry: Moved) -> bool:
    """Whether somebody else did something to a seat, as far as it can see, or it was asked alone by a window."""
    if entry.by == "window" and any("play" in line and line["seat"] == seat for line in entry.lines):
        return True
    if entry.seat == seat:
        return False
    events = [event for line in entry.lines if (event := read_event(table, line)) is not None]
    return any(_names(table, seat, event) for event in events if is_for(event, seat))


def _names(table: Table, seat: int, event: Event) -> bool:
    """Whether an event speaks of a seat, apart from whose turn it is and from what it decided itself."""
    if isinstance(event, Played | Sealed | Came) or WORDS.begins(table.game.name, event):
        return False
    seen = seen_by(event, seat)
    return any(field.domain is SEAT and getattr(seen, field.name) == seat for field in seen.FIELDS)
