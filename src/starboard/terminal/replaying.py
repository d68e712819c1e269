"""A match once more, to step through: each move with the board after it, forward, back, and to any number."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.kernel import Came, Played, Sealed, StarboardError, happen, play, view
from starboard.terminal.layout import draw_table
from starboard.terminal.meaning import bare
from starboard.terminal.news import sentences
from starboard.terminal.screen import CORAL, QUIET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Event, Match, State
    from starboard.terminal.boards import Face
    from starboard.terminal.screen import Screen
    from starboard.texts import Texts

WORDS: Final = {
    "next": "replay-next",
    "back": "replay-back",
    "first": "replay-first",
    "last": "replay-last",
    "quit": "replay-quit",
}
"""What can be typed besides numbers, in English and by the names of messages."""


def plain(sentence: str) -> str:
    """Return a sentence without its full stop, its spaces all alike: two that then are the same say the same."""
    return " ".join(sentence.rstrip(".").split())


class Replay:
    """The moves of a match, of which one is shown; before the first comes the set-up.

    Moves of which there is nothing to tell, such as passes, go with the next one of which there is.
    """

    def __init__(self, screen: Screen, match: Match, face: Face, viewer: int) -> None:
        """Show what the viewer may know; of a match that is over, everything."""
        self._screen: Final = screen
        self._match: Final = match
        self._face: Final = face
        self._viewer: Final = viewer
        self._ends: Final = move_ends(match, face.texts)
        self.place = 0

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self._ends) - 1

    def run(self) -> None:
        """Show a move, and another one for every line that is typed, until somebody has seen enough."""
        said = self._face.texts.message
        self._show()
        while True:
            ask = said("replay-ask", number=self.place, last=self.last)
            line = self._screen.ask(ask + " ")
            if self._named(line) == "quit":
                return
            wanted = self._wanted(line)
            if wanted == self.place or not 0 <= wanted <= self.last:
                at_end = said("replay-no-more", last=self.last)
                self._screen.say(at_end if wanted != self.place else said("replay-how", last=self.last), CORAL)
                continue
            self.place = wanted
            self._show()

    def _named(self, line: str) -> str:
        """Return which of the words it is, whole or by its first letter, in the table's language or in English."""
        said = self._face.texts.message
        typed = bare(line) or "next"
        names = {word: bare(said(message)) for word, message in WORDS.items()}
        return next((word for word, name in names.items() if typed in {word, name, name[0]}), "")

    def _wanted(self, line: str) -> int:
        """Return the number of the move that is asked for: this one's where nothing is."""
        if line.isascii() and line.isdigit():
            return int(line[:9])
        steps = {"next": self.place + 1, "back": self.place - 1, "first": 0, "last": self.last}
        return steps.get(self._named(line), self.place)

    # Showing

    def _show(self) -> None:
        texts, name = self._face.texts, self._match.game.name
        events = self._events()
        heard = sentences(name, events, range(self._match.seats), texts)
        if self.place == 0:
            draws = sum(1 for event in self._match.log[: self._ends[0]] if isinstance(event, Came))
            heard = [texts.message("replay-setup", draws=draws)]
        else:
            moves = list(self._moves(events))
            decided = {plain(move) for move in (*moves, *self._words(events))}
            heard = [sentence for sentence in heard if plain(sentence) not in decided]
            self._screen.say(Text(", ".join(moves) or texts.message("replay-hidden"), QUIET))
        try:
            state = self._state()
        except StarboardError as error:  # played under other rules, which do not allow it any more
            self._screen.say(texts.error(name, error), CORAL)
            return
        seen = state if self._match.over else view(state, self._viewer)
        decider = self._decider()
        draw_table(self._screen, self._face, seen, decider, heard, texts.message("table-on") + " ")

    def _moves(self, events: list[Event]) -> Iterator[str]:
        """Yield what each seat in turn decided, in notation."""
        decided = [event for event in events if isinstance(event, Played | Sealed)]
        for seat, one_after_another in groupby(decided, key=lambda event: event.seat):
            move = self._face.written([event.action for event in one_after_another])
            yield self._face.texts.message("replay-move", seat=self._face.texts.seat(seat), move=move)

    def _words(self, events: list[Event]) -> Iterator[str]:
        """Yield what each decided, in words."""
        texts = self._face.texts
        for event in events:
            if isinstance(event, Played):
                said = texts.action(self._match.game.name, event.action)
                yield texts.message("replay-move", seat=texts.seat(event.seat), move=said)

    def _events(self) -> list[Event]:
        """Return what happened by the move that is shown, as the viewer may know it."""
        begin = self._ends[self.place - 1] if self.place else 0
        since = self._match.events_for(self._viewer, begin)
        after = self._match.events_for(self._viewer, self._ends[self.place])
        return since[: len(since) - len(after)]

    def _state(self) -> State:
        """Return the position after the move that is shown: from the last snapshot before it, what was played since."""
        entries = self._ends[self.place]
        snapshot = [kept for kept in self._match.snapshots if kept.entries <= entries][-1]
        s = snapshot.state.clone()
        for event in self._match.log[snapshot.entries : entries]:
            if isinstance(event, Played | Sealed):
                play(s, event.action)
            elif isinstance(event, Came):
                happen(s, event.outcome)
        return s

    def _decider(self) -> int:
        """Return who decided next."""
        later = (
            event.seat for event in self._match.log[self._ends[self.place] :] if isinstance(event, Played | Sealed)
        )
        return next(later, self._match.seat)


def move_ends(match: Match, texts: Texts) -> list[int]:
    """Return how many entries the log has after the set-up, and after each move with all that came of it."""
    log, name = match.log, match.game.name
    ends: list[int] = []
    heard = True  # the set-up is shown in any case
    for place, event in enumerate(log):
        if isinstance(event, Played | Sealed) and not event.joined and heard:
            ends.append(place)
            heard = False
        heard = heard or bool(texts.logged(name, event))
    return [*ends, len(log)]
