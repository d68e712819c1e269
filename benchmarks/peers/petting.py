"""PettingZoo: Connect Four through its agent-environment cycle, observation and action mask included."""

import copy
import random
from importlib.metadata import version

import numpy as np
from pettingzoo.classic import connect_four_v3

from benchmarks.protocol import CLONE_PREFIX, SEED, Play, Played, Task, serve


def connect_four(*, raw: bool) -> Play:
    """Random play: look at the mask, choose one of the columns it allows, step; with all of its wrappers, or raw."""
    env = connect_four_v3.raw_env() if raw else connect_four_v3.env()
    choice, flatnonzero = random.choice, np.flatnonzero

    def play(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            env.reset()
            while True:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                env.step(choice(flatnonzero(observation["action_mask"])))
                decisions += 1
        return Played(decisions, games)

    return play


def clone() -> Play:
    """Copies of one position by ``copy.deepcopy`` of the bare environment: there is no cheaper way in its API."""
    env = connect_four_v3.raw_env()
    env.reset()
    for column in CLONE_PREFIX:
        env.step(column)
    deepcopy = copy.deepcopy

    def play(clones: int) -> Played:
        for _ in range(clones):
            deepcopy(env)
        return Played(clones, 0)

    return play


TASKS = (
    Task("connect_four", lambda: connect_four(raw=False), "play", "connect_four", note="env API with mask"),
    Task("connect_four_env", lambda: connect_four(raw=True), "play_env", "connect_four", note="raw env with mask"),
    Task("connect_four_clone", clone, "clone", "connect_four", "clones", "deepcopy of the raw env"),
)

if __name__ == "__main__":
    random.seed(SEED)
    serve({"name": "PettingZoo", "version": version("pettingzoo")}, TASKS)
