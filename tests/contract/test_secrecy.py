"""What nobody may learn: shuffling what a viewer cannot see changes nothing that the viewer gets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.kernel import (
    EVERYONE,
    KNOWERS,
    OWNER,
    SPECTATOR,
    UNKNOWN,
    Choice,
    Domain,
    Event,
    Record,
    Sealed,
    State,
    determinise,
    is_known,
    legal,
    view,
    who,
    why_not,
)
from starboard.kernel.guesses import visible_pieces
from tests.counts import LONG, seeds, skipped, spread
from tests.subjects import GAMES, TABLES, fingerprint, hides, kinds, matches, positions, viewers

ASKED = 40
"""So many of a game's actions are asked about at a position in the short run."""
SECRETIVE = [(name, seats) for name, seats in TABLES if hides(GAMES[name])]
SEALING = [
    (name, seats)
    for name, seats in TABLES
    if any(issubclass(kind, Choice) and kind.SEALED for kind in kinds(GAMES[name]))
]
RECENT = 40
"""So many entries of a log are compared where one answer can change only the last."""
OPEN = [(name, seats) for name, seats in TABLES if not hides(GAMES[name])]


@pytest.mark.parametrize(("name", "seats"), OPEN)
def test_an_open_game_is_the_same_for_all(name: str, seats: int) -> None:
    """Where nothing is hidden, every view and every guess is the state itself, and no part of it."""
    for seed in seeds(50, 2)[:: spread(seats)]:
        for s, _ in positions(GAMES[name], seats, seed):
            for viewer in viewers(seats):
                seen = view(s, viewer)
                assert seen == s
                assert seen is not s
                assert determinise(GAMES[name], seen, viewer, Random(1)) == s


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_two_worlds_look_alike(name: str, seats: int) -> None:
    """Two worlds that differ only in what a viewer cannot see give that viewer one view, and the same refusals."""
    game = GAMES[name]
    differed = 0
    for seed in seeds(100, 4)[:: spread(seats)]:
        rng = Random(seed)
        for s, _ in positions(game, seats, seed):
            if not s.steps or skipped(rng, 8 * spread(seats) ** 2):
                continue
            numbers = rng.sample(range(game.space.size), min(100 if LONG else 400, game.space.size))
            before = fingerprint(game, s)
            for viewer in viewers(seats):
                seen = view(s, viewer)
                worlds = [determinise(game, seen, viewer, rng) for _ in range(2)]
                differed += worlds[0] != worlds[1]
                for world in worlds:
                    assert view(world, viewer) == seen
                    assert fingerprint(game, view(world, viewer)) == fingerprint(game, seen)
                    assert game.conserved(world) == game.conserved(s)
                    assert who(world) == who(seen) == who(s)
                    check_filled(world)
                    if who(s) == viewer:
                        assert legal(world) == legal(seen) == legal(s)
                        for number in numbers:
                            action = game.space.action(number)
                            assert why_not(world, action) == why_not(seen, action) == why_not(s, action)
            assert fingerprint(game, s) == before
    assert differed, "nothing was ever hidden"


def check_filled(world: State) -> None:
    """Fail where a hidden piece of a state is still unknown."""
    for field in type(world).FIELDS:
        if field.domain.pool and field.by != EVERYONE:
            held = getattr(world, field.name)
            assert UNKNOWN not in (held if isinstance(held, tuple) else (held,)), field.name


def may_see(record: Record, by: str, viewer: int, owner: int) -> bool:
    """Whether a viewer may see a field: the kernel's promise, said once more."""
    if by == OWNER:
        return viewer == owner != SPECTATOR
    if by == KNOWERS:
        return is_known(getattr(record, "known_by"), viewer)  # noqa: B009  # only some declare it
    return by == EVERYONE


