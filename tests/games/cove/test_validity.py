"""States from outside: what the rules exclude is refused as a damaged record, and what is let in can be played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.domains import ROGUE
from starboard.games.cove.rules.arrivals import ChooseShift
from starboard.games.cove.state import Cove
from starboard.kernel import InvalidRecord, StarboardError, legal, outcomes, view
from tests.counts import scaled, seeds
from tests.subjects import positions

JUNK: list[Any] = [-1, -7, 3, 77, 10**9, True, None, "x", [], [0], [0, 0, 0, 0, 0], {}]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_of_a_game_is_valid(seats: int) -> None:
    """From the first chance to the end, and so are all that are loaded from scenarios."""
    for seed in seeds(50, 3):
        for s, _ in positions(GAME, seats, seed):
            assert isinstance(s, Cove)
            GAME.validate(s)


def leaves(data: Any) -> list[tuple[Any, Any]]:
    """Every place in JSON data: what holds it, and its key."""
    found: list[tuple[Any, Any]] = []
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        found.append((data, key))
        found += leaves(value)
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_forged_state_is_refused_or_can_be_asked(seats: int) -> None:
    """One value changed anywhere: InvalidRecord, or a state whose options, outcomes and views can be listed."""
    refused = 0
    for seed in seeds(25, 2):
        rng = Random(seed)
        for s, _ in positions(GAME, seats, seed):
            if rng.randrange(8):
                continue
            told = json.dumps(GAME.codec.encode(s))
            for _ in range(scaled(100, 6)):
                data = json.loads(told)
                holder, key = rng.choice(leaves(data))
                holder[key] = rng.choice(JUNK)
                try:
                    forged = GAME.codec.decode(data)
                    if not isinstance(forged, Cove):
                        continue
                    GAME.validate(forged)
                except StarboardError as error:
                    assert isinstance(error, InvalidRecord) or error.why.rule == "MC-3.17", error  # noqa: PT017  # either
                    refused += 1
                    continue
                legal(forged)
                outcomes(forged)
                view(forged, 0)
    assert refused


def test_a_shift_without_a_rogue_is_refused() -> None:
    """Only a boat where a Rogue has just sat down offers a shift (MC-11.12): another one in a saved match is forged."""
    for seed in range(40):
        for s, _ in positions(GAME, 2, seed):
            assert isinstance(s, Cove)
            top = s.steps[-1] if s.steps else None
            empty = [boat for boat, aboard in enumerate(s.boats) if ROGUE not in aboard]
            if isinstance(top, ChooseShift) and empty:
                forged = s.clone()
                assert isinstance(forged, Cove)
                forged.steps[-1] = ChooseShift(top.seat, empty[0])
                GAME.validate(s)
                with pytest.raises(InvalidRecord):
                    GAME.validate(forged)
                return
    pytest.fail("no shift was ever offered")
