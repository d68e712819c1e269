"""One table with its match. Everything that can be asked of it is checked here and comes out as an entry to store.

Nothing here waits, writes or sends. An entry that could not be stored did not happen: the table is then forgotten and
read again.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import structlog

from starboard.games import find_game
from starboard.kernel import (
    Action,
    IllegalAction,
    Match,
    NotYours,
    Played,
    Refusal,
    Sealed,
    StaleDecision,
    State,
    Step,
    UndoBarred,
    asked_as,
    asked_unseen,
    event_line,
    is_paced,
    legal,
    load_lines,
    view,
    why_not,
)
from starboard.kernel.takebacks import last_move
from starboard.table.entries import NOBODY, Conceded, Consented, Entry, Lines, Moved, Stepped, TookBack, WantsBack
from starboard.table.errors import NotAllowed, NotNow, refusal
from starboard.table.misdeals import last_said, shown, unsaid
from starboard.table.past import Past
from starboard.table.retelling import retold
from starboard.table.standing import PLAYING, WAITING, Standing
from starboard.table.trying import Trial, whole_moves
from starboard.table.turns import turn_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Event

MOST_ACTIONS: Final = 64
"""Decisions of one move at most."""

log = structlog.get_logger("starboard.table")


class Table(Past):
    """A table as it stands: `standing`, and the match once it began."""

    def __init__(self, standing: Standing, lines: Lines | None = None, ending: Lines | None = None) -> None:
        """Read the match as `Past` does."""
        super().__init__(standing, lines or [], ending)
        self.sealed: Final[dict[int, list[str]]] = {}
        """The answers to the open window by seat, each as the texts of its decisions."""

    # What is asked of it

    def asked(self) -> tuple[int, ...]:
        """Return the seats that have something to decide now: one, those of a window, or none."""
        if self.match is None or self.standing.status != PLAYING:
            return ()
        together = asked_unseen(self.match.state)
        if together:
            return together
        seat = self.match.seat
        return (seat,) if seat >= 0 else ()

    def is_window(self) -> bool:
        """Whether the open question is answered face down."""
        return self.match is not None and self.standing.status == PLAYING and is_paced(self.match.state)

    def state_for(self, seat: int) -> State:
        """Return the state in which the seat decides; raise NotYours where it has nothing to decide."""
        match = self.playing
        if asked_unseen(match.state):
            return asked_as(match.state, seat)
        if match.seat != seat:
            raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
        return match.state

    # Playing

    def begin(self) -> list[Entry]:
        """Begin the match, or go on with one; raise NotNow where a seat is free or it has begun."""
        standing = self.standing
        if standing.status != WAITING:
            raise NotNow(refusal("table-begun"))
        if not all(seat.ready for seat in standing.seats):
            raise NotNow(refusal("table-seats-free"))
        if standing.created.record:
            self.match = load_lines(standing.created.record, find_game)
        else:
            by_hand = standing.settings.chance == "hand"
            self.match = Match(
                self.game,
                len(standing.seats),
                standing.options,
                scripted=by_hand,
                promise=None if by_hand else standing.promise,
                words=() if by_hand else tuple([seat.words for seat in standing.seats]),
            )
        return [*retold(self.match)]

    def act(self, seat: int, number: int, texts: list[str], by: str = "seat") -> Moved:
        """Play a seat's move, of one decision or several; raise, nothing changed, where it is refused."""
        match = self.playing
        actions = self.read(seat, number, texts)
        if asked_unseen(match.state) or len(texts) > MOST_ACTIONS:
            raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
        kept = len(match.log)
        match.play_all(seat, actions, number)
        return self._moved(seat, kept, by)

    def read(self, seat: int, number: int, texts: list[str]) -> list[Action]:
        """Return the decisions that these texts are; raise where the question is not open to the seat or not so read.

        Nothing is said of a decision that comes after one which brings something to light: see `Trial`.
        """
        return self._tried(seat, number, texts).actions

    def _tried(self, seat: int, number: int, texts: list[str]) -> Trial:
        s = self.open_to(seat, number)
        if not 0 < len(texts) <= MOST_ACTIONS:
            raise NotNow(refusal("table-actions", most=MOST_ACTIONS))
        return Trial(self.playing, s, seat, texts)

    def open_to(self, seat: int, number: int) -> State:
        """Return the state in which the seat decides this question; raise where that is not open to it."""
        self._check_number(number)
        return self.state_for(seat)

    def _check_number(self, number: int) -> None:
        """Raise StaleDecision where another question is open."""
        if number != self.playing.number:
            raise StaleDecision(Refusal("", "stale", (("decision", number), ("open", self.playing.number))))

    def seal(self, seat: int, number: int, texts: list[str]) -> list[str]:
        """Return a seat's answer to the open window as it is to be kept; raise where it would be refused.

        It may be given again until the window closes: the last one counts.
        """
        actions = self.read(seat, number, texts)
        refused = why_not(self.state_for(seat), actions[0])  # nothing is played before all answers are in
        if refused is not None:
            raise IllegalAction(refused)
        if len(actions) > 1:
            raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
        return [str(actions[0])]

    def idle(self) -> dict[int, list[str]]:
        """Return what those do who were asked by the open window and have not answered."""
        return {seat: [self.idle_for(seat)] for seat in self.asked() if seat not in self.sealed}

    def idle_for(self, seat: int) -> str:
        """Return what a seat does that does not decide, by what it sees; anything at all where the game cannot say."""
        s, luck = self.state_for(seat), Random()
        try:
            idle = self.game.idle(view(s, seat), luck)
            if why_not(s, idle) is None:
                return str(idle)
        except Exception as fault:  # noqa: BLE001  # whatever a game raises: others wait for this seat
            log.warning("a game does not say what is done by who is idle", game=self.game.name, fault=str(fault)[:200])
        return str(luck.choice(legal(s)))

    def resolve(self, idle: dict[int, list[str]]) -> Moved:
        """Give the answers of the open window to the rules, in their order; `idle` has those of who gave none."""
        match = self.playing
        asked, kept = self.asked(), len(match.log)
        answers = {seat: self.sealed.get(seat) or idle[seat] for seat in asked}
        self.sealed.clear()
        for _ in asked:
            seat = match.seat
            match.play_all(seat, [self.game.space.parse(text) for text in answers.pop(seat)])
            if match.seat not in answers or match.seat not in asked_unseen(match.state):
                break
        return self._moved(asked[0] if len(asked) == 1 else NOBODY, kept, "window")

    def happen(self, number: int, text: str) -> Moved:
        """Let chance bring what somebody says it brought."""
        match = self.playing
        kept = len(match.log)
        match.happen(self.game.chances.parse(text), number)
        return self._moved(NOBODY, kept, "chance")

    def _moved(self, seat: int, kept: int, by: str) -> Moved:
        """Return the entry for what was played since the log had so many entries."""
        match = self.playing
        lines = [event_line(self.game, event) for event in match.log[kept:]]
        turn = self._turn_in(match.log[kept:])
        return Moved(seat, self.line(kept), lines, by, match.over, turn=turn)

    def _turn_in(self, events: Sequence[Event]) -> int:
        """Return the seat whose turn began by these events; NOBODY where none did."""
        assert self.match is not None
        paced = is_paced(self.match.state)
        return turn_in(self.game, events, self.match.seat, self.standing.turn_of, paced=paced)

    # Trying

    def draft(self, seat: int, number: int, texts: list[str]) -> Match:
        """Return a match of the asker's own in which these decisions were taken; the table's own stays as it is.

        Raise UndoBarred where they would bring something to light, by chance, by a card or by another's decision:
        whoever may try that out, would know it.
        """
        if asked_unseen(self.playing.state):
            raise NotNow(refusal("table-no-draft"))
        return self._tried(seat, number, texts).played()

    def state_in(self, seat: int, number: int, texts: list[str]) -> tuple[State, type[Step]]:
        """Return the state after these decisions of a move that is being tried, and the question that began the move.

        Raise as `draft` does, and where the question is not open to the seat.
        """
        s = self.open_to(seat, number)
        begun = type(s.steps[-1])
        return (self.draft(seat, number, texts).state if texts else s), begun

    def why_not(self, seat: int, number: int, texts: list[str]) -> Refusal | None:
        """Return why the seat may not do the last of these now, or None where it may."""
        try:
            return self._tried(seat, number, texts).why_not()
        except (IllegalAction, NotYours) as error:
            return error.why

    # Taking back

    def undo(self, seat: int, number: int, *, turn: bool = False) -> TookBack:
        """Take the seat's own last move back, or with `turn` all since its turn began; raise as `may_undo` does."""
        return self.take_back(seat, self.may_undo(seat, number, turn=turn), agreed=False)

    def may_undo(self, seat: int, number: int, *, turn: bool = False) -> int:
        """Return how many moves `undo` would take back; raise UndoBarred where others have to agree."""
        match = self.playing
        self._check_number(number)
        self.reach(0 if turn else 1)
        movers = self._movers(self.standing.turn_began(seat) if turn else 0)
        if not movers or movers[-1] != seat:
            raise NotAllowed(refusal("table-not-your-move"))
        moves = len(movers) if turn else 1
        barred = match.barrier(whole_moves(match, moves))
        if barred:
            raise UndoBarred(Refusal("", barred))
        return moves

    def _movers(self, begin: int = 0) -> list[int]:
        """Return whose moves there are in the log from a line on, in their order."""
        events = self.playing.log[max(0, begin - self.line(0)) :]
        return [event.seat for event in events if isinstance(event, Played | Sealed) and not event.joined]

    def want_unsaid(self, viewer: int, number: int) -> WantsBack | None:
        """Ask everybody to let what the viewer said last of chance be taken back; None where nobody need be asked.

        Raise as `last_said` does, and as `want_back` where nobody may be asked.
        """
        match = self.playing
        self._check_number(number)
        self.reach()
        begin = last_said(self, viewer)
        if not shown(match, begin):
            return None
        self._may_ask()
        return WantsBack(viewer, 0, self.line(begin))

    def unsay(self, viewer: int, *, agreed: bool) -> TookBack:
        """Let what the viewer said last of chance never have been said."""
        self.reach()
        begin = last_said(self, viewer)
        self.match = unsaid(self.playing, begin)
        return TookBack(viewer, self.line(begin), [], agreed)

    def _may_ask(self) -> None:
        """Raise where nobody may be asked now to let something be taken back."""
        if not self.standing.settings.takebacks:
            raise NotAllowed(refusal("table-no-takebacks"))
        if self.standing.wanted is not None:
            raise NotNow(refusal("table-asked-already"))
        if self.standing.refused >= 2:
            raise NotNow(refusal("table-refused-twice"))

    def want_back(self, seat: int, moves: int) -> WantsBack:
        """Ask everybody to let so many moves be taken back; with 0 moves, all from the seat's own last one on."""
        match = self.playing
        self._may_ask()
        self.reach(moves)
        if not moves:
            movers = self._movers()
            moves = next((back for back, mover in enumerate(reversed(movers), 1) if mover == seat), len(movers) + 1)
        if match.barrier(moves) == "nothing-to-undo":
            raise UndoBarred(Refusal("", "nothing-to-undo"))
        return WantsBack(seat, moves, self.line(last_move(match.log, whole_moves(match, moves))))

    def consent(self, seat: int, *, yes: bool) -> list[Entry]:
        """Answer that question; where everybody has agreed the moves are taken back at once."""
        wanted = self.standing.wanted
        if wanted is None or seat in self.standing.consents:
            raise NotNow(refusal("table-not-asked"))
        answer = Consented(seat, yes)
        missing = set(self.standing.people) - self.standing.consents - {seat}
        if not yes or missing:
            return [answer]
        if not wanted.moves:
            return [answer, self.unsay(wanted.seat, agreed=True)]
        return [answer, self.take_back(wanted.seat, wanted.moves)]

    def take_back(self, seat: int, moves: int, *, agreed: bool = True) -> TookBack:
        """Take moves back, to which everybody agreed unless it is said otherwise."""
        match = self.playing
        self.reach(moves)
        whole = whole_moves(match, moves)
        begin = last_move(match.log, whole)
        match.undo(agreed=agreed, moves=whole)
        self.sealed.clear()
        return TookBack(seat, self.line(begin), [event_line(self.game, event) for event in match.log[begin:]], agreed)

    # Ending

    def concede(self, seat: int, bot: str) -> Conceded | Stepped:
        """Give the match up: with two seats it is over by that; with more, a bot plays on in that seat."""
        match = self.playing
        return Conceded(seat) if match.seats <= 2 else Stepped(seat, bot, "conceded")
