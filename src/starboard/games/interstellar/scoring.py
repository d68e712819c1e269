"""1. How a game ended."""

from __future__ import annotations

from starboard.games.interstellar.domains import LAST_PLANET, NO_WINNER, TRIFECTA
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import Line, Outcome, places


def outcome(s: Galaxy) -> Outcome | None:
    """1.1, 1.2, 1.5 The holder wins by the trifecta, or when the last planet has vanished; else there is no winner."""
    if s.steps:
        return None
    scores = [0] * s.setting.seats
    if s.holder < 0:
        return Outcome(NO_WINNER, tuple(scores), places(scores), (), ())
    scores[s.holder] = 1
    if any(s.planets):
        ending, line = TRIFECTA, Line(s.holder, "trifecta", (), 1)
    else:
        ending, line = LAST_PLANET, Line(s.holder, "last-planet", (), 1)
    return Outcome(ending, tuple(scores), places(scores), (s.holder,), (line,))
