"""Rules that break off in the middle: the match is as it was, and the error is one of the project's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

import pytest

from starboard.kernel import (
    STEPS,
    Action,
    Chance,
    Choice,
    Effect,
    Event,
    Game,
    IllegalAction,
    InvalidRecord,
    Match,
    NotYours,
    Options,
    Outcome,
    Refusal,
    RuleFailed,
    StaleDecision,
    State,
    fields,
    load,
    number,
    play,
    save,
    verify,
)
from starboard.kernel.loading import NONSENSE
from starboard.kernel.matches import SNAPSHOT_EVERY
from tests.subjects import GAMES


class Add(Action):
    """Add one."""

    TEXT = "add"


class Break(Action):
    """Do something, then fail."""

    TEXT = "break"


class Draw(Action):
    """Ask chance, which adds one."""

    TEXT = "draw"


class Luck(Action):
    """What chance brings."""

    TEXT = "luck"


class Added(Event):
    """The sum has grown."""


class Sum(State):
    """One number that grows."""

    FIELDS = fields(steps=STEPS, total=number(-1, 10_000))

    def __init__(self, steps: list[Any], total: int) -> None:
        self.steps = steps
        self.total = total


class Fault:
    """What the rules do where they fail; each test sets it."""

    now: Callable[[Sum], None] = staticmethod(lambda _s: None)


class Ask(Choice[Sum, Action]):
    """One seat adds for ever."""

    TAKES = (Add, Break, Draw)

    def who(self, s: Sum) -> int:
        return s.total % 2

    def candidates(self, s: Sum) -> list[Action]:
        return [Add(), Break(), Draw()]

    def why_not(self, s: Sum, action: Action) -> Refusal | None:
        return None

    def take(self, s: Sum, action: Action) -> None:
        s.then(Ask())
        if isinstance(action, Draw):
            s.then(Toss())
        elif isinstance(action, Add):
            s.then(Grow())
        else:
            s.then(Grow(), Fail(), Grow())


class Grow(Effect[Sum]):
    """Add two, so that the same seat goes on, and tell it."""

    def run(self, s: Sum) -> None:
        s.total += 2
        s.tell(Added())


class Fail(Effect[Sum]):
    """Break everything, and then the rules."""

    def run(self, s: Sum) -> None:
        s.total = -1
        s.steps.clear()
        Fault.now(s)


class Toss(Chance[Sum, Action]):
    """One outcome."""

    def outcomes(self, s: Sum) -> list[tuple[Action, int]]:
        return [(Luck(), 1)]

    def take(self, s: Sum, outcome: Action) -> None:
        if s.total >= 6:
            s.then(Fail())
        s.then(Grow())


class Adding(Game[Sum]):
    """A game whose rules fail on demand."""

    name = "adding"
    seats = (2,)
    actions = (Add, Break, Draw)
    outcomes = (Luck,)
    package = __name__

    def start(self, seats: int, options: Options) -> Sum:
        return Sum([Ask()], 0)

    def outcome(self, s: Sum) -> Outcome | None:
        return None


GAME: Final = Adding()


def find(_name: str) -> Game[Any]:
    """Return the game of these tests."""
    return GAME


def raising(error: BaseException) -> Callable[[Sum], None]:
    """Return rules that raise this."""

    def now(_s: Sum) -> None:
        raise error

    return now


def endless(s: Sum) -> None:
    """Go on for ever."""
    s.then(Again())


class Again(Effect[Sum]):
    """Nothing but itself."""

    def run(self, s: Sum) -> None:
        s.then(Again())


def everything(match: Match) -> tuple[object, ...]:
    """Return all that a match is."""
    kept = [(snapshot.entries, snapshot.decision, snapshot.draws) for snapshot in match.snapshots]
    return (match.state.clone(), match.log.copy(), match.decision, match.number, match.draws, kept, save(match))


FAULTS: Final = [
    *[kind("nonsense") for kind in NONSENSE],
    MemoryError(),
    RuntimeError("a fault"),
    NotImplementedError(),
    IllegalAction(Refusal("R-2", "in the middle")),
    InvalidRecord(Refusal("", "in the middle")),
]


@pytest.mark.parametrize("error", FAULTS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("scripted", [False, True])
@pytest.mark.parametrize("let_go", [False, True])
@pytest.mark.parametrize("before", [0, 1, 3, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1])
def test_a_rule_that_fails_leaves_the_match_as_it_was(
    error: Exception, scripted: bool, before: int, let_go: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """State, log, decision, number, draws and snapshots; the error is declared and names the fault as its cause."""
    monkeypatch.setattr(Fault, "now", staticmethod(raising(error)))
    match = Match(GAME, 2, seed=1, scripted=scripted)
    for _ in range(before):
        match.play(0, GAME.space.parse("add"))
    match.undo(agreed=True) if before else None
    if let_go:
        match.let_go()
        match.let_go()
    was = everything(match)
    with pytest.raises(RuleFailed) as caught:
        match.play(0, Break())
    assert caught.value.__cause__ is error
    assert caught.value.code == "rules/failed"
    assert everything(match) == was
    with pytest.raises(RuleFailed):
        match.play_all(0, [Add(), Add(), Break(), Add()])
    assert everything(match) == was
    match.play(0, Add())
    assert match.decision == max(before, 1)
    if not let_go:
        verify(save(match), find)


def test_an_interrupted_action_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who ends the program in the middle of an action still saves a whole match; the interruption goes on."""
    monkeypatch.setattr(Fault, "now", staticmethod(raising(KeyboardInterrupt())))
    match = Match(GAME, 2, seed=1)
    was = everything(match)
    with pytest.raises(KeyboardInterrupt):
        match.play(0, Break())
    assert everything(match) == was


