"""Lanterns by its rules: who dares, who yields, and what is at stake."""

from __future__ import annotations

import pytest

from examples.lanterns import GAME, Strait
from starboard.kernel import UNKNOWN, InvalidPosition, happen, legal, play, view, why_not
from starboard.testing import verdicts


def strait(first: str, second: str, *said: str) -> Strait:
    """Return the position after two ships with these lanterns said so much."""
    s = GAME.new(2, {})
    happen(s, GAME.chances.parse(f"take 1 {first}"))
    happen(s, GAME.chances.parse(f"take 2 {second}"))
    for text in said:
        play(s, GAME.space.parse(text))
    return s


@pytest.mark.parametrize(
    ("said", "scores"),
    [
        ("wait wait", (-1, 1)),
        ("wait dare yield", (-1, 1)),
        ("wait dare follow", (-2, 2)),
        ("dare yield", (1, -1)),
        ("dare follow", (-2, 2)),
    ],
)
def test_a_game_ends_with_what_was_at_stake(said: str, scores: tuple[int, ...]) -> None:
    """Who yields loses one coin, whatever the lanterns are; else the brighter ship wins (rules 2 to 5)."""
    outcome = GAME.outcome(strait("dim", "clear", *said.split()))
    assert outcome is not None
    assert outcome.scores == scores


def test_a_lantern_is_its_ships_alone() -> None:
    """Rule 1."""
    s = strait("dim", "clear")
    assert [ship.lantern for ship in view(s, 0).ships] == [(0,), (UNKNOWN,)]
    assert [ship.lantern for ship in view(s, 1).ships] == [(UNKNOWN,), (1,)]


def test_each_question_has_its_answers() -> None:
    """Nobody yields who was not dared (rule 4)."""
    s = strait("dim", "clear")
    assert [str(action) for action in legal(s)] == ["wait", "dare"]
    assert why_not(s, GAME.space.parse("yield")) is not None
    play(s, GAME.space.parse("dare"))
    assert [str(action) for action in legal(s)] == ["yield", "follow"]


def test_an_impossible_position_is_refused() -> None:
    """Where stakes and questions do not fit, or a lantern is missing."""
    for taken, stake in ((False, 2), (True, 1)):
        s = strait("dim", "clear")
        GAME.validate(s)
        s.ships[0].stake, s.chest = stake, () if taken else s.chest
        with pytest.raises(InvalidPosition):
            GAME.validate(s)


def test_it_keeps_what_every_game_promises() -> None:
    """As `starboard check` says."""
    assert [one for one in verdicts(GAME, (2,), 1) if one.wrong] == []
