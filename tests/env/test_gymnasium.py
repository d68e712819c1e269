"""Every game is a Gymnasium environment by that library's own check: one seat against bots."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, NameNotFound, ResetNeeded, UnsupportedMode
from gymnasium.utils.env_checker import check_env

from starboard.env import gymnasium as seats_of
from starboard.env.returns import returns
from tests.counts import LONG
from tests.subjects import GAMES

PATHS = {
    "connect_four": "examples.connect_four:GAME",
    "landfall": "examples.landfall:GAME",
    "freeport": "examples.freeport:GAME",
}
EVERY = [(PATHS.get(name, name), seats) for name, game in GAMES.items() for seats in game.seats if name != "strike"]
SOME = [("oort", 3), ("cove", 1), ("interstellar", 2), (PATHS["freeport"], 3)]


@pytest.mark.parametrize(("game", "seats"), EVERY if LONG else SOME)
def test_the_librarys_own_check_passes(game: str, seats: int) -> None:
    """Gymnasium's check_env finds nothing wrong, and warns of nothing."""
    made = gymnasium.make(seats_of.NAME, game=game, seats=seats, opponents="random", render_mode="ansi")
    check_env(made.unwrapped)


def played(env: Any, rng: Random) -> tuple[float, Any]:
    """Play a match at random; return the last reward and info."""
    _, info = env.reset(seed=rng.randrange(1000))
    while True:
        observation, reward, over, truncated, info = env.step(rng.choice(info["legal"]))
        assert not truncated
        marked = np.flatnonzero(observation["action_mask"]).tolist()
        assert marked == info["legal"] == np.flatnonzero(env.action_masks()).tolist()
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_seat_is_asked_and_paid_alone(seat: int | None) -> None:
    """Only the learner's decisions are asked for, and its reward is that of its seat."""
    env = seats_of.env("oort", 3, options={"drought": 24}, seat=seat, opponents=["greedy", "random"], rewards="rank")
    rng = Random(1)
    held = set()
    for _ in range(4 if seat is None else 1):
        reward, info = played(env, rng)
        outcome = env.playing.match.outcome()
        assert outcome is not None
        assert reward == returns(outcome, "rank")[env.seat]
        assert info["legal"] == []
        held.add(env.seat)
    assert held == {seat} if seat is not None else len(held) > 1
    env.close()


def test_the_opponents_are_who_they_are() -> None:
    """Names stand for the seats after the learner's: a greedy bot beats a random one that a random learner sits by."""
    env = seats_of.env("oort", 3, options={"drought": 24}, opponents=["random", "greedy"])
    won = [0, 0, 0]
    rng = Random(5)
    for _ in range(4):
        played(env, rng)
        outcome = env.playing.match.outcome()
        assert outcome is not None
        for winner in outcome.winners:
            won[winner] += 1
    assert won[2] > won[1] + won[0]


def test_equal_seeds_play_equal_matches() -> None:
    """Bots, seats and luck hang on the seed alone."""
    ends = []
    for _ in range(2):
        env = seats_of.env(PATHS["freeport"], 3, seat=None, opponents="random")
        rng = Random(2)
        played(env, rng)
        ends.append((env.seat, [str(event) for event in env.playing.match.log]))
    assert ends[0] == ends[1]


def test_an_illegal_action_loses_or_is_an_error() -> None:
    """It ends the match, saying which rule it broke and showing nothing more; or it raises, where that is chosen."""
    env = seats_of.env("oort", 2)
    observation, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1, True)
    assert "OO-3.7" in info["illegal"]
    assert all(
        np.array_equal(after["observation"][name], tensor) for name, tensor in observation["observation"].items()
    )
    with pytest.raises(ResetNeeded):
        env.step(info["legal"][0])
    strict = seats_of.env("oort", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"OO-3\.7"):
        strict.step(0)
    with pytest.raises(InvalidAction):
        strict.step(99_999)


def test_bad_input_is_refused_in_the_librarys_own_words() -> None:
    """What is chosen wrongly is told when the environment is made."""
    with pytest.raises(ResetNeeded):
        seats_of.env("oort").step(0)
    with pytest.raises(ResetNeeded):
        seats_of.env("oort").action_masks()
    with pytest.raises(NameNotFound):
        seats_of.env("chess")
    with pytest.raises(UnsupportedMode):
        seats_of.env("oort", render_mode="human")
    wrong: dict[str, Any]
    for wrong, words in (
        ({"seats": 7}, r"\(OO-3\.1\)"),
        ({"options": 3}, "options=3"),
        ({"seat": 2}, "0 to 1"),
        ({"seat": "first"}, "0 to 1"),
        ({"seat": 1.0}, "0 to 1"),
        ({"opponents": 3}, "name of a bot"),
        ({"opponents": "clever"}, "greedy"),
        ({"opponents": ["greedy", "greedy"]}, "other seats to be taken: 1"),
        ({"illegal": "laugh"}, "lose"),
        ({"rewards": "gold"}, "zero-sum"),
    ):
        with pytest.raises(ValueError, match=words):
            seats_of.env("oort", **wrong)
    count: Any
    for count in (0, "two", 1.5):
        with pytest.raises(ValueError, match="one environment"):
            seats_of.vector_env("oort", count=count)


def test_many_are_played_in_processes() -> None:
    """A vector of environments steps together, and goes on with the next match where one is over."""
    envs = seats_of.vector_env(PATHS["connect_four"], count=2, opponents="random", flat=True)
    try:
        observations, infos = envs.reset(seed=4)
        rng = Random(4)
        ended = 0
        for _ in range(40):
            assert observations["observation"].shape[0] == 2
            masks = observations["action_mask"]
            assert masks.any(axis=1).all()
            observations, _, over, _, infos = envs.step([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])
            ended += int(over.sum())
        assert ended >= 2
        assert len(infos["legal"]) == 2
    finally:
        envs.close()
