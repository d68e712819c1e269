"""Fit what the Cove's bots weigh to what came of it: `python -m tools.weights --games 60 --seed 1`.

Bots of one level play each other. At the beginning of every turn it is noted what the reckoning weighs for each seat,
and after the game how much Gold the seat earned from there. The weights that tell this best are printed, beside those
in use: by least squares, held to those in use where games say little (`--trust`). The same seed plays the same games.
"""

from __future__ import annotations

import argparse

from starboard.bots import make_bot
from starboard.games.cove import GAME
from starboard.games.cove.rules.turns import ChooseAction
from starboard.games.cove.state import Cove
from starboard.games.cove.tactics.demand import demand
from starboard.games.cove.tactics.reckoning import NAMES, WEIGHTS, features
from starboard.kernel import Match

SEATS = 2
SWEEPS = 2000
"""How often every weight is fitted again: far more often than it takes."""
Row = tuple[list[float], float]
"""What is weighed for a seat in a position, and the Gold that it earned from there."""


def noted(seed: int, bot: str, budget: float) -> list[Row]:
    """Play a game; return a row for each seat at the beginning of each turn."""
    match = Match(GAME, SEATS, seed=seed)
    bots = [make_bot(bot, seed * SEATS + seat, budget) for seat in range(SEATS)]
    seen: list[tuple[int, int, list[float]]] = []
    while match.seat >= 0:
        s = match.state
        assert isinstance(s, Cove)
        if isinstance(s.steps[-1], ChooseAction):
            wanted = demand(s)
            seen += [(oracle.seat, oracle.gold, features(s, oracle, wanted)) for oracle in s.oracles]
        match.play(match.seat, bots[match.seat].choose(GAME, match.view(match.seat), match.seat))
    outcome = match.outcome()
    assert outcome is not None
    return [(weighed, float(outcome.scores[seat] - gold)) for seat, gold, weighed in seen]


def fitted(rows: list[Row], trust: float) -> list[float]:
    """The weights that tell the rows best; `trust` holds each to the one in use, in shares of its variance."""
    size = len(NAMES)
    sums = [[0.0] * (size + 1) for _ in range(size)]
    for weighed, earned in rows:
        missed = earned - sum(weight * amount for weight, amount in zip(WEIGHTS, weighed, strict=True))
        for line, amount in zip(sums, weighed, strict=True):
            if amount:
                for column, other in enumerate(weighed):
                    line[column] += amount * other
                line[size] += amount * missed
    for place in range(size):
        mean = sum(weighed[place] for weighed, _ in rows) / len(rows)
        variance = sum((weighed[place] - mean) ** 2 for weighed, _ in rows)
        sums[place][place] += trust * variance + 1e-6
    changes = [0.0] * size
    for _ in range(SWEEPS):  # each in its turn as if the others were right, which comes to rest (Gauss and Seidel)
        for place, line in enumerate(sums):
            known = sum(one * change for one, change in zip(line, changes, strict=False))
            changes[place] += (line[size] - known) / line[place]
    return [weight + change for weight, change in zip(WEIGHTS, changes, strict=True)]


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="level3")
    parser.add_argument("--budget", type=float, default=0.1)
    parser.add_argument("--trust", type=float, default=0.05)
    given = parser.parse_args()
    rows: list[Row] = []
    for seed in range(given.seed, given.seed + given.games):
        rows += noted(seed, given.bot, given.budget)
    print(f"{given.games} games from seed {given.seed} on, {given.bot} at {given.budget}: {len(rows)} rows")
    for name, before, after in zip(NAMES, WEIGHTS, fitted(rows, given.trust), strict=True):
        print(f"{name:16} {before:8.2f} {after:8.2f}")


if __name__ == "__main__":
    main()
