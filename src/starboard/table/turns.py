"""Whose turn begins by what a match tells: by its game's own words, or by who is asked."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Choice, Sealed, is_paced
from starboard.kernel.log import redo
from starboard.table.entries import NOBODY
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Event, Game, Match

WORDS: Final = Texts(LANGUAGES[0])
"""Messages say by an attribute which event begins a turn: in every language the same."""


@cache
def tells_turns(game: Game[Any]) -> bool:
    """Whether some event of a game says that a turn begins."""
    return WORDS.tells_turns(game)


def turn_in(game: Game[Any], events: Sequence[Event], asked: int, turn_of: int, *, paced: bool) -> int:
    """Return the seat whose turn began by these events, after which a seat is asked; NOBODY where none did.

    Where the game tells when turns begin, that is the seat of the last event which says so; a turn that is nobody's is
    that of who is asked. Any other game has one whenever somebody else is asked than whose turn it was: windows, and
    what else is answered at their pace (`paced`), belong to the turn in which they open.
    """
    if tells_turns(game):
        begun = [event for event in events if WORDS.begins(game.name, event)]
        return int(getattr(begun[-1], "seat", asked)) if begun else NOBODY
    return asked if asked >= 0 and asked != turn_of and not paced else NOBODY


class Turns:
    """Reckons whose turn began by each move of a match that was played elsewhere, as its table would have."""

    def __init__(self, match: Match) -> None:
        start, kinds = match.snapshots[0], match.game.codec.kinds.values()
        self._match: Final = match
        self._done = 0
        self._turn_of = NOBODY
        # Only a question that is paced and not sealed cannot be told from an ordinary one by its answer in the log.
        paced = any(issubclass(kind, Choice) and kind.PACED and not kind.SEALED for kind in kinds)
        self._begin: Final = start.entries
        self._s = start.state.clone() if paced and not tells_turns(match.game) else None

    def until(self, end: int, asked: int) -> int:
        """Return the seat whose turn began by what is in the log from where this was asked last to here."""
        events = self._match.log[self._done : end]
        self._follow(self._match.log[max(self._done, self._begin) : end])
        self._done = end
        last = end == len(self._match.log)
        sealed = not last and isinstance(self._match.log[end], Sealed)
        paced = is_paced(self._match.state) if last else sealed or (self._s is not None and is_paced(self._s))
        turn = turn_in(self._match.game, events, asked, self._turn_of, paced=paced)
        self._turn_of = self._turn_of if turn == NOBODY else turn
        return turn

    def _follow(self, events: Sequence[Event]) -> None:
        """Play on; the positions of a log that cannot be played again are not known."""
        if self._s is None:
            return
        try:
            for event in events:
                redo(self._s, event)
        except Exception:  # noqa: BLE001  # whatever a game's rules raise: a file may say anything
            self._s = None
