"""What every match promises: it saves, loads, verifies, takes back, and refuses what is stale, foreign or over."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Final

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
    StarboardError,
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
from starboard.testing.faults import Fault
from starboard.testing.listing import check
from starboard.testing.tables import STRANGE, fingerprint, raised, some

if TYPE_CHECKING:
    from typing import Any

    from starboard.testing.tables import Table

MOST: Final = 12
"""The decisions of one move at most."""
SAVED: Final = 3
"""One in so many take-backs is saved right after; the end of the match has them all."""
RECENT: Final = 40
"""So many entries of a log are compared as each viewer reads them, where one decision can change only the last."""


def logs(match: Match, since: int = 0) -> dict[int, list[Event]]:
    """Return everybody's log, from an entry on."""
    return {viewer: match.events_for(viewer, since) for viewer in range(-1, match.seats)}


def recent(match: Match) -> int:
    """Return from which entry on everybody's log is compared: all entries are, as nobody's in particular."""
    return max(0, len(match.log) - RECENT)


def same(one: Match, two: Match) -> bool:
    """Whether two matches stand at the same place, with the same past."""
    return (
        one.state == two.state
        and one.log == two.log
        and (one.decision, one.number, one.draws, one.seed, one.rules_version)
        == (two.decision, two.number, two.draws, two.seed, two.rules_version)
        and one.outcome() == two.outcome()
        and one.options == two.options
        and logs(one, recent(one)) == logs(two, recent(two))
    )


@check(25, 3)
def a_match_saves_loads_and_verifies_anywhere(table: Table) -> int:
    """The loaded match is the saved one, and going on brings the same draws to both."""
    met = 0
    for seed in table.seeds:
        rng = Random(seed)
        for match in table.matches(seed):
            if not match.over and table.rarely(rng, 100 * table.sparse):
                continue
            met += 1
            text = save(match)
            found = verify(text, table.find)
            assert (found.game, found.decisions, found.draws) == (table.game.name, match.decision, match.draws)
            assert found.from_setup, Fault("start")
            loaded, twin = load(text, table.find), match.clone()
            assert same(loaded, match), Fault("loaded")
            assert same(twin, match), Fault("cloned")
            ahead = Random(seed)
            for _ in range(8):
                if not twin.over:
                    action = some(twin.actions(), ahead)
                    twin.play(twin.seat, action)
                    loaded.play(loaded.seat, action)
            assert same(loaded, twin), Fault("goes-on")
            assert save(match) == text, Fault("twins")
    return met


@check(50)
def the_log_survives_json(table: Table) -> int:
    """Every event, as every viewer reads it, is the same after a JSON round trip."""
    codec = table.game.codec
    met = 0
    for seed in table.seeds:
        match = table.finished(seed)
        for viewer in table.viewers:
            for event in match.events_for(viewer):
                met += 1
                again = codec.decode(json.loads(json.dumps(codec.encode(event))))
                assert again == event, Fault("json", what=type(event).__name__)
    return met


@check(25, 3, unmet="nothing-goes-back")
def taking_back_is_as_if_nothing_had_been(table: Table) -> int:
    """After a take-back the state is the earlier one, logs only add that it happened, and the same draws come again."""
    taken = 0
    for seed in table.seeds:
        rng = Random(seed)
        match = Match(table.game, table.seats, table.chosen(seed), seed=seed)
        while not match.over:
            table.seed = seed
            table.stand(match.state)
            if table.rarely(rng, 25 * table.sparse):
                match.play(match.seat, table.picked(match.state, rng))
            else:
                taken += _take_back(table, match, table.picked(match.state, rng))
        assert verify(save(match), table.find).takebacks == match.takebacks
    return taken


def _take_back(table: Table, match: Match, action: Action) -> bool:
    """Play an action, take it back and play it again; return whether it went back freely."""
    mover, since, all_told = match.seat, recent(match), match.log.copy()
    before, heard, decision, draws = match.state.clone(), logs(match, since), match.decision, match.draws
    match.play(mover, action)
    after, entries, drawn = match.state.clone(), logs(match, since), match.draws
    barrier = match.barrier()
    if drawn > draws:
        assert barrier == "undo-chance"
    if barrier:
        error = raised(UndoBarred, match.undo)
        assert error.code == "undo/barred"
        assert error.why.code == barrier
        assert (match.state, logs(match, since), match.draws) == (after, entries, drawn)
    match.undo(agreed=bool(barrier))
    note = match.log[-1]
    assert isinstance(note, TakenBack)
    assert (note.seat, note.decision, note.agreed) == (mover, decision, bool(barrier))
    notes = {viewer: [note] if viewer == mover or not note.sealed else [] for viewer in heard}
    assert (match.state, match.decision, match.draws) == (before, decision, draws), Fault("not-undone", action=action)
    assert match.log == [*all_told, note]
    for viewer, entry in heard.items():
        assert match.events_for(viewer, since) == [*entry, *notes[viewer]]
    if table.thorough or match.takebacks % SAVED == 1:
        assert verify(save(match), table.find).takebacks == match.takebacks
    if heard[0] and mover != last_decider(match) and not note.sealed:
        assert match.barrier(), Fault("answered")
    match.play(mover, action)
    assert (match.state, match.draws) == (after, drawn), Fault("again", action=action)
    for viewer, entry in entries.items():
        if not match.over:
            assert match.events_for(viewer, since) == [*heard[viewer], *notes[viewer], *entry[len(heard[viewer]) :]]
    return not barrier


