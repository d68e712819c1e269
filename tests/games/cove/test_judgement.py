"""The greedy bot values actions by the Hour: it earns at least three times what a random player does."""

from __future__ import annotations

import pytest

from starboard.bots import Bot, GreedyBot, RandomBot, play_out
from starboard.games.cove import GAME
from starboard.kernel import Match, load, verify
from tests.counts import scaled
from tests.games.cove.table import Table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_three_to_one_in_gold(seats: int) -> None:
    """Over whole matches, with the seats in turn."""
    gold: dict[str, list[int]] = {"greedy": [], "random": []}
    for seed in range(scaled(100, 4)):
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


def test_a_tie_break_is_kept_in_a_match() -> None:
    """A recorded match ends with equal Gold; the seat with fewer Corruption cards wins (MC-17.2)."""
    t = Table(
        2,
        at="market",
        round=3,
        lair=2,
        boats={"L1": ["red", "red", "blue", "rogue"]},
        docks={"D1": "L1"},
        oracles={
            0: {"gold": 20, "shelf": {"charm": {"red": 1}}, "corruption": [2]},
            1: {"gold": 14, "shelf": {"charm": {"blue": 1, "red": 1}}, "corruption": [1, 1]},
        },
    )
    t.play("sell charm red", "sell charm red", "sell charm blue")
    told = t.outcome()
    assert (told["scores"], told["winners"], told["ranking"]) == ([24, 24], [0], [1, 2])
    record = t.ask("save", match=t.match)["record"]
    assert load(record, lambda _: GAME).outcome() is not None
    assert verify(record, lambda _: GAME).decisions == 3
