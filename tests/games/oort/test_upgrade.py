"""Matches saved under older rules of Oort are read, said to be such, and played on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from starboard.games import find_game
from starboard.games.oort import GAME
from starboard.games.oort.events import Ended
from starboard.games.oort.state import Cloud
from starboard.kernel import RulesChanged, load

OLD = Path(__file__).parents[2] / "matches" / "oort" / "old" / "open-v1.starboard"


def test_a_match_of_version_1_loads_says_so_and_goes_on() -> None:
    """What was saved before the drought was an option is a game with a drought of 60 under changed rules."""
    text = OLD.read_text("utf-8")
    match = load(text, find_game)
    assert isinstance(match.log[-1], RulesChanged)
    assert isinstance(match.state, Cloud)
    assert (match.options["drought"], match.state.drought) == (60, 60)
    GAME.validate(match.state)
    rng = Random(1)
    while not match.over:
        match.play(match.seat, GAME.judgement.rollout(match.state, rng))
    assert match.outcome() is not None


def test_old_ends_say_after_how_many_turns_they_came() -> None:
    """Every line of an old finished match is one that the present rules write."""
    for ending, turns in (("drought", 60), ("swept", 0)):
        line = {"event": {"is": "Ended", "ending": ending}}
        assert GAME.codec.decode(GAME.upgrade("1", line)["event"]) == Ended(ending, turns)
