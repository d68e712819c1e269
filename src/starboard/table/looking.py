"""Looking back at a match: its positions are found by playing on from those that were looked at before."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Game, State, event_of
from starboard.kernel.log import redo
from starboard.table.entries import Began, Entry, Lines, Moved, Ruled, TookBack

if TYPE_CHECKING:
    from collections.abc import Iterable

EVERY: Final = 24
"""Lines between two positions that are kept: what a look plays again at most, once it is known how the match went."""
MOST: Final = 64
"""Positions that are kept."""


def lines_after(entries: Iterable[Entry]) -> Lines:
    """Return the lines of a match after the first of a table's entries; none where it had not begun."""
    lines: Lines = []
    for entry in entries:
        go_on(lines, entry)
    return lines


def go_on(lines: Lines, entry: Entry) -> None:
    """Let the lines of a match be those after one more entry of its table."""
    if isinstance(entry, Began | Ruled):
        lines[:] = entry.lines
    elif isinstance(entry, Moved | TookBack):
        lines[entry.keep :] = entry.lines


class Positions:
    """The positions of one match that were passed while somebody looked back."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        # By the line after which each stood. The line itself is kept beside it, so that no other has its id; what came
        # before a line never changes, since whatever is taken back is told in lines of its own.
        self._kept: Final[OrderedDict[int, tuple[dict[str, Any], State]]] = OrderedDict()

    def after(self, lines: Lines) -> State | None:
        """Return the state after these lines; None where there is no position among them."""
        start = next((index for index, line in enumerate(lines) if "snapshot" in line), -1)
        if start < 0:
            return None
        done, s = self._nearest(lines, start)
        for index in range(done, len(lines)):
            redo(s, event_of(self._game, lines[index]))
            if (index - start) % EVERY == 0:
                self._keep(lines[index], s)
        return s

    def _nearest(self, lines: Lines, start: int) -> tuple[int, State]:
        """Return the last position that is kept, a copy of one's own, and how many lines it has behind it."""
        last = start + (len(lines) - 1 - start) // EVERY * EVERY
        for index in range(last, start, -EVERY):
            found = self._kept.get(id(lines[index]))
            if found is not None and found[0] is lines[index]:
                self._kept.move_to_end(id(lines[index]))
                return index + 1, found[1].clone()
        s = self._game.codec.decode(lines[start]["snapshot"]["state"])
        assert isinstance(s, State)
        return start + 1, s

    def _keep(self, line: dict[str, Any], s: State) -> None:
        if len(self._kept) >= MOST:
            self._kept.popitem(last=False)
        self._kept[id(line)] = line, s.clone()
