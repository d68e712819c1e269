"""Bringing an action to its end as a quick player would, so that a position is judged when it is at rest."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.rules.turns import ChooseAction
from starboard.games.cove.state import Cove
from starboard.games.cove.tactics.ordering import ordered
from starboard.kernel import Choice, play

LONGEST: Final = 40
"""Decisions that are played on at most."""


def finished(s: Cove) -> Cove:
    """Return the position after taking what promises most until a new turn begins, chance decides or all is over."""
    if _is_at_rest(s):
        return s
    trial = s.clone()
    for _ in range(LONGEST):
        play(trial, ordered(trial)[0])
        if _is_at_rest(trial):
            break
    return trial


def _is_at_rest(s: Cove) -> bool:
    """Whether no action is under way that somebody must decide about."""
    return not s.steps or not isinstance(s.steps[-1], Choice) or isinstance(s.steps[-1], ChooseAction)
