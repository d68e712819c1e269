"""Compare what a game's search expects with what came of it: python -m tools.calibration GAME [--games N] [--seats N].

Bots play each other, one decision in ten at random among what is worth a look, so that games differ. Now and then it is
noted what the judgement expects for each seat, and after the game what came. Printed are the tenths of what was
expected with what came on average: a judgement that can be trusted says what comes. The same seed plays the same games.
"""

from __future__ import annotations

import argparse
from random import Random

from starboard.bots import make_bot
from starboard.games import find_game
from starboard.kernel import Match

ASTRAY = 0.1
"""How often a bot decides at random."""
NOTED = 0.05
"""How often a position is noted."""

Row = tuple[float, float]
"""What a seat was to expect, and what came."""


def noted(name: str, seats: int, bot: str, budget: float, seed: int) -> list[Row]:
    """Play one game; return what each seat was to expect now and then, with what came; nothing where it had no end."""
    game = find_game(name)
    judgement = game.judgement
    match = Match(game, seats, seed=seed)
    bots = [make_bot(bot, seed * seats + seat, budget) for seat in range(seats)]
    rng = Random(seed)
    expected: list[list[float]] = []
    while match.seat >= 0:
        seat = match.seat
        seen = match.view(seat)
        if rng.random() < NOTED:
            expected.append(judgement.prospects(match.state.clone(), seats))
        astray = rng.random() < ASTRAY
        match.play(seat, rng.choice(judgement.candidates(seen, rng)) if astray else bots[seat].choose(game, seen, seat))
    outcome = match.outcome()
    came = judgement.results(outcome) if outcome is not None and outcome.winners else None
    return [] if came is None else [pair for said in expected for pair in zip(said, came, strict=True)]


def main() -> None:
    """Play the games and print the tenths."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--budget", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    tenths: dict[int, list[Row]] = {}
    for nth in range(told.games):
        for said, came in noted(told.game, told.seats, told.bot, told.budget, told.seed + nth):
            tenths.setdefault(min(9, int(10 * said)), []).append((said, came))
    print("positions   expected   came")
    for _, rows in sorted(tenths.items()):
        said, came = (sum(values) / len(rows) for values in zip(*rows, strict=True))
        print(f"{len(rows):9d}   {said:8.2f}   {came:4.2f}")


if __name__ == "__main__":
    main()
