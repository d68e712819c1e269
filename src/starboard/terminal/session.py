"""What is typed at a table: numbers, notation and commands, until the game is over and everybody has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.bots import has_secrets
from starboard.kernel import Match, NotUnderstood, Refusal, StarboardError
from starboard.terminal.boards import face_of
from starboard.terminal.helping import help_lines
from starboard.terminal.keeping import notes_of
from starboard.terminal.leaving import Leave
from starboard.terminal.meaning import bare, plainly, understood
from starboard.terminal.news import sentences
from starboard.terminal.replaying import Replay
from starboard.terminal.rulebook import FILES, rule_text
from starboard.terminal.screen import CORAL, MINT, QUIET
from starboard.terminal.seating import seating_of
from starboard.terminal.shelf import fetch_table, is_there, named
from starboard.terminal.shelving import on_shelf
from starboard.terminal.watching import Watch
from starboard.texts import refusal_said

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel import Action
    from starboard.terminal.boards import Way
    from starboard.terminal.table import Table

COMMANDS: Final = (
    *("help", "why", "rule", "undo", "hint", "rest", "all", "board", "log", "replay", "again", "save", "load", "lang"),
    "quit",
)
TOGETHER: Final = ("help", "log", "undo", "save", "lang", "quit")
"""What people may type while they are asked together."""
LOG_LINES: Final = 20


class Session:
    """One sitting at a table."""

    def __init__(self, table: Table, pace: float = 0) -> None:
        """`pace` is how many seconds pass between two moves where bots play alone; 0 waits for Enter."""
        self._table: Final = table
        self._watch = Watch(table, pace)
        self._ways: list[Way] = []
        self._fresh = True
        self._done = False
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "undo": self._undo,
            "hint": self._hint,
            "rest": self._rest,
            "all": self._all,
            "board": self._board,
            "log": self._log,
            "replay": self._replay,
            "again": self._again,
            "save": self._save,
            "load": self._load,
            "lang": self._lang,
            "quit": self._quit,
        }

    def run(self) -> bool:
        """Play until somebody quits; who just goes away finds an unfinished match saved, and the answer is False."""
        try:
            while not self._done:
                if not self._table.seating.people and not self._table.match.over:
                    self._watch.go_on(self._command)
                    continue
                self._table.let_bots_play()
                if self._table.is_shared:
                    self._ask_everybody()
                    continue
                self._look()
                self._obey(self._table.screen.ask(self._table.texts.message("table-ask") + " "))
        except (Leave, KeyboardInterrupt):
            self._table.leave_politely()
            return False
        return True

    def _ask_everybody(self) -> None:
        """Ask several people together; a command is obeyed, and they are asked again."""
        line = self._table.ask_everybody()
        word, _, rest = line.partition(" ")
        name = self._named(word)
        if name in TOGETHER:
            self._commands[name](rest.strip())
        else:
            self._table.close_question(nobody=not line)
        self._fresh = True

    def _look(self) -> None:
        """Show the table where it has changed."""
        if not self._fresh:
            return
        self._fresh = False
        table = self._table
        if table.match.over:
            table.show()
            table.show_ending()
            table.keep_finished()
            table.say("table-over", QUIET)
            self._ways = []
            return
        table.draw_curtain()
        table.show()
        table.show_prompt()
        self._ways = table.ways()
        table.show_ways(self._ways)

    def _obey(self, line: str) -> None:
        if not line:
            self._fresh = True
        elif self._table.match.over:
            if not self._command(line):
                self._table.say("table-after-end", QUIET)
        elif line.isascii() and line.isdigit():
            self._take_number(line)
        elif line.startswith("?"):
            self._why(line[1:].strip())
        else:
            self._take_text(line)

    def _take_number(self, line: str) -> None:
        actions = self._listed(line)
        if not actions:
            self._table.say("table-no-number", CORAL, number=line[:12], most=len(self._ways))
            return
        self._fresh = self._table.decide(actions)

    def _take_text(self, line: str) -> None:
        table = self._table
        try:
            actions = self._decisions(line)
            why = table.match.why_not(actions[0])
            if why is not None and why.code == "not-now" and self._command(line):
                return
        except NotUnderstood:
            exact = self._exact(line)
            if exact:
                self._fresh = table.decide(exact)
            elif not self._command(line):
                self._take_meaning(line)
        except StarboardError as error:
            table.refuse(error.why)
        else:
            self._fresh = table.decide(actions)
            if not self._fresh:
                self._tell(line)  # "race kith" asks too, while a race is picked

    def _exact(self, line: str) -> list[Action]:
        """Return the decisions of the way that is written so: it is played, whatever else the line could mean."""
        return next((way.actions for way in self._ways if plainly(way.text) == plainly(line)), [])

    def _take_meaning(self, line: str) -> None:
        try:
            actions = self._meant(line)
        except StarboardError as error:
            self._table.refuse(error.why)
            self._table.say("table-lost", QUIET)
        else:
            self._fresh = self._table.decide(actions)

    def _listed(self, text: str) -> list[Action]:
        """Return the decisions of a number in the list; none where the text is no such number."""
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
        return self._ways[number - 1].actions if 1 <= number <= len(self._ways) else []

    def _read(self, text: str) -> list[Action]:
        """Return what a text stands for, in notation or in words."""
        try:
            return self._decisions(text)
        except NotUnderstood:
            return self._meant(text)

    def _decisions(self, text: str) -> list[Action]:
        """Return what a text in notation stands for."""
        table = self._table
        return table.face.decisions(table.seen(), text)

    def _meant(self, text: str) -> list[Action]:
        """Return what a text stands for that is no notation."""
        table = self._table
        return understood(text, table.seen(), table.faces())

    def _named(self, word: str) -> str:
        """Return the name of a command by its word in the table's language, or in English; nothing where it is none."""
        said = self._table.texts.message
        return next((name for name in COMMANDS if bare(word) in {name, bare(said(f"command-{name}"))}), "")

    def _command(self, line: str) -> bool:
        """Obey a command, or tell about what is asked for; whether the line is one."""
        word, _, rest = line.partition(" ")
        name = self._named(word)
        if name:
            self._commands[name](rest.strip())
            return True
        return self._tell(line)

    def _tell(self, line: str) -> bool:
        """Tell about something that the game lets one ask for; whether the line asks for it."""
        word, _, rest = line.partition(" ")
        for topic in self._table.face.topics():
            if bare(word) in {topic.name, bare(topic.word)}:
                self._table.tell(topic.tell(self._table.seen(), rest.strip()), indent=2)
                return True
        return False

    # Commands

    def _help(self, _rest: str) -> None:
        self._table.tell(help_lines(self._table, COMMANDS))

    def _why(self, text: str) -> None:
        """Explain the decision that is open, or why a text is not allowed now."""
        table = self._table
        if table.match.over:
            table.refuse(Refusal("", "game-over"))
            return
        step = table.match.state.steps[-1]
        if not text:
            table.screen.say(table.texts.help(table.name, step))
            if rule_text(table.name, step.RULE, table.texts.language):
                table.say("table-rule", QUIET, rule=step.RULE)
            return
        try:
            actions = self._listed(text) or self._read(text)
            preview = table.face.preview(table.seen(), actions)
        except StarboardError as error:
            table.refuse(error.why)
        else:
            words = table.face.words(table.seen(), actions)
            table.say("table-allowed", MINT, text=table.face.written(actions), words=words)
            for sentence in preview:
                table.screen.say("  " + sentence, indent=4)

    def _rule(self, number: str) -> None:
        """Read a rule out: by its number, else that of the open decision."""
        table = self._table
        asked = number or ("" if table.match.over else table.match.state.steps[-1].RULE)
        if not asked:
            table.say("table-which-rule", QUIET)
            return
        text = rule_text(table.name, asked, table.texts.language)
        if not text:
            table.say("table-no-such-rule", CORAL, rule=asked[:20] or "?")
            return
        head = table.texts.message("table-rule-head-own" if table.name in FILES else "table-rule-head")
        table.tell([Text(head, QUIET), *text], indent=2)

    def _undo(self, _rest: str) -> None:
        table = self._table
        moves, mover = table.moves_to_take_back()
        if not moves:
            table.refuse(Refusal("", "nothing-to-undo"))
            return
        barrier = table.barrier(moves, mover)
        if barrier and len(table.seating.people) > 1:  # bots agree
            table.refuse(Refusal("", barrier))
            if not self._agreed("table-agree"):
                table.say("table-not-agreed", CORAL)
                return
        table.undo(moves, agreed=bool(barrier))
        self._fresh = True

    def _agreed(self, question: str, **args: str) -> bool:
        """Ask a question; whatever is not yes is no."""
        texts = self._table.texts
        answer = self._table.screen.ask(texts.message(question, **args) + " ").lower()
        return answer in texts.message("answer-yes").split()

    def _hint(self, _rest: str) -> None:
        if self._table.match.over:
            self._table.refuse(Refusal("", "game-over"))
        else:
            self._table.hint()

    def _rest(self, _rest: str) -> None:
        self._fresh = self._table.match.seat in self._table.seating.people and self._table.rest()
        if not self._fresh:
            self._table.say("table-no-rest", CORAL)

    def _all(self, _rest: str) -> None:
        if self._table.match.over:
            self._table.say("table-after-end", QUIET)
            return
        self._table.show_ways(self._ways, everything=True)

    def _board(self, rest: str) -> None:
        """Draw the board again, or what lies before a seat, by its number."""
        table = self._table
        seat = int(rest) - 1 if rest.isascii() and rest.isdigit() and len(rest) < 3 else -1
        there = 0 <= seat < table.match.seats
        before = table.face.board_of(table.seen(), seat, plain=table.screen.plain) if there else []
        if rest and not before:
            table.say("table-no-board", CORAL, seats=table.match.seats)
        elif before:
            table.show_lines(before)
        else:
            self._fresh = True

    def _log(self, rest: str) -> None:
        table = self._table
        said = sentences(table.name, table.match.events_for(table.viewer), table.seating.people, table.texts)
        most = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG_LINES
        if len(said) > most:
            table.say("table-log-earlier", QUIET, count=len(said) - most)
        table.tell(said[len(said) - min(most, len(said)) :])

    def _replay(self, _rest: str) -> None:
        table = self._table
        Replay(table.screen, table.match, table.face, table.viewer).run()
        self._fresh = True

    def _again(self, _rest: str) -> None:
        """Begin the same game anew with the same players and options, once it is over or everybody wants to."""
        table = self._table
        if not table.match.over:
            if not self._agreed("table-give-up"):
                return
            self._offer_to_save()
        old = table.match
        table.set_up(Match(old.game, old.seats, old.options), table.seating)
        self._begin()

    def _begin(self) -> None:
        """Come to a match that was not on the table before."""
        self._watch = Watch(self._table)
        self._fresh = True

    def _save(self, rest: str) -> None:
        file = named(rest) if rest else None
        if file is not None and is_there(file) and not self._agreed("table-overwrite", file=str(file)):
            self._table.say("table-kept-as-it-was", QUIET)
            return
        self._table.save(file)

    def _load(self, rest: str) -> None:
        table = self._table
        entries = on_shelf(table.texts.language)
        if not rest:
            for number, entry in enumerate(entries, start=1):
                table.screen.say(f"{number:>3}  {entry.words}", indent=5)
            table.say("table-load-how" if entries else "table-load-none", QUIET)
            return
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 4 else 0
        file = entries[number - 1].file if 1 <= number <= len(entries) else named(rest)
        try:
            match, kept_table = fetch_table(file)
            face_of(match.game, table.texts)  # before anything changes
        except StarboardError as error:
            table.screen.say(refusal_said(error.why, table.texts, ""), CORAL)
            return
        except (OSError, ValueError) as error:
            if rest.isascii() and rest.isdigit() and isinstance(error, FileNotFoundError):
                table.say("table-load-number", CORAL, number=rest[:12], count=len(entries))
            else:
                table.say("table-not-loaded", CORAL, file=rest, fault=table.texts.fault(error))
            return
        seating = seating_of(kept_table, match.seats)
        if seating is None and (match.seats != table.match.seats or has_secrets(match.game)):
            table.say("table-load-other", CORAL)
            return
        self._offer_to_save()
        table.set_up(match, seating or table.seating, notes_of(kept_table), file)
        self._begin()

    def _lang(self, rest: str) -> None:
        if not rest:
            self._table.say("command-lang-does", QUIET)
            return
        try:
            self._table.speak(rest)
        except StarboardError as error:
            self._table.refuse(error.why)
        else:
            self._fresh = True

    def _quit(self, _rest: str) -> None:
        self._offer_to_save("table-save-leaving")
        self._done = True

    def _offer_to_save(self, question: str = "table-save") -> None:
        """Ask whether an unfinished match is to be kept; only a clear no lets it go."""
        table = self._table
        if not table.is_unsaved or table.match.over:
            return
        while True:
            answer = bare(table.screen.ask(table.texts.message(question) + " "))
            if answer in table.texts.message("answer-no").split():
                return
            if answer in table.texts.message("answer-yes").split() and table.save():
                return
            table.say("table-yes-or-no", QUIET)
