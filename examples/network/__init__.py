"""A network that learns: Stable-Baselines3's MaskablePPO on one seat of a game, a few hundred steps of it.

It shows that a game is at home there: named tensors in one row, masks by the method that the library asks for, bots as
opponents. To play well takes more steps than a first try has: give it a night.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.env import gymnasium

if TYPE_CHECKING:
    from collections.abc import Iterator


def train(game: str, seats: int, steps: int, opponents: str = "random", seed: int = 0) -> Any:
    """Return a network that has learned for so many steps."""
    from sb3_contrib import MaskablePPO

    env = gymnasium.env(game, seats, seat=None, opponents=opponents, flat=True)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, seed=seed, device="cpu")
    return model.learn(steps)


def results(model: Any, game: str, seats: int, matches: int, opponents: str = "random") -> Iterator[float]:
    """Let the network play so many matches; yield what each was worth. An action that the rules refuse is an error."""
    env = gymnasium.env(game, seats, seat=None, opponents=opponents, flat=True, illegal="raise")
    for match in range(matches):
        observation, _ = env.reset(seed=match)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, reward, over, _, _ = env.step(int(action))
        yield reward
