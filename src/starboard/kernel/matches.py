"""A match: one game being played by seats, recorded so that it can be shown, taken back, saved and verified."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.actions import Action, ActionSet
from starboard.kernel.chance import SEED_BITS, commitment, drawn, fresh_seed
from starboard.kernel.errors import (
    IllegalAction,
    InvalidOptions,
    NotYours,
    Refusal,
    StaleDecision,
    StarboardError,
    UndoBarred,
)
from starboard.kernel.guesses import visible_pieces
from starboard.kernel.log import Came, Played, RulesChanged, Sealed, Snapshot, TakenBack, decider, is_for, redo
from starboard.kernel.native import mypyc_attr
from starboard.kernel.records import EVERYONE, UNKNOWN
from starboard.kernel.steps import (
    CHANCE,
    NO_ONE,
    Chance,
    Choice,
    Event,
    State,
    Whispered,
    happen,
    legal,
    options,
    play,
    settle,
    who,
    why_not,
)
from starboard.kernel.views import SPECTATOR, secrets, seen_by, shows_a_piece, view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starboard.kernel.game import Game, Outcome

SNAPSHOT_EVERY: Final = 64
"""Decisions between two snapshots: what a take-back replays at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game in play. `state` is the truth: only a referee may read it; everybody else gets `view` and `events_for`."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        chosen: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        scripted: bool = False,
        start: State | None = None,
        draws: int = 0,
    ) -> None:
        """Begin a match: `scripted` leaves chance to the caller, `start` begins at a position instead of the set-up.

        `draws` counts those that the position has behind it, so that its luck is not that of its set-up again.
        """
        if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << SEED_BITS):
            raise InvalidOptions(Refusal("", "wrong-seed"))
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.checked_options(seats, chosen or {})
        self.rules_version: str = game.rules_version
        self.seed: Final = fresh_seed() if seed is None else seed
        self.scripted: Final = scripted
        self.decision = 0
        if draws and start is None:
            raise ValueError("a match that begins at its set-up has drawn nothing yet")
        self.draws = draws
        self.log: list[Event] = []
        self.snapshots: list[Snapshot] = []
        self.state: State = game.new(seats, self.options) if start is None else start
        self._keep_snapshot()
        self.state.told = self.log
        self._let_chance_decide()

    # What is asked of it

    @property
    def commitment(self) -> str:
        """The promise about the seed that may be published at once."""
        return commitment(self.seed)

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.state.steps

    @property
    def seat(self) -> int:
        """Who decides: a seat, CHANCE or NO_ONE."""
        return who(self.state)

    @property
    def takebacks(self) -> int:
        """How often decisions were taken back; a result says so."""
        return sum(1 for event in self.log if isinstance(event, TakenBack))

    def legal(self) -> list[Action]:
        """The open decision's options, listed."""
        return legal(self.state)

    def actions(self) -> ActionSet:
        """The open decision's options as a set."""
        return options(self.state)

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action is refused, or None where it is legal."""
        return why_not(self.state, action)

    def view(self, viewer: int) -> State:
        """What a seat, or SPECTATOR, may know of the position."""
        return view(self.state, viewer)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    def events_for(self, viewer: int, since: int = 0) -> list[Event]:
        """The log from an entry on, as a seat or SPECTATOR may read it. When the game is over everything is open."""
        heard = self.log[since:] if self.over else [event for event in self.log[since:] if is_for(event, viewer)]
        heard = [event.event if isinstance(event, Whispered) else event for event in heard]
        return heard if self.over else [seen_by(event, viewer) for event in heard]

    # Playing

    def play(self, seat: int, action: Action, decision: int = -1) -> None:
        """Take a seat's decision; raise NotYours, StaleDecision or IllegalAction, nothing changed, where it is none."""
        self._admit(seat, decision)
        self._decide(seat, action, False)

    def play_all(self, seat: int, actions: list[Action], decision: int = -1) -> None:
        """Take several decisions of one seat as one move: all of them, or none where one is refused."""
        self._admit(seat, decision)
        trial = self.state.clone()
        for action in actions:
            if who(trial) != seat:
                raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
            play(trial, action)
        joined = False
        for action in actions:
            self._decide(seat, action, joined)
            joined = True

    def happen(self, outcome: Action) -> None:
        """Let chance bring this, in a match whose chance is scripted."""
        if who(self.state) != CHANCE:
            raise NotYours(Refusal("", "no-chance"))
        before = len(self.log)
        self.log.append(Came(outcome))
        try:
            happen(self.state, outcome)
        except StarboardError:
            del self.log[before:]
            raise
        self.draws += 1
        self._let_chance_decide()

    def _admit(self, seat: int, decision: int) -> None:
        if decision >= 0 and decision != self.decision:
            raise StaleDecision(Refusal("", "stale", (("decision", decision), ("open", self.decision))))
        mine = who(self.state)
        if mine == NO_ONE:
            raise IllegalAction(Refusal(self.state.OVER_RULE, "game-over"))
        if mine != seat:
            raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))

    def _decide(self, seat: int, action: Action, joined: bool) -> None:
        s = self.state
        refusal = why_not(s, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        top = s.steps.pop()
        if isinstance(top, Choice):
            if top.SEALED:
                self.log.append(Sealed(seat, action, joined))
            else:
                self.log.append(Played(seat, action, joined))
            top.take(s, action)
        settle(s)
        self.decision += 1
        self._let_chance_decide()
        if self.decision % SNAPSHOT_EVERY == 0:
            self._keep_snapshot()

    def _let_chance_decide(self) -> None:
        s = self.state
        if self.scripted:
            return
        while s.steps:
            top = s.steps[-1]
            if not isinstance(top, Chance):
                return
            outcome = drawn(top.outcomes(s), self.seed, self.draws)
            s.steps.pop()
            self.log.append(Came(outcome))
            top.take(s, outcome)
            settle(s)
            self.draws += 1

    def _keep_snapshot(self) -> None:
        self.snapshots.append(Snapshot(len(self.log), self.decision, self.draws, self.state.clone()))

    # Taking back

    def barrier(self, moves: int = 1) -> str:
        """Why the last moves cannot be taken back by their seat alone: the name of a message; empty where they can."""
        begin = self._last_move(moves)
        if begin < 0:
            return "nothing-to-undo"
        seat = decider(self.log[begin])
        for event in self.log[begin:]:
            if isinstance(event, Came):
                return "undo-chance"
            if isinstance(event, Played | Sealed | TakenBack) and event.seat != seat:
                return "undo-other-seat"
        if self._something_was_seen(begin):
            return "undo-seen"
        return ""

    def undo(self, *, agreed: bool = False, moves: int = 1) -> None:
        """Take the last moves back, each whole; raise UndoBarred at a barrier, unless everybody agreed.

        Whose wish it may be is for the layer above to judge: here there is no seat that asks.
        """
        barrier = self.barrier(moves)
        if barrier and (not agreed or barrier == "nothing-to-undo"):
            raise UndoBarred(Refusal("", barrier))
        begin = self._last_move(moves)
        seat = decider(self.log[begin])
        sealed = all(isinstance(event, Sealed | TakenBack) for event in self.log[begin:])
        self._return_to(begin)
        self.log.append(TakenBack(seat, self.decision, bool(barrier), sealed))

    def _last_move(self, moves: int) -> int:
        """Where in the log the last so many moves begin, or -1."""
        for index in range(len(self.log) - 1, -1, -1):
            event = self.log[index]
            if isinstance(event, Played | Sealed) and not event.joined:
                moves -= 1
                if not moves:
                    return index
            if isinstance(event, RulesChanged):  # what was played under other rules cannot be played again
                break
        return -1

    def _something_was_seen(self, begin: int) -> bool:
        """Whether anybody came to see a piece or a secret, or was told something private, by what was played since."""
        since = self.log[begin:]
        if any(isinstance(event, Whispered) for event in since):
            return True
        if any(field.by != EVERYONE for event in since for field in type(event).FIELDS):
            return True
        before = self._state_at(begin)
        seat = decider(self.log[begin])
        for viewer in range(SPECTATOR, self.seats):
            # Whoever decided knew what was decided; everything else may have shown a piece.
            for event in since:
                knew = viewer == seat and isinstance(event, Played | Sealed)
                if not knew and is_for(event, viewer) and shows_a_piece(seen_by(event, viewer)):
                    return True
            known = visible_pieces(view(before, viewer))
            for name, pieces in visible_pieces(view(self.state, viewer)).items():
                left = known.get(name, []).copy()
                for piece in pieces:
                    if piece not in left:
                        return True
                    left.remove(piece)
            # A secret that is no longer kept in its place may have been shown on the way.
            kept = secrets(self.state, viewer)
            for place, secret in secrets(before, viewer).items():
                if secret not in (UNKNOWN, ()) and kept.get(place) != secret:
                    return True
        return False

    def _state_at(self, entries: int) -> State:
        """Return the state as it was after so many entries: a snapshot, and what was played since."""
        snapshot = max(
            [kept for kept in self.snapshots if kept.entries <= entries], key=lambda kept: (kept.entries, kept.decision)
        )
        s = snapshot.state.clone()
        for event in self.log[snapshot.entries : entries]:
            redo(s, event)
        return s

    def _return_to(self, entries: int) -> None:
        undone = self.log[entries:]
        self.state = self._state_at(entries)
        self.decision -= sum(1 for event in undone if isinstance(event, Played | Sealed))
        self.draws -= sum(1 for event in undone if isinstance(event, Came))
        self.log[entries:] = [event for event in undone if isinstance(event, TakenBack)]  # that it happened stays said
        self.snapshots = [kept for kept in self.snapshots if kept.entries <= entries]
        self.state.told = self.log

    def clone(self) -> Match:
        """Return an independent match with the same past and the same luck to come."""
        twin = Match(
            self.game, self.seats, self.options, seed=self.seed, scripted=self.scripted, start=self.state.clone()
        )
        twin.restore(self.rules_version, self.log.copy(), self.snapshots.copy(), self.decision, self.draws)
        return twin

    def restore(
        self, rules_version: str, log: list[Event], snapshots: list[Snapshot], decision: int, draws: int
    ) -> None:
        """Put a past in place: used by `clone` and by loading."""
        self.rules_version = rules_version
        self.log = log
        self.snapshots = snapshots
        self.decision = decision
        self.draws = draws
        self.state.told = log
