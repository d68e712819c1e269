"""All that a seat remembers as one tensor: a row for each decision and draw, with what was seen then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Came, Played, Sealed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from starboard.env.layout import Layout
    from starboard.env.openspiel.courses import Note
    from starboard.kernel import Action


class Recall:
    """The rows of a game that has so many decisions and draws at most.

    A row is who decided, chance last; then of each kind of action and of outcome a mark, and one for each value of each
    of its fields that was seen; then the view after it. A row of nothing is a move that has not come yet; where only
    the view is there, something was answered under seal.
    """

    def __init__(self, layout: Layout, longest: int) -> None:
        self._layout: Final = layout
        self._first: Final[dict[type[Action], int]] = {}
        width = layout.seats + 1
        for kind in (*layout.game.space.kinds, *layout.game.chances.kinds):
            self._first[kind] = width
            width += 1 + sum([field.domain.size for field in kind.FIELDS])
        self._view: Final = width
        self.shape: Final = (longest, width + layout.size)

    def write(self, notes: Iterable[Note], seat: int, rows: NDArray[Any]) -> None:
        """Write what a seat noted into rows of zeros."""
        for row, note in zip(rows, notes, strict=False):
            entry = note.entry
            if isinstance(entry, Played | Sealed):
                self._mark(row, entry.seat, entry.action)
            elif isinstance(entry, Came):
                self._mark(row, self._layout.seats, entry.outcome)
            row[self._view :] = self._layout.flat(note.seen, seat)

    def _mark(self, row: NDArray[Any], who: int, action: Action) -> None:
        kind = type(action)
        place = self._first[kind]
        row[who] = row[place] = 1
        place += 1
        for field in kind.FIELDS:
            value: int = getattr(action, field.name)
            if value >= 0:
                row[place + value] = 1
            place += field.domain.size
