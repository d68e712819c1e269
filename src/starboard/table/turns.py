"""Whose turn begins by what a match tells, where its game tells turns."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Event, Game

WORDS: Final = Texts(LANGUAGES[0])
"""Messages say by an attribute which event begins a turn: in every language the same."""


@cache
def tells_turns(game: Game[Any]) -> bool:
    """Whether some event of a game says that a turn begins."""
    return WORDS.tells_turns(game)


def turn_in(game: Game[Any], events: Sequence[Event], asked: int, otherwise: int) -> int:
    """Return the seat whose turn began by these events: that of the last which says so, `otherwise` where none does.

    A turn that is nobody's is that of who is asked after it.
    """
    begun = [event for event in events if WORDS.begins(game.name, event)]
    return int(getattr(begun[-1], "seat", asked)) if begun else otherwise
