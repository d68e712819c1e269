"""A wrong click of whoever says what chance brought at a table with a real box: the last of it can be taken back.

The record is then as if it had never been said, for nothing came of it: what lies on the table is not changed by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games import find_game
from starboard.kernel import (
    EVERYONE,
    SPECTATOR,
    UNKNOWN,
    Came,
    Match,
    Played,
    Refusal,
    Sealed,
    Snapshot,
    UndoBarred,
    asked_unseen,
    head_line,
    last_line,
    load_lines,
    past_lines,
    view,
)
from starboard.kernel.guesses import visible_pieces
from starboard.kernel.log import is_for
from starboard.kernel.saving import snapshot_line
from starboard.kernel.views import secrets, seen_by, shows_a_piece
from starboard.table.dealing import REFEREE, dealers
from starboard.table.errors import NotAllowed, refusal

if TYPE_CHECKING:
    from starboard.kernel import Event, State
    from starboard.table.table import Table


def last_said(table: Table, viewer: int) -> int:
    """Return where in the log begins what a viewer said last that chance brought.

    Raise UndoBarred where nothing was said, somebody has decided since or is just deciding face down, and NotAllowed
    where it was not the viewer's to say.
    """
    match = table.playing
    begin = next((k for k in range(len(match.log) - 1, -1, -1) if _decides(match.log[k])), -1)
    if begin < match.snapshots[0].entries or not match.scripted:
        raise UndoBarred(Refusal("", "nothing-to-undo"))
    if not isinstance(match.log[begin], Came) or asked_unseen(match.state):
        raise UndoBarred(refusal("table-decided-since"))
    if viewer != REFEREE and viewer not in dealers(table, match.state_at(begin)):
        raise NotAllowed(refusal("table-referee-only"))
    return begin


def _decides(event: Event) -> bool:
    return isinstance(event, Came | Played | Sealed)


def was_seen(match: Match, begin: int) -> bool:
    """Whether anybody at the table has seen a piece or a secret by what chance brought last, the referee aside."""
    before, since = match.state_at(begin), match.log[begin:]
    if any(event.TELLING or any(field.by != EVERYONE for field in type(event).FIELDS) for event in since[1:]):
        return True
    return any(_learned(viewer, since, before, match.state) for viewer in range(SPECTATOR, match.seats))


def _learned(viewer: int, since: list[Event], before: State, after: State) -> bool:
    if any(is_for(event, viewer) and shows_a_piece(seen_by(event, viewer)) for event in since):
        return True
    known = visible_pieces(view(before, viewer))
    for name, pieces in visible_pieces(view(after, viewer)).items():
        left = known.get(name, []).copy()
        for piece in pieces:
            if piece not in left:
                return True
            left.remove(piece)
    kept = secrets(after, viewer)
    return any(
        secret not in (UNKNOWN, ()) and kept.get(place) != secret for place, secret in secrets(before, viewer).items()
    )


def unsaid(match: Match, begin: int) -> Match:
    """Return the match as it stood before an entry of its log."""
    decision = match.decision - sum(isinstance(event, Played | Sealed) for event in match.log[begin:])
    draws = match.draws - sum(isinstance(event, Came) for event in match.log[begin:])
    lines = past_lines(match)[: begin + 1]  # the start is a line too
    position = snapshot_line(match.game, Snapshot(begin, decision, draws, match.state_at(begin)))
    played = [] if "snapshot" in lines[-1] else [position]
    return load_lines([head_line(match), *lines, *played, last_line(match)], find_game)
