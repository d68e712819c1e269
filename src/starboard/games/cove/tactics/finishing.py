"""Bringing an action to its end as a quick player would, so that a position is judged when it is at rest."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.rules.turns import ChooseAction
from starboard.games.cove.state import Cove
from starboard.games.cove.tactics.ordering import ordered
from starboard.kernel import Choice, play

LONGEST: Final = 40
"""Decisions that are played on at most."""


def finish(s: Cove) -> None:
    """Take what promises most until a new turn begins, chance decides or the game is over."""
    for _ in range(LONGEST):
        if not s.steps:
            return
        top = s.steps[-1]
        if not isinstance(top, Choice) or isinstance(top, ChooseAction):
            return
        play(s, ordered(s)[0])
