"""What every match promises: it saves, loads, verifies, takes back, and refuses what is stale, foreign or over."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from starboard.kernel import (
    NO_ONE,
    Action,
    Came,
    Event,
    Game,
    IllegalAction,
    InvalidRecord,
    Match,
    NotYours,
    Played,
    Sealed,
    StaleDecision,
    State,
    TakenBack,
    UndoBarred,
    load,
    options,
    play,
    save,
    verify,
    who,
    why_not,
)
from tests.counts import scaled, seeds, spread
from tests.subjects import GAMES, TABLES, chosen, find_game, fingerprint, matches, some, viewers

pytestmark = pytest.mark.parametrize(("name", "seats"), TABLES)


def logs(match: Match) -> dict[int, list[Event]]:
    """Return everybody's log."""
    return {viewer: match.events_for(viewer) for viewer in viewers(match.seats)}


def same(one: Match, two: Match) -> bool:
    """Whether two matches stand at the same place, with the same past."""
    return (
        one.state == two.state
        and one.log == two.log
        and (one.decision, one.number, one.draws, one.seed, one.rules_version)
        == (two.decision, two.number, two.draws, two.seed, two.rules_version)
        and one.outcome() == two.outcome()
        and one.options == two.options
        and logs(one) == logs(two)
    )


def test_a_match_saves_loads_and_verifies_anywhere(name: str, seats: int) -> None:
    """At random nodes the loaded match is the saved one, and going on brings the same draws to both."""
    for seed in seeds(25, 3)[:: spread(seats)]:
        rng = Random(seed)
        for match in matches(GAMES[name], seats, seed):
            if match.over or rng.randrange(100 * spread(seats)) == 0:
                text = save(match)
                found = verify(text, find_game)
                assert (found.game, found.decisions, found.draws) == (name, match.decision, match.draws)
                assert found.from_setup
                loaded, twin = load(text, find_game), match.clone()
                assert same(loaded, match)
                assert same(twin, match)
                ahead = Random(seed)
                for _ in range(8):
                    if not twin.over:
                        action = some(twin.actions(), ahead)
                        twin.play(twin.seat, action)
                        loaded.play(loaded.seat, action)
                assert same(loaded, twin)
                assert save(match) == text  # whatever became of the twins


def test_the_log_survives_json(name: str, seats: int) -> None:
    """Every event, as every viewer reads it, is the same after a JSON round trip."""
    game = GAMES[name]
    for seed in seeds(50, 2)[:: spread(seats)]:
        *_, match = matches(game, seats, seed)
        for viewer in viewers(seats):
            for event in match.events_for(viewer):
                assert game.codec.decode(json.loads(json.dumps(game.codec.encode(event)))) == event


def test_taking_back_is_as_if_nothing_had_been(name: str, seats: int) -> None:
    """After a take-back the state is the earlier one, logs only add that it happened, and the same draws come again."""
    taken = 0
    for seed in seeds(25, 3)[:: spread(seats)]:
        game = GAMES[name]
        rng = Random(seed)
        match = Match(game, seats, chosen(game, seats, seed), seed=seed)
        while not match.over:
            mover = match.seat
            action = some(match.actions(), rng)
            if rng.randrange(25 * spread(seats)):
                match.play(mover, action)
                continue
            before, told, decision, draws = match.state.clone(), logs(match), match.decision, match.draws
            match.play(mover, action)
            after, entries, drawn = match.state.clone(), logs(match), match.draws
            barrier = match.barrier()
            if drawn > draws:
                assert barrier == "undo-chance"
            if barrier:
                with pytest.raises(UndoBarred) as caught:
                    match.undo()
                assert caught.value.code == "undo/barred"
                assert caught.value.why.code == barrier
                assert (match.state, logs(match), match.draws) == (after, entries, drawn)
            taken += not barrier
            match.undo(agreed=bool(barrier))
            note = match.log[-1]
            assert isinstance(note, TakenBack)
            assert (note.seat, note.decision, note.agreed) == (mover, decision, bool(barrier))
            notes = {viewer: [note] if viewer == mover or not note.sealed else [] for viewer in told}
            assert (match.state, match.decision, match.draws) == (before, decision, draws)
            for viewer, entry in told.items():
                assert match.events_for(viewer) == [*entry, *notes[viewer]]
            assert verify(save(match), find_game).takebacks == match.takebacks
            if told[0] and mover != last_decider(match) and not note.sealed:
                assert match.barrier(), "nobody takes back a decision that another seat answered, if only for a while"
            match.play(mover, action)
            assert (match.state, match.draws) == (after, drawn)
            for viewer, entry in entries.items():
                if not match.over:
                    assert match.events_for(viewer) == [*told[viewer], *notes[viewer], *entry[len(told[viewer]) :]]
    assert taken or name == "strike"


def last_decider(match: Match) -> int:
    """The seat of the last decision that stands."""
    return next((e.seat for e in reversed(match.log) if isinstance(e, Played | Sealed)), NO_ONE)


