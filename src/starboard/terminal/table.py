"""The table: one match between people at this keyboard and bots, whatever the game."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING, Final

from starboard.bots import has_secrets
from starboard.games import path_of
from starboard.kernel import SPECTATOR, Match, Played, RuleFailed, Sealed, StarboardError, TakenBack
from starboard.terminal.boards import Size
from starboard.terminal.ending import told_ending
from starboard.terminal.keeping import Keeper, Notes, command_here
from starboard.terminal.layout import draw_table, room_of, show_lines
from starboard.terminal.news import News
from starboard.terminal.screen import CORAL, GOLD, QUIET
from starboard.terminal.seating import chosen, fault_said
from starboard.terminal.shelf import archive, shelf
from starboard.terminal.showing import Shown
from starboard.texts import printable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from starboard.bots import Bot
    from starboard.kernel import Action
    from starboard.terminal.screen import Screen
    from starboard.terminal.seating import Seating
    from starboard.texts import Texts

WROTE: Final = 4
"""Lines of what a program wrote that are shown when it failed, where it can tell no secret."""
ENDING: Final = 12
"""Rows below the result: the secret behind the luck, where the match is saved, and what can be done now."""


class Table(Shown):
    """A match, its players, and what has been shown of it so far."""

    match: Match

    def __init__(
        self,
        screen: Screen,
        match: Match,
        seating: Seating,
        language: str,
        notes: Notes | None = None,
        file: Path | None = None,
    ) -> None:
        super().__init__(screen, language)
        self.seating = seating
        self.set_up(match, seating, notes, file)

    def set_up(self, match: Match, seating: Seating, notes: Notes | None = None, file: Path | None = None) -> None:
        """Put a match on the table, and these players around it; `notes` and `file` are those of a saved match."""
        if seating is not self.seating:
            self.seating.close()
        self.match = match
        match.careful = True
        self.seating = seating
        self.notes = notes or Notes()
        self._keeper = Keeper(match, file)
        self.speak(self._language)
        self._news = News(match)
        self._viewer = SPECTATOR
        self._secret = False
        self._nobody = 0
        self._drawn = 0
        self._is_sealed = match.decision == 0 and bool(match.commitment)
        self._resting: set[int] = set()

    # What the rest of the terminal asks of it

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: the person's who decides, else the only or the last person's."""
        people = self.seating.people
        if self.is_shared:
            return SPECTATOR
        if self.match.seat in people:
            return self.match.seat
        return people[0] if len(people) == 1 else self._viewer

    def words(self, language: str) -> Texts:
        """Return the words of a language with everybody's name."""
        return self.seating.texts(language)

    # The match going on

    def let_bots_play(self) -> None:
        """Let bots decide, and answer for people what is no question, until a person must, or the game is over."""
        while self._let_one_decide():
            pass

    def _let_one_decide(self) -> bool:
        """Let a bot decide, or answer for a person what is no question; whether anything was."""
        seat = self.match.seat
        if seat < 0:
            return False
        bot = self.seating.bot(seat)
        if bot is not None:
            action: Action | None = self._chosen(bot, seat)
        else:
            action = self._clear_answer(seat)
        if action is None:
            return False
        if bot is None:
            self.notes.unasked.add(self.match.decision)
        self.match.play(seat, action)
        self.screen.check()
        return True

    def _chosen(self, bot: Bot, seat: int) -> Action:
        """Return what a bot decides; that another one had to is told to everybody."""
        before = len(bot.faults)
        action = chosen(bot, self.match, seat)
        for fault in bot.faults[before:]:
            said = [fault_said(fault, bot.faults, self.texts)]
            if not (self.seating.people and has_secrets(self.match.game)):
                said += list(filter(None, map(printable, fault.detail.split("\n")[-WROTE:])))
            for viewer in (SPECTATOR, *self.seating.people):
                for sentence in said:
                    self._news.add(viewer, sentence, self.texts)
        return action

    def let_one_move(self) -> list[str]:
        """Let bots alone decide until another one is to, and something happened; return what."""
        seat = self.match.seat
        news: list[str] = []
        while (not news or self.match.seat == seat) and self._let_one_decide():
            news += self._news.take(SPECTATOR, self.texts)
        return news

    def _clear_answer(self, seat: int) -> Action | None:
        """Return what a person decides without being asked, or None where there is a question.

        A person who is alone with bots is not asked what has one answer only. Several people must be, since not to
        ask would show the others that there is nothing to choose; in a window they can say together that nobody
        answers (`is_shared`).
        """
        silence = self._silence()
        is_question = len(self.seating.people) > 1 or self.match.actions().count() > 1
        if (silence is None and is_question) or self.face.concerns(self.match.view(SPECTATOR), seat):
            self._resting.discard(seat)
        if silence is not None and (seat in self._resting or self._nobody == self._window()):
            return silence
        if is_question:
            return None
        action = self.match.legal()[0]
        if self.face.asks_anyway(action):
            return None
        if silence is None:
            forced = self.texts.message("table-forced", words=self.face.words(self.match.view(seat), [action]))
            self._news.add(seat, forced, self.texts)
        return action

    def _silence(self) -> Action | None:
        """Return how nothing is answered in the window that is open; None where none is, or an answer is due."""
        silence = self.face.silence(self.match.view(SPECTATOR))
        return silence if silence is not None and self.match.why_not(silence) is None else None

    def _window(self) -> int:
        """Return a number that is another one for each time that everybody is asked; silence does not change it."""
        silence = self._silence()
        silent = [isinstance(event, Played) and event.action == silence for event in self.match.log]
        return silent.count(False) - sum(1 for event in self.match.log if isinstance(event, Sealed))

    @property
    def is_shared(self) -> bool:
        """Whether several people are to be asked together, before any curtain, if anyone answers at all.

        Who then says nothing has not shown whether they could have answered.
        """
        several = len(self.seating.people) > 1 and self.match.seat in self.seating.people
        return several and self._silence() is not None and abs(self._nobody) != self._window()

    def ask_everybody(self) -> str:
        """Show everybody what happened, and nothing that only one may see; return what they answer."""
        if self._secret:
            self.screen.clear()
        self._secret = False
        self._viewer = SPECTATOR
        said = self._news.announce(self.seating.people, self.texts)
        for seat in self.seating.people:
            self._whisper(seat)
        self.tell(said)
        self.screen.say(self.face.asked_together(self.match.view(SPECTATOR)), GOLD)
        return self.screen.ask(self.texts.message("table-anyone") + " ")

    def _whisper(self, seat: int) -> None:
        """Show a person alone what only they may know of what happened: afterwards it may be too late to answer it."""
        private = self._news.take(seat, self.texts)
        if private:
            self.screen.clear()
            self.screen.ask(self.texts.message("table-curtain", seat=self.texts.seat(seat)) + " ")
            self.tell(private)
            self.screen.ask(self.texts.message("table-read") + " ")
            self.screen.clear()

    def close_question(self, *, nobody: bool) -> None:
        """Take it that nobody answers in this window, or that each person is to be asked alone."""
        self._nobody = self._window() if nobody else -self._window()

    def rest(self) -> bool:
        """Pass for the person who is asked, here and in all windows until the own next turn; whether one is open."""
        silence = self._silence()
        if silence is None:
            return False
        self._resting.add(self.match.seat)
        return self.decide([silence])

    def decide(self, actions: list[Action]) -> bool:
        """Play the decisions of the person whose turn it is, as one move."""
        try:
            self.match.play_all(self.match.seat, actions)
        except StarboardError as error:
            self.refuse(error.why)
            if isinstance(error, RuleFailed) and error.reason:
                self.screen.say(error.reason, QUIET)
            return False
        return True

    def draw_curtain(self) -> None:
        """Hide what the person before has seen, where people share the screen and one of the two has secrets."""
        seat = self.match.seat
        hides = len(self.seating.people) > 1 and self.match.view(seat) != self.match.view(SPECTATOR)
        if seat != self._viewer and (hides or self._secret):
            self.screen.clear()
            self.screen.ask(self.texts.message("table-curtain", seat=self.texts.seat(seat)) + " ")
        self._viewer = seat
        self._secret = hides

    def undo(self, moves: int, *, agreed: bool) -> None:
        """Take back so many moves, the first of them a person's; that it happened is news."""
        self.match.undo(agreed=agreed, moves=moves)
        taken = self.match.log[-1]
        assert isinstance(taken, TakenBack)
        self.notes.unasked = {decision for decision in self.notes.unasked if decision < self.match.decision}
        self._resting.clear()
        self._nobody = 0
        since = "yes" if moves > 1 else "no"
        sentence = self.texts.message("table-undone", seat=self.texts.seat(taken.seat), since=since)
        self._news.go_back((SPECTATOR, *self.seating.people), sentence, self.texts)

    def moves_to_take_back(self) -> tuple[int, int]:
        """How many moves there are down to the last one that a person was asked for, or 0, and whose it is."""
        moves = 0
        decision = self.match.decision
        for event in reversed(self.match.log):
            if isinstance(event, Played | Sealed):
                decision -= 1
                moves += not event.joined
                if event.seat in self.seating.people and decision not in self.notes.unasked and not event.joined:
                    return moves, event.seat
        return 0, SPECTATOR

    def barrier(self, moves: int, mover: int) -> str:
        """Why so many moves may be taken back by consent only: the match says so, or somebody else has the screen."""
        found = self.match.barrier(moves)
        if found or not self._secret or mover == self.match.seat:
            return found
        return "undo-not-yours"

    # Saving

    @property
    def is_unsaved(self) -> bool:
        """Whether something was played that no file has."""
        return self._keeper.is_unsaved

    def save(self, file: Path | None = None) -> bool:
        """Save the match, on the shelf where no file is named; say where and how to go on with it, or why not."""
        try:
            place = self._keeper.keep(file, self.seating, self.notes)
        except (OSError, ValueError) as error:
            place = file or (archive() if self.match.over else shelf())
            self.say("table-not-saved", CORAL, file=str(place), fault=self.texts.fault(error))
            return False
        except StarboardError as error:
            self.refuse(error.why)
            return False
        self.say("table-saved", QUIET, file=str(place))
        how, words = ("table-look-again", "replay --step") if self.match.over else ("table-resume", "play --load")
        path = path_of(self.name)
        game = f" --game {path}" if path else ""
        command = f"{command_here()} {words} {quote(str(place.absolute()))}{game}"
        self._say_whole(how, command=command)
        return True

    def keep_finished(self) -> None:
        """Keep a match that people have played to its end, with those that are over."""
        if self.is_unsaved and self.seating.people:
            self.save()

    def leave_politely(self) -> None:
        """Keep an unfinished match for whoever has gone without a word."""
        if self.is_unsaved and not self.match.over:
            self.save()

    # Showing

    def show(self, besides: Sequence[str] = ()) -> None:
        """Draw the board, and tell what whoever looks has not heard, after what was heard just now."""
        if self._is_sealed:
            self._is_sealed = False  # it was told at the start, which is enough
            self._say_whole("table-sealed", commitment=self.match.commitment)
            if self.screen.is_watched and room_of(self.screen) is not Size.WIDE:
                self.screen.ask(self._pause)  # the board would push it away
        people = self.seating.people
        open_to_all = len(people) > 1 and not self._secret
        news = self._news.announce(people, self.texts) if open_to_all else self._news.take(self.viewer, self.texts)
        heard = [*besides, *news]
        self._drawn = draw_table(self.screen, self.face, self.seen(), self.match.seat, heard, self._pause)

    def show_ending(self) -> None:
        """Tell who has won, how the game ended and what every point is for; the board before it is seen first."""
        lines = told_ending(self.match, self.texts, self.notes.hints)
        if self.screen.is_watched and self._drawn + len(lines) > self.screen.height - ENDING:
            self.screen.ask(self._pause)
        show_lines(self.screen, lines, self._pause, self.screen.height - ENDING)
        promise = self.match.promise
        if promise is not None:
            self._say_whole("table-sealed", commitment=promise.commitment)
            self._say_whole("ending-secret", secret=f"{promise.secret:064x}")
            self._say_whole("ending-nonce", nonce=f"{promise.nonce:064x}")
