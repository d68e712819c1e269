"""What every game promises of its positions, options and refusals, checked over whole games at random."""

from __future__ import annotations

import json
import random
from random import Random
from typing import TYPE_CHECKING, Any

from starboard.kernel import (
    CHANCE,
    NO_ONE,
    SPECTATOR,
    Action,
    Ask,
    Choice,
    Game,
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
    view,
    who,
    why_not,
)
from starboard.kernel.guesses import boxed
from starboard.testing.faults import Fault
from starboard.testing.listing import check
from starboard.testing.stepping import one_by_one
from starboard.testing.tables import fingerprint, named, raised

if TYPE_CHECKING:
    from starboard.testing.tables import Table


@check(200)
def options_are_sorted_unique_and_accepted(table: Table) -> int:
    """The options stand in the order of their numbers, once each, and each can be played; some seat always has one."""
    game = table.game
    met = 0
    for seed in table.seeds:
        rng = Random(seed)
        for s, _ in table.positions(seed):
            if who(s) < 0:
                assert legal(s) == []
                continue
            met += 1
            step = named(s)
            assert who(s) in range(table.seats), Fault("who", step=step, seat=who(s), last=table.seats - 1)
            found = legal(s)
            assert found, Fault("no-option", step=step)
            numbers = [game.space.number(action) for action in found]
            top = s.steps[-1]
            assert isinstance(top, Choice)
            assert {type(action) for action in found} <= set(top.TAKES), Fault(
                "takes", step=step, takes=[kind.__name__ for kind in top.TAKES]
            )
            candidates = [game.space.number(action) for action in top.candidates(s)]
            for listed in (numbers, candidates):
                assert listed == sorted(set(listed)), Fault(
                    "candidates", step=step, found=[str(game.space.action(n)) for n in listed[:12]]
                )
            if isinstance(top, Ask) and top.SILENCE is not None:
                assert top.SILENCE in found, Fault("silence", step=step, action=top.SILENCE)
            if isinstance(top, Ask):
                assert top.sort(s) in (top.SORTS or ("",)), Fault("sort", step=step, sort=top.sort(s))
            for action in [] if table.skips(rng, 3) else table.few(found, rng):
                play(s.clone(), action)
    return met


@check(100)
def everything_else_is_refused(table: Table) -> int:
    """Any action that is no option is refused by a rule, as illegal, and nothing changes."""
    game = table.game
    met = 0
    for s, rng in table.some_positions(8, ended=True):
        open_now = {game.space.number(action) for action in legal(s)}
        before = fingerprint(game, s)
        others = [number for number in range(game.space.size) if number not in open_now]
        for action in [game.space.action(number) for number in table.few(others, rng)]:
            met += 1
            refusal = why_not(s, action)
            assert refusal is not None, Fault("not-refused", step=named(s), action=action)
            assert refusal.code, Fault("no-code", step=named(s), action=action)
            assert refusal.rule or not (s.steps and s.steps[-1].RULE), Fault("no-rule", step=named(s), action=action)
            error = raised(IllegalAction, play, s, action)
            assert error.code == "action/illegal"
            assert error.why == refusal, Fault("other-refusal", step=named(s), action=action)
        assert fingerprint(game, s) == before, Fault("why-not-changes", step=named(s))
    return met


@check(100)
def action_sets_agree_with_lists(table: Table) -> int:
    """Counting, picking, testing and iterating a set of options say what the list says."""
    game = table.game
    met = 0
    for s, rng in table.some_positions(4, ended=True):
        met += 1
        found, as_set = legal(s), options(s)
        listed = [as_set.nth(index) for index in range(len(found))]
        assert as_set.count() == len(as_set) == len(found), Fault("actions", step=named(s))
        assert listed == list(as_set) == found, Fault("actions", step=named(s))
        try:
            as_set.nth(len(found))
        except IndexError:
            pass
        else:
            raise AssertionError(Fault("actions-beyond", step=named(s)))
        for number in table.few(list(range(game.space.size)), rng):
            action = game.space.action(number)
            assert as_set.contains(action) == (action in found), Fault("actions-at", step=named(s), action=action)
    return met


