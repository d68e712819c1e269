"""Tables as they stand in lists: who sits there, what is asked, what happened last and how much time there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import SPECTATOR
from starboard.table import exits, saying
from starboard.table.dealing import REFEREE
from starboard.table.entries import MOVES
from starboard.table.errors import Quarantined, UnknownTable
from starboard.table.rights import Rights
from starboard.table.visiting import may_watch

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live
    from starboard.table.store import Listing
    from starboard.table.visiting import Visitor
    from starboard.texts import Texts

BACK: Final = 3
"""Moves that are looked at for a sentence about what happened last."""


async def listed(
    house: House, found: list[Listing], language: str, visitor: Visitor | None = None
) -> list[dict[str, Any]]:
    """Tell of tables; with a visitor, what is asked of them there and what they see."""
    told: list[dict[str, Any]] = []
    for one in found:
        try:
            live = await house.live(one.id)
        except (Quarantined, UnknownTable):
            continue  # one that is damaged hides no other
        held = Rights() if visitor is None else await visitor.rights(live)
        texts = exits.spoken(live.standing, language)
        table: dict[str, Any] = {"id": one.id, "changed": one.changed, "waits_for": list(live.table.asked())}
        table |= exits.table_json(live.standing, texts)
        if may_watch(live, held):
            table |= _glance(live, _viewer(live, held), texts)
        if visitor is not None:
            asks = [seat for seat in held.seats if exits.asks(live.table, seat)]
            table["yours"] = list(held.seats)
            table["your_turn"] = bool(asks) or (held.referee and exits.asks(live.table, REFEREE))
        told.append(table)
    return told


def _viewer(live: Live, held: Rights) -> int:
    """Return through whose eyes somebody with several seats sees a table: those of one that is asked."""
    asked = [seat for seat in held.seats if exits.asks(live.table, seat)]
    return asked[0] if asked else held.viewer if held != Rights() else SPECTATOR


def _glance(live: Live, viewer: int, texts: Texts) -> dict[str, Any]:
    """Tell in a few words how a table stands."""
    outcome = exits.result_json(live.table, texts)
    last = ""
    moves = [note.entry for note in live.notes if isinstance(note.entry, MOVES)]
    for entry in moves[: -BACK - 1 : -1]:
        last = last or saying.last_said(live.table, viewer, texts, entry)
    return {
        "prompt": exits.prompt_said(live.table, viewer, texts),
        "last": last,
        "clocks": live.clocks_json(),
        "watching": live.presence.watching(),
        "winners": None if outcome is None else outcome.get("winners", []),
    }
