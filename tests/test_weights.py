"""Fitting the Cove's weights: what games say is found, and where they say nothing those in use stay."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.cove.tactics.reckoning import NAMES, WEIGHTS
from tools.weights import fitted, noted


def test_the_weights_are_found_that_brought_the_gold() -> None:
    """But for one that no game had anything of."""
    luck = Random(1)
    true = [weight + luck.uniform(-2.0, 2.0) for weight in WEIGHTS]
    rows = []
    for _ in range(200):
        weighed = [luck.uniform(0.0, 3.0) for _ in NAMES[1:]] + [0.0]
        rows.append((weighed, sum(weight * amount for weight, amount in zip(true, weighed, strict=True))))
    found = fitted(rows, 0.0)
    assert found[:-1] == pytest.approx(true[:-1], abs=0.01)
    assert found[-1] == pytest.approx(WEIGHTS[-1])
    held = fitted(rows, 1e6)
    assert held == pytest.approx(list(WEIGHTS), abs=0.01)


def test_every_turn_of_a_game_is_noted_for_every_seat() -> None:
    """With what is weighed, and the Gold that was earned from there: nothing more can be after the last turn."""
    rows = noted(1, "random", 1.0)
    assert len(rows) > 10
    assert len(rows) % 2 == 0
    assert {len(weighed) for weighed, _ in rows} == {len(NAMES)}
    assert rows[0][1] > 0
