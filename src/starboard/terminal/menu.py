"""The menu: what `starboard` without a command opens. It asks what to play and with whom, and then plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.bots import BOTS, FIRST_BOT
from starboard.games import find_game, names
from starboard.kernel import SPECTATOR, BrokenGame, Match, StarboardError
from starboard.terminal.boards import face_of
from starboard.terminal.keeping import notes_of
from starboard.terminal.leaving import Leave
from starboard.terminal.meaning import bare
from starboard.terminal.options import Back, Choices
from starboard.terminal.replaying import Replay
from starboard.terminal.screen import CORAL, GOLD, QUIET, Screen
from starboard.terminal.seating import PERSON, Seating, seated, seating_of
from starboard.terminal.session import Session
from starboard.terminal.shelf import fetch_table
from starboard.terminal.shelving import finished, on_shelf
from starboard.terminal.table import Table
from starboard.texts import LANGUAGES, Texts, refusal_said

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from starboard.terminal.keeping import Notes
    from starboard.terminal.shelving import Entry

ENTRIES: Final = ("menu-play", "menu-load", "menu-look", "menu-language", "menu-leave")


class Menu:
    """The questions before a match."""

    WHOM = ("menu-alone", "menu-together", "menu-mixed")
    """With whom one can play: bots alone, people in all seats, or some of both."""

    def __init__(self, screen: Screen, language: str) -> None:
        """Raise Unsupported for a language that there is not."""
        self._screen: Final = screen
        self._texts = Texts(language)

    def open(self) -> None:
        """Ask, play, and ask again, until somebody has had enough."""
        try:
            while self._once():
                pass
        except (Leave, KeyboardInterrupt):
            self._screen.say(self._texts.message("table-bye"), QUIET)

    def _once(self) -> bool:
        texts = self._texts
        self._screen.say()
        self._screen.say(texts.message("menu-title"), GOLD)
        for name in names():
            self._introduce(name)
        entries = [texts.message(entry) for entry in ENTRIES]
        try:
            chosen = ENTRIES[self._choose(texts.message("menu-what"), entries, ask="menu-ask-first")]
            if chosen == "menu-play":
                self._play()
            elif chosen == "menu-load":
                self._load()
            elif chosen == "menu-look":
                self._look()
            elif chosen == "menu-language":
                self._speak()
            else:
                self._screen.say(texts.message("table-bye"), QUIET)
                return False
        except Back:
            pass  # to these questions again
        except BrokenGame as error:
            self._screen.say(texts.error("", error), CORAL)
        return True

    def _introduce(self, name: str) -> None:
        """Say what a game is, or why it cannot be played."""
        texts = self._texts
        try:
            self._screen.say(f"{texts.game(name)}. {texts.about(name)}")
        except BrokenGame as error:
            self._screen.say(texts.error("", error), CORAL)

    # The questions

    def _ask(self, prompt: str) -> str:
        """Return what is typed; raise Back where that is the word for it, and Leave where it is the table's to quit."""
        line = self._screen.ask(prompt + " ")
        if bare(line) in {"quit", bare(self._texts.message("command-quit"))}:
            raise Leave
        if bare(line) in {"back", "b", *self._texts.message("menu-back").split()}:
            raise Back
        return line

    def _choose(
        self,
        question: str,
        entries: Sequence[str],
        default: int = 0,
        numbers: Sequence[int] | None = None,
        ask: str = "menu-ask",
    ) -> int:
        """Return the place of the entry that is chosen by its number; Enter chooses the default.

        Entries have numbers from 1, unless they come with their own.
        """
        known = numbers or range(1, len(entries) + 1)
        self._screen.say(question, GOLD)
        for number, entry in zip(known, entries, strict=True):
            self._screen.say(f"{number:>3}  {entry}", indent=5)
        while True:
            line = self._ask(self._texts.message(ask, default=known[default]))
            if not line:
                return default
            if line.isascii() and line.isdigit() and len(line) < 4 and int(line) in known:
                return known.index(int(line))
            said = ", ".join(str(number) for number in known) if numbers else f"1-{len(entries)}"
            self._screen.say(self._texts.message("menu-number", known=said), CORAL)

    def _play(self) -> None:
        """Ask which game, for how many, by which options, and with whom; a step back asks again what was before."""
        known, texts = names(), self._texts
        if not known:
            self._screen.say(texts.message("refuse-no-games"), CORAL)
            return
        name, match, seats = known[0], None, 0
        counts: tuple[int, ...] = ()
        question = 0
        while question < 4:
            try:
                if question == 0:
                    asked = texts.message("menu-which-game")
                    name = known[self._choose(asked, [texts.game(one) for one in known], known.index(name))]
                    counts = find_game(name).seats
                elif question == 1:
                    said = [texts.message("menu-count", count=count) for count in counts]
                    seats = counts[self._choose(texts.message("menu-how-many"), said, numbers=counts)]
                elif question == 2:
                    match = self._dealt(name, seats)
                elif match is not None:
                    self._sit(match, Seating(self._players(match)))
            except Back:
                if not question:
                    raise
                question -= 1
            else:
                question += 1

    def _dealt(self, name: str, seats: int) -> Match:
        """Return a match by the options that are chosen; those that do not go together are asked for again."""
        game = find_game(name)
        choices = Choices(self._screen, self._texts, game, seats, self._choose, self._ask)
        while True:
            try:
                return Match(game, seats, choices.ask())
            except StarboardError as error:
                self._screen.say(self._texts.error(name, error), CORAL)

    def _speak(self) -> None:
        spoken = [self._texts.message(f"language-{language}") for language in LANGUAGES]
        self._texts = Texts(LANGUAGES[self._choose(self._texts.message("menu-which-language"), spoken)])

    def _load(self) -> None:
        found = self._taken(on_shelf(self._texts.language), "menu-nothing-saved")
        if found is not None:
            file, match, table = found
            seating = seating_of(table, match.seats) or Seating(self._players(match))
            self._sit(match, seating, notes_of(table), file)

    def _look(self) -> None:
        """Go through a match that is over."""
        found = self._taken(finished(self._texts.language), "menu-nothing-finished")
        if found is not None:
            _, match, table = found
            seating = seating_of(table, match.seats)
            texts = seating.texts(self._texts.language) if seating else self._texts
            Replay(self._screen, match, face_of(match.game, texts), SPECTATOR).run()

    def _taken(self, entries: list[Entry], nothing: str) -> tuple[Path, Match, dict[str, Any] | None] | None:
        """Return the match that is chosen of these, its file and what that says of its table."""
        if not entries:
            self._screen.say(self._texts.message(nothing), QUIET)
            return None
        chosen = self._choose(self._texts.message("menu-which-match"), [entry.words for entry in entries])
        file = entries[chosen].file
        try:
            match, table = fetch_table(file)
        except StarboardError as error:
            self._screen.say(refusal_said(error.why, self._texts, ""), CORAL)
        except OSError as error:
            fault = self._texts.fault(error)
            self._screen.say(self._texts.message("table-not-loaded", file=str(file), fault=fault), CORAL)
        else:
            return file, match, table
        return None

    def _sit(self, match: Match, seating: Seating, notes: Notes | None = None, file: Path | None = None) -> None:
        """Play."""
        table = Table(self._screen, match, seating, self._texts.language, notes, file)
        stayed = Session(table).run()
        self._texts = Texts(table.texts.language)
        if not stayed:
            raise Leave

    def _players(self, match: Match) -> list[str]:
        seats = match.seats
        if seats == 1:
            return [PERSON]
        texts = self._texts
        chosen = self._choose(texts.message("menu-who"), [texts.message(whom) for whom in self.WHOM])
        if chosen == 1:
            return [PERSON] * seats
        people = [1] if chosen == 0 else self._people(seats)
        if len(people) == seats:
            return [PERSON] * seats
        bots = list(BOTS)
        strength = [texts.message(f"menu-bot-{bot}") for bot in bots]
        bot = bots[self._choose(texts.message("menu-which-bot"), strength, bots.index(FIRST_BOT))]
        return seated(seats, people, [bot])

    def _people(self, seats: int) -> list[int]:
        while True:
            line = self._ask(self._texts.message("menu-which-seats", seats=seats))
            numbers = line.replace(",", " ").split()
            if numbers and all(n.isascii() and n.isdigit() and len(n) < 3 and 1 <= int(n) <= seats for n in numbers):
                return sorted({int(number) for number in numbers})
            self._screen.say(self._texts.message("menu-seats-again", seats=seats), CORAL)
