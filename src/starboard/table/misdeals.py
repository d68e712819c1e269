"""A wrong click of whoever says what chance brought at a table with a real box: the last of it can be taken back.

The record is then as if it had never been said, for nothing came of it: what lies on the table is not changed by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games import find_game
from starboard.kernel import (
    NO_ONE,
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
)
from starboard.kernel.saving import snapshot_line
from starboard.kernel.takebacks import was_seen
from starboard.table.dealing import REFEREE, dealers
from starboard.table.errors import NotAllowed, refusal

if TYPE_CHECKING:
    from starboard.kernel import Event
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


def shown(match: Match, begin: int) -> bool:
    """Whether anybody at the table has seen a piece or a secret by what chance brought last, the referee aside."""
    return was_seen(match.log[begin:], NO_ONE, match.state_at(begin), match.state, match.seats)


def unsaid(match: Match, begin: int) -> Match:
    """Return the match as it stood before an entry of its log."""
    decision = match.decision - sum(isinstance(event, Played | Sealed) for event in match.log[begin:])
    draws = match.draws - sum(isinstance(event, Came) for event in match.log[begin:])
    lines = past_lines(match)[: begin + 1]  # the start is a line too
    position = snapshot_line(match.game, Snapshot(begin, decision, draws, match.state_at(begin)))
    played = [] if "snapshot" in lines[-1] else [position]
    return load_lines([head_line(match), *lines, *played, last_line(match)], find_game)
