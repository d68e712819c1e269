"""The table: one match between people at this keyboard and bots, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.bots import GreedyBot, has_secrets
from starboard.kernel import SPECTATOR, Match, Played, Sealed, StarboardError, TakenBack
from starboard.terminal.boards import Face, Size, Way, face_of
from starboard.terminal.ending import told_ending
from starboard.terminal.screen import CORAL, GOLD, MINT, QUIET, Screen, beside, wrapped
from starboard.terminal.shelf import fresh_file, keep

if TYPE_CHECKING:
    from pathlib import Path

    from starboard.kernel import Action, Refusal, State
    from starboard.terminal.seating import Seating

SIDE: Final = 44
"""Columns that what stands beside a board needs."""
FEW: Final = 5
FULL: Final = 12
"""Ways to decide that are listed on a low and on a high screen, unless all are asked for."""


class Table:
    """A match, its players, and what has been shown of it so far."""

    def __init__(self, screen: Screen, match: Match, seating: Seating, language: str) -> None:
        self.screen: Final = screen
        self.match = match
        self.seating: Final = seating
        self.texts = seating.texts(language)
        self.face: Face = face_of(match.game, self.texts)
        self.hints = 0
        self.saved_at = (match.decision, len(match.log))
        self._told = len(match.log)
        self._news: list[str] = []
        self._viewer = SPECTATOR
        self._hushed = (-1, False)
        self._asked_at = len(match.log)

    # What the rest of the terminal asks of it

    @property
    def name(self) -> str:
        """The game's name."""
        return self.match.game.name

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: the person's who decides, else the only or the last person's."""
        people = self.seating.people
        if self.match.seat in people:
            return self.match.seat
        return people[0] if len(people) == 1 else self._viewer

    def seen(self) -> State:
        """What may be shown of the position now."""
        return self.match.view(self.viewer)

    def speak(self, language: str) -> None:
        """Go on in another language; raise Unsupported where there is no such language."""
        self.texts = self.seating.texts(language)
        self.face = face_of(self.match.game, self.texts)

    def say(self, message_id: str, style: str = "", **args: str | int) -> None:
        """Write a message."""
        self.screen.say(self.texts.message(message_id, **args), style)

    def refuse(self, why: Refusal) -> None:
        """Say why something is refused, with the number of the rule."""
        rule = f" [{why.rule}]" if why.rule else ""
        self.screen.say(Text(self.texts.refusal(self.name, why), CORAL).append(rule, QUIET))

    def forget_news(self) -> None:
        """Take everything that happened as told."""
        self._told = len(self.match.log)
        self._news = []

    # The match going on

    def let_bots_play(self) -> None:
        """Let bots decide until a person must, or the game is over."""
        if self.match.seat >= 0 and self.seating.bot(self.match.seat) is not None and not self.seating.people:
            self.show()
        while (seat := self.match.seat) >= 0:
            bot = self.seating.bot(seat)
            if bot is None:
                if not self._hush(seat):
                    return
                continue
            self.match.play(seat, bot.choose(self.match.game, self.match.view(seat), seat))
            if not self.seating.people:
                self.gather_news()
                self.tell_news()

    def _hush(self, seat: int) -> bool:
        """Answer nothing for a person in a window that everybody is asked in, where that is clear; whether it was.

        One person who can only pass is not asked. Several people are asked together, before any curtain, whether
        anyone answers at all: who then says nothing has not shown whether they could have.
        """
        silence = self.face.silence(self.match.view(SPECTATOR))
        if silence is None:
            return False
        if len(self.seating.people) == 1:
            clear = len(self.match.legal()) == 1
        else:
            opened = sum(1 for event in self.match.log if not isinstance(event, Sealed))
            if self._hushed[0] != opened:
                for event in self.match.events_for(SPECTATOR, self._asked_at):  # all look at the screen now
                    if sentence := self.texts.told(self.name, event):
                        self.screen.say(sentence)
                self._asked_at = len(self.match.log)
                answer = self.screen.ask(self.texts.message("table-anyone") + " ")
                self._hushed = (opened, not answer)
            clear = self._hushed[1]
        if clear:
            self.match.play(seat, silence)
        return clear

    def decide(self, actions: list[Action]) -> bool:
        """Play the decisions of the person whose turn it is, as one move; say why where they are refused."""
        try:
            self.match.play_all(self.match.seat, actions)
        except StarboardError as error:
            self.refuse(error.why)
            return False
        return True

    def draw_curtain(self) -> None:
        """Hide what the person before has seen, where a game has secrets and several people share the screen."""
        seat = self.match.seat
        if has_secrets(self.match.game) and len(self.seating.people) > 1 and seat != self._viewer:
            self.screen.clear()
            self.screen.ask(self.texts.message("table-curtain", seat=self.texts.seat(seat)) + " ")
        self._viewer = seat

    def undo(self, moves: int, *, agreed: bool) -> None:
        """Take back so many moves, the first of them a person's; that it happened is news."""
        self.match.undo(agreed=agreed, moves=moves)
        self.forget_news()
        taken = self.match.log[-1]
        assert isinstance(taken, TakenBack)
        since = "yes" if moves > 1 else "no"
        self._news = [self.texts.message("table-undone", seat=self.texts.seat(taken.seat), since=since)]

    def moves_to_take_back(self) -> int:
        """How many moves there are down to the last one of a person; 0 where no person has moved."""
        moves = 0
        for event in reversed(self.match.log):
            if isinstance(event, Played | Sealed) and not event.joined:
                moves += 1
                if event.seat in self.seating.people:
                    return moves
        return 0

    def hint(self) -> None:
        """Say what the greedy bot would do, and why."""
        seat = self.match.seat
        plan = GreedyBot(self.match.decision).plan(self.match.game, self.match.view(seat), seat)
        actions = plan.actions[:1] if has_secrets(self.match.game) else plan.actions
        self.hints += 1
        reason = self.face.reason(self.seen(), seat, actions)
        self.say("table-hint", MINT, move=self.face.written(actions), reason=reason)

    # Saving

    @property
    def is_unsaved(self) -> bool:
        """Whether something was played that no file has."""
        return self.match.decision > 0 and self.saved_at != (self.match.decision, len(self.match.log))

    def save(self, file: Path | None = None) -> bool:
        """Save the match, on the shelf where no file is named; say where, or why not."""
        place = file or fresh_file(self.match)
        try:
            keep(self.match, place)
        except (OSError, ValueError) as error:
            self.say("table-not-saved", CORAL, file=str(place), fault=self.texts.fault(error))
            return False
        self.saved_at = (self.match.decision, len(self.match.log))
        self.say("table-saved", QUIET, file=str(place))
        return True

    # Showing

    def gather_news(self) -> None:
        """Put what happened since the last look into words."""
        events = self.match.events_for(self.viewer, self._told)
        self._told = len(self.match.log)
        self._news += [sentence for event in events if (sentence := self.texts.told(self.name, event))]

    def tell_news(self) -> None:
        """Tell what happened and was not shown beside the board."""
        for sentence in self._news:
            self.screen.say(Text(sentence))
        self._news = []

    @property
    def size(self) -> Size:
        """How much room there is."""
        if self.screen.height < 28:
            return Size.SHORT
        return Size.WIDE if self.screen.width >= 66 + SIDE and self.screen.height >= 34 else Size.NARROW

    def show(self) -> None:
        """Draw the board, with the seats and the news beside it where there is room, else below and above."""
        self.gather_news()
        seen = self.seen()
        board = self.face.board(seen, self.size, plain=self.screen.plain)
        panel = self.face.panel(seen, self.match.seat)
        across = max((line.cell_len for line in board), default=0)
        room = self.screen.width - across - 4
        if self.size is not Size.SHORT:
            self.screen.say()
        if room < SIDE:
            self.tell_news()
            self.screen.draw(board)
            self.screen.draw(panel)
            return
        legend = [line for entry in self.face.legend() for line in wrapped(entry, room)]
        news = [line for sentence in self._news for line in wrapped(Text(sentence), room)]
        left = len(board) - len(panel) - (len(news) + 1 if news else 0)
        if left < 0:
            self.tell_news()
            news, left = [], len(board) - len(panel)
        self._news = []
        side = [*panel, *([Text(), *news] if news else [])]
        if left > len(legend):
            side += [Text()] * (left - len(legend)) + legend
        self.screen.draw(beside(board, side))

    def show_prompt(self) -> None:
        """Ask what the open decision asks, in one sentence with the number of its rule."""
        step = self.match.state.steps[-1]
        prompt = Text(self.texts.prompt(self.name, step, self.match.seat), GOLD)
        self.screen.say(prompt.append(f" [{step.RULE}]" if step.RULE else "", QUIET))

    def show_ways(self, ways: list[Way], *, everything: bool = False) -> None:
        """List the ways to decide: the notable ones, as many as there is room for, or all."""
        most = len(ways) if everything else max(FEW, min(FULL, self.screen.height - 24))
        listed = ways if everything else [way for way in ways if way.notable]
        if len(listed) < 4:
            listed = ways
        if len(ways) > most + 1:
            listed = listed[:most]
        broad = max((len(way.text) for way in listed), default=0)
        for number, way in enumerate(listed, start=1):
            line = Text(f"{number:>3}  ", "bold").append(way.text.ljust(broad), MINT).append("  " + way.words)
            self.screen.draw([line])
        left = len(ways) - len(listed)
        more = self.texts.message("table-more", count=left) if left else ""
        besides = f"{more} {self.face.besides(self.seen())}".strip()
        if besides:
            self.screen.say(besides, QUIET)

    def show_ending(self) -> None:
        """Tell how the game ended and what every point is for."""
        self.screen.draw(told_ending(self.match, self.texts, self.hints))

    def leave_politely(self) -> None:
        """Keep an unfinished match for whoever has gone without a word."""
        if self.is_unsaved and not self.match.over:
            self.save()
