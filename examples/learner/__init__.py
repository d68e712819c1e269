"""A learner in a few lines of NumPy: it plays Oort against the bot `random`, and gets better at it.

It is REINFORCE with a linear policy. Each legal action is described by a row of numbers: what kind of action it is, and
what lies beside the space where it ends. After a match the weights go towards what was done more than was expected,
where the match was won, and away from it where it was lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from starboard.env import gymnasium

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

KINDS: Final = 7
"""Place, fly, drive, coast, exit, spare, raid: the kinds of action, in the order of their numbers."""
TAKES: Final = (0, 1)
"""Those after which tokens beside the rocket are taken."""
DRIVE: Final = 2
SELDOM: Final = -5.0
"""The weight of a hyperdrive at the beginning: nearly all that is legal is one, and who only drives never wins."""
BESIDE: Final = 7
"""What can lie beside a space: a token of each type, and another rocket."""
STEPS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""One space further, in ranks and files, for each direction of a flight."""


def described(observation: dict[str, Any], table: NDArray[np.int16]) -> NDArray[np.float64]:
    """Return a row of numbers for each legal action, out of what the seat sees; `table` has their factors."""
    told = observation["observation"]
    planes = np.concatenate([told["tokens"], told["rockets"][1:].sum(0, keepdims=True)])
    wide = np.pad(planes, ((0, 0), (1, 1), (1, 1)))
    beside = sum(wide[:, rank : rank + 15, file : file + 25] for rank in range(3) for file in range(3))
    kind, square, direction, _, token = table.T
    ends = np.where(direction > 0, flights(told)[direction - 1], square - 1)
    rows = np.zeros((len(table), KINDS + 2 * BESIDE + 6))
    rows[np.arange(len(table)), kind] = 1
    near = np.asarray(beside).reshape(BESIDE, -1)[:, ends].T * (ends >= 0)[:, None]
    takes = np.isin(kind, TAKES)[:, None]
    rows[:, KINDS : KINDS + BESIDE] = near * takes
    rows[:, KINDS + BESIDE : KINDS + 2 * BESIDE] = near * ~takes
    rows[np.arange(len(table)), np.where(token > 0, KINDS + 2 * BESIDE + token - 1, kind)] = 1
    return rows


def flights(told: dict[str, Any]) -> NDArray[np.int64]:
    """Return the space in which a flight in each direction ends; -1 for all before the rocket is placed."""
    ends = np.full(len(STEPS), -1)
    free = told["sky"][0] > told["rockets"].sum(0)
    for own in np.argwhere(told["rockets"][0]):
        for direction, (up, right) in enumerate(STEPS):
            rank, file = own
            while 0 <= rank + up < 15 and 0 <= file + right < 25 and free[rank + up, file + right]:
                rank, file = rank + up, file + right
            ends[direction] = rank * 25 + file
    return ends


def learn(games: int, seed: int = 0, rate: float = 0.02, opponents: str = "random") -> Iterator[float]:
    """Play so many matches and learn from each; yield what each was worth: 1 for a win, -1 for a loss."""
    env = gymnasium.env("oort", seats=2, seat=None, opponents=opponents)
    table = env.playing.layout.actions.table
    luck = np.random.default_rng(seed)
    weights = np.zeros(KINDS + 2 * BESIDE + 6)
    weights[DRIVE] = SELDOM
    usual = 0.0
    for game in range(games):
        observation, info = env.reset(seed=seed if game == 0 else None)
        surprise = np.zeros_like(weights)
        over = False
        while not over:
            rows = described(observation, table[info["legal"]])
            scores = rows @ weights
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            pick = luck.choice(len(rows), p=chances)
            surprise += rows[pick] - chances @ rows
            observation, reward, over, _, info = env.step(info["legal"][pick])
        weights += rate * (reward - usual) * surprise
        usual += 0.05 * (reward - usual)
        yield reward
    env.close()


def curve(rewards: Sequence[float], block: int) -> list[float]:
    """Return the share of matches won in each block of them; a draw counts half."""
    return [
        (1 + float(np.mean(rewards[begin : begin + block]))) / 2 for begin in range(0, len(rewards) - block + 1, block)
    ]
