"""What a seat does whose time is out, in any game: something legal, decided by its own view."""

from __future__ import annotations

from random import Random

import pytest

from starboard.kernel import Match, window
from tests.subjects import GAMES


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_not_decided_is_still_legal(name: str) -> None:
    """At every decision of a random game."""
    game, luck = GAMES[name], Random(5)
    match = Match(game, game.seats[-1], seed=5)
    for _ in range(150):
        if match.over:
            break
        idle = game.idle(match.view(match.seat), luck)
        assert match.why_not(idle) is None
        match.play(match.seat, luck.choice(match.legal()))


def test_a_window_is_passed_where_it_can_be() -> None:
    """A game that says nothing of absence lets its windows pass."""
    game, luck, windows = GAMES["strike"], Random(1), 0
    match = Match(game, 3, seed=1)
    for _ in range(400):
        if match.over:
            break
        seen = match.view(match.seat)
        opened = window(seen)
        if opened is not None and opened.SILENCE is not None:
            windows += 1
            assert game.idle(seen, luck) == opened.SILENCE
        match.play(match.seat, luck.choice(match.legal()))
    assert windows
