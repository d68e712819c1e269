"""States that somebody changed by hand are refused by a declared error or play on like any other, and cost little.

A file's hashes keep accidents out, not people: whoever can seal a line can write any state into it.
"""

from __future__ import annotations

import resource
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from starboard.kernel import Game
from starboard.testing.forgery import a_forged_state_is_refused_or_can_be_played, survives
from tests.counts import seeds
from tests.subjects import GAMES, positions, table

TABLES = [(name, min(4, GAMES[name].seats[-1])) for name in GAMES]
ROOM = 200_000
"""So many KiB all forged states of a table together may take besides."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_forged_state_is_refused_or_can_be_played(name: str, seats: int) -> None:
    """Any one place changed to anything: a declared error at loading, or a game that goes on without one."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    tried = a_forged_state_is_refused_or_can_be_played(table(GAMES[name], seats, seeds(20, 3)))
    assert tried or type(GAMES[name]).validate is Game.validate
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < ROOM


GREATEST = 2**31 - 1
"""What a field can hold at most: counted on from there, a match could not be saved."""

NAMED: dict[str, list[tuple[str, Any]]] = {
    "interstellar": [
        *[("setting.manifest.0", 10**9), ("lose_turns", [10**9, 10**9]), ("turn", "x"), ("players", [])],
        *[("turn", GREATEST), ("slots.1", GREATEST), ("lose_turns", [99, 99])],
    ],
    "cove": [
        *[("round", 10**9), ("bag.0", 10**9), ("turn", "x"), ("oracles", [])],
        *[("peddler.gold", GREATEST), ("oracles.0.earned.0", GREATEST)],
    ],
    "oort": [
        *[("move", 10**10), ("idle", 10**9), ("tiles", "x" * 100_000), ("rockets", [0] * 5)],
        ("move", GREATEST - GREATEST % 2),
    ],
    "strike": [("deck", [0] * 100_000), ("players.0.lives", 10**9), ("latest", True), ("steps.0", {"is": "Effect"})],
    "connect_four": [("turn", "x"), ("taken", 2**80), ("steps", [{"is": "Choice"}]), ("winner", None)],
}


@pytest.mark.parametrize("name", GAMES)
def test_what_once_ate_the_machine_is_refused(name: str) -> None:
    """Numbers beyond all bounds, texts for numbers, steps that nobody can carry out: refused at once."""
    game = GAMES[name]
    seats = game.seats[0]
    for s, decided in positions(game, seats, 1):
        middle = game.codec.encode(s)
        if len(decided) == 40:
            break
    for path, value in NAMED[name]:
        data = deepcopy(middle)
        around: Any = data
        *way, last = [int(word) if word.isdecimal() else word for word in path.split(".")]
        for word in way:
            around = around[word]
        around[last] = value
        assert not survives(game, data, seats, Random(1), f"{path} = {type(value)!s}"), path
