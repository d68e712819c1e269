"""What the rules of Moonrace say, and what Starboard asks of every game."""

from __future__ import annotations

from starboard.kernel import Match
from starboard.testing import contract

from moonrace import GAME, Race

test_contract = contract(GAME)


def race(match: Match) -> Race:
    """Return the state of a match."""
    assert isinstance(match.state, Race)
    return match.state


def said(match: Match, text: str) -> None:
    """Let whoever has the turn say this."""
    match.play(match.seat, GAME.space.parse(text))


def test_a_stop_brings_home_what_was_rolled() -> None:
    """MR-2 Two and three rolled, then a stop: five points, and the next player's turn."""
    match = Match(GAME, 2, scripted=True)
    for face in "23":
        said(match, "roll")
        match.happen(GAME.chances.parse(face))
    said(match, "stop")
    assert [player.points for player in race(match).players] == [5, 0]
    assert match.seat == 1


def test_a_one_loses_what_was_rolled() -> None:
    """MR-3 Six and one: nothing is left, and the turn goes on."""
    match = Match(GAME, 2, scripted=True)
    for face in "61":
        said(match, "roll")
        match.happen(GAME.chances.parse(face))
    assert race(match).players[0].points == race(match).rolled == 0
    assert match.seat == 1


def test_nobody_stops_without_a_roll() -> None:
    """MR-2 The first thing to do is to roll."""
    refusal = Match(GAME, 2).why_not(GAME.space.parse("stop"))
    assert refusal is not None
    assert refusal.code == "nothing-rolled"
