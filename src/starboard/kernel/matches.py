"""A match: one game being played by seats, recorded so that it can be shown, taken back, saved and verified."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.actions import Action, ActionSet
from starboard.kernel.admitting import admit, check_comes, check_goes_on
from starboard.kernel.chance import Promise, check_luck, drawn, fresh_seed
from starboard.kernel.errors import (
    IllegalAction,
    Refusal,
    RuleFailed,
    StarboardError,
    UndoBarred,
)
from starboard.kernel.log import (
    Came,
    Played,
    Sealed,
    Snapshot,
    TakenBack,
    counted,
    decider,
    is_for,
    kept_before,
    numbered,
    redo,
)
from starboard.kernel.mistakes import (
    begun,
    check_first,
    check_options,
    check_outcome,
    check_seat,
    failed,
    loadable,
    settle_first,
    unlisted,
)
from starboard.kernel.native import mypyc_attr
from starboard.kernel.playing import MOST_STEPS, legal, options, settle, who, why_not
from starboard.kernel.steps import Chance, Choice, Event, State, Step
from starboard.kernel.takebacks import barrier, last_move
from starboard.kernel.views import seen_by, view

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
        promise: Promise | None = None,
        words: tuple[Any, ...] = (),
    ) -> None:
        """Begin a match: `scripted` leaves chance to the caller, `start` begins at a position instead of the set-up.

        `draws` counts those that the position has behind it, so that its luck is not that of its set-up again. A match
        is drawn from a `promise` that was published before the seats said their `words`, or from a fresh one; a `seed`
        of the caller's own choice promises nothing.
        """
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.checked_options(seats, chosen or {})
        self.rules_version: str = game.rules_version
        check_luck(seats, seed, scripted, promise, words)
        if promise is None and seed is None and not scripted:
            promise = Promise()
        self.promise: Final = promise
        self.words: Final[tuple[str, ...]] = words
        self.seed: Final = promise.seed(words) if promise is not None else fresh_seed() if seed is None else seed
        self.scripted: Final = scripted
        self._met: type[Step] | None = None
        """The class of the step that was carried out last: most often the next is of the same."""
        self._watching = bool(game.unmet)
        """Whether an effect may come that no match of the game has carried out."""
        self.careful = False
        """Whether each decision is taken back that brings what no file could hold: for play at people's pace."""
        self.decision = 0
        self.number = 0
        if draws and start is None:
            raise ValueError("a match that begins at its set-up has drawn nothing yet")
        self.draws = draws
        self.log: list[Event] = []
        self.snapshots: list[Snapshot] = []
        self.takebacks = 0
        """How often decisions were taken back; a result says so."""
        self.state: State = begun(game, seats, self.options) if start is None else start
        self._keep_snapshot()
        self.state.told = self.log
        self._let_chance_decide()

    # What is asked of it

    @property
    def commitment(self) -> str:
        """What is published of the promise about the seed; empty where the seed was chosen, and nothing is promised."""
        return self.promise.commitment if self.promise is not None else ""

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.state.steps

    @property
    def seat(self) -> int:
        """Who decides: a seat, CHANCE or NO_ONE; raise RuleFailed where the rules ask somebody who is not there."""
        seat = who(self.state)
        if not 0 <= seat < self.seats:
            check_seat(self.state, seat, self.seats)
        return seat

    def legal(self) -> list[Action]:
        """The open decision's options, listed."""
        found = legal(self.state)
        if not found:
            check_options(self.state)
        return found

    def actions(self) -> ActionSet:
        """The open decision's options as a set."""
        found = options(self.state)
        if not found.count():
            check_options(self.state)
        return found

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action is refused, or None where it is legal."""
        return why_not(self.state, action)

    def view(self, viewer: int) -> State:
        """What a seat, or SPECTATOR, may know of the position."""
        return view(self.state, viewer)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on; raise RuleFailed where the rules break off."""
        try:
            outcome: Outcome | None = self.game.outcome(self.state)
        except Exception as fault:  # noqa: BLE001  # whatever the rules raise
            raise failed(fault, self.game.home)  # noqa: B904  # see there
        if outcome is not None:
            check_outcome(type(self.game).__name__, self.game.endings, self.seats, outcome)
        return outcome

    def events_for(self, viewer: int, since: int = 0) -> list[Event]:
        """The log from an entry on, as a seat or SPECTATOR may read it. When the game is over everything is open."""
        heard = self.log[since:] if self.over else [event for event in self.log[since:] if is_for(event, viewer)]
        return heard if self.over else [seen_by(event, viewer) for event in heard]

    # Playing

    def play(self, seat: int, action: Action, number: int = -1) -> None:
        """Take a seat's decision; raise NotYours, StaleDecision or IllegalAction, nothing changed, where it is none.

        `number` is that of the question that is answered; left out, the open one is meant. Raise RuleFailed, nothing
        changed, where the rules break off.
        """
        entries, open_now = len(self.log), self.number
        try:
            if number >= 0 or who(self.state) != seat or not 0 <= seat < self.seats:  # else there is nothing to say
                admit(self.state, self.seats, seat, number, self.number)
            self._decide(seat, action, False)
            if self.careful:
                self._look(entries)
        except BaseException as fault:
            self._put_back(entries, open_now, fault)
            raise

    def play_all(self, seat: int, actions: list[Action], number: int = -1) -> None:
        """Take several decisions of one seat as one move: all of them, or none where one is refused."""
        entries, open_now = len(self.log), self.number
        try:
            admit(self.state, self.seats, seat, number, self.number)
            joined, draws = False, self.draws
            for action in actions:
                if joined:
                    check_goes_on(self.state, seat, self.draws != draws)
                self._decide(seat, action, joined)
                joined = True
            if self.careful:
                self._look(entries)
        except BaseException as fault:
            self._put_back(entries, open_now, fault)
            raise

    def happen(self, outcome: Action, number: int = -1) -> None:
        """Let chance bring this, in a match whose chance is scripted."""
        entries, open_now = len(self.log), self.number
        try:
            check_comes(self.state, outcome, number, self.number)
            self._bring(outcome)
            self.number += 1
            self._let_chance_decide()
            if self.careful:
                self._look(entries)
        except BaseException as fault:
            self._put_back(entries, open_now, fault)
            raise

    def _decide(self, seat: int, action: Action, joined: bool) -> None:
        s = self.state
        refusal = why_not(s, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        top = s.steps[-1]
        assert isinstance(top, Choice)
        try:
            if type(top) is not self._met:
                self._meet(s, top, action)
            if top.SEALED:
                self.log.append(Sealed(seat, action, joined))
            else:
                self.log.append(Played(seat, action, joined))
            s.steps.pop()
            top.take(s, action)
            if self._watching:
                self._watching = settle_first(s, self.game)
            else:
                settle(s)
            if s.steps and isinstance(s.steps[-1], Chance):
                self._let_chance_decide()
        except StarboardError as fault:
            raise failed(fault, self.game.home)  # noqa: B904  # see there; what a rule refuses in the middle refuses no action
        self.decision += 1
        self.number += 1
        if self.decision % SNAPSHOT_EVERY == 0:
            self._keep_snapshot()

    def _meet(self, s: State, step: Choice[Any, Any] | Chance[Any, Any], action: Action) -> None:
        """See that a class of steps is well made, before it is first carried out in any match of the game."""
        cls: type[Step] = type(step)
        if cls not in self.game.met:
            check_first(s, step, action, self.game)
        self._met = cls

    def _let_chance_decide(self) -> None:
        s = self.state
        if self.scripted:
            return
        left = MOST_STEPS
        while s.steps:
            top = s.steps[-1]
            if not isinstance(top, Chance):
                return
            if left == 0:
                raise RuleFailed(Refusal(top.RULE, "endless-rules"))
            left -= 1
            self._bring(drawn(s, self.seed, self.draws))

    def _bring(self, outcome: Action) -> None:
        """Let chance bring an outcome that can come."""
        s = self.state
        top = s.steps[-1]
        assert isinstance(top, Chance)
        try:
            if type(outcome) not in self.game.chances.first:
                raise unlisted(top, outcome)
            if type(top) is not self._met:
                self._meet(s, top, outcome)
            self.log.append(Came(outcome))
            s.steps.pop()
            top.take(s, outcome)
            if self._watching:
                self._watching = settle_first(s, self.game)
            else:
                settle(s)
        except StarboardError as fault:
            raise failed(fault, self.game.home)  # noqa: B904  # see there
        self.draws += 1

    def _look(self, entries: int) -> None:
        """Raise RuleFailed for a position, or an entry since, that could not be loaded again."""
        loadable(self.game.codec, self.state)
        for event in self.log[entries:]:
            loadable(self.game.codec, event)

    def _put_back(self, entries: int, number: int, fault: BaseException) -> None:
        """Be again as after so many entries, by playing once more; raise RuleFailed where the fault is not declared."""
        if len(self.log) > entries:
            self._stand_at(entries, [], number)
        if isinstance(fault, Exception) and not isinstance(fault, StarboardError):
            raise failed(fault, self.game.home)

    def _keep_snapshot(self) -> None:
        self.snapshots.append(Snapshot(len(self.log), self.decision, self.draws, self.state.clone()))

    # Taking back

    def barrier(self, moves: int = 1) -> str:
        """Why the last moves cannot be taken back by their seat alone: the name of a message; empty where they can."""
        begin = last_move(self.log, moves)
        if begin < 0:
            return "nothing-to-undo"
        return barrier(self.log, begin, self.state_at(begin), self.state, self.seats)

    def undo(self, *, agreed: bool = False, moves: int = 1) -> None:
        """Take the last moves back, each whole; raise UndoBarred at a barrier, unless everybody agreed.

        Whose wish it may be is for the layer above to judge: here there is no seat that asks.
        """
        barred = self.barrier(moves)
        if barred and (not agreed or barred == "nothing-to-undo"):
            raise UndoBarred(Refusal("", barred))
        begin = last_move(self.log, moves)
        undone = self.log[begin:]
        sealed = all(isinstance(event, Sealed | TakenBack) for event in undone)
        stands = self.decision - sum(1 for event in undone if isinstance(event, Played | Sealed))
        note = TakenBack(decider(undone[0]), stands, bool(barred), sealed, self.number + 1)
        said = [event for event in undone if isinstance(event, TakenBack)]  # it stays said
        self._stand_at(begin, [*said, note], note.number)
        self.takebacks += 1

    def state_at(self, entries: int) -> State:
        """Return a copy of the state after so many entries of the log: a snapshot, and what was played since.

        There is none from before the first snapshot; raise RuleFailed where a forged log cannot be played again.
        """
        kept = kept_before(self.snapshots, entries)
        s = kept.state.clone()
        try:
            for event in self.log[kept.entries : entries]:
                redo(s, event)
        except Exception as fault:  # noqa: BLE001  # whatever a forged log makes of the rules
            raise failed(fault, self.game.home)  # noqa: B904  # see there
        return s

    def _stand_at(self, entries: int, more: list[Event], number: int) -> None:
        """Be as after so many entries, with others after them that decide nothing, and a question of this number."""
        s = self.state_at(entries)
        s.told = self.log
        decision, draws = counted(self.snapshots, self.log, entries)
        snapshots = [snapshot for snapshot in self.snapshots if snapshot.entries <= entries]
        now = (s, decision, draws, number, snapshots, more)
        # One statement without a call: an interruption comes before it or after it.
        self.state, self.decision, self.draws, self.number, self.snapshots, self.log[entries:] = now

    def let_go(self) -> int:
        """Let go of the log before the last snapshot, and keep one of now; return how many entries went.

        What went can be taken back, told and saved no more, until whoever has it elsewhere puts it in place again.
        """
        last = self.snapshots[-1]
        del self.log[: last.entries]
        self.snapshots = [Snapshot(0, last.decision, last.draws, last.state)]
        self._keep_snapshot()
        return last.entries

    def clone(self) -> Match:
        """Return an independent match with the same past and the same luck to come."""
        twin = Match(
            self.game,
            self.seats,
            self.options,
            seed=self.seed if self.promise is None else None,
            scripted=self.scripted,
            start=self.state.clone(),
            promise=self.promise,
            words=self.words,
        )
        twin.restore(self.rules_version, self.log.copy(), self.snapshots.copy(), self.decision, self.draws)
        twin.number, twin.takebacks = self.number, self.takebacks
        return twin

    def restore(
        self, rules_version: str, log: list[Event], snapshots: list[Snapshot], decision: int, draws: int
    ) -> None:
        """Put a whole past in place: used by `clone` and by loading."""
        self.rules_version = rules_version
        self.log = log
        self.snapshots = snapshots
        self.decision = decision
        self.draws = draws
        self.number = numbered(log, self.scripted)
        self.takebacks = sum(1 for event in log if isinstance(event, TakenBack))
        self.state.told = log
