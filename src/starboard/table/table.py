"""One table with its match. Everything that can be asked of it is checked here and comes out as an entry to store.

Nothing here waits, writes or sends. An entry that could not be stored did not happen: the table is then forgotten and
read again.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

import structlog

from starboard.games import find_game
from starboard.kernel import (
    Action,
    Game,
    IllegalAction,
    Match,
    NotYours,
    Refusal,
    StaleDecision,
    State,
    Step,
    UndoBarred,
    asked_as,
    asked_unseen,
    event_line,
    head_line,
    is_paced,
    last_line,
    legal,
    load_lines,
    past_lines,
    position_line,
    view,
    why_not,
)
from starboard.kernel.takebacks import last_move
from starboard.table.entries import Began, Conceded, Consented, Entry, Lines, Moved, Ruled, Stepped, TookBack, WantsBack
from starboard.table.errors import NotAllowed, NotNow, refusal
from starboard.table.looking import Positions, lines_after
from starboard.table.misdeals import last_said, shown, unsaid
from starboard.table.standing import PLAYING, WAITING, Standing
from starboard.table.trying import Trial, whole_moves
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Event

NOBODY: Final = -1
"""The seat of entries that no seat is the author of."""
WORDS: Final = Texts(LANGUAGES[0])
MOST_ACTIONS: Final = 64
"""Decisions of one move at most."""

log = structlog.get_logger("starboard.table")


class Table:
    """A table as it stands: `standing`, and the match once it began."""

    def __init__(self, standing: Standing, ending: Lines | None = None) -> None:
        """Read the match from its lines, where it has begun; raise InvalidRecord where they are none.

        `ending` has those that are stored apart: the position, and the last line of a match's file.
        """
        self.standing: Final = standing
        self.game: Final[Game[Any]] = find_game(standing.game)
        self.match: Match | None = None
        self.sealed: Final[dict[int, list[str]]] = {}
        """The answers to the open window by seat, each as the texts of its decisions."""
        self._positions: Final = Positions(self.game)
        if ending is not None:
            self.match = load_lines(_file(standing.head, standing.lines, ending), find_game)

    # What is asked of it

    @property
    def playing(self) -> Match:
        """The match; raise NotNow where none goes on."""
        if self.match is None or self.standing.status != PLAYING:
            raise NotNow(refusal("table-no-match" if self.standing.status == WAITING else "table-over"))
        return self.match

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

    def record(self) -> Lines:
        """Return the lines of the match's file, all but their hashes; they hold everything that is secret."""
        match, ending = self.match, self.ending()
        if match is not None and self.is_bygone():
            return _file(head_line(match), past_lines(match), ending)
        return _file(self.standing.head, self.standing.lines, ending)

    def is_bygone(self) -> bool:
        """Whether the match was played under older rules than it was read by."""
        return self.match is not None and self.standing.head.get("rules_version") != self.match.rules_version

    def ending(self) -> Lines:
        """Return the lines that are stored apart, since each move replaces them: the position and the file's last."""
        match = self.match
        if match is None:
            raise NotNow(refusal("table-no-match"))
        return [position_line(match), last_line(match)]

    def changed_rules(self) -> Ruled | None:
        """Return the entry for a match that was stored under older rules than it was read by; None for any other."""
        if self.match is None or self.standing.status != PLAYING or not self.is_bygone():
            return None
        before = str(self.standing.head.get("rules_version"))
        return Ruled(before, self.match.rules_version, head_line(self.match), past_lines(self.match))

    # Playing

    def begin(self) -> Began:
        """Begin the match; raise NotNow where a seat is free or it has begun."""
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
        return Began(head_line(self.match), past_lines(self.match), self._turn_in(self.match.log))

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
        return Moved(seat, kept + 1, lines, by, match.over, turn=turn)  # the start is a line too

    def _turn_in(self, events: Sequence[Event]) -> int:
        """Return the seat whose turn began by these events; NOBODY where none did.

        A game that does not tell when turns begin has one whenever another seat is asked than before.
        """
        assert self.match is not None
        seat = self.match.seat
        if _tells_turns(self.game):
            begun = [event for event in events if WORDS.begins(self.game.name, event)]
            return int(getattr(begun[-1], "seat", seat)) if begun else NOBODY
        ordinary = seat >= 0 and not is_paced(self.match.state)
        return seat if ordinary and seat != self.standing.turn_of else NOBODY

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
        movers = self._movers(self.standing.turn_began(seat) if turn else 0)
        if not movers or movers[-1] != seat:
            raise NotAllowed(refusal("table-not-your-move"))
        moves = len(movers) if turn else 1
        barred = match.barrier(whole_moves(match, moves))
        if barred:
            raise UndoBarred(Refusal("", barred))
        return moves

    def _movers(self, begin: int = 0) -> list[int]:
        """Return whose moves there are in the lines from one of them on, in their order."""
        lines = self.standing.lines[begin:]
        return [int(line["seat"]) for line in lines if ("play" in line or "seal" in line) and "joined" not in line]

    def want_unsaid(self, viewer: int, number: int) -> WantsBack | None:
        """Ask everybody to let what the viewer said last of chance be taken back; None where nobody need be asked.

        Raise as `last_said` does, and as `want_back` where nobody may be asked.
        """
        match = self.playing
        self._check_number(number)
        begin = last_said(self, viewer)
        if not shown(match, begin):
            return None
        self._may_ask()
        return WantsBack(viewer, 0, begin + 1)  # the start is a line too

    def unsay(self, viewer: int, *, agreed: bool) -> TookBack:
        """Let what the viewer said last of chance never have been said."""
        begin = last_said(self, viewer)
        self.match = unsaid(self.playing, begin)
        return TookBack(viewer, begin + 1, [], agreed)

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
        if not moves:
            movers = self._movers()
            moves = next((back for back, mover in enumerate(reversed(movers), 1) if mover == seat), len(movers) + 1)
        if match.barrier(moves) == "nothing-to-undo":
            raise UndoBarred(Refusal("", "nothing-to-undo"))
        return WantsBack(seat, moves, last_move(match.log, whole_moves(match, moves)) + 1)  # the start is a line too

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
        match.undo(agreed=agreed, moves=whole_moves(match, moves))
        self.sealed.clear()
        before, after = self.standing.lines, past_lines(match)
        kept = 0
        while kept < min(len(before), len(after)) and before[kept] == after[kept]:
            kept += 1
        return TookBack(seat, kept, after[kept:], agreed)

    # Looking back

    def state_after(self, entries: list[Entry]) -> State | None:
        """Return the state after the first of the table's entries; None where the match had not begun.

        What was played under older rules cannot be played again: then the first position under the present ones.
        """
        lines = lines_after(entries)
        if self.match is not None and self.is_bygone() and any("snapshot" in line for line in lines):
            return self.match.state  # the only position that the present rules can read
        return self._positions.after(lines)

    # Ending

    def concede(self, seat: int, bot: str) -> Conceded | Stepped:
        """Give the match up: with two seats it is over by that; with more, a bot plays on in that seat."""
        match = self.playing
        return Conceded(seat) if match.seats <= 2 else Stepped(seat, bot, "conceded")


@cache
def _tells_turns(game: Game[Any]) -> bool:
    return WORDS.tells_turns(game)


def _file(head: dict[str, Any], lines: Lines, ending: Lines) -> Lines:
    """Return the lines of a match's file; where nothing was played its start is its position."""
    position, last = ending
    played = [] if "snapshot" in lines[-1] else [position]
    return [head, *lines, *played, last]
