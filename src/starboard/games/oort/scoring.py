"""7. Scoring: points for tokens of each type, a bonus for sets, ties."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.domains import TYPES
from starboard.games.oort.rules import ending_of
from starboard.games.oort.state import Cloud
from starboard.kernel import Line, Outcome

TYPE_POINTS: Final = (0, 0, 1, 3, 6, 10)
"""OO-7.2 Points for 0 to 5 tokens of one type."""
SET_POINTS: Final = 5
"""OO-7.3 Points for each set of one token of each type."""


def points(bag: tuple[int, ...]) -> int:
    """OO-7.1 The points of a holding."""
    return sum([TYPE_POINTS[count] for count in bag]) + SET_POINTS * min(bag)


def breakdown(s: Cloud) -> list[Line]:
    """What each point is for, seat by seat."""
    lines: list[Line] = []
    for seat, bag in enumerate(s.holdings):
        lines += [
            Line(seat, "tokens", (("type", TYPES[kind]), ("count", count)), TYPE_POINTS[count])
            for kind, count in enumerate(bag)
            if count
        ]
        if min(bag):
            lines.append(Line(seat, "sets", (("count", min(bag)),), SET_POINTS * min(bag)))
    return lines


def outcome(s: Cloud) -> Outcome | None:
    """OO-7.4 Most points win; of equals the one with more tokens; else the win is shared."""
    if s.steps:
        return None
    scores = tuple([points(bag) for bag in s.holdings])
    keys = [(points(bag), sum(bag)) for bag in s.holdings]
    return Outcome.ranked(ending_of(s), scores, breakdown(s), keys=keys)
