"""States from outside: what the rules exclude is refused as a damaged record, and what is let in can be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.domains import ROGUE
from starboard.games.cove.rules.arrivals import ChooseShift, DrawAdventurers
from starboard.games.cove.rules.bonuses import ChooseGood
from starboard.games.cove.state import Cove
from starboard.kernel import InvalidRecord, Match, StarboardError, Step, legal, outcomes, play, roll, view
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


def played_on(s: Cove, rng: Random, decisions: int) -> None:
    """Play a state on for some decisions, to see that nothing fails and that it stays a state of the Cove."""
    for _ in range(decisions):
        view(s, 0)
        moves = legal(s)
        if moves:
            play(s, rng.choice(moves))
        elif outcomes(s):
            roll(s, rng)
        else:
            assert not s.steps
            break
    GAME.validate(s)
    assert GAME.codec.decode(json.loads(json.dumps(GAME.codec.encode(s)))) == s


def forged(data: Any) -> Cove | None:
    """The state of forged data, or None where it is refused as a damaged record."""
    try:
        s = GAME.codec.decode(data)
        assert isinstance(s, Cove | None)
        if s is not None:
            GAME.validate(s)
    except StarboardError as error:
        assert isinstance(error, InvalidRecord) or error.why.rule == "MC-3.17", error  # noqa: PT017  # either
        return None
    return s


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_forged_state_is_refused_or_can_be_played(seats: int) -> None:
    """One value changed anywhere, to junk or by a little: InvalidRecord, or a state that plays on."""
    refused = 0
    for seed in seeds(25, 2):
        rng = Random(seed)
        for s, _ in positions(GAME, seats, seed):
            if rng.randrange(8):
                continue
            told = json.dumps(GAME.codec.encode(s))
            for _ in range(scaled(100, 10)):
                data = json.loads(told)
                holder, key = rng.choice(leaves(data))
                if type(holder[key]) is int and rng.randrange(3):
                    holder[key] += rng.choice((-1, 1))
                elif isinstance(holder[key], list) and holder[key] and rng.randrange(2):
                    holder[key] = rng.choice((holder[key][1:], holder[key] * 2, holder[key][::-1]))
                else:
                    holder[key] = rng.choice(JUNK)
                state = forged(data)
                if state is None:
                    refused += 1
                else:
                    played_on(state, rng, 25)
    assert refused


@pytest.mark.parametrize("seats", [1, 3])
def test_steps_of_other_states_are_refused_or_can_be_played(seats: int) -> None:
    """The stack of steps of one position under another, or with a step of it put elsewhere, leads to no failure."""
    rng = Random(seats)
    stacks: list[list[Any]] = []
    refused = 0
    for seed in seeds(25, 2):
        for s, _ in positions(GAME, seats, seed):
            stacks.append(GAME.codec.encode(s)["steps"])
            if len(stacks) < 50 or rng.randrange(4):
                continue
            data = GAME.codec.encode(s)
            other = list(rng.choice(stacks))
            if rng.randrange(2) and other:
                other.insert(rng.randrange(len(other) + 1), rng.choice(rng.choice(stacks) or other))
            data["steps"] = other
            state = forged(json.loads(json.dumps(data)))
            if state is None:
                refused += 1
            else:
                played_on(state, rng, 25)
    assert refused


FORGERIES: list[tuple[str, Any]] = [
    ("docks", [0, -1, -1, -1]),
    ("market", 9),
    ("boats", [[0, 0, 0, 0], [], [], [], [], []]),
    ("landing", [-1]),
    ("level", -1),
    ("rogue_card", -1),
    ("order", [0, 0]),
    ("stack", []),
    ("turn", 2),
    ("steps", [{"is": "EndRound"}]),
    ("steps", [{"is": "SellGoods", "seat": 0, "pier": 0, "sold": False, "to_rogues": False}]),
    ("steps", []),
    ("square", [0, 0]),
    ("box", [40, 21]),
    ("oracles.0.filled", [0]),
    ("oracles.0.lines", [0, 0]),
    ("oracles.0.lines", [71]),
    ("oracles.0.top", [1, 3]),
    ("oracles.0.marks", [0]),
    ("oracles.0.dish", [0, 0, 0, 0, 2, 0, 1, 1]),
    ("oracles.0.bubbles", [9, 0, 0, 0]),
    ("oracles.0.hour", 13),
    ("oracles.0.figure", -1),
    ("oracles.0.predictions", [{"is": "Prediction", "colour": 0, "icons": 2, "crossed": 2, "ended": 0}]),
    ("oracles.0.predictions", [{"is": "Prediction", "colour": 0, "icons": 90, "crossed": 0, "ended": 0}]),
    ("peddler", {"is": "Peddler", "hour": 1, "gold": 0, "shelf": [0] * 8}),
]


@pytest.mark.parametrize(("path", "value"), FORGERIES)
def test_what_the_rules_exclude_is_refused_as_a_damaged_record(path: str, value: Any) -> None:
    """Values of the right type that no game comes to, one by one, at a first decision."""
    match = Match(GAME, 2, {}, seed=1)
    data = json.loads(json.dumps(GAME.codec.encode(match.state)))
    assert forged(json.loads(json.dumps(data))) == match.state
    inner = data
    *way, last = path.split(".")
    for part in way:
        inner = inner[int(part)] if isinstance(inner, list) else inner[part]
    inner[last] = value
    with pytest.raises(InvalidRecord):
        GAME.validate(GAME.codec.decode(data))


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


def first_with(kind: type[Step], is_right: Callable[[Cove, Any], bool]) -> tuple[Cove, Any]:
    """Return the first state of some random games with such a step on top, and the step."""
    for seed in range(80):
        for s, _ in positions(GAME, 2, seed):
            assert isinstance(s, Cove)
            if s.steps and isinstance(s.steps[-1], kind) and is_right(s, s.steps[-1]):
                GAME.validate(s)
                return s.clone(), s.steps[-1]
    raise AssertionError(kind)


def test_no_more_adventurers_are_to_be_drawn_than_an_arrival_has() -> None:
    """MC-11.1 One has come: one more may, not two."""
    s, step = first_with(DrawAdventurers, lambda s, step: len(s.landing) == 1 and step.left == 1)
    s.steps[-1] = DrawAdventurers(step.token, 2)
    with pytest.raises(InvalidRecord):
        GAME.validate(s)


def test_a_box_offers_each_colour_once() -> None:
    """MC-9.30 A colour that is named twice would be offered twice."""
    s, step = first_with(ChooseGood, lambda _, step: len(step.colours) > 1)
    s.steps[-1] = ChooseGood(step.seat, step.size, (step.colours[0],) * 2)
    with pytest.raises(InvalidRecord):
        GAME.validate(s)
