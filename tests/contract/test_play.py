"""What every game promises of its positions, options and refusals, checked over whole games at random."""

from __future__ import annotations

import json
import random
from random import Random
from typing import Any

import pytest

from starboard.kernel import (
    CHANCE,
    NO_ONE,
    Action,
    Choice,
    IllegalAction,
    Part,
    Record,
    State,
    Step,
    happen,
    legal,
    options,
    outcomes,
    play,
    settle,
    who,
    why_not,
)
from tests.counts import LONG, seeds, skipped, spread
from tests.subjects import GAMES, TABLES, chosen, fingerprint, positions

pytestmark = pytest.mark.parametrize(("name", "seats"), TABLES)

SAMPLE = 1_000_000 if LONG else 12
"""How many of a position's actions are tried."""


def few(actions: list[Action], rng: Random) -> list[Action]:
    """Return the actions, or some of them in the short run."""
    return actions if len(actions) <= SAMPLE else rng.sample(actions, SAMPLE)


def test_options_are_sorted_unique_and_accepted(name: str, seats: int) -> None:
    """The options stand in the order of their numbers, once each, and each can be played; some seat always has one."""
    game = GAMES[name]
    for seed in seeds(200, 2)[:: spread(seats)]:
        rng = Random(seed)
        for s, _ in positions(game, seats, seed):
            if who(s) < 0:
                assert legal(s) == []
                continue
            assert who(s) in range(seats)
            found = legal(s)
            numbers = [game.space.number(action) for action in found]
            assert found
            assert numbers == sorted(set(numbers))
            top = s.steps[-1]
            assert isinstance(top, Choice)
            assert {type(action) for action in found} <= set(top.TAKES)
            candidates = [game.space.number(action) for action in top.candidates(s)]
            assert candidates == sorted(set(candidates))
            for action in [] if skipped(rng, 3) else few(found, rng):
                play(s.clone(), action)


def test_everything_else_is_refused(name: str, seats: int) -> None:
    """Any action of the space that is no option is refused by a rule, as illegal, and nothing changes."""
    game = GAMES[name]
    for seed in seeds(100, 2)[:: spread(seats)]:
        rng = Random(seed)
        for s, _ in positions(game, seats, seed):
            if skipped(rng, 8):
                continue
            open_now = {game.space.number(action) for action in legal(s)}
            before = fingerprint(game, s)
            others = [number for number in range(game.space.size) if number not in open_now]
            for action in few([game.space.action(number) for number in others], rng):
                refusal = why_not(s, action)
                assert refusal is not None, action
                assert refusal.code
                assert refusal.rule or not (s.steps and s.steps[-1].RULE)
                with pytest.raises(IllegalAction) as caught:
                    play(s, action)
                assert caught.value.code == "action/illegal"
                assert caught.value.why == refusal
            assert fingerprint(game, s) == before


def test_action_sets_agree_with_lists(name: str, seats: int) -> None:
    """Counting, picking, testing and iterating a set of options say what the list says."""
    game = GAMES[name]
    for seed in seeds(100, 2)[:: spread(seats)]:
        rng = Random(seed)
        for s, _ in positions(game, seats, seed):
            if skipped(rng, 4):
                continue
            found, as_set = legal(s), options(s)
            assert as_set.count() == len(as_set) == len(found)
            assert [as_set.nth(index) for index in range(len(found))] == list(as_set) == found
            with pytest.raises(IndexError):
                as_set.nth(len(found))
            for action in few([game.space.action(number) for number in range(game.space.size)], rng):
                assert as_set.contains(action) == (action in found), action


def test_clone_json_and_replay_are_the_position(name: str, seats: int) -> None:
    """At every node the clone, the JSON round trip and the replay of all decisions are equal, and offer the same."""
    game = GAMES[name]
    for seed in seeds(100, 2)[:: spread(seats)]:
        rng = Random(seed)
        for s, decided in positions(game, seats, seed):
            if s.steps and skipped(rng, 20):
                continue
            again: State = game.new(seats, chosen(game, seats, seed))
            for action in decided:
                (happen if who(again) == CHANCE else play)(again, action)
            restored = game.codec.decode(json.loads(json.dumps(game.codec.encode(s))))
            for twin in (s.clone(), restored, again):
                assert type(twin) is type(s)
                assert twin == s
                assert fingerprint(game, twin) == fingerprint(game, s)
                assert who(twin) == who(s)
                assert legal(twin) == legal(s)
                assert outcomes(twin) == outcomes(s)
                assert who(s) < 0 or derived(twin) == derived(s)  # during set-up tables may wait for the last tile
                assert twin.told is None


