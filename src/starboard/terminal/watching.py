"""Looking on while bots play: move by move, at a pace, or to the end at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.terminal.meaning import bare
from starboard.terminal.screen import CORAL

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.terminal.table import Table

ALL: Final = 1_000_000
"""Moves that no match has."""
LONGEST: Final = 600.0
"""Seconds between two moves."""


class Watch:
    """A match of bots alone, and how fast it goes on; where nobody sees it line by line, without a stop."""

    def __init__(self, table: Table, pace: float = 0) -> None:
        """With a pace, so many seconds pass between two moves, until somebody presses Enter."""
        self._table: Final = table
        self._pace = pace
        self._due = 0
        self._begun = False

    def go_on(self, obey: Callable[[str], bool]) -> None:
        """Let bots move, or wait for a word about it; `obey` carries out a command and says whether it was one."""
        table = self._table
        if not self._begun:
            self._begun = True
            table.show()
        if not table.screen.is_watched:
            self._due = ALL
        if self._due == 0:
            self._due = self._wait(obey)
            return
        self._due -= 1
        news = table.let_one_move()
        if self._due == 0 and not table.match.over:
            table.show(news)
        else:
            for sentence in news:
                table.screen.say(sentence)

    def _wait(self, obey: Callable[[str], bool]) -> int:
        """Return how many moves are due, once that is clear; 0 where something else was done."""
        table = self._table
        if self._pace:
            if not table.screen.rest(self._pace):
                return 1
            self._pace = 0
        line = table.screen.ask(table.texts.message("watch-ask") + " ")
        word, _, rest = line.partition(" ")
        if not line:
            return 1
        if line.isascii() and line.isdigit() and len(line) < 6:
            return int(line)
        if bare(word) in {"run", bare(table.texts.message("watch-run"))}:
            return ALL
        if bare(word) in {"pace", bare(table.texts.message("watch-pace"))}:
            self._pace = _seconds(rest)
            return 1 if self._pace else 0
        if not obey(line):
            table.say("watch-lost", CORAL)
        return 0


def _seconds(text: str) -> float:
    """Return a number of seconds; 1 where none is named that makes sense."""
    text = text.strip().replace(",", ".")
    digits = text.replace(".", "", 1)
    if digits.isascii() and digits.isdigit() and len(digits) < 6:
        return min(float(text), LONGEST)
    return 1.0
