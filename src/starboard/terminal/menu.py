"""The menu: what `starboard` without a command opens. It asks what to play and with whom, and then plays."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from starboard.bots import BOTS
from starboard.games import NAMES, find_game
from starboard.kernel import Match, StarboardError
from starboard.terminal.options import Choices
from starboard.terminal.screen import CORAL, GOLD, QUIET, Leave, Screen
from starboard.terminal.seating import PERSON, Seating, seated, seating_of, unasked_of
from starboard.terminal.session import Session
from starboard.terminal.shelf import fetch_table, kept
from starboard.terminal.table import Table
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SHOWN: Final = 9


def is_bare() -> bool:
    """Whether the terminal's surroundings ask for no colours."""
    return bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"


def spoken_here() -> str:
    """Return the language that the terminal's surroundings ask for, English where it is not one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Menu:
    """The questions before a match."""

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
        for name in NAMES:
            self._screen.say(f"{texts.game(name)}. " + texts.message(f"{name}-about"))
        entries = [texts.message(f"menu-{entry}") for entry in ("play", "load", "language", "leave")]
        chosen = self._choose(texts.message("menu-what"), entries)
        if chosen == 0:
            self._play(self._game())
        elif chosen == 1:
            self._load()
        elif chosen == 2:
            spoken = [texts.message(f"language-{language}") for language in LANGUAGES]
            self._texts = Texts(LANGUAGES[self._choose(texts.message("menu-which-language"), spoken)])
        else:
            self._screen.say(texts.message("table-bye"), QUIET)
        return chosen != 3

    # The questions

    def _choose(self, question: str, entries: Sequence[str], default: int = 0) -> int:
        """Return the place of the entry that is chosen by its number; Enter chooses the default."""
        self._screen.say(question, GOLD)
        for number, entry in enumerate(entries, start=1):
            self._screen.say(f"{number:>3}  {entry}")
        while True:
            line = self._screen.ask(self._texts.message("menu-ask", default=default + 1) + " ")
            if not line:
                return default
            if line.isascii() and line.isdigit() and len(line) < 4 and 1 <= int(line) <= len(entries):
                return int(line) - 1
            self._screen.say(self._texts.message("menu-number", most=len(entries)), CORAL)

    def _game(self) -> str:
        names: Sequence[str] = NAMES
        if len(names) == 1:
            return names[0]
        return names[self._choose(self._texts.message("menu-which-game"), [self._texts.game(name) for name in names])]

    def _play(self, name: str) -> None:
        game = find_game(name)
        counts = [self._texts.message("menu-count", count=count) for count in game.seats]
        seats = game.seats[self._choose(self._texts.message("menu-how-many"), counts)]
        while True:
            try:
                match = Match(game, seats, Choices(self._screen, self._texts, game, self._choose).ask())
            except StarboardError as error:  # options that do not go together
                self._screen.say(self._texts.error(name, error), CORAL)
            else:
                break
        self._sit(match)

    def _load(self) -> None:
        files = kept()[:SHOWN]
        if not files:
            self._screen.say(self._texts.message("menu-nothing-saved"), QUIET)
            return
        names = [file.name for file in files]
        found = self._fetched(files[self._choose(self._texts.message("menu-which-match"), names)])
        if found is not None:
            match, table = found
            self._sit(match, seating_of(table, match.seats), unasked_of(table))

    def _fetched(self, file: Path) -> tuple[Match, dict[str, Any] | None] | None:
        try:
            return fetch_table(file)
        except StarboardError as error:
            self._screen.say(self._texts.error("", error), CORAL)
        except OSError as error:
            fault = self._texts.fault(error)
            self._screen.say(self._texts.message("table-not-loaded", file=str(file), fault=fault), CORAL)
        return None

    def _sit(self, match: Match, seating: Seating | None = None, unasked: Sequence[int] = ()) -> None:
        """Ask who plays, where that is not known, and play."""
        seating = seating or Seating(self._players(match.seats))
        table = Table(self._screen, match, seating, self._texts.language, unasked)
        stayed = Session(table).run()
        self._texts = Texts(table.texts.language)
        if not stayed:
            raise Leave

    def _players(self, seats: int) -> list[str]:
        if seats == 1:
            return [PERSON]
        texts = self._texts
        whom = [texts.message("menu-alone"), texts.message("menu-together"), texts.message("menu-mixed")]
        chosen = self._choose(texts.message("menu-who"), whom)
        if chosen == 1:
            return [PERSON] * seats
        people = [1] if chosen == 0 else self._people(seats)
        if len(people) == seats:
            return [PERSON] * seats
        bots = list(BOTS)
        strength = [texts.message(f"menu-bot-{bot}") for bot in bots]
        bot = bots[self._choose(texts.message("menu-which-bot"), strength, bots.index("greedy"))]
        return seated(seats, people, [bot])

    def _people(self, seats: int) -> list[int]:
        while True:
            line = self._screen.ask(self._texts.message("menu-which-seats", seats=seats) + " ")
            numbers = line.replace(",", " ").split()
            if numbers and all(n.isascii() and n.isdigit() and len(n) < 3 and 1 <= int(n) <= seats for n in numbers):
                return sorted({int(number) for number in numbers})
            self._screen.say(self._texts.message("menu-seats-again", seats=seats), CORAL)
