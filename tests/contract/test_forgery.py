"""States that somebody changed by hand are refused by a declared error or play on like any other, and cost little.

A file's hashes keep accidents out, not people: whoever can seal a line can write any state into it.
"""

from __future__ import annotations

import resource
from copy import deepcopy
from random import Random
from time import process_time
from typing import Any

import pytest

from starboard.kernel import (
    CHANCE,
    Game,
    InvalidRecord,
    StarboardError,
    State,
    options,
    outcomes,
    play,
    roll,
    view,
    who,
)
from tests.counts import scaled, seeds
from tests.subjects import GAMES, positions, viewers

TABLES = [(name, min(4, GAMES[name].seats[-1])) for name in GAMES]

CHANGES = scaled(2_000, 250)
"""So many changes are tried at each table."""
PLAYED = 30
"""So many decisions are played from a state that is accepted."""
SLOWEST = 2.0
"""So many seconds one change may take, with all that is played; the usual is a few milliseconds."""
ROOM = 200_000
"""So many KiB all of them together may take besides."""

VALUES: tuple[Any, ...] = (
    *(-1, -2, 0, 1, 2, 63, 10**6, 10**9, 2**31 - 1, 2**31, 2**63 - 1, 2**63, -(2**63), 10**30, 10**400),
    *(True, False, None, "", "x", "x" * 10_000, 1.5, float("nan"), [], {}, [[]], [0] * 5_000, [10**9] * 8),
    *({"is": "Choice"}, {"is": "Chance"}, {"is": "Effect"}, {"is": "Step"}, {"is": "Record"}, {"is": "State"}),
    *(
        {"is": "SeatChoice", "seat": 0},
        {"is": "Ask", "asked": [0]},
        {"is": "Refusal", "rule": "", "code": "", "args": []},
    ),
)


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Return every place in JSON data: the object or list around it, and its key."""
    found: list[tuple[Any, Any]] = []
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        found.append((data, key))
        found += spots(value)
    return found


def forge(data: Any, rng: Random) -> str:
    """Change one place of a state's JSON; return what was done."""
    around, key = rng.choice(spots(data))
    old = around[key]
    way = rng.randrange(6)
    if way < 2 and type(old) is int:
        around[key] = old + rng.choice((-2, -1, 1, 2, 7))
    elif way == 2 and isinstance(old, list):
        around[key] = rng.choice((old[:-1], old + old, old[::-1], old * 1_000, [old], [*old, rng.choice(VALUES)]))
    elif way == 3:  # something else out of the same state
        other, place = rng.choice(spots(data))
        around[key] = deepcopy(other[place])
    elif way == 4 and isinstance(around, dict):
        del around[key]
        around[rng.choice((key, "more"))] = deepcopy(rng.choice((old, *VALUES)))
    else:
        around[key] = deepcopy(rng.choice(VALUES))
    return f"{key}: {str(old)[:80]} -> {str(around.get(key) if isinstance(around, dict) else around[key])[:80]}"


def nested(depth: int) -> Any:
    """Return lists in lists."""
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


def accepted(game: Game[Any], data: Any, seats: int) -> State | None:
    """Return the state as a file's would be taken, or None where it is refused by a declared error."""
    try:
        s = game.codec.decode(data)
    except InvalidRecord:
        return None
    if not isinstance(s, State):
        return None
    try:
        game.validate(s)
        if game.seats_of(s) != seats:
            return None
    except StarboardError:
        return None
    # A match rests at a decision that can be taken, at chance that can come, or at its end.
    return s if not s.steps or (outcomes(s) if who(s) == CHANCE else options(s).count()) else None


def play_on(game: Game[Any], s: State, seats: int, rng: Random) -> None:
    """Do with a state what a table does: show it to everybody, copy it, play on at random, and save and load it."""
    for viewer in viewers(seats):
        view(s, viewer)
    assert s.clone() == s
    for _ in range(PLAYED):
        if not s.steps:
            game.outcome(s)
            return
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            assert 0 <= who(s) < seats
            found = options(s)
            if not found.count() and type(game).validate is Game.validate:
                return  # the tutorial's game has no room for validity, and takes what comes
            assert found.count(), "a decision without options"
            play(s, found.nth(rng.randrange(found.count())))
        assert accepted(game, game.codec.encode(s), seats) == s, "a position that is refused when it is loaded"


def survives(game: Game[Any], data: Any, seats: int, rng: Random, said: str) -> bool:
    """Whether a forged state is accepted; fail where it does anything but play on, takes long, or breaks the rules."""
    began = process_time()
    try:
        s = accepted(game, data, seats)
        if s is not None:
            play_on(game, s, seats, rng)
    except StarboardError as error:
        pytest.fail(f"{game.name}: {said}: a rule refused what was legal: {error}")
    except Exception as error:  # noqa: BLE001  # any undeclared error is what is looked for
        pytest.fail(f"{game.name}: {said}: {type(error).__name__}: {error}")
    assert process_time() - began < SLOWEST, said
    return s is not None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_forged_state_is_refused_or_can_be_played(name: str, seats: int) -> None:
    """Any one place changed to anything: a declared error at loading, or a game that goes on without one."""
    game = GAMES[name]
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    taken = tried = 0
    games = seeds(20, 2)
    for seed in games:
        rng = Random(seed)
        nodes = [game.codec.encode(s) for s, _ in positions(game, seats, seed) if rng.randrange(8) == 0]
        for _ in range(CHANGES // len(games)):
            data = deepcopy(rng.choice(nodes))
            said = forge(data, rng)
            taken += survives(game, data, seats, rng, said)
            tried += 1
    assert tried > taken > 0
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
    """Numbers beyond all bounds, texts for numbers, steps that nobody can carry out, nested lists: refused at once."""
    game = GAMES[name]
    seats = game.seats[0]
    for s, decided in positions(game, seats, 1):
        middle = game.codec.encode(s)
        if len(decided) == 40:
            break
    deep = [
        (field.name, nested(depth)) for depth in (70, 500, 991, 3_000) for field in type(game.new(seats, {})).FIELDS
    ]
    for path, value in NAMED[name] + deep:
        data = deepcopy(middle)
        around: Any = data
        *way, last = [int(word) if word.isdecimal() else word for word in path.split(".")]
        for word in way:
            around = around[word]
        around[last] = value
        assert not survives(game, data, seats, Random(1), f"{path} = {type(value)!s}"), path
