"""States from outside: what no game of Oort can be is refused by a declared error, the rest plays without a fault."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from starboard.games.oort import GAME
from starboard.games.oort.state import Cloud
from starboard.kernel import CHANCE, InvalidPosition, StarboardError, options, play, roll, who
from tests.counts import scaled
from tests.games.oort.test_oort import TILES

SET_UP = {"scattered": True}


def states(seed: int) -> Iterator[Cloud]:
    """Yield the states of a whole game, its set-up included."""
    rng = Random(seed)
    own = {"tiles": {**TILES, "A": [".....", ".....", "..OC.", ".....", "....D"]}}
    s = GAME.new(
        2 + seed % 3, {"scattered": seed % 2 == 1, "drought": 24, "components": own if seed % 3 == 0 else None}
    )
    while s.steps:
        yield s
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, GAME.judgement.rollout(s, rng))
    yield s


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value and every list of a state's data."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    elif isinstance(data, list):
        yield path
        for place, value in enumerate(data):
            yield from leaves(value, (*path, place))
    else:
        yield path


def forged(data: Any, path: tuple[Any, ...], rng: Random) -> Any:
    """Return the data with something else at the end of the way."""
    changed = deepcopy(data)
    at = changed
    for part in path[:-1]:
        at = at[part]
    old = at[path[-1]]
    if isinstance(old, list):
        at[path[-1]] = rng.choice([[], old[:-1], old + old[:1], old[::-1], None, old * 200])
    elif isinstance(old, str):
        at[path[-1]] = rng.choice(
            ["", old[:-1], old + old, "x", None, 7, old.replace("0", "1"), old.replace(".", "#", 1)]
        )
    else:
        at[path[-1]] = rng.choice([-1, -2, old + 1, old - 1, 5, 99, 10**9, 2**63, 1.5, "x", None, [old], True])
    return changed


@pytest.mark.parametrize("seed", range(scaled(60, least=6)))
def test_forged_states_are_refused_or_played_without_a_fault(seed: int) -> None:
    """Whatever one field of a state is changed to, nothing but declared errors comes out of reading and playing it."""
    rng = Random(seed)
    for s in states(seed):
        data = GAME.codec.encode(s)
        ways = list(leaves(data))
        for _ in range(4):
            try:
                read = GAME.codec.decode(forged(data, rng.choice(ways), rng))
                assert isinstance(read, Cloud)
                GAME.validate(read)
            except StarboardError:
                continue
            _play_on(read, rng)


def _play_on(s: Cloud, rng: Random) -> None:
    """Play a few turns, and whatever chance has to bring before."""
    for _ in range(100 if who(s) == CHANCE else 12):
        if not s.steps:
            assert GAME.outcome(s) is not None
            return
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            moves = options(s)
            play(s, moves.nth(rng.randrange(moves.count())))
            GAME.validate(s)


def _scattering(tokens: list[int]) -> Any:
    s = GAME.new(2, {"setup": 0, "scattered": True})
    data = GAME.codec.encode(s)
    data["tokens"] = tokens
    return data


@pytest.mark.parametrize("tokens", [[0] * 6, [-1], [0, 1, -1]])
def test_3_5_no_more_than_five_tokens_of_a_type_can_lie_scattered(tokens: list[int]) -> None:
    """A set-up with a sixth Crystal, or with a gap, is none."""
    with pytest.raises(InvalidPosition):
        GAME.validate(GAME.codec.decode(_scattering(tokens)))


def test_3_5_tokens_lie_on_tiles_that_lie() -> None:
    """No token is scattered while tiles are still laid."""
    data = GAME.codec.encode(GAME.new(2, SET_UP))
    data["tokens"] = [0]
    with pytest.raises(InvalidPosition):
        GAME.validate(GAME.codec.decode(data))


def test_2_tiles_of_a_state_are_held_to_what_components_are_held_to() -> None:
    """A tile without its wormhole, or with three marked asteroids, cannot come in by a state either."""
    own = {"tiles": {**TILES, "A": [".....", ".....", "..OC.", ".....", "....D"]}}
    data = GAME.codec.encode(GAME.new(2, {"setup": 0, "components": own}))
    for sign, other in (("O", "."), (".", "G"), ("C", "#")):
        changed = {**data, "tiles": data["tiles"].replace(sign, other, 1)}
        with pytest.raises(InvalidPosition):
            GAME.validate(GAME.codec.decode(changed))


@pytest.mark.parametrize("step", [{"is": "Jump", "direction": -1}, {"is": "RaidRocket", "victim": -1}])
def test_steps_about_nothing_are_refused(step: dict[str, Any]) -> None:
    """Where a direction or a victim is missing, there is nothing to decide."""
    text = "oort1 A0-D,B0CG,C0CH,D0CI,E0CU/F0DG,G0DH,H0DI,I0DU,J0GH/K0GI,L0GU,M0HI,N0HU,O0IU a4,a5 000000,100000 1 0 3"
    data = GAME.codec.encode(GAME.parse_position(text))
    data["steps"] = [step] if step["is"] == "Jump" else [{"is": "EndTurn"}, step]
    with pytest.raises(InvalidPosition):
        GAME.validate(GAME.codec.decode(data))
