"""What nobody may learn: shuffling what a viewer cannot see changes nothing that the viewer gets."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import (
    EVERYONE,
    KNOWERS,
    OWNER,
    SPECTATOR,
    UNKNOWN,
    Ask,
    Choice,
    Event,
    Match,
    Played,
    Record,
    Sealed,
    State,
    determinise,
    is_known,
    legal,
    seen_by,
    view,
    who,
    why_not,
)
from starboard.testing.faults import Fault
from starboard.testing.listing import check
from starboard.testing.stepping import decided, known_pieces, one_by_one, pieces_in, reveals
from starboard.testing.tables import fingerprint, hides, named, seals

if TYPE_CHECKING:
    from starboard.kernel import Game
    from starboard.testing.tables import Table

RECENT: Final = 40
"""So many entries of a log are compared where one answer can change only the last."""
ASKED: Final = 100
"""So many of a game's actions are asked about at a position."""
GUESSES: Final = 6
"""So many worlds are guessed where a seat names a piece, to see whether it could have named it without having it."""


def called(viewer: int) -> Fault:
    """Return what a viewer is called."""
    return Fault("spectator") if viewer == SPECTATOR else Fault("seat", seat=viewer + 1)


@check(50, unmet="something-hidden")
def an_open_game_is_the_same_for_all(table: Table) -> int:
    """Where nothing is hidden, every view and every guess is the state itself, and no part of it."""
    met = 0
    for seed in () if hides(table.game) else table.seeds:
        for s, _ in table.positions(seed):
            for viewer in table.viewers:
                met += 1
                seen = view(s, viewer)
                assert seen == s
                assert seen is not s
                assert determinise(table.game, seen, viewer, Random(1)) == s
    return met


@check(100, 4, unmet="nothing-hidden")
def two_worlds_look_alike(table: Table) -> int:
    """Two worlds that differ only in what a viewer cannot see give that viewer one view, and the same refusals."""
    game = table.game
    differed = 0
    for s, rng in table.some_positions(8 * table.sparse**2) if hides(game) else ():
        before = fingerprint(game, s)
        for viewer in table.viewers:
            seen = view(s, viewer)
            worlds = [determinise(game, seen, viewer, rng) for _ in range(2)]
            differed += worlds[0] != worlds[1]
            for world in worlds:
                _check_guess(game, s, seen, world, viewer)
                if who(s) == viewer:
                    _check_refusals(game, [s, seen, world], viewer, rng)
        assert fingerprint(game, s) == before, Fault("view-changes")
    return differed


def _check_guess(game: Game[Any], s: State, seen: State, world: State, viewer: int) -> None:
    """Fail where a guess is no state that the viewer could be looking at."""
    shown = view(world, viewer)
    same = shown == seen and fingerprint(game, shown) == fingerprint(game, seen)
    assert same, Fault("guess-changes", viewer=called(viewer))
    assert game.conserved(world) == game.conserved(s), Fault("guess-pieces", viewer=called(viewer))
    assert who(world) == who(seen) == who(s), Fault("who-hidden", step=named(s), viewer=called(viewer))
    for field in type(world).FIELDS:
        if field.domain.pool and field.by != EVERYONE:
            held = getattr(world, field.name)
            filled = UNKNOWN not in (held if isinstance(held, tuple) else (held,))
            assert filled, Fault("guess-unknown", viewer=called(viewer), field=field.name)


def _check_refusals(game: Game[Any], worlds: list[State], viewer: int, rng: Random) -> None:
    """Fail where the state, its view and a guess offer or refuse different actions to the seat that decides."""
    found = [legal(world) for world in worlds]
    assert found[0] == found[1] == found[2], _by_hidden(worlds[0], viewer, offered_differently(found))
    for number in rng.sample(range(game.space.size), min(ASKED, game.space.size)):
        action = game.space.action(number)
        said = [why_not(world, action) for world in worlds]
        assert said[0] == said[1] == said[2], _by_hidden(
            worlds[0], viewer, Fault("refused-differently", action=action, why=said)
        )


def _by_hidden(s: State, viewer: int, what: Fault) -> Fault:
    return Fault("goes-by-hidden", step=named(s), viewer=called(viewer), what=what)


def offered_differently(found: list[list[Any]]) -> Fault:
    """Name an action that is offered in one world and not in another."""
    action = next((a for one in found for a in one for other in found if a not in other), None)
    return Fault("allowed-in-one", action=action) if action else Fault("other-order")


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
                if type(inner) is not int:
                    check_hidden(inner, viewer, owner)
            else:
                shown = set(inner if isinstance(inner, tuple) else [inner])
                assert shown <= {UNKNOWN}, Fault(
                    "shown", viewer=called(viewer), kind=type(value).__name__, field=field.name, value=inner
                )
    elif isinstance(value, tuple | list):
        for item in value:
            if type(item) is not int:  # most are numbers
                check_hidden(item, viewer, owner)


@check(100, 3, unmet="nothing-hidden")
def views_hold_nothing_that_is_hidden(table: Table) -> int:
    """In a view every field that its viewer may not see is unknown, wherever it lies."""
    met = 0
    for s, _ in table.some_positions(table.sparse, ended=True) if hides(table.game) else ():
        for viewer in table.viewers:
            met += 1
            if s.steps:
                check_hidden(view(s, viewer), viewer, SPECTATOR)
            else:
                assert view(s, viewer) == s, Fault("open-at-end")
    return met


