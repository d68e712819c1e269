"""Who is at a table: at this process, at others, or a moment ago."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from starboard.table.clock import Clock
    from starboard.table.line import Line

BLINK: Final = 3.0
"""Who is back within so many seconds was never away, as far as others see."""


class Present(Struct, frozen=True):
    """Who is there: the seats, those of them that have the table in view, and how many watch."""

    seats: list[int] = []
    looking: list[int] = []
    watching: int = 0


class Presence:
    """Who is at one table, by the lines to it."""

    __slots__ = ("_clock", "_leaving", "_lines", "_shown", "elsewhere")

    def __init__(self, lines: set[Line], clock: Clock) -> None:
        self._lines: Final = lines
        self._clock: Final = clock
        self.elsewhere: Final[dict[str, Present]] = {}
        """Who is there at other processes, by their names."""
        self._leaving: Final[dict[int, float]] = {}
        """Who has gone so lately that nobody needs to know, with the moment from which it shows."""
        self._shown: tuple[list[int], int] = ([], 0)

    def here(self) -> Present:
        """Return who is connected to this process, or was a moment ago."""
        now = self._clock.now()
        late = {seat for seat, until in self._leaving.items() if until > now + 0.001}
        seats = {line.viewer for line in self._lines if line.viewer >= 0} | late
        looking = {line.viewer for line in self._lines if line.viewer >= 0 and line.visible}
        return Present(sorted(seats), sorted(looking), sum(1 for line in self._lines if line.viewer < 0))

    def seats(self) -> list[int]:
        """Return the seats whose players are connected, or were a moment ago."""
        return sorted({seat for there in self._everywhere() for seat in there.seats})

    def watching(self) -> int:
        """Return how many watch."""
        return sum(there.watching for there in self._everywhere())

    def looking(self) -> set[int]:
        """Return the seats whose players have the table in view."""
        return {seat for there in self._everywhere() for seat in there.looking}

    def _everywhere(self) -> list[Present]:
        return [self.here(), *self.elsewhere.values()]

    def note_gone(self, line: Line) -> None:
        """Note that a line has ended: whoever comes back soon has never been away."""
        if line.viewer >= 0 and not any(other.viewer == line.viewer for other in self._lines):
            self._leaving[line.viewer] = self._clock.now() + BLINK

    def changed(self) -> tuple[list[int], int] | None:
        """Return who is there and how many watch; None where that is as it was when this was last asked."""
        before, self._shown = self._shown, (self.seats(), self.watching())
        return None if self._shown == before else self._shown
