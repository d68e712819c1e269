"""What is typed at a table: numbers, notation and commands, until the game is over and everybody has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.bots import has_secrets
from starboard.kernel import Match, Refusal, StarboardError
from starboard.kernel.mistakes import failed
from starboard.terminal.boards import face_of
from starboard.terminal.keeping import notes_of
from starboard.terminal.leaving import Leave
from starboard.terminal.meaning import bare
from starboard.terminal.news import sentences
from starboard.terminal.replaying import Replay
from starboard.terminal.screen import CORAL, QUIET
from starboard.terminal.seating import seating_of
from starboard.terminal.shelf import fetch_table, is_there, named
from starboard.terminal.shelving import on_shelf
from starboard.terminal.talk import Talk
from starboard.terminal.watching import Watch
from starboard.texts import refusal_said

if TYPE_CHECKING:
    from starboard.terminal.table import Table

COMMANDS: Final = (
    *("help", "why", "rule", "undo", "hint", "rest", "all", "board", "log", "replay", "again", "save", "load", "lang"),
    "quit",
)
TOGETHER: Final = ("help", "log", "undo", "save", "lang", "quit")
"""What people may type while they are asked together."""
LOG_LINES: Final = 20


class Session(Talk["Table"]):
    """One sitting at a table."""

    def __init__(self, table: Table, pace: float = 0) -> None:
        """`pace` is how many seconds pass between two moves where bots play alone; 0 waits for Enter."""
        super().__init__(
            table,
            {
                "undo": self._undo,
                "rest": self._rest,
                "log": self._log,
                "replay": self._replay,
                "again": self._again,
                "save": self._save,
                "load": self._load,
                "quit": self._quit,
            },
        )
        self._names = COMMANDS
        self._watch = Watch(table, pace)
        self._done = False

    def run(self) -> bool:
        """Play until somebody quits; who just goes away finds an unfinished match saved, and the answer is False.

        Where the rules break off, or do not know what to ask, it is saved too; raise the error that says so.
        """
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
        except OSError:
            raise
        except Exception as fault:  # of the rules, in whatever was asked of them
            self._table.leave_politely()
            if isinstance(fault, StarboardError):
                raise
            raise failed(fault, self._table.match.game.home) from fault
        finally:
            self._table.seating.close()
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

    # Commands

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

    def _rest(self, _rest: str) -> None:
        self._fresh = self._table.match.seat in self._table.seating.people and self._table.rest()
        if not self._fresh:
            self._table.say("table-no-rest", CORAL)

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
        table.set_up(Match(old.game, old.seats, old.options), table.seating.anew())
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
        table.set_up(match, seating or table.seating.anew(), notes_of(kept_table), file)
        self._begin()

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
