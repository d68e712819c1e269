"""OO-4.3 How far a flight goes from a space, and which wormholes it enters on its way."""

from __future__ import annotations

from starboard.games.oort.board import FIRST_HOLE
from starboard.games.oort.domains import CELLS, SIDE, STEP
from starboard.games.oort.state import Cloud


def flight_length(s: Cloud, direction: int, start: int) -> int:
    """OO-4.3 How many spaces a flight from the start enters before an edge, an asteroid or another rocket stops it."""
    length = s.board.reach[direction * CELLS + start]
    step = STEP[direction]
    own = s.rockets[s.turn]  # OO-4.15 the own starting space counts as empty
    for rocket in s.rockets:
        if rocket != own and (rocket - start) % step == 0:
            ahead = (rocket - start) // step
            if 0 < ahead <= length:
                length = ahead - 1
    return length


def slide(s: Cloud, direction: int, start: int) -> int:
    """OO-4.3 Where a flight from the start ends; the start itself where the first space is blocked (OO-4.10)."""
    return start + STEP[direction] * flight_length(s, direction, start)


def entered(s: Cloud, direction: int) -> list[int]:
    """OO-4.7 The wormholes that the turn's flight enters if it does not jump."""
    own = s.rockets[s.turn]
    first = FIRST_HOLE[direction * CELLS + own]
    if not first:
        return []
    length = flight_length(s, direction, own)
    return [own + STEP[direction] * distance for distance in range(first, length + 1, SIDE)]
