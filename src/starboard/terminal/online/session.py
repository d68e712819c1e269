"""What is typed at a table of a server, while others play there too."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from starboard.client import Refused
from starboard.kernel import StarboardError
from starboard.terminal.leaving import Leave
from starboard.terminal.meaning import bare
from starboard.terminal.screen import CORAL, GOLD, QUIET
from starboard.terminal.shelf import archive, named
from starboard.terminal.talk import Talk

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.terminal.online.table import OnlineTable

COMMANDS: Final = (
    *("help", "why", "rule", "undo", "hint", "all", "board", "log", "say", "who", "agree", "decline", "hold", "rest"),
    *("never", "always", "ask", "concede", "again", "save", "lang", "quit"),
)
LOBBY: Final = ("say", "who", "lang", "quit")
"""What can be typed before the match begins."""
LOG_LINES: Final = 20


class OnlineSession(Talk["OnlineTable"]):
    """One sitting at a table of a server."""

    AFTER_END = "online-over"

    def __init__(self, table: OnlineTable, invite: str = "") -> None:
        """`invite` is the link for others, where this viewer has it."""
        own: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "log": self._log,
            "say": self._say,
            "who": self._who,
            "agree": self._agree,
            "decline": self._decline,
            "hold": self._hold,
            "rest": self._rest,
            "never": partial(self._ask_about, "never"),
            "always": partial(self._ask_about, "always"),
            "ask": partial(self._ask_about, ""),
            "concede": self._concede,
            "again": self._again,
            "save": self._save,
            "quit": self._quit,
        }
        super().__init__(table, own)
        self._names = COMMANDS
        self._invite: Final = invite
        self._done = False
        self._tried_to_start = False
        self._is_new = True
        self._free = 0
        """The free seats that were spoken of."""
        self.next = ""
        """The table to go on at, once this sitting is over."""

    def run(self) -> bool:
        """Play until somebody quits, and say how to come back; whether they stayed until they did."""
        stayed = True
        try:
            while not self._done:
                self._look()
                self._hear()
        except (Leave, KeyboardInterrupt):
            stayed = False
        if not self.next:
            self._table.say_how_to_return()
        return stayed

    # Waiting for whoever is next: the keyboard, or the line

    def _hear(self) -> None:
        """Obey the next line, unless something comes over the line before."""
        table = self._table
        table.screen.prompt(table.texts.message("table-ask") + " ")
        mark = table.mark()
        while True:
            line = table.screen.hear(table.wire.wake)
            if line is not None:
                table.catch_up()
                self._obey_line(line)
                table.catch_up()  # what came of it
                break
            table.catch_up()
            if table.mark() != mark or table.shut is not None:
                table.screen.say()
                break
            if table.news:  # nothing that changes the question
                table.screen.say()
                table.show_news()
                break
        self._fresh = self._fresh or table.mark() != mark

    def _obey_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if self._table.match.begun:
            self._obey(line)
        elif line and self._named(word) in LOBBY:
            self._commands[self._named(word)](rest.strip())
        else:
            self._table.say("online-lobby-help", QUIET)

    def _ask(self, prompt: str) -> str:
        """Ask for a line; what happens meanwhile waits."""
        screen, wire = self._table.screen, self._table.wire
        screen.prompt(prompt)
        while True:
            line = screen.hear(wire.wake)
            self._table.catch_up()
            if line is not None:
                return line

    # Showing

    def _look(self) -> None:
        """Show what has changed."""
        table = self._table
        if table.shut is not None:
            table.refuse(table.shut.why)
            raise Leave
        if not self._fresh:
            return
        self._fresh = False
        is_new = self._is_new and table.match.begun
        self._is_new = not table.match.begun
        if table.status == "waiting":
            self._look_at_lobby()
        elif table.match.over:
            self._ways = []
            if table.match.begun:
                table.show()
            table.show_ending()
            table.say("online-over", QUIET)
        elif table.is_asked:
            table.show()
            table.show_prompt()
            self._ways = table.ways()
            table.show_ways(self._ways)
        else:
            if table.frame.decision is None:  # what was answered face down can still be changed
                self._ways = []
            if is_new:
                table.show()
            table.show_news()
            table.show_waiting()
        self._ask_consent()

    def _look_at_lobby(self) -> None:
        table = self._table
        table.show_news()
        free = [seat for seat in table.seats if seat.is_free]
        if free and len(free) != self._free:
            self._free = len(free)
            table.say("online-free", GOLD, count=len(free))
            if self._invite:
                table.screen.say(self._invite, whole=True)
        elif not free and table.frame.you is not None and not self._tried_to_start:
            self._start()

    def _start(self) -> None:
        """Begin: of all who are there, whoever has the lowest seat does it, once its share of the luck is told."""
        table = self._table
        if any(seat < table.viewer for seat in table.frame.present) or not table.seats[table.viewer].words:
            return
        self._tried_to_start = True
        try:
            table.wire.call(table.wire.server.start(table.frame.table, table.token))
        except Refused as refused:
            if refused.code != "table/not-now":  # another was quicker
                table.refuse(refused.why)

    def _ask_consent(self) -> None:
        """Say that somebody asks to take moves back."""
        table = self._table
        wanted = table.frame.about.wants_back
        if wanted is not None and table.frame.you is not None and table.frame.you not in wanted.agreed:
            table.say("online-wants-back", GOLD, seat=table.texts.seat(wanted.seat), moves=wanted.moves)

    # Commands

    def _undo(self, _rest: str) -> None:
        """Take the own last move back, or ask everybody whether it may be."""
        table = self._table
        number = table.match.decision
        try:
            table.wire.call(table.line.undo(number))
        except Refused as refused:
            table.refuse(refused.why)
            moves = table.moves_since_own()
            if refused.code in {"undo/barred", "table/not-allowed"} and moves and self._agreed("online-ask-back"):
                table.ask(table.line.ask_back(moves))
        self._fresh = True

    def _board(self, rest: str) -> None:
        """Draw the board again, whoever is asked."""
        if rest or self._table.is_asked or not self._table.match.begun:
            super()._board(rest)
        else:
            self._table.show()

    def _hold(self, _rest: str) -> None:
        self._table.ask(self._table.line.hold())

    def _rest(self, _rest: str) -> None:
        """Pass in windows until the own next turn."""
        self._table.ask(self._table.line.order("my-turn"))

    def _ask_about(self, ask: Literal["", "never", "always"], rest: str) -> None:
        """Say how to be asked in a sort of windows, or about what a number or a text stands for; tell what was said."""
        table = self._table
        sorts = {one["window"]: one["label"] for one in table.frame.about.windows}
        window = rest if rest in sorts else ""
        try:
            actions = (self._listed(rest) or self._read(rest)) if rest and not window else []
        except StarboardError as error:
            table.refuse(error.why)
            return
        told = table.ask(table.line.order(ability=str(actions[0]) if actions else "", ask=ask, window=window))
        if told is None:
            return
        said = [(one["ask"], one["label"]) for one in told["asks"] if one["ask"]]
        said += [(how, sorts[name]) for name, how in told["windows"].items()]
        for how, what in said:
            table.say("online-asked-about", QUIET, ask=how, what=what)
        if not said:
            table.say("online-asked", QUIET)
        if not rest and sorts:
            known = ", ".join([f"{name} ({label})" for name, label in sorts.items()])
            table.say("online-sorts", QUIET, known=known)

    def _agree(self, _rest: str) -> None:
        self._table.ask(self._table.line.consent(yes=True))

    def _decline(self, _rest: str) -> None:
        self._table.ask(self._table.line.consent(yes=False))

    def _log(self, rest: str) -> None:
        table = self._table
        said = [sentence for entry in table.line.entries for sentence in table.said(entry)]
        most = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG_LINES
        if len(said) > most:
            table.say("table-log-earlier", QUIET, count=len(said) - most)
        table.tell(said[len(said) - min(most, len(said)) :])

    def _say(self, text: str) -> None:
        if text:
            self._table.ask(self._table.line.say(text[:500]))
        else:
            self._table.say("command-say-does", QUIET)

    def _who(self, _rest: str) -> None:
        table = self._table
        for seat in table.seats:
            if seat.bot:
                state = "online-who-bot"
            elif seat.is_free:
                state = "online-who-free"
            else:
                state = "online-who-here" if seat.seat in table.frame.present else "online-who-away"
            table.screen.say(f"{seat.seat + 1:>3}  {table.texts.message(state, name=seat.name)}", indent=5)
        if self._invite and any(seat.is_free for seat in table.seats):
            table.screen.say(self._invite, whole=True)

    def _concede(self, _rest: str) -> None:
        if self._agreed("online-concede"):
            self._table.ask(self._table.line.concede())

    def _again(self, _rest: str) -> None:
        """Go to the rematch, or set one up."""
        table = self._table
        if not table.match.over:
            table.say("online-not-over", CORAL)
            return
        if not table.frame.about.followed:
            keys = table.ask(table.wire.server.rematch(table.frame.table, table.token))
            if keys is None:
                return
            self.next = keys.table
        else:
            self.next = table.frame.about.followed
        self._done = True

    def _save(self, rest: str) -> None:
        """Save the record of a match that is over."""
        table = self._table
        record = table.ask(table.wire.server.record(table.frame.table, table.token))
        if record is None:
            return
        file = named(rest) if rest else archive() / f"{table.name}-{table.frame.table}.starboard"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("x", encoding="utf-8") as stream:
                stream.write(record)
        except OSError as error:
            table.say("table-not-saved", CORAL, file=str(file), fault=table.texts.fault(error))
        else:
            table.say("table-saved", QUIET, file=str(file))

    def _lang(self, rest: str) -> None:
        """Go on in another language, at the server too."""
        before = self._table.texts.language
        super()._lang(rest)
        if rest and self._table.texts.language != before:
            self._table.ask(self._table.line.speak(rest))

    def _quit(self, _rest: str) -> None:
        self._done = True

    def _named(self, word: str) -> str:
        """Return the name of a command; yes and no answer who asks to take back."""
        texts = self._table.texts
        if self._table.frame.about.wants_back is not None:
            for answer, name in (("answer-yes", "agree"), ("answer-no", "decline")):
                if bare(word) in texts.message(answer).split():
                    return name
        return super()._named(word)