def interrupt_after(events: int) -> Callable[..., Any]:
    """Return a tracer that interrupts the program after so many lines."""
    left = events

    def tracer(_frame: object, event: str, _arg: object) -> Any:
        nonlocal left
        if event == "line":
            left -= 1
            if left == -1:
                raise KeyboardInterrupt
        return tracer

    return tracer


def test_an_interrupted_take_back_has_happened_or_has_not() -> None:
    """Wherever in it the interruption comes; the match can be saved and goes on either way."""
    match = Match(GAME, 2, seed=1)
    for action in (Add(), Draw(), Add(), Add()):
        match.play(0, action)
    before = everything(match)
    whole = match.clone()
    whole.undo(moves=3, agreed=True)
    after = everything(whole)
    assert before != after
    for events in range(10_000):
        twin = match.clone()
        was = sys.gettrace()
        sys.settrace(interrupt_after(events))
        try:
            twin.undo(moves=3, agreed=True)
        except KeyboardInterrupt:
            assert everything(twin) in (before, after), events
        else:
            break
        finally:
            sys.settrace(was)
        assert twin.state.told is twin.log
        verify(save(twin), find)
    assert events > 10
    assert everything(twin) == after


@pytest.mark.parametrize("scripted", [False, True])
def test_chance_that_fails_leaves_the_match_as_it_was(scripted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A draw that follows of itself, and one that is given by hand."""
    monkeypatch.setattr(Fault, "now", staticmethod(raising(KeyError("lost"))))
    match = Match(GAME, 2, seed=1, scripted=scripted)
    for _ in range(3):
        match.play(0, Draw())
        if scripted:
            match.happen(Luck())
    assert match.draws == 3
    if scripted:
        match.play(0, Draw())
    was = everything(match)
    with pytest.raises(RuleFailed):
        match.happen(Luck()) if scripted else match.play(0, Draw())
    assert everything(match) == was


def test_rules_that_would_go_on_for_ever_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bound that no game comes near ends what only an impossible state does."""
    monkeypatch.setattr(Fault, "now", staticmethod(endless))
    match = Match(GAME, 2, seed=1)
    was = everything(match)
    with pytest.raises(RuleFailed, match="endless-rules"):
        match.play(0, Break())
    assert everything(match) == was
    with pytest.raises(RuleFailed, match="endless-rules"):
        play(match.state.clone(), Break())


def test_a_move_is_refused_whole_without_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a later decision is refused, what was decided before it is undone; legal moves copy no state."""
    match = Match(GAME, 2, seed=1)
    match.play_all(0, [Add(), Add()])
    was = everything(match)
    match.play_all(0, [Add()])
    match.undo()
    for rest in ([Draw(), Add()], [Add(), Luck()]):
        with pytest.raises((NotYours, IllegalAction)):
            match.play_all(0, [Add(), *rest])
        assert match.state == was[0]
    copies = []
    plain = Sum.clone

    def counted(s: Sum) -> State:
        copies.append(s)
        return plain(s)

    monkeypatch.setattr(Sum, "clone", counted)
    for _ in range(SNAPSHOT_EVERY - 4):
        match.play_all(0, [Add()])
    assert copies == []


# Numbers


def test_a_number_never_comes_back() -> None:
    """Play at 0, take back, and an answer to 0 is stale: it was another question."""
    match = Match(GAMES["connect_four"], 2, seed=1)
    drop = match.game.space.parse("d")
    match.play(0, drop, 0)
    assert (match.decision, match.number) == (1, 1)
    match.undo()
    assert (match.decision, match.number) == (0, 2)
    for stale in (0, 1, 3):
        with pytest.raises(StaleDecision):
            match.play(0, drop, stale)
        with pytest.raises(StaleDecision):
            match.play_all(0, [drop], stale)
    match.play(0, drop, 2)
    assert load(save(match), lambda _name: GAMES["connect_four"]).number == match.number == match.clone().number == 3


def test_chance_by_hand_has_its_numbers_too() -> None:
    """The same outcome sent twice is brought once."""
    match = Match(GAME, 2, seed=1, scripted=True)
    match.play(0, Draw(), 0)
    match.happen(Luck(), 1)
    match.play(0, Draw(), 2)
    with pytest.raises(StaleDecision):
        match.happen(Luck(), 1)
    assert (match.number, match.decision, match.draws) == (3, 2, 1)
    assert load(save(match), find).number == 3


def test_numbers_only_grow_whatever_is_played_and_taken_back() -> None:
    """Over plays, whole moves, take-backs of one and of several, files and copies."""
    match = Match(GAMES["connect_four"], 2, seed=1)
    seen = [match.number]
    for round_ in range(60):
        if round_ % 4 == 3:
            match.undo(agreed=True, moves=1 + round_ % 2)
        elif round_ % 7 == 6:
            match = load(save(match), lambda _name: GAMES["connect_four"])
            assert match.number == seen[-1]
            continue
        else:
            match.play(match.seat, match.legal()[0], match.number)
        seen.append(match.number)
    assert seen == sorted(set(seen))


def too_much(s: Sum) -> None:
    """Leave the declared range, with the game going on."""
    s.total = 10_001
    s.then(Ask())


TOO_MUCH: Final = "Sum.total: 10001 is not what its field declares"


def test_a_careful_match_tells_where_a_value_leaves_its_range(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision that brings a value which its field does not declare is taken back, and says so."""
    match = Match(GAME, 2, seed=1)
    match.careful = True
    match.play(0, Add())
    before = everything(match)
    monkeypatch.setattr(Fault, "now", staticmethod(too_much))
    with pytest.raises(RuleFailed) as found:
        match.play(0, Break())
    assert TOO_MUCH in str(found.value)
    assert everything(match) == before


def test_no_file_is_written_that_could_not_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody was careful, saving tells it."""
    match = Match(GAME, 2, seed=1)
    monkeypatch.setattr(Fault, "now", staticmethod(too_much))
    match.play(0, Break())
    with pytest.raises(RuleFailed) as found:
        save(match)
    assert TOO_MUCH in str(found.value)


def test_a_value_of_another_type_is_told_by_saving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A value that no file can hold is told by the class and the field too."""
    match = Match(GAME, 2, seed=1)

    def half(s: Sum) -> None:
        s.total = 0.5  # type: ignore[assignment]
        s.then(Ask())

    monkeypatch.setattr(Fault, "now", staticmethod(half))
    match.play(0, Break())
    with pytest.raises(RuleFailed) as found:
        save(match)
    assert "Sum.total: 0.5 is not what its field declares" in str(found.value)


def test_what_a_rule_raised_is_told_to_its_author_and_in_no_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal is what players get, and an exception may speak of what is hidden."""
    monkeypatch.setattr(Fault, "now", staticmethod(raising(LookupError("the ace of seat 2"))))
    match = Match(GAME, 2, seed=1)
    with pytest.raises(RuleFailed) as found:
        match.play(0, Break())
    assert "ace" not in f"{found.value} {found.value.why}"
    assert found.value.reason.startswith("LookupError: the ace of seat 2 (kernel/test_failures.py:")
