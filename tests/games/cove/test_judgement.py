"""The greedy bot values actions by the Hour: it earns at least three times what a random player does."""

from __future__ import annotations

import pytest

from starboard.bots import Bot, GreedyBot, RandomBot, play_out
from starboard.games.cove import GAME
from starboard.kernel import Match
from tests.counts import scaled


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_three_to_one_in_gold(seats: int) -> None:
    """Over whole matches, with the seats in turn."""
    gold: dict[str, list[int]] = {"greedy": [], "random": []}
    for seed in range(scaled(100)):
        bots: list[Bot] = [
            GreedyBot(seed) if (seat + seed) % 2 == 0 else RandomBot(seed + seat) for seat in range(seats)
        ]
        match = Match(GAME, seats, seed=seed)
        play_out(match, bots)
        outcome = match.outcome()
        assert outcome is not None
        for bot, scored in zip(bots, outcome.scores, strict=True):
            gold[bot.name].append(scored)
    mean = {name: sum(earned) / len(earned) for name, earned in gold.items()}
    assert mean["greedy"] >= 3 * max(mean["random"], 1), mean
