"""What is kept of a table: the match in its file, and beside it who sits there and what was told them."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from shlex import quote
from shutil import which
from typing import TYPE_CHECKING, Any, Final

from starboard.terminal.shelf import archive, keep, place_for, shelf

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from starboard.kernel import Match
    from starboard.terminal.seating import Seating

MOST: Final = 1_000_000
"""Hints that a file may speak of."""


class Notes:
    """What a table remembers besides its match: the decisions that nobody was asked for, and how many hints it gave."""

    def __init__(self, unasked: Iterable[int] = (), hints: int = 0) -> None:
        self.unasked = set(unasked)
        self.hints = hints

    def kept(self) -> dict[str, Any]:
        """Return what a saved match says of it, for `notes_of` to read."""
        return {"unasked": sorted(self.unasked), "hints": self.hints}


def notes_of(table: Mapping[str, Any] | None) -> Notes:
    """Return what a saved match says that its table remembers; what makes no sense is left out."""
    unasked, hints = (table or {}).get("unasked"), (table or {}).get("hints")
    return Notes(
        [number for number in unasked if type(number) is int] if isinstance(unasked, list) else [],
        hints if type(hints) is int and 0 <= hints < MOST else 0,
    )


class Keeper:
    """Keeps a match in its place on the shelf, and knows whether anything was played that no file has."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        """`file` is where the match was read from, if it was."""
        self._match: Final = match
        self._place = file if file is not None and file.parent in {shelf(), archive()} else None
        self._kept = self._stamp()

    @property
    def is_unsaved(self) -> bool:
        """Whether something was played that no file has."""
        return self._match.decision > 0 and self._kept != self._stamp()

    def keep(self, file: Path | None, seating: Seating, notes: Notes) -> Path:
        """Save the match, in its place where no file is named, and return where; raise what `shelf.keep` raises.

        On the shelf a match has one place: who saves it again finds it once, as it stands.
        """
        place = file or place_for(self._match, self._place)
        keep(self._match, place, {**seating.kept(), **notes.kept()})
        self._kept = self._stamp()
        if file is None:
            before, self._place = self._place, place
            if before not in {None, place}:
                with suppress(OSError):
                    before.unlink()  # it has another place now
        return place

    def _stamp(self) -> tuple[int, int]:
        return self._match.decision, len(self._match.log)


def command_here() -> str:
    """Return how `starboard` is called here: by its name where the system finds it so, else as it was called."""
    called = sys.argv[0]
    if not Path(called).name.startswith("starboard") or not Path(called).is_file():
        return "starboard"
    found = which("starboard")
    same = found is not None and Path(found).resolve() == Path(called).resolve()
    return "starboard" if same else quote(called)
