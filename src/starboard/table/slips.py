"""What a referee said by a slip: the file of a match tells it beside the match, which knows nothing of it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from starboard.kernel import Came, Match, StarboardError, event_line
from starboard.table.dealing import REFEREE
from starboard.table.entries import NOBODY, Began, Entry, Lines, Moved, TookBack
from starboard.table.looking import go_on

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_SLIPS: Final = 256
"""So many slips are read from a file."""


class Slip(Struct, frozen=True):
    """What somebody said by a slip that chance brought, before so many draws that stood."""

    draw: int
    chance: str
    seat: int
    agreed: bool


def slips_in(entries: Iterable[Entry]) -> list[Slip]:
    """Return what was said to have come and taken back; those of a move that is taken back happened where it began."""
    lines: Lines = []
    slips: list[Slip] = []
    for entry in entries:
        if isinstance(entry, TookBack):
            draw = sum("chance" in line for line in lines[: entry.keep])
            said = [str(line["chance"]) for line in lines[entry.keep :] if "chance" in line]
            if entry.lines:
                slips = [replace(slip, draw=min(slip.draw, draw)) for slip in slips]
            elif said:
                slips.append(Slip(draw, said[0], entry.seat, entry.agreed))
        go_on(lines, entry)
    return slips


def slips_of(match: Match, table: dict[str, Any] | None) -> list[tuple[Moved, TookBack]]:
    """Return what a file says was a slip and could have come, each said and taken back, in the order of the lines."""
    try:
        told = msgspec.convert((table or {}).get("unsaid", []), list[Slip])
    except msgspec.ValidationError:
        return []
    begun = match.snapshots[0].entries
    draws = [place for place, event in enumerate(match.log) if isinstance(event, Came)]
    found = []
    for slip in told[:MOST_SLIPS]:
        place = draws[slip.draw] if 0 <= slip.draw < len(draws) else -1
        if place < begun or not REFEREE <= slip.seat < match.seats:
            continue
        said = Match(match.game, match.seats, match.options, start=match.state_at(place), scripted=True)
        with suppress(StarboardError):
            said.happen(match.game.chances.parse(slip.chance))
            lines = [event_line(match.game, event) for event in said.log]
            keep = place + 1  # the start is a line too
            found.append((Moved(NOBODY, keep, lines, "chance"), TookBack(slip.seat, keep, [], slip.agreed)))
    return sorted(found, key=lambda one: one[0].keep)


def with_slips(played: list[Began | Moved], slips: list[tuple[Moved, TookBack]]) -> list[Entry]:
    """Return the entries with the slips where they happened."""
    found: list[Entry] = []
    for whole in played:
        rest = whole
        for slip in slips:
            place, begin = slip[0].keep, rest.keep if isinstance(rest, Moved) else 0
            if not begin <= place < begin + len(rest.lines):
                continue
            if place > begin:
                over = isinstance(rest, Moved) and rest.over
                first = replace(rest, lines=rest.lines[: place - begin], turn=NOBODY)
                found.append(replace(first, over=False) if isinstance(first, Moved) else first)
                rest = Moved(NOBODY, place, rest.lines[place - begin :], "chance", over=over, turn=rest.turn)
            found += slip
        found.append(rest)
    return found
