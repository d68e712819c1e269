"""A match as the entries of its table, move by move: also one begun elsewhere, so that it can be looked back at.

By it nobody learns what a table that was there from the beginning would not have told: an entry is told to a viewer as
any is, a position shown as the viewer's seat saw it then. Answers that lay face down are one entry, which names nobody,
and those to a window that is still open are none: how many there are nobody may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel import SPECTATOR, Played, Sealed, asked_unseen, head_line, past_lines
from starboard.kernel.log import is_for
from starboard.table.entries import NOBODY, Began, Moved
from starboard.table.turns import Turns

if TYPE_CHECKING:
    from starboard.kernel import Match

WINDOW, RECORD = "window", "record"


def retold(match: Match) -> list[Began | Moved]:
    """Return the entries of a match: how it began, and each move with all that came of it."""
    lines, start, begun = past_lines(match), match.snapshots[0].entries, _begun(match)
    ends = [*[place for place, _, _ in begun], len(match.log)]
    at = [place + (place >= start) for place in ends[:-1]] + [len(lines)]  # the start is a line too
    asked, turns = [*[seat for _, seat, _ in begun], match.seat], Turns(match)
    turn = [turns.until(end, seat) for end, seat in zip(ends, asked, strict=True)]
    told: list[Began | Moved] = [Began(head_line(match), lines[: at[0]], turn[0])]
    for number, (_, seat, by) in enumerate(begun):
        mover, after = NOBODY if by == WINDOW else seat, number + 1
        over = match.over and after == len(begun)
        told.append(Moved(mover, at[number], lines[at[number] : at[after]], by, over=over, turn=turn[after]))
    return told


def _begun(match: Match) -> list[tuple[int, int, str]]:
    """Return where in the log moves begin, who was asked there, and whether it was by a window.

    What was played under older rules can no more be shown: while a match goes on, it belongs to how it began.
    """
    begun: list[tuple[int, int, str]] = []
    unseen = False
    for place, event in enumerate(match.log):
        before, unseen = unseen, not is_for(event, SPECTATOR)
        if unseen and not before:
            begun.append((place, event.seat if isinstance(event, Sealed) else NOBODY, WINDOW))
        elif isinstance(event, Played) and not event.joined:
            begun.append((place, event.seat, RECORD))
    if unseen and asked_unseen(match.state):
        begun.pop()
    first = 0 if match.over else match.snapshots[0].entries
    return [one for one in begun if one[0] >= first]