def test_a_match_can_be_taken_back_to_its_start(name: str, seats: int) -> None:
    """With everybody's consent every move can be taken back, one by one, across chance and snapshots."""
    game = GAMES[name]
    for seed in seeds(25):
        *_, match = matches(game, seats, seed)
        start = Match(game, seats, chosen(game, seats, seed), seed=seed)
        decisions = match.decision
        while match.decision:
            match.undo(agreed=True)
        assert match.state == start.state
        assert match.draws == start.draws
        assert match.takebacks == decisions
        assert [e for e in match.log if not isinstance(e, TakenBack)] == start.log
        with pytest.raises(UndoBarred, match="nothing-to-undo"):
            match.undo(agreed=True)
        verify(save(match), find_game)


def test_a_changed_file_is_refused(name: str, seats: int) -> None:
    """A file with any character changed, a line lost, doubled or moved raises InvalidRecord and nothing else."""
    game = GAMES[name]
    *_, match = matches(game, seats, 1)
    text = save(match)
    rng = Random(1)
    for _ in range(scaled(2000, 30)):
        place = rng.randrange(len(text))
        other = chr(ord(text[place]) ^ 1 << rng.randrange(7))
        with pytest.raises(InvalidRecord):
            load(text[:place] + other + text[place + 1 :], find_game)
    lines = text.splitlines(keepends=True)
    for _ in range(scaled(500, 10)):
        one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
        moved = lines.copy()
        moved.insert(two, moved.pop(one))
        for changed in (lines[:one] + lines[one + 1 :], [*lines[: one + 1], *lines[one:]], lines[:one], moved):
            if changed != lines:
                with pytest.raises(InvalidRecord):
                    load("".join(changed), find_game)


def test_stale_foreign_and_late_answers_are_refused(name: str, seats: int) -> None:
    """An answer to another decision, by another seat, of another game or after the end changes nothing."""
    game = GAMES[name]
    stranger = next(other for other in GAMES.values() if other is not game).space.action(0)
    for seed in seeds(25, 2)[:: spread(seats)]:
        for match in matches(game, seats, seed):
            mine = match.legal()[0] if not match.over else game.space.action(0)
            before = (match.state.clone(), match.log.copy(), match.decision)
            for number in (match.number + 1, match.number - 1):
                if number >= 0:
                    with pytest.raises(StaleDecision):
                        match.play(match.seat, mine, number)
            if match.over:
                with pytest.raises(IllegalAction, match="game-over"):
                    match.play(0, mine)
            else:
                with pytest.raises(NotYours):
                    match.play((match.seat + 1) % max(seats, 2), mine, match.number)
                with pytest.raises(NotYours):
                    match.happen(mine)
                with pytest.raises(IllegalAction, match="not-now"):
                    match.play(match.seat, stranger)
            assert (match.state, match.log, match.decision) == before


def test_a_move_of_several_decisions_is_played_whole_or_not_at_all(name: str, seats: int) -> None:
    """A sequence is played as one move that one take-back undoes; with a refused part nothing happens."""
    game = GAMES[name]
    for seed in seeds(25, 2)[:: spread(seats)]:
        rng = Random(seed)
        for match in matches(game, seats, seed):
            if match.over or rng.randrange(10 * spread(seats)):
                continue
            actions = whole_move(match.state, rng)
            twin, before = match.clone(), fingerprint(game, match.state)
            impossible = refused(game, line(match.state, actions))
            with pytest.raises((IllegalAction, NotYours)):
                twin.play_all(twin.seat, [*actions[:-1], impossible])
            assert same(twin, match)
            twin.play_all(twin.seat, actions)
            assert twin.decision == match.decision + len(actions)
            assert fingerprint(game, match.state) == before
            twin.undo(agreed=True)
            assert (twin.state, twin.decision, twin.draws) == (match.state, match.decision, match.draws)


def whole_move(s: State, rng: Random) -> list[Action]:
    """Return some way in which the seat that decides can go on until it decides no more, or for a while."""
    me, s = who(s), s.clone()
    actions: list[Action] = []
    while who(s) == me and len(actions) < MOST:
        actions.append(some(options(s), rng))
        play(s, actions[-1])
    return actions


MOST = 12
"""The decisions of one move at most."""


def line(s: State, actions: list[Any]) -> State:
    """Return the state before the last of the actions."""
    s = s.clone()
    for action in actions[:-1]:
        play(s, action)
    return s


def refused(game: Game[Any], s: State) -> Any:
    """Return an action that is refused here, another game's where all of this one's are allowed."""
    mine = [game.space.action(number) for number in range(game.space.size)]
    return next((action for action in mine if why_not(s, action) is not None), STRANGE)


class Strange(Action):
    """An action of no game here."""

    TEXT = "strange"


STRANGE = Strange()


def test_chance_can_be_scripted(name: str, seats: int) -> None:
    """A scripted match with the draws of a seeded one becomes the same game, and draws nothing of its own."""
    game = GAMES[name]
    for seed in seeds(25, 2)[:: spread(seats)]:
        *_, match = matches(game, seats, seed)
        script = Match(game, seats, chosen(game, seats, seed), seed=seed, scripted=True)
        for event in match.log:
            if isinstance(event, Came):
                script.happen(event.outcome)
            elif isinstance(event, Played | Sealed):
                script.play(event.seat, event.action)
        assert script.log == match.log
        assert script.state == match.state
        assert verify(save(script), find_game).draws == match.draws