@check(100)
def clone_json_and_replay_are_the_position(table: Table) -> int:
    """The clone, the JSON round trip and the replay of all decisions are equal, and offer the same."""
    game = table.game
    met = 0
    for s, _ in table.some_positions(20, ended=True):
        met += 1
        again = table.new(table.seed)
        for action in table.decided:
            (happen if who(again) == CHANCE else play)(again, action)
        written = fingerprint(game, s)
        found, possible = legal(s), outcomes(s)
        restored: Any = game.codec.decode(json.loads(written))
        for way, twin in (("clone", s.clone()), ("JSON", restored), ("replay", again)):
            same = type(twin) is type(s) and twin == s and fingerprint(game, twin) == written
            assert same, Fault("twin", way=way)
            assert (who(twin), legal(twin), outcomes(twin)) == (who(s), found, possible), Fault("twin", way=way)
            # During set-up tables may wait for the last tile.
            assert who(s) < 0 or derived(twin) == derived(s), Fault("twin-derived", way=way)
            assert twin.told is None
    return met


def derived(s: State) -> list[Any]:
    """Return the values of what a state computes for itself."""
    tables = [getattr(s, name) for name in type(s).DERIVED]
    return [getattr(table, "__dict__", table) for table in tables]


@check(100)
def old_states_never_change(table: Table) -> int:
    """Playing on from a clone leaves every state before it as it was, whatever the two share."""
    game = table.game
    met = 0
    for seed in table.seeds:
        rng = Random(seed)
        kept: list[tuple[State, str]] = []
        s = table.new(seed)
        while s.steps:
            if not table.skips(rng, table.sparse):
                kept.append((s, fingerprint(game, s)))
            s = s.clone()
            if who(s) == CHANCE:
                happen(s, rng.choice(outcomes(s))[0])
            else:
                play(s, options(s).nth(rng.randrange(options(s).count())))
        for old, before in kept:
            met += 1
            assert fingerprint(game, old) == before, Fault("shared", step=named(old))
    return met


@check(100)
def records_hold_only_declared_plain_data(table: Table) -> int:
    """No state, step or action has an attribute that it does not declare, or holds anything but plain data."""
    met = 0
    for seed in table.seeds:
        for s, decided in table.positions(seed):
            met += 1
            check_plain(s)
            for action in decided[-1:]:
                check_plain(action)
    return met


def check_plain(value: Any) -> None:
    """Fail where a value is, or holds, what cannot be written down or is not declared."""
    if isinstance(value, Record):
        kind = type(value).__name__
        declared = {field.name for field in value.FIELDS}
        besides = set(getattr(value, "__dict__", ())) - declared - set(value.DERIVED) - {"told"}
        assert not besides, Fault("undeclared", kind=kind, names=sorted(besides))
        for field in value.FIELDS:
            inner = getattr(value, field.name)
            if field.name == "steps":
                assert type(inner) is list
                assert all(isinstance(step, Step) for step in inner)
                inner = tuple(inner)
            assert isinstance(value, Part) or not isinstance(inner, Part), Fault("no-part", kind=kind, field=field.name)
            check_plain(inner)
    elif isinstance(value, tuple):
        for item in value:
            check_plain(item)
    else:
        assert value is None or type(value) in {int, str, bool}, Fault(
            "not-plain", value=repr(value), kind=type(value).__name__
        )


@check(500, 3, unmet="no-conserved")
def what_is_conserved_stays(table: Table) -> int:
    """No play makes or loses a piece."""
    game = table.game
    met = 0
    for seed in table.seeds:
        start = table.new(seed)
        first = game.conserved(start)
        before = start
        for s, decided in table.positions(seed) if first is not None else ():
            met += 1
            if game.conserved(s) != first:
                by = _changing(game, before, decided[-1], first) if decided else type(game).__name__ + ".start"
                last = decided[-1] if decided else "-"
                raise AssertionError(Fault("conserved", step=by, action=last, what=_changed(start, s)))
            before = s.clone()
    return met


def _changing(game: Game[Any], s: State, action: Action, first: Any) -> str:
    """Return the name of the step that makes or loses a piece where this is decided."""
    for step in one_by_one(s, action):
        if game.conserved(s) != first:
            return type(step).__name__
    return type(step).__name__