@check(100, 4, unmet="nothing-hidden")
def logs_tell_nothing_that_is_hidden(table: Table) -> int:
    """A viewer's log holds no hidden field, no sealed answer of others, and no piece that the viewer did not see."""
    met = 0
    for seed in table.seeds if hides(table.game) else ():
        before, since = table.new(seed), 0
        for match in table.matches(seed):
            if match.over:
                assert match.events_for(SPECTATOR) == match.log, Fault("open-at-end")
                continue
            if len(match.log) > since:
                met += 1
                way = Way(table.game, before, match.log[since:])
                for viewer in table.viewers:
                    _check_heard(match, viewer, since, way)
            before, since = match.state.clone(), len(match.log)
    return met


def _check_heard(match: Match, viewer: int, since: int, way: Way) -> None:
    """Fail where the last entries of a viewer's log tell what the viewer may not know."""
    known: set[tuple[str, int]] | None = None
    for event in match.events_for(viewer, since):
        check_hidden(event, viewer, SPECTATOR)
        assert not isinstance(event, Sealed) or event.seat == viewer, Fault("reads-sealed", viewer=called(viewer))
        for domain, piece in pieces_in(event):
            if known is None:
                known = known_pieces(match.view(viewer)) | known_pieces(view(way.before, viewer))
            if (domain.name, piece) in known:
                continue
            # What the game deals to nobody lies open, like an Oracle in front of its holder.
            if piece not in match.game.pool(match.state, domain):
                continue
            step = way.explained(event, viewer, domain.name, piece)
            assert step is None, Fault(
                "reads-piece",
                step=type(step).__name__,
                viewer=called(viewer),
                piece=domain.texts[piece],
                event=type(event).__name__,
            )
            known.add((domain.name, piece))


class Way:
    """How a match came from one decision to the next: which step told each entry of the log, and what lay open."""

    def __init__(self, game: Game[Any], before: State, entries: list[Event]) -> None:
        self.before: Final = before
        self._game: Final = game
        self._entries: Final = entries
        self._places: list[State] = []
        self._tellers: list[tuple[Event, Any, State | None]] = []

    def explained(self, event: Event, viewer: int, domain: str, piece: int) -> Any:
        """Return None where a viewer may read of a piece that no view at rest shows, else the step that told it."""
        if not self._places:
            self._go()
        if any((domain, piece) in known_pieces(seen_by(s, viewer)) for s in self._places):
            return None
        blamed: Any = None
        for entry, step, decided_at in self._tellers:
            if not (entry is event or seen_by(entry, viewer) == event):
                continue
            if reveals(step) or entry.TELLING or (decided_at and self._is_claim(entry, viewer, decided_at)):
                return None
            blamed = step
        return blamed

    def _is_claim(self, entry: Event, viewer: int, s: State) -> bool:
        """Whether a seat could have named the piece whatever is hidden from the viewer: then it says nothing."""
        action = decided(entry)
        if not isinstance(entry, Played) or action is None:
            return False
        rng = Random(1)
        seen = view(s, viewer)
        worlds = [determinise(self._game, seen, viewer, rng) for _ in range(GUESSES)]
        return all(why_not(world, action) is None for world in worlds)

    def _go(self) -> None:
        s = self.before.clone()
        told: list[Event] = []
        s.told = told
        for entry in self._entries:
            action = decided(entry)
            if action is None:
                continue
            at: State | None = s.clone()
            told.append(entry)
            for step in one_by_one(s, action):
                self._tellers += [(event, step, at if event is entry else None) for event in told]
                told.clear()
                self._places.append(s.clone())


@check(100, 4, unmet="no-window")
def a_sealed_answer_moves_nothing_that_others_see(table: Table) -> int:
    """While a window is open, an answer, and taking it back, change no other viewer's log or view."""
    answered = 0
    for seed in table.seeds if seals(table.game) else ():
        rng = Random(seed)
        for match in table.matches(seed):
            step = match.state.steps[-1] if match.state.steps else None
            if not isinstance(step, Choice) or not step.SEALED or table.skips(rng, 2 * table.sparse):
                continue
            answered += _answers_unseen(match, step, seed)
    return answered


def _answers_unseen(match: Match, step: Choice[Any, Any], seed: int) -> bool:
    """Answer in a sealed window and take it back; return whether others were still to be asked."""
    trial = match.clone()
    mover = trial.seat
    since = max(0, len(trial.log) - RECENT)
    others = [viewer for viewer in range(SPECTATOR, match.seats) if viewer != mover]

    def seen_by_others() -> list[object]:
        return [(trial.events_for(viewer, since), without_steps(trial.view(viewer))) for viewer in others]

    before = seen_by_others()
    trial.play(mover, trial.actions().nth(seed % trial.actions().count()))
    after = trial.state.steps[-1] if trial.state.steps else None
    if type(after) is not type(step) or len(trial.log) != len(match.log) + 1:
        return False
    if (isinstance(step, Ask) and len(step.asked) == 1) or trial.barrier():
        return False  # that was the last answer, and what opened is another window
    name = type(step).__name__
    assert seen_by_others() == before, Fault("answer-seen", step=name, seat=mover + 1)
    trial.undo()
    assert seen_by_others() == before, Fault("answer-back-seen", step=name, seat=mover + 1)
    return True


def without_steps(seen: State) -> list[object]:
    """Return what a view shows besides who is asked."""
    return [getattr(seen, field.name) for field in seen.FIELDS if field.name != "steps"]