def check_hidden(value: Any, viewer: int, owner: int) -> None:
    """Fail where a viewer is given something that its field's declaration keeps from them."""
    if isinstance(value, Record):
        owner = getattr(value, "seat", owner)
        for field in value.FIELDS:
            inner = getattr(value, field.name)
            if may_see(value, field.by, viewer, owner):
                check_hidden(inner, viewer, owner)
            else:
                assert set(inner if isinstance(inner, tuple) else [inner]) <= {UNKNOWN}, (type(value), field.name)
    elif isinstance(value, tuple | list):
        for item in value:
            check_hidden(item, viewer, owner)


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_views_hold_nothing_that_is_hidden(name: str, seats: int) -> None:
    """In a view every field that its viewer may not see is UNKNOWN, wherever it lies."""
    for seed in seeds(100, 3)[:: spread(seats)]:
        rng = Random(seed)
        for s, _ in positions(GAMES[name], seats, seed):
            if s.steps and skipped(rng, spread(seats)):
                continue
            for viewer in viewers(seats):
                if s.steps:
                    check_hidden(view(s, viewer), viewer, SPECTATOR)
                else:
                    assert view(s, viewer) == s, "a finished game is open to all"


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_logs_tell_nothing_that_is_hidden(name: str, seats: int) -> None:
    """A viewer's log holds no hidden field, no sealed answer of others, and no piece that the viewer did not see."""
    for seed in seeds(100, 4)[:: spread(seats)]:
        seen_before: dict[int, dict[str, list[int]]] = {}
        told = 0
        for match in matches(GAMES[name], seats, seed):
            if match.over:
                assert match.events_for(SPECTATOR) == match.log
                continue
            for viewer in viewers(seats):
                seen_now = visible_pieces(match.view(viewer))
                for event in match.events_for(viewer, told):
                    check_hidden(event, viewer, SPECTATOR)
                    assert not isinstance(event, Sealed) or event.seat == viewer
                    for domain, piece in pieces(event):
                        known = seen_before.get(viewer, {}).get(domain.name, []) + seen_now.get(domain.name, [])
                        # What the game deals to nobody lies open, like an Oracle in front of its holder.
                        hidden = piece in match.game.pool(match.state, domain)
                        assert piece in known or not hidden, (event, viewer)
                seen_before[viewer] = seen_now
            told = len(match.log)


@pytest.mark.parametrize(("name", "seats"), SEALING)
def test_a_sealed_answer_moves_nothing_that_others_see(name: str, seats: int) -> None:
    """While a window is open, an answer, and taking it back, change no other viewer's log or view."""
    answered = 0

    def seen_by_others() -> list[object]:
        return [(trial.events_for(viewer, told), without_steps(trial.view(viewer))) for viewer in others]

    for seed in seeds(100, 4)[:: spread(seats)]:
        rng = Random(seed)
        for match in matches(GAMES[name], seats, seed):
            step = match.state.steps[-1] if match.state.steps else None
            if not isinstance(step, Choice) or not step.SEALED or skipped(rng, 2 * spread(seats)):
                continue
            trial = match.clone()
            mover = trial.seat
            told = max(0, len(trial.log) - RECENT)
            others = [viewer for viewer in viewers(seats) if viewer != mover]
            before = seen_by_others()
            trial.play(mover, trial.actions().nth(seed % trial.actions().count()))
            after = trial.state.steps[-1] if trial.state.steps else None
            if not isinstance(after, Choice) or not after.SEALED or type(after) is not type(step):
                continue
            if len(trial.log) != len(match.log) + 1:
                continue  # that was the last answer, and what opened is another window
            answered += 1
            assert seen_by_others() == before
            trial.undo()
            assert seen_by_others() == before
    assert answered


def without_steps(seen: State) -> list[object]:
    """Return what a view shows besides who is asked."""
    return [getattr(seen, field.name) for field in seen.FIELDS if field.name != "steps"]


def pieces(event: Event) -> list[tuple[Domain, int]]:
    """Return the pieces that an event shows, each with its domain."""
    found: list[tuple[Domain, int]] = []
    for field in event.FIELDS:
        value = getattr(event, field.name)
        if isinstance(value, Record):
            found += [(f.domain, getattr(value, f.name)) for f in value.FIELDS if f.domain.pool]
        elif field.domain.pool:
            found += [(field.domain, piece) for piece in (value if isinstance(value, tuple) else (value,))]
    return [(domain, piece) for domain, piece in found if piece != UNKNOWN]
