"""What is typed at a table, wherever the match is played: numbers, notation, words, and commands that only look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from rich.text import Text

from starboard.bots.hints import DEPTHS
from starboard.kernel import NotUnderstood, Refusal, StarboardError
from starboard.terminal.helping import help_lines
from starboard.terminal.meaning import bare, plainly, understood
from starboard.terminal.screen import CORAL, MINT, QUIET
from starboard.terminal.showing import Shown
from starboard.texts.rulebook import FILES, rule_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel import Action
    from starboard.terminal.boards import Way

Kind = TypeVar("Kind", bound=Shown)


class Talk(Generic[Kind]):
    """Obeys what is typed at a table of either kind."""

    AFTER_END = "table-after-end"
    """What is said to whoever would play on when the match is over."""

    def __init__(self, table: Kind, commands: dict[str, Callable[[str], None]]) -> None:
        """`commands` are those that only this kind of table has."""
        self._table: Final = table
        self._ways: list[Way] = []
        self._fresh = True
        """Whether the table has changed since it was shown."""
        looking = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "hint": self._hint,
            "all": self._all,
            "board": self._board,
            "lang": self._lang,
        }
        self._commands: Final[dict[str, Callable[[str], None]]] = {**looking, **commands}
        self._names: tuple[str, ...] = tuple(self._commands)
        """The commands in the order in which help tells them."""

    def _ask(self, prompt: str) -> str:
        """Ask for a line."""
        return self._table.screen.ask(prompt)

    def _obey(self, line: str) -> None:
        if not line:
            self._fresh = True
        elif self._table.match.over:
            if not self._command(line):
                self._table.say(self.AFTER_END, QUIET)
        elif line.isascii() and line.isdigit():
            self._take_number(line)
        elif line.startswith("?"):
            self._why(line[1:].strip())
        else:
            self._take_text(line)

    def _take_number(self, line: str) -> None:
        actions = self._listed(line)
        if not self._ways:
            self._table.say("online-not-asked", QUIET)
            return
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
        return next((name for name in self._names if bare(word) in {name, bare(said(f"command-{name}"))}), "")

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
        self._table.tell(help_lines(self._table, self._names))

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

    def _agreed(self, question: str, **args: str) -> bool:
        """Ask a question; whatever is not yes is no."""
        texts = self._table.texts
        answer = self._ask(texts.message(question, **args) + " ").lower()
        return answer in texts.message("answer-yes").split()

    def _hint(self, rest: str) -> None:
        """Tell a hint: deeper than before, or as deep as is said."""
        table = self._table
        said = table.texts.message
        asked = [n for n, name in enumerate(DEPTHS) if bare(rest) in {name, bare(said(f"hint-depth-{name}"))}]
        if table.match.over:
            table.refuse(Refusal("", "game-over"))
        elif rest and not asked:
            table.say("table-hint-depths", CORAL)
        else:
            table.hint(*asked)

    def _all(self, _rest: str) -> None:
        if self._table.match.over:
            self._table.say(self.AFTER_END, QUIET)
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
