"""A table at a server: what the terminal knows of it, and shows."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starboard.client import Refused, Unreachable
from starboard.games import find_game
from starboard.kernel import SPECTATOR, Promise, Refusal, StarboardError
from starboard.terminal.ending import told_ending
from starboard.terminal.keeping import command_here
from starboard.terminal.layout import draw_table, show_lines
from starboard.terminal.online.distant import Distant
from starboard.terminal.screen import CORAL, GOLD, QUIET
from starboard.terminal.showing import Shown
from starboard.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from starboard.client import Entry, Frame, Line, Seat
    from starboard.kernel import Action
    from starboard.terminal.online.wire import Wire
    from starboard.terminal.screen import Screen

Answer = TypeVar("Answer")
RECAP: Final = 6
"""Sentences about what went before, for who comes back to a match."""
ENDING: Final = 12
"""Rows below the result."""


class OnlineTable(Shown):
    """One table over a line. It shows what the server sends, and asks it for everything that is done."""

    match: Distant

    def __init__(self, screen: Screen, language: str, wire: Wire, token: str, table: str) -> None:
        """Open the line; raise Refused, Unreachable, UnknownGame, or Unsupported where the rules are others."""
        super().__init__(screen, language)
        self.wire: Final = wire
        self.token: Final = token
        self.line: Final[Line] = wire.open(table, token, language)
        frame = self.line.frame
        assert frame is not None
        wire.came()
        self.frame: Frame = frame
        self.match = Distant(find_game(frame.about.game))
        self.news: list[str] = []
        self.shut: StarboardError | None = None
        self._lost = False
        self._told_luck = False
        self.take(frame)
        if len(self.news) > RECAP and self.match.begun:
            self.news = [self.texts.message("table-recap"), *self.news[-RECAP:]]

    # What the server says

    def take(self, frame: Frame) -> None:
        """Be as a frame says; what happened is news."""
        self.frame = frame
        self.match.take(frame)
        self.speak(self._language)
        for entry in frame.entries:
            self.news += self.said(entry)

    def said(self, entry: Entry) -> list[str]:
        """Return what the log says of an entry."""
        if entry.is_ == "said":
            return [self.texts.message("online-said", name=entry.name, text=entry.text or "")]
        return [*([entry.text] if entry.text else []), *entry.sentences]

    def catch_up(self) -> None:
        """Take in what came over the line."""
        for kind, what in self.wire.came():
            if kind == "frame":
                self.take(what)
            elif kind == "lost" and not self._lost:
                self._lost = True
                self.news.append(self.texts.message("online-lost"))
            elif kind == "back" and self._lost:
                self._lost = False
                self.news.append(self.texts.message("online-back"))
            elif kind == "shut":
                self.shut = what
        if self.line.frame is not None and self.line.frame.seq == self.frame.seq:
            self.frame = self.line.frame  # who is there, and what was answered face down

    def ask(self, work: Coroutine[Any, Any, Answer]) -> Answer | None:
        """Return what the server answers; None where it refuses, which is said."""
        if not self.line.connected and not self._lost:
            self._lost = True
            self.say("online-lost", CORAL)
        try:
            return self.wire.call(work)
        except Refused as refused:
            self.refuse(refused.why)
            return None

    # What every table says for itself

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: one's own."""
        return SPECTATOR if self.frame.you is None else self.frame.you

    def words(self, language: str) -> Texts:
        """Return the words of a language with everybody's name."""
        return Texts(language, [seat.name for seat in self.frame.about.seats])

    def decide(self, actions: list[Action]) -> bool:
        """Send decisions as one move."""
        asked = self.frame.decision
        if asked is None:
            self.refuse(Refusal("", "not-yours", (("seat", self.viewer + 1),)))
            return False
        answer = self.ask(self.line.act(asked.number, [str(action) for action in actions]))
        if answer is not None and answer.get("sealed"):
            self.say("online-sealed", QUIET)
        return answer is not None

    def _at_a_glance(self) -> list[Action]:
        """Return what looks best, for who plays against bots alone."""
        return super()._at_a_glance() if self.is_alone and self.is_asked else []

    def hint(self, depth: int | None = None) -> None:
        """Tell a hint; nobody is helped against other people."""
        if not self.is_alone:
            self.say("online-no-hint", CORAL)
        elif not self.is_asked:
            self.say("online-not-asked", QUIET)
        else:
            super().hint(depth)

    # How it stands

    @property
    def status(self) -> str:
        """Waiting, playing, over or aborted."""
        return self.frame.about.status

    @property
    def is_asked(self) -> bool:
        """Whether the viewer has something to decide, and has not."""
        asked = self.frame.decision
        return asked is not None and asked.answered is None

    @property
    def is_alone(self) -> bool:
        """Whether nobody but the viewer is a person."""
        return sum(1 for seat in self.seats if seat.is_ == "person") == 1

    @property
    def seats(self) -> list[Seat]:
        """The seats."""
        return self.frame.about.seats

    def mark(self) -> tuple[Any, ...]:
        """Return what changes whenever there is something new to show."""
        frame = self.frame
        asked = None if frame.decision is None else (frame.decision.number, frame.decision.answered is None)
        waits = None if frame.waiting is None else (frame.waiting.number, tuple(frame.waiting.seats))
        taken = tuple((seat.taken, seat.words) for seat in frame.about.seats)
        there = tuple(frame.present) if self.status == "waiting" else ()
        return (self.status, there, asked, waits, taken, frame.about.wants_back is None, frame.about.followed)

    def moves_since_own(self) -> int:
        """How many moves there are down to the viewer's own last one, that included; 0 where it has none."""
        moves = 0
        for entry in reversed(self.line.entries):
            if entry.is_ == "tookback":
                break
            moves += entry.is_ == "moved"
            if entry.is_ == "moved" and entry.seat == self.frame.you:
                return moves
        return 0

    def link(self, token: str) -> str:
        """Return the link that opens the table with a key."""
        return self.wire.server.link(self.frame.table, token)

    # Showing

    def show_news(self) -> None:
        """Tell what happened and was not told."""
        news, self.news = self.news, []
        self.tell(news)

    def show(self) -> None:
        """Draw the board, and tell what happened."""
        news, self.news = self.news, []
        self._tell_luck()
        self._drawn = draw_table(self.screen, self.face, self.seen(), self.match.seat, news, self._pause)

    def _tell_luck(self) -> None:
        if self.frame.about.commitment and not self._told_luck:
            self._told_luck = True
            self._say_whole("table-sealed", commitment=self.frame.about.commitment)

    def show_waiting(self) -> None:
        """Say whom everybody waits for."""
        waiting = self.frame.waiting
        if waiting is None or self.is_asked:
            return
        if waiting.window:
            self.say("online-window", QUIET)
        elif waiting.chance:
            self.say("online-chance", QUIET)
        else:
            names = self.texts.listed(self.texts.seat(seat) for seat in waiting.seats)
            self.say("online-waiting", QUIET, names=names)

    def show_ending(self) -> None:
        """Tell how the match ended, and whether luck was what was promised."""
        outcome = self.frame.outcome or {}
        if self.match.outcome() is not None:
            show_lines(
                self.screen,
                told_ending(self.match, self.texts, self.notes.hints),
                self._pause,
                self.screen.height - ENDING,
            )
        elif outcome.get("conceded") is not None:
            self.say("online-conceded", GOLD, seat=self.texts.seat(outcome["conceded"]))
        else:
            self.say("online-aborted", GOLD)
        if "secret" in outcome:
            promise = Promise(int(outcome["secret"], 16), int(outcome["nonce"], 16))
            self._say_whole("ending-secret", secret=outcome["secret"])
            self._say_whole("ending-nonce", nonce=outcome["nonce"])
            if promise.commitment != self.frame.about.commitment:
                self.say("online-luck-broken", CORAL)

    def say_how_to_return(self) -> None:
        """Say how the seat is taken up again."""
        if self.frame.you is not None and self.status in {"waiting", "playing"}:
            key, said = self.token, "online-return"
            if not key:  # whoever came by a code has the seat as long as this terminal runs
                try:
                    key = self.wire.call(self.wire.server.code(self.frame.table, self.frame.you)).code
                except (Refused, Unreachable):
                    return
                said = "online-return-code"
            self._say_whole(said, command=f"{command_here()} play --online {quote(self.link(key))}")
