"""What a match's log holds besides what the rules tell: decisions, draws, take-backs; and its snapshots."""

from __future__ import annotations

from typing import Final

from starboard.kernel.actions import Action
from starboard.kernel.kinds import FLAG, NUMBER, SEAT, TEXT
from starboard.kernel.playing import happen, play
from starboard.kernel.records import Record, fields
from starboard.kernel.steps import Event, State


class Played(Event):
    """A seat decided; `joined` says that the decision belongs to the move that the one before began."""

    FIELDS = fields(seat=SEAT, action=Action, joined=FLAG)

    def __init__(self, seat: int, action: Action, joined: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.action: Final = action
        self.joined: Final = joined


class Sealed(Event):
    """A seat decided, and the others learn neither what nor when until the rules show it."""

    FIELDS = fields(seat=SEAT, action=Action, joined=FLAG)

    def __init__(self, seat: int, action: Action, joined: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.action: Final = action
        self.joined: Final = joined


class Came(Event):
    """Chance decided."""

    FIELDS = fields(outcome=Action)

    def __init__(self, outcome: Action) -> None:  # generated: make generate
        self.outcome: Final = outcome


class TakenBack(Event):
    """The seat's decisions from `decision` on were taken back, by consent where `agreed`, unseen where `sealed`.

    `number` is that of the question which is open since: numbers do not come back.
    """

    FIELDS = fields(seat=SEAT, decision=NUMBER, agreed=FLAG, sealed=FLAG, number=NUMBER)

    def __init__(
        self, seat: int, decision: int, agreed: bool, sealed: bool, number: int
    ) -> None:  # generated: make generate
        self.seat: Final = seat
        self.decision: Final = decision
        self.agreed: Final = agreed
        self.sealed: Final = sealed
        self.number: Final = number


class RulesChanged(Event):
    """The match went on under another version of the rules."""

    FIELDS = fields(before=TEXT, after=TEXT)

    def __init__(self, before: str, after: str) -> None:  # generated: make generate
        self.before: Final = before
        self.after: Final = after


class Snapshot(Record):
    """The state after so many log entries, decisions and draws."""

    FIELDS = fields(entries=NUMBER, decision=NUMBER, draws=NUMBER, state=State)

    def __init__(self, entries: int, decision: int, draws: int, state: State) -> None:  # generated: make generate
        self.entries: Final = entries
        self.decision: Final = decision
        self.draws: Final = draws
        self.state: Final = state


def is_for(event: Event, viewer: int) -> bool:
    """Whether a viewer may know that there is this event at all while the game goes on."""
    if isinstance(event, Sealed):
        return event.seat == viewer
    return not isinstance(event, TakenBack) or not event.sealed or event.seat == viewer


def decider(event: Event) -> int:
    """The seat whose decision the event is."""
    assert isinstance(event, Played | Sealed)
    return event.seat


def numbered(log: list[Event], scripted: bool) -> int:
    """Return the number of the question that is open after this log: every answer and every take-back adds to it."""
    number = 0
    for event in log:
        if isinstance(event, TakenBack):
            number = event.number
        elif isinstance(event, Played | Sealed) or (scripted and isinstance(event, Came)):
            number += 1
    return number


def redo(s: State, event: Event) -> None:
    """Do once more what a log entry says was decided; entries that only tell do nothing."""
    if isinstance(event, Played | Sealed):
        play(s, event.action)
    elif isinstance(event, Came):
        happen(s, event.outcome)


def kept_before(snapshots: list[Snapshot], entries: int) -> Snapshot:
    """Return the last position that is kept from before so many entries; raise ValueError where none is."""
    for index in range(len(snapshots) - 1, -1, -1):
        if snapshots[index].entries <= entries:
            return snapshots[index]
    raise ValueError(f"no position is kept from before entry {entries}")


def counted(snapshots: list[Snapshot], log: list[Event], entries: int) -> tuple[int, int]:
    """Return how many decisions and draws there were in so many entries of a log."""
    kept = kept_before(snapshots, entries)
    since = log[kept.entries : entries]
    decisions = sum(1 for event in since if isinstance(event, Played | Sealed))
    return kept.decision + decisions, kept.draws + sum(1 for event in since if isinstance(event, Came))