def last_decider(match: Match) -> int:
    """The seat of the last decision that stands."""
    return next((e.seat for e in reversed(match.log) if isinstance(e, Played | Sealed)), NO_ONE)


@check(25, 1)
def a_match_can_be_taken_back_to_its_start(table: Table) -> int:
    """With everybody's consent every move can be taken back, one by one, across chance and snapshots."""
    met = 0
    for seed in table.seeds:
        match = table.finished(seed)
        start = Match(table.game, table.seats, table.chosen(seed), seed=seed)
        decisions = match.decision
        while match.decision:
            met += 1
            match.undo(agreed=True)
        assert match.state == start.state, Fault("not-the-start")
        assert match.draws == start.draws
        assert match.takebacks == decisions
        assert [e for e in match.log if not isinstance(e, TakenBack)] == start.log
        assert raised(UndoBarred, match.undo).why.code == "nothing-to-undo"
        verify(save(match), table.find)
    return met


@check(1, 1)
def a_changed_file_is_refused(table: Table) -> int:
    """A file with any character changed, a line lost, doubled or moved raises InvalidRecord and nothing else."""
    seed = next(iter(table.seeds))
    text = save(table.finished(seed))
    rng = Random(seed)
    for _ in range(table.times(2000, 30)):
        place = rng.randrange(len(text))
        other = chr(ord(text[place]) ^ 1 << rng.randrange(7))
        raised(InvalidRecord, load, text[:place] + other + text[place + 1 :], table.find)
    lines = text.splitlines(keepends=True)
    for _ in range(table.times(500, 10)):
        one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
        moved = lines.copy()
        moved.insert(two, moved.pop(one))
        for changed in (lines[:one] + lines[one + 1 :], [*lines[: one + 1], *lines[one:]], lines[:one], moved):
            if changed != lines:
                raised(InvalidRecord, load, "".join(changed), table.find)
    return len(lines)


@check(25)
def stale_foreign_and_late_answers_are_refused(table: Table) -> int:
    """An answer to another decision, by another seat, of another game or after the end changes nothing."""
    met = 0
    for seed in table.seeds:
        for match in table.matches(seed):
            met += 1
            mine = match.legal()[0] if not match.over else table.game.space.action(0)
            before = (match.state.clone(), match.log.copy(), match.decision)
            for number in (match.number + 1, match.number - 1):
                if number >= 0:
                    raised(StaleDecision, match.play, match.seat, mine, number)
            if match.over:
                assert raised(IllegalAction, match.play, 0, mine).why.code == "game-over"
            else:
                raised(NotYours, match.play, (match.seat + 1) % max(table.seats, 2), mine, match.number)
                raised(NotYours, match.happen, mine)
                assert raised(IllegalAction, match.play, match.seat, STRANGE).why.code == "not-now"
            assert (match.state, match.log, match.decision) == before, Fault("refused-changes")
    return met


@check(25)
def a_move_of_several_decisions_is_played_whole_or_not_at_all(table: Table) -> int:
    """A sequence is played as one move that one take-back undoes; with a refused part nothing happens."""
    game = table.game
    met = 0
    for seed in table.seeds:
        rng = Random(seed)
        for match in table.matches(seed):
            if match.over or table.skips(rng, 10 * table.sparse):
                continue
            met += 1
            actions = whole_move(match.state, rng)
            twin, before = match.clone(), fingerprint(game, match.state)
            impossible = refused(game, line(match.state, actions))
            error = raised(StarboardError, twin.play_all, twin.seat, [*actions[:-1], impossible])
            assert isinstance(error, IllegalAction | NotYours)
            assert same(twin, match), Fault("part-changes")
            twin.play_all(twin.seat, actions)
            assert twin.decision == match.decision + len(actions)
            assert fingerprint(game, match.state) == before
            twin.undo(agreed=True)
            assert (twin.state, twin.decision, twin.draws) == (match.state, match.decision, match.draws)
    return met


def whole_move(s: State, rng: Random) -> list[Action]:
    """Return some way in which the seat that decides can go on until it decides no more, or for a while."""
    me, s = who(s), s.clone()
    actions: list[Action] = []
    while who(s) == me and len(actions) < MOST:
        actions.append(some(options(s), rng))
        play(s, actions[-1])
    return actions


def line(s: State, actions: list[Action]) -> State:
    """Return the state before the last of the actions."""
    s = s.clone()
    for action in actions[:-1]:
        play(s, action)
    return s


def refused(game: Game[Any], s: State) -> Action:
    """Return an action that is refused here, one of no game where all of this one's are allowed."""
    mine = (game.space.action(number) for number in range(game.space.size))
    return next((action for action in mine if why_not(s, action) is not None), STRANGE)


@check(25)
def chance_can_be_scripted(table: Table) -> int:
    """A scripted match with the draws of a seeded one becomes the same game, and draws nothing of its own."""
    met = 0
    for seed in table.seeds:
        match = table.finished(seed)
        script = Match(table.game, table.seats, table.chosen(seed), seed=seed, scripted=True)
        for event in match.log:
            if isinstance(event, Came):
                script.happen(event.outcome)
            elif isinstance(event, Played | Sealed):
                script.play(event.seat, event.action)
        met += 1
        assert script.log == match.log, Fault("script-log")
        assert script.state == match.state, Fault("script-state")
        assert verify(save(script), table.find).draws == match.draws
    return met