def derived(s: State) -> list[Any]:
    """Return the values of what a state computes for itself."""
    tables = [getattr(s, name) for name in type(s).DERIVED]
    return [getattr(table, "__dict__", table) for table in tables]


def test_old_states_never_change(name: str, seats: int) -> None:
    """Playing on from a clone leaves every state before it as it was, whatever the two share."""
    game = GAMES[name]
    for seed in seeds(100, 2)[:: spread(seats)]:
        rng = Random(seed)
        kept: list[tuple[State, str]] = []
        s: State = game.new(seats, chosen(game, seats, seed))
        while s.steps:
            kept.append((s, fingerprint(game, s)))
            s = s.clone()
            if who(s) == CHANCE:
                happen(s, rng.choice(outcomes(s))[0])
            else:
                play(s, options(s).nth(rng.randrange(options(s).count())))
        for old, before in kept:
            assert fingerprint(game, old) == before


@pytest.mark.interpreted
def test_records_hold_only_declared_plain_data(name: str, seats: int) -> None:
    """No state, step or action has an attribute that it does not declare, or holds anything but plain data."""
    game = GAMES[name]
    for seed in seeds(100, 2)[:: spread(seats)]:
        for s, decided in positions(game, seats, seed):
            check_plain(s)
            for action in decided[-1:]:
                check_plain(action)


def check_plain(value: Any) -> None:
    """Fail where a value is, or holds, what cannot be written down or is not declared."""
    if isinstance(value, Record):
        declared = {field.name for field in value.FIELDS}
        assert set(vars(value)) <= declared | set(value.DERIVED) | {"told"}, type(value)
        assert declared <= set(vars(value)), type(value)
        for field in value.FIELDS:
            inner = getattr(value, field.name)
            if field.name == "steps":
                assert type(inner) is list
                assert all(isinstance(step, Step) for step in inner)
                inner = tuple(inner)
            assert isinstance(value, Part) or not isinstance(inner, Part), "only a Part changes"
            check_plain(inner)
    elif isinstance(value, tuple):
        for item in value:
            check_plain(item)
    else:
        assert value is None or type(value) in {int, str, bool}, value


def test_what_is_conserved_stays(name: str, seats: int) -> None:
    """No play makes or loses a piece."""
    game = GAMES[name]
    for seed in seeds(500, 3)[:: spread(seats)]:
        first = game.conserved(game.new(seats, chosen(game, seats, seed)))
        for s, _ in positions(game, seats, seed):
            assert game.conserved(s) == first


def test_the_worlds_randomness_does_not_matter(name: str, seats: int) -> None:
    """Games with the same seed are the same, whatever becomes of the global generator meanwhile."""
    game = GAMES[name]
    for seed in seeds(100, 2)[:: spread(seats)]:
        told = []
        for disturbance in (1, 2):
            random.seed(disturbance)
            for s, decided in positions(game, seats, seed):
                random.random()
                last = [*decided, fingerprint(game, s)]
            told.append(last)
        assert told[0] == told[1]


def test_every_game_ends_with_a_consistent_outcome(name: str, seats: int) -> None:
    """Every game ends; its ending is one of the game's; places, scores, winners and breakdown fit together."""
    game = GAMES[name]
    for seed in seeds(1000, 5)[:: spread(seats)]:
        for s, _ in positions(game, seats, seed):
            if s.steps:
                assert game.outcome(s) is None
        assert who(s) == NO_ONE
        outcome = game.outcome(s)
        assert outcome is not None
        assert outcome.ending in game.endings
        assert len(outcome.scores) == len(outcome.ranking) == seats
        for place in outcome.ranking:
            assert place == 1 + sum(1 for other in outcome.ranking if other < place)
        best = tuple(seat for seat in range(seats) if outcome.ranking[seat] == 1)
        assert outcome.winners in (best, ())
        if outcome.breakdown:
            for seat in range(seats):
                assert sum(line.points for line in outcome.breakdown if line.seat == seat) == outcome.scores[seat]
        refusal = why_not(s, game.space.action(0))
        assert refusal is not None
        assert refusal.code == "game-over"


def test_positions_at_rest_have_one_open_decision(name: str, seats: int) -> None:
    """Between decisions nothing is left that happens by itself, and chance has something to bring."""
    game = GAMES[name]
    for seed in seeds(100, 2)[:: spread(seats)]:
        for s, _ in positions(game, seats, seed):
            before = len(s.steps)
            settle(s)
            assert len(s.steps) == before
            if who(s) == CHANCE:
                possible = outcomes(s)
                assert possible
                assert all(weight > 0 for _, weight in possible)
                numbers = [game.chances.number(outcome) for outcome, _ in possible]
                assert numbers == sorted(set(numbers))