def _changed(start: State, s: State) -> Fault:
    """Say which piece there are more or fewer of than at the start; that some are, where no domain's box tells."""
    lie = {domain.name: pieces for domain, pieces in boxed(s)}
    for domain, pieces in boxed(start):
        for piece, text in enumerate(domain.texts):
            was, now = pieces.count(piece), lie.get(domain.name, []).count(piece)
            if was != now:
                return Fault("pieces", domain=domain.name, piece=text, was=was, now=now)
    return Fault("conserved-other")


@check(100)
def the_worlds_randomness_does_not_matter(table: Table) -> int:
    """Games with the same seed are the same, whatever becomes of the global generator meanwhile."""
    met = 0
    kept = random.getstate()
    for seed in table.seeds:
        played = []
        for disturbance in (1, 2):
            random.seed(disturbance)
            for _ in table.positions(seed):
                random.random()
            played.append([*table.decided, fingerprint(table.game, table.at)])
        random.setstate(kept)
        met += 1
        assert played[0] == played[1], Fault("outside-luck")
    return met


@check(1000, 5)
def every_game_ends_with_a_consistent_outcome(table: Table) -> int:
    """Every game ends; its ending is one of the game's; places, scores, winners and breakdown fit together."""
    game, seats = table.game, table.seats
    met = 0
    for seed in table.seeds:
        for s, _ in table.positions(seed):
            if s.steps:
                assert game.outcome(s) is None, Fault("outcome-early")
            check_points(game, s, seats)
        met += 1
        assert who(s) == NO_ONE
        outcome = game.outcome(s)
        assert outcome is not None, Fault("no-outcome")
        assert outcome.ending in game.endings, Fault("ending-unnamed", ending=outcome.ending)
        assert len(outcome.scores) == len(outcome.ranking) == seats, Fault(
            "outcome-seats", seats=seats, outcome=outcome
        )
        for place in outcome.ranking:
            before = sum(1 for other in outcome.ranking if other < place)
            assert place == 1 + before, Fault("places", ranking=outcome.ranking)
        best = tuple(seat for seat in range(seats) if outcome.ranking[seat] == 1)
        assert outcome.winners in (best, ()), Fault("winners", outcome=outcome)
        final = game.points(s)
        assert final in (None, outcome.scores), Fault("points-end", points=final, scores=outcome.scores)
        if outcome.breakdown:
            for seat in range(seats):
                points = sum(line.points for line in outcome.breakdown if line.seat == seat)
                assert points == outcome.scores[seat], Fault("breakdown-seat", seat=seat + 1, outcome=outcome)
        refusal = why_not(s, game.space.action(0))
        assert refusal is not None
        assert refusal.code == "game-over"
    return met


def check_points(game: Game[Any], s: State, seats: int) -> None:
    """Fail where points that are told while the game is played are not for its seats, or their lines do not add up."""
    if game.points(s) is None:
        assert not game.breakdown(s), Fault("breakdown-alone")
        return
    for viewer in (SPECTATOR, *range(seats)):
        seen = view(s, viewer)
        points, lines = game.points(seen), game.breakdown(seen)
        assert points is not None, Fault("points-some")
        assert len(points) == seats, Fault("points-seats", seats=seats, points=points)
        if lines:
            added = tuple([sum(line.points for line in lines if line.seat == seat) for seat in range(seats)])
            assert added == points, Fault("breakdown-sum", sum=added, points=points)


@check(100)
def positions_at_rest_have_one_open_decision(table: Table) -> int:
    """Between decisions nothing is left that happens by itself, and chance has something to bring."""
    game = table.game
    met = 0
    for seed in table.seeds:
        for s, _ in table.positions(seed):
            met += 1
            before = len(s.steps)
            settle(s)
            assert len(s.steps) == before
            if who(s) == CHANCE:
                possible = outcomes(s)
                assert possible, Fault("nothing-comes", step=named(s))
                assert all(weight > 0 for _, weight in possible), Fault("weights", step=named(s))
                numbers = [game.chances.number(outcome) for outcome, _ in possible]
                assert numbers == sorted(set(numbers)), Fault("outcomes", step=named(s))
    return met
