"""Games as learning environments: what tensors and masks cost beside the match that they tell."""

import random
from typing import Any

from benchmarks.protocol import SEED, Play, Played
from starboard.kernel import Game, Match


def bare(game: Game[Any], seats: int) -> Play:
    """Random play of a match with all that an environment has to ask for: the step, the view and the legal list."""
    luck = random.Random(SEED)
    choice = luck.choice

    def run(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            match = Match(game, seats, seed=luck.getrandbits(64))
            while (seat := match.seat) >= 0:
                match.view(seat)
                match.play(seat, choice(match.legal()))
                decisions += 1
        return Played(decisions, games)

    return run


def in_pettingzoo(game: Game[Any], seats: int, *, flat: bool) -> Play:
    """The same as a raw environment of PettingZoo: an observation, a mask and a step for each decision."""
    from starboard.env import pettingzoo

    env = pettingzoo.raw_env(game, seats, flat=flat)
    luck = random.Random(SEED)
    choice = luck.choice

    def run(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            env.reset(seed=luck.getrandbits(64))
            while True:
                _, _, over, _, info = env.last()
                if over:
                    break
                env.step(choice(info["legal"]))
                decisions += 1
        return Played(decisions, games)

    return run


def masked(game: Game[Any]) -> Play:
    """Random play as PettingZoo's own games are played: look at the mask, choose what it allows, step."""
    import numpy as np

    from starboard.env import pettingzoo

    env = pettingzoo.raw_env(game)
    choice, flatnonzero = random.choice, np.flatnonzero

    def run(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            env.reset()
            while True:
                observation, _, over, _, _ = env.last()
                if over:
                    break
                env.step(choice(flatnonzero(observation["action_mask"])))
                decisions += 1
        return Played(decisions, games)

    return run
