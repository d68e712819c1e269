"""7. Scoring: points for tokens of each type, a bonus for sets, ties."""

from __future__ import annotations

from starboard.games.oort.components import STANDARD_WORTH, Worth
from starboard.games.oort.domains import TYPES
from starboard.games.oort.rules import ending_of
from starboard.games.oort.state import Cloud
from starboard.kernel import Line, Outcome


def points(bag: tuple[int, ...], worth: Worth = STANDARD_WORTH) -> int:
    """OO-7.1 The points of a holding."""
    tokens = worth.tokens
    return sum([tokens[count] for count in bag]) + worth.set * min(bag)


def breakdown(s: Cloud) -> list[Line]:
    """What each point is for, seat by seat."""
    lines: list[Line] = []
    worth = s.board.worth
    for seat, bag in enumerate(s.holdings):
        lines += [
            Line(seat, "tokens", (("type", TYPES[kind]), ("count", count)), worth.tokens[count])
            for kind, count in enumerate(bag)
            if count
        ]
        if min(bag):
            lines.append(Line(seat, "sets", (("count", min(bag)),), worth.set * min(bag)))
    return lines


def outcome(s: Cloud) -> Outcome | None:
    """OO-7.4 Most points win; of equals the one with more tokens; else the win is shared."""
    if s.steps:
        return None
    worth = s.board.worth
    scores = tuple([points(bag, worth) for bag in s.holdings])
    keys = [(points(bag, worth), sum(bag)) for bag in s.holdings]
    return Outcome.ranked(ending_of(s), scores, breakdown(s), keys=keys)
