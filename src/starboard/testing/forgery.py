"""States that somebody changed by hand are refused by a declared error or play on like any other, and cost little.

A file's hashes keep accidents out, not people: whoever can seal a line can write any state into it.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import (
    CHANCE,
    SPECTATOR,
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
from starboard.testing.faults import Fault, raised_by
from starboard.testing.listing import check
from starboard.testing.tables import named

if TYPE_CHECKING:
    from starboard.testing.tables import Table

PLAYED: Final = 30
"""So many decisions are played from a state that is accepted."""
SLOWEST: Final = 2.0
"""So many seconds one change may take, with all that is played; the usual is a few milliseconds."""

VALUES: Final[tuple[Any, ...]] = (
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
    for viewer in range(SPECTATOR, seats):
        view(s, viewer)
    assert s.clone() == s
    for _ in range(PLAYED):
        if not s.steps:
            game.outcome(s)
            return
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            assert 0 <= who(s) < seats, Fault("seat-decides", seat=who(s) + 1)
            found = options(s)
            assert found.count(), Fault("no-option", step=named(s))
            play(s, found.nth(rng.randrange(found.count())))
        assert accepted(game, game.codec.encode(s), seats) == s, Fault("leads-nowhere")


def survives(game: Game[Any], data: Any, seats: int, rng: Random, said: str) -> bool:
    """Whether a forged state is accepted; fail where it does anything but play on, takes long, or breaks the rules."""
    began = process_time()
    try:
        s = accepted(game, data, seats)
        if s is not None:
            play_on(game, s, seats, rng)
    except Exception as error:
        fault = Fault("forged", place=said, why=raised_by(error, game))
        raise AssertionError(fault) from error
    assert process_time() - began < SLOWEST, Fault("slow", place=said)
    return s is not None


@check(20, 2, unmet="no-validate")
def a_forged_state_is_refused_or_can_be_played(table: Table) -> int:
    """Any one place changed to anything: a declared error at loading, or a game that goes on without one."""
    game = table.game
    tried = 0
    for seed in table.seeds:
        rng = Random(seed)
        nodes = [game.codec.encode(s) for s, _ in table.positions(seed) if not table.rarely(rng, 8)]
        for _ in range(100 if nodes else 0):
            data = deepcopy(rng.choice(nodes))
            said = forge(data, rng)
            try:
                survives(game, data, table.seats, rng, said)
            except AssertionError:
                if type(game).validate is Game.validate and type(game).possible is Game.possible:
                    return 0
                raise
            tried += 1
    return tried


@check(1, 1)
def what_is_nested_deeply_is_refused(table: Table) -> int:
    """Lists in lists in place of any field are refused at once."""
    game = table.game
    seed = next(iter(table.seeds))
    for s, decided in table.positions(seed):
        middle = game.codec.encode(s)
        if len(decided) == 40:
            break
    for depth in (70, 500, 991, 3_000):
        for field in type(s).FIELDS:
            data = {**middle, field.name: nested(depth)}
            taken = survives(game, data, table.seats, Random(1), f"{field.name}: [[[…]]]")
            assert not taken, Fault("nested", field=field.name, depth=depth)
    return 1
